package format

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// line spells the acts of one scalar, unless its text is not its bytes.
func (w *speller) line(v Value, acts []Act) {
	if v.Style() == Block || v.Style() == Escaped && v.Part(0, 0) == v.Span() || len(acts) == 0 {
		return
	}
	sp := w.inner(v.Span())
	end := sp.Start
	for i := range acts {
		a := &acts[i]
		if i > 0 && a.Line == acts[i-1].Line {
			continue
		}
		w.parted(end, a.Line.Start, end > sp.Start)
		end = a.Line.End
		n := i + 1
		for n < len(acts) && acts[n].Line == a.Line {
			n++
		}
		w.act(v, acts[i:n])
	}
	if strings.Trim(w.written(Span{end, sp.End}), "; \t") == "" {
		w.put(Span{end, sp.End}, "")
	}
}

// parted sets what stands before an act: nothing, or a semicolon behind another.
func (w *speller) parted(from, to int, behind bool) {
	if from >= to || strings.TrimFunc(strings.ReplaceAll(w.written(Span{from, to}), ";", ""), unicode.IsSpace) != "" {
		return
	}
	if behind {
		w.put(Span{from, to}, "; ")
	} else {
		w.put(Span{from, to}, "")
	}
}

// act spells one act, or those of several players that share a verb.
func (w *speller) act(v Value, acts []Act) {
	a := &acts[0]
	if w.spelling.Translate {
		if text, ok := w.translated(v, acts); ok {
			w.put(a.Line, text)
			return
		}
	}
	if !a.Name.Empty() {
		if a.Group {
			w.put(a.Name, spacedWords(strings.ToLower(w.written(a.Name))))
		}
		last := a.Name
		for _, next := range acts[1:] {
			if !a.Group {
				w.gap(last.End, next.Name.Start, ",")
				last = next.Name
			}
		}
		w.blank(last.End, a.Word.Start)
	}
	if word, ok := tableWord(w.written(a.Word)); ok {
		w.put(a.Word, quotedLike(v, word))
	}
	w.behind(v, a)
}

// quotedLike returns a word as it stands within the quotes of a scalar.
func quotedLike(v Value, word string) string {
	if v.Source().Slice(Span{v.Span().Start, v.Span().Start + 1}) == "'" {
		return strings.ReplaceAll(word, "'", "''")
	}
	return word
}

// spacedWords makes all blanks of a text single.
func spacedWords(text string) string { return strings.Join(strings.Fields(text), " ") }

// tableWord returns the words of a verb as the table of verbs has them.
func tableWord(text string) (string, bool) {
	c := cursor{text: strings.ReplaceAll(text, "''", "'"), end: len(strings.ReplaceAll(text, "''", "'"))}
	row, _, ok := c.verb()
	if !ok || !c.done() {
		return "", false
	}
	want := flat(c.text)
	for _, list := range []string{row.it, row.en} {
		for _, word := range wordList(list) {
			if flat(word) == want {
				return word, true
			}
		}
	}
	return "", false
}

// flat returns a text as words are compared: without blanks, accents,
// apostrophes and capitals.
func flat(text string) string { return strings.ReplaceAll(plainWord(spacedWords(text)), " ", "") }

// behind spells what follows the verb of an act.
func (w *speller) behind(v Value, a *Act) {
	switch a.Verb {
	case Say, Do:
		w.blank(a.Word.End, a.Speech().Span.Start)
		return
	}
	base := a.Word.End
	text := w.written(Span{base, a.Line.End})
	c := cursor{text: text, end: len(text)}
	last := 0
	for !c.done() {
		at := c.peek()
		switch {
		case a.To.Said() && base+at.i == a.To.Span.Start:
			at.j = a.To.Span.End - base
		case a.Verb == Declare:
		default:
			at = w.word(v, a, &c, base)
		}
		w.blank(base+last, base+at.i)
		last, c.at = at.j, at.j
	}
}

// word spells the next word behind a verb, or those that a draw goes on with.
// The text begins at an offset of the document.
func (w *speller) word(v Value, a *Act, c *cursor, base int) part {
	at := c.peek()
	sp := Span{base + at.i, base + at.j}
	look := *c
	if row, verb, ok := look.verb(); ok && (row.takes == takesReceived || row.takes == goesOn) {
		if word, ok := tableWord(c.written(verb)); ok {
			w.put(Span{base + verb.i, base + verb.j}, quotedLike(v, word))
		}
		return verb
	}
	text := c.written(at)
	if a.Amount.Kind == Exact && a.Amount.Span.Start == sp.Start {
		unit := w.session.unit()
		if n, err := unit.Parse(text); err == nil && n == a.Amount.Chips {
			w.put(sp, unit.Format(n, '.'))
		}
		return at
	}
	if k, how := parseCard(text, w.session.Italian); how == aCard && inCards(a, sp) {
		w.put(sp, w.pen().Card(w.session, k))
		return at
	}
	if r, _ := utf8.DecodeRuneInString(text); unicode.IsLetter(r) && plainASCII(text) {
		w.put(sp, strings.ToLower(text))
	}
	return at
}

// inCards reports whether a card of an act stands at a span.
func inCards(a *Act, sp Span) bool {
	for _, list := range [...][]CardNode{a.Thrown, a.Got, a.Set} {
		for _, n := range list {
			if n.Span == sp {
				return true
			}
		}
	}
	return false
}

package format

import (
	"strings"
	"unicode"

	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
)

// A Spelling says what the formatter may do to words.
type Spelling struct {
	Translate bool      // verbs, and what follows them, are put into Lang
	Lang      lang.Lang // else they keep the language they are in
}

// A speller finds what is spelled in another way than the canonical one.
type speller struct {
	edits
	spelling Spelling
	session  *Session
}

// pen writes things in the first of the ways they may be written.
func (w *speller) pen() Pen { return Pen{Lang: w.spelling.Lang} }

// inner returns the span of a scalar's text where that is its bytes: without
// quotes around it.
func (w *speller) inner(sp Span) Span {
	if text := w.text[sp.Start:sp.End]; len(text) >= 2 && (text[0] == '"' || text[0] == '\'') && text[len(text)-1] == text[0] {
		return Span{sp.Start + 1, sp.End - 1}
	}
	return sp
}

func (w *speller) written(sp Span) string { return string(w.text[sp.Start:sp.End]) }

// chips spells an amount, if its span holds that and nothing else.
func (w *speller) chips(n Node[money.Chips]) {
	if !n.Said() {
		return
	}
	sp, unit := w.inner(n.Span), w.session.unit()
	if c, err := unit.Parse(w.written(sp)); err == nil && c == n.V {
		w.put(sp, unit.Format(c, '.'))
	}
}

func (w *speller) chipsOf(list []PlayerChips) {
	for _, p := range list {
		w.chips(p.Chips)
	}
}

func (w *speller) rank(n Node[card.Rank]) {
	if !n.Said() {
		return
	}
	sp := w.inner(n.Span)
	if r, ok := parseRank(w.written(sp)); ok && r == n.V {
		w.put(sp, r.String())
	}
}

func (w *speller) card(n CardNode) {
	if c, how := parseCard(w.written(n.Span), w.session.Italian); how == aCard && c == n.V {
		w.put(n.Span, w.pen().Card(w.session, c))
	}
}

// cards spells cards and the blanks between them.
func (w *speller) cards(list []CardNode, rest Span) {
	for i, n := range list {
		w.card(n)
		if i > 0 {
			w.blank(list[i-1].Span.End, n.Span.Start)
		}
	}
	if len(list) > 0 && !rest.Empty() {
		w.blank(list[len(list)-1].Span.End, rest.Start)
	}
}

// blank makes several blanks one.
func (w *speller) blank(from, to int) { w.gap(from, to, "") }

// gap makes what stands between two words a sign and a blank, if it is nothing
// else.
func (w *speller) gap(from, to int, sign string) {
	if from >= to {
		return
	}
	if text := w.written(Span{from, to}); strings.TrimFunc(text, unicode.IsSpace) == sign && !strings.ContainsAny(text, "\r\n") {
		w.put(Span{from, to}, sign+" ")
	}
}

// opening spells what a session says of itself and its players.
func (w *speller) opening(root Value) {
	chip := root.Key("session").Key("chip")
	if chip.Kind() == Scalar {
		w.put(chip.Span(), strings.Replace(w.written(chip.Span()), ",", ".", 1))
	}
	if cip := root.Key("session").Key("cip"); cip.Kind() == Scalar {
		w.chips(Node[money.Chips]{w.session.Cip, cip.Span()})
	}
	for i := range w.session.Players {
		w.chips(w.session.Players[i].Stack)
	}
}

// hand spells one hand.
func (w *speller) hand(h *Hand, v Value) {
	w.chips(h.Ante.Amount)
	w.chipsOf(h.Ante.Paid)
	w.chipsOf(h.Stacks)
	w.chipsOf(h.Result.Takers)
	w.chips(h.Carried.Pot)
	w.chipsOf(h.Carried.Level)
	for _, n := range h.Carried.Parts {
		w.chips(n)
	}
	w.rank(h.OpeningAt)
	w.rank(h.Carried.Opening)
	for i := range h.Cards {
		w.cards(h.Cards[i].Cards, h.Cards[i].Rest)
	}
	acts := h.Acts
	for ph := Before; ph < Result; ph++ {
		for _, line := range lines(v.Key(ph.String())) {
			n := 0
			for n < len(acts) && acts[n].Phase == ph && within(line.Span(), acts[n].Line) {
				n++
			}
			w.line(line, acts[:n])
			acts = acts[n:]
		}
	}
}

// lines lists the scalars in which a section has its acts.
func lines(section Value) []Value {
	if section.Kind() == Scalar {
		return []Value{section}
	}
	var out []Value
	for item := range section.Items() {
		if item.Kind() == Mapping {
			item = item.Key("act")
		}
		if item.Kind() == Scalar {
			out = append(out, item)
		}
	}
	return out
}

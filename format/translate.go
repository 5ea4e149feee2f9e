package format

import (
	"slices"
	"strings"

	"apertura/format/lang"
)

// translated returns a line in the language asked for, with the names, the
// words said and the verbs that are in it already left as they are. ok is
// false where there is nothing to do.
func (w *speller) translated(v Value, acts []Act) (text string, ok bool) {
	a, to := &acts[0], w.spelling.Lang
	verb, row := w.written(a.Word), rowOf(w.written(a.Word))
	if row == nil || strings.ContainsAny(w.written(a.Line), "\r\n") {
		return "", false
	}
	group := w.written(a.Name)
	foreign := !hasWord(row.in(to), verb)
	foreignGroup := a.Group && groupLang(group) != to
	foreignRest := w.foreignBehind(a, to)
	if !foreign && !foreignGroup && !foreignRest {
		return "", false
	}
	var who []string
	switch {
	case a.Group:
		who = []string{everyone(group, to)}
	default:
		for i := range acts {
			if !acts[i].Name.Empty() {
				who = append(who, w.written(acts[i].Name))
			}
		}
	}
	if foreign {
		verb = wordFor(row, a, len(acts) > 1 || a.Group, verb, to)
	}
	rest := spacedWords(w.written(Span{a.Word.End, a.Line.End}))
	if foreign || foreignRest {
		rest = w.rest(v, a, to)
	}
	return spaced(strings.Join(who, ", "), verb, rest), true
}

// rowOf returns the row of the table that has a verb as written.
func rowOf(text string) *wording {
	text = strings.ReplaceAll(text, "''", "'")
	c := cursor{text: text, end: len(text)}
	row, _, ok := c.verb()
	if !ok {
		return nil
	}
	return row
}

func hasWord(list, word string) bool {
	want := flat(strings.ReplaceAll(word, "''", "'"))
	return slices.ContainsFunc(wordList(list), func(w string) bool { return flat(w) == want })
}

// wordFor returns a verb of the other language. A line for several takes the
// plural; who plays on in the second round sees, in Italian, and in the first
// plays.
func wordFor(row *wording, a *Act, several bool, word string, to lang.Lang) string {
	second := a.Verb == Call && a.Phase == Betting && to == lang.IT
	if several {
		if second {
			return "vedono"
		}
		return plurals(a.Verb).In(to)
	}
	switch {
	case second:
		return "vede"
	case row.takes == takesOneMore:
		if hasWord("quinta, fifth", word) {
			return lang.Text{EN: "fifth", IT: "quinta"}.In(to)
		}
	case a.Verb == Discard && len(a.Thrown) == 0 && to == lang.EN:
		return "draws"
	}
	if list := wordList(row.in(to)); len(list) > 0 {
		return list[0]
	}
	return Pen{Lang: to}.Verb(a)
}

// plurals is what several do at once.
func plurals(v Verb) lang.Text {
	switch v {
	case Pass:
		return lang.Text{EN: "pass", IT: "passano"}
	case Fold:
		return lang.Text{EN: "fold", IT: "escono"}
	case Check:
		return lang.Text{EN: "check", IT: "parola"}
	case Pat:
		return lang.Text{EN: "pat", IT: "serviti"}
	}
	return lang.Text{EN: "call", IT: "giocano"}
}

// groupLang tells the language of the words for all who owe a word.
func groupLang(words string) lang.Lang {
	switch first, _, _ := strings.Cut(spacedWords(strings.ToLower(words)), " "); first {
	case "tutti", "tutte", "gli", "le":
		return lang.IT
	}
	return lang.EN
}

// everyone returns the words for all who owe a word in the other language.
func everyone(words string, to lang.Lang) string {
	words = spacedWords(strings.ToLower(words))
	if groupLang(words) == to {
		return words
	}
	first, _, _ := strings.Cut(words, " ")
	others := false
	for _, w := range []string{"altri", "altre", "others", "else"} {
		others = others || strings.HasSuffix(words, w)
	}
	switch {
	case !others:
		return lang.Text{EN: "all", IT: "tutti"}.In(to)
	case first == "gli", first == "le", first == "the":
		return lang.Text{EN: "the others", IT: "gli altri"}.In(to)
	}
	return lang.Text{EN: "all the others", IT: "tutti gli altri"}.In(to)
}

// foreignBehind reports whether what follows a verb has a word of the other
// language. What is said and names have none.
func (w *speller) foreignBehind(a *Act, to lang.Lang) bool {
	switch a.Verb {
	case Say, Do, Think:
		return false
	case Declare:
		return w.foreignPoint(a, to)
	}
	end := a.Line.End
	if a.To.Said() {
		end = a.To.Span.Start
	}
	words := strings.Fields(strings.ToLower(w.written(Span{a.Word.End, max(end, a.Word.End)})))
	mine, other := smallWords(to), smallWords(1-to)
	return slices.ContainsFunc(words, func(word string) bool {
		return slices.Contains(other, word) && !slices.Contains(mine, word)
	})
}

// smallWords are the words that may follow a verb, verbs among them.
func smallWords(l lang.Lang) []string {
	words := strings.Fields(lang.Text{
		EN: "to by for the pot all all-in allin and card cards one two three four five",
		IT: "a ad di del il piatto resto e ed carta carte un uno una due tre quattro cinque",
	}.In(l))
	for i := range wordings {
		if t := wordings[i].takes; t == takesReceived || t == goesOn {
			for _, phrase := range wordList(wordings[i].in(l)) {
				words = append(words, strings.Fields(phrase)...)
			}
		}
	}
	return words
}

// foreignPoint reports whether the point declared has a word that only the other
// language has.
func (w *speller) foreignPoint(a *Act, to lang.Lang) bool {
	text := strings.ReplaceAll(w.written(a.Point.Span), "''", "'")
	c := cursor{text: text, end: len(text)}
	mine, other := pointLang(to), pointLang(1-to)
	return slices.ContainsFunc(pointWords(nil, &c, c.rest()), func(word pointWord) bool {
		return slices.Contains(other, word.text) && !slices.Contains(mine, word.text)
	})
}

// rest writes what follows a verb in a language, what is said, names and times
// as they are. A point that is in it already stays, too.
func (w *speller) rest(v Value, a *Act, to lang.Lang) string {
	pen := Pen{Lang: to}
	switch {
	case a.Verb == Say || a.Verb == Do:
		return w.written(a.Speech().Span)
	case a.Verb == Declare && !w.foreignPoint(a, to):
		return spacedWords(w.written(a.Point.Span))
	case a.Verb == Declare:
		return quotedLike(v, pen.Point(a.Point.V))
	case a.Verb == Think:
		return spacedWords(w.written(Span{a.Word.End, a.Line.End}))
	case a.Verb == Pay && a.To.Said():
		return spaced(pen.amount(w.session, a.Amount), pen.toWhom(), w.written(a.To.Span))
	case a.Verb == Receive && a.Count.Span == a.Word:
		return ""
	}
	return pen.behind(w.session, a)
}

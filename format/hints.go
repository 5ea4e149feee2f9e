package format

import (
	"strings"

	"apertura/format/lang"
)

// hinted reports the fault with the given code at sp, with a hint of its own
// where one is known: what this writer had in mind.
func (r *reporter) hinted(code string, sp Span, hint lang.Text, args ...any) {
	from := len(r.list)
	r.fault(code, sp, args...)
	r.hint(from, hint)
}

// hint gives the faults from the from-th on another hint, where there is one.
func (r *reporter) hint(from int, hint lang.Text) {
	for i := from; i < len(r.list) && !hint.Empty(); i++ {
		r.list[i].Hint = hint
	}
}

var commaBetweenActs = lang.Text{
	EN: "a comma parts names, a ; parts acts",
	IT: "la virgola separa i nomi, il ; i gesti",
}

// secondAct says of the words left behind an act that they are an act of their
// own. It is empty where they are not.
func (p *actParser) secondAct(c *cursor, a *Act) lang.Text {
	look, player := *c, c.value.Source().Slice(a.Name)
	if w := look.peek(); look.is(w, "e", "ed", "and", "poi", "then") {
		look.at = w.j
	}
	look.skip()
	start := look.at
	if _, rest, ok := p.roster.name(look.text[look.at:look.end]); ok {
		player = "" // it is there
		look.at = look.end - len(rest)
	}
	w, _, ok := look.verb()
	if !ok || w.takes == goesOn {
		return lang.Text{}
	}
	act := clip(strings.TrimSpace(player + " " + look.text[start:look.rest().j]))
	if a.Verb == Call && w.verb == Raise && player != "" {
		return lang.Text{
			EN: "to raise is to call as well: %q is enough",
			IT: "chi rilancia vede già: basta %q",
		}.Fmt(act)
	}
	return lang.Text{
		EN: `two acts: part them with ; as in "…; %s"`,
		IT: `sono due gesti: separali con ; come "…; %s"`,
	}.Fmt(act)
}

// notVerb says of the word where the verb of a subject should be what it does
// there.
func (p *actParser) notVerb(c *cursor, w part, sub subject) lang.Text {
	look := *c
	if strings.HasSuffix(c.written(w), ",") {
		look.end = w.j - 1
		if _, _, ok := look.verb(); ok {
			return commaBetweenActs
		}
		return lang.Text{}
	}
	if !c.is(w, "e", "ed", "and") || len(sub.named) == 0 {
		return lang.Text{}
	}
	look.at = w.j
	look.skip()
	if player, _, ok := p.roster.name(look.text[look.at:look.end]); ok {
		last, names := sub.named[len(sub.named)-1].player, p.session.Players
		return lang.Text{
			EN: "a comma goes between names: %s, %s …",
			IT: "fra i nomi ci va la virgola: %s, %s …",
		}.Fmt(names[last].Name.V, names[player].Name.V)
	}
	return lang.Text{}
}

// onlyTalk says of what stands behind `dice` without quotes that it is an act.
func (p *actParser) onlyTalk(c *cursor, a *Act) lang.Text {
	look := *c
	if w, _, ok := look.verb(); !ok || w.takes >= goesOn {
		return lang.Text{}
	}
	return lang.Text{
		EN: `%q is only talk: to act, write %q`,
		IT: `%q è solo quel che si dice: per farlo davvero scrivi %q`,
	}.Fmt(p.written, clip(strings.TrimSpace(c.value.Source().Slice(a.Name)+" "+c.written(c.rest()))))
}

// notAmount says how to write the amount that stands behind verb.
func notAmount(c *cursor, w part, verb string) lang.Text {
	text := c.written(w)
	switch n := numberWord(c, w); {
	case w.empty():
		return lang.Text{EN: "or a word: pot, all-in, cip", IT: "o una parola: piatto, resto, cip"}
	case strings.HasSuffix(text, ","):
		return commaBetweenActs
	case looksAmount(text):
		return lang.Text{}
	case n > 0:
		return lang.Text{EN: "in digits: %d", IT: "in cifre: %d"}.Fmt(n)
	}
	if next := c.from(w.j); c.is(w, "a", "al", "con", "per", "da", "di", "del", "to", "at", "with", "of", "by", "for") &&
		!next.empty() {
		return lang.Text{EN: "leave %q out: %s %s", IT: "togli %q: %s %s"}.Fmt(text, verb, c.written(next))
	}
	return lang.Text{EN: "or a word: pot, all-in, cip", IT: "o una parola: piatto, resto, cip"}
}

// faceHint says how the face card is written that a word begins with in
// Italian: fante, donna, re. It is empty where the word is something else.
func faceHint(word string, italian bool) lang.Text {
	if word == "" {
		return lang.Text{}
	}
	rank := ""
	switch word[0] | 0x20 {
	case 'f':
		rank = "J"
	case 'd':
		rank = "Q"
	case 'r':
		rank = "K"
	}
	meant := rank + word[1:]
	if _, how := parseCard(meant, italian); rank == "" || how != aCard {
		return lang.Text{}
	}
	return lang.Text{EN: "F, D and R are J, Q and K here: %s", IT: "F, D e R qui sono J, Q e K: %s"}.Fmt(meant)
}

// sampleCards are what cards look like in the notation in force.
func sampleCards(italian bool) lang.Text {
	if italian {
		return lang.Text{EN: "10c or Kq", IT: "10c o Kq"}
	}
	return lang.Text{EN: "10h or Kd", IT: "10h o Kd"}
}

// synonyms are words people use where the table has another. They say less, or
// might say something else, so they are asked about and not taken.
var synonyms = [...]struct{ verb, words string }{
	{"cambia", "scarta, scarto, scartano, scarti, scartiamo, scartate"},
	{"vede", "chiama, chiamo, chiamano, accetta, accetto, accettano"},
	{"esce", "abbandona, abbandono, abbandonano, scappa, scappo, scappano"},
	{"punta cip", "cip"},
	{"rilancia", "aumenta, aumento, aumentano"},
	{"blind", "posts, post"},
	{"calls", "sees, see"},
	{"checks", "knocks, taps"},
	{"folds", "drops"},
}

func synonym(c *cursor, w part) string {
	for _, s := range synonyms {
		if c.is(w, wordList(s.words)...) {
			return s.verb
		}
	}
	return ""
}

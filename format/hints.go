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
	if hint := p.added(c, a); !hint.Empty() {
		return hint
	}
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

// added says of the words left behind an act what they were to add to it: a unit,
// a point where cards go, whose wager is called.
func (p *actParser) added(c *cursor, a *Act) lang.Text {
	if hint := p.behindAmount(c, a); !hint.Empty() {
		return hint
	}
	act := strings.TrimSpace(c.value.Source().Slice(a.Name) + " " + p.written)
	switch a.Verb {
	case Call:
		if _, rest, ok := p.roster.name(c.written(c.rest())); ok && strings.TrimSpace(rest) == "" {
			return lang.Text{EN: "whose wager goes without saying: %q", IT: "di chi è la puntata si sa già: basta %q"}.Fmt(act)
		}
	case Show, ShowOpeners:
		return p.shown(c, a)
	}
	return lang.Text{}
}

// shown says of what stands behind cards shown, or where they should be, how
// one writes it.
func (p *actParser) shown(c *cursor, a *Act) lang.Text {
	player := c.value.Source().Slice(a.Name)
	words := pointWords(nil, c, c.rest())
	if len(words) == 0 {
		return lang.Text{}
	}
	if hint := p.cards().wordsHint(c, c.peek()); !hint.Empty() {
		return hint
	}
	if first := words[0].text; strings.HasPrefix(first, "opener") || strings.HasPrefix(first, "apertur") {
		return lang.Text{EN: "write %q", IT: "scrivi %q"}.Fmt(p.ownWord("shows openers", "mostra apertura"))
	}
	var pt Point
	for i := range words {
		if pt.name(words[i:]) > 0 {
			if a.Verb == ShowOpeners {
				return lang.Text{EN: "behind it go the cards: %s", IT: "dopo vanno le carte: %s"}.Fmt(sampleCards(p.session.Italian))
			}
			return lang.Text{
				EN: "cards are shown, a point is declared: %q", IT: "si mostrano le carte, il punto si dichiara: %q",
			}.Fmt(clip(spaced(player, p.ownWord("declares", "dichiara"), c.written(c.rest()))))
		}
	}
	return lang.Text{}
}

// ownCards says of words like `le carte`, `his openers`, that they go without
// saying.
func (p *actParser) ownCards(c *cursor) lang.Text {
	w := c.peek()
	if !c.is(w, "le", "la", "il", "i", "l", "sue", "his", "her", "their", "my", "the") {
		return lang.Text{}
	}
	if next := c.from(w.j); strings.HasPrefix(c.written(next), "open") {
		return lang.Text{EN: "write %q", IT: "scrivi %q"}.Fmt("shows openers")
	}
	return lang.Text{
		EN: "alone, %q shows the five on record", IT: "da solo, %q fa vedere le cinque che si conoscono",
	}.Fmt(p.written)
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
	if c.is(w, "vince", "vinco", "vincono", "wins", "win") && len(sub.named) > 0 {
		name := p.session.Players[sub.named[0].player].Name.V
		return lang.Text{EN: "who takes the pot stands below: result: %s", IT: "chi prende il piatto si scrive sotto: result: %s"}.Fmt(name)
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

// commaInBrackets says of a name alone in a list between brackets that what
// belongs together is quoted.
func commaInBrackets(c *cursor) lang.Text {
	src := c.value.Source()
	behind := src.Slice(Span{c.value.Span().End, len(src.Text)})
	rest, ok := strings.CutPrefix(strings.TrimLeft(behind, " "), ",")
	end := strings.IndexAny(rest, ",]\n")
	if !ok || c.value.Style() != Plain || end < 0 || strings.TrimSpace(rest[:end]) == "" {
		return lang.Text{}
	}
	return lang.Text{
		EN: "between brackets a comma begins another line: quote it, '%s, %s'",
		IT: "fra parentesi quadre la virgola comincia un'altra riga: metti fra apici '%s, %s'",
	}.Fmt(clip(c.text), clip(strings.TrimSpace(rest[:end])))
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

// wordsHint says how a card is written that stands there in words: `K di cuori`,
// `king of hearts`, `Rh`.
func (r cardReader) wordsHint(c *cursor, w part) lang.Text {
	word := c.written(w)
	rank, next := rankOf(plainWord(word)), c.from(w.j)
	if c.is(next, "di", "of") {
		next = c.from(next.j)
	}
	suit := strings.TrimRight(plainWord(c.written(next)), ",.")
	for i, names := range [...]string{"picche, spades", "fiori, clubs", "quadri, diamonds", "cuori, hearts"} {
		if rank != 0 && listed(names, suit) {
			letters := internationalSuits
			if r.italian {
				letters = italianSuits
			}
			return lang.Text{EN: "a card is a rank and a letter: %s", IT: "una carta è un valore e una lettera: %s"}.
				Fmt(rank.String() + letters[i:i+1])
		}
	}
	return faceHint(word, r.italian)
}

// sampleCards are what cards look like in the notation in force.
func sampleCards(italian bool) lang.Text {
	if italian {
		return lang.Text{EN: "10c or Kq", IT: "10c o Kq"}
	}
	return lang.Text{EN: "10h or Kd", IT: "10h o Kd"}
}

package format

import (
	"strconv"
	"strings"
	"time"

	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
)

// A Pen writes acts down as a log has them: what it writes reads back as the
// same act. Of the several ways to spell one it takes that of the table in
// docs/format.md, or whichever Pick chooses.
type Pen struct {
	Lang lang.Lang
	Pick func(n int) int // one of n spellings, from 0; nil: always the first
}

func (p Pen) pick(n int) int {
	if p.Pick == nil || n < 2 {
		return 0
	}
	return p.Pick(n)
}

func (p Pen) one(of ...string) string { return of[p.pick(len(of))] }

func (p Pen) say(t lang.Text) string { return t.In(p.Lang) }

// Act returns the line of one act, without what a line says beside it.
func (p Pen) Act(s *Session, a *Act) string {
	return spaced(p.Name(s, a.Player), p.Verb(a), p.behind(s, a))
}

// behind returns what follows the verb of an act.
func (p Pen) behind(s *Session, a *Act) string {
	switch a.Verb {
	case Raise:
		return p.raise(s, a)
	case Discard:
		return spaced(p.howMany(s, a.Thrown, a.Count), p.exchange(s, a))
	case Receive:
		return p.howMany(s, a.Got, a.Count)
	case Think:
		if a.Duration().Said() {
			return Duration(a.Duration().V)
		}
		return ""
	case Declare:
		return p.Point(a.Point.V)
	case Say, Do:
		return `"` + a.Speech().V + `"`
	case Pay:
		if a.To.Said() {
			return spaced(p.amount(s, a.Amount), p.toWhom(), p.Name(s, a.To.V))
		}
		return p.amount(s, a.Amount)
	}
	return spaced(p.amount(s, a.Amount), p.Cards(s, a.Got))
}

func (p Pen) toWhom() string { return p.say(lang.Text{EN: "to", IT: "a"}) }

// spaced joins words with blanks, less those that are empty.
func spaced(words ...string) string {
	var b strings.Builder
	for _, w := range words {
		if w != "" && b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w)
	}
	return b.String()
}

// Name returns a player's name or short name, "" for nobody.
func (p Pen) Name(s *Session, player int) string {
	if player < 0 || player >= len(s.Players) {
		return ""
	}
	who := &s.Players[player]
	if who.Short.Said() {
		return p.one(who.Name.V, who.Short.V)
	}
	return who.Name.V
}

// Verb returns words for what an act does, behind which all that the act says
// may follow.
func (p Pen) Verb(a *Act) string {
	var rows []*wording
	for i := range wordings {
		if w := &wordings[i]; w.verb == a.Verb && w.in(p.Lang) != "" && w.takes.allow(a) {
			rows = append(rows, w)
		}
	}
	if len(rows) == 0 {
		return ""
	}
	return p.one(wordList(rows[p.pick(len(rows))].in(p.Lang))...)
}

// allow reports whether what an act says may follow words of a row.
func (t takes) allow(a *Act) bool {
	switch t {
	case takesNumber:
		return len(a.Thrown) == 0
	default:
		return t < goesOn
	}
}

// goesOnWith returns the words of the row that a draw goes on with.
func (p Pen) goesOnWith(verb Verb, t takes) string {
	for i := range wordings {
		if w := &wordings[i]; w.verb == verb && w.takes == t {
			return p.one(wordList(w.in(p.Lang))...)
		}
	}
	return ""
}

func (p Pen) exchange(s *Session, a *Act) string {
	var words []string
	if a.Openers {
		words = append(words, p.goesOnWith(Discard, goesOn), p.Cards(s, a.Set))
	}
	if a.Gets {
		words = append(words, p.goesOnWith(Receive, takesReceived), p.Cards(s, a.Got))
	}
	return spaced(words...)
}

func (p Pen) howMany(s *Session, cards []CardNode, n Node[int]) string {
	if len(cards) > 0 {
		return p.Cards(s, cards)
	}
	return strconv.Itoa(n.V)
}

func (p Pen) raise(s *Session, a *Act) string {
	var how lang.Text
	switch {
	case a.By:
		how = lang.Text{EN: "by", IT: "di"}
	case a.Amount.Kind == Exact:
		how = lang.Text{EN: "to", IT: "a"}
	}
	return spaced(p.say(how), p.amount(s, a.Amount))
}

func (p Pen) amount(s *Session, a Amount) string {
	var words []string
	switch a.Kind {
	case Exact:
		words = append(words, p.Chips(s, a.Chips))
	case PotAmount:
		words = append(words, p.say(lang.Text{EN: "pot", IT: "piatto"}))
	case CipAmount:
		words = append(words, "cip")
	}
	if a.AllIn {
		words = append(words, p.say(lang.Text{EN: "all-in", IT: "resto"}))
	}
	return spaced(words...)
}

// Chips returns an amount, with a point or a comma.
func (p Pen) Chips(s *Session, c money.Chips) string {
	text := s.unit().Format(c, '.')
	return p.one(text, strings.Replace(text, ".", ",", 1))
}

// Cards returns a list of cards in the session's notation.
func (p Pen) Cards(s *Session, list []CardNode) string {
	var words []string
	for _, n := range list {
		words = append(words, p.Card(s, n.V))
	}
	return spaced(words...)
}

// Card returns one card in the session's notation.
func (p Pen) Card(s *Session, c card.Card) string {
	if c == card.Unknown {
		return "??"
	}
	rank := c.Rank().String()
	if c.Rank() == card.Ten {
		rank = p.one(rank, "T")
	}
	letters := internationalSuits
	if s.Italian {
		letters = italianSuits
	}
	letter := letters[c.Suit() : c.Suit()+1]
	return rank + p.one(letter, strings.ToUpper(letter), c.Suit().String())
}

// Duration returns a time as a log writes it: 20s, 1m30s.
func Duration(d time.Duration) string {
	text := d.String()
	for _, zero := range []string{"m0s", "h0m"} {
		if strings.HasSuffix(text, zero) {
			text = text[:len(text)-2]
		}
	}
	return text
}

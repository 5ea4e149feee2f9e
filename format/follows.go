package format

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"apertura/format/lang"
)

// follows reads what a verb takes into a. It returns false where something was
// reported; the rest of the act is not looked at then.
func (p *actParser) follows(c *cursor, t takes, a *Act) (ok bool) {
	switch t {
	case takesNothing, goesOn, callsForAnother:
		return true
	case mayTakeAmount:
		p.preposition(c)
		a.Amount, ok = p.amount(c, false)
	case takesAmount:
		p.preposition(c)
		a.Amount, ok = p.amount(c, true)
	case takesRaise:
		ok = p.raise(c, a)
	case takesPayment:
		ok = p.payment(c, a)
	case mayTakeTime:
		ok = p.thinking(c, a)
	case takesNumber:
		ok = p.draws(c, a)
	case takesDiscards:
		ok = p.discards(c, a)
	case takesReceived, takesOneMore:
		ok = p.receives(c, t, a)
	case mayTakeCard:
		a.Got, ok = p.cards().list(c, 1, false, p.word)
	case mayTakeHand:
		from, look := len(p.rep.list), *c
		if a.Got, ok = p.cards().list(c, handCards, false, p.word); len(p.rep.list) > from {
			p.rep.hint(from, p.ownCards(&look))
		}
	case takesPoint:
		ok = p.point(c, a)
	case takesSpeech:
		ok = p.speech(c, a)
	}
	return ok
}

func (p *actParser) cards() cardReader { return cardReader{p.session.Italian, p.rep, p.store} }

// draws reads `draws N`: English does not say whether cards named are thrown
// or received.
func (p *actParser) draws(c *cursor, a *Act) bool {
	w := c.peek()
	if _, how := parseCard(c.written(w), p.session.Italian); how != noCard {
		p.rep.fault("F29", c.spanOf(part{w.i, c.rest().j}), p.written)
		return false
	}
	found, ok := p.number(c, a)
	if !found {
		return p.howMany(c)
	}
	return ok && p.exchange(c, a)
}

// discards reads how many cards, or which, and what comes for them.
func (p *actParser) discards(c *cursor, a *Act) bool {
	found, ok := p.number(c, a)
	if !found {
		if w := c.peek(); w.empty() || c.tail(w) {
			return p.howMany(c)
		}
		from, look := len(p.rep.list), *c
		if a.Thrown, ok = p.cards().list(c, handCards, true, p.word); len(p.rep.list) > from {
			p.rep.hint(from, p.drawsNothing(&look))
		}
	}
	return ok && p.exchange(c, a)
}

func (p *actParser) howMany(c *cursor) bool {
	w := c.peek()
	p.rep.hinted("F41", p.orWord(c, w), p.drawsNothing(c), orNothing(c.written(w)), lang.Text{
		EN: "how many cards, or which ones", IT: "quante carte, o quali",
	})
	return false
}

// drawsNothing says how to write that somebody changes no card.
func (p *actParser) drawsNothing(c *cursor) lang.Text {
	if !c.is(c.peek(), "niente", "nulla", "nessuna", "zero", "none", "nothing", "no") {
		return lang.Text{}
	}
	return lang.Text{EN: "who changes no card is %q", IT: "chi non cambia è %q"}.Fmt(p.ownWord("pat", "servito"))
}

// exchange reads `scarta apertura [CARDS]` and `prende CARDS`, in that order:
// openers are declared before the cards come.
func (p *actParser) exchange(c *cursor, a *Act) (ok bool) {
	t, at := c.goesOn(c.peek())
	if t == goesOn {
		a.Openers = true
		if a.Set, ok = p.cards().list(c, handCards, false, c.take(at)); !ok {
			return false
		}
		t, at = c.goesOn(c.peek())
	}
	if t == takesReceived {
		a.Gets = true
		a.Got, ok = p.cards().list(c, handCards, true, c.take(at))
		return ok
	}
	return true
}

// receives reads the cards served, or their number; `quarta` alone is one.
func (p *actParser) receives(c *cursor, t takes, a *Act) bool {
	found, ok := p.number(c, a)
	if found {
		return ok
	}
	if t == takesOneMore && c.done() {
		a.Count = Node[int]{1, p.word}
		return true
	}
	a.Got, ok = p.cards().list(c, handCards, true, p.word)
	return ok
}

// speech reads words in quotes.
func (p *actParser) speech(c *cursor, a *Act) bool {
	all := c.rest()
	text := c.written(all)
	open, n := utf8.DecodeRuneInString(text)
	end := -1
	if mark := closingQuote(open); mark != 0 {
		if end = strings.IndexRune(text[n:], mark); end >= 0 {
			whole := part{all.i, all.i + n + end + utf8.RuneLen(mark)}
			p.store.extend(a).Speech = Node[string]{text[n : n+end], c.take(whole)}
			return true
		}
	}
	p.rep.hinted("F41", p.orWord(c, all), p.onlyTalk(c, a), orNothing(text), speechWanted)
	return false
}

var speechWanted = lang.Text{EN: `words in quotes, as in says "…"`, IT: `parole fra virgolette, come dice "…"`}

func isBlank(s string) bool { return skipBlanks(s, 0) == len(s) }

func trimRight(s string) string {
	if n := len(s); n > 0 && s[n-1] > ' ' && s[n-1] < utf8.RuneSelf {
		return s // as most are
	}
	return strings.TrimRightFunc(s, unicode.IsSpace)
}

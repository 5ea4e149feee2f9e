package format

import (
	"errors"
	"strings"
	"time"

	"apertura/format/lang"
	"apertura/format/money"
)

// unit returns what the smallest chip is worth, a cent where a session that
// could not be read leaves it open.
func (s *Session) unit() money.Unit {
	if s.Unit.Value <= 0 {
		return money.Cent
	}
	return s.Unit
}

// parseAmount reads the plain amount of a key: digits, no word.
func parseAmount(v Value, s *Session, rep *reporter) (Node[money.Chips], bool) {
	if v.Kind() != Scalar {
		rep.fault("F21", v.Span(), lang.Text{EN: "an amount", IT: "una cifra"})
		return Node[money.Chips]{}, false
	}
	chips, ok := s.chips(v.Text(), v.Span(), rep, nil)
	return Node[money.Chips]{V: chips, Span: v.Span()}, ok
}

// chips reads digits, and says what is wrong with them. hint is for a text that is
// no amount at all, nil for the usual one.
func (s *Session) chips(text string, at Span, rep *reporter, hint func() lang.Text) (money.Chips, bool) {
	u := s.unit()
	chips, err := u.Parse(strings.TrimSpace(text))
	if err != nil {
		var what lang.Text
		if hint != nil {
			what = hint()
		}
		rep.badAmount(err, text, at, u, what)
	}
	return chips, err == nil
}

// badAmount says why a text is no amount of chips of unit u.
func (r *reporter) badAmount(err error, text string, at Span, u money.Unit, hint lang.Text) {
	switch {
	case errors.Is(err, money.ErrThousands):
		r.fault("F38", at, text)
	case errors.Is(err, money.ErrNotChips):
		r.fault("F39", at, text, lang.Text{EN: u.Format(1, '.'), IT: u.Format(1, ',')})
	case errors.Is(err, money.ErrTooLarge):
		r.fault("F40", at, text)
	default:
		r.hinted("F37", at, hint, orNothing(text))
	}
}

// amount reads what follows a verb: digits, `piatto`, `cip`, and `resto`
// alone or behind any of these. Where must is false and nothing that looks
// like an amount is there, nothing is read. The words may have their article.
func (p *actParser) amount(c *cursor, must bool) (Amount, bool) {
	w := c.peek()
	if w.empty() && !must {
		return Amount{}, true
	}
	figure := !w.empty() && isDigit(c.text[w.i]) // no word at all
	if !figure {
		c.article()
		w = c.peek()
	}
	a := Amount{Span: c.spanOf(w)}
	switch {
	case !figure && c.allIn(&w):
		a.Kind, a.AllIn = Rest, true
		a.Span = c.take(w)
		return a, true
	case !figure && c.is(w, "piatto", "pot"):
		a.Kind = PotAmount
	case !figure && c.is(w, "cip"):
		a.Kind, a.Chips = CipAmount, p.session.Cip
	case figure || must || looksAmount(c.written(w)):
		at := a.Span
		if w.empty() {
			at = p.word
		}
		chips, ok := p.session.chips(c.written(w), at, p.rep, func() lang.Text { return p.notAmount(c, w) })
		if !ok {
			return Amount{}, false
		}
		a.Kind, a.Chips = Exact, chips
	default:
		return Amount{}, true
	}
	if c.take(w); c.done() {
		return a, true
	}
	c.article()
	if more := c.peek(); c.allIn(&more) {
		c.take(more)
		a.AllIn = true
		a.Span = c.spanOf(part{w.i, more.j})
	}
	return a, true
}

// article passes over the article of `il piatto`, `the pot`, `il resto`, `un cip`.
func (c *cursor) article() {
	w := c.peek()
	next := c.from(w.j)
	if c.is(w, "il", "the") && c.amountWord(next) || c.is(w, "un", "a", "one") && c.is(next, "cip") {
		c.at = w.j
	}
}

func (c *cursor) amountWord(w part) bool { return c.is(w, "piatto", "pot", "cip") || c.allIn(&w) }

// preposition passes over that of `apre di 2`, `opens for 2`, `bets for the pot`.
func (p *actParser) preposition(c *cursor) {
	w := c.peek()
	if w.empty() || !c.is(w, "di", "for") {
		return
	}
	look := *c
	look.at = w.j
	look.article()
	if next := look.peek(); looksAmount(c.written(next)) || c.amountWord(next) {
		c.at = w.j
	}
}

// allIn reports whether w is the word for all he has, and widens it where
// that takes two.
func (c *cursor) allIn(w *part) bool {
	if c.is(*w, "resto", "all-in", "allin") {
		return true
	}
	if next := c.from(w.j); c.is(*w, "all") && c.is(next, "in") {
		w.j = next.j
		return true
	}
	return false
}

func looksAmount(word string) bool {
	for i := range len(word) {
		if isDigit(word[i]) {
			return true
		}
	}
	return false
}

// raise reads what a raise goes to, or by.
func (p *actParser) raise(c *cursor, a *Act) bool {
	w := c.peek()
	to, by := p.raiseSize(c)
	if by || to {
		c.article()
		size := c.peek()
		amount, ok := p.amount(c, true)
		if ok && amount.Kind == PotAmount && !by {
			whole := part{w.i, c.at}
			hint := lang.Text{EN: "a raise of the size of the pot: %s", IT: "un rilancio grande quanto il piatto: %s"}.
				Fmt(spaced(p.written, c.written(size)))
			p.rep.hinted("F37", c.spanOf(whole), hint, c.written(whole))
			return false
		}
		a.Amount, a.By = amount, by
		return ok
	}
	if word := c.written(w); c.is(w, "cip") || looksAmount(word) && withoutArticle(word) == "" {
		p.rep.fault("F28", c.spanOf(w), p.written, c.written(w))
		return false
	}
	amount, ok := p.amount(c, true)
	a.Amount, a.By = amount, amount.Kind == PotAmount
	return ok
}

// raiseSize reads the words before the size of a raise: whether it goes to it,
// `a 12`, `fino a 12`, `up to 12`, or by it, `di 4`, `di altri 4`, `another 4`.
func (p *actParser) raiseSize(c *cursor) (to, by bool) {
	w := c.peek()
	next := c.from(w.j)
	switch {
	case c.is(w, "di", "by"):
		c.at = w.j
		c.eat("altri", "altre", "another")
		return false, true
	case c.is(w, "altri", "altre", "another") && looksAmount(c.written(next)):
		c.at = w.j
		return false, true
	case c.is(w, "del") && c.is(next, "piatto"):
		c.at = w.j
		return false, true
	case c.is(w, "a", "to"):
		c.at = w.j
		return true, false
	case c.is(w, "al") && c.amountWord(next): // which is refused, as `a piatto` is
		c.at = w.j
		return true, false
	case c.is(w, "fino") && c.is(next, "a"), c.is(w, "up", "it") && c.is(next, "to"):
		c.at = next.j
		return true, false
	}
	return false, false
}

// payment reads what is paid and to whom; without a name it is the pot.
func (p *actParser) payment(c *cursor, a *Act) bool {
	amount, ok := p.amount(c, true)
	if !ok {
		return false
	}
	a.Amount = amount
	if !c.eat("a", "ad", "to") {
		return true
	}
	c.skip()
	left := c.text[c.at:c.end]
	player, rest, ok := p.roster.name(left)
	at := part{c.at, c.at + len(left) - len(rest)}
	if !ok {
		at = c.rest()
		p.rep.fault("F22", p.orWord(c, at), c.written(at), p.roster.nearest(c.written(at)))
		return false
	}
	a.To = Node[int]{player, c.take(at)}
	return true
}

// thinking reads how long somebody thought, which may be left out.
func (p *actParser) thinking(c *cursor, a *Act) bool {
	at := c.rest()
	if at.empty() {
		return true
	}
	d, ok := parseDuration(c.written(at))
	if !ok {
		p.rep.fault("F41", c.spanOf(at), c.written(at), durationWanted())
		return false
	}
	p.store.extend(a).Duration = Node[time.Duration]{d, c.take(at)}
	return true
}

func durationWanted() lang.Text {
	return lang.Text{EN: "a time, as in 20s or 1m30s", IT: "un tempo, come 20s o 1m30s"}
}

// parseDuration reads minutes and seconds: 20s, 1m, 1m30s, 90s. No more than
// a thousand of either: nobody thinks that long.
func parseDuration(text string) (time.Duration, bool) {
	var total time.Duration
	units := "ms"
	for text != "" {
		n, digits := 0, 0
		for digits < len(text) && digits < 4 && text[digits] >= '0' && text[digits] <= '9' {
			n = 10*n + int(text[digits]-'0')
			digits++
		}
		if digits == 0 || digits > 3 || digits == len(text) {
			return 0, false
		}
		i := strings.IndexByte(units, text[digits]|0x20)
		if i < 0 {
			return 0, false
		}
		step := time.Second
		if units[i] == 'm' {
			step = time.Minute
		}
		total += time.Duration(n) * step
		units, text = units[i+1:], text[digits+1:]
	}
	return total, units != "ms"
}

package proof

import (
	"math/bits"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/rank"
)

// value values the hands to beat.
func (t *trial) value() {
	for i, h := range t.hands[:t.against] {
		w := rank.Of(t.deck, t.rules, h)
		t.worth[i] = w
		if w.Category == format.StraightFlush {
			t.royal = true
		} else if w.Order > t.top.Order {
			t.top = w
		}
	}
}

// beats reports whether five cards beat every one of the hands, or are as good.
func (t *trial) beats(five card.Set) bool {
	w := rank.Of(t.deck, t.rules, five)
	for _, h := range t.worth[:t.against] {
		if t.orTies && rank.Beats(t.rules, h, w) || !t.orTies && !rank.Beats(t.rules, w, h) {
			return false
		}
	}
	return true
}

// someBeats returns a hand that beats them all. From the lowest point that may,
// which is the likeliest, it tries the best hand of each kind: no other of that
// kind beats what it does not. Only among straight flushes is there no best, so
// each is tried; and nothing else beats one.
func (t *trial) someBeats() (card.Set, bool) {
	if t.n == 0 {
		return t.base, t.beats(t.base)
	}
	least := max(t.top.Category, format.HighCard)
	if least == format.Flush {
		least = format.FullHouse // which may stand above it
	}
	for c := least; c <= format.Four && !t.royal; c++ {
		if s, ok := t.best(c); ok {
			return s, true
		}
	}
	return t.straightFlush()
}

// best returns a hand of the category that beats them all.
func (t *trial) best(c format.Category) (card.Set, bool) {
	switch c {
	case format.Four:
		return t.bestOf(4)
	case format.Flush:
		return t.bestFlush()
	case format.FullHouse:
		return t.bestFull()
	case format.Straight:
		return t.straight()
	case format.Three:
		return t.bestOf(3)
	case format.TwoPair:
		return t.bestTwoPair()
	case format.Pair:
		return t.bestPair()
	}
	s := t.strongest(0)
	return s, t.beats(s)
}

func (t *trial) straightFlush() (card.Set, bool) {
	for u := card.Spades; u <= card.Hearts; u++ {
		suit := suited(u)
		if t.beside(suit) > 0 {
			continue
		}
		for v := card.Two; v <= card.Ten; v++ {
			if s := run(v, 5) & suit; t.whole(s) && t.beats(s) {
				return s, true
			}
		}
		if s := t.aceLow() & suit; t.whole(s) && t.beats(s) {
			return s, true
		}
	}
	return 0, false
}

// whole reports whether five cards are a hand of the vector.
func (t *trial) whole(five card.Set) bool {
	return t.base&^five == 0 && five.Len() == 5 && t.contains(five)
}

// beside returns how many cards are in every hand beside some: a point of those
// leaves room for few. It is looked at before what takes longer.
func (t *trial) beside(cards card.Set) int { return (t.base &^ cards).Len() }

// bestOf tries n of a rank, the highest there can be.
func (t *trial) bestOf(n int) (card.Set, bool) {
	for v := card.Ace; v >= card.Two; v-- {
		if t.beside(ranked(v)) > 5-n {
			continue
		}
		if s, ok := t.pick(ranked(v), n); ok {
			s = t.strongest(s)
			return s, t.beats(s)
		}
	}
	return 0, false
}

func (t *trial) bestFull() (card.Set, bool) {
	for v := card.Ace; v >= card.Two; v-- {
		three := ranked(v)
		if t.beside(three) > 2 || t.most(three) < 3 {
			continue
		}
		for w := card.Ace; w >= card.Two; w-- {
			two := ranked(w)
			if w == v || t.beside(three|two) > 0 || t.most(two) < 2 {
				continue
			}
			if s, ok := t.full(three, two); ok {
				return s, t.beats(s)
			}
		}
	}
	return 0, false
}

// full returns a hand with three cards of one rank and two of another.
func (t *trial) full(three, two card.Set) (card.Set, bool) {
	var pairs [6]card.Set
	n := t.pairsOf(two, &pairs)
	for c := three; c != 0; c &= c - 1 {
		for _, p := range pairs[:n] {
			if s := three&^(c&-c) | p; t.whole(s) {
				return s, true
			}
		}
	}
	return 0, false
}

func (t *trial) bestFlush() (card.Set, bool) {
	for u := card.Spades; u <= card.Hearts; u++ {
		suit := suited(u)
		if t.base&^suit != 0 || t.most(suit) < 5 {
			continue
		}
		s := t.base
		for i, c := range t.classes() {
			s |= highest(c&suit, int(t.x[i]))
		}
		if t.beats(s) {
			return s, true
		}
	}
	return 0, false
}

func (t *trial) bestTwoPair() (card.Set, bool) {
	for v := card.Ace; v >= card.Two; v-- {
		a := ranked(v)
		if t.beside(a) > 3 || t.most(a) < 2 {
			continue
		}
		for w := v - 1; w >= card.Two; w-- {
			if t.top.Category == format.TwoPair && (v < t.top.Ranks[0] || v == t.top.Ranks[0] && w < t.top.Ranks[1]) {
				break
			}
			b := ranked(w)
			if t.beside(a|b) > 1 || t.most(b) < 2 {
				continue
			}
			if s, ok := t.both(a, b); ok {
				return t.strongest(s), true
			}
		}
	}
	return 0, false
}

func (t *trial) bestPair() (card.Set, bool) {
	for v := card.Ace; v >= card.Two; v-- {
		if t.top.Category == format.Pair && v < t.top.Ranks[0] {
			break
		}
		if t.beside(ranked(v)) > 3 || t.most(ranked(v)) < 2 {
			continue
		}
		var pairs [6]card.Set
		n := t.pairsOf(ranked(v), &pairs)
		for _, p := range pairs[:n] {
			if t.good(p) {
				return t.strongest(p), true
			}
		}
	}
	return 0, false
}

// good reports whether cards that make a point will do: to open any will, to
// beat the hands the best with them must.
func (t *trial) good(cards card.Set) bool { return t.about != beating || t.beats(t.strongest(cards)) }

// noneBeats returns a hand that does not beat them all.
func (t *trial) noneBeats() (card.Set, bool) { return t.search(mayLose) }

// mayLose judges a hand of which the first cards are chosen, as far as what is
// certain of its point goes: a pair or better of a higher kind or rank beats
// the best hand whatever comes to it.
func (t *trial) mayLose(hand card.Set, whole bool) bool {
	if whole {
		return !t.beats(hand)
	}
	if t.royal {
		return true
	}
	c, v := partial(hand)
	return t.against > 0 && (c < t.top.Category || c == t.top.Category && v <= t.top.Ranks[0])
}

// partial returns the point that some cards of a hand make by their ranks, and
// the rank it is named by.
func partial(cards card.Set) (format.Category, card.Rank) {
	c, at := format.HighCard, card.Rank(0)
	for cards != 0 {
		v := card.Card(bits.Len64(uint64(cards)) - 1).Rank()
		here := cards.Ranked(v)
		cards &^= here
		switch n := here.Len(); {
		case n == 4:
			return format.Four, v
		case n == 3:
			c, at = format.Three, v
		case n == 2 && c == format.HighCard:
			c, at = format.Pair, v
		case n == 2 && c == format.Pair:
			c = format.TwoPair
		case at == 0: // the highest of single cards
			at = v
		}
	}
	return c, at
}

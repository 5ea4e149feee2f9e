package proof

import "apertura/format/card"

// most returns how many of the cards a hand of the vector can have at most.
func (f *family) most(cards card.Set) int {
	n := (f.base & cards).Len()
	for i, c := range f.classes() {
		n += min((c & cards).Len(), int(f.x[i]))
	}
	return n
}

// contains reports whether a hand of the vector can have all of the cards.
func (f *family) contains(cards card.Set) bool {
	cards &^= f.base
	for i, c := range f.classes() {
		if (c & cards).Len() > int(f.x[i]) {
			return false
		}
		cards &^= c
	}
	return cards == 0
}

// pick returns of the cards as many as a hand of the vector can have; false
// where those are not n.
func (f *family) pick(cards card.Set, n int) (card.Set, bool) {
	s := f.base & cards
	for i, c := range f.classes() {
		s |= lowest(c&cards, int(f.x[i]))
	}
	return s, s.Len() >= n
}

// fill returns a hand of the vector with the cards, which it can have.
func (f *family) fill(cards card.Set) card.Set {
	hand := f.base | cards
	for i, c := range f.classes() {
		hand |= lowest(c&^cards, int(f.x[i])-(c&cards).Len())
	}
	return hand
}

// strongest returns the hand of the vector that has the cards, which it can
// have, and beside them the highest.
func (f *family) strongest(cards card.Set) card.Set {
	hand := f.base | cards
	for i, c := range f.classes() {
		hand |= highest(c&^cards, int(f.x[i])-(c&cards).Len())
	}
	return hand
}

// lowest returns the n lowest of the cards, highest the n highest.
func lowest(cards card.Set, n int) card.Set {
	rest := cards
	for ; n > 0; n-- {
		rest &= rest - 1
	}
	return cards &^ rest
}

func highest(cards card.Set, n int) card.Set {
	return cards &^ lowest(cards, cards.Len()-n)
}

// A test is asked of the cards of a hand chosen so far, and in the end of the
// whole hand. What a choice of some cards fails, every hand with them must fail.
type test uint8

const (
	mayProve test = iota // it may prove the opening
	mayFail              // it may fail to
	mayLose              // it may fail to beat the hands
)

func (t *trial) meets(is test, hand card.Set, whole bool) bool {
	switch is {
	case mayProve:
		return t.mayProve(hand, whole)
	case mayFail:
		return t.mayFail(hand, whole)
	}
	return t.mayLose(hand, whole)
}

// search returns a hand of the vector that meets the test.
func (t *trial) search(is test) (card.Set, bool) {
	if t.n == 0 {
		return t.base, t.meets(is, t.base, true)
	}
	if !t.meets(is, t.base, false) {
		return 0, false
	}
	return t.choose(0, t.class[0], int(t.x[0]), t.base, is)
}

// choose adds to the hand so many cards of what is left of class i, then those
// of the classes after it.
func (t *trial) choose(i int, from card.Set, n int, hand card.Set, is test) (card.Set, bool) {
	for n == 0 {
		if i++; i == t.n {
			return hand, t.meets(is, hand, true)
		}
		from, n = t.class[i], int(t.x[i])
	}
	for from.Len() >= n {
		h := hand | from&-from
		from &= from - 1
		if !t.meets(is, h, false) {
			continue
		}
		if s, ok := t.choose(i, from, n-1, h, is); ok {
			return s, true
		}
	}
	return 0, false
}

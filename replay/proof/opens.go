package proof

import (
	"apertura/format/card"
	"apertura/replay/rank"
)

// someProves returns a hand that proves the opening: one with a pair, or
// whatever else does, in it.
func (t *trial) someProves() (card.Set, bool) {
	switch {
	case t.holds(t.base):
		return t.fill(0), true
	case t.n == 0:
		return t.base, rank.Proves(t.deck, t.rules, t.base, t.opening)
	}
	if s, ok := t.pairs(); ok {
		return t.fill(s), true
	}
	if t.size == 5 {
		if s, ok := t.straight(); ok {
			return s, true
		}
		if s, ok := t.flush(); ok {
			return s, true
		}
	}
	if s, ok := t.draw(); ok {
		return t.fill(s), true
	}
	if t.tiny() {
		return t.search(mayProve)
	}
	return 0, false
}

// noneProves returns a hand that does not prove the opening.
func (t *trial) noneProves() (card.Set, bool) { return t.search(mayFail) }

// holds reports whether cards prove the opening whatever comes to them.
func (t *trial) holds(cards card.Set) bool { return rank.Holds(t.deck, t.rules, cards, t.opening) }

// tiny reports whether cards can prove the opening by leaving no room for a
// hand without: so it is where the nine is the lowest card and tens open, since
// there a pair or a straight is nearly all there is.
func (t *trial) tiny() bool { return t.deck == 24 && t.opening.At <= card.Ten }

// mayProve and mayFail judge a hand of which the first cards are chosen: can it
// still prove the opening, or fail to, and when it is whole, does it.
func (t *trial) mayProve(hand card.Set, whole bool) bool {
	return !whole || rank.Proves(t.deck, t.rules, hand, t.opening)
}

func (t *trial) mayFail(hand card.Set, whole bool) bool {
	if whole {
		return !rank.Proves(t.deck, t.rules, hand, t.opening)
	}
	return !t.holds(hand)
}

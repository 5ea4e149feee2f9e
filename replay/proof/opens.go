package proof

import (
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// An Answer is what can be said of a hidden hand.
type Answer uint8

// The answers. Either is also the answer where no hand at all is possible.
const (
	Either Answer = iota
	Must          // every hand he can have held
	Cannot        // none
)

// String returns the answer's name.
func (a Answer) String() string { return [...]string{"either", "must", "cannot", ""}[a&3] }

// Opens reports whether a dealt hand could open: five cards, of which some are
// known and so many unknown, these from the deck less what is out, that is
// known to have been elsewhere.
func Opens(deck card.Deck, r *house.Rules, known card.Set, unknown int, out card.Set, o rank.Opening) Answer {
	pool := deck.Cards() &^ known &^ out
	if known.Len()+unknown != 5 || unknown < 0 || pool.Len() < unknown {
		return Either
	}
	if rank.ProvesAmong(deck, r, known, pool, o) {
		return Must
	}
	h := hidden{deck, r, known, unknown, pool}
	if h.pairs(o.At) || h.straight() || h.flush() || h.draw(o.Draw) {
		return Either
	}
	return Cannot
}

// hidden is a hand of five of which some cards may be any of a pool. Its
// methods ask whether there is one such hand with what they are named for;
// the pool has cards enough for the rest.
type hidden struct {
	deck    card.Deck
	rules   *house.Rules
	known   card.Set
	unknown int
	pool    card.Set
}

// pairs: a pair of at least rank at, two pair or three of a kind.
func (h hidden) pairs(at card.Rank) bool {
	spare := h.unknown // cards left once the cheapest two pairs are made
	pairs := 0
	for need := range 3 {
		for v := card.Two; v <= card.Ace; v++ {
			have := h.known.Ranked(v).Len()
			can := have + min(h.pool.Ranked(v).Len(), h.unknown)
			if can >= 3 || can >= 2 && v >= at {
				return true
			}
			if max(2-have, 0) == need && can >= 2 && spare >= need {
				spare -= need
				pairs++
			}
		}
	}
	return pairs >= 2
}

// straight: five ranks in a row, of any suits.
func (h hidden) straight() bool {
	for all := range rank.Straights(h.deck, h.rules) {
		if h.known&^all == 0 && h.oneEach(all) {
			return true
		}
	}
	return false
}

// oneEach reports whether every rank of the straight is held once at most, and
// to be had where it is not.
func (h hidden) oneEach(all card.Set) bool {
	for v := card.Two; v <= card.Ace; v++ {
		if all.Ranked(v) == 0 {
			continue
		}
		if n := h.known.Ranked(v).Len(); n > 1 || n == 0 && h.pool.Ranked(v) == 0 {
			return false
		}
	}
	return true
}

// flush: five of one suit.
func (h hidden) flush() bool {
	for u := card.Spades; u <= card.Hearts; u++ {
		if h.known == h.known.Suited(u) && h.pool.Suited(u).Len() >= h.unknown {
			return true
		}
	}
	return false
}

// draw: four cards to a straight flush that open.
func (h hidden) draw(d rank.Draw) bool {
	if d == rank.NoDraw {
		return false
	}
	for all := range rank.Straights(h.deck, h.rules) {
		for u := card.Spades; u <= card.Hearts; u++ {
			five := all.Suited(u)
			for c := range five.All() {
				if four := five.Without(c); h.canHold(four) && (d == rank.AnyFour || h.twoEnded(four)) {
					return true
				}
			}
		}
	}
	return false
}

// canHold reports whether all of the cards can be in the hand.
func (h hidden) canHold(cards card.Set) bool {
	missing := cards &^ h.known
	return missing&^h.pool == 0 && missing.Len() <= h.unknown
}

func (h hidden) twoEnded(four card.Set) bool {
	twoEnded, _ := rank.FlushDraws(h.deck, h.rules, four)
	return twoEnded != 0
}

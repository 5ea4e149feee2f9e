package rank

import (
	"math/bits"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// An Opening is what it takes to open a pot.
type Opening struct {
	At   card.Rank // the lowest pair; 0: no openers needed
	Draw Draw
}

// A Draw says which four cards to a straight flush open.
type Draw uint8

// The draws.
const (
	NoDraw   Draw = iota
	TwoEnded      // those that two ranks complete
	AnyFour       // any four of the five
)

// DrawOf returns the draw that opens under r in a hand in which one may; in
// which hands one may is for the caller to know.
func DrawOf(r *house.Rules) Draw {
	switch {
	case r.StraightFlushDraw == house.DrawOpensNever:
		return NoDraw
	case r.StraightFlushDrawKind == house.DrawAny:
		return AnyFour
	}
	return TwoEnded
}

// Opens reports whether five cards are good enough to open.
func Opens(deck card.Deck, r *house.Rules, five card.Set, o Opening) bool {
	if five.Len() != 5 {
		return false
	}
	return Openers(deck, r, five, o.At) || hasDraw(deck, r, five, o.Draw)
}

// Openers reports whether five cards are a pair of at least rank at, or
// anything above a pair ([000] [001]); with at 0 any five are.
func Openers(deck card.Deck, r *house.Rules, five card.Set, at card.Rank) bool {
	h := Of(deck, r, five)
	switch h.Category {
	case format.NoCategory:
		return false
	case format.HighCard:
		return at == 0
	case format.Pair:
		return h.Ranks[0] >= at
	}
	return true
}

func hasDraw(deck card.Deck, r *house.Rules, cards card.Set, d Draw) bool {
	if d == NoDraw {
		return false
	}
	twoEnded, anyFour := FlushDraws(deck, r, cards)
	return twoEnded != 0 || d == AnyFour && anyFour != 0
}

// Holds reports whether at most five cards hold openers as they lie, whatever
// comes to them: a pair at or above the opening, two pair, three of a kind, a
// draw that opens. It looks neither for a straight nor for a flush.
func Holds(deck card.Deck, r *house.Rules, cards card.Set, o Opening) bool {
	if o.At == 0 {
		return true
	}
	// In each group of four bits, one a rank, the number of its cards; adding
	// brings a group that holds enough to its highest bit.
	x := uint64(cards) >> 1
	x -= x >> 1 & 0x5555555555555
	x = x&0x3333333333333 + x>>2&0x3333333333333
	pairs := (x + 0x6666666666666) & 0x8888888888888
	threes := (x + 0x5555555555555) & 0x8888888888888
	if threes != 0 || pairs&(pairs-1) != 0 || bits.Len64(pairs) > 4*int(o.At-card.Two) {
		return true
	}
	return hasDraw(deck, r, cards, o.Draw)
}

// Proves reports whether a set of at most five cards proves an opening: every
// five-card hand of the deck that contains it could open. That is a pair at or
// above the opening, two pair, three of a kind, a draw that opens, five to a
// straight or a flush; where the opening is very low in a very small deck, it
// may be as little as J-Q-K that leaves no room for a hand without openers.
func Proves(deck card.Deck, r *house.Rules, set card.Set, o Opening) bool {
	return ProvesAmong(deck, r, set, deck.Cards()&^set, o)
}

// ProvesAmong reports whether every five-card hand made of the set and of cards
// of the pool could open. It is true where there is no such hand.
func ProvesAmong(deck card.Deck, r *house.Rules, set, pool card.Set, o Opening) bool {
	if Holds(deck, r, set, o) {
		return true
	}
	n := set.Len()
	if n >= 5 {
		return n > 5 || Openers(deck, r, set, o.At)
	}
	pool &^= set
	// Looking for a hand without openers; with most pools the first one tried is.
	for c := range pool.All() {
		pool = pool.Without(c)
		if !ProvesAmong(deck, r, set.With(c), pool, o) {
			return false
		}
	}
	return true
}

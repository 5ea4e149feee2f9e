package rank

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// Keys lists the switches that decide between hands, in the order of the
// table. The deck is none of them: the hands were dealt from it.
func Keys() []house.Key {
	return []house.Key{
		house.KeyAceLow,
		house.KeyFlushBeatsFull,
		house.KeySuitsBreakTies,
		house.KeyTieFlush,
		house.KeyTiePair,
		house.KeyTieTwoPair,
		house.KeyStraightFlushCycle,
		house.KeyStraightFlushTie,
		house.KeyCycleTie,
	}
}

// A Decision is a switch under another value of which other hands win.
type Decision struct {
	Key     house.Key
	Other   string // that value
	Winners []int  // and who wins under it, by position
}

// direct lists the switches from what settles one kind of tie to what changes
// the worth of hands.
func direct() []house.Key {
	return []house.Key{
		house.KeyCycleTie,
		house.KeyStraightFlushTie,
		house.KeyTieFlush,
		house.KeyTiePair,
		house.KeyTieTwoPair,
		house.KeyStraightFlushCycle,
		house.KeyFlushBeatsFull,
		house.KeySuitsBreakTies,
		house.KeyAceLow,
	}
}

// Decisions returns every switch under another value of which other hands win,
// that first which decides the most directly.
func Decisions(deck card.Deck, r *house.Rules, hands []card.Set) []Decision {
	winners := Winners(deck, r, hands)
	var out []Decision
	for _, k := range direct() {
		s := k.Switch()
		for _, value := range s.Others(r, "") {
			other, ok := s.With(*r, value)
			if !ok {
				continue
			}
			if w := Winners(deck, &other, hands); !slices.Equal(w, winners) {
				out = append(out, Decision{k, value, w})
				break
			}
		}
	}
	return out
}

// Decided returns the first of these switches and its value; NoKey where every
// table agrees.
func Decided(deck card.Deck, r *house.Rules, hands []card.Set) (house.Key, string) {
	for _, d := range Decisions(deck, r, hands) {
		return d.Key, d.Other
	}
	return house.NoKey, ""
}

// Bears reports whether one of these switches can change how hands of a category
// compare, among themselves or with any other. Where it does not bear on the
// point that wins, the same hand wins whatever it says.
func Bears(k house.Key, c format.Category) bool {
	switch k {
	case house.KeyFlushBeatsFull:
		return c == format.Flush || c == format.FullHouse
	case house.KeyTieFlush:
		return c == format.Flush
	case house.KeyTiePair:
		return c == format.Pair
	case house.KeyTieTwoPair:
		return c == format.TwoPair
	case house.KeyStraightFlushCycle, house.KeyStraightFlushTie, house.KeyCycleTie:
		return c == format.StraightFlush
	}
	return true // a low ace makes another point of any hand with one
}

// Undisputed returns the position of the hand that wins alone whatever the
// switches say; -1 where one of them may decide, or there is no hand. It is a
// cheap look before [Decided]: most hands are won by a better point.
func Undisputed(deck card.Deck, hands []card.Set) int {
	best, at := uint32(0), -1
	for i, five := range hands {
		switch w, ok := undisputed(deck, five); {
		case !ok:
			return -1
		case w > best:
			best, at = w, i
		case w == best:
			at = -1
		}
	}
	return at
}

// undisputed returns what no switch changes of the worth of five cards: of two
// hands the one with more of it wins at every table. Of a hand that is a
// straight at some tables only, and of the straight flushes, it says nothing.
func undisputed(deck card.Deck, five card.Set) (uint32, bool) {
	if five.Len() != 5 {
		return 0, false
	}
	c, k := byRanks(five)
	switch suited := oneSuit(five); {
	case c == format.HighCard && k == aceLow(deck), c == format.Straight && suited:
		return 0, false
	case c == format.FullHouse, suited: // which of the two is more is a switch, and how two flushes compare
		c, k = format.Flush, 0
	case c == format.Pair:
		k &= 0xf0000 // the rest, or the suit
	}
	return uint32(c)<<20 | uint32(k), true
}

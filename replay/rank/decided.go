package rank

import (
	"slices"

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

// Decided returns the first switch under another value of which other hands
// win, and that value; NoKey where every table agrees.
func Decided(deck card.Deck, r *house.Rules, hands []card.Set) (house.Key, string) {
	winners := Winners(deck, r, hands)
	for _, k := range Keys() {
		s := k.Switch()
		for _, value := range s.Others(r, "") {
			other, ok := s.With(*r, value)
			if ok && !slices.Equal(Winners(deck, &other, hands), winners) {
				return k, value
			}
		}
	}
	return house.NoKey, ""
}

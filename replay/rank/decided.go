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

package evening

import (
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// numbers returns values to try of a switch that takes more than words, none for
// the others.
func numbers(k house.Key) []string {
	switch k {
	case house.KeyBlindAmount:
		return []string{"double-pot", "pot", "1/2", "2/5"}
	case house.KeyRaisesMax:
		return []string{"0", "1", "3"}
	case house.KeyThinkLimit:
		return []string{"10s", "0s", "1m30s"}
	case house.KeyTimeCalls:
		return []string{"1", "0", "3"}
	case house.KeyPenaltyTimes:
		return []string{"30", "0", "10"}
	}
	return nil
}

// Shuffled returns the rules of a table with some switches, or all, at other
// values: whatever such a table could play by. Its deck has five cards for each
// of the players and some to change.
func Shuffled(d Dice, r house.Rules, players int) house.Rules {
	often := 1 + d.IntN(8)
	for _, s := range house.Switches() {
		if d.IntN(often) > 0 {
			continue
		}
		values := numbers(s.Key)
		if values == nil {
			values = s.Values()
		}
		if next, ok := s.With(r, pick(d, values...)); ok {
			r = next
		}
	}
	if r.Deck != 0 && int(r.Deck) < 5*players+4 {
		r.Deck = card.Full
	}
	if _, _, fixed := r.FixedBlinds(money.Unit{Value: 1}); fixed != (r.Blinds == house.BlindsFixed) {
		r.BlindAmount = "double-pot"
		if r.Blinds == house.BlindsFixed {
			r.BlindAmount = "1/2"
		}
	}
	return r
}

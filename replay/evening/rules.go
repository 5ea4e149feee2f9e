package evening

import (
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// numbers are values to try of the switches that take more than words.
var numbers = map[house.Key][]string{
	house.KeyBlindAmount:  {"double-pot", "pot", "1/2", "2/5"},
	house.KeyRaisesMax:    {"0", "1", "3"},
	house.KeyThinkLimit:   {"10s", "0s", "1m30s"},
	house.KeyTimeCalls:    {"1", "0", "3"},
	house.KeyPenaltyTimes: {"30", "0", "10"},
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
		values := numbers[s.Key]
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

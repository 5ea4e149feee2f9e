package replay

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay/house"
)

// The log says nothing of the rules, and who reads it takes it that the deal
// moves: that everybody stands pat and checks is in order all the same.
func TestGroupByTheRulesInForce(t *testing.T) {
	src := `apertura: 1
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - {hand: 1, dealer: Ann, ante: 2, opening: all pass}
  - hand: 2
    opening: Bob passes; Cat opens 4; Dan, Ann, Bob play
    draw: all pat
    betting: all check
    result: parola
`
	rules := house.Classico()
	rules.DealerAfterVoid = house.DealerStays
	rules.FirstAfterDraw = house.LeftOfDealerFirst
	for h := range Run(slices.Values(format.ReadAll([]byte(src), "a.yaml", format.Options{})), Config{Base: rules, Fixed: true}) {
		for _, b := range h.Breaches {
			if b.Verdict == format.Violation {
				t.Errorf("hand %s: got kind %d about act %d, want nothing broken", h.Log.Name, b.Kind, b.Act)
			}
		}
	}
}

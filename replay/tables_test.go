package replay

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay/house"
)

// In a hand of very many acts a sum is not tried with each ruling alone: eight
// call short, the pot has one of them in it, and the opener thinks and thinks.
func TestAloneIsGivenUp(t *testing.T) {
	const log = `apertura: 1
session: {chip: 1}
players: [{name: A}, {name: B}, {name: C}, {name: D}, {name: E}, {name: F}, {name: G}, {name: H}, {name: I}]
hands:
  - dealer: A
    ante: 20
    opening: [B apre 20, C gioca 19, D gioca 18, E gioca 17, F gioca 15, G gioca 16, H gioca 14, I gioca 13, A gioca 12]
    draw: [%s tutti serviti]
    betting: [B punta 10, gli altri escono]
    result: {B: %d}
`
	breaches := func(acts, sum int) []Breach {
		const others = 9 + 9 + 9 // words and draws
		text := fmt.Sprintf(log, strings.Repeat("B pensa,", acts-others), sum)
		for h := range Run(slices.Values(format.ReadAll([]byte(text), "a.yaml", format.Options{})), Config{Base: house.Classico()}) {
			if len(h.Log.Acts) != acts {
				t.Fatalf("got %d acts, want %d", len(h.Log.Acts), acts)
			}
			return h.Clone().Breaches
		}
		return nil
	}
	sum := 20 + 20 + 19 + 18 + 17 + 15 + 16 + 14 + 13 + 12 + 5 // F's five made good
	for acts, want := range map[int]bool{27: false, mostAlone / 8: false, mostAlone/8 + 1: true} {
		bs := breaches(acts, sum)
		if got := slices.ContainsFunc(bs, func(b Breach) bool { return b.Kind == WrongPotAmount }); got != want || len(bs) < 8 {
			t.Errorf("%d acts: got a wrong pot %v of %d breaches, want %v", acts, got, len(bs), want)
		}
	}
}

package replay

import (
	"fmt"
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay/house"
)

// TestShareBack: who took more than the part in play puts the rest back, who
// took less owes nobody anything.
func TestShareBack(t *testing.T) {
	const log = `apertura: 1
session: {chip: 1}
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 7
    dealer: Anna
    ante: 2
    carried: {pot: 20, opening: K, frozen: true, parts: [10, 30]}
    cards: {Bruno: Ks Kd 9h 8c 10d}
    opening: Bruno apre 11; gli altri escono
    showdown: Bruno mostra apertura Ks Kd
    result: {Bruno: `
	for _, tt := range []struct {
		name, took string
		want       []Payment
	}{
		{"the thirty for the twenty", "43", []Payment{{From: 1, To: format.NoPlayer, Chips: 10}}},
		{"the ten for the twenty", "23", nil},
	} {
		docs := format.ReadAll([]byte(log+tt.took+"}\n"), "a.yaml", format.Options{})
		for h := range Run(slices.Values(docs), Config{Base: house.Classico()}) {
			i := slices.IndexFunc(h.Breaches, func(b Breach) bool { return b.Kind == WrongShare })
			if i < 0 {
				t.Fatalf("%s: no wrong share in %v", tt.name, h.Breaches)
			}
			if got := h.Breaches[i].Ruling.Pay; !slices.Equal(got, tt.want) {
				t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
			}
		}
	}
}

// TestEmptyPotGoesBack: who took a pot that stays puts back what he took, and of
// nothing there is no payment.
func TestEmptyPotGoesBack(t *testing.T) {
	const log = `apertura: 1
session: {chip: 1}
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - {hand: 1, dealer: Anna, ante: %d, opening: tutti passano, result: Bruno, rules: {ante: %s}}
`
	for _, tt := range []struct {
		ante int
		of   string
		want []Payment
	}{
		{2, "dealer", []Payment{{From: 1, To: format.NoPlayer, Chips: 2}}},
		{1, "dealer", []Payment{{From: 1, To: format.NoPlayer, Chips: 1}}},
		{2, "none", nil},
	} {
		h := played(fmt.Sprintf(log, tt.ante, tt.of))[0]
		i := slices.IndexFunc(h.Breaches, func(b Breach) bool { return b.Kind == TakenNotFrozen })
		if i < 0 {
			t.Fatalf("ante of %s: no pot taken that stays in %v", tt.of, h.Breaches)
		}
		if got := h.Breaches[i].Ruling.Pay; !slices.Equal(got, tt.want) {
			t.Errorf("ante %d of %s: got %v, want %v", tt.ante, tt.of, got, tt.want)
		}
	}
}

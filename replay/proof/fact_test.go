package proof

import (
	"testing"

	"apertura/format/card"
)

// TestTells: of a card that was elsewhere it matters when, and whether it is on
// record as his all the same.
func TestTells(t *testing.T) {
	of := func(v card.Rank) card.Card { return card.Of(v, card.Hearts) }
	ace, king, queen, jack, ten := card.SetOf(of(card.Ace)), card.SetOf(of(card.King)), card.SetOf(of(card.Queen)), card.SetOf(of(card.Jack)), card.SetOf(of(card.Ten))
	w := World{Dealt: ace | king, Thrown: king, Stub: queen, Pool: jack}
	for _, tt := range []struct {
		name string
		r    Record
		k    FactKind
		c    card.Rank
		want bool
	}{
		{"dealt", Record{}, WasDealt, card.Ace, true},
		{"not dealt", Record{}, WasDealt, card.Queen, false},
		{"thrown", Record{}, WasThrown, card.King, true},
		{"kept", Record{}, WasThrown, card.Ace, false},
		{"set apart", Record{}, WasApart, card.King, true},
		{"served", Record{}, WasServed, card.Queen, true},
		{"served late", Record{}, WasServed, card.Jack, false},
		{"served after a reshuffle", Record{}, WasServedLate, card.Jack, true},
		{"served before it", Record{}, WasServedLate, card.Queen, false},
		{"held in the end", Record{}, WasShown, card.Jack, true},
		{"held no more", Record{}, WasShown, card.King, false},
		{"opener thrown", Record{}, WasOpener, card.King, true},
		{"never his", Record{}, WasOpener, card.Ten, false},

		{"one elsewhere that is nowhere here", Record{OutDealt: ten, OutKept: ten, Stub: Served{Out: ten}, Pool: Served{Out: ten}}, WasElsewhere, card.Ten, true},
		{"elsewhere at the deal", Record{OutDealt: ace}, WasElsewhere, card.Ace, false},
		{"and on record as dealt", Record{OutDealt: ace, Dealt: ace}, WasElsewhere, card.Ace, true},
		{"and on record as thrown", Record{OutDealt: king, Thrown: king}, WasElsewhere, card.King, true},
		{"elsewhere when the draw began", Record{OutKept: ace}, WasElsewhere, card.Ace, false},
		{"then, and thrown here", Record{OutKept: king}, WasElsewhere, card.King, true},
		{"then, and served here", Record{OutKept: queen}, WasElsewhere, card.Queen, true},
		{"not in the stub", Record{Stub: Served{Out: queen}}, WasElsewhere, card.Queen, false},
		{"nor in it, and served here from the pool", Record{Stub: Served{Out: jack}}, WasElsewhere, card.Jack, true},
		{"nor in it, and on record as served", Record{Stub: Served{Out: queen, Known: queen}}, WasElsewhere, card.Queen, true},
		{"not in the pool", Record{Pool: Served{Out: jack}}, WasElsewhere, card.Jack, false},
		{"nor in it, and served here before it", Record{Pool: Served{Out: queen}}, WasElsewhere, card.Queen, true},
		{"nor in it, and on record as served late", Record{Pool: Served{Out: jack, Known: jack}}, WasElsewhere, card.Jack, true},

		{"so many", Record{Thrown: king, Stub: Served{Known: queen}, Pool: Served{More: 1}}, NumberDrawn, card.Rank(0), true},
		{"one more thrown", Record{Thrown: king, ThrownMore: 1, Stub: Served{Known: queen}, Pool: Served{More: 1}}, NumberDrawn, card.Rank(0), false},
		{"one more served", Record{Thrown: king, Stub: Served{Known: queen, More: 1}, Pool: Served{More: 1}}, NumberDrawn, card.Rank(0), false},
		{"none served late", Record{Thrown: king, Stub: Served{Known: queen}}, NumberDrawn, card.Rank(0), false},
	} {
		f := Fact{Kind: tt.k}
		if tt.c != 0 {
			f.Card = of(tt.c)
		}
		if got := f.tells(&tt.r, w); got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

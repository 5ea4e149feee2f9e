package house_test

import (
	"strings"
	"testing"

	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// with returns classico with assignments such as "ante=all opening=Q".
func with(t *testing.T, assignments string) house.Rules {
	t.Helper()
	r := house.Classico()
	for _, a := range strings.Fields(assignments) {
		var err error
		if r, err = house.Set(r, a); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

func TestOpeningAt(t *testing.T) {
	for _, tt := range []struct{ ladder, opening, want string }{
		{"bounce", "J", "J Q K A K Q J Q K A K Q J"},
		{"stop-at-K", "J", "J Q K K K K"},
		{"cycle-K", "J", "J Q K J Q K J"},
		{"cycle-A", "J", "J Q K A J Q K A J"},
		{"genova", "J", "J Q K A A K Q J Q K A A K Q J"},
		{"flat", "J", "J J J J"},
		{"bounce", "Q", "Q K A K Q K A K Q"},
		{"bounce", "K", "K A K A K"},
		{"bounce", "A", "A A A"},
		{"stop-at-K", "Q", "Q K K K"},
		{"stop-at-K", "K", "K K K"},
		{"stop-at-K", "A", "A A A"},
		{"cycle-K", "Q", "Q K Q K"},
		{"cycle-K", "A", "A A A"},
		{"cycle-A", "Q", "Q K A Q K A"},
		{"genova", "Q", "Q K A A K Q K A A K Q"},
		{"genova", "K", "K A A K A A K"},
		{"genova", "A", "A A A"},
		{"flat", "K", "K K K"},
		{"flat", "9", "9 9 9"},
		{"bounce", "10", "10 J Q K A K Q J 10 J"},
		{"stop-at-K", "9", "9 J Q K K"},
		{"cycle-K", "2", "2 J Q K 2 J"},
		{"bounce", "none", "? ? ?"},
	} {
		r := with(t, "opening-ladder="+tt.ladder+" opening="+tt.opening)
		if got := climb(&r, false, tt.want); got != tt.want {
			t.Errorf("%s from %s: got %s, want %s", tt.ladder, tt.opening, got, tt.want)
		}
	}
}

func TestOpeningAtFrozen(t *testing.T) {
	for _, tt := range []struct{ ladder, opening, want string }{
		{"bounce", "K", "K A K A K"},
		{"cycle-A", "K", "K A K A K"},
		{"genova", "K", "K A K A K"},
		{"stop-at-K", "K", "K K K"},
		{"cycle-K", "K", "K K K"},
		{"flat", "K", "K K K"},
		{"bounce", "Q", "Q K A K Q K A"},
		{"genova", "Q", "Q K A K Q K A"},
		{"cycle-A", "Q", "Q K A Q K A"},
		{"stop-at-K", "Q", "Q K K K"},
		{"cycle-K", "Q", "Q K Q K"},
		{"flat", "Q", "Q Q Q"},
		{"bounce", "A", "A A A"},
		{"cycle-K", "A", "A A A"},
		{"bounce", "J", "J Q K A K Q J"},
	} {
		r := with(t, "opening-ladder="+tt.ladder+" opening-on-parola="+tt.opening)
		if got := climb(&r, true, tt.want); got != tt.want {
			t.Errorf("%s from %s: got %s, want %s", tt.ladder, tt.opening, got, tt.want)
		}
	}
	r := with(t, "opening=none")
	if got := r.OpeningAt(0, true); got != 0 {
		t.Errorf("no openers needed: got %s, want none", got)
	}
	r = house.Classico()
	if got := r.OpeningAt(-1, false); got != card.Jack {
		t.Errorf("before the first: got %s, want J", got)
	}
}

// climb returns as many openings as want has.
func climb(r *house.Rules, frozen bool, want string) string {
	var got []string
	for step := range strings.Fields(want) {
		got = append(got, r.OpeningAt(step, frozen).String())
	}
	return strings.Join(got, " ")
}

func TestStepOf(t *testing.T) {
	for _, tt := range []struct {
		set     string
		opening card.Rank
		frozen  bool
		step    int
		ok      bool
	}{
		{"", card.Jack, false, 0, true},
		{"", card.King, false, 2, true},
		{"", card.Ace, true, 1, true},
		{"opening-ladder=stop-at-K", card.Ace, false, 0, false},
		{"", card.Queen, true, 0, false},
		{"opening=none", 0, false, 0, true},
	} {
		r := with(t, tt.set)
		if step, ok := r.StepOf(tt.opening, tt.frozen); step != tt.step || ok != tt.ok {
			t.Errorf("%s with %q: got %d %t, want %d %t", tt.opening, tt.set, step, ok, tt.step, tt.ok)
		}
	}
}

func TestDeckOf(t *testing.T) {
	for _, tt := range []struct {
		set     string
		players int
		want    card.Deck
	}{
		{"", 2, 24}, {"", 3, 28}, {"", 4, 32}, {"", 5, 36}, {"", 6, 40}, {"", 9, 52}, {"", 10, 52},
		{"deck=40", 4, 40},
	} {
		r := with(t, tt.set)
		if got := r.DeckOf(tt.players); got != tt.want {
			t.Errorf("%d players with %q: got %d cards, want %d", tt.players, tt.set, got, tt.want)
		}
	}
}

func TestAnteOf(t *testing.T) {
	for _, tt := range []struct {
		ante           string
		amount         money.Chips
		dealer, others money.Chips
	}{
		{"dealer", 5, 5, 0},
		{"all", 5, 5, 5},
		{"half", 5, 5, 3},
		{"half", 4, 4, 2},
		{"none", 5, 0, 0},
	} {
		r := with(t, "ante="+tt.ante)
		if d, o := r.AnteOf(tt.amount, true), r.AnteOf(tt.amount, false); d != tt.dealer || o != tt.others {
			t.Errorf("%s of %d: got %d from the dealer and %d from others, want %d and %d", tt.ante, tt.amount, d, o, tt.dealer, tt.others)
		}
	}
}

func TestFixedBlinds(t *testing.T) {
	half := money.Unit{Value: 50, Decimals: 2}
	for _, tt := range []struct {
		amount     string
		small, big money.Chips
		ok         bool
	}{
		{"1/2", 2, 4, true},
		{"0.50/1", 1, 2, true},
		{"0.25/1", 0, 2, false},
		{"pot", 0, 0, false},
	} {
		r := with(t, "blind-amount="+tt.amount)
		small, big, ok := r.FixedBlinds(half)
		if ok != tt.ok || ok && (small != tt.small || big != tt.big) {
			t.Errorf("%s: got %d/%d %t, want %d/%d %t", tt.amount, small, big, ok, tt.small, tt.big, tt.ok)
		}
	}
}

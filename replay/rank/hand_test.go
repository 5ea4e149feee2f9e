package rank

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// classico holds the switches the package reads, at their first values.
func classico() house.Rules {
	return house.Rules{AceLow: true, Opening: card.Jack, FlushBeatsFull: true, SuitsBreakTies: true,
		StraightFlushCycle: true, CycleTie: house.TieSplit}
}

// variant returns the rules whose switches are the bits of n, none set: classico.
func variant(n int) house.Rules {
	r := classico()
	r.AceLow = n&1 == 0
	r.FlushBeatsFull = n&2 == 0
	r.SuitsBreakTies = n&4 == 0
	r.TieFlush = house.TieFlush(n >> 3 & 1)
	r.TiePair = house.TiePair(n >> 4 & 1)
	r.TieTwoPair = house.TieTwoPair(n >> 5 & 1)
	r.StraightFlushTie = house.Tie(n >> 6 & 1)
	r.StraightFlushCycle = n&128 == 0
	return r
}

const variants = 256

// Every five-card hand of every deck against the slow evaluator: the point by
// point, and the order of all hands at once.
func TestEveryHand(t *testing.T) {
	for _, deck := range card.Decks() {
		if testing.Short() && deck > 32 {
			break // the race run: nothing here depends on the number of cards
		}
		rules := []int{0, int(deck/4) * 37 % variants} // another choice for each deck
		switch {
		case deck == 24:
			rules = nil
			for n := range variants {
				rules = append(rules, n)
			}
		case deck <= 32:
			rules = []int{0, 1, 2, 4, 8, 16, 32, 64, 1 + 8 + 16, 2 + 32 + 64, 4 + 8 + 16 + 32 + 64}
		}
		t.Run(fmt.Sprint(deck), func(t *testing.T) {
			t.Parallel()
			for _, n := range rules {
				compareAll(t, deck, variant(n))
			}
		})
	}
}

func compareAll(t *testing.T, deck card.Deck, r house.Rules) {
	type pair struct {
		want uint64
		got  uint32
	}
	var all []pair
	for five := range Hands(deck) {
		want, got := reference(deck, &r, five), Of(deck, &r, five)
		if got.Category != want.category || got.Kind != want.kind || got.Ranks != want.ranks {
			t.Fatalf("%d cards, %v: got %v %v %v, want %v %v %v", deck, five, got.Category, got.Kind, got.Ranks, want.category, want.kind, want.ranks)
		}
		all = append(all, pair{want.packed(), got.Order})
	}
	slices.SortFunc(all, func(a, b pair) int { return cmp.Compare(a.want, b.want) })
	for i := 1; i < len(all); i++ {
		a, b := all[i-1], all[i]
		if cmp.Compare(a.want, b.want) != cmp.Compare(a.got, b.got) {
			t.Fatalf("%d cards, %+v: orders %x and %x where the rules say %x and %x", deck, r, a.got, b.got, a.want, b.want)
		}
	}
}

// With suits on no two disjoint hands tie, except through the cycle.
func TestNoDisjointTies(t *testing.T) {
	for _, deck := range []card.Deck{24, 28, 32} {
		for n := range variants {
			r := variant(n)
			if !r.SuitsBreakTies || r.StraightFlushTie == house.TieSplit || deck > 24 && n&(1|2|128) != 0 {
				continue
			}
			groups := map[uint32][]card.Set{}
			for five := range Hands(deck) {
				if h := Of(deck, &r, five); h.Kind == NoKind || !r.StraightFlushCycle {
					groups[h.Order] = append(groups[h.Order], five)
				}
			}
			for _, g := range groups {
				if a, b, found := disjoint(g); found {
					t.Fatalf("%d cards, %+v: %v and %v tie", deck, r, a, b)
				}
			}
		}
	}
}

// disjoint returns two hands of g without a card in common.
func disjoint(g []card.Set) (a, b card.Set, found bool) {
	common := g[0]
	for _, s := range g {
		common &= s
	}
	if common != 0 {
		return 0, 0, false
	}
	for i, a := range g {
		for _, b := range g[:i] {
			if a&b == 0 {
				return a, b, true
			}
		}
	}
	return 0, 0, false
}

func TestOfAnythingElse(t *testing.T) {
	r := classico()
	deck := card.Deck(32)
	for _, s := range []card.Set{0, 1, 0b11111, ^card.Set(0), deck.Cards(), cards("As Ks"), 0x1f << 59, 1<<63 | 1<<53 | 1<<54 | 1 | 1<<10} {
		for _, d := range []card.Deck{0, 4, 16, 32, 52, 200} {
			h := Of(d, &r, s) // must not panic
			if s.Len() != 5 && h != (Hand{}) {
				t.Errorf("%v is worth %v", s, h)
			}
			Defining(s)
			Opens(d, &r, s, Opening{card.Jack, TwoEnded})
		}
	}
}

func TestDefining(t *testing.T) {
	for _, tt := range []struct{ five, want string }{
		{"Ks Kd 9h 8c 7d", "Ks Kd"},
		{"As Kd Kc Jh Js", "Kd Kc Jh Js"},
		{"7s 7d 7c Jh As", "7s 7d 7c"},
		{"7s 7d 7c 7h As", "7s 7d 7c 7h"},
		{"7s 7d 7c Jh Js", "7s 7d 7c Jh Js"},
		{"Ad 7s 8d 9c 10d", "Ad 7s 8d 9c 10d"},
		{"Ad Ks Jd 9c 7d", "Ad Ks Jd 9c 7d"},
		{"As Ks Js 9s 7s", "As Ks Js 9s 7s"},
	} {
		if got := Defining(cards(tt.five)); got != cards(tt.want) {
			t.Errorf("%s: got %v, want %s", tt.five, got, tt.want)
		}
	}
	if got := Defining(cards("As Ks")); got != 0 {
		t.Errorf("two cards: got %v, want none", got)
	}
}

func TestIs(t *testing.T) {
	two := func(a, b card.Rank) [2]card.Rank { return [2]card.Rank{a, b} }
	for _, tt := range []struct {
		five     string
		declared format.Point
		want     bool
	}{
		{"Ks Kd Qh 9h 9c", format.Point{Category: format.FullHouse}, false},
		{"Ks Kd Qh 9h 9c", format.Point{Category: format.TwoPair, Ranks: two(card.King, 0)}, true},
		{"Ks Kd Qh 9h 9c", format.Point{Category: format.TwoPair, Ranks: two(9, card.King)}, true},
		{"Ks Kd Qh 9h 9c", format.Point{Category: format.TwoPair, Ranks: two(card.King, 8)}, false},
		{"10s 10d 10h As 8h", format.Point{Category: format.Three, Ranks: two(card.Jack, 0)}, false},
		{"10s 10d 10h 8s 8h", format.Point{Category: format.FullHouse, Ranks: two(10, 8)}, true},
		{"10s 10d 10h 8s 8h", format.Point{Category: format.FullHouse, Ranks: two(8, 10)}, false},
		{"Qc Js 10h 9c 8d", format.Point{Category: format.Straight, Ranks: two(card.Queen, 0)}, true},
		{"Ac 7s 8h 9c 10d", format.Point{Category: format.Straight, Ranks: two(10, 0)}, true},
		{"As 7s 8s 9s 10s", format.Point{Category: format.StraightFlush, Kind: "minima"}, true},
		{"As 7s 8s 9s 10s", format.Point{Category: format.StraightFlush, Kind: "massima"}, false},
		{"As 7s 8s 9s 10s", format.Point{Category: format.StraightFlush}, true},
		{"Ks Kd Ah 9h 8c", format.Point{Category: format.Pair, Ranks: two(card.King, card.Ace)}, true},
	} {
		r := classico()
		if got := Of(32, &r, cards(tt.five)).Is(tt.declared); got != tt.want {
			t.Errorf("%s as %v: got %v, want %v", tt.five, tt.declared, got, tt.want)
		}
	}
}

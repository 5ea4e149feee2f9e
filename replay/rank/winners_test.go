package rank

import (
	"math/rand/v2"
	"slices"
	"testing"

	"apertura/format/card"
	"apertura/replay/house"
)

// straightFlushes lists those of the deck.
func straightFlushes(deck card.Deck, r *house.Rules) []card.Set {
	var all []card.Set
	for s := range Straights(deck, r) {
		for u := card.Spades; u <= card.Hearts; u++ {
			all = append(all, s.Suited(u))
		}
	}
	return all
}

// slowWinners finds the winners pair by pair: of each kind those that no hand
// of the kind beats, then what the kinds are to one another.
func slowWinners(deck card.Deck, r *house.Rules, hands []card.Set) []int {
	worths := make([]worth, len(hands))
	var left []int
	present := map[Kind]bool{}
	for i, h := range hands {
		worths[i] = reference(deck, r, h)
	}
	circle := func(i int) Kind {
		if r.StraightFlushCycle {
			return worths[i].kind
		}
		return NoKind
	}
	for i := range hands {
		beaten := false
		for j := range hands {
			if circle(i) == NoKind || circle(i) == circle(j) {
				beaten = beaten || worths[j].compare(worths[i]) > 0
			}
		}
		if !beaten {
			left = append(left, i)
			present[circle(i)] = true
		}
	}
	if len(present) == 3 && r.CycleTie == house.TieSuit && r.SuitsBreakTies {
		best := slices.MaxFunc(left, func(i, j int) int { return int(topSuit(hands[i])) - int(topSuit(hands[j])) })
		left = slices.DeleteFunc(left, func(i int) bool { return topSuit(hands[i]) != topSuit(hands[best]) })
		clear(present)
		for _, i := range left {
			present[circle(i)] = true
		}
	}
	if len(present) == 2 {
		loses := Minima // present: media and minima
		switch {
		case !present[Media]:
			loses = Massima
		case !present[Minima]:
			loses = Media
		}
		left = slices.DeleteFunc(left, func(i int) bool { return circle(i) == loses })
	}
	return left
}

// Every two, and many threes, fours and fives, of the straight flushes of a deck.
func TestWinnersAmongStraightFlushes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 32 {
		r := classico()
		r.SuitsBreakTies = n&1 == 0
		r.StraightFlushCycle = n&2 == 0
		r.StraightFlushTie = house.Tie(n >> 2 & 1)
		r.CycleTie = house.Tie(n >> 3 & 1)
		deck := card.Deck(32)
		if n&16 != 0 {
			deck = 52
		}
		all := straightFlushes(deck, &r)
		check := func(hands ...card.Set) {
			t.Helper()
			if got, want := Winners(deck, &r, hands), slowWinners(deck, &r, hands); !slices.Equal(got, want) {
				t.Fatalf("%v, %+v: got %v, want %v", hands, r, got, want)
			}
		}
		for _, a := range all {
			for _, b := range all {
				if a&b != 0 {
					continue
				}
				check(a, b)
				ha, hb := Of(deck, &r, a), Of(deck, &r, b)
				won := Winners(deck, &r, []card.Set{a, b})
				if Beats(&r, ha, hb) != slices.Equal(won, []int{0}) || Beats(&r, hb, ha) != slices.Equal(won, []int{1}) {
					t.Fatalf("%v and %v, %+v: one beats the other, but the winners are %v", a, b, r, won)
				}
			}
		}
		for range 3000 {
			var hands []card.Set
			var used card.Set
			for range 12 {
				if s := all[rng.IntN(len(all))]; s&used == 0 && len(hands) < 5 {
					hands = append(hands, s)
					used |= s
				}
			}
			check(hands...)
		}
	}
}

// Deals of a full table, under every rotation of the switches.
func TestWinnersOfDeals(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 20000 {
		r := variant(n % variants)
		deck := card.Decks()[n%8]
		pack := deck.Cards().Down()
		rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
		var hands []card.Set
		for i := range min(len(pack)/5, 5) {
			hands = append(hands, card.SetOf(pack[5*i:5*i+5]...))
		}
		if got, want := Winners(deck, &r, hands), slowWinners(deck, &r, hands); !slices.Equal(got, want) {
			t.Fatalf("%d cards, %v: got %v, want %v", deck, hands, got, want)
		}
	}
}

func TestAppendWinnersKeepsWhatIsThere(t *testing.T) {
	r := classico()
	hands := []card.Set{cards("Ks Kd 9h 8c 7d"), cards("As Ad 9c 8s 7h")}
	if got := AppendWinners([]int{9}, 32, &r, hands); !slices.Equal(got, []int{9, 1}) {
		t.Errorf("got %v, want [9 1]", got)
	}
	dst := make([]int, 0, 2)
	if n := testing.AllocsPerRun(100, func() { dst = AppendWinners(dst[:0], 32, &r, hands) }); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
	o := Opening{card.Jack, TwoEnded}
	four, none := cards("10h 9h 8h 7h"), cards("9h 8h 7h 7s")
	if n := testing.AllocsPerRun(100, func() { Proves(32, &r, four, o); Proves(32, &r, none, o); Opens(32, &r, hands[0], o) }); n != 0 {
		t.Errorf("an opening: %v allocations, want none", n)
	}
}

package rank

import (
	"slices"
	"strings"
	"testing"

	"apertura/format/card"
	"apertura/replay/house"
)

// cards reads "As 10h Kd"; letters it does not know stand for hearts.
func cards(text string) card.Set {
	var s card.Set
	for _, w := range strings.Fields(text) {
		r := card.Rank(strings.Index("..23456789TJQKA", strings.Replace(w[:len(w)-1], "10", "T", 1)))
		s = s.With(card.Of(r, card.Suit(strings.IndexByte("scdh", w[len(w)-1]))))
	}
	return s
}

// The worked examples of docs/sources.md, by their numbers.
func TestWorkedExamples(t *testing.T) {
	pairBySuit := func(r *house.Rules) { r.TiePair = house.PairBySuit }
	flushBySuit := func(r *house.Rules) { r.TieFlush = house.FlushBySuit }
	byFifth := func(r *house.Rules) { r.TieTwoPair = house.TwoPairByFifth }
	fullFirst := func(r *house.Rules) { r.FlushBeatsFull = false }
	noAceLow := func(r *house.Rules) { r.AceLow = false }
	noSuits := func(r *house.Rules) { r.SuitsBreakTies = false }
	noCycle := func(r *house.Rules) { r.StraightFlushCycle = false }
	splitTie := func(r *house.Rules) { r.StraightFlushTie = house.TieSplit }
	cycleSuit := func(r *house.Rules) { r.CycleTie = house.TieSuit }
	const minima, media, massima = "As 7s 8s 9s 10s", "8h 9h 10h Jh Qh", "Ad Kd Qd Jd 10d"
	for _, tt := range []struct {
		name  string
		deck  card.Deck
		hands []string
		set   func(*house.Rules)
		want  []int
	}{
		{"1 flush over full", 32, []string{"Ac Kc Jc 9c 7c", "10h 10d 10c Jh Jd"}, nil, []int{0}},
		{"1 the full at other tables", 32, []string{"Ac Kc Jc 9c 7c", "10h 10d 10c Jh Jd"}, fullFirst, []int{1}},
		{"2 four over flush", 32, []string{"7h 7d 7c 7s Ah", "Ad Kd Qd Jd 9d"}, nil, []int{0}},
		{"2 whatever the full is worth", 32, []string{"7h 7d 7c 7s Ah", "Ad Kd Qd Jd 9d"}, fullFirst, []int{0}},
		{"3 the lowest straight", 32, []string{"Ah 7s 8c 9d 10h", "7h 8d 9s 10c Js"}, nil, []int{1}},
		{"3 is a straight", 32, []string{"Ah 7s 8c 9d 10h", "Kh Kd Kc As Qc"}, nil, []int{0}},
		{"3 where the ace is low", 32, []string{"Ah 7s 8c 9d 10h", "Kh Kd Kc As Qc"}, noAceLow, []int{1}},
		{"4 suit of the top card", 32, []string{"Kh Qs Js 10s 9c", "Kd Qh Jh 10h 9h"}, nil, []int{0}},
		{"5 top of the lowest is the ten", 32, []string{"As 7s 8d 9d 10h", "Ah 7h 8h 9c 10d"}, nil, []int{0}},
		{"6 flush by values", 32, []string{"Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"}, nil, []int{0}},
		{"6 flush by suit", 32, []string{"Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"}, flushBySuit, []int{1}},
		{"7 equal values", 32, []string{"Ac Qc Jc 9c 8c", "Ah Qh Jh 9h 8h"}, nil, []int{1}},
		{"7 by suit all the same", 32, []string{"Ac Qc Jc 9c 8c", "Ah Qh Jh 9h 8h"}, flushBySuit, []int{1}},
		{"7 shared without suits", 32, []string{"Ac Qc Jc 9c 8c", "Ah Qh Jh 9h 8h"}, noSuits, []int{0, 1}},
		{"8 kicker", 32, []string{"Ks Kc As 9c 7c", "Kh Kd Qh Jd 8d"}, nil, []int{0}},
		{"8 pair by suit", 32, []string{"Ks Kc As 9c 7c", "Kh Kd Qh Jd 8d"}, pairBySuit, []int{1}},
		{"9 suit of the pair", 32, []string{"Ks Kc Ah 9c 7c", "Kh Kd As 9d 7d"}, nil, []int{1}},
		{"9 shared without suits", 32, []string{"Ks Kc Ah 9c 7c", "Kh Kd As 9d 7d"}, noSuits, []int{0, 1}},
		{"10 high pair", 32, []string{"Ah Ad Js Jc 7h", "Kh Kd Qh Qc Ac"}, nil, []int{0}},
		{"10 low pair", 32, []string{"Ah Ad 8s 8c Kh", "As Ac 9h 9c 7c"}, nil, []int{1}},
		{"10 fifth card", 32, []string{"Ah Ad 8s 8c Kh", "As Ac 8h 8d Qh"}, nil, []int{0}},
		{"11 suit of the high pair", 32, []string{"Ah Ad 8s 8c Ks", "As Ac 8d 8h Kh"}, nil, []int{0}},
		{"11 suit of the fifth", 32, []string{"Ah Ad 8s 8c Ks", "As Ac 8d 8h Kh"}, byFifth, []int{1}},
		{"12 the three alone", 32, []string{"10h 10d 10c 7h 7d", "9h 9d 9c Ah Ad"}, nil, []int{0}},
		{"13 high card", 32, []string{"Ac Kh Qd 10h 8s", "Ad Kc Qh 10s 8c"}, nil, []int{1}},
		{"13 shared without suits", 32, []string{"Ac Kh Qd 10h 8s", "Ad Kc Qh 10s 8c"}, noSuits, []int{0, 1}},
		{"14 minima over massima", 32, []string{minima, "Ah Kh Qh Jh 10h"}, nil, []int{0}},
		{"14 massima over media", 32, []string{"As Ks Qs Js 10s", "Kh Qh Jh 10h 9h"}, nil, []int{0}},
		{"14 media over minima", 32, []string{"7s 8s 9s 10s Js", "Ah 7h 8h 9h 10h"}, nil, []int{0}},
		{"14 without the cycle", 32, []string{minima, "Ah Kh Qh Jh 10h"}, noCycle, []int{1}},
		{"15 medie by the top card", 32, []string{"Ks Qs Js 10s 9s", "Qh Jh 10h 9h 8h"}, nil, []int{0}},
		{"15 massime by suit", 32, []string{"Ad Kd Qd Jd 10d", "Ac Kc Qc Jc 10c"}, nil, []int{0}},
		{"15 massime shared", 32, []string{"Ad Kd Qd Jd 10d", "Ac Kc Qc Jc 10c"}, splitTie, []int{0, 1}},
		{"15 massime shared without suits", 32, []string{"Ad Kd Qd Jd 10d", "Ac Kc Qc Jc 10c"}, noSuits, []int{0, 1}},
		{"15 two massime and a minima", 32, []string{"Ad Kd Qd Jd 10d", "Ac Kc Qc Jc 10c", minima}, nil, []int{2}},
		{"16 all three kinds", 32, []string{minima, massima, media}, nil, []int{0, 1, 2}},
		{"16 by suit", 32, []string{minima, massima, media}, cycleSuit, []int{2}},
		{"16 by suit without suits", 32, []string{minima, massima, media}, func(r *house.Rules) { noSuits(r); cycleSuit(r) }, []int{0, 1, 2}},
		{"16 the lower media has no share", 32, []string{minima, massima, "7h 8h 9h 10h Jh", "8c 9c 10c Jc Qc"}, nil, []int{0, 1, 3}},
		{"16 nor has four of a kind", 40, []string{"As 5s 6s 7s 8s", massima, "Kh Kc Ks Qs Qc", media}, nil, []int{0, 1, 3}},
		{"16 two kinds of one suit", 52, []string{"Ah 2h 3h 4h 5h", "6h 7h 8h 9h 10h", "As Ks Qs Js 10s"}, cycleSuit, []int{1}},
		{"16 the suit of a beaten media counts nothing", 32, []string{minima, massima, "7h 8h 9h 10h Jh", "8c 9c 10c Jc Qc"}, cycleSuit, []int{1}},
		{"17 ace to ten with 36 cards", 36, []string{"Ah 7s 8c 9d 10h", "6h 6d Ks 9c 8h"}, nil, []int{1}},
		{"17 the lowest straight there", 36, []string{"Ah 6s 7c 8d 9h", "Kh Kd Kc As Qc"}, nil, []int{0}},
		{"no wrap", 32, []string{"Kh As 7c 8d 9h", "7h 7d Kc Js Qc"}, nil, []int{1}},
		{"nobody has five cards", 32, []string{"Kh As 7c", ""}, nil, nil},
		{"one has", 32, []string{"Kh As 7c", "7h 8d Kc Js Qc"}, nil, []int{1}},
		{"nobody at all", 32, nil, nil, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := classico()
			if tt.set != nil {
				tt.set(&r)
			}
			var hands []card.Set
			for _, h := range tt.hands {
				hands = append(hands, cards(h))
			}
			if got := Winners(tt.deck, &r, hands); !slices.Equal(got, tt.want) {
				t.Errorf("%q: got %v, want %v", tt.hands, got, tt.want)
			}
		})
	}
}

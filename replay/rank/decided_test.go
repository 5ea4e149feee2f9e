package rank

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

func TestDecided(t *testing.T) {
	const minima, media, massima = "As 7s 8s 9s 10s", "8h 9h 10h Jh Qh", "Ad Kd Qd Jd 10d"
	for _, tt := range []struct {
		name  string
		hands []string
		key   house.Key
		value string
	}{
		{"two flushes", []string{"Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"}, house.KeyTieFlush, "suit"},
		{"kickers or suit", []string{"Ks Kc Ac 9d 7d", "Kh Kd Qh Jd 8c"}, house.KeyTiePair, "suit"},
		{"two pair against three", []string{"Ks Kc 9d 9c 7d", "Qs Qd Qh Jd 8c"}, house.NoKey, ""},
		{"flush and full", []string{"Ac Kc Jc 9c 7c", "10h 10d 10c Jh Jd"}, house.KeyFlushBeatsFull, "false"},
		{"equal cards", []string{"Ac Kh Qd 10h 8s", "Ad Kc Qh 10s 8c"}, house.KeySuitsBreakTies, "false"},
		{"low straight", []string{"Ah 7s 8c 9d 10h", "Kh Kd Kc As Qc"}, house.KeyAceLow, "false"},
		{"equal two pair", []string{"Ah Ad 8s 8c Ks", "As Ac 8d 8h Kh"}, house.KeyTieTwoPair, "fifth"},
		{"minima and massima", []string{minima, massima}, house.KeyStraightFlushCycle, "false"},
		{"all three kinds", []string{minima, media, massima}, house.KeyCycleTie, "suit"},
		{"massima and media, with and without the cycle", []string{massima, media}, house.NoKey, ""},
		{"massime", []string{massima, "As Ks Qs Js 10s"}, house.KeyStraightFlushTie, "split"},
		{"full and pair", []string{"Ac Ad As Kc Kd", "Ah Kh Ks 9h 8h"}, house.NoKey, ""},
		{"one hand", []string{massima}, house.NoKey, ""},
	} {
		r := house.Classico()
		var hands []card.Set
		for _, h := range tt.hands {
			hands = append(hands, cards(h))
		}
		if key, value := Decided(32, &r, hands); key != tt.key || value != tt.value {
			t.Errorf("%s: got %v %q, want %v %q", tt.name, key, value, tt.key, tt.value)
		}
	}
}

// What decides is said first, then what else would have another winner.
func TestDecisions(t *testing.T) {
	for _, tt := range []struct {
		name  string
		set   string
		hands []string
		want  string
	}{
		{"a pair by suit at once", "tie-pair: suit", []string{"Ks Kc Ac 9d 7d", "Kh Kd Qh Jd 8c"},
			"tie-pair=kickers [0] suits-break-ties=false [0]"},
		{"a flush by suit at once", "tie-flush: suit", []string{"Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"},
			"tie-flush=values [0] suits-break-ties=false [0]"},
		{"all three kinds", "cycle-tie: suit", []string{"As 7s 8s 9s 10s", "8h 9h 10h Jh Qh", "Ad Kd Qd Jd 10d"},
			"cycle-tie=split [0 1 2] straight-flush-cycle=false [2] suits-break-ties=false [0 1 2] ace-low=false [2]"},
		{"nothing", "tie-pair: suit", []string{"Ks Kc 9d 9c 7d", "Qs Qd Qh Jd 8c"}, ""},
	} {
		name, value, _ := strings.Cut(tt.set, ": ")
		sw, _ := house.Named(name)
		r, _ := sw.With(house.Classico(), value)
		var hands []card.Set
		for _, h := range tt.hands {
			hands = append(hands, cards(h))
		}
		var got []string
		for _, d := range Decisions(32, &r, hands) {
			got = append(got, fmt.Sprintf("%s=%s %v", d.Key, d.Other, d.Winners))
		}
		if text := strings.Join(got, " "); text != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, text, tt.want)
		}
	}
}

// A switch that does not bear on a point changes no comparison with it.
func TestBears(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	changed := map[house.Key]bool{}
	for _, deck := range card.Decks() {
		low := house.Rules{AceLow: true}
		points := map[format.Category][]card.Set{}
		for _, five := range append(deals(deck, 20_000), straightFlushes(deck, &low)...) {
			c := Of(deck, &low, five).Category
			points[c] = append(points[c], five)
		}
		any := func() card.Set {
			of := points[format.HighCard+format.Category(rng.IntN(int(format.StraightFlush)))]
			return of[rng.IntN(len(of))]
		}
		for range 30_000 {
			r := house.Classico()
			for _, k := range Keys() {
				r, _ = k.Switch().With(r, k.Switch().Values()[rng.IntN(2)])
			}
			a, b := any(), any()
			if rng.IntN(4) == 0 { // the same ranks in other suits
				b = 0
				for c := range a.All() {
					for b.Ranked(c.Rank()).Len() < a.Ranked(c.Rank()).Len() {
						b = b.With(card.Of(c.Rank(), card.Suit(rng.IntN(4))))
					}
				}
			}
			x, y := Of(deck, &r, a), Of(deck, &r, b)
			k := Keys()[rng.IntN(len(Keys()))]
			other, _ := k.Switch().With(r, k.Switch().Others(&r, "")[0])
			was := [...]bool{Beats(&r, x, y), Beats(&r, y, x)}
			is := [...]bool{Beats(&other, Of(deck, &other, a), Of(deck, &other, b)), Beats(&other, Of(deck, &other, b), Of(deck, &other, a))}
			if is == was {
				continue
			}
			changed[k] = true
			if !Bears(k, x.Category) || !Bears(k, y.Category) {
				t.Fatalf("%d cards, %v and %v: %v decides, and is said not to bear on them", deck, a, b, k)
			}
		}
	}
	// All three kinds take three hands.
	if len(changed) < len(Keys())-1 {
		t.Errorf("got %d switches that decide between two hands, want %d", len(changed), len(Keys())-1)
	}
}

// What no switch decides comes out the same whatever the switches are.
func TestUndisputed(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	told := 0
	for _, deck := range card.Decks() {
		hands := deals(deck, 60_000)
		flushes := straightFlushes(deck, &house.Rules{AceLow: true})
		for range 20_000 {
			r := house.Classico()
			for _, k := range Keys() {
				r, _ = k.Switch().With(r, k.Switch().Values()[rng.IntN(2)])
			}
			n := 1 + rng.IntN(3)
			hands = hands[n:]
			if rng.IntN(10) == 0 {
				hands[0] = flushes[rng.IntN(len(flushes))]
			}
			i := Undisputed(deck, hands[:n])
			if i < 0 {
				continue
			}
			told++
			if got := Winners(deck, &r, hands[:n]); !slices.Equal(got, []int{i}) {
				t.Fatalf("%d cards, %v: got %v under %+v, want %d", deck, hands[:n], got, r, i)
			}
		}
	}
	if told < 10_000 {
		t.Errorf("got %d showdowns that no switch decides, want far more", told)
	}
	r := house.Classico()
	for _, tt := range []struct {
		hands []string
		want  int
	}{
		{nil, -1},
		{[]string{"Ks Kc Ac 9d 7d", "Qh Qd Ah Jd 8c"}, 0},
		{[]string{"Ks Kc Ac 9d 7d", "Kh Kd Qh Jd 8c"}, -1},
		{[]string{"Ah 7s 8c 9d 10h", "Kh Kd Kc As Qc"}, -1},
		{[]string{"Ac Kc Jc 9c 7c", "10h 10d 10c Jh Jd"}, -1},
	} {
		var hands []card.Set
		for _, h := range tt.hands {
			hands = append(hands, cards(h))
		}
		if got := Undisputed(32, hands); got != tt.want {
			t.Errorf("%v: got %d, want %d", tt.hands, got, tt.want)
		}
		if k, _ := Decided(32, &r, hands); k != house.NoKey && tt.want >= 0 {
			t.Errorf("%v: %v decides, and it is said to be undisputed", tt.hands, k)
		}
	}
}

package proof_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

func cards(text string) card.Set {
	var s card.Set
	for _, w := range strings.Fields(text) {
		r := card.Rank(strings.Index("..23456789TJQKA", strings.Replace(w[:len(w)-1], "10", "T", 1)))
		s = s.With(card.Of(r, card.Suit(strings.IndexByte("scdh", w[len(w)-1]))))
	}
	return s
}

func rules() house.Rules {
	return house.Rules{AceLow: true, FlushBeatsFull: true, SuitsBreakTies: true, StraightFlushCycle: true}
}

// opens asks whether a dealt hand could open of which so many cards are unknown,
// from the deck less what is out.
func opens(deck card.Deck, r *house.Rules, known card.Set, unknown int, out card.Set, o rank.Opening) proof.Answer {
	rec := proof.Record{Deck: deck, Dealt: known, DealtMore: int8(unknown), OutDealt: out}
	return rec.Opens(r, o)
}

func TestOpens(t *testing.T) {
	jacks := rank.Opening{At: card.Jack}
	draw := rank.Opening{At: card.Jack, Draw: rank.TwoEnded}
	for _, tt := range []struct {
		name    string
		known   string
		unknown int
		out     string
		o       rank.Opening
		want    proof.Answer
	}{
		{"all known, jacks", "Js Jd 9h 8c 7d", 0, "", jacks, proof.Must},
		{"all known, tens", "10s 10d 9h 8c 7d", 0, "", jacks, proof.Cannot},
		{"three unknown", "10h 9s", 3, "", jacks, proof.Either},
		{"kings and three unknown", "Kh Kd", 3, "", jacks, proof.Must},
		{"nothing known", "", 5, "", jacks, proof.Either},
		{"one unknown, five ranks apart", "Ah 10d 8c 7d", 1, "", jacks, proof.Either},
		{"the aces are elsewhere", "Ah 10d 8c 7d", 1, "As Ad Ac 9s 9c 9d 9h", jacks, proof.Cannot},
		{"but a nine makes it a straight", "Ah 10d 8c 7d", 1, "As Ad Ac", jacks, proof.Either},
		{"a flush to come", "Ah 10h 8h 7h", 1, "As Ad Ac 9s 9d 9c 9h", jacks, proof.Either},
		{"the hearts are elsewhere", "Ah 10h 8h 7h", 1, "As Ad Ac 9s 9d 9c 9h Jh Qh Kh", jacks, proof.Cannot},
		{"a draw, whatever the fifth", "10h 9h 8h 7h", 1, "", draw, proof.Must},
		{"where no draw opens", "10h 9h 8h 7h", 1, "", jacks, proof.Either},
		{"low cards, no room for a pair of jacks", "7h 7d 8c 9s", 1, "", jacks, proof.Either},
		{"nor for a second pair", "7h 7d 8c 9s", 1, "7s 7c 8s 8d 8h 9c 9d 9h", jacks, proof.Cannot},
		{"any five open", "7h 8d 9c Js Ks", 0, "", rank.Opening{}, proof.Must},
		{"four cards are no dealt hand", "Js Jd Jc", 1, "", jacks, proof.Either},
		{"no hand is possible", "Js Jd Jc", 2, "all", jacks, proof.Either},
	} {
		r := rules()
		out := cards(strings.TrimPrefix(tt.out, "all"))
		if tt.out == "all" {
			out = card.Deck(32).Cards()
		}
		if got := opens(32, &r, cards(tt.known), tt.unknown, out, tt.o); got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

// bruteForce tries every hand there can be.
func bruteForce(deck card.Deck, r *house.Rules, known card.Set, unknown int, out card.Set, o rank.Opening) proof.Answer {
	yes, no := tryAll(deck, r, known, unknown, deck.Cards()&^known&^out, o)
	switch {
	case yes && !no:
		return proof.Must
	case no && !yes:
		return proof.Cannot
	}
	return proof.Either
}

func tryAll(deck card.Deck, r *house.Rules, hand card.Set, unknown int, pool card.Set, o rank.Opening) (yes, no bool) {
	if unknown == 0 {
		opens := rank.Opens(deck, r, hand, o)
		return opens, !opens
	}
	for c := range pool.All() {
		pool = pool.Without(c)
		y, n := tryAll(deck, r, hand.With(c), unknown-1, pool, o)
		if yes, no = yes || y, no || n; yes && no {
			return yes, no
		}
	}
	return yes, no
}

// Against brute force, with few cards out and with nearly all of them: there
// the answers that are rare come out.
func TestOpensAgainstBruteForce(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	seen := map[proof.Answer]int{}
	for n := range 60000 {
		r := rules()
		r.AceLow = n%3 != 0
		deck := card.Deck(24 + 4*(n%2))
		o := rank.Opening{At: []card.Rank{card.Jack, card.Queen, card.King, card.Ace, 10, 9}[rng.IntN(6)], Draw: rank.Draw(rng.IntN(3))}
		pack := deck.Cards().Down()
		rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
		unknown := rng.IntN(6)
		known := card.SetOf(pack[:5-unknown]...)
		out := card.SetOf(pack[5-unknown:][:rng.IntN(len(pack)-4)]...)
		want := bruteForce(deck, &r, known, unknown, out, o)
		seen[want]++
		if got := opens(deck, &r, known, unknown, out, o); got != want {
			t.Fatalf("%d cards, %v and %d unknown, out %v, %+v, ace low %v: got %v, want %v", deck, known, unknown, out, o, r.AceLow, got, want)
		}
	}
	for _, a := range []proof.Answer{proof.Either, proof.Must, proof.Cannot} {
		if seen[a] < 1000 {
			t.Errorf("the answer %v came out %d times only: the sample is too small", a, seen[a])
		}
	}
}

// A set of cards proves an opening exactly when every hand with it opens.
func TestProvesAgainstBruteForce(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	for n := range 30000 {
		r := rules()
		r.AceLow = n%3 != 0
		deck := card.Deck(24 + 4*(n%2))
		o := rank.Opening{At: card.Rank(9 + rng.IntN(6)), Draw: rank.Draw(rng.IntN(3))}
		pack := deck.Cards().Down()
		rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
		set := card.SetOf(pack[:2+rng.IntN(4)]...)
		want := bruteForce(deck, &r, set, 5-set.Len(), 0, o) == proof.Must
		if got := rank.Proves(deck, &r, set, o); got != want {
			t.Fatalf("%d cards, %v, %+v: got %v, want %v", deck, set, o, got, want)
		}
	}
}

func TestOpensOfAnything(t *testing.T) {
	r := rules()
	for _, deck := range []card.Deck{0, 4, 32, 52, 200} {
		for _, known := range []card.Set{0, ^card.Set(0), 1, cards("As Ks")} {
			for _, unknown := range []int{-1, 0, 3, 5, 99} {
				// Must neither panic nor claim what it cannot know.
				if got := opens(deck, &r, known, unknown, 0, rank.Opening{At: card.Jack}); known.Len()+unknown != 5 && got != proof.Either {
					t.Errorf("%d cards, %v and %d: got %v", deck, known, unknown, got)
				}
			}
		}
	}
	if got := proof.Must.String() + proof.Cannot.String() + proof.Either.String(); got != "mustcannoteither" {
		t.Errorf("the answers are called %s", got)
	}
}

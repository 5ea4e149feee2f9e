package rank

import (
	"math/rand/v2"
	"testing"

	"apertura/format/card"
)

// deals returns hands of five from a shuffled deck, always the same ones.
func deals(deck card.Deck, n int) []card.Set {
	rng := rand.New(rand.NewPCG(5, 6))
	pack := deck.Cards().Down()
	out := make([]card.Set, n)
	for i := range out {
		rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
		out[i] = card.SetOf(pack[:5]...)
	}
	return out
}

// BenchmarkOf ranks hands; by=sum only loads and adds five bytes of each, which is
// what to measure it by.
func BenchmarkOf(b *testing.B) {
	r := classico()
	hands := deals(32, 1024)
	var sum uint32
	b.Run("by=sum", func(b *testing.B) {
		fives := make([][5]byte, len(hands))
		for i, h := range hands {
			n := 0
			for c := range h.All() {
				fives[i][n] = byte(c)
				n++
			}
		}
		for i := 0; b.Loop(); i++ {
			for _, c := range fives[i&1023] {
				sum += uint32(c)
			}
		}
	})
	b.Run("by=order", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			sum += Of(32, &r, hands[i&1023]).Order
		}
	})
	if sum == 0 {
		b.Fatal("no hand is worth anything")
	}
}

func BenchmarkWinners(b *testing.B) {
	r := classico()
	hands := deals(32, 1024)
	var dst [4]int
	for i := 0; b.Loop(); i++ {
		at := 4 * (i & 255)
		AppendWinners(dst[:0], 32, &r, hands[at:at+4])
	}
}

func BenchmarkOpens(b *testing.B) {
	r := classico()
	hands := deals(32, 1024)
	for i := 0; b.Loop(); i++ {
		Opens(32, &r, hands[i&1023], Opening{card.Jack, TwoEnded})
	}
}

func BenchmarkProves(b *testing.B) {
	r := classico()
	hands := deals(32, 1024)
	for i, h := range hands { // as many kept as a table keeps: one to five
		for c := range h.All() {
			if h.Len() > 1+i%5 {
				h = h.Without(c)
			}
		}
		hands[i] = h
	}
	for i := 0; b.Loop(); i++ {
		Proves(32, &r, hands[i&1023], Opening{card.Jack, TwoEnded})
	}
}

func BenchmarkCount(b *testing.B) {
	r := classico()
	for b.Loop() {
		Count(32, &r, Opening{card.Jack, TwoEnded})
	}
}

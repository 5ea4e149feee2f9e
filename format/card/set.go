package card

import (
	"iter"
	"math/bits"
	"strings"
)

// A Set is a set of known cards, bit c for card c. Unknown cards are not in
// it; who needs them keeps a count beside the set.
type Set uint64

// SetOf returns the set of the known cards among cs.
func SetOf(cs ...Card) Set {
	var s Set
	for _, c := range cs {
		s = s.With(c)
	}
	return s
}

// With returns s and c; the unknown card adds nothing.
func (s Set) With(c Card) Set {
	if c == Unknown {
		return s
	}
	return s | 1<<c
}

// Without returns s less c.
func (s Set) Without(c Card) Set { return s &^ (1 << c) }

// Has reports whether c is in s.
func (s Set) Has(c Card) bool { return c != Unknown && s>>c&1 == 1 }

// Len returns the number of cards in s.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// All yields the cards of s from the lowest up.
func (s Set) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Card(bits.TrailingZeros64(uint64(s)))) {
				return
			}
		}
	}
}

// Down returns the cards of s from the highest down.
func (s Set) Down() []Card {
	out := make([]Card, s.Len())
	for i := len(out) - 1; s != 0; s &= s - 1 {
		out[i] = Card(bits.TrailingZeros64(uint64(s)))
		i--
	}
	return out
}

// Suited returns the cards of s that have suit u.
func (s Set) Suited(u Suit) Set { return s & (0x1111111111111 << 1 << u) }

// Ranked returns the cards of s that have rank r.
func (s Set) Ranked(r Rank) Set { return s & (0xf << Of(r, Spades)) }

// String returns the cards from the highest down, a blank between two.
func (s Set) String() string {
	var b strings.Builder
	for i, c := range s.Down() {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.String())
	}
	return b.String()
}

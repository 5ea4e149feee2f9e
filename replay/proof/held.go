package proof

import (
	"math/bits"

	"apertura/format/card"
)

// Held answers whether he held a card.
func (r *Record) Held(c card.Card, m Moment) Answer { return r.HeldAll(card.SetOf(c), m) }

// HeldAll answers whether he held all of the cards at once.
func (r *Record) HeldAll(cards card.Set, m Moment) Answer {
	var buf [frameBuffer]frame
	so, not := false, false
	fs := r.frames(buf[:0])
	for i := range fs {
		f := &fs[i]
		so = so || f.fits(m.in(), cards, 0)
		for c := range cards.All() {
			not = not || f.fits(m.in(), 0, card.SetOf(c))
		}
	}
	return answer(so, not)
}

// Count returns how many different hands he can have held.
func (r *Record) Count(m Moment) uint64 {
	n := uint64(0)
	r.families(m, func(f *family) bool {
		ways := uint64(1)
		for i, c := range f.class {
			ways *= choices(c.Len(), int(f.x[i]))
		}
		n += ways
		return true
	})
	return n
}

// choices returns how many ways there are to choose k of n.
func choices(n, k int) uint64 {
	ways := uint64(1)
	for i := range uint64(k) {
		hi, lo := bits.Mul64(ways, uint64(n)-i)
		ways, _ = bits.Div64(hi, lo, i+1)
	}
	return ways
}

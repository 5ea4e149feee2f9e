package proof

import (
	"math/bits"
)

// Count returns how many different hands he can have held.
func (r *Record) Count(m Moment) uint64 {
	var buf [frameBuffer]frame
	f := family{in: m.in(), frames: r.frames(buf[:0])}
	n := uint64(0)
	for f.next() {
		ways := uint64(1)
		for i, c := range f.classes() {
			ways *= choices(c.Len(), int(f.x[i]))
		}
		n += ways
	}
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

package table

import (
	"encoding/binary"

	"apertura/format"
)

// Size is the number of entries.
const Size = 6188

// Bytes returns the whole table.
func Bytes() []byte {
	out := make([]byte, 4*Size)
	i := 0
	// The order of the loops is the order of the index: the highest rank last
	// to change.
	for e := range uint32(13) {
		for d := range e + 1 {
			for c := range d + 1 {
				for b := range c + 1 {
					for a := range b + 1 {
						binary.LittleEndian.PutUint32(out[4*i:], entry([5]uint32{e + 2, d + 2, c + 2, b + 2, a + 2}))
						i++
					}
				}
			}
		}
	}
	return out
}

// entry values five ranks given from the highest down.
func entry(ranks [5]uint32) uint32 {
	var count [15]int
	for _, r := range ranks {
		count[r]++
	}
	// First the ranks held most often, among equals the highest.
	var by [6][]uint32
	for r := uint32(14); r >= 2; r-- {
		by[count[r]] = append(by[count[r]], r)
	}
	switch {
	case len(by[5]) == 1:
		return 0
	case len(by[4]) == 1:
		return pack(format.Four, by[4]...)
	case len(by[3]) == 1 && len(by[2]) == 1:
		return pack(format.FullHouse, by[3][0], by[2][0])
	case len(by[3]) == 1:
		return pack(format.Three, by[3]...)
	case len(by[2]) == 2:
		return pack(format.TwoPair, by[2][0], by[2][1], by[1][0])
	case len(by[2]) == 1:
		return pack(format.Pair, append(by[2], by[1]...)...)
	case ranks[0]-ranks[4] == 4:
		return pack(format.Straight, ranks[0])
	}
	return pack(format.HighCard, by[1]...)
}

func pack(c format.Category, ranks ...uint32) uint32 {
	v := uint32(c) << 20
	for i, r := range ranks {
		v |= r << (16 - 4*i)
	}
	return v
}

package rank

import (
	_ "embed"
	"math/bits"

	"apertura/format"
	"apertura/format/card"
)

// ranks is the table that internal/table describes.
//
//go:embed ranks.bin
var ranks string

// binomial[i][r] is C(r+i, i+1), what the i-th lowest card adds to the index.
// The three columns beyond the ace are for bits of a set that are no card.
var binomial = [5][16]uint16{
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12},
	{0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78},
	{0, 1, 4, 10, 20, 35, 56, 84, 120, 165, 220, 286, 364},
	{0, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715, 1001, 1365},
	{0, 1, 6, 21, 56, 126, 252, 462, 792, 1287, 2002, 3003, 4368},
}

// A key is the ranks of a point in the order in which they decide, four bits
// each, the first from bit 16.
type key uint32

// rank returns the i-th rank of the key, 0 where the point has no such rank.
func (k key) rank(i int) card.Rank { return card.Rank(k>>(16-4*i)) & 15 }

// byRanks returns the point of five cards by their ranks alone, and its key.
func byRanks(five card.Set) (format.Category, key) {
	s := uint64(five) >> 1 // the spade of the deuce in bit 0
	i := binomial[0][lowest(s)]
	s &= s - 1
	i += binomial[1][lowest(s)]
	s &= s - 1
	i += binomial[2][lowest(s)]
	s &= s - 1
	i += binomial[3][lowest(s)]
	s &= s - 1
	i += binomial[4][lowest(s)]
	e := ranks[4*int(i):]
	v := uint32(e[0]) | uint32(e[1])<<8 | uint32(e[2])<<16 | uint32(e[3])<<24
	return format.Category(v >> 20), key(v & 0xfffff)
}

// lowest returns which rank the lowest card has, the deuce's being 0.
func lowest(s uint64) int { return bits.TrailingZeros64(s) >> 2 & 15 }

package replay

import (
	"testing"

	"apertura/format/money"
)

// Odd chips go one each from the dealer's left, past who has no part.
func TestEvenly(t *testing.T) {
	s := State{N: 4, Dealer: 1}
	for _, c := range []struct {
		sum   money.Chips
		among Players
		want  [MaxSeats]money.Chips
	}{
		{17, 0b1011, [MaxSeats]money.Chips{6, 5, 0, 6}},
		{17, 0b0011, [MaxSeats]money.Chips{9, 8}},
		{3, 0b0100, [MaxSeats]money.Chips{0, 0, 3}},
		{3, 0, [MaxSeats]money.Chips{}},
	} {
		if got := s.evenly(c.sum, c.among); got != c.want {
			t.Errorf("%d among %b: got %v, want %v", c.sum, c.among, got, c.want)
		}
	}
}

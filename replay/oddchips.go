package replay

import "apertura/format/money"

// evenly divides a sum among seats. Odd chips go one each, from the dealer's
// left on.
func (s *State) evenly(sum money.Chips, among Players) (shares [MaxSeats]money.Chips) {
	n := money.Chips(among.Len())
	if n == 0 {
		return shares
	}
	odd := sum % n
	for k := 1; k <= int(s.N); k++ {
		seat := s.left(max(s.Dealer, 0), k)
		if !among.Has(int(seat)) {
			continue
		}
		shares[seat] = sum / n
		if odd > 0 {
			shares[seat]++
			odd--
		}
	}
	return shares
}

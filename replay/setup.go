package replay

import "apertura/format"

// seat sets the table for a hand: who sits where, who deals, which deck, what
// lies in the pot. It returns false where more sit down than a table has seats.
func (v *view) seat() bool {
	s, h, c := v.s, v.log, v.past
	*s = State{Phase: format.Before, Dealer: NoSeat, Turn: NoSeat, First: NoSeat, Opener: NoSeat, Aggressor: NoSeat, Opening: NoSeat, InKnown: true}
	if h.Seats.Said() {
		if len(h.Seats.V) > MaxSeats {
			return false
		}
		c.NSeats = int8(len(h.Seats.V))
		for i, n := range h.Seats.V {
			c.Seats[i] = int8(n.V)
		}
	} else if c.NSeats == MaxSeats && len(h.Session.Players) > MaxSeats {
		return false
	}
	s.N = c.NSeats
	for i := range s.N {
		roster := c.Seats[i]
		p := &s.Seats[i]
		p.Roster, p.Dealt, p.In, p.Cards.DealtMore = roster, true, true, 5
		p.Stack, p.StackKnown, p.Lost = c.Stack[roster], c.StackKnown[roster], c.Lost[roster]
	}
	s.Deck = v.r.DeckOf(int(s.N))
	if h.Deck.Said() {
		s.Deck = h.Deck.V
	}
	return true
}

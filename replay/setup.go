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
		c.sit(h)
	} else if c.Unseated && h.Written(format.Opening) {
		v.whoIsHere()
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
	if c.Unseated { // whoever is there and says nothing counts too
		s.Deck = v.r.DeckOf(min(len(h.Session.Players), MaxSeats))
	}
	if h.Deck.Said() {
		s.Deck = h.Deck.V
	}
	return true
}

// sit keeps who is at the table as a hand says it.
func (c *Carry) sit(h *format.Hand) {
	c.NSeats, c.Unseated = int8(len(h.Seats.V)), false
	for i, n := range h.Seats.V {
		c.Seats[i] = int8(n.V)
	}
}

// reseat keeps what a hand that is left out says of who is at the table, which
// holds until changed.
func (c *Carry) reseat(h *format.Hand) {
	switch n := len(h.Seats.V); {
	case h.Unseated, n > MaxSeats:
		c.Unseated = true
	case n > 0:
		c.sit(h)
	}
}

// whoIsHere seats, where nobody knows who is at the table, all who have a line
// in the hand; the roster is clockwise. Those who were there and no others: then
// they are.
func (v *view) whoIsHere() {
	c := v.past
	was, here, n := c.seated(), Players(0), int8(0)
	for i := range min(len(v.log.Session.Players), MaxRoster) {
		if v.named(i) || v.took(i) || v.log.Dealer.Said() && v.log.Dealer.V == i || was.Has(i) && v.appears(i) {
			here = here.With(i)
		}
	}
	if here == was {
		c.Unseated = false
		return
	}
	if here.Len() < 2 || here.Len() > MaxSeats {
		return
	}
	for i := range MaxRoster {
		if here.Has(i) {
			c.Seats[n] = int8(i)
			n++
		}
	}
	c.NSeats, c.Dealer = n, format.NoPlayer
}

// seated returns, by roster index, who is at the table.
func (c *Carry) seated() (out Players) {
	for _, i := range c.Seats[:c.NSeats] {
		out = out.With(int(i))
	}
	return out
}

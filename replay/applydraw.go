package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/rank"
)

func (v *view) applyDraw(seat Seat, corrections []Breach, out []Event) []Event {
	a := v.act
	switch a.Verb {
	case format.Burn:
		return v.applyBurn(out)
	case format.Reshuffle:
		return v.restock(StubReshuffled, out)
	case format.Pat, format.Discard, format.Receive:
	default:
		return out
	}
	if seat == NoSeat || v.s.InKnown && !v.s.Seats[seat].In {
		return out
	}
	c := &v.s.Seats[seat].Cards
	if a.Verb != format.Receive {
		if c.Drew {
			return out
		}
		v.skipOver(seat)
	}
	n := v.receives(a)
	late := v.beyondThird(seat)
	if late {
		v.passLate(seat)
	}
	c.LastDraw = int32(a.Number)
	switch a.Verb {
	case format.Pat:
		c.Drew = true
	case format.Discard:
		out = v.throw(seat, corrections, out)
	}
	more := c.GotMore
	out = v.receive(seat, out)
	out = v.serve(n, late, out)
	if v.s.Draw.Reshuffled {
		c.Pool |= setOf(a.Got)
		c.PoolMore = min(c.PoolMore+max(c.GotMore-more, 0), c.GotMore)
	}
	return out
}

// skipOver marks whom a draw out of turn goes past.
func (v *view) skipOver(seat Seat) {
	s := v.s
	turn := s.drawer()
	if turn == NoSeat || turn == seat || s.Seats[seat].Cards.Skipped {
		return
	}
	for i := turn; i != seat; i = s.left(i, 1) {
		if s.Seats[i].In && !s.Seats[i].Cards.Drew {
			s.Seats[i].Cards.Skipped = true
		}
	}
}

func (v *view) throw(seat Seat, corrections []Breach, out []Event) []Event {
	a, c := v.act, &v.s.Seats[seat].Cards
	known := setOf(a.Thrown)
	n := discards(a)
	c.Drew = true
	c.Thrown |= known
	c.ThrownMore += int8(max(n-known.Len(), 0))
	c.Listed = a.Gets
	for _, b := range corrections {
		if b.Kind == TooManyDiscards {
			c.Excess = true
			c.Back = int8(b.Got - b.Want)
		}
	}
	e := v.event(CardsThrown, seat)
	e.Cards, e.Count = known, int16(n)
	out = append(out, e)
	d := &v.s.Draw
	d.Since |= known
	d.Thrown += int16(n) - int16(c.Back)
	if a.Openers {
		c.Declared = true
		c.Apart = v.apart(c, a)
		e := v.event(OpenersSetApart, seat)
		e.Cards = c.Apart
		out = append(out, e)
		if v.r.Reshuffle == house.ReshuffleAllButOpeners {
			least, most := v.setApart(c, a)
			d.Since &^= c.Apart
			d.Thrown -= int16(least)
			d.Loose += int16(most - least)
		}
	}
	return out
}

// apart returns the openers an act sets apart: those named, else those of the
// cards thrown that were part of what he opened on; none where nobody knows.
func (v *view) apart(c *Cards, a *format.Act) card.Set {
	if named := setOf(a.Set); named != 0 {
		return named
	}
	if five, ok := c.dealtFive(); ok {
		return setOf(a.Thrown) & rank.Defining(five)
	}
	return 0
}

// setApart returns how many of the cards thrown are openers set apart, at least
// and at most: one, and all of them, where the log does not tell.
func (v *view) setApart(c *Cards, a *format.Act) (least, most int) {
	n, known := discards(a), setOf(a.Thrown)
	_, dealt := c.dealtFive()
	least = (v.apart(c, a) & known).Len()
	switch {
	case known.Len() == n && (len(a.Set) > 0 || dealt):
		return least, least
	case len(a.Set) > 0:
		return max(least, min(1, n)), min(n, len(a.Set))
	}
	return max(least, min(1, n)), n
}

// receive adds what an act serves to the player's hand. Behind a bare count,
// they are its late ones.
func (v *view) receive(seat Seat, out []Event) []Event {
	a, c := v.act, &v.s.Seats[seat].Cards
	now := v.receives(a)
	if a.Verb == format.Discard && !a.Gets {
		now = min(now, c.thrown())
	}
	if now == 0 {
		return out
	}
	known := setOf(a.Got)
	more := max(now-(known&^c.Got).Len(), 0)
	if a.Verb == format.Receive && !c.Listed {
		late := min(now, c.late())
		v.s.Draw.Pending = max(v.s.Draw.Pending-int16(late), 0)
		c.Listed = late < now
	}
	c.Got |= known
	c.GotMore = int8(min(int(c.GotMore)+more, int(v.s.Deck)))
	if a.Verb == format.Discard && !a.Gets {
		v.s.Draw.Pending += int16(c.late())
	}
	e := v.event(CardsReceived, seat)
	e.Cards, e.Count = known, int16(now)
	return append(out, e)
}

// serve takes n cards out of the stub.
func (v *view) serve(n int, late bool, out []Event) []Event {
	d := &v.s.Draw
	if n == 0 {
		return out
	}
	d.BurnDue = false
	d.LateBurnt = d.LateBurnt || late
	d.Stub -= int16(n)
	return v.refill(out)
}

// leaveDraw serves the late cards of bare counts and judges who received a
// wrong number. A draw left out leaves all hands unknown.
func (v *view) leaveDraw(bs []Breach, out []Event) ([]Breach, []Event) {
	s := v.s
	if !v.log.Written(format.Draw) {
		if s.Opened && s.in() > 1 || !s.InKnown {
			s.Draw.MayRunOut = s.in()*v.r.DrawMax > int(s.Draw.Stub)
			for i := range s.N {
				if c := &s.Seats[i].Cards; s.Seats[i].In {
					c.Unread, c.ThrownMore, c.GotMore = true, 5, 5
				}
			}
		}
		return bs, out
	}
	d := &s.Draw
	d.Stub -= d.Pending
	d.Pending = 0
	out = v.refill(out)
	for i := range s.N {
		c := &s.Seats[i].Cards
		late := int8(c.late())
		c.GotMore += late
		if d.Reshuffled {
			c.PoolMore += late
		}
	}
	return v.wrongNumbers(bs), out
}

func setOf(list []format.CardNode) card.Set {
	var s card.Set
	for _, n := range list {
		s = s.With(n.V)
	}
	return s
}

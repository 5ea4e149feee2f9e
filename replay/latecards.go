package replay

import "apertura/format"

// atOnce is how many cards of a change come before everybody has his: those
// beyond are late cards ([000] [002] [003]).
const atOnce = 3

// lateEarly: a card beyond the third while somebody in still waits for his
// first ones ([000] [002] [003]).
func (v *view) lateEarly(seat Seat, out []Breach) []Breach {
	s, a := v.s, v.act
	if !v.r.LateCards || !v.beyondThird(seat) {
		return out
	}
	var wait Players
	for i := range Seat(s.N) {
		p := &s.Seats[i]
		if i != seat && p.In && !p.Cards.Drew && v.speaksLater(int(p.Roster), throws) {
			wait = wait.With(int(p.Roster))
		}
	}
	if wait == 0 {
		return out
	}
	b := v.breach(LateCardEarly, format.Whole)
	b.Others = wait
	if n := len(a.Got); n > 0 {
		b.At.Part, b.At.N = format.GotCard, n-1
	}
	return append(out, b)
}

// lateOrder: late cards come in table order, from the dealer's left.
func (v *view) lateOrder(seat Seat, out []Breach) []Breach {
	s := v.s
	if !v.r.LateCards || v.act.Verb != format.Receive || s.Dealer == NoSeat || !v.beyondThird(seat) {
		return out
	}
	var who Players
	for k := 1; k <= int(s.N); k++ {
		i := s.left(s.Dealer, k)
		if i == seat {
			break
		}
		p := &s.Seats[i]
		if p.In && p.Cards.thrown() > atOnce && p.Cards.got() < p.Cards.thrown() && !p.Cards.LatePast && v.speaksLater(int(p.Roster), isReceive) {
			who = who.With(int(p.Roster))
		}
	}
	if who == 0 {
		return out
	}
	b := v.breach(DrawOutOfTurn, format.Whole)
	b.Others = who
	return append(out, b)
}

// passLate marks whom a late card out of order goes past: who has been passed
// over is not passed over again.
func (v *view) passLate(seat Seat) {
	s := v.s
	if s.Dealer == NoSeat || v.act.Verb != format.Receive {
		return
	}
	for k := 1; k <= int(s.N); k++ {
		i := s.left(s.Dealer, k)
		if i == seat {
			return
		}
		if c := &s.Seats[i].Cards; s.Seats[i].In && c.got() < c.thrown() {
			c.LatePast = true
		}
	}
}

// beyondThird reports whether the act serves its player a card beyond the
// third.
func (v *view) beyondThird(seat Seat) bool {
	if v.act.Verb == format.Discard && !v.act.Gets {
		return false
	}
	n := v.receives(v.act)
	return n > 0 && v.s.Seats[seat].Cards.got()+n > atOnce
}

// lateToCome reports whether a card beyond somebody's third is still to be
// served.
func (v *view) lateToCome() bool {
	for i := range v.s.N {
		c := &v.s.Seats[i].Cards
		if c.thrown() > atOnce && (c.got() < c.thrown() || !c.Listed) {
			return true
		}
	}
	return false
}

// firstsServed reports whether everybody in has had his first cards, up to
// three.
func (s *State) firstsServed() bool {
	for i := range s.N {
		p := &s.Seats[i]
		if c := &p.Cards; p.In && (!c.Drew && !c.Skipped || c.got() < min(3, c.thrown())) {
			return false
		}
	}
	return true
}

// late returns how many cards of a bare count are still to be served.
func (c *Cards) late() int {
	if c.Listed {
		return 0
	}
	return max(c.thrown()-c.got(), 0)
}

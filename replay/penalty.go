package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// A Due is a payment that a ruling asks for, by roster index; To is NoPlayer
// where it goes into the next pot.
type Due struct {
	From, To int8
	Chips    money.Chips
}

// judgePay judges a penalty paid: a ruling asks for it, this much, to him.
func (v *view) judgePay(out []Breach) []Breach {
	a := v.act
	if a.Phase > format.Before {
		return out // with the rulings of the hand, when it is over
	}
	return v.wrongPenalty(v.past.Dues[:v.past.NDues], out)
}

func (v *view) wrongPenalty(dues []Due, out []Breach) []Breach {
	a, to := v.act, payee(v.act)
	b := v.breach(WrongPenalty, format.Whole)
	b.Got = a.Amount.Chips
	own, mayBeAll := false, false
	for _, d := range dues {
		if int(d.From) != a.Player {
			continue
		}
		if d.Chips == b.Got && int(d.To) == to || int(d.To) == to && v.allHeHas(d.Chips) {
			return out
		}
		if b.Want == 0 || int(d.To) == to && !own { // what he owes to this one, or else the oldest
			own = int(d.To) == to
			b.Want, b.Others = d.Chips, Players(0).With(int(d.To))
			mayBeAll = own && b.Got < d.Chips
		}
	}
	switch seat := v.actor; {
	case v.past.MayOwe && (b.Want == 0 || v.past.Missed):
		b.Want, b.Others = 0, 0
		b = b.unknown()
	case mayBeAll && seat != NoSeat:
		b = v.unlessRest(seat, b)
	}
	return append(out, b)
}

// allHeHas reports whether a payment short of what is due takes his last chip.
func (v *view) allHeHas(due money.Chips) bool {
	if v.actor == NoSeat {
		return false
	}
	p := &v.s.Seats[v.actor]
	return p.StackKnown && v.act.Amount.Chips == p.Stack && p.Stack < due
}

func payee(a *format.Act) int {
	if a.To.Said() {
		return a.To.V
	}
	return format.NoPlayer
}

// pay moves a penalty: to a player, into this pot or, after the cards, into the
// next one.
func (v *view) pay(out []Event) []Event {
	a, s := v.act, v.s
	c := a.Amount.Chips
	from := s.Seat(a.Player)
	if from != NoSeat {
		s.Seats[from].move(-c)
	}
	switch to := s.Seat(payee(a)); {
	case to != NoSeat:
		s.Seats[to].move(c)
	case a.To.Said():
		// To one who is not at the table: the chips leave it.
	case a.Phase > format.Before:
		s.NextPot += c
	default:
		s.Dead += c
	}
	e := v.event(PenaltyPaid, from)
	e.Chips = c
	return append(out, e)
}

// pay strikes a due that is paid; of one paid in part the rest stays a debt.
func (c *Carry) pay(a *format.Act) {
	dues := c.Dues[:c.NDues]
	hit := Meant(len(dues), a.Amount.Chips, func(i int) (money.Chips, bool) {
		return dues[i].Chips, int(dues[i].From) == a.Player && int(dues[i].To) == payee(a)
	})
	switch {
	case hit < 0, c.Missed && dues[hit].Chips < a.Amount.Chips: // for another, it may be
	case dues[hit].Chips > a.Amount.Chips:
		dues[hit].Chips -= a.Amount.Chips
	default:
		copy(dues[hit:], dues[hit+1:])
		c.NDues--
	}
}

// Meant returns which of n dues a payment of so many chips settles: of those
// between the same two the one of that amount, or else the oldest; -1 for none.
func Meant(n int, paid money.Chips, due func(int) (chips money.Chips, between bool)) int {
	hit := -1
	for i := range n {
		switch c, between := due(i); {
		case !between:
		case c == paid:
			return i
		case hit < 0:
			hit = i
		}
	}
	return hit
}

// owe adds what rulings ask for: penalties, or what else they have somebody pay.
func (c *Carry) owe(bs []Breach, penalties bool) {
	for i := range bs {
		b := &bs[i]
		if !b.Stands() || b.Ruling.Kind.Penalises() != penalties {
			continue
		}
		for _, p := range b.Ruling.Pay {
			if p.From == format.NoPlayer {
				continue // out of the pot, at once
			}
			if int(c.NDues) == len(c.Dues) {
				copy(c.Dues[:], c.Dues[1:])
				c.NDues--
			}
			c.Dues[c.NDues] = Due{From: int8(p.From), To: int8(p.To), Chips: p.Chips}
			c.NDues++
		}
	}
}

// dues adds what the rulings of this hand ask for, and judges what was paid
// while it was on.
func (g *game) dues() {
	c := &g.carry
	if !g.log.Written(format.Opening) && g.log.Result.Kind != format.Redeal {
		c.Missed, c.MayOwe = true, true // nobody wrote who opened
	}
	for i := range g.found {
		c.MayOwe = c.MayOwe || g.found[i].Verdict == format.Unverifiable
	}
	c.owe(g.found, true)
	c.owe(g.found, false)
	acts := g.gist.having(format.Pay)
	for i := range acts {
		a := &acts[i]
		if a.Verb != format.Pay || a.Phase == format.Before || a.Undone {
			continue
		}
		v := g.view(&g.played, a)
		g.found = v.wrongPenalty(c.Dues[:c.NDues], g.found)
		c.pay(a)
	}
}

// penalty: so many times the initial pot, all antes of this hand ([000]); to
// the next pot, to the winner, or shared among the others at the table, odd
// chips from the dealer's left.
func (v *view) penalty(seat Seat, pot Pot) []Payment {
	sum := v.initial() * money.Chips(v.r.PenaltyTimes)
	from := v.s.player(seat)
	switch {
	case sum <= 0:
		return nil
	case v.r.PenaltyTo == house.PenaltyToWinner && pot.To.Len() == 1:
		for i := range len(v.log.Session.Players) {
			if pot.To.Has(i) {
				return []Payment{{From: from, To: i, Chips: sum}}
			}
		}
	case v.r.PenaltyTo == house.PenaltyShared && v.s.N > 1:
		return v.sharedPenalty(seat, sum)
	}
	return []Payment{{From: from, To: format.NoPlayer, Chips: sum}}
}

// sharedPenalty divides a penalty among the others at the table.
func (v *view) sharedPenalty(seat Seat, sum money.Chips) []Payment {
	var others Players
	for i := range Seat(v.s.N) {
		if i != seat {
			others = others.With(int(i))
		}
	}
	shares := v.s.evenly(sum, others)
	var out []Payment
	for k := 1; k <= int(v.s.N); k++ {
		if i := v.s.left(max(v.s.Dealer, 0), k); i != seat {
			out = append(out, Payment{From: v.s.player(seat), To: v.s.player(i), Chips: shares[i]})
		}
	}
	return out
}

// initial returns the initial pot: all antes of this hand, or of the last one
// that had some.
func (v *view) initial() money.Chips {
	if sum := v.s.antes(); sum > 0 {
		return sum
	}
	return v.past.Initial
}

func (s *State) antes() money.Chips {
	var sum money.Chips
	for i := range s.N {
		sum += s.Seats[i].AnteIn
	}
	return sum
}

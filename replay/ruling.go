package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// falseOpening returns what follows from an opening without openers: no claim
// to the pot, which goes to the best other hand or stays for the next one, and
// what the table makes him pay ([000], WK, EB).
func (v *view) falseOpening(seat Seat) Ruling {
	if v.r.FalseOpening == house.FalseRefund {
		return v.refund(seat)
	}
	r := Ruling{Pot: v.potWithout(Players(0).With(int(seat)))}
	switch v.r.FalseOpening {
	case house.FalseForfeit:
		r.Kind = NoClaimForfeit
	default:
		r.Kind = NoClaimPenalty
		r.Pay = v.penalty(seat, r.Pot)
	}
	return r
}

// refund: if he won, or nobody else is in, everybody takes back this hand's
// wagers and the dead money stays; if another won, that one keeps it and he
// puts the initial pot in again (WK).
func (v *view) refund(seat Seat) Ruling {
	if v.takesBack(seat) {
		return Ruling{Kind: NoClaimRefund, Pot: Pot{Chips: v.s.Dead, Known: v.s.PotKnown, Stays: true}}
	}
	return Ruling{Kind: NoClaimRefund, Pot: v.potWithout(0), Pay: v.initialAgain(seat)}
}

// takesBack reports whether a false opening by a seat has everybody take back
// his wagers.
func (v *view) takesBack(seat Seat) bool {
	if v.s.inSet()&^Players(0).With(int(seat)) == 0 {
		return true
	}
	t := v.settle(0)
	for i := range t.n {
		if t.winners[i].Has(int(seat)) && !t.layers[i].Back {
			return true
		}
	}
	return false
}

// potWithout returns where the pot goes without some seats: to the best of the
// others still in, or nowhere.
func (v *view) potWithout(seats Players) Pot {
	t := v.settle(seats)
	p := Pot{Chips: v.s.Pot() - t.back, Known: v.s.PotKnown}
	r := reading{v: v, t: t}
	for i := range t.n {
		if t.open[i] {
			p.To = 0 // a hand not on record decides it
			break
		}
		if !t.layers[i].Back {
			p.To |= r.roster(t.winners[i])
		}
	}
	p.Stays = v.s.inSet()&^seats == 0
	return p
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

func (v *view) sharedPenalty(seat Seat, sum money.Chips) []Payment {
	n := money.Chips(v.s.N - 1)
	odd := sum % n
	var out []Payment
	for k := 1; k <= int(v.s.N); k++ {
		i := v.s.left(max(v.s.Dealer, 0), k)
		if i == seat {
			continue
		}
		c := sum / n
		if odd > 0 {
			c++
			odd--
		}
		out = append(out, Payment{From: v.s.player(seat), To: v.s.player(i), Chips: c})
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

func (v *view) initialAgain(seat Seat) []Payment {
	if c := v.initial(); c > 0 {
		return []Payment{{From: v.s.player(seat), To: format.NoPlayer, Chips: c}}
	}
	return nil
}

// moves reports whether a ruling changes the table the hand goes on from, so
// that a table as ruled has to be kept beside the one as played.
func (k RulingKind) moves() bool {
	switch k {
	case MakesGood, GoesBack, CountsAsLimit, MadeUpToLeast, CountsAsCall, DoesNotCount, StandsAsOpening, OwesLevel:
		return true
	}
	return false
}

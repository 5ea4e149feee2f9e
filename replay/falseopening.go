package replay

import (
	"apertura/format"
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
// his wagers: he is alone, or a pot is his. Where a hand not on record decides
// a pot, who took it won it.
func (v *view) takesBack(seat Seat) bool {
	if v.s.inSet()&^Players(0).With(int(seat)) == 0 {
		return true
	}
	t := v.settle(0)
	for i := range t.n {
		if t.layers[i].Back {
			continue
		}
		won := t.winners[i].Has(int(seat))
		if t.open[i] && v.log.Result.Kind == format.Taken {
			won = v.took(v.s.player(seat))
		}
		if won {
			return true
		}
	}
	return false
}

func (v *view) initialAgain(seat Seat) []Payment {
	if c := v.initial(); c > 0 {
		return []Payment{{From: v.s.player(seat), To: format.NoPlayer, Chips: c}}
	}
	return nil
}

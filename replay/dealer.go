package replay

import (
	"apertura/format"
	"apertura/replay/house"
)

// button puts the deal where the log says it was, or where it moves to.
func (v *view) button() {
	dealer := v.nextDealer()
	if v.log.Dealer.Said() {
		dealer = v.log.Dealer.V
	}
	v.s.Dealer = v.s.Seat(dealer)
}

// nextDealer returns whose deal it is: the next at the table to the left of
// who dealt, or the same again after a misdeal and, where the table wants it,
// after a hand nobody took ([001]); format.NoPlayer where nobody knows.
func (v *view) nextDealer() int {
	c, s := v.past, v.s
	stays := c.Rules.DealerAfterVoid == house.DealerStays
	if c.Dealer == format.NoPlayer || c.EndUnread && stays {
		return format.NoPlayer
	}
	if c.Again || c.NotTaken && stays {
		if old := s.Seat(int(c.Dealer)); old != NoSeat && !s.Seats[old].SitsOut {
			return int(c.Dealer)
		}
	}
	if old := s.Seat(int(c.Dealer)); old != NoSeat {
		for k := 1; k <= int(s.N); k++ {
			switch i := s.left(old, k); {
			case s.Seats[i].PerhapsOut, s.Seats[i].PerhapsIn:
				return format.NoPlayer
			case !s.Seats[i].SitsOut:
				return s.player(i)
			}
		}
	}
	// Who dealt has left the table: the roster is clockwise too.
	n := len(v.log.Session.Players)
	for k := range n {
		if who := (int(c.Dealer) + k) % n; s.Seat(who) != NoSeat && !s.Seats[s.Seat(who)].SitsOut {
			return who
		}
	}
	return format.NoPlayer
}

// wrongDealer: the deal did not move as the rules say. Whether it comes to one
// with no chips before him nobody writes: either way is right.
func (v *view) wrongDealer(out []Breach) []Breach {
	next := v.nextDealer()
	if next == format.NoPlayer || !v.log.Dealer.Said() || v.log.Dealer.V == next || v.log.Dealer.V == v.pastChipless(next) {
		return out
	}
	b := v.keyBreach(WrongDealer, format.Anchor{Key: format.DealerKey}, v.log.Dealer.V)
	b.Others = b.Others.With(next)
	return append(out, b)
}

// pastChipless returns who deals next where the deal skips those who have no
// chips and are not dealt in.
func (v *view) pastChipless(player int) int {
	s := v.s
	from := s.Seat(player)
	if from == NoSeat {
		return player
	}
	for k := range int(s.N) {
		if i := s.left(from, k); s.Seats[i].Dealt {
			return s.player(i)
		}
	}
	return player
}

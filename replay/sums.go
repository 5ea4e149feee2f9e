package replay

import "apertura/format/money"

// wrongSums looks, where the sums written make up what lies there and no single
// pot is to be judged, for one that has another's chips in it: of several pots,
// of one shared unevenly, of a wager nobody called. That each pot goes to its own
// is unsourced.
func (r *reading) wrongSums(b *Breach) bool {
	sum, said := r.amounts()
	if !said || r.v.s.WagerOpen && !(r.v.s.PotKnown && sum == r.total()) || !r.fits(sum, 0) || !r.t.known || r.onePot() && r.t.winners[0] != r.takers() {
		return false
	}
	got := r.sums()
	for i := range Seat(r.v.s.N) {
		won := r.t.won[i]
		if got[i] <= won || i == r.t.backTo && got[i] == won+r.t.back {
			continue
		}
		b.Player = r.v.s.player(i)
		if won == 0 {
			return r.wrongPot(b, i, &got)
		}
		if i == r.t.backTo && got[i] > won+r.t.back {
			won += r.t.back
		}
		b.Kind, b.Got, b.Want = MoreThanWon, got[i], won
		b.Others = r.roster(r.short(&got))
		return true
	}
	return false
}

// wrongPot names the pot that went to a seat which wins none: the first whose
// winners have less than they win.
func (r *reading) wrongPot(b *Breach, seat Seat, got *[MaxSeats]money.Chips) bool {
	for i, l := range r.t.layers[:r.t.n] {
		short := r.t.winners[i] & r.short(got)
		if l.Back || short == 0 {
			continue
		}
		s := first(short)
		b.Got, b.Others = money.Chips(i+1), r.roster(r.t.winners[i])
		switch {
		case !l.For.Has(int(seat)):
			b.Kind = NoShare
		case got[s] > r.t.won[s]-r.v.s.evenly(l.Chips, r.t.winners[i])[s]:
			b.Kind = SplitWrongly
		default:
			b.Kind = WrongWinner
		}
		return true
	}
	return false
}

// onePot reports whether there is but one pot to win.
func (r *reading) onePot() bool { return r.t.n == 1 || r.t.n == 2 && r.t.layers[1].Back }

// short returns the seats whose sums lack something of what they win, or else
// the one whose uncalled wager another took.
func (r *reading) short(got *[MaxSeats]money.Chips) (out Players) {
	for i := range Seat(r.v.s.N) {
		if got[i] < r.t.won[i] {
			out = out.With(int(i))
		}
	}
	if out == 0 && r.t.backTo != NoSeat {
		out = out.With(int(r.t.backTo))
	}
	return out
}

// sharesFit reports whether every taker's amount is what he wins, the
// uncalled part counted in or left out.
func (r *reading) sharesFit() bool {
	got := r.sums()
	for i := range Seat(r.v.s.N) {
		back := money.Chips(0)
		if i == r.t.backTo {
			back = r.t.back
		}
		if got[i] != r.t.won[i] && got[i] != r.t.won[i]+back {
			return false
		}
	}
	return true
}

// sums returns, by seat, what the log says was taken.
func (r *reading) sums() (got [MaxSeats]money.Chips) {
	for _, n := range r.v.log.Result.Takers {
		if seat := r.v.s.Seat(n.Player.V); seat != NoSeat {
			got[seat] += n.Chips.V
		}
	}
	return got
}

package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/rank"
)

// A reading is one way of looking at a finished hand: the table as played or
// as ruled, and who has no claim in it.
type reading struct {
	v       *view
	without Players
	t       settlement
	end     ending
	copied  bool // it says nothing that another of the hand's readings does not
}

func read(v *view, without Players) reading {
	return reading{v: v, without: without, t: v.settle(without), end: v.ending()}
}

// total returns what lies on the table in this reading.
func (r *reading) total() money.Chips { return r.v.s.Pot() }

// fits reports whether a sum is what lay there, or that without the uncalled
// part.
func (r *reading) fits(sum, delta money.Chips) bool {
	return sum == r.total()+delta || sum == r.total()+delta-r.t.back
}

// takers returns the seats that took something.
func (r *reading) takers() Players {
	var out Players
	for _, n := range r.v.log.Result.Takers {
		if seat := r.v.s.Seat(n.Player.V); seat != NoSeat {
			out = out.With(int(seat))
		}
	}
	return out
}

// took reports whether the log gives a player the pot, or a part of it.
func (v *view) took(player int) bool {
	for _, n := range v.log.Result.Takers {
		if n.Player.V == player {
			return true
		}
	}
	return false
}

// amounts returns the sum of the amounts written, and whether there are any.
func (r *reading) amounts() (money.Chips, bool) {
	var sum money.Chips
	said := false
	for _, n := range r.v.log.Result.Takers {
		sum += n.Chips.V
		said = said || n.Chips.Said()
	}
	return sum, said
}

// wrongWinner looks for a pot that went to somebody else than wins it in this
// reading. Its verdict is unverifiable where a hand not on record decides it,
// and none where all is right.
func (r *reading) wrongWinner() Breach {
	b := Breach{Verdict: format.Violation, Player: format.NoPlayer, At: format.Anchor{Key: format.ResultKey}}
	for i, n := range r.v.log.Result.Takers {
		if !r.hasShare(r.v.s.Seat(n.Player.V)) {
			b.Kind, b.Player = NoShare, n.Player.V
			b.At.Part, b.At.N = format.Entry, i
			if !r.t.open[0] {
				b.Others = r.roster(r.t.winners[0])
			}
			return b
		}
	}
	if r.wrongSums(&b) {
		return b
	}
	takers, open := r.takers(), false
	for i := range r.t.n {
		l := r.t.layers[i]
		if l.Back {
			continue
		}
		b.Got = money.Chips(i + 1)
		bad := r.layerWrong(i, takers)
		switch {
		case bad == NoKind:
		case r.t.open[i] && !r.beaten(i, takers), r.mayHaveReached(takers):
			open = true
		default:
			b.Kind, b.Others = bad, r.roster(r.t.winners[i])
			b.Player = r.v.s.player(first(takers &^ r.t.winners[i]))
			return b
		}
		if r.t.open[i] {
			open = open || r.mayLose(i)
		}
	}
	switch {
	case !r.reachable(takers):
		w, _ := r.v.best(r.contenders())
		b.Kind, b.Got, b.Others = WrongWinner, 1, r.roster(w)
		if b.Player = r.v.s.player(first(takers &^ w)); w&^takers == 0 {
			b.Kind = SplitWrongly
		}
	case open:
		return b.unknown()
	default:
		b.Verdict = 0
	}
	return b
}

// hasShare reports whether a seat has a part in any pot of this reading.
func (r *reading) hasShare(seat Seat) bool {
	if seat == NoSeat {
		return false
	}
	if r.without.Has(int(seat)) {
		return false
	}
	for i := range r.t.n {
		if r.t.layers[i].For.Has(int(seat)) {
			return true
		}
	}
	return !r.v.s.PotKnown && r.v.s.Seats[seat].In
}

// layerWrong says how the takers of layer i differ from its winners. Where
// amounts are written a layer is right when its winners are among the takers
// and their sums fit.
func (r *reading) layerWrong(i int, takers Players) Kind {
	w := r.t.winners[i]
	if w == 0 {
		return NoKind
	}
	sum, said := r.amounts()
	switch {
	case !r.t.open[i] && r.mayBeTheirs(takers):
		return NoKind
	case said && r.fits(sum, 0) && r.t.known:
		if r.sharesFit() {
			return NoKind
		}
	case said:
		if w&^takers == 0 && !(r.v.s.WagerOpen && r.t.known && !r.mayHaveReached(takers)) {
			return NoKind
		}
	case w == takers:
		return NoKind
	}
	switch {
	case takers&w == takers && w.Len() > takers.Len(), takers&w == w:
		if r.t.layers[i].For&takers != takers && takers.Len() == 1 {
			return NoShare
		}
		return SplitWrongly
	case takers&r.t.layers[i].For == 0:
		return NoShare
	}
	return WrongWinner
}

// mayBeTheirs reports whether those who took the pots may be just those who win
// them: without amounts each took his own. A pot that a hand not on record
// decides may be that of any who contend it.
func (r *reading) mayBeTheirs(takers Players) bool {
	left := takers
	for i, l := range r.t.layers[:r.t.n] {
		win := r.t.winners[i]
		if r.t.open[i] {
			win = r.v.contenders(l.For&^r.without) & takers
		}
		if win&^takers != 0 {
			return false
		}
		left &^= win
	}
	return left == 0
}

// beaten reports whether the takers of layer i lose to a hand on record,
// whatever the others hold.
func (r *reading) beaten(i int, takers Players) bool {
	for seat := range Seat(r.v.s.N) {
		if takers.Has(int(seat)) {
			if _, ok := r.v.s.Seats[seat].Cards.five(); !ok {
				return false
			}
		}
	}
	return takers&r.t.winners[i] == 0
}

// mayLose reports whether a contender whose cards are not on record has not
// named a lesser point than the best hand shown.
func (r *reading) mayLose(i int) bool {
	var best format.Category
	for seat := range Seat(r.v.s.N) {
		// Where a pot is open, those who win it so far are some whose cards are known.
		if five, _ := r.v.s.Seats[seat].Cards.five(); r.t.winners[i].Has(int(seat)) {
			best = rank.Of(r.v.s.Deck, r.v.r, five).Category
		}
	}
	in := r.v.contenders(r.t.layers[i].For)
	for seat := range Seat(r.v.s.N) {
		if _, ok := r.v.s.Seats[seat].Cards.five(); in.Has(int(seat)) && !ok {
			if c := r.v.declared(seat); c == format.NoCategory || c >= best {
				return true
			}
		}
	}
	return false
}

// declared returns the category a seat declared, NoCategory for none.
func (v *view) declared(seat Seat) format.Category {
	for i := len(v.log.Acts) - 1; i >= 0; i-- {
		if a := &v.log.Acts[i]; a.Verb == format.Declare && a.Player == v.s.player(seat) && !a.Undone {
			return a.Point.V.Category
		}
	}
	return format.NoCategory
}

// roster turns a set of seats into one of roster indexes.
func (r *reading) roster(seats Players) Players {
	var out Players
	for i := range Seat(r.v.s.N) {
		if seats.Has(int(i)) {
			out = out.With(r.v.s.player(i))
		}
	}
	return out
}

func first(p Players) Seat {
	for i := range Seat(MaxSeats) {
		if p.Has(int(i)) {
			return i
		}
	}
	return NoSeat
}

package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// payOut gives the pot to who took it: as written, or as it follows where no
// amounts are. A sum that only a ruling explains was made good by who owed it.
func (g *game) payOut(rs []reading, r *reading) {
	s := &g.played
	sum, said := r.amounts()
	pot := s.Pot()
	defer g.clear()
	if !s.PotKnown || !s.InKnown || s.PotLess > 0 && !said {
		g.forgetTakers(r)
		return
	}
	if g.log.Result.Kind == format.Unsaid || !said && r.takers().Len() != 1 {
		won, known := r.shares()
		if !known {
			g.forgetTakers(r)
			return
		}
		for i := range Seat(s.N) {
			g.gain(i, won[i])
		}
		g.uncalled(r.t.backTo, r.t.back)
		return
	}
	if !said {
		g.gain(first(r.takers()), pot-r.t.back)
		g.uncalled(r.t.backTo, r.t.back)
		return
	}
	if fits := g.madeGood(rs, sum); fits != &rs[0] {
		r = fits
	}
	pot = s.Pot()
	for _, n := range g.log.Result.Takers {
		g.gain(s.Seat(n.Player.V), n.Chips.V)
	}
	switch taker := first(r.takers()); {
	case sum == pot:
	case sum == pot-r.t.back:
		g.uncalled(r.t.backTo, r.t.back)
	case r.takers().Len() > 1: // wrong on either count, and nobody knows by whose share
		g.forgetTakers(r)
	default: // what lay there is his, whatever was written
		g.gain(taker, pot-sum)
		if taker != NoSeat {
			g.written[taker] = sum - pot
		}
	}
}

// shares returns, by seat, what a pot divided without amounts comes to: each
// pot by the cards where they name just those who took something, or else
// evenly among the takers who were in for it.
func (r *reading) shares() (won [MaxSeats]money.Chips, known bool) {
	takers := r.takers()
	if takers == 0 && r.v.contested() && !r.v.log.Written(format.Showdown) {
		return won, false // any of them may have laid down unseen
	}
	if takers == 0 || !r.onePot() && r.mayBeTheirs(takers) {
		return r.t.won, r.t.known
	}
	for _, l := range r.t.layers[:r.t.n] {
		if l.Back {
			continue
		}
		among := l.For & takers
		if among == 0 {
			return won, false
		}
		for seat, c := range r.v.s.evenly(l.Chips, among) {
			won[seat] += c
		}
	}
	return won, true
}

// madeGood: a sum that fits only under rulings means that they were carried
// out; who owed the difference put it in, or took it back. It returns the
// reading that has the uncalled part, the first where the sum fits none.
func (g *game) madeGood(rs []reading, sum money.Chips) *reading {
	for i := range rs {
		if sum == rs[0].total() || sum == rs[0].total()-rs[i].t.back {
			return &rs[i]
		}
	}
	for i := range rs {
		if rs[i].fits(sum, 0) {
			g.become(&g.ruled, 0)
			return &rs[i]
		}
	}
	for _, d := range g.loose {
		if rs[0].fits(sum, d.chips) {
			g.move(d)
			return &rs[0]
		}
	}
	if o := g.alone(rs, sum); o != nil {
		g.become(&o.table, o.ruling)
		return &o.reading
	}
	return &rs[0]
}

// become has everybody put in what he has in at another table of the hand,
// where one ruling is carried out, or with 0 all of them; or take it back.
func (g *game) become(t *State, ruling int) {
	s := &g.played
	for i := range s.N {
		p, q := &s.Seats[i], &t.Seats[i]
		c := q.Early + q.Wager + q.AnteIn - p.Early - p.Wager - p.AnteIn
		p.move(-c)
		s.Dead += c
	}
	for _, d := range g.deltas {
		level := d.ruling <= levelRuling || d.ruling > 0 && g.log.Acts[d.ruling-1].Verb == format.Level
		if (ruling == 0 || ruling == d.ruling) && (level || d.ruling == pastRuling) {
			g.move(d)
		}
	}
}

// move puts a delta's chips on the table.
func (g *game) move(d delta) {
	s := &g.played
	if seat := s.Seat(d.player); seat != NoSeat {
		s.Seats[seat].move(-d.chips)
		s.Dead += d.chips
		return
	}
	// A ruling of the hand before was carried out, by those it left less.
	s.Dead += d.chips
	for i := range s.N {
		p := &s.Seats[i]
		g.late[i] = g.carry.Offset[p.Roster]
		g.carry.Offset[p.Roster] = 0
		p.move(g.late[i])
	}
}

// gain gives a seat part of the pot.
func (g *game) gain(seat Seat, c money.Chips) { g.take(PotTaken, seat, c) }

// uncalled gives a seat back what nobody matched.
func (g *game) uncalled(seat Seat, c money.Chips) { g.take(WagersReturned, seat, c) }

func (g *game) take(k EventKind, seat Seat, c money.Chips) {
	if seat == NoSeat || c == 0 {
		return
	}
	g.played.Seats[seat].move(c)
	if n := len(g.events); n > 0 && g.events[n-1].Kind == k && g.events[n-1].Seat == seat {
		g.events[n-1].Chips += c
		return
	}
	g.events = append(g.events, Event{Kind: k, Seat: seat, Chips: c})
}

// forgetTakers: what they took is not known, so neither are their stacks; of a
// round nobody wrote, nobody's who was in. What nobody matched went back all
// the same, where all wagers are on record.
func (g *game) forgetTakers(r *reading) {
	s := &g.played
	takers := r.takers()
	if takers == 0 || !s.InKnown {
		takers |= s.inSet()
	}
	if takers == 0 { // all are out, says the log: one of them was not
		takers = s.dealt()
	}
	if to := r.t.backTo; s.InKnown && to != NoSeat && !takers.Has(int(to)) {
		if s.WagerOpen {
			s.Seats[to].lose()
		} else {
			g.uncalled(to, r.t.back)
		}
	}
	for i := range s.N {
		if takers.Has(int(i)) {
			s.Seats[i].lose()
		}
	}
}

// clear takes everything off the table.
func (g *game) clear() {
	g.played.Dead = 0
	for i := range g.played.N {
		g.played.Seats[i].Early, g.played.Seats[i].Wager = 0, 0
	}
}

// giveBack returns the wagers to who made them; dead money stays.
func (g *game) giveBack() {
	for i := range Seat(g.played.N) {
		p := &g.played.Seats[i]
		c := p.Early + p.Wager
		if c == 0 {
			continue
		}
		p.move(c)
		p.Early, p.Wager = 0, 0
		g.events = append(g.events, Event{Kind: WagersReturned, Seat: i, Chips: c})
	}
}

package replay

import (
	"apertura/format/money"
	"apertura/replay/rank"
)

// Where somebody put in a rest that nobody wrote, the pots on the table are no
// figures: whoever did may have reached any of them, or none but the lowest.

// mayHaveReached reports whether nobody wrote all that was put in, and those who
// took the pots may be just those who win something.
func (r *reading) mayHaveReached(takers Players) bool { return r.v.s.WagerOpen && r.reachable(takers) }

// contenders returns who contends any of the pots.
func (r *reading) contenders() (in Players) {
	for i := range r.v.s.N {
		if r.v.s.Seats[i].In && !r.without.Has(int(i)) {
			in = in.With(int(i))
		}
	}
	return r.v.contenders(in)
}

// reachable reports whether those who took the pots may be just those who win
// something, for some height of the wagers that are not on record.
func (r *reading) reachable(takers Players) bool {
	s := r.v.s
	if !s.WagerOpen {
		return true
	}
	in := r.contenders()
	for i := range Seat(s.N) {
		if !in.Has(int(i)) {
			if takers.Has(int(i)) && !r.mayBeOwn(i) {
				return false
			}
			continue
		}
		sure, perhaps := r.better(i, in)
		if takers.Has(int(i)) && !r.mayWin(i, sure) || !takers.Has(int(i)) && r.mustWin(i, sure|perhaps) {
			return false
		}
	}
	return true
}

// better returns which contenders hold a better hand than one of them, and which
// may, for all that is on record.
func (r *reading) better(seat Seat, in Players) (sure, perhaps Players) {
	v := r.v
	best, open := v.best(in)
	if best.Has(int(seat)) && !open {
		return 0, 0
	}
	five, known := v.s.Seats[seat].Cards.five()
	mine := rank.Of(v.s.Deck, v.r, five)
	for i := range Seat(v.s.N) {
		if i == seat || !in.Has(int(i)) {
			continue
		}
		switch five, ok := v.s.Seats[i].Cards.five(); {
		case !ok || !known:
			perhaps = perhaps.With(int(i))
		case !best.Has(int(seat)) && rank.Beats(v.r, rank.Of(v.s.Deck, v.r, five), mine):
			sure = sure.With(int(i))
		}
	}
	return sure, perhaps
}

// mayWin reports whether a seat may be in for more than any with a better hand,
// against somebody, unless what it took may be its own.
func (r *reading) mayWin(seat Seat, better Players) bool {
	if better == 0 {
		return true
	}
	if !r.mayExceed(seat, better) {
		return false
	}
	if r.mayBeOwn(seat) {
		return true
	}
	for i := range Seat(r.v.s.N) {
		if i != seat && r.mayExceed(i, better) {
			return true
		}
	}
	return false
}

// mustWin reports whether a seat is in for more than any with a better hand, and
// so is somebody else.
func (r *reading) mustWin(seat Seat, better Players) bool {
	if better == 0 {
		return true
	}
	if !r.mustExceed(seat, better) {
		return false
	}
	for i := range Seat(r.v.s.N) {
		if i != seat && r.mustExceed(i, better) {
			return true
		}
	}
	return false
}

// mayBeOwn reports whether what a seat took may be chips of his own that nobody
// matched.
func (r *reading) mayBeOwn(seat Seat) bool {
	s := r.v.s
	_, said := r.amounts()
	return s.WagerOpen && said && s.Seats[seat].In && r.mayExceed(seat, s.dealt()&^Players(0).With(int(seat)))
}

func (r *reading) mayExceed(seat Seat, others Players) bool {
	for i := range Seat(r.v.s.N) {
		if others.Has(int(i)) {
			if _, most := r.v.s.above(seat, i); most <= 0 {
				return false
			}
		}
	}
	return true
}

func (r *reading) mustExceed(seat Seat, others Players) bool {
	for i := range Seat(r.v.s.N) {
		if others.Has(int(i)) {
			if least, _ := r.v.s.above(seat, i); least <= 0 {
				return false
			}
		}
	}
	return true
}

// above returns by how much one seat is in for more than another, at least and
// at most, money.Max where that may be anything.
func (s *State) above(a, b Seat) (least, most money.Chips) {
	if a == b {
		return 0, 0
	}
	p, q := &s.Seats[a], &s.Seats[b]
	least, most = apart(p.stake(p.Early, p.EarlyTold, s.EarlyHigh, s.EarlyOpen), q.stake(q.Early, q.EarlyTold, s.EarlyHigh, s.EarlyOpen))
	l, m := apart(p.stake(p.Wager, p.Told, s.High, s.HighOpen), q.stake(q.Wager, q.Told, s.High, s.HighOpen))
	least, most = least+l, most+m
	if p, q := s.shortAnte(a), s.shortAnte(b); p || q {
		l = s.Seats[a].AnteIn - s.Seats[b].AnteIn
		least, most = least+l, most+l
	}
	return least, most
}

// A stake is what a player is in for in a round.
type stake struct {
	chips   money.Chips
	known   bool // to the chip
	highest bool // as high as the highest, which is so much at least
	loose   bool // or higher
	high    money.Chips
}

func (p *Player) stake(chips money.Chips, t Told, high money.Chips, open bool) stake {
	k := stake{chips: chips, known: t == told, loose: t == loose, high: high}
	k.highest = p.In && (t == matched || t == told && chips >= high && !open)
	if k.highest && !open {
		k.chips, k.known = high, true
	}
	return k
}

// apart returns the least and the most that one stake of a round is above another.
func apart(a, b stake) (least, most money.Chips) {
	least, most = -money.Max, money.Max
	switch {
	case a.highest && b.highest:
		return 0, 0
	case a.known && b.known:
		return a.chips - b.chips, a.chips - b.chips
	case a.highest && !b.loose:
		if least = 0; b.known {
			least = max(a.high-b.chips, 0)
		}
	case b.highest && !a.loose:
		if most = 0; a.known {
			most = min(a.chips-b.high, 0)
		}
	}
	return least, most
}

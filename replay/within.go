package replay

import (
	"apertura/format/money"
	"apertura/replay/house"
)

// Within returns the options as somebody is offered them at table stakes: he
// puts in no more than lies before him, and no more than one of those left can
// answer, since that would only come back. Where nobody can, there is nothing to
// bet and nothing to raise. On credit they stay as they are.
func (o Options) Within(r *house.Rules, s *State) Options {
	if o.Seat == NoSeat || r.Stakes != house.StakesTable {
		return o
	}
	p, all := &s.Seats[o.Seat], money.Max
	if p.StackKnown {
		before := max(p.Stack, 0)
		all = p.Wager + before
		if o.Call > 0 && o.Call >= before {
			o.Call, o.Rest = before, true
		}
	}
	reach := s.reach(o.Seat)
	if reach == 0 {
		o.Bet = Range{}
	}
	if all == 0 {
		o.Open, o.Bet = Range{}, Range{}
	}
	if min(reach, all) <= s.High {
		o.Raise = Range{}
	}
	o.Open, o.Bet, o.Raise = o.Open.within(all, reach), o.Bet.within(all, reach), o.Raise.within(all, reach)
	return o
}

// within cuts a range at what the others can answer, though not below the least,
// and at all there is.
func (g Range) within(all, reach money.Chips) Range {
	if g == (Range{}) {
		return g
	}
	if g.MinKnown && g.MaxKnown {
		g.Max = min(g.Max, max(reach, g.Min))
	}
	if g.MaxKnown && all <= g.Max || g.MinKnown && all < g.Min {
		g.Min, g.Max, g.MaxKnown, g.Rest = min(g.Min, all), all, true, true
	}
	return g
}

// reach returns the highest wager that one of the others still in can answer,
// money.Max where what he has is not on record.
func (s *State) reach(seat Seat) money.Chips {
	most := money.Chips(0)
	for i := range Seat(s.N) {
		switch p := &s.Seats[i]; {
		case i == seat || !p.In || p.AllIn:
		case !p.StackKnown:
			return money.Max
		case p.Stack > 0:
			most = max(most, p.Wager+p.Stack)
		}
	}
	return most
}

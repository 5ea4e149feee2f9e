package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// A Range is the least and the most of a wager; Max is money.Max where there is
// no limit. An end that the log does not tell enough for is not known.
type Range struct {
	Min, Max           money.Chips
	MinKnown, MaxKnown bool
	Rest               bool        // Max is all he has, and may be less than the rules ask for
	bound              bool        // the most is Max or less
	less               money.Chips // by no more than this
}

// Options is what the seat to act may do, with the limits of this table: what
// a recorder offers, a lesson asks for, and the judge measures by. Amounts are
// wagers of the round, in chips; a zero Range is something he may not do. What
// he has before him limits none of them, but for a blind: he may always go in
// with all of it. Within has them cut at it.
type Options struct {
	Seat   Seat
	Blind  money.Chips // before the deal: what the next blind puts in; 0: none may
	Match  money.Chips // before the deal: what it takes to match the overblind
	Pass   bool        // no wager to face
	Fold   bool
	Call   money.Chips // what he has to put in; 0: nothing to call, or nobody knows how much
	Rest   bool        // Call is all he has
	Unsaid bool        // there is something to call, and how much is not on record
	Open   Range
	Asks   rank.Opening // the cards it takes to open
	Bet    Range
	Raise  Range // what his wagers may become
	Throw  int8  // how many cards he may throw away
	Asking Seat  // who owes the openers, where he may ask for them
	Shows  Seat  // who lays his cards down next; NoSeat: nobody has to, or it is not known
	Untold bool  // whose turn it is, to speak or to show, is not on record
}

// OptionsOf returns what the seat to act may do in s under r. The cip is the
// session's.
func OptionsOf(r *house.Rules, s *State, cip money.Chips) Options {
	v := view{r: r, s: s, actor: NoSeat}
	return v.options(cip)
}

func (v *view) options(cip money.Chips) Options {
	r, s := v.r, v.s
	o := Options{Seat: s.Turn, Asking: NoSeat, Shows: NoSeat}
	switch s.Phase {
	case format.Before:
		o.Seat = NoSeat
		if v.log != nil && s.Anted {
			v.blindOptions(&o)
		}
	case format.Opening, format.Betting:
		if o.Seat = s.speaker(); o.Seat == NoSeat {
			o.Untold = s.Dealer == NoSeat || !s.InKnown
			return o
		}
		o.Fold = true
		if o.Unsaid = s.HighOpen || s.Seats[o.Seat].Told != told; o.Unsaid {
			if v.mayRaise(o.Seat) {
				o.Raise = Range{Min: s.High + 1, Max: money.Max}
			}
			return o
		}
		o.Call = s.call(o.Seat)
		o.Pass = o.Call == 0
		switch {
		case s.High > 0 && v.mayRaise(o.Seat):
			o.Raise = raiseRange(r, s, o.Seat)
		case s.High > 0:
		case s.Phase == format.Opening:
			o.Open, o.Asks = openRange(r, s), v.asks()
		default:
			o.Bet = betRange(r, s, cip)
		}
	case format.Draw:
		o.Seat = s.toDraw()
		o.Untold = s.Dealer == NoSeat || !s.InKnown
		o.Throw = int8(r.DrawMax)
	case format.Showdown:
		o.Asking = s.Opener
		o.Shows, o.Untold = v.laysDown()
	}
	return o
}

// openRange: from the ante, a chip or the pot, up to the pot ([000] [001] [002]).
func openRange(r *house.Rules, s *State) Range {
	g := Range{Min: 1, Max: money.Max, MinKnown: true, MaxKnown: true}
	switch r.OpeningMin {
	case house.OpeningMinAnte:
		if r.Ante != house.AnteNone {
			g.Min, g.MinKnown = max(s.Ante, 1), s.AnteSaid
		}
	case house.OpeningMinPot:
		g.Min, g.MinKnown = max(s.Pot(), 1), s.PotSure()
	}
	if r.OpeningMax == house.LimitPot {
		g.Max, g.MaxKnown, g.bound, g.less = s.Pot(), s.PotSure(), s.PotKnown, s.PotLess
	}
	return g
}

// betRange: from the cip, the ante or the last blind up to the pot ([001]).
func betRange(r *house.Rules, s *State, cip money.Chips) Range {
	g := Range{Min: max(cip, 1), Max: money.Max, MinKnown: true, MaxKnown: true}
	switch r.BetMin {
	case house.BetMinAnte:
		g.Min, g.MinKnown = max(s.Ante, 1), s.AnteSaid
	case house.BetMinBlind:
		if s.Posts.N > 0 {
			g.Min = max(s.Posts.Amount, 1)
		}
	}
	if r.BetLimit == house.LimitPot {
		g.Max, g.MaxKnown, g.bound, g.less = s.Pot(), s.PotSure(), s.PotKnown, s.PotLess
	}
	return g
}

// raiseRange is what a seat's wagers may become by a raise: an increment of a
// chip or of the last one at least, of the pot after his call at most.
func raiseRange(r *house.Rules, s *State, seat Seat) Range {
	g := Range{Min: s.High + 1, Max: money.Max, MinKnown: true, MaxKnown: true}
	if r.RaiseMin == house.RaiseMinLast {
		g.Min, g.MinKnown = s.High+max(s.Increment, 1), !s.Loose
	}
	limit := r.RaiseLimit
	if s.Phase == format.Betting {
		limit = r.BetLimit
	}
	if limit == house.LimitPot {
		g.Max, g.MaxKnown, g.bound, g.less = s.High+s.Pot()+s.call(seat), s.PotSure(), s.PotKnown, s.PotLess
	}
	return g
}

// mayRaise reports whether a seat may raise at all: the first raise of a blind
// hand may be another's, only a short all-in may have gone above his word, and
// a round may have only so many.
func (v *view) mayRaise(seat Seat) bool {
	return !v.firstRaiseIsOthers(seat) && !v.s.Seats[seat].Closed && !v.raisesSpent()
}

// speaker returns who has the word: who was passed over and still owes his,
// else whose turn it is.
func (s *State) speaker() Seat {
	if s.First == NoSeat || s.in() < 2 {
		return s.Turn
	}
	for k := range int(s.N) {
		if i := s.left(s.First, k); s.Seats[i].Passed && s.owes(i) {
			return i
		}
	}
	return s.Turn
}

// drawer returns the first seat from the dealer's left that still has to change
// cards and was not passed over, NoSeat where there is none.
func (s *State) drawer() Seat {
	return s.fromDealer(func(p *Player) bool { return p.In && !p.Cards.Drew && !p.Cards.Skipped })
}

// toDraw returns whose draw it is: likewise, but who was passed over has his.
func (s *State) toDraw() Seat {
	return s.fromDealer(func(p *Player) bool { return p.In && !p.Cards.Drew })
}

// fromDealer returns the first seat from the dealer's left that is one of
// those asked for, NoSeat where none is.
func (s *State) fromDealer(is func(*Player) bool) Seat {
	if s.Dealer == NoSeat {
		return NoSeat
	}
	for k := 1; k <= int(s.N); k++ {
		if i := s.left(s.Dealer, k); is(&s.Seats[i]) {
			return i
		}
	}
	return NoSeat
}

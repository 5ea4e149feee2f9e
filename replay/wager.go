package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// wrongCall: less or more than the call, and not all he has.
func (v *view) wrongCall(seat Seat, m move, out []Breach) []Breach {
	if !m.known || v.act.Amount.Kind == format.NoAmount || v.s.HighOpen {
		return out
	}
	p := &v.s.Seats[seat]
	got, want := m.wager-p.Wager, v.s.call(seat)
	b := v.breach(CallShort, format.AmountPart)
	b.Got, b.Want, b.AtMost = got, want, p.Told != told // he may have had more there
	switch {
	case got < want && !v.isRest(seat, m):
		b.Ruling = Ruling{Kind: MakesGood, Pay: v.into(want - got)}
		if b = v.unlessRest(seat, b); b.AtMost || v.s.HighLess {
			b = b.unknown()
		}
	case got > want:
		b.Kind, b.Ruling = CallOver, Ruling{Kind: GoesBack}
		if !b.AtMost {
			b.Ruling.Pay = v.back(got - want)
		}
		if v.s.HighMore {
			b = b.unknown()
		}
	default:
		return out
	}
	b.Causes = v.wagerThere()
	return append(out, b)
}

// into is a payment of the act's player into this pot.
func (v *view) into(c money.Chips) []Payment {
	return []Payment{{From: v.act.Player, To: format.NoPlayer, Chips: c}}
}

// back is a payment out of the pot to the act's player.
func (v *view) back(c money.Chips) []Payment {
	if c <= 0 {
		return nil
	}
	return []Payment{{From: format.NoPlayer, To: v.act.Player, Chips: c}}
}

// wagerThere is the act that made the highest wager of this round.
func (v *view) wagerThere() []Cause {
	if v.s.WagerAct == 0 {
		return nil
	}
	return []Cause{{Why: WagerThere, At: format.Anchor{Act: int(v.s.WagerAct)}}}
}

// openingSize: between the least and the most this table lets open for.
func (v *view) openingSize(seat Seat, m move, out []Breach) []Breach {
	return v.size(seat, m, openRange(v.r, v.s), OpeningTooSmall, OpeningTooLarge, out)
}

// betSize: likewise for the first bet of the second round.
func (v *view) betSize(seat Seat, m move, out []Breach) []Breach {
	return v.size(seat, m, betRange(v.r, v.s, v.log.Session.Cip), BetTooSmall, BetTooLarge, out)
}

func (v *view) size(seat Seat, m move, g Range, less, more Kind, out []Breach) []Breach {
	if !m.known {
		return out
	}
	large, small := v.breach(more, format.AmountPart), v.breach(less, format.AmountPart)
	large.Got, large.Want = m.wager, g.Max
	small.Got, small.Want = m.wager, g.Min
	switch {
	case g.exceeded(m.wager):
		return append(out, v.pastLimit(large, m, g))
	case !g.MaxKnown && !(g.bound && m.wager <= g.Max-g.less):
		out = append(out, large.unknown())
	}
	switch {
	case v.isRest(seat, m):
	case !g.MinKnown:
		small.Want = 0
		out = append(out, small.unknown())
	case m.wager < g.Min:
		small.Ruling = Ruling{Kind: MadeUpToLeast, Pay: v.into(g.Min - m.wager)}
		out = append(out, v.unlessRest(seat, small))
	}
	return out
}

// exceeded reports whether a wager is above the most, whatever that is.
func (g Range) exceeded(wager money.Chips) bool { return wager > g.Max && (g.MaxKnown || g.bound) }

// pastLimit rules on a wager above the most, by which what is beyond goes back.
func (v *view) pastLimit(b Breach, m move, g Range) Breach {
	b.AtMost, b.Ruling.Kind = !g.MaxKnown, CountsAsLimit
	if !b.AtMost {
		b.Ruling.Pay = v.back(m.wager - g.Max)
	}
	return b
}

// raise judges a raise: how many, how soon, how large.
func (v *view) raise(seat Seat, m move, out []Breach) []Breach {
	s, r := v.s, v.r
	out = v.reserved(seat, out)
	if s.Seats[seat].Closed {
		out = append(out, v.notNow(NotReopened))
	}
	if v.raisesSpent() {
		b := v.breach(TooManyRaises, format.Whole)
		b.Got, b.Want = money.Chips(s.Raises)+1, money.Chips(r.RaisesMax)
		b.Ruling.Kind = CountsAsCall
		out = append(out, b)
	}
	out = v.lateRaise(seat, out)
	if !m.known {
		return out
	}
	if s.HighOpen && !v.act.By {
		// To so much, or for all he has: above what he answers, or not.
		if !v.isRest(seat, m) {
			out = append(out, v.breach(RaiseNotAbove, format.AmountPart).unknown())
		}
		return out
	}
	g := raiseRange(r, s, seat)
	b := v.breach(RaiseTooLarge, format.AmountPart)
	b.Got, b.Want = m.wager-s.High, g.Max-s.High
	switch {
	case m.wager <= s.High && !(v.isRest(seat, m) && m.wager < s.High):
		b.Kind, b.Got, b.Want, b.Untold = RaiseNotAbove, m.wager, s.High, s.HighOpen
		b.Ruling.Kind = CountsAsCall
		if s.HighLess {
			b = b.unknown()
		}
	case m.wager < g.Min && !v.isRest(seat, m):
		b.Kind, b.Want = RaiseBelowLast, g.Min-s.High
		b.Ruling.Kind = CountsAsCall
		if b = v.unlessRest(seat, b); !g.MinKnown || s.HighLess {
			b = b.unknown()
		}
	case g.exceeded(m.wager):
		if b = v.pastLimit(b, m, g); s.HighMore {
			b = b.unknown()
		}
	case !g.MaxKnown && !(g.bound && m.wager <= g.Max-g.less):
		b = b.unknown()
	default:
		return out
	}
	b.Causes = v.wagerThere()
	return append(out, b)
}

// raisesSpent reports whether this round has had all the raises it may have.
func (v *view) raisesSpent() bool { return v.r.RaisesMax > 0 && int(v.s.Raises) >= v.r.RaisesMax }

// callsOnly adds to the rulings that make a raise a call what goes back.
func (v *view) callsOnly(m move, bs []Breach) {
	for i := range bs {
		if bs[i].Ruling.Kind == CountsAsCall && m.known && !v.s.HighOpen {
			bs[i].Ruling.Pay = v.back(m.wager - v.s.High)
		}
	}
}

// counts keeps, of the wager an act made the highest, whether it may count for
// less or for more by a breach that the log does not decide.
func (s *State) counts(a *format.Act, bs []Breach) {
	if s.WagerAct != int32(a.Number) {
		return
	}
	for i := range bs {
		if bs[i].Verdict != format.Unverifiable {
			continue
		}
		switch b := &bs[i]; b.Kind {
		case OpeningTooLarge, BetTooLarge, RaiseTooLarge:
			s.HighLess = s.HighLess || b.Got > b.Want-s.PotLess // what is on record lies there at least
		case RaiseBelowLast, RaiseAfterThought, ReservedFirstRaise:
			s.HighLess = true
		case OpeningTooSmall, BetTooSmall:
			s.HighMore = true
		}
	}
}

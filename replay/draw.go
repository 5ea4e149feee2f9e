package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// judgeDraw judges an act of the draw.
func (v *view) judgeDraw(seat Seat, out []Breach) []Breach {
	a := v.act
	switch a.Verb {
	case format.Pat, format.Discard, format.Receive:
		if v.s.InKnown && (!v.s.Seats[seat].In || v.s.in() < 2 || !v.s.Opened) {
			if v.s.Seats[seat].Missing || v.s.LeftAlone && v.s.Seats[seat].In {
				return out
			}
			return append(out, v.notNow(ActAfterEnd))
		}
	case format.Cut:
		return v.wrongCut(seat, out)
	case format.Burn:
		return v.burn(out)
	case format.Reshuffle:
		return v.reshuffle(out)
	case format.Rebuy:
		return append(out, v.rebuy())
	case format.Think, format.Read, format.Time, format.Say, format.Do, format.Pay:
		return out
	default:
		return append(out, v.notNow(WrongRound))
	}
	c := &v.s.Seats[seat].Cards
	if a.Verb != format.Receive {
		if c.Drew {
			return append(out, v.notNow(DrawnAlready))
		}
		out = v.drawOrder(seat, out)
		out = v.tooMany(seat, out)
	}
	out = v.lateEarly(seat, out)
	out = v.lateOrder(seat, out)
	out = v.stub(seat, out)
	return v.cardsOfDraw(seat, out)
}

// discards returns how many cards an act throws away.
func discards(a *format.Act) int {
	if a.Verb != format.Discard {
		return 0
	}
	return max(len(a.Thrown), a.Count.V)
}

// receives returns how many cards an act serves, and whether they are written.
// Without a word of it, three come at once and the rest after everybody.
func (v *view) receives(a *format.Act) (now int, late int, listed bool) {
	switch {
	case a.Verb == format.Receive:
		return max(len(a.Got), a.Count.V), 0, true
	case a.Gets:
		return len(a.Got), 0, true
	}
	n := discards(a)
	if v.r.LateCards && n > 3 {
		return 3, n - 3, false
	}
	return n, 0, false
}

// drawOrder: from the dealer's left, blinds or not. Said of one who drew
// before another that then drew.
func (v *view) drawOrder(seat Seat, out []Breach) []Breach {
	s := v.s
	turn := s.drawer()
	if turn == NoSeat || turn == seat || s.Seats[seat].Cards.Skipped || !s.InKnown {
		return out
	}
	var who Players
	for i := turn; i != seat; i = s.left(i, 1) {
		p := &s.Seats[i]
		if p.In && !p.Cards.Drew && !p.Cards.Skipped && v.speaksLater(int(p.Roster), firstDraw) {
			who = who.With(int(p.Roster))
		}
	}
	if who == 0 {
		return out
	}
	b := v.breach(DrawOutOfTurn, format.Whole)
	b.Others = who
	return append(out, b)
}

func throws(v format.Verb) bool { return v == format.Discard }

func firstDraw(v format.Verb) bool { return v == format.Discard || v == format.Pat }

func (v *view) tooMany(seat Seat, out []Breach) []Breach {
	n := discards(v.act)
	if n <= v.r.DrawMax {
		return out
	}
	b := v.breach(TooManyDiscards, format.Whole)
	b.Got, b.Want = money.Chips(n), money.Chips(v.r.DrawMax)
	return append(out, b)
}

// lateEarly: a card beyond the third while somebody in still waits for his
// first ones ([000] [002] [003]).
func (v *view) lateEarly(seat Seat, out []Breach) []Breach {
	s, a := v.s, v.act
	if !v.r.LateCards || !v.beyondThird(seat) {
		return out
	}
	var wait Players
	for i := range Seat(s.N) {
		p := &s.Seats[i]
		if i != seat && p.In && !p.Cards.Drew && v.speaksLater(int(p.Roster), throws) {
			wait = wait.With(int(p.Roster))
		}
	}
	if wait == 0 {
		return out
	}
	b := v.breach(LateCardEarly, format.Whole)
	b.Others = wait
	if n := len(a.Got); n > 0 {
		b.At.Part, b.At.N = format.GotCard, n-1
	}
	return append(out, b)
}

// serves returns how many cards the act takes out of the stub for its player.
// Cards named behind a bare count are first the late ones of that count, then
// those it had at once, already counted.
func (v *view) serves(seat Seat) int {
	now, _, _ := v.receives(v.act)
	c := &v.s.Seats[seat].Cards
	if v.act.Verb != format.Receive || c.Listed {
		return now
	}
	late := min(now, c.late())
	return late + max(now-late-int(c.GotMore), 0)
}

// late returns how many cards of a bare count are still to be served.
func (c *Cards) late() int {
	if c.Listed {
		return 0
	}
	return max(c.thrown()-c.got(), 0)
}

// beyondThird reports whether the act serves its player a card beyond the
// third.
func (v *view) beyondThird(seat Seat) bool {
	if v.act.Verb == format.Discard && !v.act.Gets {
		return false
	}
	n := v.serves(seat)
	return n > 0 && v.s.Seats[seat].Cards.got()+n > 3
}

// stub judges what the act serves against what the stub holds, and the burns
// that are due before it. Only a draw with a burn or a reshuffle on record is
// judged; in another one a reshuffle nobody wrote is inferred.
func (v *view) stub(seat Seat, out []Breach) []Breach {
	d := &v.s.Draw
	n := v.serves(seat)
	if !d.Judged || n == 0 {
		return out
	}
	if over := n - int(d.Stub); over > 0 && !d.Short {
		b := v.breach(ReshuffleMissing, format.Whole)
		b.Got = money.Chips(over)
		out = append(out, b)
	}
	return v.burnMissing(seat, out)
}

func (v *view) burnMissing(seat Seat, out []Breach) []Breach {
	d := &v.s.Draw
	if !d.BurnDue && !(v.r.BurnBeforeLate && !d.LateBurnt && v.r.LateCards && v.beyondThird(seat)) {
		return out
	}
	b := v.breach(BurnMissing, format.Whole)
	if d.BurnDue {
		b.Causes = []Cause{{Why: ReshuffledThere, At: format.Anchor{Act: int(d.At)}}}
	}
	return append(out, b)
}

// burn: one card after a reshuffle ([000]), one before the first late card
// where the table wants it ([002]).
func (v *view) burn(out []Breach) []Breach {
	d := &v.s.Draw
	due := d.BurnDue || v.r.BurnBeforeLate && v.r.LateCards && !d.LateBurnt && v.lateToCome()
	if !due {
		b := v.breach(BurnNotDue, format.Whole)
		out = append(out, b)
	}
	return v.burnedCard(out)
}

// lateToCome reports whether a card beyond somebody's third is still to be
// served.
func (v *view) lateToCome() bool {
	for i := range v.s.N {
		c := &v.s.Seats[i].Cards
		if c.thrown() > 3 && (c.got() < c.thrown() || !c.Listed) {
			return true
		}
	}
	return false
}

// reshuffle: only when the last card of the stub is served ([000] [002] [003]).
// Late cards of a bare count may have been served by then.
func (v *view) reshuffle(out []Breach) []Breach {
	d := &v.s.Draw
	if left := d.Stub - v.servedBefore(); left > 0 {
		b := v.breach(ReshuffledEarly, format.Whole)
		b.Got = money.Chips(left)
		out = append(out, b)
	}
	return out
}

// servedBefore returns how many late cards of bare counts may have been served
// by now: those that no later line serves.
func (v *view) servedBefore() int16 {
	n := v.s.Draw.Pending
	for i := range v.s.N {
		p := &v.s.Seats[i]
		if late := p.Cards.late(); late > 0 && v.speaksLater(int(p.Roster), isReceive) {
			n -= int16(late)
		}
	}
	return max(n, 0)
}

func isReceive(v format.Verb) bool { return v == format.Receive }

// lateOrder: late cards come in table order, from the dealer's left.
func (v *view) lateOrder(seat Seat, out []Breach) []Breach {
	s := v.s
	if !v.r.LateCards || v.act.Verb != format.Receive || s.Dealer == NoSeat || !v.beyondThird(seat) {
		return out
	}
	var who Players
	for k := 1; k <= int(s.N); k++ {
		i := s.left(s.Dealer, k)
		if i == seat {
			break
		}
		p := &s.Seats[i]
		if p.In && p.Cards.thrown() > 3 && p.Cards.got() < p.Cards.thrown() && !p.Cards.LatePast && v.speaksLater(int(p.Roster), isReceive) {
			who = who.With(int(p.Roster))
		}
	}
	if who == 0 {
		return out
	}
	b := v.breach(DrawOutOfTurn, format.Whole)
	b.Others = who
	return append(out, b)
}

// wrongNumbers judges, when the draw is over, who did not receive as many
// cards as he threw away.
func (v *view) wrongNumbers(out []Breach) []Breach {
	for i := range v.s.N {
		p := &v.s.Seats[i]
		c := &p.Cards
		if !c.Listed || c.got() == c.thrown() || c.LastDraw == 0 {
			continue
		}
		out = append(out, Breach{
			Kind: WrongNumberDrawn, Verdict: format.Violation, Player: int(p.Roster), Act: int(c.LastDraw),
			At:  format.Anchor{Act: int(c.LastDraw)},
			Got: money.Chips(c.got()), Want: money.Chips(c.thrown()), Ruling: Ruling{Kind: Stands},
		})
	}
	return out
}

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
	case format.Think, format.Read, format.Time, format.Say, format.Do:
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
		out = v.tooManyDiscards(out)
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

// receives returns how many cards an act serves. Without a word of it, three
// come at once and the rest after everybody.
func (v *view) receives(a *format.Act) int {
	switch {
	case a.Verb == format.Receive:
		return max(len(a.Got), a.Count.V)
	case a.Gets:
		return len(a.Got)
	}
	n := discards(a)
	now := n
	if v.r.LateCards {
		now = min(n, atOnce)
	}
	if later := v.receivesLater(a); later > n-now {
		now = max(n-later, 0) // they come where the log has them come
	}
	return now
}

// receivesLater returns how many cards later lines of the draw serve a player.
func (v *view) receivesLater(a *format.Act) int {
	n := 0
	for i := a.Number; i < len(v.log.Acts) && v.log.Acts[i].Phase == format.Draw; i++ {
		if o := &v.log.Acts[i]; o.Verb == format.Receive && o.Player == a.Player && !o.Undone {
			n += max(len(o.Got), o.Count.V)
		}
	}
	return n
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

// tooManyDiscards: more than the table changes.
func (v *view) tooManyDiscards(out []Breach) []Breach {
	n := discards(v.act)
	if n <= v.r.DrawMax {
		return out
	}
	b := v.breach(TooManyDiscards, format.Whole)
	b.Got, b.Want = money.Chips(n), money.Chips(v.r.DrawMax)
	return append(out, b)
}

// wrongNumbers judges, when the draw is over, who did not receive as many
// cards as he threw away.
func (v *view) wrongNumbers(out []Breach) []Breach {
	if v.brokenOff() {
		return out
	}
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

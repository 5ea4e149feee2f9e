package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// stub judges what the act serves against what the stub holds, and the burns
// that are due before it. Only a draw with a burn or a reshuffle on record is
// judged; in another one a reshuffle nobody wrote is inferred.
func (v *view) stub(seat Seat, out []Breach) []Breach {
	d := &v.s.Draw
	n := v.receives(v.act)
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

// reshuffle: only when the last card of the stub is served ([000] [002] [003]).
// Late cards of a bare count may have been served by then.
func (v *view) reshuffle(out []Breach) []Breach {
	d := &v.s.Draw
	if left := d.Stub - v.servedBefore(); left > 0 {
		b := v.breach(ReshuffledEarly, format.Whole)
		if b.Got = money.Chips(left - d.Fewer); b.Got <= 0 {
			b.Got = money.Chips(left)
			b = b.unknown()
		}
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

// restock makes the discards the new stub, beneath what is left of the old
// one. Openers set apart stay out where the table wants it ([000]).
func (v *view) restock(k EventKind, out []Event) []Event {
	d := &v.s.Draw
	served := min(d.Pending, max(d.Stub, 0))
	if v.act != nil && v.act.Verb == format.Reshuffle {
		served = min(v.servedBefore(), max(d.Stub, 0))
	}
	d.Pending -= served
	left := max(d.Stub-served, 0)
	more := max(d.Thrown-int16(d.Since.Len()), 0)
	d.Stub = min(d.Stub, 0) + left + d.Thrown
	d.Pool, d.PoolMore, d.Reshuffled = d.Since, more+left, true
	d.Ever |= d.Since
	d.Since, d.Thrown, d.Fewer, d.Loose = 0, 0, d.Loose, 0
	if v.act != nil {
		d.At = int32(v.act.Number)
	}
	d.BurnDue = v.r.BurnAfterReshuffle && k == StubReshuffled
	if k == ReshuffleInferred {
		if v.r.BurnAfterReshuffle {
			d.Stub--
		}
		d.Stub = max(d.Stub, 0)
	}
	e := v.event(k, NoSeat)
	e.Cards, e.Count = d.Pool, d.Stub
	return append(out, e)
}

// refill infers a reshuffle that nobody wrote; in a draw that is judged, what
// was missing has been said.
func (v *view) refill(out []Event) []Event {
	d := &v.s.Draw
	if d.Stub >= 0 {
		return out
	}
	if d.Judged {
		d.Stub, d.Short = 0, true
		return out
	}
	return v.restock(ReshuffleInferred, out)
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

func (v *view) applyBurn(out []Event) []Event {
	d := &v.s.Draw
	if v.r.BurnBeforeLate && (!d.BurnDue || v.s.firstsServed()) {
		d.LateBurnt = true // one does for both, when the reshuffle comes right before the late cards
	}
	d.BurnDue = false
	d.Stub = max(d.Stub-1, 0)
	e := v.event(CardBurned, NoSeat)
	e.Cards = setOf(v.act.Got)
	d.Burned |= e.Cards
	if !d.Reshuffled {
		d.BurnedFirst |= e.Cards
	}
	return append(out, e)
}

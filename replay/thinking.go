package replay

import (
	"time"

	"apertura/format"
	"apertura/format/money"
)

// A Thought is what a player has done with his turn so far.
type Thought struct {
	Seconds int32
	Long    bool  // `pensa` with no time said: it was worth writing
	Reads   bool  // said at once that he is still reading
	Time    int32 // the act that called for time; 0: none
}

// with adds what an act itself says of the time it took.
func (t Thought) with(a *format.Act) Thought {
	t.Seconds = addSeconds(t.Seconds, a.After().V)
	if a.Verb == format.Think {
		t.Seconds = addSeconds(t.Seconds, a.Duration().V)
		t.Long = t.Long || !a.Duration().Said()
	}
	return t
}

// addSeconds adds a time as a log writes it: in whole seconds, and so that all
// those of a hand do not come to too many.
func addSeconds(s int32, d time.Duration) int32 { return s + int32(d/time.Second) }

// lateRaise: a raise is immediate, or it is a call ([000] [003]).
func (v *view) lateRaise(seat Seat, out []Breach) []Breach {
	r, p := v.r, &v.s.Seats[seat]
	t := p.Turn.with(v.act)
	if !r.ImmediateRaise || t.Reads && r.Reading || t.Time > 0 && v.timeCounts(seat) {
		return out
	}
	if !t.Long && time.Duration(t.Seconds)*time.Second <= r.ThinkLimit {
		return out
	}
	b := v.breach(RaiseAfterThought, format.Whole)
	b.Got, b.Want = money.Chips(t.Seconds), money.Chips(r.ThinkLimit/time.Second)
	if t.Long {
		b.Got = -1
	}
	b.Ruling.Kind = CountsAsCall
	return append(out, b)
}

// timeCounts reports whether the call for time in this turn was one he had.
func (v *view) timeCounts(seat Seat) bool {
	return int(v.past.TimeCalls[v.s.Seats[seat].Roster]) <= v.r.TimeCalls
}

// timeCalls: "tempo" so many times an evening ([000]).
func (v *view) timeCalls(seat Seat, out []Breach) []Breach {
	n := int(v.past.TimeCalls[v.s.Seats[seat].Roster]) + 1
	if n <= v.r.TimeCalls {
		return out
	}
	b := v.breach(TimeCalledTwice, format.Whole)
	b.Got, b.Want = money.Chips(n), money.Chips(v.r.TimeCalls)
	if all := v.past.TimeAt; all != nil && all[v.s.Seats[seat].Roster].Known() {
		b.Causes = []Cause{{Why: FirstTime, Place: all[v.s.Seats[seat].Roster]}}
	}
	return append(out, b)
}

// timeWasted: asked for time, and then did not raise.
func (v *view) timeWasted(seat Seat, m move, out []Breach) []Breach {
	t := v.s.Seats[seat].Turn
	if t.Time == 0 || m.does == raising || !v.timeCounts(seat) {
		return out
	}
	b := v.breach(TimeWithoutRaise, format.Whole)
	b.Verdict, b.Ruling = format.Remark, Ruling{}
	b.At.Act, b.Act = int(t.Time), int(t.Time)
	return append(out, b)
}

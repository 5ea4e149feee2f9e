package coverage

import (
	"slices"
	"strings"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
)

// others plays every session once more under each value of each switch, for as
// long as no hand has come out otherwise under it.
type others struct {
	config replay.Config
	counts map[string]*Count
	tables []table
}

// A table is a session under one value of one switch.
type table struct {
	sw    house.Switch
	value string
	play  *replay.Session
}

func newOthers() others {
	o := others{counts: map[string]*Count{}}
	for _, s := range house.Switches() {
		for _, v := range Tried(s) {
			name := s.Name + ": " + v
			o.counts[name] = &Count{Kind: Switch, Name: name}
		}
	}
	return o
}

// Tried returns the values to try of a switch: every word, but of ranks only those
// that tables open at, and of numbers, times and amounts some that tables play.
func Tried(s house.Switch) []string {
	switch s.Key {
	case house.KeyOpening:
		return strings.Fields("none 10 J Q K A")
	case house.KeyOpeningOnParola:
		return strings.Fields("J Q K A")
	case house.KeyBlindAmount:
		return append(s.Words(), "1/2", "2/4")
	case house.KeyRaisesMax:
		return strings.Fields("0 1 2 3")
	case house.KeyThinkLimit:
		return strings.Fields("0 10s 25s 1m")
	case house.KeyTimeCalls:
		return strings.Fields("0 1 2")
	case house.KeyPenaltyTimes:
		return strings.Fields("0 10 30")
	}
	return s.Words()
}

// begin starts a session under every value that still needs a hand.
func (o *others) begin(s *format.Session) {
	o.tables = o.tables[:0]
	for _, sw := range house.Switches() {
		for _, v := range Tried(sw) {
			if o.counts[sw.Name+": "+v].Kept > 0 {
				continue
			}
			c := o.config
			c.Change = func(r house.Rules) house.Rules {
				r, _ = sw.With(r, v)
				return r
			}
			o.tables = append(o.tables, table{sw, v, replay.NewSession(s, c)})
		}
	}
}

// hand plays a hand at every table. Where it comes out otherwise, it tells the
// value from the one in force.
func (o *others) hand(h *replay.Hand) {
	now := outcomeOf(h)
	for i := range o.tables {
		t := &o.tables[i]
		in := t.sw.Value(&h.Rules)
		other := t.play.Play(h.Log)
		if in == t.value || slices.Equal(now, outcomeOf(other)) {
			continue
		}
		o.counts[t.sw.Name+": "+t.value].Kept++
		if c := o.counts[t.sw.Name+": "+in]; c != nil {
			c.Kept++
		}
	}
}

// A result is what a breach comes to.
type result struct {
	kind    replay.Kind
	verdict format.Verdict
	at      format.Anchor
	ruling  replay.RulingKind
	chips   string
}

// outcomeOf is what a hand comes to: what is found in it and what follows, and
// who takes the pot.
func outcomeOf(h *replay.Hand) []result {
	var out []result
	for i := range h.Breaches {
		b := &h.Breaches[i]
		r := result{kind: b.Kind, verdict: b.Verdict, at: b.At, ruling: b.Ruling.Kind}
		for _, p := range b.Ruling.Pay {
			r.chips += h.Name(p.From) + h.Amount(p.Chips).EN + h.Name(p.To) + " "
		}
		out = append(out, r)
	}
	players, _ := h.Winners()
	for _, p := range players {
		out = append(out, result{chips: h.Name(p)})
	}
	return out
}

package replay

import (
	"iter"

	"apertura/format"
	"apertura/replay/house"
)

// Config says whose rules a session is played by.
type Config struct {
	Base  house.Rules // beneath the log's own
	Fixed bool        // Base replaces all rules the log says
	Open  house.Open  // reads a table's own file of rules; nil: there are none
}

// A Session plays the hands of one session in their order. It is not safe for
// use by several goroutines; sessions are independent of one another.
type Session struct {
	log     *format.Session
	c       Config
	rules   house.Rules
	faults  []format.Diagnostic
	carry   Carry
	game    game
	scratch game
	hand    Hand
}

// NewSession resolves the rules of a session. A session that cannot be read
// may be nil: then all its hands are left out.
func NewSession(s *format.Session, c Config) *Session {
	t := &Session{log: s, c: c, rules: c.Base}
	if s == nil {
		return t
	}
	if !c.Fixed {
		t.rules, t.faults = house.Resolve(s.Rules, c.Base, c.Open)
	}
	t.carry = start(s)
	return t
}

// Faults returns the format errors in the session's own rules.
func (t *Session) Faults() []format.Diagnostic { return t.faults }

// Rules returns the rules of the session, before any hand's own.
func (t *Session) Rules() house.Rules { return t.rules }

// Play replays one hand to its end. The result is never nil; it is valid until
// the next call.
func (t *Session) Play(h *format.Hand) *Hand {
	t.hand = Hand{Log: h, Rules: t.rules}
	if h.Session == nil || t.log == nil || len(t.faults) > 0 || len(h.Faults) > 0 {
		return t.leaveOut(FormatErrors)
	}
	if h.Gap {
		t.carry.gap(false)
	}
	if !t.c.Fixed {
		t.hand.Rules, t.hand.Faults = house.Resolve(h.Rules, t.rules, t.c.Open)
	}
	if len(t.hand.Faults) > 0 {
		return t.leaveOut(FormatErrors)
	}
	if why := unbuilt(h, &t.hand.Rules, &t.carry); why != NoReason {
		return t.leaveOut(why)
	}
	before := t.carry
	g := &t.game
	g.log, g.r, g.carry = h, t.hand.Rules, t.carry
	g.run()
	if g.played.N == 0 || tooMany(g.found) {
		t.carry.gap(false)
	} else {
		t.carry = g.carry
	}
	g.decide(&t.scratch, before)
	t.hand.Deck = g.played.Deck
	t.hand.Breaches, t.hand.Openings, t.hand.Steps = g.found, g.tally, g.steps
	return &t.hand
}

func tooMany(bs []Breach) bool {
	for i := range bs {
		if bs[i].Kind == TooManySeats {
			return true
		}
	}
	return false
}

func (t *Session) leaveOut(why Reason) *Hand {
	t.hand.LeftOut = why
	t.carry.gap(t.hand.Rules.ParolaSplit > 1 || t.hand.Log.Split.Said())
	return &t.hand
}

// unbuilt returns which rule that is not built yet a hand uses.
func unbuilt(h *format.Hand, r *house.Rules, c *Carry) Reason {
	if r.Blinds == house.BlindsFixed || h.Blinds.Said() {
		return UsesBlinds
	}
	for i := range h.Acts {
		switch a := &h.Acts[i]; {
		case a.Verb == format.Buio, a.Verb == format.Over, a.Verb == format.Match:
			return UsesBlinds
		case a.Verb == format.Level:
			return UsesLevels
		case a.Verb == format.Pay:
			return UsesPenalties
		case a.Weak && r.ReverseBluff != house.BluffAllowed:
			return UsesConduct
		}
	}
	frozen := c.Frozen
	if h.Carried.Frozen.Said() {
		frozen = h.Carried.Frozen.V
	}
	switch {
	case len(h.Carried.Level) > 0, frozen && c.Frozen && owes(h, c):
		return UsesLevels
	case h.Split.Said() && h.Split.V > 1, len(h.Carried.Parts) > 0, frozen && r.ParolaSplit > 1 && c.Frozen && !c.Void:
		return UsesSplit
	}
	return NoReason
}

// owes reports whether somebody at the table of the hand owes a level.
func owes(h *format.Hand, c *Carry) bool {
	if h.Seats.Said() {
		for _, n := range h.Seats.V {
			if c.Level.Has(n.V) {
				return true
			}
		}
		return false
	}
	for i := range c.NSeats {
		if c.Level.Has(int(c.Seats[i])) {
			return true
		}
	}
	return false
}

// Run plays the documents of a log in order and yields every hand as it is
// finished. A hand is valid until the next one is asked for.
func Run(docs iter.Seq[*format.Document], c Config) iter.Seq[*Hand] {
	return func(yield func(*Hand) bool) {
		t := NewSession(nil, c)
		for d := range docs {
			if d.Opens || d.Session != t.log {
				t = NewSession(d.Session, c)
			}
			for _, h := range d.Hands {
				if !yield(t.Play(h)) {
					return
				}
			}
		}
	}
}

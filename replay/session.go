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
	Trace bool        // the hands keep their steps, for who shows them
	Open  house.Open  // reads a table's own file of rules; nil: there are none

	// Change, where it is not nil, has the last word on the rules of every hand.
	Change func(house.Rules) house.Rules
}

// A Session plays the hands of one session in their order. It is not safe for
// use by several goroutines; sessions are independent of one another.
type Session struct {
	log    *format.Session
	c      Config
	rules  house.Rules
	faults []format.Diagnostic
	game   game   // with what passes to the next hand
	now    staged // the hand in play
	hand   Hand

	// Most sessions need neither, and they are large.
	again *scratch // where a hand is played aside; nil until one is
	owing *staged  // the last hand that was opened wrongly, whose penalty may be paid later; nil: none was
}

// NewSession resolves the rules of a session. A session that cannot be read
// may be nil: then all its hands are left out.
func NewSession(s *format.Session, c Config) *Session {
	t := new(Session)
	t.Reset(s, c)
	return t
}

// Reset makes it another session, as a new one would be, in the room that it has.
// No hand played before is valid any more.
func (t *Session) Reset(s *format.Session, c Config) {
	g := &t.game
	*g = game{
		steps: g.steps[:0], events: g.events[:0], found: g.found[:0], deltas: g.deltas[:0],
		loose: g.loose[:0], books: g.books[:0], a: g.a[:0], b: g.b[:0], drop: g.drop[:0],
	}
	t.log, t.c, t.rules, t.faults = s, c, c.Base, nil
	t.now, t.hand, t.owing = staged{}, Hand{}, nil
	if s == nil {
		return
	}
	if !c.Fixed {
		t.rules, t.faults = house.Resolve(s.Rules, c.Base, c.Open)
	}
	g.carry = start(s, t.rules)
}

// Faults returns the format errors in the session's own rules.
func (t *Session) Faults() []format.Diagnostic { return t.faults }

// Rules returns the rules of the session, before any hand's own.
func (t *Session) Rules() house.Rules { return t.rules }

// Play replays one hand to its end. The result is never nil; it is valid until
// the next call.
func (t *Session) Play(h *format.Hand) *Hand {
	t.hand = Hand{Log: h}
	g := &t.game
	t.hand.Rules, t.hand.Faults, t.hand.LeftOut = t.resolve(h)
	if t.hand.LeftOut != NoReason {
		g.carry.gap(t.hand.Rules.ParolaSplit > 1 || h.Split.Said())
		g.carry.reseat(h)
		return &t.hand
	}
	if h.Gap {
		g.carry.gap(false)
	}
	t.now.log, t.now.rules = h, t.hand.Rules
	t.now.before = g.carry // alone: beside others it would be copied twice
	g.trace = t.c.Trace
	g.log, g.r, g.start = h, t.hand.Rules, &t.now.before
	if g.run(); tooMany(g.found) {
		t.hand.LeftOut = TooManyPlayers
		g.carry.gap(false)
	}
	if t.decide(); g.opensWrongly() {
		if t.owing == nil {
			t.owing = new(staged)
		}
		*t.owing = t.now
		t.owing.log = t.now.log.Clone() // which may be released by then
	}
	t.hand.Deck, t.hand.game = g.played.Deck, g
	t.hand.Breaches, t.hand.Openings, t.hand.Steps = g.found, g.tally, g.steps
	t.hand.prize = g.prize
	t.hand.Accounts, t.hand.Dues = g.books, g.carry.Dues[:g.carry.NDues]
	return &t.hand
}

// aside returns where a hand is played aside.
func (t *Session) aside() *scratch {
	if t.again == nil {
		t.again = new(scratch)
	}
	return t.again
}

func tooMany(bs []Breach) bool {
	for i := range bs {
		if bs[i].Kind == TooManySeats {
			return true
		}
	}
	return false
}

// resolve returns the rules of one hand, the faults in its own, and why it is
// left out, if it is.
func (t *Session) resolve(h *format.Hand) (r house.Rules, faults []format.Diagnostic, why Reason) {
	r = t.rules
	if t.log != nil && len(t.log.Players) > MaxRoster {
		return r, nil, TooManyPlayers
	}
	if !t.c.Fixed {
		r, faults = house.Resolve(h.Rules, t.rules, t.c.Open)
		for i := range faults {
			faults[i].Hand = h.Name
		}
	}
	if h.Session == nil || t.log == nil || len(t.faults) > 0 || len(h.Faults) > 0 || len(faults) > 0 {
		return r, faults, FormatErrors
	}
	if t.c.Change != nil {
		r = t.c.Change(r)
	}
	return r, nil, NoReason
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

package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// asked returns the opening this hand asks for, and whether it is known.
func (v *view) asked() (card.Rank, bool) {
	c, r := v.past, v.r
	switch {
	case r.Opening == 0:
		return 0, true
	case c.Rung != 0:
		return c.Rung, true
	case c.Rungs.open():
		least, most := c.Rungs.asks(v.ladderRules())
		return least, least == most
	case (c.Step > 0 || c.Frozen) && c.Rules.Opening != 0:
		r = &c.Rules // what passes on follows the rules of the hand that ended
	}
	return r.OpeningAt(c.Step, c.Frozen), c.Known || r.OpeningLadder == house.LadderFlat && r.OpeningOnParola == r.Opening
}

// ladder fixes what the hand asks for. What the table asked for is checked
// against it, and believed where it is not known.
func (v *view) ladder(out []Breach) []Breach {
	s, c, h := v.s, v.past, v.log
	s.Asked, s.AskKnown = v.asked()
	from := c.Rungs
	if h.OpeningAt.Said() {
		v.narrow(h.OpeningAt.V)
	}
	s.Frozen = c.Frozen
	s.DrawFits, s.DrawKnown = !c.Void && !c.Frozen, c.Known || c.Void || c.Frozen
	s.Dead, s.Carried, s.PotKnown = c.Pot, c.Pot, c.PotSaid
	if from.open() && !s.AskKnown {
		_, s.AskedMost = from.asks(v.ladderRules())
	}
	if !h.OpeningAt.Said() {
		return out
	}
	at := format.Anchor{Key: format.OpeningAtKey}
	switch {
	case from != c.Rungs, !s.AskKnown && (!from.open() || from == anywhere()):
		s.Asked, s.AskKnown = h.OpeningAt.V, true
		v.believeOpening(h.OpeningAt.V)
	case h.OpeningAt.V != s.Asked || !s.AskKnown:
		b := v.keyBreach(WrongOpeningAsked, at, format.NoPlayer)
		if b.GotRank = h.OpeningAt.V; s.AskKnown {
			b.WantRank = s.Asked
		}
		b.Causes = v.ladderCause()
		out = append(out, b)
	}
	return out
}

// ladderCause is the hand before that moved the opening.
func (v *view) ladderCause() []Cause {
	switch c := v.past; {
	case c.Void && c.VoidAt.Known():
		return []Cause{{Why: NobodyOpened, Place: c.VoidAt}}
	case c.Frozen && c.FrozenAt.Known():
		return []Cause{{Why: FrozenThere, Place: c.FrozenAt}}
	}
	return nil
}

// raisedBy is the hand before that moved the opening, where it has gone up.
func (v *view) raisedBy() []Cause {
	if !v.s.AskKnown || v.s.Asked <= v.r.OpeningAt(0, false) {
		return nil
	}
	return v.ladderCause()
}

// narrow leaves of the places where the ladder may stand those where it asks for
// what a hand says, unless there is none.
func (v *view) narrow(opening card.Rank) (narrowed bool) {
	c := v.past
	at := c.Rungs.at(v.ladderRules(), opening)
	if !at.open() {
		return false
	}
	if c.Rungs = at; at.plain == 0 {
		c.Frozen = true
	}
	return true
}

// ladderRules returns whose ladder it is: of the hand that ended, where that is
// on record.
func (v *view) ladderRules() *house.Rules {
	if v.past.Known {
		return &v.past.Rules
	}
	return v.r
}

// believeOpening puts the ladder where a hand says it stands.
func (v *view) believeOpening(at card.Rank) {
	c := v.past
	narrowed := v.narrow(at)
	if c.Rules.OpeningAt(c.Step, c.Frozen) == at && c.Rung == 0 {
		return
	}
	c.Rung = at
	if step, ok := c.Rules.StepOf(at, c.Frozen); ok {
		c.Step, c.Rung = step, 0
		if narrowed {
			return
		}
		if c.Rungs = anywhere().at(&c.Rules, at); c.Frozen { // on the way up, or down
			c.Rungs.plain = 0
		} else {
			c.Rungs.frozen = 0
		}
	}
}

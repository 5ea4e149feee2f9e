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
	case c.Step > 0 || c.Frozen:
		r = &c.Rules // what passes on follows the rules of the hand that ended
	}
	return r.OpeningAt(c.Step, c.Frozen), c.Known || r.OpeningLadder == house.LadderFlat && r.OpeningOnParola == r.Opening
}

// ladder fixes what the hand asks for. What the table asked for is checked
// against it, and believed where it is not known.
func (v *view) ladder(out []Breach) []Breach {
	s, c, h := v.s, v.past, v.log
	s.Asked, s.AskKnown = v.asked()
	s.Frozen = c.Frozen
	s.DrawFits, s.DrawKnown = !c.Void && !c.Frozen, c.Known || c.Void || c.Frozen
	s.Dead, s.Carried, s.PotKnown = c.Pot, c.Pot, c.PotSaid
	if !h.OpeningAt.Said() {
		return out
	}
	at := format.Anchor{Key: format.OpeningAtKey}
	switch {
	case !s.AskKnown:
		s.Asked, s.AskKnown = h.OpeningAt.V, true
		v.believeOpening(h.OpeningAt.V)
	case h.OpeningAt.V != s.Asked:
		b := v.keyBreach(WrongOpeningAsked, at, format.NoPlayer)
		b.GotRank, b.WantRank = h.OpeningAt.V, s.Asked
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

// believeOpening puts the ladder where a hand says it stands.
func (v *view) believeOpening(at card.Rank) {
	c := v.past
	if c.Rules.OpeningAt(c.Step, c.Frozen) == at && c.Rung == 0 {
		return
	}
	c.Rung = at
	if step, ok := c.Rules.StepOf(at, c.Frozen); ok {
		c.Step, c.Rung = step, 0
	}
}

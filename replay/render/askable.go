package render

import (
	"slices"

	"apertura/format"
	"apertura/replay"
)

// A class is a hand with its steps, and who looks on: whoever acts has his own
// cards before him, and all have those shown and what was done so far.
type class struct {
	h     *replay.Hand
	steps []Step
}

// answers reports whether that is enough to say of a step if it is right. What
// only a later act brings out, or cards that lie face down, is not to be asked.
func (c *class) answers(at int) bool {
	for i := range c.h.Breaches {
		b := &c.h.Breaches[i]
		if b.Verdict == format.Violation && c.pinned(b) == at && !c.sees(at, b) {
			return false
		}
	}
	a := c.h.Act(c.steps[at].Act)
	if a != nil && a.Verb == format.Open && at > 0 && c.h.Steps[at-1].Options.Asks.At != 0 {
		return c.holds(at)
	}
	return true
}

// pinned is the step a breach is shown at.
func (c *class) pinned(b *replay.Breach) int {
	if b.At.Act == 0 && (b.At.Key == format.ResultKey || b.At.Key == format.ShowdownKey) {
		return len(c.steps) - 1
	}
	return max(slices.IndexFunc(c.steps, func(s Step) bool { return s.Act == b.At.Act }), 0)
}

// sees reports whether a breach shows at its step.
func (c *class) sees(at int, b *replay.Breach) bool {
	act := c.h.Act(c.steps[at].Act)
	switch b.Kind {
	case replay.OpenersNotShown, replay.ReverseBluff: // known from all that follows
		return false
	case replay.CardTwice, replay.CardNotHeld, replay.CardOutsidePool: // of how it is written, not of what may be done
		return false
	case replay.OpeningWithoutValues, replay.OpeningBelowLadder, replay.OpeningDrawNotAllowed:
		return c.holds(at)
	case replay.WrongWinner, replay.SplitWrongly:
		return c.laidDown(b)
	}
	if act != nil && b.Player >= 0 && b.Player != act.Player {
		return false // it was another's to do
	}
	for _, cause := range c.h.Causes(b) {
		if !cause.Place.Known() && c.hidden(at, &cause) {
			return false
		}
	}
	for k := range b.Cards.All() {
		if !c.open(at, k.String(), act) {
			return false
		}
	}
	return true
}

// holds reports whether whoever acts is known to hold five cards.
func (c *class) holds(at int) bool {
	seat := c.seat(at, c.steps[at].Player)
	return seat != nil && len(seat.Cards) == 5 && !slices.ContainsFunc(seat.Cards, func(k Card) bool { return !k.Known() })
}

// laidDown reports whether all who are to have a pot have shown their hands.
func (c *class) laidDown(b *replay.Breach) bool {
	end := &c.h.Steps[len(c.h.Steps)-1].Table
	for i := range end.N {
		if p := &end.Seats[i]; b.Others.Has(int(p.Roster)) && p.Cards.Shown.Len() < 5 {
			return false
		}
	}
	return true
}

// hidden reports whether a cause of a breach is still to come, or lies in cards
// of somebody else that are face down.
func (c *class) hidden(at int, cause *replay.Cause) bool {
	if a := c.h.Act(cause.At.Act); a != nil {
		if i := slices.IndexFunc(c.steps, func(s Step) bool { return s.Act == a.Number }); i > at {
			return true
		}
		down := a.Phase == format.Draw && (a.Verb == format.Discard || a.Verb == format.Receive)
		return down && cause.Why != replay.ChangedThere && c.h.Name(a.Player) != c.steps[at].Player
	}
	entry, _ := cause.At.Indexes()
	if cause.At.Key != format.CardsKey || entry < 0 || entry >= len(c.h.Log.Cards) {
		return false
	}
	return c.h.Name(c.h.Log.Cards[entry].Player.V) != c.steps[at].Player
}

// open reports whether a card is in sight when a step is asked about, or is
// named by it, and lies nowhere face down.
func (c *class) open(at int, k string, act *format.Act) bool {
	seen := act != nil && slices.ContainsFunc(slices.Concat(act.Got, act.Thrown, act.Set), func(n format.CardNode) bool { return n.V.String() == k })
	before := &c.steps[max(at-1, 0)].Table
	for i := range before.Seats {
		s := &before.Seats[i]
		for _, held := range s.Cards {
			switch {
			case held.Text != k:
			case held.Public || s.Name == c.steps[at].Player && act != nil:
				seen = true
			default:
				return false
			}
		}
	}
	return seen
}

// seat is where somebody sits when a step is asked about, nil for nobody.
func (c *class) seat(at int, name string) *Seat {
	before := &c.steps[max(at-1, 0)].Table
	i := slices.IndexFunc(before.Seats, func(s Seat) bool { return name != "" && s.Name == name })
	if i < 0 {
		return nil
	}
	return &before.Seats[i]
}

package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// MaxRoster is the most names a roster may have.
const MaxRoster = 64

// Carry is all that passes from one hand of a session to the next. What
// belongs to a player is kept by roster index.
type Carry struct {
	First  bool // no hand has been played: what it starts with is for it to say
	Known  bool // the hand before is on record; without it Pot and Step are not known
	Dealer int8 // who dealt, format.NoPlayer where that is not known
	Again  bool // dealt again: same dealer, same opening, antes not paid again

	Misdeal  misdeal // the hand before, where a ruling deals again what the table did not
	Redealt  bool    // dealt again by such a ruling
	AntesToo bool    // and the antes paid again

	Rules house.Rules // of the hand before: what passes on follows them

	EndUnread  bool      // nobody knows how the hand before ended, or how it was to
	NotTaken   bool      // nobody took its pot
	Void       bool      // nobody opened it
	Frozen     bool      // the pot in play is a frozen one
	Step       int       // void hands in a row since the ladder began
	Rung       card.Rank // the opening a hand said it starts with, where no step gives it
	Rungs      rungs     // where the ladder may stand, as long as Step and Frozen do not tell
	Pot        money.Chips
	PotSaid    bool
	AltPot     money.Chips // what would lie there by the rulings of the hand before, where PotAlt
	PotAlt     bool
	MayPot     money.Chips // or what would, if an opening that nobody can judge was false, where PotMay
	PotMay     bool
	PotLeft    bool // nobody took it
	Parts      bool // parts of a frozen pot may be waiting
	LevelKnown bool // who owes a level, and what
	Pots       Pots

	Dues   [16]Due // payments that rulings ask for
	NDues  int8
	Missed bool // a hand, or who opened it, is not on record
	MayOwe bool // there may be more of them: a hand that was not judged, an opening not to be known

	Ante     money.Chips
	AnteSaid bool
	Initial  money.Chips // all antes of the last hand that had some
	Seats    [MaxSeats]int8
	NSeats   int8
	Unseated bool // and nobody knows who came and who went since

	Stack      [MaxRoster]money.Chips
	StackKnown [MaxRoster]bool
	Lost       [MaxRoster]bool        // had a stack, and nobody knows what became of it
	Offset     [MaxRoster]money.Chips // by the rulings he would have so much more
	Perhaps    [MaxRoster]money.Chips // or, if an opening that nobody can judge was false, so much more
	TimeCalls  [MaxRoster]int32
	TimeAt     *[MaxRoster]format.Place // his first call for time; nil: nobody has called, and see calledFirst

	VoidAt   format.Place // the last hand nobody opened
	FrozenAt format.Place // the hand that froze the pot
}

// start returns what a session's first hand starts with.
func start(s *format.Session, r house.Rules) Carry {
	c := Carry{First: true, Rules: r, Known: true, LevelKnown: true, PotSaid: true, Dealer: format.NoPlayer}
	for i := range s.Players {
		if i >= MaxRoster {
			break
		}
		if p := &s.Players[i]; p.Stack.Said() {
			c.Stack[i], c.StackKnown[i] = p.Stack.V, true
		}
		if i < MaxSeats {
			c.Seats[i] = int8(i)
			c.NSeats++
		}
	}
	return c
}

// calledFirst keeps the place of a player's first call for time. Copies of the
// carry share the places, so it makes new ones.
func (c *Carry) calledFirst(player int, at format.Place) {
	all := new([MaxRoster]format.Place)
	if c.TimeAt != nil {
		*all = *c.TimeAt
	}
	all[player] = at
	c.TimeAt = all
}

// gap forgets what only a hand on record can tell. The ante and the seats stay
// as they were.
func (c *Carry) gap(parts bool) {
	lost := c.Lost
	for i := range lost {
		lost[i] = lost[i] || c.StackKnown[i]
	}
	*c = Carry{
		Dealer: format.NoPlayer, Rules: c.Rules, Rungs: anywhere(), Lost: lost, Parts: parts || c.Parts || c.Pots.N > 0 || c.Pots.Into > 1,
		Missed: true, MayOwe: true, Dues: c.Dues, NDues: c.NDues,
		Ante: c.Ante, AnteSaid: c.AnteSaid, Initial: c.Initial, Seats: c.Seats, NSeats: c.NSeats, Unseated: c.Unseated,
		TimeCalls: c.TimeCalls, TimeAt: c.TimeAt,
	}
}

// carryOn moves the deal, the ladder and the pot on.
func (g *game) carryOn(end format.OutcomeKind, pot money.Chips) {
	c, s := &g.carry, &g.played
	c.Dealer = int8(s.player(s.Dealer))
	again := g.misdealt()
	c.First, c.Again, c.Redealt, c.AntesToo, c.Rules = false, false, false, false, g.r
	known, was := s.AskKnown, c.Known
	c.Known = true
	c.Pot, c.PotSaid = pot, s.PotSure()
	v := g.view(s, nil)
	v.settleLevels()
	c.charged(g.found)
	var parts [16]money.Chips
	waits := v.waits(parts[:0])
	if sum := s.antes(); sum > 0 {
		c.Initial = sum
	}
	here := g.log.Place(format.Anchor{})
	c.EndUnread = end == format.Unsaid
	c.NotTaken = end == format.Void || end == format.Frozen || end == format.Refund
	switch end {
	case format.Void:
		c.Void, c.VoidAt = true, here
		c.Known = known || s.Opened // one more void hand does not tell where the ladder stands
		if s.Opened {               // by a ruling: back at Jacks
			c.Step, c.VoidAt = 0, format.Place{}
			c.begins()
		} else {
			if s.AskKnown {
				c.Step = g.r.StepFrom(c.Step, s.Asked, c.Frozen)
			}
			c.Step++
			c.Rungs = c.Rungs.up()
		}
		c.Rung = 0
		c.Misdeal = again
		c.Pots.keep(waits)
	case format.Frozen:
		into := g.r.ParolaSplit
		if g.log.Split.Said() {
			into = g.log.Split.V
		}
		least, most := g.levels()
		c.LevelKnown = !s.EarlyOpen && (c.LevelKnown || !c.mayBeFrozen())
		open := c.Pots.Open
		c.freeze(least, most, into, waits)
		c.Rungs, c.Pots.Open = rungs{}, open
		c.Void, c.Step, c.Rung, c.FrozenAt = false, 0, 0, here
	case format.Taken:
		if g.tookAll {
			waits = nil
		}
		c.nextPot(waits)
		c.Void, c.Step, c.Rung, c.Rungs = false, 0, 0, rungs{}
		if c.Parts {
			c.Rungs = rungs{1, 1}
		}
		c.Known, c.PotSaid, c.LevelKnown = !c.Parts, !c.Parts, !c.Parts
	case format.Refund:
		c.begins()
		c.Void, c.Step, c.Rung, c.VoidAt = true, 0, 0, format.Place{}
		c.Misdeal = again
		c.PotSaid = g.deadKnown
		c.Pots.keep(waits)
	case format.Redeal:
		c.Again, c.Known = true, was || known
		c.PotSaid = g.deadKnown
		c.Pots.keep(waits)
	default:
		c.Known, c.PotSaid, c.LevelKnown = false, false, false
		c.Rungs = anywhere()
	}
	c.wronglyFrozen(g.found)
	c.Pot += s.NextPot
	g.dues()
}

// begins puts the ladder back where it begins, with the pot as it is.
func (c *Carry) begins() {
	if c.Rungs = c.Rungs.down(); c.Rungs.open() && !c.Rungs.eitherWay() {
		c.Frozen, c.Rungs = c.Rungs.frozen != 0, rungs{}
	}
}

// mayBeFrozen reports whether the pot in play may be a frozen one.
func (c *Carry) mayBeFrozen() bool { return c.Frozen || c.Rungs.frozen != 0 }

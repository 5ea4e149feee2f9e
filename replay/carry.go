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

	Rules house.Rules // of the hand before: what passes on follows them

	Void       bool      // nobody opened the hand before
	Frozen     bool      // the pot in play is a frozen one
	Step       int16     // void hands in a row since the ladder began
	Rung       card.Rank // the opening a hand said it starts with, where no step gives it
	Pot        money.Chips
	PotSaid    bool
	AltPot     money.Chips // what would lie there by the rulings of the hand before, where PotAlt
	PotAlt     bool
	Parts      bool // parts of a frozen pot may be waiting
	LevelKnown bool // who owes a level, and what
	Pots       Pots

	Dues   [16]Due // payments that rulings ask for
	NDues  int8
	MayOwe bool // there may be more of them: a hand that was not judged, an opening not to be known

	Ante     money.Chips
	AnteSaid bool
	Initial  money.Chips // all antes of the last hand that had some
	Seats    [MaxSeats]int8
	NSeats   int8

	Stack      [MaxRoster]money.Chips
	StackKnown [MaxRoster]bool
	Lost       [MaxRoster]bool        // had a stack, and nobody knows what became of it
	Offset     [MaxRoster]money.Chips // by the rulings he would have so much more
	TimeCalls  [MaxRoster]int8
	TimeAt     [MaxRoster]format.Place // his first call for time

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

// gap forgets what only a hand on record can tell. The ante and the seats stay
// as they were.
func (c *Carry) gap(parts bool) {
	lost := c.Lost
	for i := range lost {
		lost[i] = lost[i] || c.StackKnown[i]
	}
	*c = Carry{
		Dealer: format.NoPlayer, Rules: c.Rules, Lost: lost, Parts: parts || c.Parts,
		MayOwe: true, Dues: c.Dues, NDues: c.NDues,
		Ante: c.Ante, AnteSaid: c.AnteSaid, Initial: c.Initial, Seats: c.Seats, NSeats: c.NSeats,
		TimeCalls: c.TimeCalls, TimeAt: c.TimeAt,
	}
}

package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// A misdeal is where the ladder stood before a hand that a ruling deals again,
// and that the log has as one nobody opened. The table may obey or not: the hand
// after it says which.
type misdeal struct {
	ruled  bool
	step   int
	rung   card.Rank
	void   bool
	voidAt format.Place
}

// misdealt keeps how the hand began, if a ruling deals it again.
func (g *game) misdealt() misdeal {
	began := &g.carry
	for i := range g.found {
		if b := &g.found[i]; b.Stands() && b.Ruling.Kind == DealtAgain {
			return misdeal{ruled: true, step: began.Step, rung: began.Rung, void: began.Void, voidAt: began.VoidAt}
		}
	}
	return misdeal{}
}

// redealt goes on from a misdeal as from one, where the hand has the same dealer
// or asks for the same opening, though after a hand nobody opened it would not.
// Its ante it pays if it has one of its own; where it says nothing, either is right.
func (v *view) redealt() {
	c, h := v.past, v.log
	m := c.Misdeal
	c.Misdeal = misdeal{}
	if !m.ruled {
		return
	}
	next, was, went := v.nextDealer(), v.opensAt(), *c
	c.Again, c.Step, c.Rung, c.Void, c.VoidAt = true, m.step, m.rung, m.void, m.voidAt
	asks := func(n format.Node[card.Rank]) bool { return n.Said() && n.V == v.opensAt() && n.V != was }
	if !(h.Dealer.Said() && h.Dealer.V == int(c.Dealer) && h.Dealer.V != next || asks(h.OpeningAt) || asks(h.Carried.Opening)) {
		*c = went
		return
	}
	c.Redealt, c.AntesToo = true, h.Ante.Amount.Said() || len(h.Ante.Paid) > 0
}

// anteToo keeps what the dealer of a hand dealt again may have put in once more,
// where it says nothing of an ante.
func (g *game) anteToo() {
	s, c := &g.played, &g.carry
	if c.Redealt && !c.AntesToo && s.Dealer != NoSeat && g.r.Ante == house.AnteDealer && !g.log.Ante.Listed && s.Ante > 0 {
		g.loose = append(g.loose, delta{player: s.player(s.Dealer), chips: s.Ante})
	}
}

// opensAt returns the opening this hand asks for, as far as that is known.
func (v *view) opensAt() card.Rank {
	at, _ := v.asked()
	return at
}

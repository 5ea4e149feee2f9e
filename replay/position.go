package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// A Position is a hand as far as it has been written: the table, what the seat
// to act may do there, and what has been broken so far. Of the breaches those
// are missing that only a later act can show, and the ruling of one may still
// change; a recorder that cannot wait shows them all the same.
type Position struct {
	Table    State
	Options  Options
	Owed     [MaxSeats]money.Chips // by seat: what is owed for the frozen pot in play
	Breaches []Breach              // good until the next position is asked for
}

// Position returns where a hand stands that is still being written, in a phase
// from Before to Showdown, with all its acts so far played. In Before the
// antes lie there and the blinds said so far. The session goes on from where it
// was, as if nobody had asked. A hand that the session would leave out has no
// position: its table has no seats.
func (t *Session) Position(h *format.Hand, phase format.Phase) Position {
	g := t.setAside(h)
	if g == nil || !g.playTo(phase) {
		return Position{}
	}
	v := g.view(&g.played, nil)
	p := Position{Table: g.played, Options: v.options(h.Session.Cip), Breaches: single(g.found)}
	for i := range Seat(g.played.N) {
		p.Owed[i] = v.owed(int(g.played.Seats[i].Roster))
	}
	return p
}

// Try returns what would be found in a hand if it were played now, without the
// switches that decide it. The session goes on from where it was. What it
// returns is good until the next hand is tried, played or looked at.
func (t *Session) Try(h *format.Hand) []Breach {
	g := t.setAside(h)
	if g == nil {
		return nil
	}
	g.run()
	return g.found
}

// setAside sets a hand up to be played aside, nil where the session would leave it out.
func (t *Session) setAside(h *format.Hand) *game {
	rules, _, why := t.resolve(h)
	if why != NoReason {
		return nil
	}
	s := t.aside()
	g := &s.game
	g.log, g.r, g.carry = h, rules, t.game.carry
	if h.Gap {
		g.carry.gap(false)
	}
	s.begun = g.carry
	g.start = &s.begun
	return g
}

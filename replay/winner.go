package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// A prize is who takes the pot by the rules, as far as that is known, and how
// much lies in it.
type prize struct {
	players Players
	known   bool

	pot      money.Chips
	potKnown bool
}

// Winners returns, by roster index, who takes the pot by the rules the hand is
// judged by, its rulings carried out: nobody where the pot stays on the table
// or goes back. Known reports whether what is on record tells; where it does
// not, the players are those who win as far as it goes.
func (h *Hand) Winners() (players []int, known bool) {
	for i := range MaxRoster {
		if h.prize.players.Has(i) {
			players = append(players, i)
		}
	}
	return players, h.prize.known
}

// Pot returns what the hand was played for, by the rules it is judged by and
// its rulings carried out, without what nobody matched; false where the log
// does not tell.
func (h *Hand) Pot() (money.Chips, bool) { return h.prize.pot, h.prize.potKnown }

// purse is how much lies in the pot in a reading.
func (p *prize) purse(r *reading) {
	s := r.v.s
	p.pot = r.total() - r.t.back
	p.potKnown = s.PotSure() && s.InKnown
}

// award tells who takes the pot in the reading that has the table as ruled and
// leaves out who has no claim.
func (g *game) award(r *reading) prize {
	s := r.v.s
	var in Players
	for i := range s.N {
		if s.Seats[i].In {
			in = in.With(int(i))
		}
	}
	left := in &^ r.without
	switch {
	case g.log.Result.Kind == format.Redeal, g.calledOff():
		return prize{known: true}
	case r.end == endUnknown, in == 0: // all out: who took it was in
		return prize{}
	case r.end != endTaken, left == 0:
		return prize{known: true}
	case in.Len() == 1:
		return prize{players: r.roster(in), known: true}
	}
	p := prize{known: true}
	for i := range r.t.n {
		if !r.t.layers[i].Back {
			p.players |= r.roster(r.t.winners[i])
			p.known = p.known && !r.t.open[i] && r.v.gaveUp == 0
		}
	}
	return p
}

// calledOff reports whether a ruling gives everybody his wagers back.
func (g *game) calledOff() bool {
	for i := range g.found {
		r := &g.found[i].Ruling
		if r.Kind == DealtAgain || r.Kind == NoClaimRefund && r.Pot.Stays {
			return true
		}
	}
	return false
}

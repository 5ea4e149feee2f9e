package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// A delta is what one ruling alone would have put on the table.
type delta struct {
	player int
	chips  money.Chips
}

// fork begins the table as ruled.
func (g *game) fork() {
	if !g.forked {
		g.ruled, g.forked = g.played, true
	}
}

// note keeps what the rulings so far would have put on the table, together and
// each alone.
func (g *game) note(player int) {
	sum := g.ruled.Pot() - g.played.Pot()
	for _, d := range g.deltas {
		sum -= d.chips
	}
	if sum != 0 {
		g.deltas = append(g.deltas, delta{player, sum})
	}
}

// apart sets the table as ruled beside the one as played where rulings of the
// hands before have left a player another stack, or the table another pot.
func (g *game) apart() {
	s := &g.played
	for i := range s.N {
		if p := &s.Seats[i]; p.StackKnown && g.carry.Offset[p.Roster] != 0 {
			g.fork()
			g.ruled.Seats[i].Stack += g.carry.Offset[p.Roster]
		}
	}
	// Taken is taken; what was left may have been made good.
	if c := &g.carry; c.PotAlt && c.PotLeft && c.PotSaid {
		g.fork()
		g.ruled.Dead += c.AltPot - c.Pot
		g.note(format.NoPlayer)
	}
	if g.forked {
		g.view(&g.ruled, nil).whoPlays()
	}
}

// moved reports whether a ruling of one of these breaches moves something.
func moved(bs []Breach) bool {
	for i := range bs {
		if bs[i].Ruling.Kind.moves() || bs[i].Kind == TooManyDiscards {
			return true
		}
	}
	return false
}

// lies keeps the chips of one who had left and put some in once more: they do
// not count, but a sum that has them in it only says what lay there.
func (g *game) lies(v *view) {
	seat := g.played.Seat(v.act.Player)
	if seat == NoSeat || !v.afterFold(seat) || !isWord(v.act.Verb) || v.staysBack() {
		return
	}
	if c := v.moveOf(seat, v.act).wager - g.played.Seats[seat].Wager; c > 0 {
		g.loose = append(g.loose, delta{v.act.Player, c})
	}
}

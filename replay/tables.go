package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// A delta is what one ruling puts on the table as it is made.
type delta struct {
	player int
	chips  money.Chips
	ruling int // the act it is about, or one of those below
}

// The rulings that are about no act. That on a level is one for each player.
const (
	anteRuling  = -1
	pastRuling  = -2 // on the hand before
	levelRuling = -3 // less the roster index
)

// obeys reports whether a ruling is carried out on the table as ruled.
func (g *game) obeys(ruling int) bool { return g.only == 0 || g.only == ruling }

// fork begins the table as ruled.
func (g *game) fork() {
	if !g.forked {
		g.ruled, g.forked = g.played, true
	}
}

// note keeps what the rulings so far would have put on the table, together and
// each alone.
func (g *game) note(player, ruling int) {
	sum := g.ruled.Pot() - g.played.Pot()
	for _, d := range g.deltas {
		sum -= d.chips
	}
	if sum != 0 {
		g.deltas = append(g.deltas, delta{player, sum, ruling})
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
	if c := &g.carry; c.PotAlt && c.PotLeft && c.PotSaid && g.obeys(pastRuling) {
		g.fork()
		g.ruled.Dead += c.AltPot - c.Pot
		g.note(format.NoPlayer, pastRuling)
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
	seat := v.actor
	if seat == NoSeat || !v.afterFold(seat) || !isWord(v.act.Verb) || !v.ended(seat) {
		return
	}
	if c := v.moveOf(seat, v.act).wager - g.played.Seats[seat].Wager; c > 0 {
		g.loose = append(g.loose, delta{player: v.act.Player, chips: c})
	}
}

// mostAlone is how many acts are played again at most to try a sum with each
// ruling of a hand alone.
const mostAlone = 1 << 11

// A lone ruling is the table as it would be with that ruling carried out and no
// other.
type lone struct {
	ruling  int
	table   State
	reading reading
}

// alone returns the lone ruling of a hand under which a sum is right, nil for
// none.
func (g *game) alone(rs []reading, sum money.Chips) *lone {
	if len(g.deltas) == 0 || len(g.deltas)*len(g.log.Acts) > mostAlone {
		return nil
	}
	o := game{log: g.log, r: g.r}
	for _, d := range g.deltas {
		o.carry, o.ruled, o.only = *g.start, State{}, d.ruling
		o.playTo(format.Showdown)
		for i := range rs {
			if r := read(o.view(&o.ruled, nil), rs[i].without); r.fits(sum, 0) {
				return &lone{d.ruling, o.ruled, r}
			}
		}
	}
	return nil
}

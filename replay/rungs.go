package replay

import (
	"apertura/format/card"
	"apertura/replay/house"
)

// rungs are the places where the ladder may stand, for who knows only part of
// what came before: bit n is n void hands since it began, on a pot that is not
// frozen and on one that is. Without any the ladder is known.
type rungs struct{ plain, frozen uint32 }

// anywhere is where the ladder is behind a hand that is not on record.
func anywhere() rungs { return rungs{^uint32(0), ^uint32(0)} }

func (g rungs) open() bool { return g != rungs{} }

// eitherWay reports whether the pot may be a frozen one or not.
func (g rungs) eitherWay() bool { return g.plain != 0 && g.frozen != 0 }

// at returns those of the places where this hand asks for an opening.
func (g rungs) at(r *house.Rules, opening card.Rank) rungs {
	var out rungs
	for n := range 32 {
		if g.plain>>n&1 == 1 && r.OpeningAt(n, false) == opening {
			out.plain |= 1 << n
		}
		if g.frozen>>n&1 == 1 && r.OpeningAt(n, true) == opening {
			out.frozen |= 1 << n
		}
	}
	return out
}

// asks returns the least and the most that a hand may ask for.
func (g rungs) asks(r *house.Rules) (least, most card.Rank) {
	least = card.Ace
	for n := range 32 {
		if g.plain>>n&1 == 1 {
			at := r.OpeningAt(n, false)
			least, most = min(least, at), max(most, at)
		}
		if g.frozen>>n&1 == 1 {
			at := r.OpeningAt(n, true)
			least, most = min(least, at), max(most, at)
		}
	}
	return least, most
}

// up returns the places one void hand on. No ladder is as long as what a mask
// holds; past it nothing is known any more.
func (g rungs) up() rungs {
	up := rungs{g.plain << 1, g.frozen << 1}
	if g.plain != 0 && up.plain == 0 || g.frozen != 0 && up.frozen == 0 {
		return anywhere()
	}
	return up
}

// down returns the places where the ladder begins again with the pot as it is.
func (g rungs) down() rungs { return rungs{min(g.plain, 1), min(g.frozen, 1)} }

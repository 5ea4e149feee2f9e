package svg

import (
	"math"
	"slices"
)

// The sizes of the table, in units of the picture.
const (
	width   = 800
	height  = 640
	slots   = 5 // cards drawn in a hand
	cardW   = 46
	cardH   = 70
	stride  = 31  // from card to card: enough to see its rank and suit
	plateW  = 164 // of a name and what lies before it
	plateH  = 60
	letters = 10                       // of a name, as wide as most of them are
	handW   = (slots-1)*stride + cardW // of all of them
	badgeR  = 23                       // of the mark of who acted
	edge    = 8                        // nothing is nearer to that of the picture
)

// A point is a place in the picture.
type point struct{ x, y float64 }

// from is how far it is from another, squared.
func (p point) from(o point) float64 { return (p.x-o.x)*(p.x-o.x) + (p.y-o.y)*(p.y-o.y) }

// A spot is where a seat is, where its wager and its badge lie, and how large it
// is drawn.
type spot struct {
	at, wager, badge point
	scale            float64
}

// A box is what something takes up.
type box struct{ left, top, right, bottom float64 }

func (b box) meets(o box) bool {
	return b.left < o.right && o.left < b.right && b.top < o.bottom && o.top < b.bottom
}

// box is what a seat takes up, but for its badge.
func (s *spot) box() box {
	return box{s.at.x - s.scale*handW/2, s.at.y - s.scale*cardH, s.at.x + s.scale*handW/2, s.at.y + s.scale*plateH}
}

// badgeBox is what a badge of the seat takes up there.
func (s *spot) badgeBox(at point) box {
	p := point{s.at.x + s.scale*at.x, s.at.y + s.scale*at.y}
	return box{p.x - s.scale*badgeR, p.y - s.scale*badgeR, p.x + s.scale*badgeR, p.y + s.scale*badgeR}
}

// inside reports whether a box keeps clear of the edges of the picture.
func (b box) inside() bool {
	return b.left >= edge && b.top >= edge && b.right <= width-edge && b.bottom <= height-edge
}

// wagerBox is what a wager at p takes up.
func wagerBox(p point) box { return box{p.x - 48, p.y - 16, p.x + 54, p.y + 16} }

// told are the three lines in the middle of the table.
func told() []box { return []box{{290, 258, 510, 288}, {270, 296, 530, 336}, {290, 342, 510, 368}} }

// spots lays n seats around the table clockwise, the first at the bottom.
func spots(n int) []spot {
	scale := .94
	switch {
	case n <= 4:
		scale = 1.25
	case n <= 6:
		scale = 1.15
	case n <= 8:
		scale = 1
	}
	// Above a seat's middle are its cards, below it the plate: they differ.
	cx, cy := width/2., height/2+scale*(cardH-plateH)/2
	rx, ry := cx-edge-1-scale*handW/2, height/2-edge-1-scale*(cardH+plateH)/2
	out := make([]spot, n)
	taken := told()
	for i := range out {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out[i] = spot{at: point{whole(cx - rx*sin), whole(cy + ry*cos)}, scale: scale}
		taken = append(taken, out[i].box())
	}
	for i := range out {
		out[i].badge = pinned(taken, out, i)
		taken = append(taken, out[i].badgeBox(out[i].badge))
	}
	for i := range out {
		out[i].wager = free(taken, out, i, point{cx, cy})
		taken = append(taken, wagerBox(out[i].wager))
	}
	return out
}

// pinned is where the badge of a seat covers nothing of another and no sign of
// its own cards: over the corner of the last one, or beside, above or below them.
func pinned(taken []box, all []spot, i int) point {
	others := slices.Delete(slices.Clone(taken), len(told())+i, len(told())+i+1)
	for _, at := range [...]point{{handW/2 + 15, badgeR - cardH}, {-handW/2 - badgeR - 2, 15 - cardH}, {0, -cardH - badgeR - 2}, {0, plateH + badgeR + 2}} {
		if b := all[i].badgeBox(at); b.inside() && !slices.ContainsFunc(others, b.meets) {
			return at
		}
	}
	return point{handW/2 + 15, badgeR - cardH}
}

// free is where the wager of a seat has room and belongs to no other, as
// straight before the seat and as near the middle of the way to the pot as
// there is.
func free(taken []box, all []spot, i int, pot point) point {
	halfway, seat := point{}, all[i].at
	for aside := 0.0; aside <= 120; aside += 3 {
		for _, to := range [...]float64{aside, -aside} {
			for _, way := range [...]float64{.5, .52, .48, .54, .46, .56, .44, .58, .42, .62, .38, .66, .34} {
				p := point{whole(pot.x + way*(seat.x-pot.x)), whole(pot.y + way*(seat.y-pot.y) + to)}
				if halfway == (point{}) {
					halfway = p
				}
				nearer := func(o spot) bool { return p.from(o.at) < p.from(seat) }
				if !slices.ContainsFunc(taken, wagerBox(p).meets) && !slices.ContainsFunc(all, nearer) {
					return p
				}
			}
		}
	}
	return halfway
}

// whole rounds to a number that is the same on every machine: what is nearly a
// half goes up.
func whole(f float64) float64 { return math.Floor(f + .5001) }

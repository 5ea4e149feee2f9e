package svg

import "math"

// The sizes of the table, in units of the picture.
const (
	width   = 800
	height  = 640
	slots   = 5 // cards drawn in a hand
	cardW   = 46
	cardH   = 66
	stride  = 31  // from card to card: enough to see its rank and suit
	plateW  = 164 // of a name and what lies before it
	plateH  = 60
	letters = 10 // of a name, as wide as most of them are
)

// A point is a place in the picture.
type point struct{ x, y float64 }

// A spot is where a seat is, where its wager lies, and how large it is drawn.
type spot struct {
	at, wager point
	scale     float64
}

// spots lays n seats around the table clockwise, the first at the bottom.
func spots(n int) []spot {
	scale := .94
	switch {
	case n <= 4:
		scale = 1.25
	case n <= 6:
		scale = 1.15
	case n <= 8:
		scale = 1.04
	}
	const cx, cy = width / 2, height / 2
	rx, ry := cx-scale*(plateW/2+26), cy-scale*66 // a badge sticks out
	out := make([]spot, n)
	for i := range out {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out[i] = spot{
			at:    point{whole(cx - rx*sin), whole(cy + ry*cos)},
			wager: point{whole(cx - rx*.49*sin), whole(cy + ry*.5*cos)},
			scale: scale,
		}
	}
	return out
}

// whole rounds to a number that is the same on every machine: what is nearly a
// half goes up.
func whole(f float64) float64 { return math.Floor(f + .5001) }

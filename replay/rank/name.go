package rank

import (
	"apertura/format"
	"apertura/format/lang"
)

// Slug returns the name of a category in machine formats, "" for none.
func Slug(c format.Category) string {
	slugs := [...]string{"", "high-card", "pair", "two-pair", "three", "straight", "full", "flush", "four", "straight-flush"}
	if int(c) >= len(slugs) {
		return ""
	}
	return slugs[c]
}

// Name returns what the hand is called: "two pair, aces and eights", "doppia
// coppia d'assi e otto".
func (h Hand) Name() lang.Text { return h.Point().Name() }

// Point returns the point as one would declare it.
func (h Hand) Point() format.Point {
	return format.Point{Category: h.Category, Kind: h.Kind.String(), Ranks: h.Ranks}
}

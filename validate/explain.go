package validate

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// An Explanation says how one question about a hand was judged: what it is
// about, where the log tells of it, and what follows point by point.
type Explanation struct {
	Place    format.Place
	Title    lang.Text
	Message  lang.Text        // what happened there
	Evidence []format.Related // in the order of the hand
	Points   []Point
	Found    []format.Diagnostic // the findings it leads to
}

// A Point is one line of an explanation.
type Point struct{ Label, Text lang.Text }

// Related returns the place of a cause and what it has to do with a breach.
func Related(h *replay.Hand, c replay.Cause) format.Related {
	return format.Related{Place: h.Place(c), Message: causeText(h, c)}
}

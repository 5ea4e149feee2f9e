package replay

import "apertura/format"

// oneLine counts the acts at the head of a list that one line says for
// several players without naming them.
func oneLine(acts []format.Act) int {
	n := 0
	for n < len(acts) && acts[n].Group && acts[n].Phase == acts[0].Phase && acts[n].Line == acts[0].Line {
		n++
	}
	return min(n, MaxRoster)
}

// group plays such acts: the line says that all do it, and each does it as his
// turn comes under the rules in force.
func (g *game) group(acts []format.Act) {
	var done Players
	for range acts {
		next := -1
		for i := range acts {
			if done.Has(i) {
				continue
			}
			if seat := g.played.Seat(acts[i].Player); next < 0 || seat != NoSeat && seat == g.toAct() {
				next = i
			}
		}
		done = done.With(next)
		g.act(&acts[next])
	}
}

// toAct returns whose word, or whose draw, is next.
func (g *game) toAct() Seat {
	if g.played.Phase == format.Draw {
		return g.played.drawer()
	}
	return g.played.Turn
}

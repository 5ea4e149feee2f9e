package replay

import "apertura/format"

// A gist is the acts of a hand and what there is among them at all: most
// searches through them would find nothing, and it says so at once.
type gist struct {
	acts   []format.Act
	verbs  uint64 // bit v for verb v
	undone bool
	weak   bool
}

func gistOf(acts []format.Act) gist {
	g := gist{acts: acts}
	for i := range acts {
		a := &acts[i]
		g.verbs |= 1 << a.Verb
		g.undone = g.undone || a.Undone
		g.weak = g.weak || a.Weak()
	}
	return g
}

// having returns all acts where one is of such a verb, else none.
func (g *gist) having(verbs ...format.Verb) []format.Act {
	for _, v := range verbs {
		if g.verbs>>v&1 == 1 {
			return g.acts
		}
	}
	return nil
}

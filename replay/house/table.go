package house

// table holds every switch at the index of its key. It is put together once
// from the families and never changed.
var table = byKey(dealing, blindBets, opening, wagers, draw, frozen, showdown, rulings)

func byKey(families ...[]Switch) (t [keys]Switch) {
	for _, f := range families {
		for _, s := range f {
			t[s.Key] = s
		}
	}
	return t
}

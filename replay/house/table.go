package house

import "sync"

// table holds every switch at the index of its key. It is put together from the
// families when it is first asked for, and never changed.
var table = sync.OnceValue(func() *[keys]Switch {
	t := new([keys]Switch)
	for _, family := range [...]func() []Switch{dealing, blindBets, opening, wagers, draw, frozen, showdown, rulings} {
		for _, s := range family() {
			t[s.Key] = s
		}
	}
	return t
})

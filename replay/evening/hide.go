package evening

import (
	"apertura/format"
	"apertura/format/card"
)

// hide leaves cards out of the hand's record that nobody but their owner saw:
// cards dealt, thrown and drawn. What was shown stays.
func (t *table) hide() {
	h := t.h
	cards := h.Cards[:0]
	for _, c := range h.Cards {
		if t.d.IntN(20) < t.c.Hide {
			continue
		}
		t.cover(c.Cards)
		cards = append(cards, c)
	}
	h.Cards = cards
	for i := range h.Acts {
		a := &h.Acts[i]
		switch a.Verb {
		case format.Discard:
			if n := len(a.Thrown); t.d.IntN(10) < t.c.Hide {
				a.Thrown, a.Count, a.Set = nil, node(n), nil
			}
			t.cover(a.Got)
		case format.Receive:
			if n := len(a.Got); n > 0 && t.d.IntN(20) < t.c.Hide {
				a.Got, a.Count = nil, node(n)
				continue
			}
			t.cover(a.Got)
		}
	}
}

// cover makes some of the cards unknown ones.
func (t *table) cover(list []format.CardNode) {
	for i := range list {
		if t.d.IntN(10) < t.c.Hide {
			list[i].V = card.Unknown
		}
	}
}

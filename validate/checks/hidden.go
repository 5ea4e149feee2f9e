package checks

import (
	"slices"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// ruledOut says what leaves no room for a hand: "the discard and the cards
// shown rule out", as openers follow. It is empty where the breach names
// nothing that does.
func ruledOut(h *replay.Hand, b *replay.Breach) lang.Text {
	var list []want
	for _, c := range b.Causes {
		if w := proofOf(h, c); !w.what.Empty() && !slices.Contains(list, w) {
			list = append(list, w)
		}
	}
	switch all := allOf(list...); {
	case len(list) == 0:
		return lang.Text{}
	case all.many:
		return say("%s rule out", "%s escludono", all.what)
	default:
		return say("%s rules out", "%s esclude", all.what)
	}
}

// proofOf is what a cause tells of a player's cards, empty where it tells of
// something else.
func proofOf(h *replay.Hand, c replay.Cause) want {
	switch c.Why {
	case replay.DealtThere:
		return want{lang.Text{EN: "the cards dealt", IT: "le carte servite"}, true}
	case replay.ChangedThere:
		return changed(h.Act(c.At.Act))
	case replay.DiscardedThere:
		return want{what: lang.Text{EN: "the discard", IT: "lo scarto"}}
	case replay.ReceivedThere:
		return want{lang.Text{EN: "the cards drawn", IT: "le carte prese"}, true}
	case replay.ShownThere:
		return want{lang.Text{EN: "the cards shown", IT: "le carte mostrate"}, true}
	case replay.ElsewhereThere:
		return want{lang.Text{EN: "the cards of the others", IT: "le carte degli altri"}, true}
	case replay.DeckThere:
		return want{what: lang.Text{EN: "the deck", IT: "il mazzo"}}
	}
	return want{}
}

// changed is what an act of the draw tells: which cards went, or how many.
func changed(a *format.Act) want {
	switch {
	case a == nil:
	case a.Verb == format.Pat:
		return want{what: lang.Text{EN: "standing pat", IT: "il servito"}}
	case len(a.Thrown) > 0:
		return want{what: lang.Text{EN: "the discard", IT: "lo scarto"}}
	}
	return want{what: lang.Text{EN: "the number drawn", IT: "il numero di carte cambiate"}}
}

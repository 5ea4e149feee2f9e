package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed C01.md
var c01Doc string

// C01 flags words or gestures of weakness by the one who holds the hand that
// wins ([000]).
var C01 = &validate.Check{
	Code:     "C01",
	Slug:     "reverse-bluff",
	Summary:  lang.Text{EN: "a weak hand announced by one who held the best", IT: "debolezza dichiarata da chi aveva la mano migliore"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.ReverseBluff},
	Source:   "000",
	Doc:      c01Doc,
	Word:     reverseBluff,
}

func reverseBluff(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, held := name(h, b.Player), theCards(b.Cards)
	w := validate.Wording{
		Message: say("%s acts weak on %s: with the winning hand one does not",
			"%s si finge debole con %s: con la mano che vince non si fa", who, held),
		Found:  say("weakness announced on %s", "debolezza annunciata con %s", held),
		Wanted: lang.Text{EN: "nothing said of the hand", IT: "niente parole sulla mano"},
	}
	if unsure(b) {
		all := bluffUnknown(h, b)
		w.Message = say("whether %s acts weak on the winning hand cannot be known: %s",
			"se %s si finga debole con la mano che vince non si può sapere: %s", who, all.settles())
		w.Found = lang.Text{EN: "weakness announced", IT: "debolezza annunciata"}
		w.Wanted = all.what
	}
	return w
}

// bluffUnknown is what would settle it: the cards he held as he said it, and
// the rest of hands that were shown in part.
func bluffUnknown(h *replay.Hand, b *replay.Breach) want {
	var list []want
	if m := h.MissingAt(actOf(h, b)); m.N > 0 {
		list = append(list, missing(m))
	}
	switch others := h.ShownInPart(b.Player); {
	case many(others):
		list = append(list, want{what: say("the rest of the hands of %s", "il resto delle mani di %s", h.Names(others))})
	case others != 0:
		list = append(list, want{what: say("the rest of %s's hand", "il resto della mano di %s", h.Names(others))})
	case len(list) == 0:
		list = append(list, want{lang.Text{EN: "the five cards held as it was said", IT: "le cinque carte di quel momento"}, true})
	}
	return allOf(list...)
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed O02.md
var o02Doc string

// O02 flags openers that would do at Jacks, in a hand that asks for more.
var O02 = &validate.Check{
	Code:     "O02",
	Slug:     "opening-below-ladder",
	Summary:  lang.Text{EN: "openers good at Jacks, but this hand asks for more", IT: "ai jack si poteva aprire, ma questa mano chiede di più"},
	Severity: format.Error,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.OpeningBelowLadder},
	Source:   "000, 001, 003",
	Doc:      o02Doc,
	Word:     openingBelowLadder,
}

func openingBelowLadder(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	if unsure(b) {
		return ladderUnknown(who)
	}
	found := pairOf(b.GotRank)
	if b.GotRank == 0 {
		found = theCards(b.Cards)
	}
	if by := ruledOut(h, b); b.GotRank == 0 && !by.Empty() { // proven by what the other cards can be
		return validate.Wording{
			Message: say("%s opens, but %s openers that high: this hand opens at %s",
				"%s apre, ma %s un'apertura così alta: questa mano si apre %s", who, by, openAt(b.WantRank)),
			Found:  lang.Text{EN: "openers, but in no hand possible here high enough", IT: "un'apertura troppo bassa in ogni mano possibile"},
			Wanted: openers(b.WantRank),
		}
	}
	at := openAt(b.WantRank)
	if ask := h.Ask(); !ask.Known && ask.From == replay.NotOnRecord {
		at = say("%s or above", "%s o più su", at)
	}
	return validate.Wording{
		Message: say("%s opens on %s: this hand opens at %s", "%s apre con %s: questa mano si apre %s", who, found, at),
		Found:   found,
		Wanted:  openers(b.WantRank),
	}
}

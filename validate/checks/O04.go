package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed O04.md
var o04Doc string

// O04 flags an opening for more than the pot.
var O04 = &validate.Check{
	Code:     "O04",
	Slug:     "opening-too-large",
	Summary:  lang.Text{EN: "an opening above the most allowed", IT: "un'apertura oltre il massimo"},
	Severity: format.Error,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.OpeningTooLarge},
	Source:   "000, 001, 002",
	Doc:      o04Doc,
	Word:     openingTooLarge,
}

func openingTooLarge(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got := name(h, b.Player), h.Amount(b.Got)
	if unsure(b) {
		return validate.Wording{
			Message: say("whether %s opens above the pot with %s cannot be known: what lay there is not on record",
				"se %s apra sopra il piatto con %s non si può dire: non è scritto quanto c'era", who, got),
			Found:  say("an opening of %s", "apertura di %s", got),
			Wanted: lang.Text{EN: "the ante, or the pot carried", IT: "l'invito, o il piatto riportato"},
		}
	}
	most := h.Amount(b.Want)
	return validate.Wording{
		Message: say("%s opens for %s: the pot is %[3]s, and the pot is the most",
			"%s apre di %s: il piatto è di %[3]s, e più del piatto non si apre", who, got, most),
		Found:  say("an opening of %s", "apertura di %s", got),
		Wanted: say("%s at most", "al massimo %s", most),
		Amount: true,
	}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed D03.md
var d03Doc string

// D03 flags a hand that is not five cards, dealt or after the draw ([002] [003]).
var D03 = &validate.Check{
	Code:     "D03",
	Slug:     "wrong-hand-size",
	Summary:  lang.Text{EN: "more or fewer than five cards after the deal or after the draw", IT: "più o meno di cinque carte dopo la distribuzione o dopo il cambio"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.WrongHandSize},
	Source:   "002, 003",
	Doc:      d03Doc,
	Word:     wrongHandSize,
}

func wrongHandSize(h *replay.Hand, b *replay.Breach) validate.Wording {
	w := validate.Wording{
		Message: say("%s has %s: a hand is %d", "%s ha %s: in mano se ne tengono %d",
			name(h, b.Player), cards(b.Got), int64(b.Want)),
		Found:  cards(b.Got),
		Wanted: cards(b.Want),
	}
	if unsure(b) {
		w.Message = say("how many cards %s holds is not on record: all of them written out would tell",
			"quante carte abbia %s non risulta: lo direbbero le carte scritte per intero", name(h, b.Player))
	}
	return w
}

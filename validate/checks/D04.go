package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed D04.md
var d04Doc string

// D04 flags a deal by another than the player it had come to. It moves one
// place to the left each hand, after a void or frozen one too ([001]).
var D04 = &validate.Check{
	Code:     "D04",
	Slug:     "wrong-dealer",
	Summary:  lang.Text{EN: "the deal did not go to the player it was due to", IT: "il mazzo non è passato a chi toccava"},
	Severity: format.Warning,
	Phase:    "deal",
	Breaches: []replay.Kind{replay.WrongDealer},
	Source:   "000, 001, 002, 003",
	Doc:      d04Doc,
	Word:     wrongDealer,
}

func wrongDealer(h *replay.Hand, b *replay.Breach) validate.Wording {
	due := besides(b.Others, b.Player)
	w := validate.Wording{
		Message: say("%s deals: the deal is %s's", "dà le carte %s, ma il mazzo tocca %s",
			name(h, b.Player), lang.ToWhom(names(h, due))),
		Found:  say("%s deals", "dà le carte %s", name(h, b.Player)),
		Wanted: say("%s deals", "dà le carte %s", names(h, due)),
	}
	if unsure(b) {
		w.Message = say("whether the deal is %s's cannot be known: the hand before would tell",
			"se il mazzo tocchi %s non si può sapere: lo direbbe la mano precedente", lang.ToWhom(name(h, b.Player)))
	}
	return w
}

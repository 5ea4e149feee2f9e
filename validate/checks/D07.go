package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed D07.md
var d07Doc string

// D07 flags a cut by another than the nearest player dealt in on the dealer's
// right ([002] [003]).
var D07 = &validate.Check{
	Code:     "D07",
	Slug:     "wrong-cut",
	Summary:  lang.Text{EN: "the deck was cut by somebody else than the player on the dealer's right", IT: "ha tagliato uno che non siede alla destra del mazziere"},
	Severity: format.Warning,
	Phase:    "any",
	Breaches: []replay.Kind{replay.WrongCut},
	Source:   "002, 003",
	Doc:      d07Doc,
	Word:     wrongCut,
}

func wrongCut(h *replay.Hand, b *replay.Breach) validate.Wording {
	due := names(h, besides(b.Others, b.Player))
	return validate.Wording{
		Message: say("%s cuts the deck: the cut is %s's, on the dealer's right",
			"taglia %s, ma tocca %s, alla destra del mazziere", name(h, b.Player), lang.ToWhom(due)),
		Found:  say("%s cuts", "taglia %s", name(h, b.Player)),
		Wanted: say("%s cuts", "taglia %s", due),
	}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed X01.md
var x01Doc string

// X01 flags more cards thrown away than the table allows.
var X01 = &validate.Check{
	Code:     "X01",
	Slug:     "too-many-discards",
	Summary:  lang.Text{EN: "more cards thrown than one may change", IT: "più carte scartate di quante se ne possono cambiare"},
	Severity: format.Error,
	Phase:    "draw",
	Breaches: []replay.Kind{replay.TooManyDiscards},
	Source:   "000, 001, 002, 003",
	Doc:      x01Doc,
	Word:     tooManyDiscards,
}

func tooManyDiscards(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: say("%s changes %s: %d is the most", "%s cambia %s: se ne cambiano al massimo %d",
			name(h, b.Player), cards(b.Got), b.Want),
		Found:  say("%s thrown away", "%s allo scarto", cards(b.Got)),
		Wanted: say("%s at most", "al massimo %s", cards(b.Want)),
	}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed W05.md
var w05Doc string

// W05 remarks that somebody called time and then did not raise.
var W05 = &validate.Check{
	Code:     "W05",
	Slug:     "time-without-raise",
	Summary:  lang.Text{EN: "time called, and no raise after it", IT: "tempo chiesto, e poi nessun rilancio"},
	Severity: format.Note,
	Phase:    "any",
	Breaches: []replay.Kind{replay.TimeWithoutRaise},
	Source:   "000",
	Doc:      w05Doc,
	Word:     timeWithoutRaise,
}

func timeWithoutRaise(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: say("%s calls time and does not raise: time is called to raise",
			"%s chiede tempo e non rilancia: il tempo si chiede per rilanciare", name(h, b.Player)),
		Found:  lang.Text{EN: "time, and no raise", IT: "tempo senza rilancio"},
		Wanted: lang.Text{EN: "a raise", IT: "un rilancio"},
	}
}

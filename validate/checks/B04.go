package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed B04.md
var b04Doc string

// B04 flags a blind said once the cards are out ([000] [003]). It stands.
var B04 = &validate.Check{
	Code:     "B04",
	Slug:     "blind-too-late",
	Summary:  lang.Text{EN: "a blind said after the deal", IT: "un buio detto a carte date"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.BlindTooLate},
	Source:   "000, 003",
	Doc:      b04Doc,
	Word:     blindTooLate,
}

func blindTooLate(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: say("%s %s with the cards out: a blind is said before the deal",
			"%s %s a carte date, ma il buio si dice prima", name(h, b.Player), blindOf(h, b).Does),
		Found:  lang.Text{EN: "a blind after the deal", IT: "un buio a carte date"},
		Wanted: lang.Text{EN: "a blind before the deal", IT: "un buio prima delle carte"},
	}
}

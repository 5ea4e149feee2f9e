package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/replay"
	"apertura/validate"
)

//go:embed S05.md
var s05Doc string

// S05 remarks that another table would have paid somebody else.
var S05 = &validate.Check{
	Code:     "S05",
	Slug:     "decided-by-house-rule",
	Severity: format.Note,
	Phase:    "result",
	Breaches: []replay.Kind{replay.DecidedByHouseRule},
	Source:   "003",
	Doc:      s05Doc,
	Word:     decidedByHouseRule,
}

func decidedByHouseRule(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, other := name(h, b.Player), names(h, b.Others)
	return validate.Wording{
		Message: say("a house rule decides: %s wins here, at another table %s would",
			"decide una regola della casa: qui vince %s, a un altro tavolo vincerebbe %s", who, other),
		Found:  who,
		Wanted: other,
	}
}

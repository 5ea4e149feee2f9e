package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed S05.md
var s05Doc string

// S05 remarks that another table would have paid somebody else.
var S05 = &validate.Check{
	Code:     "S05",
	Slug:     "decided-by-house-rule",
	Summary:  lang.Text{EN: "under another house rule somebody else wins", IT: "con un'altra regola della casa vince un altro"},
	Severity: format.Note,
	Phase:    "result",
	Breaches: []replay.Kind{replay.DecidedByHouseRule},
	Source:   "003",
	Doc:      s05Doc,
	Word:     decidedByHouseRule,
}

func decidedByHouseRule(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, other := name(h, b.Player), names(h, b.Others)
	w := validate.Wording{
		Message: say("a house rule decides: %s wins here, at another table %s would",
			"decide una regola della casa: qui vince %s, a un altro tavolo vincerebbe %s", who, other),
		Found:  who,
		Wanted: other,
	}
	switch {
	case b.Others == 0: // here some share it who would not all win elsewhere
		w.Message = lang.Text{
			EN: "a house rule decides: the pot is shared here, at another table one hand wins it",
			IT: "decide una regola della casa: qui il piatto si divide, a un altro tavolo vincerebbe uno solo",
		}
		w.Found = lang.Text{EN: "a shared pot", IT: "un piatto diviso"}
		w.Wanted = who
	case b.Got > 0:
		w.Message = say("a house rule decides: %s wins here, at another table %s would share the pot",
			"decide una regola della casa: qui vince %s, a un altro tavolo dividerebbe con %s", who, other)
	}
	return w
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed W08.md
var w08Doc string

// W08 flags a raise beyond the number a table allows in one round.
var W08 = &validate.Check{
	Code:     "W08",
	Slug:     "too-many-raises",
	Summary:  lang.Text{EN: "more raises in a round than the table allows", IT: "più rilanci in un giro di quanti il tavolo ne ammette"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.TooManyRaises},
	Source:   "unsourced",
	Doc:      w08Doc,
	Word:     tooManyRaises,
}

func tooManyRaises(h *replay.Hand, b *replay.Breach) validate.Wording {
	most := raises(b.Want)
	return validate.Wording{
		Message: say("%s makes the %s raise of the round: this table stops at %s",
			"%s fa il %s rilancio del giro: a questo tavolo ci si ferma a %s", name(h, b.Player), lang.Ordinal(int(b.Got)), most),
		Found:  say("%s in one round", "%s in un giro", raises(b.Got)),
		Wanted: say("%s at most", "al massimo %s", most),
	}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed S01.md
var s01Doc string

// S01 flags a point declared or shown before its turn.
var S01 = &validate.Check{
	Code:     "S01",
	Slug:     "wrong-showdown-order",
	Summary:  lang.Text{EN: "a hand declared or shown before its turn", IT: "una mano dichiarata o mostrata prima del suo turno"},
	Severity: format.Warning,
	Phase:    "showdown",
	Breaches: []replay.Kind{replay.ShownOutOfOrder},
	Source:   "001",
	Doc:      s01Doc,
	Word:     shownOutOfOrder,
}

func shownOutOfOrder(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, first := name(h, b.Player), inTurn(h, b, b.Others)
	w := validate.Wording{
		Message: say("%s shows before %s: %[2]s declares first", "%s mostra prima di %s: tocca %[3]s dichiarare", who, first, lang.ToWhom(first)),
		Found:   say("cards shown before %s declares", "carte mostrate prima di %s", first),
		Wanted:  say("%s first", "prima %s", first),
	}
	if verbOf(h, b) == format.Declare {
		w.Message = say("%s declares before %s: %[2]s comes first", "%s dichiara prima di %s: tocca %[3]s", who, first, lang.ToWhom(first))
		w.Found = say("a point declared before %s", "un punto dichiarato prima di %s", first)
	}
	if many(b.Others) {
		w.Message = say("%s shows before %s: they declare first", "%s mostra prima di %s: prima dichiarano loro", who, first)
		if verbOf(h, b) == format.Declare {
			w.Message = say("%s declares before %s: they come first", "%s dichiara prima di %s: prima tocca a loro", who, first)
		}
	}
	return w
}

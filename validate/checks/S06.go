package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed S06.md
var s06Doc string

// S06 flags a hand that stayed covered where all must be shown.
var S06 = &validate.Check{
	Code:     "S06",
	Slug:     "hand-not-shown",
	Summary:  lang.Text{EN: "a hand not shown where all have to show", IT: "una mano non mostrata dove devono mostrare tutti"},
	Severity: format.Error,
	Phase:    "showdown",
	Breaches: []replay.Kind{replay.HandNotShown},
	Source:   "003",
	Doc:      s06Doc,
	Word:     handNotShown,
}

func handNotShown(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	w := validate.Wording{
		Message: say("%s keeps the hand covered: at this table all who stay show it",
			"%s tiene le carte coperte: a questo tavolo chi resta le mostra", who),
		Found:  say("%s shown", "%s sul tavolo", cards(b.Got)),
		Wanted: cards(b.Want),
	}
	if b.Got > 0 {
		w.Message = say("%s shows %s: at this table all who stay show all five",
			"%s mostra %s: a questo tavolo chi resta le mostra tutte e cinque", who, cards(b.Got))
	}
	return w
}

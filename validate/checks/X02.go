package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed X02.md
var x02Doc string

// X02 flags cards changed before somebody nearer to the dealer's left.
var X02 = &validate.Check{
	Code:     "X02",
	Slug:     "draw-out-of-turn",
	Summary:  lang.Text{EN: "cards changed before one's turn", IT: "carte cambiate prima del proprio turno"},
	Severity: format.Warning,
	Phase:    "draw",
	Breaches: []replay.Kind{replay.DrawOutOfTurn},
	Source:   "000",
	Doc:      x02Doc,
	Word:     drawOutOfTurn,
}

func drawOutOfTurn(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, next := name(h, b.Player), inTurn(h, b, b.Others)
	return validate.Wording{
		Message: say("%s draws before %s: cards are changed from the dealer's left",
			"%s cambia prima di %s: si cambia a partire dalla sinistra del mazziere", who, next),
		Found:  say("%s served first", "carte servite prima %s", lang.ToWhom(who)),
		Wanted: say("%s before", "prima %s", next),
	}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed X04.md
var x04Doc string

// X04 flags a card beyond the third served while others still wait.
var X04 = &validate.Check{
	Code:     "X04",
	Slug:     "late-card-early",
	Summary:  lang.Text{EN: "a late card served before everybody had his first ones", IT: "una quarta o quinta carta servita prima che tutti avessero le prime"},
	Severity: format.Error,
	Phase:    "draw",
	Breaches: []replay.Kind{replay.LateCardEarly},
	Source:   "000, 002, 003",
	Doc:      x04Doc,
	Word:     lateCardEarly,
}

func lateCardEarly(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, waiting := name(h, b.Player), inTurn(h, b, b.Others)
	w := validate.Wording{
		Message: say("%s gets a card beyond the third while %s still waits: those come after everybody",
			"%s prende una carta oltre la terza mentre %s aspetta ancora: quelle si servono dopo tutti", who, waiting),
		Found:  lang.Text{EN: "a card beyond the third", IT: "una carta oltre la terza"},
		Wanted: say("%s served first", "prima le carte %s", lang.ToWhom(waiting)),
	}
	if many(b.Others) {
		w.Message = say("%s gets a card beyond the third while %s still wait: those come after everybody",
			"%s prende una carta oltre la terza mentre %s aspettano ancora: quelle si servono dopo tutti", who, waiting)
	}
	return w
}

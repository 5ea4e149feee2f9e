package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed X05.md
var x05Doc string

// X05 flags a draw that gave more or fewer cards than were thrown away.
var X05 = &validate.Check{
	Code:     "X05",
	Slug:     "wrong-number-drawn",
	Summary:  lang.Text{EN: "more or fewer cards received than thrown", IT: "più o meno carte ricevute di quelle scartate"},
	Severity: format.Error,
	Phase:    "draw",
	Breaches: []replay.Kind{replay.WrongNumberDrawn},
	Source:   "001",
	Doc:      x05Doc,
	Word:     wrongNumberDrawn,
}

func wrongNumberDrawn(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: say("%s throws %s and gets %d: one gets as many as one throws",
			"%s scarta %s e ne prende %d: se ne prendono quante se ne scartano",
			name(h, b.Player), cards(b.Want), b.Got),
		Found:  say("%s received", "%s in mano dal mazzo", cards(b.Got)),
		Wanted: cards(b.Want),
	}
}

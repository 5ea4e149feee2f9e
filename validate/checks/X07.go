package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

//go:embed X07.md
var x07Doc string

// X07 flags a card burned where the table burns none, or none where it burns one.
var X07 = &validate.Check{
	Code:     "X07",
	Slug:     "wrong-burn",
	Summary:  lang.Text{EN: "a card burned where none is due, or none where one is", IT: "una carta bruciata che non andava bruciata, o il contrario"},
	Severity: format.Warning,
	Phase:    "draw",
	Breaches: []replay.Kind{replay.BurnNotDue, replay.BurnMissing},
	Source:   "000, 002",
	Doc:      x07Doc,
	Word:     wrongBurn,
}

func wrongBurn(h *replay.Hand, b *replay.Breach) validate.Wording {
	if b.Kind == replay.BurnMissing {
		return validate.Wording{
			Message: say("a card is served %s and none was burned: one is burned first",
				"si serve una carta %s senza averne bruciata una: prima se ne brucia una", whereMissing(b)),
			Found:  lang.Text{EN: "no card burned", IT: "nessuna carta bruciata"},
			Wanted: lang.Text{EN: "one card burned", IT: "una carta bruciata"},
		}
	}
	if b.Switch == house.NoKey {
		return validate.Wording{
			Message: lang.Text{EN: "a card is burned here: none is due", IT: "si brucia una carta qui: non ce n'è da bruciare"},
			Found:   lang.Text{EN: "one card burned", IT: "una carta bruciata"},
			Wanted:  lang.Text{EN: "no card burned", IT: "nessuna carta bruciata"},
		}
	}
	return validate.Wording{
		Message: say("a card is burned %s: at this table none is", "si brucia una carta %s: a questo tavolo non si brucia", whereBurned(b)),
		Found:   lang.Text{EN: "one card burned", IT: "una carta bruciata"},
		Wanted:  lang.Text{EN: "no card burned", IT: "nessuna carta bruciata"},
	}
}

// whereMissing is the moment at which a card was to be burned and was not.
func whereMissing(b *replay.Breach) lang.Text {
	for _, c := range b.Causes {
		if c.Why == replay.ReshuffledThere {
			return lang.Text{EN: "after the reshuffle", IT: "dopo il rimescolo"}
		}
	}
	return lang.Text{EN: "beyond the third", IT: "oltre la terza"}
}

// whereBurned is the moment of the draw a burn has to do with.
func whereBurned(b *replay.Breach) lang.Text {
	switch b.Switch {
	case house.KeyBurnBeforeLate, house.KeyLateCards:
		return lang.Text{EN: "before the late cards", IT: "prima della quarta"}
	case house.KeyBurnAfterReshuffle:
		return lang.Text{EN: "after the reshuffle", IT: "dopo il rimescolo"}
	}
	return lang.Text{EN: "here", IT: "qui"}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed W01.md
var w01Doc string

// W01 flags a raise by more than the pot after the raiser's call.
var W01 = &validate.Check{
	Code:     "W01",
	Slug:     "raise-too-large",
	Summary:  lang.Text{EN: "a raise above the limit", IT: "un rilancio oltre il limite"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.RaiseTooLarge},
	Source:   "000, 001",
	Doc:      w01Doc,
	Word:     raiseTooLarge,
}

func raiseTooLarge(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got := name(h, b.Player), h.Amount(b.Got)
	found := say("a raise by %s", "rilancio di %s", got)
	if unsure(b) {
		return validate.Wording{
			Message: say("whether %s raises above the limit by %s cannot be known: the pot is not on record",
				"se %s rilanci oltre il limite con altri %s non si può dire: il piatto non è scritto", who, got),
			Found:  found,
			Wanted: lang.Text{EN: "the ante, or the pot carried", IT: "l'invito, o il piatto riportato"},
		}
	}
	most := h.Amount(b.Want)
	return validate.Wording{
		Message: say("%s raises by %s: at most %s, the pot after the call",
			"%s rilancia di %s: al massimo %s, il piatto dopo aver visto", who, got, most),
		Found:  found,
		Wanted: say("%s more at most", "al massimo altri %s", most),
		Amount: true,
	}
}

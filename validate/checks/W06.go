package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed W06.md
var w06Doc string

// W06 flags a bet for more than the pot.
var W06 = &validate.Check{
	Code:     "W06",
	Slug:     "bet-too-large",
	Summary:  lang.Text{EN: "a bet above the limit", IT: "una puntata oltre il limite"},
	Severity: format.Error,
	Phase:    "betting",
	Breaches: []replay.Kind{replay.BetTooLarge},
	Source:   "001",
	Doc:      w06Doc,
	Word:     betTooLarge,
}

func betTooLarge(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got := name(h, b.Player), h.Amount(b.Got)
	found := say("a bet of %s", "puntata di %s", got)
	if unsure(b) {
		return validate.Wording{
			Message: say("whether %s bets above the pot with %s cannot be known: what lay there is not on record",
				"se %s punti più del piatto con %s non si può dire: non è scritto quanto c'era", who, got),
			Found:  found,
			Wanted: lang.Text{EN: "the ante, or the pot carried", IT: "l'invito, o il piatto riportato"},
		}
	}
	most := h.Amount(b.Want)
	w := validate.Wording{
		Message: say("%s bets %s into a pot of %[3]s: the most is %[3]s",
			"%s punta %s in un piatto di %[3]s: al massimo si puntano %[3]s", who, got, most),
		Found:  found,
		Wanted: say("%s at most", "al massimo %s", most),
		Amount: true,
	}
	if b.AtMost {
		w.Message = say("%s bets %s into a pot of at most %s: no bet goes above it",
			"%s punta %s in un piatto di %s al massimo: più del piatto non si punta", who, got, most)
	}
	return w
}

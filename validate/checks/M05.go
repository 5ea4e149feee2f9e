package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed M05.md
var m05Doc string

// M05 flags a result whose figures are not what lay on the table, with the
// uncalled part of the last wager or without it.
var M05 = &validate.Check{
	Code:     "M05",
	Slug:     "wrong-pot-amount",
	Summary:  lang.Text{EN: "a result whose figures are not what lay on the table", IT: "un risultato con cifre diverse da quello che c'era sul tavolo"},
	Severity: format.Error,
	Phase:    "result",
	Breaches: []replay.Kind{replay.WrongPotAmount},
	Source:   "unsourced",
	Doc:      m05Doc,
	Word:     wrongPotAmount,
}

func wrongPotAmount(h *replay.Hand, b *replay.Breach) validate.Wording {
	got, want := h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{
		Message: say("the result adds up to %s: the pot is %s", "il risultato fa %s, ma il piatto è di %s", got, want),
		Found:   got,
		Wanted:  want,
		Amount:  true,
	}
	switch {
	case b.AtMost:
		w.Message = say("the result adds up to %s: the pot is at most %s", "il risultato fa %s, ma il piatto è al massimo di %s", got, want)
		w.Wanted = say("%s at most", "al massimo %s", want)
	case unsure(b) && h.Untold():
		w.Message = say("whether the pot is %s cannot be known: not all that was put in is on record",
			"se il piatto sia di %s non si può sapere: non è scritto quanto hanno messo tutti", got)
		w.Wanted = lang.Text{EN: "what lies on the table", IT: "quanto c'è sul tavolo"}
	case unsure(b):
		w.Message = say("whether the pot is %s cannot be known: the ante and what the hand starts with would tell",
			"se il piatto sia di %s non si può sapere: lo direbbero l'invito e il piatto di partenza", got)
		w.Wanted = lang.Text{EN: "what lies on the table", IT: "quanto c'è sul tavolo"}
	}
	return w
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed M07.md
var m07Doc string

// M07 flags a penalty that nothing asks for, of another amount, or paid to
// another than it was to go to ([000]).
var M07 = &validate.Check{
	Code:     "M07",
	Slug:     "wrong-penalty",
	Summary:  lang.Text{EN: "a penalty nobody owes, or not the amount, or not to whom", IT: "una penale non dovuta, sbagliata di importo o pagata alla persona sbagliata"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.WrongPenalty},
	Source:   "000",
	Doc:      m07Doc,
	Word:     wrongPenalty,
}

func wrongPenalty(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got, want := name(h, b.Player), h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{Found: got, Wanted: want, Amount: true}
	switch {
	case unsure(b) && b.Want > 0:
		w.Message = say("whether %s has more than %s for the penalty of %s cannot be known: a count of the stack would tell",
			"se %s abbia più di %s per la penale di %s non si può sapere: lo direbbe la conta delle fiches", who, got, want)
	case unsure(b):
		w.Message = say("whether %s owes a penalty of %s cannot be known: what it would be for is not on record",
			"se %s debba una penale di %s non si può sapere: per quale fallo non è scritto", who, got)
		w.Wanted = lang.Text{EN: "the hand it is for, with its cards", IT: "la mano del fallo, con le sue carte"}
	case b.Want <= 0:
		w.Message = say("%s pays a penalty of %s: nothing asks for one", "%s paga una penale di %s, ma non ne deve", who, got)
		w.Wanted = lang.Text{EN: "no penalty", IT: "nessuna penale"}
	case b.Got != b.Want:
		w.Message = say("%s pays a penalty of %s: it is %s", "%s paga una penale di %s, ma la penale è di %s", who, got, want)
	default:
		wrongPayee(h, b, &w)
	}
	return w
}

// wrongPayee words the right amount in the wrong place.
func wrongPayee(h *replay.Hand, b *replay.Breach, w *validate.Wording) {
	paid, due := lang.Text{EN: "into the pot", IT: "nel piatto"}, lang.Text{EN: "into the pot", IT: "nel piatto"}
	if a := actOf(h, b); a != nil && a.To.Said() {
		paid = say("to %s", "%s", lang.ToWhom(name(h, a.To.V)))
	}
	if b.Others != 0 {
		due = say("to %s", "%s", lang.ToWhom(names(h, b.Others)))
	}
	w.Message = say("%s pays the penalty of %s %s: it goes %s", "%s paga la penale di %s %s, ma va %s",
		name(h, b.Player), h.Amount(b.Got), paid, due)
	w.Found, w.Wanted = say("%s %s", "%s %s", w.Found, paid), say("%s %s", "%s %s", w.Wanted, due)
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed P03.md
var p03Doc string

// P03 flags a figure that is that of other parts of a divided frozen pot than
// the one in play ([001]).
var P03 = &validate.Check{
	Code:     "P03",
	Slug:     "wrong-share",
	Summary:  lang.Text{EN: "the wrong part of a split frozen pot", IT: "la parte sbagliata di un piatto di parola diviso"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.WrongShare},
	Source:   "001",
	Doc:      p03Doc,
	Word:     wrongShare,
}

func wrongShare(h *replay.Hand, b *replay.Breach) validate.Wording {
	got, want := h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{Found: got, Wanted: want, Amount: true}
	takers := takersOf(h, b)
	switch {
	case unsure(b):
		w.Message = say("whether %s is the part in play cannot be known: the hand that froze the pot would tell",
			"se la parte in gioco sia di %s non si può sapere: lo direbbe la mano finita a parola", got)
		w.Wanted = lang.Text{EN: "the part in play", IT: "la parte in gioco"}
	case b.At.Act == 0 && b.At.Key == format.CarriedKey:
		w.Message = say("the pot starts at %s: the part of the frozen pot in play is %s",
			"il piatto parte da %s, ma la parte di parola in gioco è di %s", got, want)
	case takers == 0:
		w.Message = say("the result is %s: this hand is for one part of the frozen pot, %s",
			"il risultato fa %s, ma si gioca per una parte sola del piatto di parola, %s", got, want)
	default:
		w.Message = say("%s %s %s: this hand is for one part of the frozen pot, %s",
			"%s %s %s, ma si gioca per una parte sola del piatto di parola, %s", names(h, takers), take(takers), got, want)
	}
	return w
}

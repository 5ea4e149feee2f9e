package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed P02.md
var p02Doc string

// P02 flags a level paid that is not what is owed: the highest wager of the
// opening round less one's own ([001]).
var P02 = &validate.Check{
	Code:     "P02",
	Slug:     "wrong-level",
	Summary:  lang.Text{EN: "levelled up with the wrong amount", IT: "è andato in pari con l'importo sbagliato"},
	Severity: format.Error,
	Phase:    "before",
	Breaches: []replay.Kind{replay.WrongLevel},
	Source:   "001",
	Doc:      p02Doc,
	Word:     wrongLevel,
}

func wrongLevel(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got, want := name(h, b.Player), h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{
		Message: say("%s levels up with %s: the level is %s", "%s va in pari con %s, ma ne deve %s", who, got, want),
		Found:   got,
		Wanted:  want,
		Amount:  true,
	}
	switch {
	case unsure(b):
		w.Message = say("whether %[2]s is the level %[1]s owes cannot be known: the hand that froze the pot would tell",
			"se la quota di %[1]s sia %[2]s non si può sapere: lo direbbe la mano finita a parola", who, got)
		w.Wanted = lang.Text{EN: "the level owed", IT: "la quota dovuta"}
	case b.Want <= 0:
		w.Message = say("%s levels up with %s: nothing is owed", "%s va in pari con %s, ma non deve niente", who, got)
		w.Wanted = lang.Text{EN: "nothing", IT: "niente"}
	}
	return w
}

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
	}
	if b.Untold {
		got = lang.Text{EN: "all that is left", IT: "il resto"}
		w.Found = got
	}
	switch {
	case unsure(b):
		tells := lang.Text{EN: "the hand that froze the pot", IT: "la mano finita a parola"}
		if len(b.Causes) > 0 { // which is on record, but not all of it
			tells = lang.Text{EN: "the opening round of the hand that froze the pot", IT: "il primo giro della mano finita a parola"}
		}
		w.Message = say("whether %[2]s is the level %[1]s owes cannot be known: %[3]s would tell",
			"se la quota di %[1]s sia %[2]s non si può sapere: lo direbbe %[3]s", who, got, tells)
		w.Wanted = lang.Text{EN: "the level owed", IT: "la quota dovuta"}
	case b.Want <= 0:
		w.Message = say("%s levels up with %s: nothing is owed", "%s va in pari con %s, ma non deve niente", who, got)
		w.Wanted = lang.Text{EN: "nothing", IT: "niente"}
	}
	w.Amount = !b.Untold
	return w
}

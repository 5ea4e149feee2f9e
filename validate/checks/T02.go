package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed T02.md
var t02Doc string

// T02 flags an act in a hand the player has left: a fold is for good ([004]).
var T02 = &validate.Check{
	Code:     "T02",
	Slug:     "act-after-fold",
	Summary:  lang.Text{EN: "an act by one who had left the hand", IT: "una giocata di chi era già uscito"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.ActAfterFold},
	Source:   "004",
	Doc:      t02Doc,
	Word:     actAfterFold,
}

func actAfterFold(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: say("%s is back after folding: who leaves is out until the next deal",
			"%s rientra dopo aver lasciato: chi esce resta fuori fino alla prossima mano", name(h, b.Player)),
		Found:  lang.Text{EN: "an act after the fold", IT: "una giocata dopo l'uscita"},
		Wanted: lang.Text{EN: "no further act in this hand", IT: "nessun'altra giocata in questa mano"},
	}
}

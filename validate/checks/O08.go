package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed O08.md
var o08Doc string

// O08 flags an opening asked for that the ladder does not ask for.
var O08 = &validate.Check{
	Code:     "O08",
	Slug:     "wrong-opening-asked",
	Summary:  lang.Text{EN: "another opening asked for than the ladder says", IT: "un'apertura chiesta diversa da quella che toccava"},
	Severity: format.Warning,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.WrongOpeningAsked},
	Source:   "000, 001, 003",
	Doc:      o08Doc,
	Word:     wrongOpeningAsked,
}

func wrongOpeningAsked(_ *replay.Hand, b *replay.Breach) validate.Wording {
	asked := openAt(b.GotRank)
	w := validate.Wording{
		Message: say("the table opens this hand at %s: by the ladder it opens at %s",
			"il tavolo apre questa mano %s: per la progressione si apre %s", asked, openAt(b.WantRank)),
		Found:  say("an opening at %s", "apertura %s", asked),
		Wanted: say("an opening at %s", "apertura %s", openAt(b.WantRank)),
	}
	if b.WantRank == 0 { // it may stand at several places, and at none of them is it this
		w.Message = say("the table opens this hand at %s: after the hands before it the ladder cannot stand there",
			"il tavolo apre questa mano %s, ma dopo le mani prima a quel gradino non si può essere", asked)
		w.Wanted = lang.Text{EN: "what the ladder may come to here", IT: "quel che può toccare qui"}
	}
	if unsure(b) {
		w.Message = say("whether this hand opens at %s cannot be known: how the hands before ended is not on record",
			"se questa mano si apra %s non si può dire: non è scritto come finirono le mani prima", asked)
		w.Wanted = lang.Text{EN: "the hands before this one", IT: "le mani prima di questa"}
	}
	return w
}

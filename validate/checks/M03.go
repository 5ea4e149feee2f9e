package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed M03.md
var m03Doc string

// M03 flags a wager of more chips than the player has in front of him. No
// source speaks of it; tables that play on credit set `stakes: open`.
var M03 = &validate.Check{
	Code:     "M03",
	Slug:     "beyond-stack",
	Summary:  lang.Text{EN: "a wager beyond the chips one has", IT: "una puntata oltre le fiches che si hanno"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.BeyondStack},
	Source:   "unsourced",
	Doc:      m03Doc,
	Word:     beyondStack,
}

func beyondStack(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got := name(h, b.Player), h.Amount(b.Got)
	w := validate.Wording{
		Message: say("%s puts in %s: the stack is %s", "%s mette %s, ma davanti ha %s", who, got, h.Amount(b.Want)),
		Found:   got,
		Wanted:  say("%s at most", "al massimo %s", h.Amount(b.Want)),
		Amount:  true,
	}
	switch {
	case unsure(b):
		w.Message = say("whether %s has %s to put in cannot be known: a count of the stack would tell",
			"se %s abbia %s da mettere non si può sapere: lo direbbe la conta delle fiches", who, got)
		w.Wanted = lang.Text{EN: "what is in the stack", IT: "quanto ha davanti"}
	case b.Want <= 0:
		w.Message = say("%s puts in %s: the stack is empty", "%s mette %s, ma davanti non ha più nulla", who, got)
		w.Wanted = lang.Text{EN: "nothing", IT: "nulla"}
	}
	return w
}

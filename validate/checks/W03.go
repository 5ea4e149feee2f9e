package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed W03.md
var w03Doc string

// W03 flags a raise that did not come at once.
var W03 = &validate.Check{
	Code:     "W03",
	Slug:     "raise-after-thought",
	Summary:  lang.Text{EN: "a raise that was not made at once", IT: "un rilancio non immediato"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.RaiseAfterThought},
	Source:   "000, 003",
	Doc:      w03Doc,
	Word:     raiseAfterThought,
}

func raiseAfterThought(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	w := validate.Wording{
		Wanted: lang.Text{EN: "a raise at once, or a call", IT: "un rilancio immediato, o vedere"},
	}
	if b.Got < 0 { // somebody wrote that he thought, not for how long
		w.Message = say("%s thinks, then raises: a raise is made at once, one thinks to call",
			"%s ci pensa e poi rilancia: il rilancio è immediato, si pensa solo per vedere", who)
		w.Found = lang.Text{EN: "a raise after thought", IT: "un rilancio pensato"}
		return w
	}
	took := seconds(b.Got)
	w.Message = say("%s raises after %s: a raise is made at once, within %s",
		"%s rilancia dopo %s: il rilancio è immediato, entro %s", who, took, seconds(b.Want))
	w.Found = say("a raise after %s", "un rilancio dopo %s", took)
	return w
}

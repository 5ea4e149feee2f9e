package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed M02.md
var m02Doc string

// M02 flags a call for less or more than the call. The rest of a stack is
// always a call.
var M02 = &validate.Check{
	Code:     "M02",
	Slug:     "wrong-call",
	Summary:  lang.Text{EN: "more or less put in than the call", IT: "messo più o meno di quello che c'era da vedere"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.CallShort, replay.CallOver},
	Source:   "001, 002",
	Doc:      m02Doc,
	Word:     wrongCall,
}

func wrongCall(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got, want := name(h, b.Player), h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{
		Message: say("%s calls with %s: the call is %s", "%s vede con %s, ma per vedere bisogna mettere %s", who, got, want),
		Found:   got,
		Wanted:  want,
		Amount:  true,
	}
	switch {
	case unsure(b):
		w.Message = say("whether %[2]s is the call for %[1]s cannot be known: the amounts bet before would tell",
			"se per %[1]s vedere sia %[2]s non si può sapere: lo direbbero le puntate di prima", who, got)
		w.Wanted = lang.Text{EN: "the call", IT: "quanto serve per vedere"}
	case b.AtMost:
		w.Message = say("%s puts in %s to call: the call is at most %s, more is a raise",
			"%s vede con %s, ma la cifra giusta è al massimo %s: di più è un rilancio", who, got, want)
		w.Wanted = say("%s at most", "al massimo %s", want)
	case b.Kind == replay.CallOver:
		w.Message = say("%s puts in %s to call: the call is %s, more is a raise",
			"%s vede con %s, ma la cifra giusta è %s: di più è un rilancio", who, got, want)
	}
	return w
}

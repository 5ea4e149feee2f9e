package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed M04.md
var m04Doc string

// M04 flags a figure the log gives that does not follow from play: a count, a
// `resto`, or what a hand says it starts with.
var M04 = &validate.Check{
	Code:     "M04",
	Slug:     "stack-mismatch",
	Summary:  lang.Text{EN: "a count, `resto` or `carried` that differs from what follows from play", IT: "una conta, un `resto` o un `carried` diverso da quello che risulta dal gioco"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{
		replay.CountMismatch, replay.RestMismatch,
		replay.CarriedPot, replay.CarriedOpening, replay.CarriedFrozen,
	},
	Source: "unsourced",
	Doc:    m04Doc,
	Word:   stackMismatch,
}

func stackMismatch(h *replay.Hand, b *replay.Breach) validate.Wording {
	switch b.Kind {
	case replay.CarriedOpening:
		return carriedOpening(b)
	case replay.CarriedFrozen:
		return carriedFrozen(h, b)
	}
	who, got, want := name(h, b.Player), h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{Found: got, Wanted: want, Amount: true}
	switch {
	case b.Kind == replay.CarriedPot && unsure(b) && b.Untold:
		w.Message = say("whether the pot starts at %s cannot be known: it hangs on an opening before that nobody can judge",
			"se il piatto parta da %s non si può sapere: dipende da un'apertura di prima che nessuno può giudicare", got)
	case unsure(b) && b.Untold:
		w.Message = say("whether %s has %s cannot be known: it hangs on an opening before that nobody can judge",
			"se %s abbia %s non si può sapere: dipende da un'apertura di prima che nessuno può giudicare", who, got)
	case b.Kind == replay.CarriedPot && unsure(b):
		w.Message = say("whether the pot starts at %s cannot be known: the hands before would tell",
			"se il piatto parta da %s non si può sapere: lo direbbero le mani precedenti", got)
	case b.Kind == replay.CarriedPot:
		w.Message = say("the pot starts at %s: the hands before leave %s",
			"il piatto parte da %s, ma le mani precedenti lasciano %s", got, want)
	case unsure(b):
		w.Message = say("whether %s has %s cannot be known: an earlier count would tell",
			"se %s abbia %s non si può sapere: lo direbbe una conta precedente", who, got)
	case b.Kind == replay.RestMismatch:
		w.Message = say("%s goes all-in for %s: the stack is %s",
			"%s mette il resto per %s, ma davanti ha %s", who, got, want)
	default:
		w.Message = say("%s is counted at %s: play leaves %s",
			"la conta di %s fa %s, ma dal gioco risulta %s", who, got, want)
	}
	if unsure(b) {
		w.Wanted = lang.Text{EN: "what follows from play", IT: "quanto risulta dal gioco"}
	}
	return w
}

func carriedOpening(b *replay.Breach) validate.Wording {
	w := validate.Wording{
		Message: say("the hand is said to open at %s: after the hands before it opens at %s",
			"la mano dice che si apre %s, ma dopo le mani precedenti si apre %s",
			openAt(b.GotRank), openAt(b.WantRank)),
		Found:  openAt(b.GotRank),
		Wanted: openAt(b.WantRank),
	}
	if unsure(b) {
		w.Message = say("whether the hand opens at %s cannot be known: the hands before would tell",
			"se si apra %s non si può sapere: lo direbbero le mani precedenti", openAt(b.GotRank))
		w.Wanted = lang.Text{EN: "the ladder's step", IT: "il gradino della progressione"}
	}
	return w
}

func carriedFrozen(h *replay.Hand, b *replay.Breach) validate.Wording {
	frozen := lang.Text{EN: "a frozen pot", IT: "un piatto a parola"}
	open := lang.Text{EN: "a pot that is not frozen", IT: "un piatto non a parola"}
	switch {
	case unsure(b):
		return validate.Wording{
			Message: lang.Text{
				EN: "whether the pot is frozen cannot be known: the hand before would tell",
				IT: "se il piatto sia a parola non si può sapere: lo direbbe la mano precedente",
			},
			Found:  frozen,
			Wanted: open,
		}
	case b.Got == 0 && !h.Log.Carried.Frozen.V:
		return validate.Wording{
			Message: lang.Text{
				EN: "the pot is said not to be frozen: in the hand before everybody checked",
				IT: "il piatto è dato per non a parola, ma la mano prima è finita a parola",
			},
			Found:  open,
			Wanted: frozen,
		}
	}
	return validate.Wording{
		Message: lang.Text{
			EN: "the pot is said to be frozen: the hand before did not freeze it",
			IT: "il piatto è dato per a parola, ma la mano prima non è finita a parola",
		},
		Found:  frozen,
		Wanted: open,
	}
}

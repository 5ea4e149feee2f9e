package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed W02.md
var w02Doc string

// W02 flags a raise that does not go above the wager it answers, or by less
// than the last raise where that is the least.
var W02 = &validate.Check{
	Code:     "W02",
	Slug:     "raise-too-small",
	Summary:  lang.Text{EN: "a raise that does not go above the wager, or by too little", IT: "un rilancio che non supera la puntata, o troppo piccolo"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.RaiseNotAbove, replay.RaiseBelowLast},
	Source:   "001, 002",
	Doc:      w02Doc,
	Word:     raiseTooSmall,
}

func raiseTooSmall(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got, want := name(h, b.Player), h.Amount(b.Got), h.Amount(b.Want)
	switch {
	case unsure(b) && b.Kind == replay.RaiseBelowLast:
		return validate.Wording{
			Message: say("whether %s raises enough cannot be known: by how much the last raise went up, or whether this is an all-in, is not on record",
				"se il rilancio di %s basti non si può dire: non è scritto di quanto fosse l'ultimo, o se questo è un resto", who),
			Found:  say("a raise by %s", "rilancio di %s", got),
			Wanted: lang.Text{EN: "what each has put in, and has left", IT: "quanto ha messo ognuno, e quanto gli resta"},
		}
	case unsure(b) && b.Want > 0:
		return validate.Wording{
			Message: say("whether %s raises enough cannot be known: nobody can tell how much of the wager counts",
				"se il rilancio di %s basti non si può dire: non si sa quanto valga la puntata a cui risponde", who),
			Found:  say("a raise to %s", "rilancio a %s", got),
			Wanted: lang.Text{EN: "what the wager it answers counts for", IT: "quanto vale la puntata a cui risponde"},
		}
	case unsure(b):
		return validate.Wording{
			Message: say("whether %s raises enough cannot be known: the wager it answers is not on record",
				"se il rilancio di %s basti non si può dire: non è scritta la puntata a cui risponde", who),
			Found:  lang.Text{EN: "a wager not on record", IT: "una puntata non scritta"},
			Wanted: lang.Text{EN: "what the players before put in", IT: "quanto hanno messo gli altri prima"},
		}
	case b.Kind == replay.RaiseBelowLast:
		return validate.Wording{
			Message: say("%s raises by %s: the last raise was by %s, and less is no raise here",
				"%s rilancia di %s: l'ultimo rilancio era di %s, qui con meno non si rilancia", who, got, want),
			Found:  say("a raise by %s", "rilancio di %s", got),
			Wanted: say("%s more at least", "almeno altri %s", want),
			Amount: true,
		}
	}
	if b.Untold {
		return validate.Wording{
			Message: say("%s raises by nothing: a raise goes above the wager it answers", "%s rilancia di niente: chi rilancia mette di più", who),
			Found:   lang.Text{EN: "a raise by nothing", IT: "un rilancio di niente"},
			Wanted:  lang.Text{EN: "more than the wager it answers", IT: "più della puntata a cui risponde"},
		}
	}
	return validate.Wording{
		Message: say("%s raises to %s, but the wager is already %s: a raise goes above it",
			"%s rilancia a %s, ma la puntata è già %s: chi rilancia mette di più", who, got, want),
		Found:  say("a raise to %s", "rilancio a %s", got),
		Wanted: say("more than %s", "più di %s", want),
		Amount: true,
	}
}

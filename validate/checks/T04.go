package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed T04.md
var t04Doc string

// T04 flags a verb this moment does not allow. Facing a wager one calls,
// raises or leaves; facing none one checks or bets ([001] [002] [003]).
var T04 = &validate.Check{
	Code:     "T04",
	Slug:     "act-not-possible",
	Summary:  lang.Text{EN: "an act that this moment does not allow", IT: "una giocata che in quel momento non si può fare"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{
		replay.NotAtTable, replay.NothingToPass, replay.OpenedAlready,
		replay.NothingToCall, replay.WrongRound, replay.DrawnAlready, replay.NotReopened, replay.ActAfterEnd,
	},
	Source: "001, 002, 003",
	Doc:    t04Doc,
	Word:   actNotPossible,
}

func actNotPossible(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	phase := phaseOf(h, b)
	answer := lang.Text{EN: "call, raise or fold", IT: "si vede, si rilancia o si esce"}
	switch b.Kind {
	case replay.NotAtTable:
		return validate.Wording{
			Message: say("%s has no cards in this hand: only those dealt in play it",
				"%s non ha carte in questa mano: gioca solo chi è servito", who),
			Found:  say("an act by %s", "una giocata di %s", who),
			Wanted: lang.Text{EN: "acts by those dealt in", IT: "giocate di chi ha le carte"},
		}
	case replay.NothingToPass:
		wager := lang.Text{EN: "a bet", IT: "una puntata"}
		if phase == format.Opening {
			wager = lang.Text{EN: "an opening", IT: "un'apertura"}
		}
		return validate.Wording{
			Message: say("%s checks facing %s: call, raise or fold",
				"%s dice parola davanti a %s: si vede, si rilancia o si esce", who, wager),
			Found:  lang.Text{EN: "a check", IT: "parola"},
			Wanted: answer,
		}
	case replay.OpenedAlready:
		return validate.Wording{
			Message: say("%s opens a pot already open: call, raise or fold",
				"%s apre un piatto già aperto: si vede, si rilancia o si esce", who),
			Found:  lang.Text{EN: "a second opening", IT: "una seconda apertura"},
			Wanted: answer,
		}
	case replay.NothingToCall:
		return nothingToCall(who, verbOf(h, b), phase)
	case replay.DrawnAlready:
		return validate.Wording{
			Message: say("%s changes cards a second time: one draw each", "%s cambia due volte: il cambio è uno solo", who),
			Found:   lang.Text{EN: "a second draw", IT: "un secondo cambio"},
			Wanted:  lang.Text{EN: "one draw each", IT: "un cambio a testa"},
		}
	case replay.NotReopened:
		return validate.Wording{
			Message: say("%s raises again over a short all-in: that reopens nothing, call or fold",
				"%s rilancia ancora su un resto troppo corto, che non riapre il giro: si vede o si esce", who),
			Found:  lang.Text{EN: "a raise", IT: "un rilancio"},
			Wanted: lang.Text{EN: "call or fold", IT: "si vede o si esce"},
		}
	case replay.ActAfterEnd:
		return validate.Wording{
			Message: say("%s acts with the round already over: nobody is left to act",
				"%s parla a giro chiuso: non resta più nulla da dire", who),
			Found:  lang.Text{EN: "an act after the end", IT: "una giocata a giro chiuso"},
			Wanted: lang.Text{EN: "no further act", IT: "nessun'altra giocata"},
		}
	}
	return wrongRound(who, wordOf(h, b), phase)
}

func wrongRound(who lang.Text, word string, phase format.Phase) validate.Wording {
	w := validate.Wording{
		Message: say("%s acts out of place %s: %s", "%s gioca fuori posto %s: %s", who, during(phase), wordsOf(phase)),
		Found:   lang.Text{EN: "a word of another round", IT: "una parola di un altro giro"},
		Wanted:  wordsOf(phase),
	}
	if word != "" {
		w.Message = say("%s says %q %s: %s", "%s dice %q %s: %s", who, word, during(phase), wordsOf(phase))
		w.Found = say("%q", "%q", word)
	}
	return w
}

func nothingToCall(who lang.Text, verb format.Verb, phase format.Phase) validate.Wording {
	w := validate.Wording{
		Message: say("%s calls with nothing to call", "%s vede, ma non c'è niente da vedere", who),
		Found:   lang.Text{EN: "a call", IT: "un vedo"},
		Wanted:  lang.Text{EN: "check or bet", IT: "parola o si punta"},
	}
	if verb == format.Raise {
		w.Message = say("%s raises with nothing to raise", "%s rilancia, ma non c'è niente da rilanciare", who)
		w.Found = lang.Text{EN: "a raise", IT: "un rilancio"}
	}
	if phase == format.Opening {
		w.Wanted = lang.Text{EN: "pass or open", IT: "si passa o si apre"}
	}
	w.Message = say("%s: %s", "%s: %s", w.Message, w.Wanted)
	return w
}

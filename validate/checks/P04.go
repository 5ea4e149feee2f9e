package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/validate"
)

//go:embed P04.md
var p04Doc string

// P04 flags a pot taken that stays for the next hand, and a pot frozen that
// was somebody's ([001]).
var P04 = &validate.Check{
	Code:     "P04",
	Slug:     "pot-not-frozen",
	Summary:  lang.Text{EN: "a pot taken that was to be frozen, or the other way round", IT: "un piatto preso che doveva restare a parola, o il contrario"},
	Severity: format.Error,
	Phase:    "result",
	Breaches: []replay.Kind{replay.TakenNotFrozen, replay.FrozenWrongly},
	Source:   "001",
	Doc:      p04Doc,
	Word:     potNotFrozen,
}

func potNotFrozen(h *replay.Hand, b *replay.Breach) validate.Wording {
	if b.Kind == replay.FrozenWrongly {
		return frozenWrongly(h, b)
	}
	takers := takersOf(h, b)
	who := names(h, takers)
	w := validate.Wording{
		Message: say("all check and %s %s the pot: it is frozen for the next hand",
			"tutti dicono parola e %s %s il piatto, che invece resta a parola per la mano dopo", who, take(takers)),
		Found:  say("the pot to %s", "il piatto %s", lang.ToWhom(who)),
		Wanted: lang.Text{EN: "a frozen pot", IT: "un piatto a parola"},
	}
	if !bettingTook(h) {
		w.Message = say("nobody opens and %s %s the pot: it stays for the next hand",
			"nessuno apre e %s %s il piatto, che invece resta per la mano dopo", who, take(takers))
		w.Wanted = lang.Text{EN: "a void hand", IT: "una mano nulla"}
	}
	return w
}

func frozenWrongly(h *replay.Hand, b *replay.Breach) validate.Wording {
	w := validate.Wording{
		Found:  lang.Text{EN: "a frozen pot", IT: "un piatto a parola"},
		Wanted: lang.Text{EN: "a showdown", IT: "le carte scoperte"},
	}
	switch {
	case unsure(b):
		all := want{lang.Text{EN: "the five cards it was opened on", IT: "le cinque carte con cui si è aperto"}, true}
		if m := h.Missing(h.Opener(), proof.AsDealt); m.N > 0 {
			all = missingOf(name(h, h.Opener()), m)
		}
		w.Message = say("whether the pot stays for the next hand cannot be known: %s",
			"se il piatto resti per la mano dopo non si può sapere: %s", all.settles())
		w.Found = lang.Text{EN: "a pot left on the table", IT: "un piatto lasciato sul tavolo"}
		w.Wanted = all.what
	case h.Log.Result.Kind == format.Void:
		w.Message = lang.Text{
			EN: "the hand is given as void, but the pot was opened: a void hand is one nobody opens",
			IT: "la mano è data per nulla, ma il piatto è stato aperto: è nulla se non apre nessuno",
		}
		w.Found = lang.Text{EN: "a void hand", IT: "una mano nulla"}
		w.Wanted = lang.Text{EN: "a pot taken, or frozen", IT: "un piatto preso, o a parola"}
	case b.Switch == house.KeyAllCheckWithAllIn:
		w.Message = lang.Text{
			EN: "the pot is frozen with a player all-in: the cards are shown for it",
			IT: "il piatto resta a parola con uno ai resti: si scoprono le carte",
		}
	case b.Switch == house.KeyAllCheck:
		w.Message = lang.Text{
			EN: "the pot is frozen after a round of checks: at this table the cards are shown for it",
			IT: "il piatto resta a parola, ma a questo tavolo dopo un giro di parola si scoprono le carte",
		}
	case !bettingTook(h):
		w.Message = lang.Text{
			EN: "the pot is frozen, but nobody checked after the draw: only a round of checks freezes it",
			IT: "il piatto resta a parola, ma dopo il cambio nessuno ha detto parola: è di chi lo vince",
		}
		w.Wanted = lang.Text{EN: "a pot that is not frozen", IT: "un piatto non a parola"}
	default:
		w.Message = lang.Text{
			EN: "the pot is frozen after a bet: only a round of checks freezes it",
			IT: "il piatto resta a parola dopo una puntata: ci resta solo se tutti dicono parola",
		}
		w.Wanted = lang.Text{EN: "the pot to the winner", IT: "il piatto al vincitore"}
	}
	return w
}

// bettingTook reports whether anybody spoke after the draw; where nobody did
// the hand ended before the betting round.
func bettingTook(h *replay.Hand) bool {
	for i := range h.Log.Acts {
		if a := &h.Log.Acts[i]; a.Phase == format.Betting && !a.Undone {
			return true
		}
	}
	return false
}

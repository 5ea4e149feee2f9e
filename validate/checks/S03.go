package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/proof"
	"apertura/replay/rank"
	"apertura/validate"
)

//go:embed S03.md
var s03Doc string

// S03 flags a pot that went to another than the hand that wins it.
var S03 = &validate.Check{
	Code:     "S03",
	Slug:     "wrong-winner",
	Summary:  lang.Text{EN: "a pot that went to somebody else than wins it", IT: "un piatto andato a chi non lo vince"},
	Severity: format.Error,
	Phase:    "result",
	Breaches: []replay.Kind{replay.WrongWinner, replay.NoShare, replay.SplitWrongly, replay.MoreThanWon},
	Source:   "001, 003",
	Doc:      s03Doc,
	Word:     wrongWinner,
}

func wrongWinner(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, pot := name(h, b.Player), potName(b)
	w := validate.Wording{Found: who, Wanted: names(h, b.Others)}
	switch {
	case unsure(b):
		return winnerUnknown(h, b)
	case b.Kind == replay.NoShare:
		w.Message = say("%s takes %s but does not play for it: it belongs to %s",
			"%s prende %s, ma non se lo gioca: spetta %s", who, pot, lang.ToWhom(names(h, b.Others)))
	case b.Kind == replay.MoreThanWon:
		w.Message = say("%s takes %s and wins %s: the rest goes to %s", "%s prende %s e ne vince %s: il resto va %s",
			who, h.Amount(b.Got), h.Amount(b.Want), lang.ToWhom(names(h, b.Others)))
		w.Found, w.Wanted, w.Amount = h.Amount(b.Got), h.Amount(b.Want), true
	case b.Kind == replay.SplitWrongly && many(b.Others):
		w.Message = say("%s goes to one hand alone: %s share it", "%s va a una mano sola: si divide fra %s", pot, names(h, b.Others))
		w.Found = lang.Text{EN: "one taker", IT: "uno solo"}
	case b.Kind == replay.SplitWrongly:
		w.Message = say("%s is split: %s has the best hand and wins it alone",
			"%s viene diviso: %s ha la mano migliore e vince senza dividere", pot, names(h, b.Others))
		w.Found = lang.Text{EN: "a split", IT: "una divisione"}
	case many(b.Others):
		w.Message = say("%s takes %s: the best hands are those of %s", "%s prende %s: le mani migliori sono di %s", who, pot, names(h, b.Others))
	default:
		w.Message = say("%s takes %s: the best hand is %s's", "%s prende %s: la mano migliore è di %s", who, pot, names(h, b.Others))
		if better, worse := against(h, b); better != worse {
			w.Message = say("%s (%s against %s)", "%s (%s batte %s)", w.Message, better, worse)
		}
	}
	return w
}

// against names the hand that wins and that which took the pot, both empty where
// they are not on record or one says no more of them.
func against(h *replay.Hand, b *replay.Breach) (better, worse lang.Text) {
	five, known := h.Held(b.Player)
	if !known {
		return lang.Text{}, lang.Text{}
	}
	worse = rank.Of(h.Deck, &h.Rules, five).Name()
	for i := range h.Log.Session.Players {
		if !b.Others.Has(i) {
			continue
		}
		if five, known = h.Held(i); known {
			return rank.Of(h.Deck, &h.Rules, five).Name(), worse
		}
	}
	return lang.Text{}, lang.Text{}
}

// winnerUnknown says whose cards would settle who wins: of those who showed
// less than five, or of the opener, if all hangs on whether he may take it.
func winnerUnknown(h *replay.Hand, b *replay.Breach) validate.Wording {
	takers := replay.Players(0).With(b.Player)
	if takers == 0 { // then whoever took it is in doubt
		takers = takersOf(h, b)
	}
	w := validate.Wording{
		Found:  names(h, takers),
		Wanted: lang.Text{EN: "the five cards of all who were in", IT: "le cinque carte di chi era in gioco"},
	}
	why := lang.Text{EN: "not all the cards that decide it are on record", IT: "non tutte le carte che decidono sono scritte"}
	if b.Untold {
		why = say("by the cards it belongs to %s, but who showed is not on record",
			"per le carte spetta %s, ma non è scritto chi ha mostrato", lang.ToWhom(names(h, b.Others)))
		w.Wanted = lang.Text{EN: "who showed", IT: "chi ha mostrato"}
	} else if hidden := h.Hidden(); hidden != 0 {
		all := handsOf(h, hidden)
		why, w.Wanted = all.settles(), all.what
	} else if h.Untold() {
		why = lang.Text{EN: "not all that was put in is on record", IT: "non è scritto quanto hanno messo tutti"}
		w.Wanted = lang.Text{EN: "what all who were in put in", IT: "quanto ha messo chi era in gioco"}
	} else if opener := h.Opener(); opener != format.NoPlayer {
		if m := h.Missing(opener, proof.AsDealt); m.N > 0 {
			why = say("it hangs on %s's opening, and %s", "dipende dall'apertura di %s, e %s", name(h, opener), missing(m).settles())
			w.Wanted = missingOf(name(h, opener), m).what
		}
	}
	m := lang.Text{EN: "whether %s wins %s cannot be known: %s", IT: "se %s vinca %s non si può dire: %s"}
	if many(takers) {
		m = lang.Text{EN: "whether %s win %s cannot be known: %s", IT: "se %s vincano %s non si può dire: %s"}
	}
	w.Message = m.Fmt(w.Found, potName(b), why)
	return w
}

// handsOf names the hands of players, of one alone what is missing of it.
func handsOf(h *replay.Hand, p replay.Players) want {
	if many(p) {
		return want{say("the hands of %s", "le mani di %s", h.Names(p)), true}
	}
	for i := range h.Log.Session.Players {
		if p.Has(i) {
			return missingOf(name(h, i), h.Missing(i, proof.AtEnd))
		}
	}
	return want{}
}

// potName names a pot: the first is the pot, the others are side pots.
func potName(b *replay.Breach) lang.Text {
	if b.Got < 2 {
		return lang.Text{EN: "the pot", IT: "il piatto"}
	}
	return say("side pot %d", "il piatto laterale %d", b.Got-1)
}

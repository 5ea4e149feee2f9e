package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/proof"
	"apertura/validate"
)

//go:embed O01.md
var o01Doc string

// O01 flags an opening by a hand that has no openers.
var O01 = &validate.Check{
	Code:     "O01",
	Slug:     "opening-without-values",
	Summary:  lang.Text{EN: "an opening by one who cannot have had openers", IT: "un'apertura di chi non può avere avuto di che aprire"},
	Severity: format.Error,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.OpeningWithoutValues},
	Source:   "000, 001, 002, 003",
	Doc:      o01Doc,
	Word:     openingWithoutValues,
}

func openingWithoutValues(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, least := name(h, b.Player), openers(b.WantRank)
	if unsure(b) {
		return openingUnknown(h, b)
	}
	w := validate.Wording{
		Message: say("%s opens on %s: it takes %s", "%s apre con %s: ci vuole %s", who, theCards(b.Cards), least),
		Found:   theCards(b.Cards),
		Wanted:  least,
	}
	if b.Cards.Len() < 5 { // proven by what the other cards can be
		w.Message = say("%s opens, but no hand possible here has openers: it takes %s",
			"%s apre, ma nessuna mano possibile ha l'apertura: ci vuole %s", who, least)
		if by := ruledOut(h, b); !by.Empty() {
			w.Message = say("%s opens, but %s openers: it takes %s",
				"%s apre, ma %s l'apertura: ci vuole %s", who, by, least)
		}
		w.Found = lang.Text{EN: "no openers in any hand possible here", IT: "nessuna mano possibile con l'apertura"}
	}
	return w
}

// openingUnknown says what is missing to judge an opening: cards, or what the
// hand opens at.
func openingUnknown(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, m := name(h, b.Player), h.Missing(b.Player, proof.AsDealt)
	if n := 5 - b.Cards.Len(); m == (replay.Missing{}) && n > 0 {
		m = replay.Missing{Which: replay.OfTheDeal, N: n, Of: 5}
	}
	ask := h.Ask()
	w := validate.Wording{Wanted: openers(b.WantRank)}
	switch {
	case m.Which == replay.NoFiveDealt:
		w.Message = say("%s's opening cannot be judged: the hand dealt was not of five cards",
			"l'apertura di %s non si può giudicare: le carte servite non erano cinque", who)
		w.Found = lang.Text{EN: "not five cards dealt", IT: "carte servite, non cinque"}
	case m.Which == replay.Contradiction:
		w.Message = say("%s's opening cannot be judged: what is written of the cards cannot all be so",
			"l'apertura di %s non si può giudicare: quello che è scritto delle carte non sta insieme", who)
		w.Found = lang.Text{EN: "cards that contradict each other", IT: "carte che si contraddicono"}
	case m.N > 0:
		cards := missing(m)
		w.Found = say("not on record: %s", "non scritte: %s", cards.what)
		if ask.From == replay.NotOnRecord {
			cards = allOf(cards, want{what: lang.Text{EN: "what the hand opens at", IT: "a che coppia si apre"}})
		}
		w.Message = say("%s's opening cannot be judged: %s", "l'apertura di %s non si può giudicare: %s", who, cards.settles())
	case ask.Known && !ask.DrawKnown:
		w.Message = say("%s's opening cannot be judged: whether four to a straight flush open this hand is not on record",
			"l'apertura di %s non si può giudicare: non è scritto se stavolta apre un progetto di scala reale", who)
		w.Found = lang.Text{EN: "a hand before that is not on record", IT: "una mano precedente non scritta"}
		w.Wanted = lang.Text{EN: "how the hand before ended", IT: "come finì la mano prima"}
	default:
		return ladderUnknown(who)
	}
	return w
}

// ladderUnknown says that what the hand opens at is missing.
func ladderUnknown(who lang.Text) validate.Wording {
	return validate.Wording{
		Message: say("%s's opening cannot be judged: what this hand opens at is not on record",
			"l'apertura di %s non si può giudicare: non è scritto a che coppia si apre questa mano", who),
		Found:  lang.Text{EN: "a ladder not on record", IT: "una scala di aperture non scritta"},
		Wanted: lang.Text{EN: "the hands before this one, or what it opens at", IT: "le mani prima di questa, o a che coppia si apre"},
	}
}

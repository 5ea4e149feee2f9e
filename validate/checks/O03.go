package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

//go:embed O03.md
var o03Doc string

// O03 flags an opening on four cards of a straight flush where they do not open.
var O03 = &validate.Check{
	Code:     "O03",
	Slug:     "opening-draw-not-allowed",
	Summary:  lang.Text{EN: "an opening on four to a straight flush where it does not open", IT: "un'apertura con quattro carte di scala reale dove non si può"},
	Severity: format.Error,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.OpeningDrawNotAllowed},
	Source:   "000, 002",
	Doc:      o03Doc,
	Word:     openingDrawNotAllowed,
}

func openingDrawNotAllowed(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	if unsure(b) {
		return validate.Wording{
			Message: say("%s's four to a straight flush cannot be judged: how the hand before ended is not on record",
				"il progetto di scala reale di %s non si può giudicare: non è scritto come finì la mano prima", who),
			Found:  lang.Text{EN: "a hand before that is not on record", IT: "una mano precedente non scritta"},
			Wanted: lang.Text{EN: "how the hand before ended", IT: "come finì la mano prima"},
		}
	}
	w := validate.Wording{
		Message: say("%s opens on four to a straight flush, %s: %s",
			"%s apre con un progetto di scala reale, %s: %s", who, theCards(b.Cards), whyNoDraw(h, b)),
		Found:  say("four to a straight flush, %s", "progetto di scala reale, %s", theCards(b.Cards)),
		Wanted: openers(b.WantRank),
	}
	if b.Cards == 0 { // which four is not on record, only that there is nothing better
		w.Message = say("%s opens on four to a straight flush at best: %s",
			"%s apre al massimo con un progetto di scala reale: %s", who, whyNoDraw(h, b))
		w.Found = lang.Text{EN: "four to a straight flush at best", IT: "al massimo un progetto di scala reale"}
	}
	return w
}

// whyNoDraw is what this table says of four cards to a straight flush.
func whyNoDraw(h *replay.Hand, b *replay.Breach) lang.Text {
	switch {
	case b.Switch == house.KeyAceLow:
		return lang.Text{EN: "at this table the ace is not below the lowest card", IT: "a questo tavolo l'asso non sta sotto la carta più bassa"}
	case b.Switch == house.KeyStraightFlushDrawKind:
		return lang.Text{EN: "only an open-ended draw opens", IT: "apre solo quello bilaterale"}
	case h.Rules.StraightFlushDraw == house.DrawOpensFirstHand:
		return lang.Text{EN: "after a void or frozen hand it does not open", IT: "dopo una mano nulla o una parola non apre"}
	}
	return lang.Text{EN: "at this table it does not open", IT: "a questo tavolo non apre"}
}

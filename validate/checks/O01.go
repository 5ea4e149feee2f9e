package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
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
		return openingUnknown(who, least, b.Cards.Len())
	}
	w := validate.Wording{
		Message: say("%s opens on %s: it takes %s", "%s apre con %s: ci vuole %s", who, theCards(b.Cards), least),
		Found:   theCards(b.Cards),
		Wanted:  least,
	}
	if b.Cards.Len() < 5 { // proven by what the other cards can be
		w.Message = say("%s opens, but no hand possible here has openers: it takes %s",
			"%s apre, ma nessuna mano possibile ha l'apertura: ci vuole %s", who, least)
		w.Found = lang.Text{EN: "no openers in any hand possible here", IT: "nessuna mano possibile con l'apertura"}
	}
	return w
}

// openingUnknown says what is missing to judge an opening of which known cards
// are on record: the others, or what the hand opens at.
func openingUnknown(who, least lang.Text, known int) validate.Wording {
	w := validate.Wording{
		Found:  lang.Text{EN: "five dealt cards not on record", IT: "cinque carte servite, non scritte"},
		Wanted: least,
	}
	switch {
	case known == 0:
		w.Message = say("%s's opening cannot be judged: the five cards dealt are not on record",
			"l'apertura di %s non si può giudicare: le cinque carte servite non sono scritte", who)
	case known < 5:
		w.Message = say("%s's opening cannot be judged: of the five cards dealt only %d are certain",
			"l'apertura di %s non si può giudicare: delle cinque carte servite ne sono certe solo %d", who, known)
		w.Found = say("%s of five", "%s su cinque", cards(money.Chips(known)))
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

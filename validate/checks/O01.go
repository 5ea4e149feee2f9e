package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed O01.md
var o01Doc string

// O01 flags an opening by a hand that has no openers.
var O01 = &validate.Check{
	Code:     "O01",
	Slug:     "opening-without-values",
	Severity: format.Error,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.OpeningWithoutValues},
	Source:   "000, 001, 002, 003",
	Doc:      o01Doc,
	Word:     openingWithoutValues,
}

func openingWithoutValues(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, least := name(h, b.Player), openers(b.WantRank)
	switch {
	case unsure(b):
		w := validate.Wording{
			Found:  lang.Text{EN: "five dealt cards not on record", IT: "cinque carte servite, non scritte"},
			Wanted: least,
		}
		w.Message = say("%s's opening cannot be judged: the five cards dealt are not on record",
			"l'apertura di %s non si può giudicare: le cinque carte servite non sono scritte", who)
		return w
	case b.Cards.Len() == 0:
		return validate.Wording{
			Message: say("%s opens, but no hand possible here has openers: it takes %s",
				"%s apre, ma nessuna mano possibile ha l'apertura: ci vuole %s", who, least),
			Found:  lang.Text{EN: "no openers in any hand possible here", IT: "nessuna mano possibile con l'apertura"},
			Wanted: least,
		}
	}
	return validate.Wording{
		Message: say("%s opens on %s: it takes %s", "%s apre con %s: ci vuole %s", who, written(b.Cards), least),
		Found:   written(b.Cards),
		Wanted:  least,
	}
}

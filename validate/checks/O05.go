package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

//go:embed O05.md
var o05Doc string

// O05 flags an opening for less than the table's least.
var O05 = &validate.Check{
	Code:     "O05",
	Slug:     "opening-too-small",
	Summary:  lang.Text{EN: "an opening below the least, and not all-in", IT: "un'apertura sotto il minimo, senza essere ai resti"},
	Severity: format.Error,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.OpeningTooSmall},
	Source:   "001, 002",
	Doc:      o05Doc,
	Word:     openingTooSmall,
}

func openingTooSmall(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got := name(h, b.Player), h.Amount(b.Got)
	found := say("an opening of %s", "apertura di %s", got)
	if unsure(b) {
		return perhapsTooSmall(h, b, found, leastOpening(h), lang.Text{EN: "to open", IT: "per aprire"})
	}
	least := h.Amount(b.Want)
	return validate.Wording{
		Message: say("%s opens for %s: the least is %s, %s", "%s apre di %s: il minimo è %s, %s", who, got, least, leastOpening(h)),
		Found:   found,
		Wanted:  say("%s at least", "almeno %s", least),
		Amount:  true,
	}
}

// leastOpening names what the table measures the smallest opening by.
func leastOpening(h *replay.Hand) lang.Text {
	switch h.Rules.OpeningMin {
	case house.OpeningMinChip:
		return lang.Text{EN: "the smallest chip", IT: "la fiche più piccola"}
	case house.OpeningMinPot:
		return lang.Text{EN: "the pot", IT: "il piatto"}
	}
	return lang.Text{EN: "the dealer's invito", IT: "l'invito del mazziere"}
}

// perhapsTooSmall words a stake that may be below the least: the least is not
// on record, or it is and the stake may have been all he had.
func perhapsTooSmall(h *replay.Hand, b *replay.Breach, found, least, purpose lang.Text) validate.Wording {
	who, got := name(h, b.Player), h.Amount(b.Got)
	w := validate.Wording{Found: found, Wanted: least}
	if b.Want > 0 {
		w.Message = say("whether %s is enough for %s %s cannot be known: it may be all that was left",
			"se %s bastino %s %s non si può dire: poteva essere tutto quello che aveva", got, lang.ToWhom(who), purpose)
		return w
	}
	w.Message = say("whether %s is enough for %s %s cannot be known: %s is not on record",
		"se %s bastino %s %s non si può dire: non è scritto %s", got, lang.ToWhom(who), purpose, least)
	return w
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed X08.md
var x08Doc string

// X08 flags a discard that came back into a hand without a reshuffle.
var X08 = &validate.Check{
	Code:     "X08",
	Slug:     "discard-retaken",
	Summary:  lang.Text{EN: "a card thrown away that came back", IT: "una carta scartata che è tornata in mano"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.DiscardRetaken},
	Source:   "000, 001",
	Doc:      x08Doc,
	Word:     discardRetaken,
}

func discardRetaken(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, what := name(h, b.Player), theCards(b.Cards)
	w := validate.Wording{Found: what, Wanted: lang.Text{EN: "discards left where they lie", IT: "scarti lasciati dove sono"}}
	switch {
	case unsure(b):
		w.Message = say("whether %s has %s back from the discards cannot be known: a reshuffle would settle it",
			"se %s abbia ripreso %s dagli scarti non si può dire: lo direbbe un rimescolo scritto", who, what)
	case b.Cards.Len() > 1:
		w.Message = say("%s has %s, which were thrown away: a discard does not come back",
			"%s ha %s, che erano fra gli scarti: quello che si scarta non torna in mano", who, what)
	default:
		w.Message = say("%s has %s, which was thrown away: a discard does not come back",
			"%s ha %s, che era fra gli scarti: quello che si scarta non torna in mano", who, what)
	}
	return w
}

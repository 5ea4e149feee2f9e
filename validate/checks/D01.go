package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed D01.md
var d01Doc string

// D01 flags cards that were stripped from this table's deck ([003]).
var D01 = &validate.Check{
	Code:     "D01",
	Slug:     "card-outside-deck",
	Summary:  lang.Text{EN: "a card that this table's deck does not have", IT: "una carta che nel mazzo di questo tavolo non c'è"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.CardOutsideDeck},
	Source:   "003, 001",
	Doc:      d01Doc,
	Word:     cardOutsideDeck,
}

func cardOutsideDeck(_ *replay.Hand, b *replay.Breach) validate.Wording {
	low := card.Deck(b.Want).Lowest()
	m := lang.Text{
		EN: "%s is not in a deck of %d: the lowest card is the %s",
		IT: "%s non c'è in un mazzo di %d carte: la più bassa è un %s",
	}
	if b.Cards.Len() > 1 {
		m = lang.Text{
			EN: "%s are not in a deck of %d: the lowest card is the %s",
			IT: "%s non ci sono in un mazzo di %d carte: la più bassa è un %s",
		}
	}
	return validate.Wording{
		Message: m.Fmt(written(b.Cards), int64(b.Want), low.String()),
		Found:   written(b.Cards),
		Wanted:  say("%[2]d cards from the %[1]s up", "%[2]d carte, dal più basso: %[1]s", low.String(), int64(b.Want)),
	}
}

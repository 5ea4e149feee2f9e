package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed D05.md
var d05Doc string

// D05 flags a table that cannot be dealt: alone, too many, or more hands of
// five than the deck has cards ([003]).
var D05 = &validate.Check{
	Code:     "D05",
	Slug:     "players-do-not-fit",
	Summary:  lang.Text{EN: "too few players dealt in, or too many for the deck", IT: "troppo pochi giocatori, o troppi per il mazzo"},
	Severity: format.Error,
	Phase:    "deal",
	Breaches: []replay.Kind{replay.TooFewDealtIn, replay.DeckTooSmall, replay.TooManySeats},
	Source:   "003",
	Doc:      d05Doc,
	Word:     playersDoNotFit,
}

func playersDoNotFit(_ *replay.Hand, b *replay.Breach) validate.Wording {
	switch b.Kind {
	case replay.DeckTooSmall:
		return validate.Wording{
			Message: say("five cards each take %[1]d and the deck has %[2]d: more cards or fewer players",
				"cinque carte a testa fanno %[1]d e il mazzo ne ha %[2]d: più carte o meno giocatori",
				int64(b.Got), int64(b.Want)),
			Found:  say("a deck of %d", "un mazzo di %d carte", int64(b.Want)),
			Wanted: say("%d cards or more", "almeno %d carte", int64(b.Got)),
		}
	case replay.TooManySeats:
		return validate.Wording{
			Message: say("%[1]d at the table: there are seats for %[2]d",
				"al tavolo sono in %[1]d: i posti sono %[2]d", int64(b.Got), int64(b.Want)),
			Found:  players(b.Got),
			Wanted: say("%d at most", "al massimo %d", int64(b.Want)),
		}
	}
	who := lang.Text{EN: "only one player is dealt in", IT: "riceve carte uno solo"}
	if b.Got <= 0 {
		who = lang.Text{EN: "nobody is dealt in", IT: "nessuno riceve carte"}
	}
	return validate.Wording{
		Message: say("%s: a hand takes %d at least", "%s: per giocare bisogna essere almeno in %d", who, int64(b.Want)),
		Found:   players(b.Got),
		Wanted:  say("%d or more", "almeno %d", int64(b.Want)),
	}
}

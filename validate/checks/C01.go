package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed C01.md
var c01Doc string

// C01 flags words or gestures of weakness by the one who holds the hand that
// wins ([000]).
var C01 = &validate.Check{
	Code:     "C01",
	Slug:     "reverse-bluff",
	Summary:  lang.Text{EN: "a weak hand announced by one who held the best", IT: "debolezza dichiarata da chi aveva la mano migliore"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.ReverseBluff},
	Source:   "000",
	Doc:      c01Doc,
	Word:     reverseBluff,
}

func reverseBluff(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, held := name(h, b.Player), theCards(b.Cards)
	w := validate.Wording{
		Message: say("%s acts weak on %s: with the winning hand one does not",
			"%s si finge debole con %s: con la mano che vince non si fa", who, held),
		Found:  say("weakness announced on %s", "debolezza annunciata con %s", held),
		Wanted: lang.Text{EN: "nothing said of the hand", IT: "niente parole sulla mano"},
	}
	if unsure(b) {
		w.Message = say("whether %s acts weak on the winning hand cannot be known: the five cards are not on record",
			"se %s si finga debole con la mano che vince non si può sapere: le sue carte non sono scritte", who)
		w.Found = lang.Text{EN: "weakness announced", IT: "debolezza annunciata"}
		w.Wanted = lang.Text{EN: "the five cards held as it was said", IT: "le cinque carte che aveva in quel momento"}
	}
	return w
}

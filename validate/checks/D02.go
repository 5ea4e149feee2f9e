package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed D02.md
var d02Doc string

// D02 flags a card that lies in two places at once. After a reshuffle a
// discard may come back ([000]); before it nothing may.
var D02 = &validate.Check{
	Code:     "D02",
	Slug:     "card-twice",
	Summary:  lang.Text{EN: "one card in two places at once", IT: "la stessa carta in due posti"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.CardTwice},
	Source:   "000",
	Doc:      d02Doc,
	Word:     cardTwice,
}

func cardTwice(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: twiceWhere(h, b),
		Found:   say("%s twice", "%s due volte", written(b.Cards)),
		Wanted:  say("%s once", "%s una volta sola", written(b.Cards)),
	}
}

// twiceWhere names the two who have the card, where the log tells.
func twiceWhere(h *replay.Hand, b *replay.Breach) lang.Text {
	who, c := b.Player, written(b.Cards)
	if who == format.NoPlayer {
		who = validate.Holder(h, b.At)
	}
	other := format.NoPlayer
	var why replay.Why
	for _, cause := range b.Causes {
		if !cause.Place.Known() {
			other, why = validate.Holder(h, cause.At), cause.Why
			break
		}
	}
	burned := verbOf(h, b) == format.Burn
	switch {
	case who == format.NoPlayer || who == other || burned:
		return say("%s is in two places at once: the deck has one",
			"%s sta in due posti insieme: nel mazzo c'è una volta sola", c)
	case other == format.NoPlayer:
		return say("%s has %s, which lies elsewhere already: the deck has one",
			"%s ha %s, che è già altrove: nel mazzo c'è una volta sola", name(h, who), c)
	case why == replay.DiscardedThere:
		return say("%[1]s has %[2]s, discarded by %[3]s: the deck has one",
			"%[1]s ha %[2]s, già scartata da %[3]s: nel mazzo c'è una volta sola", name(h, who), c, name(h, other))
	}
	return say("%[1]s has %[2]s and so has %[3]s: the deck has one",
		"%[1]s ha %[2]s, ma ce l'ha già %[3]s: nel mazzo c'è una volta sola", name(h, who), c, name(h, other))
}

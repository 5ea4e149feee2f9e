package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

//go:embed B02.md
var b02Doc string

// B02 flags a blind where there is none: at a table without, above Jacks, on a
// frozen pot, or one too many.
var B02 = &validate.Check{
	Code:     "B02",
	Slug:     "blind-not-allowed",
	Summary:  lang.Text{EN: "a blind in a hand that has none, or one too many", IT: "un buio in una mano che non lo ammette, o uno di troppo"},
	Severity: format.Error,
	Phase:    "before",
	Breaches: []replay.Kind{replay.BlindNotAllowed},
	Source:   "000, 003",
	Doc:      b02Doc,
	Word:     blindNotAllowed,
}

func blindNotAllowed(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, said := name(h, b.Player), blindOf(h, b)
	w := validate.Wording{
		Found:  say("%s by %s", "%s di %s", said.Name, who),
		Wanted: lang.Text{EN: "an opening once the cards are dealt", IT: "un'apertura a carte date"},
	}
	most := lang.Count(mostBlinds(h), "blind|blinds", "buio|bui")
	switch {
	case unsure(b):
		w.Message = say("whether %s may blind cannot be known: what this hand opens at is not on record",
			"se %s possa fare buio non si può sapere: non è scritto a che coppia si apre questa mano", who)
	case h.Rules.Blinds == house.BlindsNone:
		w.Message = say("%s %s: this table plays without blinds", "%s %s, ma a questo tavolo non si gioca col buio",
			who, said.Does)
	case oneTooMany(h, b):
		w.Message = say("%s %s: this table stops at %s", "%s %s, ma questo tavolo si ferma a %s", who, said.Does, most)
		w.Wanted = say("%s at most", "al massimo %s", most)
	case onFrozenPot(h, b):
		w.Message = say("%s %s: a frozen pot is played without blinds",
			"%s %s, ma su un piatto di parola il buio non si fa", who, said.Does)
	default:
		w.Message = say("%s %s: blinds are for hands that open at Jacks",
			"%s %s, ma il buio si fa solo quando si apre ai jack", who, said.Does)
	}
	return w
}

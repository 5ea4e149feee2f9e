package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed B01.md
var b01Doc string

// B01 flags a blind said by a seat that has no right to it ([000] [003]: the
// first to the dealer's left, then the next).
var B01 = &validate.Check{
	Code:     "B01",
	Slug:     "blind-wrong-seat",
	Summary:  lang.Text{EN: "a blind or over-blind by a seat that may not", IT: "un buio o un controbuio di chi non può farlo"},
	Severity: format.Error,
	Phase:    "before",
	Breaches: []replay.Kind{replay.BlindWrongSeat},
	Source:   "000, 003",
	Doc:      b01Doc,
	Word:     blindWrongSeat,
}

func blindWrongSeat(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, said, may := name(h, b.Player), blindOf(h, b), besides(b.Others, b.Player)
	w := validate.Wording{
		Message: say("%s %s: %s is for %s", "%s %s, ma %s tocca %s", who, said.Does, said.Name, lang.ToWhom(names(h, may))),
		Found:   say("%s by %s", "%s di %s", said.Name, who),
		Wanted:  say("%s by %s", "%s di %s", said.Name, names(h, may)),
	}
	switch {
	case unsure(b):
		w.Message = say("whether %[2]s is for %[1]s cannot be known: who dealt is not on record",
			"se %[2]s tocchi %[1]s non si può sapere: non è scritto chi ha dato le carte", lang.ToWhom(who), said.Name)
		w.Wanted = lang.Text{EN: "the dealer's name", IT: "il nome del mazziere"}
	case may == 0:
		w.Message = say("%s %s: there is no seat left that may", "%s %s, ma non tocca più a nessuno", who, said.Does)
		w.Wanted = lang.Text{EN: "no further blind", IT: "nessun altro buio"}
	}
	return w
}

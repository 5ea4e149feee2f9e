package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed B03.md
var b03Doc string

// B03 flags a blind that is not the amount it has to be: of the first, twice
// the pot; of each further one, twice the one before ([000]); or as fixed ([004]).
var B03 = &validate.Check{
	Code:     "B03",
	Slug:     "blind-wrong-amount",
	Summary:  lang.Text{EN: "a blind that is not the amount the rules ask", IT: "un buio di importo diverso da quello dovuto"},
	Severity: format.Error,
	Phase:    "before",
	Breaches: []replay.Kind{replay.BlindWrongAmount},
	Source:   "000, 004",
	Doc:      b03Doc,
	Word:     blindWrongAmount,
}

func blindWrongAmount(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, said, got, want := name(h, b.Player), blindOf(h, b), h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{
		Message: say("%s %s for %s: %s is %s", "%s %s con %s, ma %s è di %s", who, said.Does, got, said.Name, want),
		Found:   got,
		Wanted:  want,
		Amount:  true,
	}
	if unsure(b) {
		w.Message = say("whether %[2]s by %[1]s is %[3]s cannot be known: what lay in the pot is not on record",
			"se %[2]s di %[1]s sia di %[3]s non si può sapere: non è scritto quanto c'era nel piatto", who, said.Name, got)
		w.Wanted = lang.Text{EN: "what the pot asks for", IT: "quanto chiede il piatto"}
	}
	return w
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed M06.md
var m06Doc string

// M06 flags chips bought while the hand is on, also by one who has left it.
var M06 = &validate.Check{
	Code:     "M06",
	Slug:     "rebuy-in-hand",
	Summary:  lang.Text{EN: "chips bought while the hand is on", IT: "fiches comprate a mano in corso"},
	Severity: format.Warning,
	Phase:    "any",
	Breaches: []replay.Kind{replay.RebuyInHand},
	Source:   "unsourced",
	Doc:      m06Doc,
	Word:     rebuyInHand,
}

func rebuyInHand(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: say("%s buys %s with the hand still on: chips are bought before the deal",
			"%s ricarica %s a mano in corso: le fiches si comprano prima di dare le carte",
			name(h, b.Player), h.Amount(b.Got)),
		Found:  say("%s bought in the hand", "%s di ricarica a mano in corso", h.Amount(b.Got)),
		Wanted: lang.Text{EN: "chips bought before the deal", IT: "una ricarica prima delle carte"},
		Amount: true,
	}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed B05.md
var b05Doc string

// B05 flags a buio who matches the over once the cards are out: a call, which
// gives no right to the first raise ([000]).
var B05 = &validate.Check{
	Code:     "B05",
	Slug:     "late-match",
	Summary:  lang.Text{EN: "the over-blind matched after the deal", IT: "il controbuio pareggiato a carte date"},
	Severity: format.Warning,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.LateMatch},
	Source:   "000, 003",
	Doc:      b05Doc,
	Word:     lateMatch,
}

func lateMatch(h *replay.Hand, b *replay.Breach) validate.Wording {
	return validate.Wording{
		Message: say("%s matches with the cards out: one matches at once, now it is a call",
			"%s si adegua a carte date: ci si adegua subito, adesso è solo un vedo", name(h, b.Player)),
		Found:  lang.Text{EN: "a match after the deal", IT: "adeguarsi a carte date"},
		Wanted: lang.Text{EN: "a match before the deal, or a call", IT: "adeguarsi prima delle carte, o vedere"},
	}
}

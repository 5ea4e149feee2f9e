package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed T01.md
var t01Doc string

// T01 flags a word given before its turn, where those passed over spoke later
// ([001] [002] [003]).
var T01 = &validate.Check{
	Code:     "T01",
	Slug:     "out-of-turn",
	Summary:  lang.Text{EN: "somebody spoke before his turn", IT: "qualcuno ha parlato prima del suo turno"},
	Severity: format.Warning,
	Phase:    "any",
	Breaches: []replay.Kind{replay.OutOfTurn},
	Source:   "001, 002, 003",
	Doc:      t01Doc,
	Word:     outOfTurn,
}

func outOfTurn(h *replay.Hand, b *replay.Breach) validate.Wording {
	passed := besides(b.Others, b.Player)
	next := inTurn(h, b, passed)
	m := lang.Text{EN: "%s speaks out of turn: %s is next", IT: "%s parla fuori turno: tocca %s"}
	if many(passed) {
		m = lang.Text{EN: "%s speaks out of turn: %s come first", IT: "%s parla fuori turno: prima tocca %s"}
	}
	return validate.Wording{
		Message: m.Fmt(name(h, b.Player), lang.ToWhom(next)),
		Found:   say("a word from %s", "la parola di %s", name(h, b.Player)),
		Wanted:  say("a word from %s", "la parola di %s", next),
	}
}

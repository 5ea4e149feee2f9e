package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed T03.md
var t03Doc string

// T03 flags a round that closed without the word of somebody who owed it
// ([001] [002] [004]).
var T03 = &validate.Check{
	Code:     "T03",
	Slug:     "turn-skipped",
	Summary:  lang.Text{EN: "the round ended without somebody's word", IT: "il giro è finito senza la parola di qualcuno"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.TurnSkipped},
	Source:   "001, 002, 004",
	Doc:      t03Doc,
	Word:     turnSkipped,
}

func turnSkipped(h *replay.Hand, b *replay.Breach) validate.Wording {
	missing := b.Others
	if missing == 0 {
		missing = missing.With(b.Player)
	}
	m := lang.Text{
		EN: "the %s closes without %s, who has not acted yet",
		IT: "il %s si chiude senza %s, che deve ancora parlare",
	}
	if many(missing) {
		m = lang.Text{
			EN: "the %s closes without %s, who have not acted yet",
			IT: "il %s si chiude senza %s, che devono ancora parlare",
		}
	}
	round := lang.Text{EN: "round", IT: "giro"}
	if a := actOf(h, b); a != nil && a.Phase == format.Draw { // pointed at from behind it
		round = lang.Text{EN: "first round", IT: "primo giro"}
	}
	return validate.Wording{
		Message: m.Fmt(round, names(h, missing)),
		Found:   say("no word from %s", "nessuna parola di %s", names(h, missing)),
		Wanted:  say("a word from %s", "la parola di %s", names(h, missing)),
	}
}

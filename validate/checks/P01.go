package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed P01.md
var p01Doc string

// P01 flags a hand on a frozen pot by one who owes a level and has not paid it
// ([001]).
var P01 = &validate.Check{
	Code:     "P01",
	Slug:     "level-not-paid",
	Summary:  lang.Text{EN: "played on a frozen pot without levelling up", IT: "ha giocato sul piatto di parola senza andare in pari"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.LevelNotPaid},
	Source:   "001",
	Doc:      p01Doc,
	Word:     levelNotPaid,
}

func levelNotPaid(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, want := name(h, b.Player), h.Amount(b.Want)
	w := validate.Wording{
		Message: say("%s plays without levelling up: for the frozen pot %s is owed",
			"%s gioca senza andare in pari: al piatto di parola deve %s", who, want),
		Found:  lang.Text{EN: "a level not paid", IT: "una quota non versata"},
		Wanted: say("%s paid before the deal", "%s prima delle carte", want),
	}
	switch {
	case unsure(b):
		w.Message = say("whether %s owes a level cannot be known: the hand that froze the pot would tell",
			"se %s debba andare in pari non si può sapere: lo direbbe la mano finita a parola", who)
		w.Found = lang.Text{EN: "no level paid", IT: "nessuna quota versata"}
		w.Wanted = lang.Text{EN: "the wagers of that hand", IT: "le puntate di quella mano"}
	case actOf(h, b) == nil: // sits the pot out, where nobody may
		w.Message = say("%s does not level up: at this table everybody does, playing or not, and %s is owed",
			"%s non va in pari: a questo tavolo lo fa anche chi non gioca, e deve %s", who, want)
	}
	return w
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

//go:embed O06.md
var o06Doc string

// O06 flags openers that were owed and stayed covered.
var O06 = &validate.Check{
	Code:     "O06",
	Slug:     "openers-not-shown",
	Summary:  lang.Text{EN: "openers owed and not shown", IT: "un'apertura da mostrare e non mostrata"},
	Severity: format.Error,
	Phase:    "showdown",
	Breaches: []replay.Kind{replay.OpenersNotShown},
	Source:   "000, 001, 003",
	Doc:      o06Doc,
	Word:     openersNotShown,
}

func openersNotShown(h *replay.Hand, b *replay.Breach) validate.Wording {
	w := validate.Wording{
		Found:  lang.Text{EN: "openers kept covered", IT: "apertura rimasta coperta"},
		Wanted: lang.Text{EN: "the cards it was opened on", IT: "le carte con cui ha aperto"},
	}
	who := name(h, b.Player)
	switch {
	case unsure(b):
		w.Message = say("whether %s showed the openers cannot be known: the end of the hand is not on record",
			"se %s abbia mostrato l'apertura non si può dire: la fine della mano non è scritta", who)
		w.Found = lang.Text{EN: "a showdown not on record", IT: "una scoperta non scritta"}
	case verbOf(h, b) == format.AskOpeners:
		w.Message = say("%s is asked for the openers and shows none: they are owed to whoever asks",
			"%s chiedono l'apertura e non la mostra: a chi la chiede è dovuta", lang.ToWhom(who))
	case h.Rules.ShowOpeners == house.OpenersAlways:
		w.Message = say("%s keeps the openers covered: at this table they are always shown",
			"%s tiene coperta l'apertura: a questo tavolo si mostra sempre", who)
	default:
		w.Message = say("nobody plays against %s, and the openers stay covered: they are owed unasked",
			"%s resta senza avversari e tiene coperta l'apertura: si mostra anche se nessuno la chiede", who)
	}
	return w
}

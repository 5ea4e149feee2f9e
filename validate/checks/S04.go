package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed S04.md
var s04Doc string

// S04 flags a called pot taken by one who did not show the point.
var S04 = &validate.Check{
	Code:     "S04",
	Slug:     "winner-not-shown",
	Summary:  lang.Text{EN: "the pot taken without showing what won it", IT: "il piatto preso senza mostrare il punto"},
	Severity: format.Error,
	Phase:    "showdown",
	Breaches: []replay.Kind{replay.WinnerNotShown},
	Source:   "001, 002, 003",
	Doc:      s04Doc,
	Word:     winnerNotShown,
}

func winnerNotShown(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	w := validate.Wording{
		Found:  say("%s shown", "%s sul tavolo", cards(b.Got)),
		Wanted: say("the %s of the point", "%s, quelle del punto", cards(b.Want)),
	}
	switch {
	case unsure(b):
		w.Message = say("whether %s showed the whole point cannot be known: the cards kept covered would settle it",
			"se %s abbia mostrato tutto il punto non si può dire: lo direbbero le carte coperte", who)
	case b.Got == 0:
		w.Message = say("%s takes the pot and shows nothing: the winner shows the point",
			"%s prende il piatto e non mostra niente: chi vince fa vedere il punto", who)
	default:
		w.Message = say("%s takes the pot and shows %s: the point takes %d",
			"%s prende il piatto e mostra %s: per il punto ce ne vogliono %d", who, cards(b.Got), b.Want)
	}
	return w
}

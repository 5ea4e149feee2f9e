package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed X03.md
var x03Doc string

// X03 flags openers thrown away without a word.
var X03 = &validate.Check{
	Code:     "X03",
	Slug:     "undeclared-discarded-openers",
	Summary:  lang.Text{EN: "openers thrown away without a word", IT: "l'apertura scartata senza dirlo"},
	Severity: format.Warning,
	Phase:    "draw",
	Breaches: []replay.Kind{replay.OpenersUndeclared},
	Source:   "000",
	Doc:      x03Doc,
	Word:     openersUndeclared,
}

func openersUndeclared(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	w := validate.Wording{
		Found:  lang.Text{EN: "openers discarded in silence", IT: "apertura scartata in silenzio"},
		Wanted: lang.Text{EN: "the discard declared before the draw", IT: "lo scarto dichiarato prima di prendere carte"},
	}
	switch {
	case unsure(b):
		w.Message = say("whether %s throws the openers away cannot be known: the cards dealt would settle it",
			"se %s scarti l'apertura non si può dire: lo direbbero le cinque carte servite", who)
	case b.Cards == 0 && len(b.Causes) > 1: // proven by what the other cards can be
		w.Message = say("whatever was dealt, %s had openers and keeps none, in silence: it is declared before the draw",
			"comunque fosse, %s aveva l'apertura e non la tiene, in silenzio: si dichiara prima di prendere carte", who)
	case b.Cards == 0:
		w.Message = say("%s throws the openers away and says nothing: it is declared before the draw",
			"%s scarta l'apertura e non lo dice: si dichiara prima di prendere carte", who)
	default:
		w.Message = say("%s breaks the openers with %s and says nothing: it is declared before the draw",
			"%s rompe l'apertura scartando %s e non lo dice: si dichiara prima di prendere carte", who, written(b.Cards))
		w.Found = say("%s discarded in silence", "%s allo scarto in silenzio", written(b.Cards))
	}
	return w
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed S02.md
var s02Doc string

// S02 flags a declared point that the cards shown are not.
var S02 = &validate.Check{
	Code:     "S02",
	Slug:     "wrong-declaration",
	Summary:  lang.Text{EN: "a point declared that is not the one shown", IT: "un punto dichiarato che non è quello mostrato"},
	Severity: format.Warning,
	Phase:    "showdown",
	Breaches: []replay.Kind{replay.WrongDeclaration},
	Source:   "001",
	Doc:      s02Doc,
	Word:     wrongDeclaration,
}

func wrongDeclaration(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, said, shown := name(h, b.Player), declared(h, b), theCards(b.Cards)
	w := validate.Wording{Found: shown, Wanted: said}
	if unsure(b) {
		w.Message = say("whether %s has the %q declared cannot be known: too few cards were shown",
			"se %s abbia davvero %q non si può dire: ha mostrato troppo poche carte", who, said)
		w.Wanted = lang.Text{EN: "all five cards", IT: "tutte e cinque le carte"}
		return w
	}
	w.Message = say("%s declares %q and shows %s: the cards are another point",
		"%s dichiara %q e mostra %s: le carte sono un altro punto", who, said, shown)
	return w
}

// declared is the point as the log writes it.
func declared(h *replay.Hand, b *replay.Breach) lang.Text {
	if a := actOf(h, b); a != nil && a.Point.Said() {
		return lang.Same(h.Log.Source.Slice(a.Point.Span))
	}
	return lang.Text{EN: "a point", IT: "un punto"}
}

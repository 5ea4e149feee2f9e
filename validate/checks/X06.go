package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed X06.md
var x06Doc string

// X06 flags a reshuffle that came too early, or not at all.
var X06 = &validate.Check{
	Code:     "X06",
	Slug:     "wrong-reshuffle",
	Summary:  lang.Text{EN: "a reshuffle too early, or one that is missing", IT: "rimescolato troppo presto, o non rimescolato"},
	Severity: format.Error,
	Phase:    "draw",
	Breaches: []replay.Kind{replay.ReshuffledEarly, replay.ReshuffleMissing},
	Source:   "000, 002, 003",
	Doc:      x06Doc,
	Word:     wrongReshuffle,
}

func wrongReshuffle(_ *replay.Hand, b *replay.Breach) validate.Wording {
	switch {
	case unsure(b):
		return validate.Wording{
			Message: lang.Text{
				EN: "whether the stub was empty cannot be known: how many openers were set apart is not on record",
				IT: "se il tallone fosse finito non si può dire: non è scritto quante carte dell'apertura restano da parte",
			},
			Found:  lang.Text{EN: "openers set apart, not counted", IT: "apertura messa da parte, non contata"},
			Wanted: lang.Text{EN: "the openers set apart", IT: "le carte dell'apertura scartata"},
		}
	case b.Kind == replay.ReshuffleMissing:
		return validate.Wording{
			Message: say("%s more than the stub held: the discards are reshuffled first",
				"%s in più di quelle del tallone: prima si rimescolano gli scarti", cards(b.Got)),
			Found:  say("%s beyond the stub", "%s oltre il tallone", cards(b.Got)),
			Wanted: lang.Text{EN: "a reshuffle of the discards", IT: "gli scarti rimescolati"},
		}
	}
	return validate.Wording{
		Message: say("reshuffled with %s left in the stub: the stub is served to its last card",
			"si rimescola con %s ancora nel tallone: il tallone si serve fino all'ultima", cards(b.Got)),
		Found:  say("%s left in the stub", "%s ancora nel tallone", cards(b.Got)),
		Wanted: lang.Text{EN: "an empty stub", IT: "il tallone finito"},
	}
}

package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed W04.md
var w04Doc string

// W04 flags a "tempo" too many by the same player in one evening.
var W04 = &validate.Check{
	Code:     "W04",
	Slug:     "time-called-twice",
	Summary:  lang.Text{EN: "time called more often than one may", IT: "il tempo chiesto più volte del permesso"},
	Severity: format.Warning,
	Phase:    "any",
	Breaches: []replay.Kind{replay.TimeCalledTwice},
	Source:   "000",
	Doc:      w04Doc,
	Word:     timeCalledTwice,
}

func timeCalledTwice(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	w := validate.Wording{
		Found:  say("time called %s", "tempo chiesto %s", times(b.Got)),
		Wanted: say("%s an evening", "%s a sera", times(b.Want)),
	}
	switch {
	case unsure(b):
		w.Message = say("whether %s may still call time cannot be known: a hand before is not on record",
			"se %s possa ancora chiedere tempo non si può dire: manca una mano di prima", who)
		w.Found = lang.Text{EN: "a hand not on record", IT: "una mano non scritta"}
	case b.Want == 0:
		w.Wanted = lang.Text{EN: "no calls for time", IT: "nessun tempo"}
		w.Message = say("%s calls time: at this table nobody does",
			"%s chiede tempo: a questo tavolo non si chiede", who)
	default:
		w.Message = say("%s has called time %s this evening: it may be called %s",
			"%s ha chiesto tempo %s stasera: lo si può chiedere %s", who, times(b.Got), times(b.Want))
	}
	return w
}

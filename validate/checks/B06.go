package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed B06.md
var b06Doc string

// B06 flags the first raise of a hand with a blind, made by one who has no
// right to it ([000] [003]).
var B06 = &validate.Check{
	Code:     "B06",
	Slug:     "reserved-first-raise",
	Summary:  lang.Text{EN: "the first raise made by one who has no right to it", IT: "il primo rilancio fatto da chi non ne ha diritto"},
	Severity: format.Error,
	Phase:    "opening",
	Breaches: []replay.Kind{replay.ReservedFirstRaise},
	Source:   "000, 003",
	Doc:      b06Doc,
	Word:     reservedFirstRaise,
}

func reservedFirstRaise(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, may := name(h, b.Player), names(h, besides(b.Others, b.Player))
	m := lang.Text{
		EN: "%s raises before the blind has: the first raise belongs to %s",
		IT: "%s rilancia prima del buio: il primo rilancio spetta %s",
	}
	if matched(h, b.Player) {
		m = lang.Text{
			EN: "%s matched and raises first: that gives no right to it here, the first raise belongs to %s",
			IT: "%s rilancia prima dell'over: adeguarsi qui non basta, il primo rilancio spetta %s",
		}
	}
	return validate.Wording{
		Message: m.Fmt(who, lang.ToWhom(may)),
		Found:   say("the first raise by %s", "primo rilancio di %s", who),
		Wanted:  say("the first raise by %s", "primo rilancio di %s", may),
	}
}

// matched reports whether a player said a blind and matched the over.
func matched(h *replay.Hand, player int) bool {
	for i := range h.Log.Acts {
		if a := &h.Log.Acts[i]; a.Player == player && a.Verb == format.Match && a.Phase == format.Before && !a.Undone {
			return true
		}
	}
	return false
}

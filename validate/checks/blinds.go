package checks

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
)

// A blind is how one of the blinds is called: what its player does, and the
// stake itself.
type blind struct{ Does, Name lang.Text }

// blindOf is the blind a breach is about. Those forced on two seats have names
// of their own; of the others the third is an over said after an over.
func blindOf(h *replay.Hand, b *replay.Breach) blind {
	level := levelOf(h, b)
	switch fixed := h.Rules.Blinds == house.BlindsFixed || h.Log.Blinds.Said(); {
	case level > 3:
		return blind{
			Does: lang.Text{EN: "says one more blind", IT: "fa un altro buio"},
			Name: lang.Text{EN: "one more blind", IT: "un altro buio"},
		}
	case level > 2:
		return blind{
			Does: lang.Text{EN: "says third blind", IT: "fa il terzo buio"},
			Name: lang.Text{EN: "the third blind", IT: "il terzo buio"},
		}
	case fixed && level == 2:
		return blind{
			Does: lang.Text{EN: "posts the big blind", IT: "mette il grande buio"},
			Name: lang.Text{EN: "the big blind", IT: "il grande buio"},
		}
	case fixed:
		return blind{
			Does: lang.Text{EN: "posts the small blind", IT: "mette il piccolo buio"},
			Name: lang.Text{EN: "the small blind", IT: "il piccolo buio"},
		}
	case level == 2:
		return blind{
			Does: lang.Text{EN: "says over-blind", IT: "fa controbuio"},
			Name: lang.Text{EN: "the over-blind", IT: "il controbuio"},
		}
	}
	return blind{
		Does: lang.Text{EN: "says blind", IT: "fa buio"},
		Name: lang.Text{EN: "the blind", IT: "il buio"},
	}
}

// levelOf counts blinds as they are said: a buio is the first, an over the
// second, an over after an over one more.
func levelOf(h *replay.Hand, b *replay.Breach) int {
	a := actOf(h, b)
	if a == nil || a.Verb != format.Over {
		return 1
	}
	level := 2
	for i := range h.Log.Acts {
		if o := &h.Log.Acts[i]; o.Number < a.Number && o.Verb == format.Over && !o.Undone {
			level++
		}
	}
	return level
}

// oneTooMany reports whether a blind is refused because of those before it, a
// buio said again counted with them.
func oneTooMany(h *replay.Hand, b *replay.Breach) bool {
	return max(levelOf(h, b), int(b.Got)) > mostBlinds(h)
}

// mostBlinds is how many blinds may follow one another: of the fixed ones two.
func mostBlinds(h *replay.Hand) int {
	if h.Rules.Blinds == house.BlindsFixed {
		return 2
	}
	return h.Rules.BlindLevels
}

// onFrozenPot reports whether a blind is refused because the pot is frozen.
func onFrozenPot(h *replay.Hand, b *replay.Breach) bool {
	if h.Rules.BlindWhen == house.BlindNotFrozen || h.Log.Carried.Frozen.V {
		return true
	}
	for _, c := range b.Causes {
		if c.Why == replay.FrozenThere {
			return true
		}
	}
	return false
}

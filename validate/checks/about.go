package checks

import (
	"apertura/format"
	"apertura/replay"
)

// besides is a set of players less one of them.
func besides(p replay.Players, player int) replay.Players {
	return p &^ replay.Players(0).With(player)
}

// many reports whether a set holds two players or more.
func many(p replay.Players) bool { return p.Len() > 1 }

// takersOf is who took the pot a breach is about, by the log's result where the
// breach names nobody.
func takersOf(h *replay.Hand, b *replay.Breach) replay.Players {
	takers := b.Others.With(b.Player)
	if takers == 0 {
		for _, t := range h.Log.Result.Takers {
			takers = takers.With(t.Player.V)
		}
	}
	return takers
}

// actOf is the act a breach is about, nil where it is about none.
func actOf(h *replay.Hand, b *replay.Breach) *format.Act {
	if b.At.Act > 0 {
		return h.Act(b.At.Act)
	}
	return h.Act(b.Act)
}

// verbOf is the verb of the act a breach is about, NoVerb for no act.
func verbOf(h *replay.Hand, b *replay.Breach) format.Verb {
	if a := actOf(h, b); a != nil {
		return a.Verb
	}
	return format.NoVerb
}

// phaseOf is the phase of the act a breach is about, NoPhase for no act.
func phaseOf(h *replay.Hand, b *replay.Breach) format.Phase {
	if a := actOf(h, b); a != nil {
		return a.Phase
	}
	return format.NoPhase
}

// wordOf is the verb of the act a breach is about as the log writes it, "" for
// no act.
func wordOf(h *replay.Hand, b *replay.Breach) string {
	if a := actOf(h, b); a != nil && h.Log.Source != nil {
		return h.Log.Source.Slice(a.Word)
	}
	return ""
}

// unsure reports whether the log cannot settle a breach.
func unsure(b *replay.Breach) bool { return b.Verdict == format.Unverifiable }

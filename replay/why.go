package replay

import (
	"apertura/format"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// An Audit is all that is known of how a pot was opened, for who wants to see
// why it was judged so. It is worked out when it is asked for.
type Audit struct {
	Player   int          // roster index of the opener
	Act      int          // the opening
	Asks     rank.Opening // what the hand asked for
	AskKnown bool         // without it, Asks is the lowest this table ever asks
	Record   proof.Record // the evidence
	Opens    proof.Answer // whether the five cards dealt were openers
	Kept     proof.Answer // whether those kept prove it
	Changed  bool         // he threw cards away
	Hands    uint64       // how many hands of five he can have been dealt
	Keeps    proof.World  // one way it was a good opening, where there is one
	Breaks   proof.World  // one way it was not
	Causes   []Cause      // where the log tells the fewest facts that leave no other answer
}

// Audit returns the audit of the hand's opening, false where nobody opened on
// cards. Like the hand it is valid until the next one is played.
func (h *Hand) Audit() (Audit, bool) {
	if h.game == nil || h.Rules.Opening == 0 {
		return Audit{}, false
	}
	g := h.game
	v := g.view(&g.played, nil)
	act := v.openingAct()
	if act == nil {
		return Audit{}, false
	}
	o := openingAudit{seat: g.played.Opener, act: act, cards: &g.played.Seats[g.played.Opener].Cards}
	o.record, o.asks = v.record(o.seat), v.asks()
	o.answer = v.opens(&o, o.asks)
	if !g.played.AskKnown {
		o.asks, o.answer = v.unasked(&o)
	}
	a := Audit{
		Player: act.Player, Act: act.Number, Asks: o.asks, AskKnown: g.played.AskKnown,
		Record: o.record, Opens: o.answer, Kept: o.record.Kept(v.r, o.asks), Changed: o.cards.thrown() > 0,
		Hands: o.record.Count(proof.AsDealt),
	}
	q := proof.CouldOpen(o.asks)
	a.Keeps, a.Breaks = o.record.Witness(v.r, &q)
	a.Causes = v.reasons(o.seat, &o.record, q)
	return a, true
}

// Place returns where a cause points.
func (h *Hand) Place(c Cause) format.Place {
	if c.Place.Known() {
		return c.Place
	}
	return h.Log.Place(c.At)
}

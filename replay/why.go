package replay

import (
	"apertura/format"
	"apertura/format/card"
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
	Sure     card.Set     // what he kept, as far as that is certain
	Stays    int          // how many cards he kept
	Hands    uint64       // how many hands of five he can have been dealt
	Keeps    proof.World  // one way it was a good opening, where there is one
	Breaks   proof.World  // one way it was not
	Causes   []Cause      // where the log tells the fewest facts that leave no other answer
}

// Audit returns the audit of the hand's opening, false where nobody opened on
// cards. Like the hand it is valid until the next one is played.
func (h *Hand) Audit() (Audit, bool) {
	v := h.behind()
	if v == nil || v.r.Opening == 0 {
		return Audit{}, false
	}
	act := v.openingAct()
	if act == nil {
		return Audit{}, false
	}
	return v.auditOf(act), true
}

// Audits returns the audits of all openings on cards, in the order of the text:
// beside the hand's own those that were taken back.
func (h *Hand) Audits() []Audit {
	v := h.behind()
	if v == nil || v.r.Opening == 0 {
		return nil
	}
	var out []Audit
	own := v.openingAct()
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; a == own || v.tookBack(a) {
			out = append(out, v.auditOf(a))
		}
	}
	return out
}

// behind returns the view of the hand as it ended, nil where it was not played.
func (h *Hand) behind() *view {
	if h.game == nil {
		return nil
	}
	return h.game.view(&h.game.played, nil)
}

func (v *view) auditOf(act *format.Act) Audit {
	seat := v.s.Seat(act.Player)
	o := openingAudit{seat: seat, cards: &v.s.Seats[seat].Cards, record: v.record(seat)}
	v.answer(&o)
	dealt := o.cards.Dealt.Len() + int(o.cards.DealtMore)
	a := Audit{
		Player: act.Player, Act: act.Number, Asks: o.asks, AskKnown: v.s.AskKnown,
		Record: o.record, Opens: o.answer, Kept: o.record.Kept(v.r, o.asks), Changed: o.cards.thrown() > 0,
		Hands: o.record.Count(proof.AsDealt), Sure: o.record.Certain(proof.AsKept), Stays: max(dealt-o.cards.thrown(), 0),
	}
	q := proof.CouldOpen(o.asks)
	a.Keeps, a.Breaks = o.record.Witness(v.r, &q)
	if a.Opens == proof.Must && !a.AskKnown {
		q = proof.CouldOpen(v.highest())
	}
	if a.Opens != proof.Either || !o.record.Possible() {
		a.Causes = v.reasons(o.seat, &o.record, q)
	}
	return a
}

// Place returns where a cause points.
func (h *Hand) Place(c Cause) format.Place {
	if c.Place.Known() {
		return c.Place
	}
	return h.Log.Place(c.At)
}

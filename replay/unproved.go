package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// unproved: openers owed and not shown, shown and not those he opened on, or
// thrown away without a word. Where it sets no ruling, that of a false opening
// follows.
func (v *view) unproved(o *openingAudit, b Breach) (Breach, bool) {
	c := o.cards
	owed, asked := v.owesOpeners(o)
	lost := v.apartAndLost(o.seat)
	if v.r.UnprovenOpening == house.UnprovenWarning {
		b.Ruling = Ruling{Kind: OnlyWarning}
	}
	switch {
	case c.ShownProof != 0 && !v.proves(o, c.ShownProof|lost) && !v.provesByHand(o, lost):
		b.Kind, b.Cards = OpenersNotProved, c.ShownProof
		b.At.Act, b.Act = int(c.ProofAct), int(c.ProofAct)
		b.Causes = append([]Cause{{Why: OpenedThere, At: format.Anchor{Act: o.act.Number}}}, v.raisedBy()...)
		return b, true
	case owed && !c.ProofShown && !(lost != 0 && v.proves(o, lost)) && !v.provesByHand(o, lost) && !c.Blank:
		b.Kind = OpenersNotShown
		if asked != nil {
			b.At.Act, b.Act = asked.Number, asked.Number
			b.Causes = []Cause{{Why: OpenedThere, At: format.Anchor{Act: o.act.Number}}}
		}
		if v.mayHaveLeft(o) && !v.r.ShowOpenersAfterFold {
			b = b.unknown()
		}
		return b, true
	case !v.r.DeclareOpeners || c.Declared || c.Unread:
	case o.answer == proof.Either && v.keptNone(o):
		b.Kind = OpenersNotKept
		b.Cards = c.Shown
		b.Causes = v.raisedBy()
		b.argument = argument{asks: o.asks, keptNone: true}
		if a := v.shownBy(b.Player, format.Show); a != nil {
			b.At, b.Act = a[0].At, a[0].At.Act
		}
		return b, true
	case o.answer == proof.Must && v.keptNone(o):
		b.Kind, b.Cards = OpenersUndeclared, c.Thrown
		if five, ok := o.record.Only(proof.AsDealt); ok {
			if gone := five &^ o.record.Certain(proof.AsKept); gone.Len() == c.thrown() {
				b.Cards = gone
			}
		}
		b.Ruling = Ruling{Kind: Stands}
		b.At.Act, b.Act = v.threwAt(o), v.threwAt(o)
		b.Causes = []Cause{{Why: OpenedThere, At: format.Anchor{Act: o.act.Number}}}
		if _, written := o.cards.writtenFive(); !written {
			b.argument = argument{asks: o.asks, had: true, keptNone: true}
		}
		return b, true
	}
	return b, false
}

// owesOpeners reports whether the opener owes his openers in a written
// showdown, and the act that asked for them: asked, by the rule of the table,
// or because nobody played ([000] [001] [003]).
func (v *view) owesOpeners(o *openingAudit) (bool, *format.Act) {
	if !v.log.Written(format.Showdown) {
		return false, nil
	}
	var asked *format.Act
	acts := v.gist.having(format.AskOpeners)
	for i := range acts {
		if a := &acts[i]; a.Verb == format.AskOpeners && !a.Undone && a.Player != v.s.player(o.seat) {
			asked = a
		}
	}
	if v.s.Seats[o.seat].Left && !v.r.ShowOpenersAfterFold {
		return false, nil
	}
	return asked != nil || v.s.Nobody && v.s.Seats[o.seat].In || v.r.ShowOpeners == house.OpenersAlways, asked
}

// mayHaveLeft reports whether the opener may have left in a round that nobody
// wrote.
func (v *view) mayHaveLeft(o *openingAudit) bool {
	return !v.s.InKnown && !v.took(v.s.player(o.seat)) && o.cards.Shown == 0
}

// proves reports whether cards shown as openers are some he can have opened
// on: openers, and not cards that came later.
func (v *view) proves(o *openingAudit, cards card.Set) bool {
	if !rank.Proves(v.s.Deck, v.r, cards, o.asks) {
		return false
	}
	if five, ok := o.cards.dealtFive(); ok {
		return cards&^five == 0
	}
	q := proof.HeldCards(cards, proof.AsDealt)
	return cards&o.cards.Got&^o.cards.Dealt == 0 && o.record.Ask(v.r, &q) != proof.Cannot
}

// apartAndLost returns the openers a seat set apart as it must, and that were
// shuffled in or dealt out again all the same: nobody can show those any more,
// and having said so he has shown them.
func (v *view) apartAndLost(seat Seat) (out card.Set) {
	out = v.s.Draw.Ever
	for i := range Seat(v.s.N) {
		if i != seat {
			out |= v.s.Seats[i].Cards.Got
		}
	}
	return out & v.s.Seats[seat].Cards.Apart
}

// provesByHand reports whether the hand he showed, if he showed one, has the
// openers in it, but for those that were lost.
func (v *view) provesByHand(o *openingAudit, lost card.Set) bool {
	s := o.cards.Shown
	if s != 0 {
		s |= lost
	}
	if five, ok := o.cards.dealtFive(); ok {
		s &= five
	} else {
		s &^= o.cards.Got &^ o.cards.Dealt
	}
	return s != 0 && rank.Proves(v.s.Deck, v.r, s, o.asks)
}

// keptNone reports whether he changed cards and what he kept proves nothing, in
// any hand he can have held.
func (v *view) keptNone(o *openingAudit) bool {
	return o.cards.thrown() > 0 && o.record.Kept(v.r, o.asks) == proof.Cannot
}

// threwAt returns the act by which the opener changed his cards.
func (v *view) threwAt(o *openingAudit) int {
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; a.Verb == format.Discard && a.Player == v.s.player(o.seat) && !a.Undone {
			return a.Number
		}
	}
	return o.act.Number
}

package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// An openingAudit is what the audit knows of how the pot was opened.
type openingAudit struct {
	seat   Seat
	act    *format.Act
	cards  *Cards
	record proof.Record
	asks   rank.Opening
	answer proof.Answer
}

// audit judges the openers after the last act: were there any, were they kept,
// proved or owed. Of all that, one finding: the first in the order of the
// openings' group, with what follows on the table as ruled. It also counts the
// opening.
func (v *view) audit(ruled *view, t *Tally, out []Breach) []Breach {
	s := v.s
	out = v.takenBack(out)
	o := openingAudit{seat: s.Opener, act: v.openingAct()}
	if o.act == nil || v.r.Opening == 0 {
		return out
	}
	o.cards = &s.Seats[o.seat].Cards
	o.record = v.record(o.seat)
	b := Breach{
		Verdict: format.Violation, Player: s.player(o.seat), Act: o.act.Number,
		At: format.Anchor{Act: o.act.Number}, Cards: o.cards.dealtKnown(), WantRank: s.Asked,
	}
	v.answer(&o)
	switch o.answer {
	case proof.Cannot:
		t.Wrong++
		b.Ruling = ruled.falseOpening(o.seat)
		if only, ok := o.record.Only(proof.AsDealt); ok {
			b.Cards = only
		}
		b = v.without(&o, b)
		if _, written := o.cards.writtenFive(); !written {
			b.argument = argument{asks: o.asks, had: true}
		}
		return append(out, b)
	case proof.Must:
		t.Verified++
	default:
		t.Unverifiable++
	}
	if bad, found := v.unproved(&o, b); found {
		if bad.Ruling.Kind == NoRuling {
			bad.Ruling = ruled.falseOpening(o.seat)
		}
		return append(out, bad)
	}
	if o.answer == proof.Either {
		b.Kind = OpeningWithoutValues
		return append(out, b.unknown())
	}
	return out
}

// answer asks whether the opening was good. Where what the hand asks for is
// not known, or whether a draw may open it, it has to be so either way.
func (v *view) answer(o *openingAudit) {
	o.asks = v.asks()
	o.answer = v.opens(o, o.asks)
	switch {
	case !v.s.AskKnown:
		o.asks, o.answer = v.unasked(o)
	case !v.drawSettled():
		if without := (rank.Opening{At: o.asks.At}); v.opens(o, without) != o.answer {
			o.answer = proof.Either
		}
	}
}

// drawSettled reports whether it is known if four to a straight flush may open
// this hand.
func (v *view) drawSettled() bool {
	return v.s.DrawKnown || v.r.StraightFlushDraw != house.DrawOpensFirstHand
}

// takenBack judges, by the cards dealt, the openings that were taken back.
func (v *view) takenBack(out []Breach) []Breach {
	if v.r.Opening == 0 || !v.s.AskKnown || !v.gist.undone {
		return out
	}
	for i := range v.log.Acts {
		a := &v.log.Acts[i]
		if !v.tookBack(a) {
			continue
		}
		seat := v.s.Seat(a.Player)
		o := openingAudit{seat: seat, act: a, cards: &v.s.Seats[seat].Cards, record: v.record(seat), asks: v.asks()}
		if v.opens(&o, o.asks) != proof.Cannot {
			continue
		}
		b := v.without(&o, Breach{
			Verdict: format.Violation, Player: a.Player, Act: a.Number, At: format.Anchor{Act: a.Number},
			Cards: o.cards.dealtKnown(), WantRank: v.s.Asked, Undone: true, Ruling: Ruling{Kind: DoesNotCount},
		})
		out = append(out, b)
	}
	return out
}

// tookBack reports whether an act is an opening that was taken back.
func (v *view) tookBack(a *format.Act) bool {
	return a.Phase == format.Opening && a.Verb == format.Open && a.Undone && v.s.Seat(a.Player) != NoSeat
}

// openingAct returns the act that opened the pot on cards, nil where none did.
func (v *view) openingAct() *format.Act {
	if v.s.Opener == NoSeat {
		return nil
	}
	who := v.s.player(v.s.Opener)
	for i := range v.log.Acts {
		a := &v.log.Acts[i]
		if a.Phase == format.Opening && a.Player == who && !a.Undone &&
			(a.Verb == format.Open || a.Verb == format.Bet || a.Verb == format.Raise) {
			return a
		}
	}
	return nil
}

// asks returns what this hand takes to be opened.
func (v *view) asks() rank.Opening {
	return rank.Opening{At: v.s.Asked, Draw: v.draw(!v.s.DrawFits)}
}

// draw returns which four to a straight flush open, none where only those of a
// first hand do and this is a later one.
func (v *view) draw(later bool) rank.Draw {
	if later && v.r.StraightFlushDraw == house.DrawOpensFirstHand {
		return rank.NoDraw
	}
	return rank.DrawOf(v.r)
}

// least returns the least that may open, where nobody knows what this hand asks.
func (v *view) least() rank.Opening {
	return rank.Opening{At: v.lowest(), Draw: v.draw(v.s.DrawKnown && !v.s.DrawFits)}
}

// unasked judges an opening when nobody knows what the hand asked for: good if
// it is at the top of the ladder, bad if it is not even at the bottom.
func (v *view) unasked(o *openingAudit) (rank.Opening, proof.Answer) {
	low := v.least()
	if v.opens(o, low) == proof.Cannot {
		return low, proof.Cannot
	}
	if v.opens(o, v.highest()) == proof.Must {
		return low, proof.Must // what he kept or shows need prove no more than the lowest
	}
	return low, proof.Either
}

// highest returns what does in this hand, whatever it asks for.
func (v *view) highest() rank.Opening {
	o := rank.Opening{At: card.Ace}
	if v.s.AskedMost != 0 {
		o.At = v.s.AskedMost
	}
	if v.r.StraightFlushDraw == house.DrawOpensAlways {
		o.Draw = rank.DrawOf(v.r)
	}
	return o
}

// lowest returns the lowest opening this hand may ask for.
func (v *view) lowest() card.Rank {
	if v.s.AskedMost != 0 {
		return v.s.Asked
	}
	return min(v.r.OpeningAt(0, false), v.r.OpeningAt(0, true))
}

// opens asks the proof whether the opener's five cards open.
func (v *view) opens(o *openingAudit, asks rank.Opening) proof.Answer {
	return o.record.Opens(v.r, asks)
}

// without words an opening that no hand he can have held allows: on a draw
// that another value of its switches would let open, below what the ladder
// asks, or without values.
func (v *view) without(o *openingAudit, b Breach) Breach {
	b.Kind = OpeningWithoutValues
	lenient := rank.Opening{At: o.asks.At, Draw: rank.AnyFour}
	base := rank.Opening{At: min(card.Jack, v.r.OpeningAt(0, false)), Draw: rank.NoDraw}
	b.GotRank = topPair(b.Cards)
	switch {
	case v.opens(o, lenient) == proof.Must:
		b.Kind = OpeningDrawNotAllowed
		if two, any := rank.FlushDraws(v.s.Deck, v.r, b.Cards); two != 0 {
			b.Cards = two
		} else {
			b.Cards = any
		}
		b.Causes = v.ladderCause()
	case base.At < o.asks.At && v.opens(o, base) == proof.Must:
		b.Kind = OpeningBelowLadder
		b.Cards = rank.Defining(b.Cards)
		b.Causes = v.ladderCause()
	}
	return b
}

// topPair returns the rank of the highest pair among cards, 0 for none.
func topPair(s card.Set) card.Rank {
	var top card.Rank
	for c := range s.All() {
		if s.Ranked(c.Rank()).Len() > 1 {
			top = c.Rank() // they come from the lowest up
		}
	}
	return top
}

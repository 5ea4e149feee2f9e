package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
	"apertura/replay/proof"
)

// A use is what a card is named for.
type use uint8

const (
	forDeal use = iota
	forThrow
	forReceipt
	forShow
	forProof // shown as openers: it may come from his own discards
)

// cardsOfDraw judges the cards an act of the draw throws and receives.
func (v *view) cardsOfDraw(seat Seat, out []Breach) []Breach {
	a := v.act
	c := v.s.Seats[seat].Cards
	for i, n := range a.Thrown {
		out = v.placed(seat, &c, n.V, forThrow, format.Anchor{Act: a.Number, Part: format.ThrownCard, N: i}, out)
		c.Thrown = c.Thrown.With(n.V)
	}
	fresh := v.s.fresh() &^ c.Thrown
	if v.s.Draw.Reshuffled {
		fresh = 0 // it may not be of the new stub
	}
	for i, n := range a.Got {
		if !fresh.Has(n.V) {
			out = v.placed(seat, &c, n.V, forReceipt, format.Anchor{Act: a.Number, Part: format.GotCard, N: i}, out)
		}
		fresh = fresh.Without(n.V)
		c.Got = c.Got.With(n.V)
	}
	return out
}

// burnedCard judges a burned card that is written down.
func (v *view) burnedCard(out []Breach) []Breach {
	for _, n := range v.act.Got { // one at most
		at := format.Anchor{Act: v.act.Number, Part: format.GotCard}
		switch {
		case n.V == card.Unknown:
		case !v.s.Deck.Cards().Has(n.V):
			out = append(out, v.cardBreach(CardOutsideDeck, n.V, at))
		case v.elsewhere(NoSeat, n.V).Why != 0 || v.discarded(n.V).Why != 0:
			b := v.cardBreach(CardTwice, n.V, at)
			b.Causes = v.whereIs(NoSeat, n.V)
			out = append(out, b)
		}
	}
	return out
}

func (v *view) cardBreach(k Kind, c card.Card, at format.Anchor) Breach {
	b := Breach{Kind: k, Verdict: format.Violation, Player: format.NoPlayer, At: at, Act: at.Act,
		Cards: card.SetOf(c), Ruling: Ruling{Kind: Stands}}
	if v.act != nil {
		b.Player = v.act.Player
	}
	if k == CardOutsideDeck {
		b.Want = money.Chips(v.s.Deck)
	}
	return b
}

// placed judges one card named for a player: is it of this deck, can it be
// his, and is it nowhere else. For one card only the first of these is said.
func (v *view) placed(seat Seat, c *Cards, x card.Card, u use, at format.Anchor, out []Breach) []Breach {
	if x == card.Unknown {
		return out
	}
	kind := NoKind
	switch {
	case !v.s.Deck.Cards().Has(x):
		kind = CardOutsideDeck
	case u == forThrow && !canThrow(c, x):
		kind = CardNotHeld
	case u == forReceipt && v.outsidePool(seat, x):
		kind = CardOutsidePool
	case u == forThrow && c.Dealt.Has(x):
		return out
	case u == forReceipt && (v.discarded(x).Why != 0 || c.Thrown.Has(x)) && !v.cameBack(c, x):
		kind = DiscardRetaken
	case u == forReceipt && (c.Dealt.Has(x) || c.Got.Has(x)) && !v.cameBack(c, x):
		kind = CardTwice
	case v.elsewhere(seat, x).Why != 0, v.s.Draw.Burned.Has(x):
		kind = CardTwice
	case u == forThrow && v.discarded(x).Why != 0:
		kind = CardTwice
	default:
		return out
	}
	b := v.cardBreach(kind, x, at)
	if kind != CardOutsideDeck {
		b.Causes = v.whereIs(seat, x)
	}
	return append(out, b)
}

// canThrow reports whether a player's record lets him have card x to throw.
func canThrow(c *Cards, x card.Card) bool {
	if c.Dealt.Has(x) {
		return true
	}
	return (c.Thrown &^ c.Dealt).Len() < int(c.DealtMore)
}

// cameBack reports whether a discard may have come back to a player by a
// reshuffle, one that this act makes necessary included: then what he throws in
// it is shuffled in too, his own where the table has it so.
func (v *view) cameBack(c *Cards, x card.Card) bool {
	d := &v.s.Draw
	if d.Reshuffled && (d.Ever.Has(x) || d.PoolMore > 0 && !v.discardKnown(x)) {
		return true
	}
	if !v.runsOut() {
		return false
	}
	if d.Since.Has(x) || int(d.Thrown) > d.Since.Len() && !v.discardKnown(x) && !c.Thrown.Has(x) {
		return true
	}
	a := v.act
	if a.Verb != format.Discard || v.r.Reshuffle == house.ReshuffleNotOwn {
		return false
	}
	thrown := setOf(a.Thrown)
	if a.Openers && v.r.Reshuffle == house.ReshuffleAllButOpeners && v.apart(c, a).Has(x) {
		return false
	}
	return thrown.Has(x) || discards(a) > thrown.Len() && !v.discardKnown(x)
}

// runsOut reports whether the act serves more than the stub may hold, or what
// was served before it has, in a draw whose reshuffles nobody wrote.
func (v *view) runsOut() bool {
	d := &v.s.Draw
	if v.act == nil || d.Judged {
		return false
	}
	return v.actor != NoSeat && v.receives(v.act) > int(d.Stub-d.Fewer)
}

// discardKnown reports whether card x is on record as thrown by somebody.
func (v *view) discardKnown(x card.Card) bool {
	for i := range v.s.N {
		if v.s.Seats[i].Cards.Thrown.Has(x) {
			return true
		}
	}
	return false
}

// outsidePool: served after a written reshuffle, and no card of the new stub.
func (v *view) outsidePool(seat Seat, x card.Card) bool {
	d := &v.s.Draw
	if !d.Reshuffled || !d.Judged {
		return false
	}
	if v.r.Reshuffle == house.ReshuffleNotOwn && v.s.Seats[seat].Cards.Thrown.Has(x) {
		return true
	}
	if v.r.Reshuffle == house.ReshuffleAllButOpeners {
		for i := range v.s.N {
			if v.s.Seats[i].Cards.Apart.Has(x) {
				return true
			}
		}
	}
	return d.PoolMore == 0 && !d.Pool.Has(x)
}

// elsewhere returns where else a card is certain to be, in a hand or in one
// that was folded.
func (v *view) elsewhere(seat Seat, x card.Card) Cause {
	for i := range Seat(v.s.N) {
		if i == seat {
			continue
		}
		c := &v.s.Seats[i].Cards
		mayBeThrown := c.Thrown.Has(x) || c.ThrownMore > 0 && (v.s.Draw.Reshuffled || v.s.Draw.MayRunOut || v.runsOut())
		if c.Got.Has(x) || c.Shown.Has(x) || c.Dealt.Has(x) && !mayBeThrown {
			return Cause{Why: OtherCard}
		}
	}
	return Cause{}
}

// discarded returns whether a card lies among the discards, where a reshuffle
// has not taken it up.
func (v *view) discarded(x card.Card) Cause {
	if v.discardKnown(x) && !v.s.Draw.Ever.Has(x) {
		return Cause{Why: DiscardedThere}
	}
	return Cause{}
}

// whereIs finds the card's other place in the text, the last one before the
// act in question.
func (v *view) whereIs(seat Seat, x card.Card) []Cause {
	last := len(v.log.Acts)
	if v.act != nil {
		last = v.act.Number - 1
	}
	for i := last - 1; i >= 0; i-- {
		a := &v.log.Acts[i]
		for j, n := range a.Got {
			if n.V == x && !a.Undone {
				return []Cause{{Why: OtherCard, At: format.Anchor{Act: a.Number, Part: format.GotCard, N: j}}}
			}
		}
		for j, n := range a.Thrown {
			if n.V == x && !a.Undone {
				return []Cause{{Why: DiscardedThere, At: format.Anchor{Act: a.Number, Part: format.ThrownCard, N: j}}}
			}
		}
	}
	for i, h := range v.log.Cards {
		for j, n := range h.Cards {
			if n.V == x && v.s.Seat(h.Player.V) != seat {
				return []Cause{{Why: DealtThere, At: format.CardAnchor(i, j)}}
			}
		}
	}
	return nil
}

// shownCards judges the cards a player shows: his own record must let him have
// them, and they must be nowhere else.
func (v *view) shownCards(seat Seat, u use, out []Breach) []Breach {
	a, c := v.act, &v.s.Seats[seat].Cards
	shown := setOf(a.Got)
	if v.surelyHis(c, shown) {
		return out
	}
	fact := proof.WasShown
	if u == forProof {
		fact = proof.WasOpener
	}
	rec := v.ownRecord(seat)
	all := rec
	for _, n := range a.Got {
		all = all.With(proof.Fact{Kind: fact, Card: n.V})
	}
	each := all.Possible() // together, and so one after the other
	if each && shown&^(v.s.fresh()|v.s.Deck.Cards()&(c.Dealt|c.Got)&^c.Thrown&^v.s.seenOf(c)) == 0 {
		return out
	}
	possible := !each && rec.Possible()
	for i, n := range a.Got {
		x := n.V
		if x == card.Unknown {
			continue
		}
		at := format.Anchor{Act: a.Number, Part: format.GotCard, N: i}
		with := rec.With(proof.Fact{Kind: fact, Card: x})
		kind := NoKind
		switch {
		case !v.s.Deck.Cards().Has(x):
			kind = CardOutsideDeck
		case c.Excess && c.Thrown.Has(x):
		case u == forShow && c.Thrown.Has(x) && c.GotMore > 0 && !v.s.Draw.Reshuffled: // as if it had come back
			kind = DiscardRetaken
		case possible && !with.Possible():
			kind = CardNotHeld
		case v.s.seenOf(c).Has(x):
			kind = CardTwice
		case c.Dealt.Has(x) && !c.Thrown.Has(x), c.Got.Has(x), u == forProof && c.Thrown.Has(x), v.cameBack(c, x) && !v.s.Draw.Burned.Has(x):
		case v.discarded(x).Why != 0 && c.got() > 0:
			kind = DiscardRetaken
		case v.discarded(x).Why != 0, v.elsewhere(seat, x).Why != 0, v.s.Draw.Burned.Has(x):
			kind = CardTwice
		}
		if kind != CardNotHeld && kind != DiscardRetaken {
			rec = with
		}
		if kind == NoKind {
			continue
		}
		b := v.cardBreach(kind, x, at)
		if kind != CardOutsideDeck {
			b.Causes = v.whereIs(seat, x)
		}
		out = append(out, b)
	}
	return out
}

// surelyHis reports whether cards are on a player's record and can have gone
// nowhere from him: then whatever he may have held, he held them, and there is
// nothing to prove.
func (v *view) surelyHis(c *Cards, cards card.Set) bool {
	return c.ThrownMore == 0 && cards&^(c.Dealt|c.Got) == 0 && cards&(c.Thrown|c.Apart) == 0 && cards&^v.s.Deck.Cards() == 0
}

// seenOf returns what others have shown of the cards a player was dealt, where
// nobody wrote the draw: those he must have thrown.
func (s *State) seenOf(c *Cards) card.Set {
	var seen card.Set
	if c.Unread {
		for i := range s.N {
			if o := &s.Seats[i].Cards; o != c {
				seen |= o.Shown
			}
		}
	}
	return seen & c.Dealt
}

// ownRecord is what is written of a player's cards alone. Where his discards
// may have gone is judged apart.
func (v *view) ownRecord(seat Seat) proof.Record {
	r := v.record(seat)
	r.OutDealt, r.Stub.Out, r.Pool.Out = 0, 0, 0
	return r
}

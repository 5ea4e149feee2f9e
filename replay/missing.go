package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/proof"
)

// Missing is what a log does not tell of the five cards a player held at some
// moment: what would settle a question about them.
type Missing struct {
	Which Which
	N     int // how many cards nobody knows, 0 to 5
	Of    int // out of how many of their kind
}

// A Which says which cards are missing.
type Which uint8

// The kinds.
const (
	NothingMissing Which = iota
	OfTheDeal            // of the five cards dealt
	OfThoseKept          // of those he kept
	OfThoseThrown        // of those he threw
	OfThoseDrawn         // of those that came to him
	OfTheHand            // of the hand he held in the end
	NoFiveDealt          // not five were dealt: no card on record would help
	Contradiction        // what is written of his cards cannot all be so
)

// Missing returns what is not on record of the five cards a player was dealt,
// or held at the end. Cards that are certain though not written are not missing.
func (h *Hand) Missing(player int, m proof.Moment) Missing {
	v := h.behind()
	if v == nil {
		return Missing{}
	}
	seat := v.s.Seat(player)
	if seat == NoSeat {
		return Missing{}
	}
	rec := v.record(seat)
	c := &v.s.Seats[seat].Cards
	switch {
	case c.Dealt.Len()+int(c.DealtMore) != 5:
		return Missing{Which: NoFiveDealt}
	case !rec.Possible():
		return Missing{Which: Contradiction}
	case m == proof.AtEnd:
		return missingHeld(&rec, c)
	}
	return missingDealt(&rec, c)
}

// MissingAt is Missing for the moment of an act: the five he held as he did it.
func (h *Hand) MissingAt(act *format.Act) Missing {
	v := h.behind()
	if v == nil || act == nil {
		return Missing{}
	}
	return h.Missing(act.Player, v.momentOf(act))
}

// missingDealt: of five cards dealt those kept, or those thrown, may be the
// only ones unknown.
func missingDealt(rec *proof.Record, c *Cards) Missing {
	dealt := rec.Certain(proof.AsDealt)
	kept := rec.Certain(proof.AsKept)
	n := 5 - dealt.Len()
	switch threw := (dealt & (rec.Thrown | rec.Apart)).Len(); {
	case n <= 0:
		return Missing{}
	case c.Unread || c.thrown() == 0:
	case threw == c.thrown():
		return Missing{OfThoseKept, n, 5 - c.thrown()}
	case kept.Len() == 5-c.thrown():
		return Missing{OfThoseThrown, n, c.thrown()}
	}
	return Missing{OfTheDeal, n, 5}
}

// missingHeld: of the hand held in the end those that came in the draw may be
// the only ones unknown, or those kept.
func missingHeld(rec *proof.Record, c *Cards) Missing {
	held := rec.Certain(proof.AtEnd)
	n := 5 - held.Len()
	switch got := (held & (rec.Stub.Known | rec.Pool.Known)).Len(); {
	case n <= 0:
		return Missing{}
	case c.Unread || c.thrown() == 0 || c.got() != c.thrown():
	case got == c.got():
		return Missing{OfThoseKept, n, 5 - c.thrown()}
	case rec.Certain(proof.AsKept).Len() == 5-c.thrown():
		return Missing{OfThoseDrawn, n, c.got()}
	}
	return Missing{OfTheHand, n, 5}
}

// Hidden returns who, of those contesting the pot at the showdown, holds cards
// not on record that may decide who takes it: not who cannot beat the best hand
// that is, unless somebody is all-in and there are side pots without that hand.
func (h *Hand) Hidden() Players {
	v := h.behind()
	if v == nil {
		return 0
	}
	var out Players
	in := v.contenders(v.s.inSet())
	best, _ := v.best(in)
	five, known := card.Set(0), false
	if i := first(best); i != NoSeat && !v.s.allIn() {
		five, known = v.s.Seats[i].Cards.five()
	}
	for i := range Seat(v.s.N) {
		c := &v.s.Seats[i].Cards
		if _, ok := c.five(); !in.Has(int(i)) || ok {
			continue
		}
		rec := v.record(i)
		if !known || rec.Holds(v.r, proof.AtEnd, five) != proof.Cannot {
			out = out.With(v.s.player(i))
		}
	}
	return out
}

// Held returns the five cards a player held in the end, where they are on record.
func (h *Hand) Held(player int) (five card.Set, known bool) {
	v := h.behind()
	if v == nil {
		return 0, false
	}
	seat := v.s.Seat(player)
	if seat == NoSeat {
		return 0, false
	}
	return v.s.Seats[seat].Cards.five()
}

// ShownInPart returns who but one player shows cards at the showdown, though
// not all five are on record.
func (h *Hand) ShownInPart(but int) Players {
	v := h.behind()
	if v == nil {
		return 0
	}
	var out Players
	for i := range Seat(v.s.N) {
		p := &v.s.Seats[i]
		if _, ok := p.Cards.five(); p.In && p.Cards.Shown != 0 && !ok && v.s.player(i) != but {
			out = out.With(v.s.player(i))
		}
	}
	return out
}

// Opener returns who opened the pot on cards, by roster index,
// [format.NoPlayer] for nobody.
func (h *Hand) Opener() int {
	if v := h.behind(); v != nil && v.openingAct() != nil {
		return v.s.player(v.s.Opener)
	}
	return format.NoPlayer
}

// Dealer returns who deals, by roster index, [format.NoPlayer] where that is
// not known.
func (h *Hand) Dealer() int {
	if v := h.behind(); v != nil && v.s.Dealer != NoSeat {
		return v.s.player(v.s.Dealer)
	}
	return format.NoPlayer
}

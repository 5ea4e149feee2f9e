package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// carried believes what the hand says it starts with, and says what differs
// from the hand before.
func (v *view) carried(out []Breach) []Breach {
	c, h := v.past, &v.log.Carried
	known := c.Known
	if h.Frozen.Said() {
		if !c.First && c.Known && h.Frozen.V != c.Frozen && !c.Rungs.eitherWay() {
			b := v.keyBreach(CarriedFrozen, format.Anchor{Key: format.CarriedKey, Part: format.Entry, N: 2}, format.NoPlayer)
			out = append(out, b)
		}
		if c.Frozen = h.Frozen.V; !c.Frozen {
			c.Pots = Pots{} // none is to be cut, and no level is owed
			c.Rungs.frozen = 0
		} else {
			c.Rungs.plain = 0
		}
	}
	if h.Pot.Said() {
		if !c.First && c.Known && c.PotSaid && h.Pot.V != c.Pot && !(c.PotAlt && h.Pot.V == c.AltPot) {
			kind := CarriedPot
			if c.otherParts(h.Pot.V) {
				kind = WrongShare
			}
			b := v.keyBreach(kind, format.Anchor{Key: format.CarriedKey, Part: format.Entry}, format.NoPlayer)
			b.Got, b.Want = h.Pot.V, c.Pot
			if c.PotMay && h.Pot.V == c.MayPot {
				b.Untold = true
				b = b.unknown()
			}
			out = append(out, b)
		}
		c.Pot, c.PotSaid, c.PotAlt = h.Pot.V, true, false
	}
	if h.Opening.Said() {
		if want, known := v.asked(); !c.First && c.Known && known && h.Opening.V != want {
			b := v.keyBreach(CarriedOpening, format.Anchor{Key: format.CarriedKey, Part: format.Entry, N: 1}, format.NoPlayer)
			b.GotRank, b.WantRank = h.Opening.V, want
			out = append(out, b)
		}
		v.believeOpening(h.Opening.V)
	}
	v.carriedPots()
	if h.Span != (format.Span{}) && !c.Known {
		c.Known = h.Pot.Said() && h.Opening.Said()
	}
	if (c.First || !known) && !c.Frozen && h.Opening.Said() && h.Opening.V != v.r.OpeningAt(0, false) {
		c.Void = true
	}
	return out
}

// carriedPots believes the levels and parts a hand says it starts with.
func (v *view) carriedPots() {
	c, h := v.past, &v.log.Carried
	if h.Frozen.Said() || len(h.Level) > 0 || len(h.Parts) > 0 {
		c.LevelKnown, c.Parts = true, false
	}
	if len(h.Level) > 0 {
		c.Frozen = true
		clear(c.Pots.Level[:])
		clear(c.Pots.Alt[:])
		for _, n := range h.Level {
			if n.Player.V >= 0 && n.Player.V < MaxRoster {
				c.Pots.Level[n.Player.V] = n.Chips.V
			}
		}
	}
	if len(h.Parts) > 0 {
		c.Frozen = true
		parts := make([]money.Chips, 0, len(h.Parts))
		for _, n := range h.Parts {
			parts = append(parts, n.V)
		}
		c.Pots.keep(parts)
	}
}

// count believes the stacks counted before the hand, and says which differ
// from play.
func (v *view) count(out []Breach) []Breach {
	for i, n := range v.log.Stacks {
		who := n.Player.V
		if who < 0 || who >= MaxRoster {
			continue
		}
		c, got := v.past, n.Chips.V
		// What he owes stands aside once he is counted.
		if have := c.Stack[who]; c.StackKnown[who] && got != have && got != have+c.Offset[who] && !(have < 0 && got == 0) {
			b := v.keyBreach(CountMismatch, format.Anchor{Key: format.StacksKey, Part: format.Entry, N: i}, who)
			b.Got, b.Want = got, have
			if got == have+c.Perhaps[who] {
				b.Untold = true
				b = b.unknown()
			}
			out = append(out, b)
		}
		c.Stack[who], c.StackKnown[who], c.Offset[who], c.Perhaps[who] = got, true, 0, 0
		if seat := v.s.Seat(who); seat != NoSeat {
			v.s.Seats[seat].Stack, v.s.Seats[seat].StackKnown = got, true
		}
	}
	return out
}

package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// seat sets the table for a hand: who sits where, who deals, which deck, what
// lies in the pot. It returns false where more sit down than a table has seats.
func (v *view) seat() bool {
	s, h, c := v.s, v.log, v.past
	*s = State{Dealer: NoSeat, Turn: NoSeat, First: NoSeat, Opener: NoSeat, Aggressor: NoSeat, Opening: NoSeat, InKnown: true}
	if h.Seats.Said() {
		if len(h.Seats.V) > MaxSeats {
			return false
		}
		c.NSeats = int8(len(h.Seats.V))
		for i, n := range h.Seats.V {
			c.Seats[i] = int8(n.V)
		}
	} else if c.NSeats == MaxSeats && len(h.Session.Players) > MaxSeats {
		return false
	}
	s.N = c.NSeats
	for i := range s.N {
		roster := c.Seats[i]
		s.Seats[i] = Player{
			Roster: roster, Dealt: true, In: true,
			Stack: c.Stack[roster], StackKnown: c.StackKnown[roster], Lost: c.Lost[roster], Cards: Cards{DealtMore: 5},
		}
	}
	s.Deck = v.r.DeckOf(int(s.N))
	if h.Deck.Said() {
		s.Deck = h.Deck.V
	}
	return true
}

// button puts the deal where the log says it was, or where it moves to.
func (v *view) button() {
	dealer := int(v.past.Dealer)
	if next, known := v.nextDealer(); known {
		dealer = next
	}
	if v.log.Dealer.Said() {
		dealer = v.log.Dealer.V
	}
	v.s.Dealer = v.s.Seat(dealer)
}

// nextDealer returns whose deal it is: the next at the table to the left of
// who dealt, or the same again after a misdeal and, where the table wants it,
// after a hand nobody took ([001]).
func (v *view) nextDealer() (int, bool) {
	c, s := v.past, v.s
	stays := c.Rules.DealerAfterVoid == house.DealerStays
	if c.Dealer == format.NoPlayer || !c.Known && stays {
		return 0, false
	}
	if c.Again || (c.Void || c.Frozen) && stays {
		if old := s.Seat(int(c.Dealer)); old != NoSeat && !s.Seats[old].SitsOut {
			return int(c.Dealer), true
		}
	}
	if old := s.Seat(int(c.Dealer)); old != NoSeat {
		for k := 1; k <= int(s.N); k++ {
			if i := s.left(old, k); !s.Seats[i].SitsOut {
				return s.player(i), true
			}
		}
	}
	// Who dealt has left the table: the roster is clockwise too.
	n := len(v.log.Session.Players)
	for k := 1; k <= n; k++ {
		if who := (int(c.Dealer) + k) % n; s.Seat(who) != NoSeat && !s.Seats[s.Seat(who)].SitsOut {
			return who, true
		}
	}
	return 0, false
}

func (v *view) keyBreach(k Kind, at format.Anchor, player int) Breach {
	return Breach{Kind: k, Verdict: format.Violation, Player: player, At: at, Ruling: Ruling{Kind: Stands}}
}

// wrongDealer: the deal did not move as the rules say.
func (v *view) wrongDealer(out []Breach) []Breach {
	next, known := v.nextDealer()
	if !known || !v.log.Dealer.Said() || v.log.Dealer.V == next {
		return out
	}
	b := v.keyBreach(WrongDealer, format.Anchor{Key: format.DealerKey}, v.log.Dealer.V)
	b.Others = b.Others.With(next)
	return append(out, b)
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
			out = append(out, b)
		}
		c.Stack[who], c.StackKnown[who], c.Lost[who], c.Offset[who] = got, true, false, 0
		if seat := v.s.Seat(who); seat != NoSeat {
			v.s.Seats[seat].Stack, v.s.Seats[seat].StackKnown, v.s.Seats[seat].Lost = got, true, false
		}
	}
	return out
}

// carried believes what the hand says it starts with, and says what differs
// from the hand before.
func (v *view) carried(out []Breach) []Breach {
	c, h := v.past, &v.log.Carried
	if h.Frozen.Said() {
		if !c.First && c.Known && h.Frozen.V != c.Frozen {
			b := v.keyBreach(CarriedFrozen, format.Anchor{Key: format.CarriedKey, Part: format.Entry, N: 2}, format.NoPlayer)
			out = append(out, b)
		}
		c.Frozen = h.Frozen.V
	}
	if h.Pot.Said() {
		if !c.First && c.Known && c.PotSaid && h.Pot.V != c.Pot && !(c.PotAlt && h.Pot.V == c.AltPot) {
			kind := CarriedPot
			if c.otherParts(h.Pot.V) {
				kind = WrongShare
			}
			b := v.keyBreach(kind, format.Anchor{Key: format.CarriedKey, Part: format.Entry}, format.NoPlayer)
			b.Got, b.Want = h.Pot.V, c.Pot
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
		c.Void = c.Void || !c.Frozen && h.Opening.Said() && h.Opening.V != v.r.OpeningAt(0, false)
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

// believeOpening puts the ladder where a hand says it stands.
func (v *view) believeOpening(at card.Rank) {
	c := v.past
	if c.Rules.OpeningAt(int(c.Step), c.Frozen) == at && c.Rung == 0 {
		return
	}
	c.Rung = at
	if step, ok := c.Rules.StepOf(at, c.Frozen); ok {
		c.Step, c.Rung = int16(step), 0
	}
}

// asked returns the opening this hand asks for, and whether it is known.
func (v *view) asked() (card.Rank, bool) {
	c, r := v.past, v.r
	switch {
	case r.Opening == 0:
		return 0, true
	case c.Rung != 0:
		return c.Rung, true
	case c.Step > 0 || c.Frozen:
		r = &c.Rules // what passes on follows the rules of the hand that ended
	}
	return r.OpeningAt(int(c.Step), c.Frozen), c.Known || r.OpeningLadder == house.LadderFlat && r.OpeningOnParola == r.Opening
}

// ladder fixes what the hand asks for. What the table asked for is checked
// against it, and believed where it is not known.
func (v *view) ladder(out []Breach) []Breach {
	s, c, h := v.s, v.past, v.log
	s.Asked, s.AskKnown = v.asked()
	s.Frozen = c.Frozen
	s.DrawFits, s.DrawKnown = !c.Void && !c.Frozen, c.Known || c.Void || c.Frozen
	s.Dead, s.Carried, s.PotKnown = c.Pot, c.Pot, c.PotSaid
	if !h.OpeningAt.Said() {
		return out
	}
	at := format.Anchor{Key: format.OpeningAtKey}
	switch {
	case !s.AskKnown:
		s.Asked, s.AskKnown = h.OpeningAt.V, true
		v.believeOpening(h.OpeningAt.V)
	case h.OpeningAt.V != s.Asked:
		b := v.keyBreach(WrongOpeningAsked, at, format.NoPlayer)
		b.GotRank, b.WantRank = h.OpeningAt.V, s.Asked
		b.Causes = v.ladderCause()
		out = append(out, b)
	}
	return out
}

// ladderCause is the hand before that moved the opening.
func (v *view) ladderCause() []Cause {
	switch c := v.past; {
	case c.Void && c.VoidAt.Known():
		return []Cause{{Why: NobodyOpened, Place: c.VoidAt}}
	case c.Frozen && c.FrozenAt.Known():
		return []Cause{{Why: FrozenThere, Place: c.FrozenAt}}
	}
	return nil
}

// due returns the ante the rules ask of a seat.
func (v *view) due(seat Seat) money.Chips {
	c := v.past
	if c.Again || !v.s.Seats[seat].Dealt || c.Void && !v.r.AnteAfterVoid || c.Frozen && !c.Void && !v.r.AnteOnParola {
		return 0
	}
	return v.r.AnteOf(v.s.Ante, seat == v.s.Dealer)
}

// measure fixes the dealer's amount, by which the others are measured.
func (v *view) measure() {
	s, h, c := v.s, v.log, v.past
	s.Ante, s.AnteSaid = c.Ante, c.AnteSaid
	if h.Ante.Amount.Said() {
		s.Ante, s.AnteSaid = h.Ante.Amount.V, true
	}
	for _, n := range h.Ante.Paid {
		if s.Dealer != NoSeat && n.Player.V == s.player(s.Dealer) && n.Chips.V > 0 {
			s.Ante, s.AnteSaid = n.Chips.V, true
		}
	}
	c.Ante, c.AnteSaid = s.Ante, s.AnteSaid
}

// antes pays the antes, as the log lists them or else as the rules say. Under
// a ruling they are always as the rules say.
func (v *view) antes(ruled bool, out []Event) []Event {
	s, h := v.s, v.log
	if h.Ante.Listed && !ruled {
		for _, n := range h.Ante.Paid {
			if seat := s.Seat(n.Player.V); seat != NoSeat {
				out = v.payAnte(seat, n.Chips.V, out)
			}
		}
		v.markShort()
		return out
	}
	if s.Dealer == NoSeat && v.r.Ante != house.AnteAll && v.r.Ante != house.AnteNone {
		v.forgetStacks()
	}
	unsaid := v.r.Ante != house.AnteNone && (!s.AnteSaid || !v.anteKnown())
	if unsaid {
		s.PotKnown = false
	}
	for i := range Seat(s.N) {
		if unsaid && v.mayOwe(i) {
			s.Seats[i].lose()
		}
		out = v.payAnte(i, v.due(i), out)
	}
	v.markShort()
	return out
}

// markShort marks who is all-in for less than the ante he owes.
func (v *view) markShort() {
	for i := range Seat(v.s.N) {
		p := &v.s.Seats[i]
		p.ShortAnte = p.AllIn && p.AnteIn < v.due(i)
	}
}

// anteKnown reports whether it is known that this hand has an ante: after a
// hand that is not on record it may not be, at some tables.
func (v *view) anteKnown() bool {
	return v.past.Known || v.r.AnteAfterVoid && v.r.AnteOnParola
}

// mayOwe reports whether the rules ask an ante of a seat, whatever its amount.
func (v *view) mayOwe(seat Seat) bool { return v.r.Ante != house.AnteDealer || seat == v.s.Dealer }

// forgetStacks: somebody paid the ante, and nobody wrote who.
func (v *view) forgetStacks() {
	for i := range v.s.N {
		v.s.Seats[i].lose()
	}
	v.s.PotKnown = false
}

// wrongAnte: what was put in is not what the rules ask of whom. Once a hand.
func (v *view) wrongAnte(out []Breach) []Breach {
	s, h := v.s, v.log
	if !h.Ante.Listed || s.Dealer == NoSeat || !v.anteKnown() || !s.AnteSaid && len(h.Ante.Paid) == 0 && v.r.Ante == house.AnteNone {
		return out
	}
	b := v.keyBreach(WrongAnte, format.Anchor{Key: format.AnteKey}, format.NoPlayer)
	b.Ruling = Ruling{Kind: MakesGood}
	short := false
	for i := range Seat(s.N) {
		p := &s.Seats[i]
		paid, at := v.paid(int(p.Roster))
		want := v.due(i)
		if p.StackKnown && v.tableStakes() && paid < want && paid == max(p.Stack, 0) || paid == want {
			continue
		}
		if b.Player == format.NoPlayer {
			b.Player, b.Got, b.Want = int(p.Roster), paid, want
			if at >= 0 {
				b.At.Part, b.At.N = format.Entry, at
			}
		}
		b.Others = b.Others.With(int(p.Roster))
		pay := Payment{From: int(p.Roster), To: format.NoPlayer, Chips: want - paid}
		if paid > want {
			pay = Payment{From: format.NoPlayer, To: int(p.Roster), Chips: paid - want}
		} else {
			short = true
		}
		b.Ruling.Pay = append(b.Ruling.Pay, pay)
	}
	if b.Others == 0 {
		return out
	}
	if !short {
		b.Ruling.Kind = GoesBack
	}
	return append(out, b)
}

// paid returns what the log says a player put in as his ante, and which entry
// says so, -1 for none.
func (v *view) paid(player int) (money.Chips, int) {
	for i, n := range v.log.Ante.Paid {
		if n.Player.V == player {
			return n.Chips.V, i
		}
	}
	return 0, -1
}

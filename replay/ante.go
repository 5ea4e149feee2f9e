package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// due returns the ante the rules ask of a seat.
func (v *view) due(seat Seat) money.Chips {
	c := v.past
	if c.Again && !c.AntesToo || !v.s.Seats[seat].Dealt || c.Void && !v.r.AnteAfterVoid || c.Frozen && !c.Void && !v.r.AnteOnParola {
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
	s.Anted = true
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
		if (unsaid || s.Seats[i].PerhapsIn) && v.mayOwe(i) {
			s.Seats[i].lose()
			s.Seats[i].AnteOpen = true
			s.PotKnown = s.PotKnown && !s.Seats[i].PerhapsIn
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

// payAnte puts an ante in, no more than he has at table stakes.
func (v *view) payAnte(seat Seat, c money.Chips, out []Event) []Event {
	p := &v.s.Seats[seat]
	if c = v.atMost(p, c); c <= 0 || p.AllIn { // his rest, which nobody counted, went in for the level
		return out
	}
	p.move(-c)
	p.AllIn = v.bound(p) && p.Stack == 0
	p.AnteIn += c
	v.s.Dead += c
	e := v.event(AntePaid, seat)
	e.Chips = c
	return append(out, e)
}

// wrongAnte: what was put in is not what the rules ask of whom. Once a hand.
func (v *view) wrongAnte(out []Breach) []Breach {
	s, h := v.s, v.log
	if !h.Ante.Listed || s.Dealer == NoSeat || !v.anteKnown() {
		return out
	}
	b := v.keyBreach(WrongAnte, format.Anchor{Key: format.AnteKey}, format.NoPlayer)
	b.Ruling = Ruling{Kind: MakesGood}
	short := false
	for i := range Seat(s.N) {
		p := &s.Seats[i]
		paid, at := v.paid(int(p.Roster))
		want := v.due(i)
		pay := Payment{From: int(p.Roster), To: format.NoPlayer, Chips: want - paid}
		switch {
		case paid > want:
			pay = Payment{From: format.NoPlayer, To: int(p.Roster), Chips: paid - want}
		case paid < want && !(v.bound(p) && paid == max(p.Stack, 0)):
			short = true
		default:
			continue
		}
		if b.Player == format.NoPlayer {
			b.Player, b.Got, b.Want = int(p.Roster), paid, want
			if at >= 0 {
				b.At.Part, b.At.N = format.Entry, at
			}
		}
		b.Others = b.Others.With(int(p.Roster))
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

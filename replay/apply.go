package replay

import (
	"apertura/format"
	"apertura/replay/house"
)

// apply plays an act at the table as it was logged, legal or not, and appends
// what happened. It keeps the number of chips. With corrections, the breaches
// of the act at this table, it plays what their rulings make of it instead.
func apply(v *view, corrections []Breach, out []Event) []Event {
	a := v.act
	if a.Verb == format.Pay {
		return v.pay(out)
	}
	seat := NoSeat
	if a.Player != format.NoPlayer {
		if seat = v.actor; seat == NoSeat {
			return out
		}
	}
	if a.Verb == format.Rebuy && seat != NoSeat {
		return v.buy(seat, out)
	}
	if seat != NoSeat && !v.s.Seats[seat].Dealt || !v.meant && v.notMeant(seat) {
		return out
	}
	switch a.Phase {
	case format.Before:
		return v.applyBefore(seat, corrections, out)
	case format.Opening, format.Betting:
		return v.applyWord(seat, corrections, out)
	case format.Draw:
		return v.applyDraw(seat, corrections, out)
	case format.Showdown:
		return v.applyShow(seat, out)
	}
	return out
}

func (v *view) event(k EventKind, seat Seat) Event {
	e := Event{Kind: k, Seat: seat}
	if v.act != nil {
		e.Act = v.act.Number
	}
	return e
}

func (v *view) buy(seat Seat, out []Event) []Event {
	p := &v.s.Seats[seat]
	if p.StackKnown {
		p.Stack += v.act.Amount.Chips
	}
	e := v.event(ChipsBought, seat)
	e.Chips = v.act.Amount.Chips
	return append(out, e)
}

func (v *view) applyBefore(seat Seat, corrections []Breach, out []Event) []Event {
	if seat == NoSeat {
		return out
	}
	switch a := v.act; {
	case a.Verb == format.Level:
		return v.payLevel(seat, len(corrections) > 0 && corrections[0].Ruling.Kind.moves(), out)
	case isBlind(a.Verb):
		return v.post(seat, corrections, out)
	case a.Verb == format.Match && v.s.Posts.N > 1 && v.s.Posts.has(seat):
		return v.match(seat, out)
	}
	return out
}

func (v *view) applyWord(seat Seat, corrections []Breach, out []Event) []Event {
	a := v.act
	if seat == NoSeat {
		return out
	}
	p := &v.s.Seats[seat]
	switch {
	case a.Verb == format.Time:
		p.Turn.Time = int32(a.Number)
		p.Turn = p.Turn.with(a)
		return out
	case a.Verb == format.Read:
		// It has to be said as the turn comes, before any thinking.
		first := p.Turn.Seconds == 0 && !p.Turn.Long && a.After().V <= v.r.ThinkLimit
		p.Turn = p.Turn.with(a)
		p.Turn.Reads = p.Turn.Reads || first
		return out
	case a.Verb == format.Think, !isWord(a.Verb) && v.s.Turn == seat:
		p.Turn = p.Turn.with(a)
		return out
	case !isWord(a.Verb):
		return out
	}
	m := v.moveOf(seat, a)
	if len(corrections) > 0 {
		m = corrected(m, v.s, seat, corrections)
	}
	leaves := m.does == folding && v.s.Seats[seat].In && v.s.in() > 1 // counts whenever it is said ([004])
	if m.does == nothing || !leaves && (v.ended(seat) || voided(corrections)) {
		return out
	}
	return v.applyMove(seat, m, corrections, out)
}

// voided reports whether an act does not count by its ruling.
func voided(corrections []Breach) bool {
	for i := range corrections {
		if corrections[i].Ruling.Kind == DoesNotCount {
			return true
		}
	}
	return false
}

// ended reports whether a word comes after the round, from one who has none
// left: it cannot be applied. One who had left and is back is taken back in.
func (v *view) ended(seat Seat) bool {
	s, p := v.s, &v.s.Seats[seat]
	if p.Left && !p.Missing {
		return s.in() < 2 || !v.staysBack()
	}
	return s.InKnown && s.Dealer != NoSeat && s.Turn == NoSeat && !(s.LeftAlone && p.In) && !p.Passed && !p.MayAgain
}

// staysBack reports whether one who had left goes on in the hand from here: he
// acts again, or takes the pot.
func (v *view) staysBack() bool {
	for i := v.act.Number; i < len(v.log.Acts); i++ {
		if a := &v.log.Acts[i]; a.Player == v.act.Player && !a.Undone && !speaksOnly(a.Verb) && a.Verb != format.ShowOpeners && a.Verb != format.Muck {
			return true
		}
	}
	return v.took(v.act.Player)
}

// corrected returns the move as the rulings of its breaches make it.
func corrected(m move, s *State, seat Seat, bs []Breach) move {
	for _, b := range bs {
		switch b.Ruling.Kind {
		case MakesGood, CountsAsCall:
			m.does, m.wager = calling, s.Seats[seat].Wager+s.call(seat)
		case GoesBack:
			m.wager = s.Seats[seat].Wager + s.call(seat)
		case CountsAsLimit:
			m.wager = b.Want
			if b.Kind == RaiseTooLarge {
				m.wager += s.High
			}
		case MadeUpToLeast:
			m.wager = b.Want
		}
	}
	return m
}

func (v *view) applyMove(seat Seat, m move, corrections []Breach, out []Event) []Event {
	s, p := v.s, &v.s.Seats[seat]
	v.passOver(seat)
	if isBlind(v.act.Verb) && m.does == opening {
		return v.applyLateBlind(seat, corrections, out)
	}
	wasPassed := p.Passed
	p.Passed, p.Spoke, p.MayAgain, p.Turn, p.Left, p.In = false, true, false, Thought{}, false, true
	if m.does == raising && m.wager <= s.High {
		// A raise that raises nothing: the table may take it for a call, or for
		// a raise and give everybody another word.
		m.does = calling
		if !m.known {
			s.OrderOpen, s.HighOpen = true, true // nobody knows whether it was one, and how high
			s.PotKnown = false
			s.outbid(seat, false)
		}
		s.mayAgain(seat)
	}
	if m.does == raising && v.act.By && s.HighOpen {
		m.known = false // by so much, over what nobody knows
	}
	if m.does == calling && m.known && s.HighOpen && s.WagerAct > 0 {
		s.High = max(s.High, m.wager) // what he calls for is what it was, at least
	}
	out = v.put(seat, m, out)
	switch {
	case m.does == folding:
		p.In, p.Left, p.LeftAt = false, true, int32(v.act.Number)
	case m.aggressive():
		v.lead(seat, m)
	}
	if m.aggressive() || !wasPassed || s.Turn == NoSeat || s.in() < 2 {
		s.Turn = s.next(seat)
	}
	return out
}

// applyLateBlind: the cards are out. It makes a blind hand in every respect,
// and he has a last word; by the ruling it is an opening without openers.
func (v *view) applyLateBlind(seat Seat, corrections []Breach, out []Event) []Event {
	out = v.post(seat, corrections, out)
	p := &v.s.Seats[seat]
	p.Passed, p.Turn, p.Spoke = false, Thought{}, !v.s.Posts.Hand
	v.s.Turn = v.s.next(seat)
	return out
}

// passOver marks whom a word out of turn goes past.
func (v *view) passOver(seat Seat) {
	passed := v.passedOver(seat)
	if passed == 0 {
		return
	}
	for i := range Seat(v.s.N) {
		if passed.Has(int(i)) {
			v.s.Seats[i].Passed, v.s.Seats[i].PassedAt = true, int32(v.act.Number)
		}
	}
}

// put moves a move's chips from the stack to the table.
func (v *view) put(seat Seat, m move, out []Event) []Event {
	p := &v.s.Seats[seat]
	e := v.event(m.does.happens(), seat)
	if m.does >= calling {
		e.Chips = m.wager - p.Wager
		e.AtLeast = !m.known && (m.does != calling || v.s.HighOpen)
		p.Wager = m.wager
		p.Told = v.tells(seat, m)
		p.move(-e.Chips)
		if !m.known {
			v.s.WagerOpen = true
			if m.does == calling && v.mayBeRest(seat) {
				v.s.PotLess += e.Chips
			} else {
				v.s.PotKnown = false
			}
			p.lose()
		}
	}
	p.InDebt = v.tableStakes() && p.StackKnown && p.Stack < 0
	out = append(out, e)
	if (m.rest || p.StackKnown && p.Stack == 0 && e.Chips > 0) && v.tableStakes() {
		p.AllIn = true
		if p.StackKnown && p.Stack > 0 {
			p.RestSaid, p.RestLeft = true, p.Stack
		}
		out = append(out, v.event(WentAllIn, seat))
	}
	return out
}

// tells returns how far a player's wagers are on record once he has made a move.
func (v *view) tells(seat Seat, m move) Told {
	switch {
	case !m.known && !m.aggressive() && (m.rest || v.mayBeRest(seat)):
		return untold
	case !m.known, m.does == calling && v.s.Seats[seat].Told != told && v.act.Amount.Kind != format.NoAmount:
		return matched // so much more, on top of what nobody knows, is taken for the call
	}
	return told
}

// happens returns what a move is called once it is made.
func (d doing) happens() EventKind {
	switch d {
	case folding:
		return Folded
	case calling:
		return Called
	case opening:
		return PotOpened
	case betting:
		return ChipsBet
	case raising:
		return Raised
	}
	return Passed
}

// lead makes a seat the one all others have to answer.
func (v *view) lead(seat Seat, m move) {
	s := v.s
	if m.does == opening && !s.Opened {
		s.Opened, s.Opener = true, seat
	}
	if m.does == raising && s.Raises < 1<<6 {
		s.Raises++
	}
	more, above := max(m.wager-s.High, 0), s.HighOpen && m.known
	short := more < s.Increment && v.r.RaiseMin == house.RaiseMinLast && s.Seats[seat].AllIn
	s.High = max(s.High, m.wager)
	s.HighOpen, s.HighLess, s.HighMore = !m.known, false, false
	s.Aggressor, s.WagerAct = seat, 0
	if v.act != nil {
		s.WagerAct = int32(v.act.Number)
	}
	if s.Phase == format.Opening {
		s.Opening = seat
	}
	if !short {
		s.Increment, s.Loose = more, above
	}
	for i := range Seat(s.N) {
		if p := &s.Seats[i]; i != seat {
			// A raise that is short for want of chips is to be met, and no more.
			p.Closed = short && (p.Spoke || p.Closed)
			p.Spoke = false
		}
	}
	s.outbid(seat, above)
}

// outbid: whoever is all-in for what nobody knows is the highest no more, or may
// be still where somebody went above that with a figure.
func (s *State) outbid(by Seat, figure bool) {
	for i := range Seat(s.N) {
		p := &s.Seats[i]
		if i == by || !p.AllIn {
			continue
		}
		if p.Told == matched {
			p.Told = untold
		}
		if figure && p.Told == untold {
			p.Told = loose
		}
	}
}

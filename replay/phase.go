package replay

import (
	"apertura/format"
	"apertura/replay/house"
)

// enter moves the table on to a phase. What a phase leaves behind is settled
// by leave, which comes first.
func (v *view) enter(p format.Phase, out []Event) []Event {
	s := v.s
	s.Phase = p
	if p == format.Showdown {
		s.ShowFirst, s.Turn = v.showFirst(), NoSeat
	} else {
		s.Turn, s.First, s.Aggressor = NoSeat, NoSeat, NoSeat
	}
	switch p {
	case format.Opening:
		s.First = s.leftOfDealer()
		if last := s.Posts.last(); last != NoSeat {
			s.First = s.left(last, 1)
		}
		s.Turn = s.First
		if s.Turn != NoSeat && !s.owes(s.Turn) {
			s.Turn = s.next(s.Turn)
		}
	case format.Draw:
		s.Draw.Judged = v.writesBurn()
		s.Draw.Stub = max(int16(s.Deck)-s.outOfDeck(), 0)
		s.Draw.Fewer = 5 * int16(s.perhapsIn())
	case format.Betting:
		if s.couldBet() || s.Opened && s.withWord() > 1 && v.log.Written(format.Betting) {
			s.First = v.firstAfterDraw()
			s.Turn = s.First
			// He may have no chips left to speak of.
			s.OrderOpen = s.OrderOpen || s.First != NoSeat && s.Seats[s.First].spent()
		}
	}
	e := v.event(PhaseBegan, NoSeat)
	e.Phase = p
	return append(out, e)
}

// leave ends the phase the table is in and appends what that shows: who never
// gave his word, who received a wrong number of cards. Whom a round went past
// is out where he owed chips.
func (v *view) leave(bs []Breach, out []Event) ([]Breach, []Event) {
	s := v.s
	switch s.Phase {
	case format.Opening:
		if v.log.Written(format.Opening) {
			bs, out = v.missing(bs, out)
			s.Nobody = s.Opened && s.in() == 1
		} else {
			s.InKnown, s.PotKnown, s.HighOpen = false, false, true
		}
		v.gather()
	case format.Draw:
		bs, out = v.leaveDraw(bs, out)
	case format.Betting:
		switch {
		case v.log.Written(format.Betting):
			bs, out = v.missing(bs, out)
		case v.s.BetUnread:
			s.InKnown, s.PotKnown = false, false
		}
	}
	return bs, out
}

// couldBet reports whether this table had a second round to bet in.
func (s *State) couldBet() bool { return s.Opened && s.canBet() > 1 }

// gather makes the wagers of the opening round those of the round before.
func (v *view) gather() {
	s := v.s
	for i := range s.N {
		p := &s.Seats[i]
		p.Early, p.Wager = p.Wager, 0
		p.EarlyTold, p.Told = p.Told, told
		p.Spoke, p.Passed, p.PassedAt, p.Closed, p.MayAgain, p.Turn = false, false, 0, false, false, Thought{}
	}
	s.EarlyHigh, s.EarlyOpen = s.High, s.HighOpen
	s.High, s.Increment, s.Loose, s.Raises, s.WagerAct, s.HighOpen = 0, 0, false, 0, 0, false
}

// brokenOff reports whether a misdeal ended the hand in the middle of the
// round: nothing is written behind it.
func (v *view) brokenOff() bool {
	if v.log.Result.Kind != format.Redeal {
		return false
	}
	for p := v.s.Phase + 1; p < format.Result; p++ {
		if v.log.Written(p) {
			return false
		}
	}
	return true
}

// missing: the round ended without his word, and more than one was in.
func (v *view) missing(bs []Breach, out []Event) ([]Breach, []Event) {
	s := v.s
	if v.brokenOff() || s.in() < 2 || !s.InKnown || s.Phase == format.Betting && (s.canBet() < 2 && s.High == 0 || !s.Opened) {
		return bs, out
	}
	b := Breach{Kind: TurnSkipped, Verdict: format.Violation, Player: format.NoPlayer, Ruling: Ruling{Kind: Stands}}
	waiting := s.waiting()
	for i := range Seat(s.N) {
		if !waiting.Has(int(i)) {
			continue
		}
		p := &s.Seats[i]
		if p.Lost && !p.StackKnown && (p.spent() || !v.named(int(p.Roster))) {
			// He may have had no chips left to speak of, or none to play with.
			p.In = p.In && p.spent()
			continue
		}
		if b.Player == format.NoPlayer {
			b.Player = int(p.Roster)
		}
		b.Others = b.Others.With(int(p.Roster))
		if at := int(p.PassedAt); at > 0 && (b.At.Act == 0 || at < b.At.Act) {
			b.At.Act = at
		}
		p.Missing = true
		if s.call(i) > 0 {
			p.In, p.Left = false, true
			b.Ruling.Kind = OutOfHand
		}
		out = append(out, v.event(WasMissing, i))
	}
	if b.Others == 0 {
		return bs, out
	}
	s.LeftAlone = s.LeftAlone || s.in() < 2
	if b.At.Act == 0 {
		b.At = v.afterRound()
	}
	b.Act = b.At.Act
	return append(bs, b), out
}

// afterRound is the first thing written behind this round: the act that went
// on without somebody, or the result.
func (v *view) afterRound() format.Anchor {
	for i := range v.log.Acts {
		if v.log.Acts[i].Phase > v.s.Phase && !v.log.Acts[i].Undone {
			return format.Anchor{Act: i + 1}
		}
	}
	if v.log.Result.Kind != format.Unsaid {
		return format.Anchor{Key: format.ResultKey}
	}
	return format.Anchor{}
}

// leftOfDealer returns the first seat dealt in to the dealer's left.
func (s *State) leftOfDealer() Seat { return s.dealtLeft(s.Dealer) }

// dealtLeft returns the first seat dealt in to the left of another.
func (s *State) dealtLeft(from Seat) Seat {
	if from == NoSeat {
		return NoSeat
	}
	for k := 1; k <= int(s.N); k++ {
		if i := s.left(from, k); s.Seats[i].Dealt {
			return i
		}
	}
	return NoSeat
}

// firstAfterDraw: the opener, the last raiser, or the dealer's left; if gone
// or all-in, the first player in with chips to the left ([001] [002] [003]).
func (v *view) firstAfterDraw() Seat {
	s := v.s
	from := s.Opener
	switch v.r.FirstAfterDraw {
	case house.LastRaiserFirst:
		from = s.Opening
	case house.LeftOfDealerFirst:
		from = s.leftOfDealer()
	}
	if s.Posts.Hand {
		from = v.blindFirst()
	}
	if from == NoSeat {
		return NoSeat
	}
	for k := range int(s.N) {
		if i := s.left(from, k); s.Seats[i].In && !s.Seats[i].AllIn {
			return i
		}
	}
	return NoSeat
}

// outOfDeck counts the cards dealt.
func (s *State) outOfDeck() int16 {
	var n int16
	for i := range s.N {
		if c := &s.Seats[i].Cards; s.Seats[i].Dealt {
			n += int16(c.Dealt.Len()) + int16(c.DealtMore)
		}
	}
	return n
}

// writesBurn reports whether this draw has a burn or a reshuffle on record.
func (v *view) writesBurn() bool {
	acts := v.gist.having(format.Burn, format.Reshuffle)
	for i := range acts {
		a := &acts[i]
		if a.Phase == format.Draw && (a.Verb == format.Burn || a.Verb == format.Reshuffle) && !a.Undone {
			return true
		}
	}
	return false
}

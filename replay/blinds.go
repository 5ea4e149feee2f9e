package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// Posts is the blinds of a hand: who put in how many, and what they are worth.
type Posts struct {
	N       int8        // said so far
	Seats   [8]Seat     // who said them, in their order
	Amount  money.Chips // what the last one asked for
	Open    bool        // nobody knows how much that was
	Hand    bool        // it is a blind hand: the last blind speaks last, the first raise is reserved
	Matched bool        // the first blind matched the over at once
	Late    bool        // said after the deal
}

// last returns the seat of the last blind, NoSeat without one.
func (b *Posts) last() Seat {
	if b.N == 0 {
		return NoSeat
	}
	return b.Seats[b.N-1]
}

// met reports whether a seat has in what the last blind takes: it said it, or
// matched it at once.
func (b *Posts) met(seat Seat) bool {
	return b.last() == seat || b.Matched && b.Seats[0] == seat
}

func isBlind(v format.Verb) bool { return v == format.Buio || v == format.Over }

// judgeBlind judges a blind said before the deal: is one allowed, whose is it,
// how much does it take.
func (v *view) judgeBlind(seat Seat, out []Breach) []Breach {
	s := v.s
	out = v.barred(out)
	if want := v.blindSeat(); want != NoSeat && want != seat {
		b := v.breach(BlindWrongSeat, format.Whole)
		b.Others = b.Others.With(s.player(want))
		b.Ruling.Kind = StandsAsOpening
		out = append(out, b)
	}
	return v.blindAmount(seat, out)
}

// barred says that this hand allows no blind, or no further one.
func (v *view) barred(out []Breach) []Breach {
	if !v.blindBarred() {
		return out
	}
	b := v.breach(BlindNotAllowed, format.Whole)
	b.Got, b.Want = money.Chips(v.s.Posts.N)+1, money.Chips(v.r.BlindLevels)
	b.Ruling.Kind = StandsAsOpening
	b.Causes = v.ladderCause()
	return append(out, b)
}

// blindBarred: tables without blinds, only so many of them, and only when the
// opening is at Jacks or the pot is not frozen ([003]).
func (v *view) blindBarred() bool {
	s, r := v.s, v.r
	switch {
	case r.Blinds == house.BlindsNone:
		return true
	case r.Blinds == house.BlindsFixed && s.Posts.N >= 2, r.Blinds != house.BlindsFixed && int(s.Posts.N) >= r.BlindLevels:
		return true
	case r.BlindWhen == house.BlindAny:
		return false
	case s.Frozen:
		return true
	}
	return r.BlindWhen == house.BlindAtJacks && s.AskKnown && s.Asked > card.Jack
}

// blindSeat returns whose the next blind is: the first dealt in to the
// dealer's left, then the next after each. With two players at fixed blinds
// the dealer may be the small one.
func (v *view) blindSeat() Seat {
	s := v.s
	from := s.Dealer
	if last := s.Posts.last(); last != NoSeat {
		from = last
	} else if v.r.Blinds == house.BlindsFixed && v.r.HeadsUpBlinds == house.HeadsUpDealerSmall && s.dealt().Len() == 2 {
		return s.Dealer
	}
	return s.dealtLeft(from)
}

// blindOptions says whose the next blind is and what it takes, else who may
// match the last one. A blind of one's own choice is not said for less than it
// takes, for want of chips.
func (v *view) blindOptions(o *Options) {
	s := v.s
	if !v.blindBarred() {
		asked, known := v.blindAsked()
		seat := v.blindSeat()
		if seat == NoSeat || !known || asked == 0 {
			return
		}
		p := &s.Seats[seat]
		if v.r.Blinds == house.BlindsFixed {
			asked = v.atMost(p, asked)
		}
		if v.atMost(p, asked) == asked {
			o.Seat, o.Blind = seat, asked
			return
		}
	}
	if s.Posts.N < 2 || v.r.Blinds == house.BlindsFixed {
		return
	}
	if first := s.Posts.Seats[0]; s.call(first) > 0 && !s.Seats[first].AllIn {
		o.Seat, o.Match = first, v.atMost(&s.Seats[first], s.call(first))
	}
}

// blindAsked returns what the next blind takes: the pot or twice the pot, each
// further one twice the one before ([000]); or the fixed amounts.
func (v *view) blindAsked() (money.Chips, bool) {
	s, r := v.s, v.r
	if r.Blinds == house.BlindsFixed {
		small, big, ok := v.fixedBlinds()
		if s.Posts.N == 0 {
			return small, ok
		}
		return big, ok
	}
	if s.Posts.N > 0 {
		return min(2*s.Posts.Amount, money.Max), !s.Posts.Open
	}
	if r.BlindAmount == "pot" {
		return s.Pot(), s.PotKnown
	}
	return min(2*s.Pot(), money.Max), s.PotKnown
}

// fixedBlinds returns the amounts of this hand, or of the table.
func (v *view) fixedBlinds() (small, big money.Chips, ok bool) {
	r := *v.r
	if v.log.Blinds.Said() {
		r.BlindAmount = v.log.Blinds.V
	}
	return r.FixedBlinds(v.log.Session.Unit)
}

func (v *view) blindAmount(seat Seat, out []Breach) []Breach {
	want, known := v.blindAsked()
	got, said := v.chips(seat, v.act)
	if !said {
		return out
	}
	p := &v.s.Seats[seat]
	b := v.breach(BlindWrongAmount, format.AmountPart)
	b.Got, b.Want = got, want
	switch {
	case !known, got != want && !v.s.PotKnown && v.r.Blinds != house.BlindsFixed: // twice a blind that may have been wrong itself
		return append(out, b.unknown())
	case got > want:
		b.Ruling = Ruling{Kind: GoesBack, Pay: v.back(got - want)}
	case got < want && !(v.r.Blinds == house.BlindsFixed && v.bound(p) && got == p.Stack):
		b.Ruling = Ruling{Kind: MakesGood, Pay: v.into(want - got)}
	default:
		return out
	}
	return append(out, b)
}

// post puts a blind in. Under a ruling it is no blind but an opening that owes
// no openers and reserves no raise, or one of the amount asked for.
func (v *view) post(seat Seat, corrections []Breach, out []Event) []Event {
	s, p := v.s, &v.s.Seats[seat]
	want, known := v.blindAsked()
	amount, said := money.Chips(0), false
	if v.act != nil { // a fixed blind that has no line
		amount, said = v.chips(seat, v.act)
	}
	if !said {
		amount = v.atMost(p, want)
	}
	asOpening := false
	for _, b := range corrections {
		switch b.Ruling.Kind {
		case MakesGood, GoesBack:
			amount = want
		case StandsAsOpening:
			asOpening = true
		}
	}
	before := s.High
	m := move{does: opening, wager: max(amount, p.Wager), known: said || known, rest: v.act != nil && v.act.Amount.AllIn}
	out = v.put(seat, m, out)
	v.lead(seat, m)
	s.Increment = max(s.High-before, 0)
	if v.r.Blinds == house.BlindsFixed {
		s.Increment = max(amount, want)
	}
	if v.r.Blinds == house.BlindsFixed && p.AllIn {
		s.High = max(s.High, want) // all-in for less, the blind is still what the others call
	}
	s.NoOpeners = true
	s.Posts.Amount, s.Posts.Open = max(want, amount), !m.known
	if s.Posts.N < int8(len(s.Posts.Seats)) {
		s.Posts.Seats[s.Posts.N] = seat
		s.Posts.N++
	}
	s.Posts.Hand = !asOpening
	s.Opener = NoSeat
	if asOpening {
		s.Opener = seat
	}
	return out
}

// postFixed posts the fixed blinds that have no line.
func (v *view) postFixed(out []Event) []Event {
	if v.r.Blinds != house.BlindsFixed {
		return out
	}
	for v.s.dealt().Len() > 1 && !v.blindBarred() {
		seat := v.blindSeat()
		if seat == NoSeat {
			v.blindsUnseen()
			return out
		}
		out = v.post(seat, nil, out)
	}
	return out
}

// blindsUnseen: the blinds lie there, and nobody knows whose they are.
func (v *view) blindsUnseen() {
	s := v.s
	s.PotKnown, s.InKnown = false, false
	s.Opened, s.NoOpeners, s.HighOpen = true, true, true
	for i := range s.N {
		if p := &s.Seats[i]; p.Dealt {
			p.lose()
		}
	}
}

// match: the first blind covers the over at once, before the deal ([000]).
func (v *view) match(seat Seat, out []Event) []Event {
	s, p := v.s, &v.s.Seats[seat]
	s.Posts.Matched = s.Posts.Matched || seat == s.Posts.Seats[0]
	return v.put(seat, move{does: calling, wager: p.Wager + v.atMost(p, s.call(seat)), known: !s.HighOpen}, out)
}

// judgeMatch: only the blind that an over went above can match it, for the
// difference.
func (v *view) judgeMatch(seat Seat, out []Breach) []Breach {
	s := v.s
	if s.Posts.N < 2 || !s.Posts.has(seat) || s.call(seat) == 0 && !s.HighOpen {
		return append(out, v.notNow(NothingToCall))
	}
	return v.wrongCall(seat, v.moveOf(seat, v.act), out)
}

func (b *Posts) has(seat Seat) bool {
	for i := range b.N {
		if b.Seats[i] == seat {
			return true
		}
	}
	return false
}

// reserved: in a blind hand the first raise is the last blind's, and the
// buio's too if he matched at once ([000] [003]).
func (v *view) reserved(seat Seat, out []Breach) []Breach {
	if !v.firstRaiseIsOthers(seat) {
		return out
	}
	s, may := v.s, v.firstRaisers()
	b := v.breach(ReservedFirstRaise, format.Whole)
	for i := range Seat(s.N) {
		if may.Has(int(i)) {
			b.Others = b.Others.With(s.player(i))
		}
	}
	b.Ruling.Kind = CountsAsCall
	return append(out, b)
}

// firstRaiseIsOthers reports whether the first raise of the hand is reserved,
// and not to this seat.
func (v *view) firstRaiseIsOthers(seat Seat) bool {
	s := v.s
	if !s.Posts.Hand || s.Phase != format.Opening || s.Raises > 0 || v.r.FirstRaise == house.FirstRaiseFree {
		return false
	}
	return !v.firstRaisers().Has(int(seat))
}

// firstRaisers returns the seats that may make the first raise of a blind hand.
func (v *view) firstRaisers() Players {
	s := v.s
	last := Players(0).With(int(s.Posts.last()))
	if !s.Posts.Matched {
		return last
	}
	buio := Players(0).With(int(s.Posts.Seats[0]))
	switch v.r.MatchGives {
	case house.MatchGivesBlind:
		return buio
	case house.MatchGivesNone:
		return last
	}
	return last | buio
}

// lateBlind: "buio" said when the cards are out. It stands, and makes a blind
// hand in every respect; by the ruling it is an opening without openers.
func (v *view) lateBlind() Breach {
	b := v.breach(BlindTooLate, format.Whole)
	b.Ruling.Kind = StandsAsOpening
	return b
}

// lateMatch: the buio matches the over after seeing his cards: a call.
func (v *view) lateMatch() Breach {
	b := v.breach(LateMatch, format.Whole)
	b.Ruling.Kind = CountsAsCall
	return b
}

// blindFirst returns who speaks first after the draw in a blind hand.
func (v *view) blindFirst() Seat {
	s := v.s
	switch last := s.Posts.last(); v.r.BlindAfterDraw {
	case house.BlindFirst:
		return last
	case house.BlindAsUsual:
		return s.leftOfDealer()
	default:
		return s.left(last, 1)
	}
}

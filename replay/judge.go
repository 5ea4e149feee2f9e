package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// A view is what a predicate looks at: the rules, the table and the log with
// the act in question. Predicates change nothing but the breaches they append.
type view struct {
	r     *house.Rules
	s     *State
	log   *format.Hand
	act   *format.Act // nil between acts
	actor Seat        // of the act's player
	past  *Carry      // what the session brought to this hand
	gist  *gist       // of the log

	meant bool // the act means its player, whatever this table says

	gaveUp Players // by seat, where no showdown is on record: taken to have laid down unseen
}

func (v *view) tableStakes() bool { return v.r.Stakes == house.StakesTable }

// bound reports whether a player can put in no more than lies before him.
func (v *view) bound(p *Player) bool { return p.StackKnown && v.tableStakes() }

// atMost returns of a sum what a player can put in.
func (v *view) atMost(p *Player, c money.Chips) money.Chips {
	if v.bound(p) {
		return min(c, max(p.Stack, 0))
	}
	return c
}

// breach starts a breach about the act and its player; as long as it does not
// say otherwise, nothing follows from it.
func (v *view) breach(k Kind, part format.Part) Breach {
	return Breach{
		Kind: k, Verdict: format.Violation, Player: v.act.Player, Act: v.act.Number,
		At: format.Anchor{Act: v.act.Number, Part: part}, Ruling: Ruling{Kind: Stands},
	}
}

// judge appends the rules an act breaks at this table to out. It changes
// nothing else.
func judge(v *view, out []Breach) []Breach {
	a := v.act
	if a.Verb == format.Pay {
		return v.judgePay(out)
	}
	seat := NoSeat
	if a.Player != format.NoPlayer {
		if seat = v.actor; seat == NoSeat || !v.s.Seats[seat].Dealt {
			if speaksOnly(a.Verb) || a.Group {
				return out
			}
			return append(out, v.breach(NotAtTable, format.Whole))
		}
		if v.afterFold(seat) && !a.Group {
			return append(out, v.foldBreach(seat))
		}
	}
	if v.notMeant(seat) {
		return out
	}
	switch a.Phase {
	case format.Before:
		return v.judgeBefore(seat, out)
	case format.Opening, format.Betting:
		return v.judgeWord(seat, out)
	case format.Draw:
		return v.judgeDraw(seat, out)
	case format.Showdown:
		return v.judgeShow(seat, out)
	}
	return out
}

// notMeant reports whether `gli altri` does not mean a player after all: one
// who owes no word, because he has left, is all-in or alone.
func (v *view) notMeant(seat Seat) bool { return v.act.Group && v.wordless(seat) }

func (v *view) wordless(seat Seat) bool {
	if seat == NoSeat || !v.s.InKnown || !isWord(v.act.Verb) {
		return false
	}
	return v.s.in() < 2 || !v.s.owes(seat) && !v.s.Seats[seat].MayAgain
}

// speaksOnly reports whether a verb is open to anybody, in the hand or not.
func speaksOnly(v format.Verb) bool {
	switch v {
	case format.Say, format.Do, format.Pay, format.AskOpeners, format.Rebuy, format.Cut, format.Burn, format.Reshuffle:
		return true
	}
	return false
}

// afterFold: an act in a hand he left. He may still ask for, show or refuse
// openers, talk, pay and buy; one the table went past is no fault of his.
func (v *view) afterFold(seat Seat) bool {
	p := &v.s.Seats[seat]
	if !p.Left || p.Missing || speaksOnly(v.act.Verb) {
		return false
	}
	switch v.act.Verb {
	case format.ShowOpeners, format.Muck:
		return false
	case format.Show:
		return !v.showsAsOpener(seat)
	}
	return true
}

// showsAsOpener reports whether an opener who has left shows cards: they are
// his openers, whatever the word.
func (v *view) showsAsOpener(seat Seat) bool {
	return v.act.Phase == format.Showdown && seat == v.s.Opener && v.s.Seats[seat].Left
}

func (v *view) foldBreach(seat Seat) Breach {
	b := v.breach(ActAfterFold, format.Whole)
	b.Ruling.Kind = DoesNotCount
	if at := v.s.Seats[seat].LeftAt; at > 0 {
		b.Causes = []Cause{{Why: FoldedThere, At: format.Anchor{Act: int(at)}}}
	}
	return b
}

func (v *view) judgeBefore(seat Seat, out []Breach) []Breach {
	switch v.act.Verb {
	case format.Cut:
		return v.wrongCut(seat, out)
	case format.Level:
		return v.levelUp(seat, out)
	case format.Buio, format.Over:
		return v.judgeBlind(seat, out)
	case format.Match:
		return v.judgeMatch(seat, out)
	case format.Rebuy, format.Say, format.Do:
		return out
	}
	return append(out, v.notNow(WrongRound))
}

// wrongCut: the nearest player dealt in on the dealer's right cuts ([002] [003]).
func (v *view) wrongCut(seat Seat, out []Breach) []Breach {
	if v.s.Dealer == NoSeat {
		return out
	}
	for k := int(v.s.N) - 1; k > 0; k-- {
		right := v.s.left(v.s.Dealer, k)
		if !v.s.Seats[right].Dealt {
			continue
		}
		if right != seat {
			b := v.breach(WrongCut, format.Whole)
			b.Others = b.Others.With(v.s.player(right))
			out = append(out, b)
		}
		break
	}
	return out
}

// judgeWord judges everything said in a betting round.
func (v *view) judgeWord(seat Seat, out []Breach) []Breach {
	a := v.act
	switch {
	case isWord(a.Verb):
		return v.judgeMove(seat, out)
	case a.Verb == format.Time:
		return v.timeCalls(seat, out)
	case a.Verb == format.Rebuy:
		return append(out, v.rebuy())
	case a.Verb == format.Think, a.Verb == format.Read, speaksOnly(a.Verb):
		return out
	}
	return append(out, v.notNow(WrongRound))
}

func (v *view) notNow(k Kind) Breach {
	b := v.breach(k, format.Whole)
	b.Ruling.Kind = DoesNotCount
	return b
}

func (v *view) rebuy() Breach {
	b := v.breach(RebuyInHand, format.Whole)
	b.Got = v.act.Amount.Chips
	return b
}

func (v *view) judgeMove(seat Seat, out []Breach) []Breach {
	m := v.moveOf(seat, v.act)
	s, p := v.s, &v.s.Seats[seat]
	if s.InKnown && s.Turn == NoSeat && !p.Passed && !p.MayAgain && s.Dealer != NoSeat {
		if v.act.Verb == format.Check && m.fault == NoKind && s.canBet() < 2 {
			return out // nobody could bet, and he says so
		}
		if !p.Missing && !s.LeftAlone {
			out = append(out, v.notNow(ActAfterEnd))
		}
		return out
	}
	if m.fault != NoKind {
		b := v.notNow(m.fault)
		switch {
		case m.does == calling:
			b.Ruling.Kind = TakenAsCall
		case m.does == raising:
			b.Ruling.Kind = TakenAsRaise
		case m.fault == WrongRound && m.aggressive():
			b.Ruling.Kind = TakenAsFirst
		}
		return v.outOfTurn(seat, append(out, b))
	}
	out = v.outOfTurn(seat, out)
	switch v.act.Verb {
	case format.Buio, format.Over:
		return append(v.barred(out), v.lateBlind())
	case format.Match:
		return append(v.wrongCall(seat, m, out), v.lateMatch())
	}
	switch m.does {
	case calling:
		out = v.wrongCall(seat, m, out)
	case opening:
		out = v.openingSize(seat, m, out)
	case betting:
		out = v.betSize(seat, m, out)
	case raising:
		from := len(out)
		out = v.raise(seat, m, out)
		v.callsOnly(m, out[from:])
	}
	out = v.wrongRest(seat, m, out)
	out = v.beyondStack(seat, m, out)
	return v.timeWasted(seat, m, out)
}

// outOfTurn: he spoke before his turn, and all he went past spoke later in
// that round. One who never does is missing at its end instead.
func (v *view) outOfTurn(seat Seat, out []Breach) []Breach {
	passed := v.passedOver(seat)
	if passed == 0 {
		return out
	}
	var who Players
	for i := range Seat(v.s.N) {
		if passed.Has(int(i)) {
			if !v.speaksLater(v.s.player(i), isWord) {
				return out
			}
			who = who.With(v.s.player(i))
		}
	}
	b := v.breach(OutOfTurn, format.Whole)
	b.Others = who
	return append(out, b)
}

// passedOver returns the seats a word of seat goes past.
func (v *view) passedOver(seat Seat) Players {
	s := v.s
	var passed Players
	if s.Turn == NoSeat || s.Seats[seat].Passed || !s.InKnown {
		return passed
	}
	for i := s.Turn; i != seat; i = s.left(i, 1) {
		if s.owes(i) && !s.Seats[i].Passed && !s.Seats[i].InDebt {
			passed = passed.With(int(i))
		}
	}
	return passed
}

// speaksLater reports whether a player has a later act of such a verb in this
// section.
func (v *view) speaksLater(player int, verb func(format.Verb) bool) bool {
	for i := v.act.Number; i < len(v.log.Acts); i++ {
		a := &v.log.Acts[i]
		if a.Phase != v.act.Phase {
			return false
		}
		if a.Player == player && verb(a.Verb) && !a.Undone {
			return true
		}
	}
	return false
}

// wrongRest: `resto` is a count, and it has to be the right one.
func (v *view) wrongRest(seat Seat, m move, out []Breach) []Breach {
	p := &v.s.Seats[seat]
	put := m.wager - p.Wager
	if !v.act.Amount.AllIn || v.act.Amount.Kind == format.Rest || !m.known || !p.StackKnown || put >= p.Stack ||
		put == p.Stack+v.past.Offset[p.Roster] {
		return out
	}
	b := v.breach(RestMismatch, format.AmountPart)
	b.Got, b.Want = put, p.Stack
	return append(out, b)
}

// beyondStack: at table stakes nobody puts in more than he has before him.
func (v *view) beyondStack(seat Seat, m move, out []Breach) []Breach {
	p := &v.s.Seats[seat]
	put := m.wager - p.Wager
	if !v.bound(p) || !m.known || put <= max(p.Stack, 0) ||
		put <= p.Stack+v.past.Offset[p.Roster] {
		return out
	}
	b := v.breach(BeyondStack, format.AmountPart)
	b.Got, b.Want = put, max(p.Stack, 0)
	b.Ruling = Ruling{Kind: BecomesDebt, Pay: []Payment{{From: v.act.Player, To: format.NoPlayer, Chips: put - max(p.Stack, 0)}}}
	return append(out, b)
}

// isRest reports whether a move takes all a player has.
func (v *view) isRest(seat Seat, m move) bool {
	p := &v.s.Seats[seat]
	return m.rest || v.bound(p) && m.wager-p.Wager >= p.Stack && m.wager > p.Wager
}

// mayBeRest reports whether a move may be all a player has: his stack was lost.
func (v *view) mayBeRest(seat Seat) bool {
	p := &v.s.Seats[seat]
	return v.tableStakes() && p.Lost && !p.StackKnown
}

// unlessRest is a breach, unless what he put in may have been his last.
func (v *view) unlessRest(seat Seat, b Breach) Breach {
	if v.mayBeRest(seat) {
		return b.unknown()
	}
	return b
}

// unknown turns a breach into one that the log does not decide.
func (b Breach) unknown() Breach {
	b.Verdict, b.Ruling = format.Unverifiable, Ruling{}
	return b
}

func (v *view) keyBreach(k Kind, at format.Anchor, player int) Breach {
	return Breach{Kind: k, Verdict: format.Violation, Player: player, At: at, Ruling: Ruling{Kind: Stands}}
}

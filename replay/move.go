package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// A move is a word of a betting round as the table takes it: what the player
// does, and what his wagers of the round become by it.
type move struct {
	does  doing
	wager money.Chips
	known bool // the wager is known
	rest  bool // he says it is all he has
	fault Kind // why the verb is not possible here, NoKind where it is
}

type doing uint8

const (
	nothing doing = iota // an act that cannot be applied
	passing              // no wager to face
	folding
	calling
	opening // the first wager of the opening round
	betting // the first wager of the second round
	raising
)

// aggressive reports whether the word reopens the turn for all others.
func (m move) aggressive() bool { return m.does >= opening }

// isWord reports whether a verb is a word of a betting round.
func isWord(v format.Verb) bool {
	switch v {
	case format.Pass, format.Open, format.Call, format.Fold, format.Raise, format.Check, format.Bet,
		format.Buio, format.Over, format.Match:
		return true
	}
	return false
}

// moveOf resolves a word: which move it is at this moment, for how many chips.
// A verb of another moment is taken for the move its chips amount to, or for
// nothing; fault says so.
func (v *view) moveOf(seat Seat, a *format.Act) move {
	s := v.s
	m := move{wager: s.Seats[seat].Wager, known: true, rest: a.Amount.AllIn}
	first := opening
	if s.Phase == format.Betting {
		first = betting
	}
	switch a.Verb {
	case format.Fold:
		m.does = folding
	case format.Pass:
		m.does = folding
		if s.Phase == format.Opening && !s.faces(seat) {
			m.does = passing
		}
	case format.Check:
		m.does = passing
		if s.faces(seat) {
			m.does, m.fault = nothing, NothingToPass
		}
	case format.Call, format.Match:
		v.callOf(seat, a, &m)
	case format.Open, format.Bet:
		v.firstOf(seat, a, first, &m)
	case format.Buio, format.Over:
		v.blindOf(seat, a, &m)
	case format.Raise:
		v.raiseOf(seat, a, first, &m)
	}
	m.wager = min(m.wager, money.Max)
	return m
}

// callOf: a bare call is for what it takes, or for the rest of who has less.
func (v *view) callOf(seat Seat, a *format.Act, m *move) {
	p := &v.s.Seats[seat]
	if v.s.High == 0 && !v.s.HighOpen {
		m.fault = NothingToCall
		return
	}
	if v.s.call(seat) == 0 && a.Amount.Kind == format.NoAmount && !v.s.HighOpen {
		m.does = passing // the blind's last word
		return
	}
	m.does = calling
	put := v.s.call(seat)
	switch a.Amount.Kind {
	case format.NoAmount:
		if v.bound(p) && p.Stack < put {
			put, m.rest = max(p.Stack, 0), true
		}
		m.known = !v.mayBeRest(seat) && !v.s.HighOpen // for all of it, or for what he has
	default:
		put, m.known = v.chips(seat, a)
		if !m.known {
			put = v.s.call(seat)
		}
	}
	m.wager += put
}

// firstOf: an opening or a bet, which a wager already there makes a call or a
// raise.
func (v *view) firstOf(seat Seat, a *format.Act, first doing, m *move) {
	m.wager, m.known = v.chips(seat, a)
	m.does = first
	switch {
	case v.s.High > 0 || v.s.HighOpen:
		m.fault = OpenedAlready
		m.does = v.byChips(m.wager)
	case a.Verb == format.Open && first == betting, a.Verb == format.Bet && first == opening:
		m.fault = WrongRound
	}
}

// blindOf: a blind said after the deal, for what it is worth.
func (v *view) blindOf(seat Seat, a *format.Act, m *move) {
	n, known := v.chips(seat, a)
	if a.Amount.Kind == format.NoAmount {
		n, known = v.blindAsked()
	}
	m.wager, m.known, m.does = n, known, opening
	if v.s.High > 0 {
		m.does = v.byChips(n)
	}
}

// byChips takes an act by its chips: equal to the call, a call; more, a raise.
func (v *view) byChips(wager money.Chips) doing {
	switch {
	case wager == v.s.High:
		return calling
	case wager > v.s.High:
		return raising
	}
	return nothing
}

func (v *view) raiseOf(seat Seat, a *format.Act, first doing, m *move) {
	s := v.s
	m.does = raising
	n, known := v.chips(seat, a)
	m.known = known
	switch {
	case a.Amount.Kind == format.PotAmount:
		m.wager, m.known = s.High+s.Pot()+s.call(seat), s.PotSure()
	case a.Amount.Kind == format.Rest:
		m.wager += n
	case a.By:
		m.wager = s.High + n
	default:
		m.wager = n
	}
	if !m.known {
		m.wager = max(s.High, m.wager)
	}
	if s.High == 0 && !s.HighOpen {
		m.fault, m.does = NothingToCall, first
	}
}

// chips returns the chips an act names, and whether they are known. The rest
// of an unknown stack is not, nor is a pot of which a part is not on record.
func (v *view) chips(seat Seat, a *format.Act) (money.Chips, bool) {
	switch a.Amount.Kind {
	case format.Exact:
		return a.Amount.Chips, true
	case format.PotAmount:
		return v.s.Pot(), v.s.PotSure()
	case format.CipAmount:
		return v.log.Session.Cip, true
	case format.Rest:
		if p := &v.s.Seats[seat]; p.StackKnown {
			return max(p.Stack, 0), true
		}
	}
	return 0, false
}

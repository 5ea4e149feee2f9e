package evening

import (
	"time"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// An opening is what the hand was opened on, by whom; nobody's for none that
// has to be proved.
type opening struct {
	seat replay.Seat
	asks rank.Opening
}

// round plays a betting round to its end.
func (t *table) round(p format.Phase) {
	t.h.Sections[p] = said
	if p == format.Opening {
		t.asks.seat = replay.NoSeat
	}
	for {
		before := t.at.Options.Asks
		t.look(p)
		if s := &t.at.Table; p == format.Opening && s.Opened && s.Opener != t.asks.seat && !s.NoOpeners && t.r.Opening != 0 {
			t.asks = opening{s.Opener, before}
		}
		if t.at.Options.Seat == replay.NoSeat {
			break
		}
		t.word(p)
	}
	if p == format.Betting && t.at.Table.First == replay.NoSeat && t.once(2) {
		t.h.Sections[p] = format.Span{} // nobody could bet
	}
}

// word lets the seat to act say one of the things it may say.
func (t *table) word(p format.Phase) {
	s, o := &t.at.Table, &t.at.Options
	a := format.Act{Phase: p, Player: t.player(o.Seat)}
	switch {
	case o.Raise.Max > 0 && t.once(5):
		if t.wager(&a, format.Raise, o.Raise) {
			t.raise(a)
			return
		}
	case o.Open.Max > 0 && t.mayOpen() && !t.once(3):
		if t.wager(&a, format.Open, o.Open) {
			t.ponder(&a)
			t.do(a)
			return
		}
	case o.Bet.Max > 0 && t.once(3):
		if t.wager(&a, format.Bet, o.Bet) {
			t.ponder(&a)
			t.do(a)
			return
		}
	}
	switch {
	case o.Pass && s.High > 0: // the last blind's own word
		a.Verb = pick(t.d, format.Pass, format.Check, format.Call)
	case o.Pass && p == format.Opening:
		a.Verb = pick(t.d, format.Pass, format.Pass, format.Check)
	case o.Pass:
		a.Verb = format.Check
	case t.once(3):
		a.Verb = pick(t.d, format.Fold, format.Fold, format.Pass)
	default:
		a.Verb = format.Call
		if short := t.bound(o.Seat) && s.Seats[o.Seat].Stack < o.Call; !short && t.once(4) {
			a.Amount = exact(o.Call)
		}
	}
	t.ponder(&a)
	t.do(a)
}

// mayOpen reports whether the seat to act holds what this hand asks for.
func (t *table) mayOpen() bool {
	s, o := &t.at.Table, &t.at.Options
	return t.r.Opening == 0 || s.AskKnown && rank.Opens(s.Deck, &t.r, t.dealt[o.Seat], o.Asks)
}

// bound reports whether a seat can put in no more than lies before it.
func (t *table) bound(seat replay.Seat) bool {
	return t.r.Stakes == house.StakesTable && t.at.Table.Seats[seat].StackKnown
}

// wager makes an act one of an amount between two limits; who has less than
// the least goes in with all he has. It returns false where no amount will do.
func (t *table) wager(a *format.Act, verb format.Verb, g replay.Range) bool {
	s, o := &t.at.Table, &t.at.Options
	if !g.MinKnown || !g.MaxKnown || g.Min > g.Max {
		return false
	}
	p := &s.Seats[o.Seat]
	to := g.Min + money.Chips(t.d.IntN(int(min(g.Max-g.Min, 30))+1))
	if t.once(8) {
		to = min(g.Max, g.Min+200)
	}
	a.Verb = verb
	if all := p.Wager + p.Stack; t.bound(o.Seat) && (to >= all || t.once(15)) {
		if all <= s.High || all > g.Max {
			return false
		}
		to = all
		a.Amount.AllIn = t.once(2)
		if a.Amount.AllIn && t.once(2) {
			a.Amount = format.Amount{Kind: format.Rest, AllIn: true, Span: said}
			return true
		}
	}
	by := to - s.High
	if pot := t.pot(verb); pot > 0 && by == pot && t.once(2) {
		a.By = verb == format.Raise
		a.Amount = format.Amount{Kind: format.PotAmount, AllIn: a.Amount.AllIn, Span: said}
		return true
	}
	if verb == format.Raise && t.once(2) {
		a.By, to = true, by
	}
	a.Amount = format.Amount{Kind: format.Exact, Chips: to, AllIn: a.Amount.AllIn, Span: said}
	return true
}

// pot is what "the pot" means behind a verb: of a raise, the pot after his call.
func (t *table) pot(verb format.Verb) money.Chips {
	pot := t.at.Table.Pot()
	if verb == format.Raise {
		pot += t.at.Options.Call
	}
	return pot
}

// raise does a raise: at once, or read and thought about first, or after "time".
func (t *table) raise(a format.Act) {
	speak := func(v format.Verb, d time.Duration) {
		o := format.Act{Phase: a.Phase, Player: a.Player, Verb: v}
		if d > 0 {
			o.Extend().Duration = node(d)
		}
		t.do(o)
	}
	slow := t.r.ThinkLimit + time.Duration(1+t.d.IntN(30))*time.Second
	switch t.d.IntN(6) {
	case 0:
		if t.r.Reading {
			speak(format.Read, 0)
			speak(format.Think, slow)
		}
	case 1:
		if t.r.TimeCalls > 0 && !t.timed[a.Player] {
			t.timed[a.Player] = true
			speak(format.Time, 0)
			a.Extend().After = node(slow)
		}
	case 2:
		if t.r.ThinkLimit > 0 {
			a.Extend().After = node(t.r.ThinkLimit)
		}
	case 3:
		if !t.r.ImmediateRaise {
			speak(format.Think, 0)
		}
	}
	t.do(a)
}

// ponder lets who does not raise think as long as he likes.
func (t *table) ponder(a *format.Act) {
	switch t.d.IntN(12) {
	case 0:
		t.do(format.Act{Phase: a.Phase, Player: a.Player, Verb: format.Think})
	case 1:
		a.Extend().After = node(time.Duration(1+t.d.IntN(90)) * time.Second)
	case 2:
		said := format.Act{Phase: a.Phase, Player: a.Player, Verb: format.Say}
		said.Extend().Speech = node(pick(t.d, "vediamo", "che mano", "mah: sentiamo", "it's only chips"))
		t.do(said)
	}
}

// proving returns the fewest of a hand's cards that prove the opening, none
// where it cannot be proved.
func (t *table) proving(among card.Set) card.Set {
	s := &t.at.Table
	for n := 1; n <= 5; n++ {
		for set := range subsets(among, n) {
			if rank.Proves(s.Deck, &t.r, set, t.asks.asks) {
				return set
			}
		}
	}
	return 0
}

// subsets yields the sets of n of the cards.
func subsets(of card.Set, n int) func(yield func(card.Set) bool) {
	list := of.Down()
	return func(yield func(card.Set) bool) {
		for bits := range 1 << len(list) {
			s := card.Set(0)
			for i, c := range list {
				if bits>>i&1 == 1 {
					s = s.With(c)
				}
			}
			if s.Len() == n && !yield(s) {
				return
			}
		}
	}
}

package checks_test

import (
	"time"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/rank"
)

func chips(c int64) money.Chips { return money.Chips(c) }

func node[T any](v T) format.Node[T] { return format.Node[T]{V: v, Span: written} }

// seatOf is the seat to act.
func seatOf(m *evening.Moment) *replay.Player { return &m.At.Table.Seats[m.At.Options.Seat] }

// rich reports whether the seat to act can put in so much and have chips left.
func rich(m *evening.Moment, wager money.Chips) bool {
	p := seatOf(m)
	return p.StackKnown && wager < p.Wager+p.Stack
}

func wager(m *evening.Moment, to money.Chips) {
	m.Act.Amount, m.Act.By = exact(int64(to)), false
}

// a word is what the seat to act says, of a verb.
func word(m *evening.Moment, verbs ...format.Verb) bool {
	if m.At.Options.Seat == replay.NoSeat || int(seatOf(m).Roster) != m.Act.Player {
		return false
	}
	for _, v := range verbs {
		if m.Act.Verb == v {
			return true
		}
	}
	return false
}

// deliberated reports whether he read or called for time in this turn.
func deliberated(m *evening.Moment) bool {
	for i := len(m.Hand.Acts) - 1; i >= 0; i-- {
		a := &m.Hand.Acts[i]
		if a.Player != m.Act.Player {
			return false
		}
		if a.Verb == format.Read || a.Verb == format.Time || a.Verb == format.Think {
			return true
		}
	}
	return false
}

// lacks plants an opening by one who has not got what it takes, but other.
func lacks(other func(s *replay.State, five card.Set, asks rank.Opening, p *plot) bool) func(*plot, *evening.Moment) bool {
	return onAct(func(p *plot, m *evening.Moment) bool {
		s, o := &m.At.Table, &m.At.Options
		if !word(m, format.Pass, format.Check) || m.Act.Phase != format.Opening || o.Open.Max == 0 || o.Open.Min > o.Open.Max || !rich(m, o.Open.Min) {
			return false
		}
		five := m.Dealt[o.Seat]
		if rank.Opens(s.Deck, &p.rules, five, o.Asks) || !other(s, five, o.Asks, p) {
			return false
		}
		m.Act.Verb = format.Open
		wager(m, o.Open.Min)
		return true
	})
}

func atJacks(p *plot) rank.Opening {
	return rank.Opening{At: min(card.Jack, p.rules.OpeningAt(0, false))}
}

var planters = append(wordPlanters, otherPlanters...)

// wordPlanters break the rules of what is said in a betting round.
var wordPlanters = []planter{
	{"M02", nil, onAct(func(_ *plot, m *evening.Moment) bool {
		call := m.At.Options.Call
		if !word(m, format.Call) || call == 0 || !rich(m, seatOf(m).Wager+call+1) {
			return false
		}
		m.Act.Amount = exact(int64(call) + 1)
		return true
	})},
	{"M03", []string{"stakes=table", "bet-limit=none"}, onAct(func(_ *plot, m *evening.Moment) bool {
		if !word(m, format.Bet) || m.Act.Amount.Kind != format.Exact {
			return false
		}
		wager(m, seatOf(m).Wager+seatOf(m).Stack+5)
		return true
	})},
	{"T02", nil, onAct(func(p *plot, m *evening.Moment) bool {
		if m.Act.Phase != format.Opening && m.Act.Phase != format.Betting || !word(m, format.Call, format.Fold, format.Check) {
			return false
		}
		for i := range m.At.Table.N {
			if s := &m.At.Table.Seats[i]; s.Left {
				p.act = len(m.Hand.Acts) + 1
				m.Insert(format.Act{Phase: m.Act.Phase, Player: int(s.Roster), Verb: format.Call})
				return true
			}
		}
		return false
	})},
	{"T04", nil, onAct(func(p *plot, m *evening.Moment) bool {
		if m.Act.Phase != format.Betting || m.At.Options.Call == 0 || !word(m, format.Call, format.Fold) || deliberated(m) {
			return false
		}
		p.act = len(m.Hand.Acts) + 1
		m.Insert(format.Act{Phase: m.Act.Phase, Player: m.Act.Player, Verb: format.Check})
		return true
	})},
	{"T01", nil, onAct(func(p *plot, m *evening.Moment) bool {
		s, seat := &m.At.Table, m.At.Options.Seat
		if m.Act.Phase != format.Opening || s.Opened || !word(m, format.Pass) || deliberated(m) {
			return false
		}
		for k := 1; k < int(s.N); k++ {
			next := &s.Seats[(int(seat)+k)%int(s.N)]
			if !next.In || next.AllIn || next.Spoke {
				continue
			}
			p.act = len(m.Hand.Acts) + 1
			m.Insert(format.Act{Phase: m.Act.Phase, Player: int(next.Roster), Verb: format.Pass})
			return true
		}
		return false
	})},
	{"O01", nil, lacks(func(s *replay.State, five card.Set, asks rank.Opening, p *plot) bool {
		low := atJacks(p)
		low.Draw = rank.AnyFour
		return !rank.Opens(s.Deck, &p.rules, five, low)
	})},
	{"O02", nil, lacks(func(s *replay.State, five card.Set, asks rank.Opening, p *plot) bool {
		four := rank.Opening{At: asks.At, Draw: rank.AnyFour}
		return rank.Opens(s.Deck, &p.rules, five, atJacks(p)) && !rank.Opens(s.Deck, &p.rules, five, four)
	})},
	{"O03", nil, lacks(func(s *replay.State, five card.Set, asks rank.Opening, p *plot) bool {
		four := rank.Opening{At: asks.At, Draw: rank.AnyFour}
		return rank.Opens(s.Deck, &p.rules, five, four)
	})},
	{"O04", []string{"opening-max=pot"}, onAct(func(_ *plot, m *evening.Moment) bool {
		to := m.At.Options.Open.Max + 1
		if !word(m, format.Open) || to < m.At.Options.Open.Min || !rich(m, to) {
			return false
		}
		wager(m, to)
		return true
	})},
	{"O05", []string{"opening-min=ante"}, onAct(func(_ *plot, m *evening.Moment) bool {
		to := m.At.Options.Open.Min - 1
		if !word(m, format.Open) || to < 1 || !rich(m, to) {
			return false
		}
		wager(m, to)
		return true
	})},
	{"O06", nil, onAct(func(p *plot, m *evening.Moment) bool {
		if m.Act.Verb != format.ShowOpeners || len(m.Hand.Acts) == 0 {
			return false
		}
		if m.At.Table.Seats[m.At.Table.Opener].Cards.Shown != 0 {
			return false // what he showed of his hand may do
		}
		p.act = openingOf(m.Hand)
		if last := &m.Hand.Acts[len(m.Hand.Acts)-1]; last.Verb == format.AskOpeners {
			p.act = last.Number
		}
		m.Drop = true
		return true
	})},
	{"O07", nil, onAct(func(p *plot, m *evening.Moment) bool {
		s := &m.At.Table
		if m.Act.Verb != format.ShowOpeners || s.Seats[s.Opener].Cards.Shown != 0 {
			return false
		}
		five := m.Dealt[s.Opener].Down()
		for _, pair := range [][2]card.Card{{five[0], five[4]}, {five[1], five[4]}, {five[0], five[3]}} {
			if rank.Proves(s.Deck, &p.rules, card.SetOf(pair[:]...), rank.Opening{At: card.Two, Draw: rank.AnyFour}) {
				continue
			}
			m.Act.Got = []format.CardNode{node(pair[0]), node(pair[1])}
			return true
		}
		return false
	})},
	{"W01", []string{"raise-limit=pot", "bet-limit=pot"}, onAct(func(_ *plot, m *evening.Moment) bool {
		to := m.At.Options.Raise.Max + 1
		if !word(m, format.Raise) || !rich(m, to) {
			return false
		}
		wager(m, to)
		return true
	})},
	{"W02", nil, onAct(func(_ *plot, m *evening.Moment) bool {
		if !word(m, format.Raise) || m.At.Options.Call == 0 || !rich(m, m.At.Table.High) {
			return false
		}
		wager(m, m.At.Table.High)
		return true
	})},
	{"W03", []string{"immediate-raise=true"}, onAct(func(p *plot, m *evening.Moment) bool {
		if !word(m, format.Raise) || deliberated(m) {
			return false
		}
		m.Act.Extend().After = node(p.rules.ThinkLimit + time.Second)
		return true
	})},
	{"W04", []string{"time-calls=0"}, onAct(func(p *plot, m *evening.Moment) bool {
		if !word(m, format.Raise) || deliberated(m) {
			return false
		}
		p.act = len(m.Hand.Acts) + 1
		m.Insert(format.Act{Phase: m.Act.Phase, Player: m.Act.Player, Verb: format.Time})
		return true
	})},
	{"W05", []string{"time-calls=3", "immediate-raise=true"}, onAct(func(p *plot, m *evening.Moment) bool {
		if !word(m, format.Call) || deliberated(m) {
			return false
		}
		p.act = len(m.Hand.Acts) + 1
		m.Insert(format.Act{Phase: m.Act.Phase, Player: m.Act.Player, Verb: format.Time})
		return true
	})},
	{"W06", []string{"bet-limit=pot"}, onAct(func(_ *plot, m *evening.Moment) bool {
		to := m.At.Options.Bet.Max + 1
		if !word(m, format.Bet) || !rich(m, to) {
			return false
		}
		wager(m, to)
		return true
	})},
	{"W07", nil, onAct(func(_ *plot, m *evening.Moment) bool {
		to := m.At.Options.Bet.Min - 1
		if !word(m, format.Bet) || to < 1 || !rich(m, to) {
			return false
		}
		wager(m, to)
		return true
	})},
	{"W08", []string{"raises-max=1", "first-raise=free", "immediate-raise=false"}, onAct(func(_ *plot, m *evening.Moment) bool {
		s := &m.At.Table
		to := s.High + max(s.Increment, 1)
		if !word(m, format.Call) || s.Raises != 1 || seatOf(m).Closed || m.At.Options.Call == 0 || !rich(m, to) {
			return false
		}
		m.Act.Verb = format.Raise
		wager(m, to)
		return true
	})},
	{"B06", []string{"first-raise=reserved", "immediate-raise=false"}, onAct(func(_ *plot, m *evening.Moment) bool {
		s := &m.At.Table
		to := s.High + max(s.Increment, 1)
		if !word(m, format.Call) || m.Act.Phase != format.Opening || !s.Posts.Hand || s.Raises > 0 || m.At.Options.Raise.Max > 0 || seatOf(m).Closed || !rich(m, to) {
			return false
		}
		m.Act.Verb = format.Raise
		wager(m, to)
		return true
	})},
	{"B04", []string{"blinds=optional", "blind-when=any", "blind-amount=pot"}, onAct(func(_ *plot, m *evening.Moment) bool {
		s := &m.At.Table
		if !word(m, format.Pass) || m.Act.Phase != format.Opening || s.Opened || s.Pot() == 0 || !rich(m, s.Pot()) {
			return false
		}
		m.Act.Verb = format.Buio
		return true
	})},
	{"B05", []string{"blinds=optional", "blind-when=any"}, onAct(func(_ *plot, m *evening.Moment) bool {
		s := &m.At.Table
		if !word(m, format.Call) || m.Act.Phase != format.Opening || s.Posts.N != 2 || s.Raises > 0 || m.At.Options.Call == 0 || m.At.Options.Seat != s.Posts.Seats[0] {
			return false
		}
		m.Act.Verb, m.Act.Amount = format.Match, format.Amount{}
		return true
	})},
	{"M06", nil, onAct(func(p *plot, m *evening.Moment) bool {
		if m.Act.Phase != format.Opening && m.Act.Phase != format.Draw {
			return false
		}
		p.act = len(m.Hand.Acts) + 1
		m.Insert(format.Act{Phase: m.Act.Phase, Player: int(m.At.Table.Seats[m.At.Table.Dealer].Roster), Verb: format.Rebuy, Amount: exact(10)})
		return true
	})},
}

// openingOf returns the act that opened a hand.
func openingOf(h *format.Hand) int {
	for i := range h.Acts {
		if h.Acts[i].Verb == format.Open {
			return h.Acts[i].Number
		}
	}
	return 0
}

package checks_test

import (
	"slices"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/evening"
)

// endPlanters break the rules of the showdown and the result.
var endPlanters = []planter{
	{"T03", nil, whenWritten(func(p *plot, m *evening.Moment) bool {
		h := m.Hand
		last := len(h.Acts) - 1
		if h.Result.Kind != format.Frozen || last < 0 || h.Acts[last].Verb != format.Check || h.Acts[last].Phase != format.Betting {
			return false
		}
		h.Acts = h.Acts[:last]
		return true
	})},
	{"M05", nil, whenWritten(func(_ *plot, m *evening.Moment) bool {
		t := m.Hand.Result.Takers
		if len(t) != 1 || !t[0].Chips.Said() || m.At.Table.Frozen {
			return false
		}
		t[0].Chips.V = 2*t[0].Chips.V + 7
		return true
	})},
	{"S01", nil, whenWritten(func(p *plot, m *evening.Moment) bool {
		list := find(m.Hand, format.Show, format.Muck, format.Declare)
		if len(list) < 2 || m.At.Table.ShowFirst == replay.NoSeat {
			return false
		}
		i := list[0]
		a, b := m.Hand.Acts[i], m.Hand.Acts[i+1]
		if list[1] != i+1 || a.Player == b.Player || a.Verb == format.Declare || b.Verb != format.Show {
			return false
		}
		m.Hand.Acts[i], m.Hand.Acts[i+1] = b, a
		renumber(m.Hand)
		p.act = i + 1
		return true
	})},
	{"S02", nil, whenWritten(func(p *plot, m *evening.Moment) bool {
		for _, i := range find(m.Hand, format.Declare) {
			if a := &m.Hand.Acts[i]; i+1 < len(m.Hand.Acts) && m.Hand.Acts[i+1].Verb == format.Show && m.Hand.Acts[i+1].Player == a.Player {
				point := format.Four
				if a.Point.V.Category == format.Four {
					point = format.Flush
				}
				a.Point.V, p.act = format.Point{Category: point}, a.Number
				return true
			}
		}
		return false
	})},
	{"S03", nil, whenWritten(func(_ *plot, m *evening.Moment) bool {
		t := m.Hand.Result.Takers
		if len(t) != 1 {
			return false
		}
		for _, i := range find(m.Hand, format.Show) {
			if a := &m.Hand.Acts[i]; a.Player != t[0].Player.V && a.Phase == format.Showdown && m.At.Table.Seats[m.At.Table.Seat(a.Player)].In {
				t[0].Player.V = a.Player
				t[0].Chips = format.Node[money.Chips]{}
				return true
			}
		}
		return false
	})},
	{"S04", nil, whenWritten(func(p *plot, m *evening.Moment) bool {
		t := m.Hand.Result.Takers
		for _, i := range find(m.Hand, format.Show) {
			a := &m.Hand.Acts[i]
			if len(t) != 1 || a.Player != t[0].Player.V || a.Phase != format.Showdown || m.At.Table.Seat(a.Player) == m.At.Table.Opener {
				continue
			}
			a.Got, p.act = a.Got[:1], a.Number
			return true
		}
		return false
	})},
	{"P03", []string{"parola-split=2", "stakes=open"}, whenWritten(func(_ *plot, m *evening.Moment) bool {
		t := m.Hand.Result.Takers
		if len(t) != 1 || !t[0].Chips.Said() || m.At.Table.Cut == 0 || t[0].Chips.V+m.At.Table.Cut <= m.At.Table.Pot() {
			return false
		}
		t[0].Chips.V += m.At.Table.Cut
		return true
	})},
	{"S06", []string{"showdown-shows=all"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		t := m.Hand.Result.Takers
		for _, i := range find(m.Hand, format.Show) {
			a := &m.Hand.Acts[i]
			takes := slices.ContainsFunc(t, func(t format.PlayerChips) bool { return t.Player.V == a.Player })
			if takes || a.Phase != format.Showdown || m.Hand.Acts[i-1].Verb == format.Declare || m.At.Table.Seat(a.Player) == m.At.Table.Opener {
				continue
			}
			a.Verb, a.Got, p.act = format.Muck, nil, a.Number
			return true
		}
		return false
	})},
	{"P04", nil, whenWritten(func(_ *plot, m *evening.Moment) bool {
		if m.Hand.Result.Kind != format.Frozen {
			return false
		}
		for _, i := range dealtIn(m) {
			if m.At.Table.Seats[i].In {
				m.Hand.Result = format.Outcome{Kind: format.Taken, Span: written, Takers: []format.PlayerChips{{Player: node(player(m, i))}}}
				return true
			}
		}
		return false
	})},
	{"C01", []string{"reverse-bluff=loses-hand"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		t := m.Hand.Result.Takers
		shown := find(m.Hand, format.Show)
		if len(t) != 1 || len(shown) < 2 {
			return false
		}
		first := slices.IndexFunc(m.Hand.Acts, func(a format.Act) bool { return a.Phase == format.Showdown })
		weak := format.Act{Phase: format.Betting, Player: t[0].Player.V, Verb: format.Say, Line: written, To: format.Node[int]{V: format.NoPlayer}}
		few := weak.Extend()
		few.Speech, few.Weak = node("che mano"), true
		m.Hand.Acts = slices.Insert(m.Hand.Acts, first, weak)
		m.Hand.Sections[format.Betting] = written
		renumber(m.Hand)
		p.act = first + 1
		return true
	})},
}

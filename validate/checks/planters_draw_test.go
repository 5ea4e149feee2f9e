package checks_test

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/evening"
	"apertura/replay/rank"
)

// drawPlanters break the rules of the draw.
var drawPlanters = []planter{
	{"D06", nil, whenWritten(func(p *plot, m *evening.Moment) bool {
		c, ok := fresh(m)
		list := covered(m)
		if !ok || len(list) == 0 || reshuffled(m) {
			return false
		}
		a := &m.Hand.Acts[list[0]]
		a.Thrown[0].V, p.act = c, a.Number
		return true
	})},
	{"X01", []string{"late-cards=false"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		list := covered(m)
		if len(list) == 0 || reshuffled(m) || p.rules.DrawMax > 4 {
			return false
		}
		a := &m.Hand.Acts[list[0]]
		a.Thrown, a.Got, a.Gets = nil, nil, false
		a.Count, p.act = node(p.rules.DrawMax+1), a.Number
		return true
	})},
	{"X02", []string{"late-cards=false"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		list := find(m.Hand, format.Discard, format.Pat)
		if len(list) < 2 || reshuffled(m) || list[1] != list[0]+1 {
			return false
		}
		i := list[0]
		m.Hand.Acts[i], m.Hand.Acts[i+1] = m.Hand.Acts[i+1], m.Hand.Acts[i]
		renumber(m.Hand)
		p.act = i + 1
		return true
	})},
	{"X03", []string{"declare-discarded-openers=true"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		for _, i := range find(m.Hand, format.Discard) {
			a := &m.Hand.Acts[i]
			if !a.Openers || reshuffled(m) {
				continue
			}
			five := m.Dealt[m.At.Table.Seat(a.Player)]
			kept := five
			for _, n := range a.Thrown {
				kept = kept.Without(n.V)
			}
			if rank.Proves(m.At.Table.Deck, &p.rules, kept, rank.Opening{At: card.Jack, Draw: rank.AnyFour}) {
				continue
			}
			a.Openers, a.Set = false, nil
			p.act = a.Number
			return true
		}
		return false
	})},
	{"X04", []string{"late-cards=true", "burn-before-late=false"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		draws := find(m.Hand, format.Discard)
		for _, i := range find(m.Hand, format.Receive) {
			j := slices.IndexFunc(m.Hand.Acts, func(a format.Act) bool {
				return a.Verb == format.Discard && a.Player == m.Hand.Acts[i].Player
			})
			if reshuffled(m) || len(find(m.Hand, format.Receive)) > 1 || j == draws[len(draws)-1] {
				continue
			}
			a := m.Hand.Acts[i]
			m.Hand.Acts = slices.Insert(slices.Delete(m.Hand.Acts, i, i+1), j+1, a)
			renumber(m.Hand)
			p.act = j + 2
			return true
		}
		return false
	})},
	{"X05", []string{"late-cards=false"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		list := covered(m)
		if len(list) == 0 || reshuffled(m) {
			return false
		}
		a := &m.Hand.Acts[list[0]]
		if len(a.Got) < 2 {
			return false
		}
		a.Got, p.act = a.Got[:len(a.Got)-1], a.Number
		return true
	})},
	{"X06", []string{"burn-after-reshuffle=false", "burn-before-late=false", "late-cards=false"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		list := find(m.Hand, format.Discard, format.Pat)
		if len(list) == 0 || reshuffled(m) {
			return false
		}
		i := list[len(list)-1] + 1
		m.Hand.Acts = slices.Insert(m.Hand.Acts, i, format.Act{Phase: format.Draw, Player: format.NoPlayer, Verb: format.Reshuffle, Line: written, To: format.Node[int]{V: format.NoPlayer}})
		renumber(m.Hand)
		p.act = i + 1
		return true
	})},
	{"X07", []string{"burn-before-late=false"}, whenWritten(func(p *plot, m *evening.Moment) bool {
		list := find(m.Hand, format.Discard, format.Pat)
		if len(list) == 0 || reshuffled(m) {
			return false
		}
		i := list[0] + 1
		m.Hand.Acts = slices.Insert(m.Hand.Acts, i, format.Act{Phase: format.Draw, Player: format.NoPlayer, Verb: format.Burn, Line: written, To: format.Node[int]{V: format.NoPlayer}})
		renumber(m.Hand)
		p.act = i + 1
		return true
	})},
	{"X08", nil, whenWritten(func(p *plot, m *evening.Moment) bool {
		list := covered(m)
		if len(list) == 0 || reshuffled(m) || !m.Hand.Written(format.Showdown) {
			return false
		}
		a := &m.Hand.Acts[list[0]]
		a.Got[0].V, p.act = a.Thrown[0].V, a.Number
		return true
	})},
}

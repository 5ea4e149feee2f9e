package checks_test

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay"
	"apertura/replay/evening"
)

// keyPlanters break what is written before the cards, and the cards.
var keyPlanters = []planter{
	{"D01", nil, whenWritten(func(_ *plot, m *evening.Moment) bool {
		i := quiet(m)
		low := m.At.Table.Deck.Lowest()
		if i < 0 || low == card.Two {
			return false
		}
		m.Hand.Cards[i].Cards[2].V = card.Of(low-1, card.Hearts)
		return true
	})},
	{"D02", nil, whenWritten(func(_ *plot, m *evening.Moment) bool {
		i := quiet(m)
		if i < 1 || reshuffled(m) {
			return false
		}
		m.Hand.Cards[i].Cards[2].V = m.Hand.Cards[0].Cards[0].V
		return true
	})},
	{"D03", nil, whenWritten(func(_ *plot, m *evening.Moment) bool {
		i := quiet(m)
		if i < 0 || reshuffled(m) {
			return false
		}
		m.Hand.Cards[i].Cards = m.Hand.Cards[i].Cards[:4]
		return true
	})},
	{"D04", nil, atKeys(func(_ *plot, m *evening.Moment) bool {
		if m.Hand.Name == "1" || len(m.Hand.Acts) > 0 || m.Hand.Ante.Listed {
			return false
		}
		other := beside(m, m.At.Table.Dealer)
		m.Hand.Dealer = node(player(m, other))
		return other != replay.NoSeat
	})},
	{"D05", nil, whenWritten(func(_ *plot, m *evening.Moment) bool {
		if len(m.Hand.Cards) < 5 || m.At.Table.Frozen || len(find(m.Hand, format.Rebuy)) > 0 {
			return false
		}
		h := m.Hand
		h.Deck, h.Cards, h.Acts, h.Stacks = node(card.Deck(24)), nil, nil, nil
		h.Sections = [format.Result + 1]format.Span{}
		h.Result, h.Split = format.Outcome{Kind: format.Redeal, Span: written}, format.Node[int]{}
		return true
	})},
	{"D07", nil, atKeys(func(p *plot, m *evening.Moment) bool {
		left := beside(m, m.At.Table.Dealer)
		if len(m.Hand.Cards) > 0 || m.At.Table.N < 3 || len(dealtIn(m)) < 3 {
			return false
		}
		return before(p, m, format.Act{Player: player(m, left), Verb: format.Cut})
	})},
	{"M01", []string{"ante=dealer"}, atKeys(func(_ *plot, m *evening.Moment) bool {
		s := &m.At.Table
		other := beside(m, s.Dealer)
		if s.Seats[s.Dealer].AnteIn != s.Ante || s.Ante == 0 || s.Posts.N > 0 {
			return false
		}
		a := format.Ante{Listed: true, Span: written}
		for _, seat := range []replay.Seat{s.Dealer, other} {
			a.Paid = append(a.Paid, format.PlayerChips{Player: node(player(m, seat)), Chips: node(s.Ante)})
		}
		m.Hand.Ante = a
		return true
	})},
	{"M04", nil, atKeys(func(_ *plot, m *evening.Moment) bool {
		who := seats(m)[0]
		if !who.StackKnown || len(m.Hand.Acts) > 0 || who.Wager > 0 || m.Hand.Stacks != nil {
			return false
		}
		m.Hand.Stacks = []format.PlayerChips{{Player: node(int(who.Roster)), Chips: node(who.Stack + who.AnteIn + 1009)}}
		return true
	})},
	{"M07", nil, atKeys(func(p *plot, m *evening.Moment) bool {
		who := seats(m)[0]
		if who.Stack < 20 || m.At.Table.Posts.N > 0 {
			return false
		}
		return before(p, m, format.Act{Player: int(who.Roster), Verb: format.Pay, Amount: exact(5), To: format.Node[int]{V: format.NoPlayer}})
	})},
	{"B01", []string{"blinds=optional", "blind-when=any"}, atKeys(func(p *plot, m *evening.Moment) bool {
		seat, amount := may(m)
		if seat == replay.NoSeat || m.At.Table.Posts.N > 0 {
			return false
		}
		other := beside(m, seat)
		if m.At.Table.Seats[other].Stack <= amount {
			return false
		}
		return before(p, m, format.Act{Player: player(m, other), Verb: format.Buio})
	})},
	{"B02", []string{"blinds=none"}, atKeys(func(p *plot, m *evening.Moment) bool {
		pot := m.At.Table.Pot()
		first := beside(m, m.At.Table.Dealer)
		if pot == 0 || m.At.Table.Seats[first].Stack <= 2*pot {
			return false
		}
		return before(p, m, format.Act{Player: player(m, first), Verb: format.Buio})
	})},
	{"B03", []string{"blinds=optional", "blind-when=any"}, atKeys(func(p *plot, m *evening.Moment) bool {
		seat, amount := may(m)
		if seat == replay.NoSeat || m.At.Table.Posts.N > 0 {
			return false
		}
		return before(p, m, format.Act{Player: player(m, seat), Verb: format.Buio, Amount: exact(int64(amount) + 1)})
	})},
	{"O08", nil, atKeys(func(_ *plot, m *evening.Moment) bool {
		s := &m.At.Table
		if s.Asked == 0 || !s.AskKnown {
			return false
		}
		m.Hand.OpeningAt = node(card.Jack)
		if s.Asked == card.Jack {
			m.Hand.OpeningAt = node(card.Queen)
		}
		return true
	})},
	{"P01", []string{"parola-level=everyone", "parola-split=1"}, func(p *plot, m *evening.Moment) bool {
		if m.Act == nil || m.Act.Verb != format.Level {
			return false
		}
		owing := 0
		for i := range m.At.Table.N {
			if m.At.Owed[i] == 0 {
				owing++
			}
		}
		m.Drop = owing > 1
		return m.Drop
	}},
	{"P02", nil, onAct(func(_ *plot, m *evening.Moment) bool {
		seat := m.At.Table.Seat(m.Act.Player)
		if m.Act.Verb != format.Level || m.At.Table.Seats[seat].Stack <= m.At.Owed[seat]+1 {
			return false
		}
		m.Act.Amount = exact(int64(m.At.Owed[seat]) + 1)
		return true
	})},
}

// dealtIn returns the seats that are dealt in.
func dealtIn(m *evening.Moment) []replay.Seat {
	var out []replay.Seat
	for i := range replay.Seat(m.At.Table.N) {
		if m.At.Table.Seats[i].Dealt {
			out = append(out, i)
		}
	}
	return out
}

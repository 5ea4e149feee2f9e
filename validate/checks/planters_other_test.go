package checks_test

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/rank"
)

// seats yields the seats of a table.
func seats(m *evening.Moment) []*replay.Player {
	var out []*replay.Player
	for i := range m.At.Table.N {
		out = append(out, &m.At.Table.Seats[i])
	}
	return out
}

// find returns the acts of a hand of such a verb.
func find(h *format.Hand, verbs ...format.Verb) []int {
	var out []int
	for i := range h.Acts {
		if slices.Contains(verbs, h.Acts[i].Verb) {
			out = append(out, i)
		}
	}
	return out
}

// named returns every card a hand names.
func named(h *format.Hand) card.Set {
	var s card.Set
	for i := range h.Cards {
		for _, n := range h.Cards[i].Cards {
			s = s.With(n.V)
		}
	}
	for i := range h.Acts {
		for _, list := range [][]format.CardNode{h.Acts[i].Thrown, h.Acts[i].Got, h.Acts[i].Set} {
			for _, n := range list {
				s = s.With(n.V)
			}
		}
	}
	return s
}

// fresh returns a card of the deck that a hand does not name.
func fresh(m *evening.Moment) (card.Card, bool) {
	left := (m.At.Table.Deck.Cards() &^ named(m.Hand)).Down()
	if len(left) == 0 {
		return 0, false
	}
	return left[0], true
}

// reshuffled reports whether the draw may have run out of cards.
func reshuffled(m *evening.Moment) bool {
	served := 0
	for _, i := range find(m.Hand, format.Discard, format.Receive, format.Burn, format.Reshuffle) {
		a := &m.Hand.Acts[i]
		if served += len(a.Got); a.Verb == format.Burn || a.Verb == format.Reshuffle {
			return true
		}
	}
	dealt := 0
	for _, p := range seats(m) {
		if p.Dealt {
			dealt += 5
		}
	}
	return dealt+served+8 > int(m.At.Table.Deck)
}

// quiet returns, by entry of `cards`, who left before the draw and is not the
// opener: what he was dealt has no other place in the hand.
func quiet(m *evening.Moment) int {
	for i := range m.Hand.Cards {
		who := m.Hand.Cards[i].Player.V
		seat := m.At.Table.Seat(who)
		opens := m.At.Table.Opener == seat
		drew := slices.ContainsFunc(m.Hand.Acts, func(a format.Act) bool { return a.Player == who && a.Phase > format.Opening })
		if m.At.Table.Seats[seat].Left && !opens && !drew {
			return i
		}
	}
	return -1
}

// covered returns the acts by which somebody draws of whom nothing is shown.
func covered(m *evening.Moment) []int {
	var out []int
	for _, i := range find(m.Hand, format.Discard) {
		who := m.Hand.Acts[i].Player
		shows := slices.ContainsFunc(m.Hand.Acts, func(a format.Act) bool {
			return a.Player == who && (a.Verb == format.Show || a.Verb == format.ShowOpeners || a.Verb == format.Declare)
		})
		takes := slices.ContainsFunc(m.Hand.Result.Takers, func(t format.PlayerChips) bool { return t.Player.V == who })
		if !shows && !takes && m.At.Table.Seat(who) != m.At.Table.Opener {
			out = append(out, i)
		}
	}
	return out
}

// before adds an act before the cards.
func before(p *plot, m *evening.Moment, a format.Act) bool {
	a.Phase = format.Before
	p.act = len(m.Hand.Acts) + 1
	m.Insert(a)
	return true
}

// may says who may say the next blind, and of what amount; nobody where none
// may.
func may(m *evening.Moment) (replay.Seat, money.Chips) {
	o := &m.At.Options
	if o.Blind == 0 || o.Seat == replay.NoSeat || m.At.Table.Seats[o.Seat].Stack <= 2*o.Blind+2 {
		return replay.NoSeat, 0
	}
	return o.Seat, o.Blind
}

func player(m *evening.Moment, seat replay.Seat) int { return int(m.At.Table.Seats[seat].Roster) }

// beside is another seat than the one given that is dealt in.
func beside(m *evening.Moment, seat replay.Seat) replay.Seat {
	n := replay.Seat(m.At.Table.N)
	for k := replay.Seat(1); k < n; k++ {
		if i := (seat + k) % n; m.At.Table.Seats[i].Dealt {
			return i
		}
	}
	return replay.NoSeat
}

// otherPlanters break the rules of the deal, the chips before it, the draw, the
// showdown and the result.
var otherPlanters = slices.Concat(keyPlanters, drawPlanters, endPlanters)

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
		m.Hand.Acts = slices.Insert(m.Hand.Acts, first, format.Act{Phase: format.Betting, Player: t[0].Player.V, Verb: format.Say,
			Speech: node("che mano"), Weak: true, Line: written, To: format.Node[int]{V: format.NoPlayer}})
		m.Hand.Sections[format.Betting] = written
		renumber(m.Hand)
		p.act = first + 1
		return true
	})},
}

package checks_test

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/evening"
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

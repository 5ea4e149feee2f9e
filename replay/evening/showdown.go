package evening

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// frozen reports whether everybody checked and the pot is frozen by it.
func (t *table) frozen() bool {
	s := &t.at.Table
	can, allIn := 0, false
	for i := range s.N {
		if p := &s.Seats[i]; p.In {
			allIn = allIn || p.AllIn
			if !p.AllIn && !p.InDebt {
				can++
			}
		}
	}
	if t.in() < 2 || s.High > 0 || can < 2 {
		return false
	}
	if allIn {
		return t.r.AllCheckWithAllIn == house.AllCheckParola
	}
	return t.r.AllCheck == house.AllCheckParola
}

// showdown ends a hand that somebody takes: who shows, and the result.
func (t *table) showdown() {
	t.look(format.Showdown)
	takes, uncalled := t.payout()
	if t.in() > 1 && !t.once(8) || t.in() == 1 && t.once(2) {
		t.h.Sections[format.Showdown] = said
		t.lines(takes)
	}
	t.result(takes, uncalled)
}

// lines writes a showdown: everybody in turn, then the openers where they are
// owed.
func (t *table) lines(takes shares) {
	s := &t.at.Table
	shown := card.Set(0)
	if t.in() > 1 {
		first := max(s.ShowFirst, 0) // at a table that has no order, anybody
		for k := range int(s.N) {
			seat := replay.Seat((int(first) + k) % int(s.N))
			if !s.Seats[seat].In {
				continue
			}
			if takes[seat] > 0 || t.r.ShowdownShows == house.AllShow || t.once(2) {
				if seat == t.asks.seat {
					shown = t.held[seat]
				}
				t.show(seat)
			} else {
				t.do(format.Act{Phase: format.Showdown, Player: t.player(seat), Verb: pick(t.d, format.Muck, format.Muck, format.Declare)})
				t.declared(seat)
			}
		}
	}
	t.openers(shown)
}

// declared gives the last act, where it declares, the point of a seat.
func (t *table) declared(seat replay.Seat) {
	if a := &t.h.Acts[len(t.h.Acts)-1]; a.Verb == format.Declare {
		a.Point = node(rank.Of(t.at.Table.Deck, &t.r, t.held[seat]).Point())
	}
}

// show shows a hand, its point perhaps declared first.
func (t *table) show(seat replay.Seat) {
	a := format.Act{Phase: format.Showdown, Player: t.player(seat)}
	if t.once(3) {
		a.Verb = format.Declare
		t.do(a)
		t.declared(seat)
		a.Point = format.Node[format.Point]{}
	}
	a.Verb = format.Show
	for _, c := range t.held[seat].Down() {
		a.Got = append(a.Got, node(c))
	}
	t.do(a)
}

// openers has the openers shown where they are owed: asked for, by the rule of
// the table, or because nobody played. Whoever showed them in his hand need not
// do it again.
func (t *table) openers(shown card.Set) {
	s, opener := &t.at.Table, t.asks.seat
	if opener == replay.NoSeat {
		return
	}
	owed := s.Nobody && s.Seats[opener].In || t.r.ShowOpeners == house.OpenersAlways
	if other := t.clockwise()[0]; !owed && other != opener && t.once(2) {
		owed = true
		t.do(format.Act{Phase: format.Showdown, Player: t.player(other), Verb: format.AskOpeners})
	}
	if !owed || s.Seats[opener].Left && !t.r.ShowOpenersAfterFold || t.proving(shown&t.dealt[opener]) != 0 {
		return
	}
	set := t.proving(t.dealt[opener] & t.held[opener])
	if set == 0 {
		set = t.proving(t.dealt[opener])
	}
	a := format.Act{Phase: format.Showdown, Player: t.player(opener), Verb: format.ShowOpeners}
	for _, c := range set.Down() {
		a.Got = append(a.Got, node(c))
	}
	t.do(a)
}

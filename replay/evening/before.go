package evening

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
)

// before writes what comes before the cards: who deals, the ante, the chips
// bought, the levels and the blinds.
func (t *table) before(i int) {
	h := t.h
	if i == 0 {
		h.Dealer = node(t.d.IntN(t.c.Players))
		if t.r.Ante != house.AnteNone {
			h.Ante.Amount = node(money.Chips(1 + t.d.IntN(4)))
		}
	} else if t.r.Ante != house.AnteNone && t.once(8) {
		h.Ante.Amount = node(money.Chips(1 + t.d.IntN(4)))
	}
	t.look(format.Before)
	if t.once(5) {
		t.count()
	}
	t.rebuy()
	t.level()
	t.look(format.Before)
	if i > 0 && t.once(3) {
		h.Dealer = node(t.player(t.at.Table.Dealer))
	}
	if s := &t.at.Table; s.Asked != 0 && s.AskKnown && t.once(4) {
		h.OpeningAt = node(s.Asked)
	}
	if t.r.Ante != house.AnteNone && t.once(4) {
		t.listAntes()
	}
	if t.r.Blinds == house.BlindsOptional || t.r.Blinds == house.BlindsFixed && t.once(2) {
		t.blinds()
	}
}

// least is what a player should have before him to play: a few antes.
const least = 12

// rebuy lets buy who has next to nothing left, and now and then somebody else.
func (t *table) rebuy() {
	s := &t.at.Table
	for i := range replay.Seat(s.N) {
		p := &s.Seats[i]
		if has := p.Stack + p.AnteIn; has < least+t.at.Owed[i] || t.once(25) {
			buys := max(least+t.at.Owed[i]-has, 0) + money.Chips(20+t.d.IntN(100))
			t.do(format.Act{Phase: format.Before, Player: t.player(i), Verb: format.Rebuy, Amount: exact(buys)})
		}
	}
}

func exact(c money.Chips) format.Amount {
	return format.Amount{Kind: format.Exact, Chips: c, Span: said}
}

// count writes down what some have before them.
func (t *table) count() {
	s := &t.at.Table
	for i := range replay.Seat(s.N) {
		if p := &s.Seats[i]; p.StackKnown && p.Stack+p.AnteIn+p.Wager >= 0 && t.once(2) {
			t.h.Stacks = append(t.h.Stacks, format.PlayerChips{Player: node(t.player(i)), Chips: node(p.Stack + p.AnteIn + p.Wager)})
		}
	}
}

// level lets those who owe a level for the frozen pot pay it: everybody where
// the table wants it, else who feels like it, and so many that two can play.
func (t *table) level() {
	s := &t.at.Table
	free := 0
	for i := range s.N {
		if t.at.Owed[i] == 0 {
			free++
		}
	}
	for i := range replay.Seat(s.N) {
		owed := t.at.Owed[i]
		if owed == 0 || t.r.ParolaLevel == house.LevelToPlay && free >= 2 && t.once(3) {
			continue
		}
		free++
		a := format.Act{Phase: format.Before, Player: t.player(i), Verb: format.Level}
		if t.once(2) {
			a.Amount = exact(owed)
		}
		t.do(a)
	}
}

// listAntes writes down what each really put in.
func (t *table) listAntes() {
	s := &t.at.Table
	a := format.Ante{Listed: true, Span: said}
	for i := range replay.Seat(s.N) {
		if in := s.Seats[i].AnteIn; in > 0 {
			a.Paid = append(a.Paid, format.PlayerChips{Player: node(t.player(i)), Chips: node(in)})
		}
	}
	if len(a.Paid) > 0 && (s.AnteSaid && t.h.Ante.Amount.V == 0 || s.Seats[s.Dealer].AnteIn == s.Ante) {
		t.h.Ante = a
	}
}

// blinds lets blinds be said, and the first one match the over at once.
func (t *table) blinds() {
	if posts := t.at.Table.Posts; t.r.Blinds == house.BlindsFixed {
		for i, verb := range []format.Verb{format.Buio, format.Over}[:posts.N] {
			t.do(format.Act{Phase: format.Before, Player: t.player(posts.Seats[i]), Verb: verb})
		}
		return
	}
	for range 3 {
		t.look(format.Before)
		o := &t.at.Options
		if o.Seat == replay.NoSeat || o.Blind == 0 || !t.once(3) {
			break
		}
		p := &t.at.Table.Seats[o.Seat]
		if t.r.Stakes == house.StakesTable && p.Stack <= o.Blind {
			break
		}
		a := format.Act{Phase: format.Before, Player: t.player(o.Seat), Verb: format.Buio}
		if t.at.Table.Posts.N > 0 {
			a.Verb = format.Over
		}
		if t.once(2) {
			a.Amount = exact(o.Blind)
		}
		t.do(a)
	}
	t.look(format.Before)
	s := &t.at.Table
	if s.Posts.N == 2 && t.once(2) {
		buio := s.Posts.Seats[0]
		t.do(format.Act{Phase: format.Before, Player: t.player(buio), Verb: format.Match})
	}
}

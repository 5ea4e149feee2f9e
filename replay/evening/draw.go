package evening

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay"
	"apertura/replay/house"
)

// A change is what one player throws and is served.
type change struct {
	seat   replay.Seat
	thrown card.Set
	now    int // cards he has at once
	late   int // and after everybody has been served
}

// A drawing is the draw of a hand, with the cards as they really lie.
type drawing struct {
	*table
	written bool // burns and reshuffles are written down
	pile    []card.Card
	apart   card.Set // openers that stay out of a reshuffle
	waiting int      // late cards promised
	thrown  [replay.MaxSeats]card.Set
}

// draw lets everybody change cards, from the dealer's left.
func (t *table) draw() {
	t.h.Sections[format.Draw] = said
	t.look(format.Draw)
	g := drawing{table: t, written: t.once(2)}
	var all []change
	for _, seat := range t.clockwise() {
		c := g.change(seat)
		all = append(all, c)
		if c.thrown == 0 {
			t.do(format.Act{Phase: format.Draw, Player: t.player(seat), Verb: format.Pat})
			continue
		}
		g.waiting += c.late
		g.exchange(c)
	}
	g.serveLate(all)
}

// change chooses what a player throws: often what is no opener, never more than
// can be served.
func (g *drawing) change(seat replay.Seat) change {
	five := g.held[seat]
	from := five.Down()
	for i := range from {
		j := i + g.d.IntN(len(from)-i)
		from[i], from[j] = from[j], from[i]
	}
	n := g.d.IntN(g.r.DrawMax + 1)
	if seat == g.asks.seat && !g.once(4) {
		keep := g.proving(five)
		from = slices.DeleteFunc(from, keep.Has)
	}
	n = min(n, len(from))
	for n > 0 && !g.canServe(n) {
		n--
	}
	c := change{seat: seat, thrown: card.SetOf(from[:n]...), now: n}
	if g.r.LateCards && n > 3 {
		c.now, c.late = 3, n-3
	}
	return c
}

// canServe reports whether n cards more can be served, the late ones promised
// to others counted.
func (g *drawing) canServe(n int) bool {
	late := g.r.LateCards && n > 3
	need := n + g.waiting
	if g.r.BurnBeforeLate && (late || g.waiting > 0) {
		need++
	}
	if need <= len(g.stub) {
		return true
	}
	if g.r.Reshuffle == house.ReshuffleNotOwn && (late || g.waiting > 0) {
		return false // it may be his own that are left
	}
	return need+1 <= len(g.stub)+len(g.pile)
}

// exchange writes what a player throws and serves him what he has at once.
func (g *drawing) exchange(c change) {
	a := format.Act{Phase: format.Draw, Player: g.player(c.seat), Verb: format.Discard}
	for _, x := range c.thrown.Down() {
		a.Thrown = append(a.Thrown, node(x))
		g.pile = append(g.pile, x)
	}
	kept := g.held[c.seat] &^ c.thrown
	if set := g.proving(g.held[c.seat]) & c.thrown; c.seat == g.asks.seat && g.r.DeclareOpeners && set != 0 && g.proving(kept) == 0 {
		a.Openers = true
		for _, x := range set.Down() {
			a.Set = append(a.Set, node(x))
		}
		if g.r.Reshuffle == house.ReshuffleAllButOpeners {
			g.apart = set
		}
	}
	g.held[c.seat], g.thrown[c.seat] = kept, c.thrown
	g.serve(c.seat, c.now, a)
}

// serve gives a player n cards, with the line that tells of the first ones; in
// a draw that has its reshuffles written, one in the middle parts the lines.
func (g *drawing) serve(seat replay.Seat, n int, a format.Act) {
	before := min(n, len(g.stub))
	if !g.written {
		before = n
	}
	if before > 0 {
		a.Gets = a.Verb == format.Discard
		for range before {
			a.Got = append(a.Got, node(g.next(seat)))
		}
		g.do(a)
	} else if a.Verb == format.Discard {
		g.do(a)
	}
	if rest := n - before; rest > 0 {
		g.reshuffle()
		b := format.Act{Phase: format.Draw, Player: a.Player, Verb: format.Receive}
		for range rest {
			b.Got = append(b.Got, node(g.next(seat)))
		}
		g.do(b)
	}
}

// next takes the next card off the stub for a player; where nobody may have his
// own discards back, the next that is not his.
func (g *drawing) next(seat replay.Seat) card.Card {
	if len(g.stub) == 0 {
		g.reshuffle()
	}
	i := len(g.stub) - 1
	for g.r.Reshuffle == house.ReshuffleNotOwn && g.thrown[seat].Has(g.stub[i]) {
		i--
	}
	c := g.stub[i]
	g.stub = slices.Delete(g.stub, i, i+1)
	g.held[seat] = g.held[seat].With(c)
	return c
}

// reshuffle makes the discards the new stub, has it cut and burns a card where
// the table wants it.
func (g *drawing) reshuffle() {
	g.stub = slices.DeleteFunc(g.pile, g.apart.Has)
	g.pile = nil
	for i := len(g.stub) - 1; i > 0; i-- {
		j := g.d.IntN(i + 1)
		g.stub[i], g.stub[j] = g.stub[j], g.stub[i]
	}
	if g.written {
		g.do(format.Act{Phase: format.Draw, Player: format.NoPlayer, Verb: format.Reshuffle})
		if g.once(2) {
			g.do(format.Act{Phase: format.Draw, Player: g.player(g.cutter()), Verb: format.Cut})
		}
	}
	if g.r.BurnAfterReshuffle {
		g.burn()
	}
}

// burn burns the next card, and writes it down where burns are.
func (g *drawing) burn() {
	c := g.stub[len(g.stub)-1]
	g.stub = g.stub[:len(g.stub)-1]
	if !g.written {
		return
	}
	a := format.Act{Phase: format.Draw, Player: format.NoPlayer, Verb: format.Burn}
	if g.once(2) {
		a.Got = []format.CardNode{node(c)}
	}
	g.do(a)
}

// cutter returns the nearest player dealt in on the dealer's right.
func (t *table) cutter() replay.Seat {
	s := &t.at.Table
	for k := int(s.N) - 1; k > 0; k-- {
		if i := replay.Seat((int(s.Dealer) + k) % int(s.N)); s.Seats[i].Dealt {
			return i
		}
	}
	return s.Dealer
}

// serveLate serves the cards beyond the third, in order.
func (g *drawing) serveLate(all []change) {
	if g.waiting > 0 && g.r.BurnBeforeLate && g.written {
		burned := false
		if len(g.stub) == 0 {
			g.reshuffle()
			burned = g.r.BurnAfterReshuffle // one does for both
		}
		if !burned {
			g.burn()
		}
	}
	for _, c := range all {
		if c.late > 0 {
			g.serve(c.seat, c.late, format.Act{Phase: format.Draw, Player: g.player(c.seat), Verb: format.Receive})
		}
	}
}

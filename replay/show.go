package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// judgeShow judges an act of the showdown.
func (v *view) judgeShow(seat Seat, out []Breach) []Breach {
	a := v.act
	switch a.Verb {
	case format.Declare:
		if !v.mayShow(seat) {
			return append(out, v.notNow(ActAfterEnd))
		}
		return v.showOrder(seat, out)
	case format.Show:
		if v.showsAsOpener(seat) {
			return v.shownCards(seat, forProof, out)
		}
		if !v.mayShow(seat) {
			return append(out, v.notNow(ActAfterEnd))
		}
		out = v.showOrder(seat, out)
		return v.shownCards(seat, forShow, out)
	case format.ShowOpeners:
		return v.shownCards(seat, forProof, out)
	case format.Rebuy:
		return append(out, v.rebuy())
	case format.AskOpeners, format.Muck, format.Say, format.Do, format.Think, format.Read, format.Time:
		return out
	}
	return append(out, v.notNow(WrongRound))
}

// mayShow reports whether a player is in to show; where who is in is not on
// record, anybody may be.
func (v *view) mayShow(seat Seat) bool {
	p := &v.s.Seats[seat]
	return p.In || p.Missing || !v.s.InKnown
}

// showFirst returns who declares first: the last aggressor, the opener, or the
// dealer's left ([001]); nobody bet, the first to speak; nobody could, the last
// aggressor of the opening round.
func (v *view) showFirst() Seat {
	s := v.s
	from := s.Aggressor
	switch {
	case v.r.ShowdownOrder == house.OrderOpener:
		from = s.Opener
	case v.r.ShowdownOrder == house.OrderLeftOfDealer:
		from = s.leftOfDealer()
	case from == NoSeat && s.First != NoSeat:
		from = s.First
	case from == NoSeat:
		from = s.Opening
	}
	if from == NoSeat {
		return NoSeat
	}
	for k := range int(s.N) {
		if i := s.left(from, k); s.Seats[i].In {
			return i
		}
	}
	return NoSeat
}

// laysDown returns who declares or shows next, or whether that is not on
// record. Who is alone has nothing to lay down but openers he owes.
func (v *view) laysDown() (next Seat, untold bool) {
	s := v.s
	switch end := v.ending(); {
	case end == endUnknown:
		return NoSeat, true
	case end != endTaken:
		return NoSeat, false
	case s.in() < 2:
		if i := s.Opener; i != NoSeat && s.Seats[i].In && v.openersDue() {
			return i, false
		}
		return NoSeat, false
	}
	from := max(s.ShowFirst, 0)
	for k := range int(s.N) {
		if i := s.left(from, k); s.Seats[i].In && !s.Seats[i].Declared && !s.Seats[i].Mucked {
			if s.ShowFirst == NoSeat || s.OrderOpen {
				return NoSeat, true
			}
			return i, false
		}
	}
	return NoSeat, false
}

// openersDue reports whether an opener left alone has still to show what he
// opened on, without being asked.
func (v *view) openersDue() bool {
	c := &v.s.Seats[v.s.Opener].Cards
	if v.r.Opening == 0 || v.s.NoOpeners || c.ProofShown || c.Shown != 0 || c.Blank {
		return false
	}
	return v.s.Nobody || v.r.ShowOpeners == house.OpenersAlways
}

// showOrder: declared or shown before his turn, while those he went past speak
// later. Laying down early is no fault.
func (v *view) showOrder(seat Seat, out []Breach) []Breach {
	s := v.s
	first := s.ShowFirst
	if first == NoSeat || s.OrderOpen || !s.InKnown || s.in() < 2 || s.Seats[seat].Declared || !s.Seats[seat].In {
		return out
	}
	var who Players
	for i := first; i != seat; i = s.left(i, 1) {
		p := &s.Seats[i]
		if p.In && !p.Declared && !p.Mucked && v.speaksLater(int(p.Roster), showsOrMucks) {
			who = who.With(int(p.Roster))
		}
	}
	if who == 0 {
		return out
	}
	b := v.breach(ShownOutOfOrder, format.Whole)
	b.Others = who
	return append(out, b)
}

func showsOrMucks(v format.Verb) bool {
	return v == format.Declare || v == format.Show || v == format.Muck
}

func (v *view) applyShow(seat Seat, out []Event) []Event {
	a := v.act
	if seat == NoSeat {
		return out
	}
	p := &v.s.Seats[seat]
	verb := a.Verb
	if verb == format.Show && v.showsAsOpener(seat) {
		verb = format.ShowOpeners
	}
	switch verb {
	case format.Declare:
		if v.mayShow(seat) {
			p.Declared = true
			out = append(out, v.event(PointDeclared, seat))
		}
	case format.Show:
		if !v.mayShow(seat) {
			return out
		}
		p.Declared = true
		cards := setOf(a.Got)
		if len(a.Got) == 0 {
			cards, _ = p.Cards.five()
			p.Cards.Blank = cards.Len() != 5
		}
		p.Cards.show(cards)
		e := v.event(HandShown, seat)
		e.Cards = cards
		out = append(out, e)
	case format.ShowOpeners:
		cards := setOf(a.Got)
		p.Cards.ShownProof |= cards
		p.Cards.ProofShown = true
		p.Cards.ProofAct = int32(a.Number)
		e := v.event(OpenersShown, seat)
		e.Cards = cards
		out = append(out, e)
	case format.Muck:
		p.Mucked = true
		out = append(out, v.event(CardsMucked, seat))
	}
	return out
}

// show adds cards shown; a hand shows five at most, the last ones.
func (c *Cards) show(cards card.Set) {
	if all := c.Shown | cards; all.Len() <= 5 {
		cards = all
	}
	c.Shown = cards
}

// wrongDeclarations judges the points declared against the cards shown, when
// all are. Words about cards that stay covered are no fault.
func (v *view) wrongDeclarations(out []Breach) []Breach {
	acts := v.gist.having(format.Declare)
	for i := range acts {
		a := &acts[i]
		if a.Phase != format.Showdown || a.Verb != format.Declare || a.Undone || !a.Point.Said() {
			continue
		}
		seat := v.s.Seat(a.Player)
		if seat == NoSeat || !v.s.Seats[seat].Declared {
			continue
		}
		c := &v.s.Seats[seat].Cards
		if c.Shown == 0 || !v.belied(c, a.Point.V) {
			continue
		}
		out = append(out, Breach{
			Kind: WrongDeclaration, Verdict: format.Violation, Player: a.Player, Act: a.Number,
			At: format.Anchor{Act: a.Number}, Cards: c.Shown, Ruling: Ruling{Kind: Stands},
			Causes: v.shownBy(a.Player, format.Show),
		})
	}
	return out
}

// belied reports whether the cards shown, with what the log tells of those
// beside them, are not the point declared. One that lies there whole is not
// belied by a better one that stays covered.
func (v *view) belied(c *Cards, p format.Point) bool {
	rest := v.s.Deck.Cards() &^ c.Shown
	five, known := c.five()
	if !known || c.Shown&^five != 0 {
		return !v.someFive(c.Shown, rest, p, 0)
	}
	return !rank.Of(v.s.Deck, v.r, five).Is(p) && !v.someFive(c.Shown, rest, p, c.Shown)
}

// someFive reports whether cards held with some of the rest make the point, and
// where whole is said, whether those make it alone.
func (v *view) someFive(held, rest card.Set, p format.Point, whole card.Set) bool {
	if held.Len() == 5 {
		return rank.Of(v.s.Deck, v.r, held).Is(p) && (whole == 0 || rank.Defining(held)&^whole == 0)
	}
	for c := range rest.All() {
		rest = rest.Without(c)
		if v.someFive(held.With(c), rest, p, whole) {
			return true
		}
	}
	return false
}

// shownBy returns the last act by which a player shows, as a cause.
func (v *view) shownBy(player int, verb format.Verb) []Cause {
	for i := len(v.log.Acts) - 1; i >= 0; i-- {
		if a := &v.log.Acts[i]; a.Player == player && a.Verb == verb && !a.Undone {
			return []Cause{{Why: ShownThere, At: format.Anchor{Act: a.Number}}}
		}
	}
	return nil
}

// notShown: in a written showdown, who took the pot showed less than his
// point; where all show, one still in did not show his five ([001] [003]).
func notShown(rs []reading, out []Breach) []Breach {
	r := &rs[0]
	v := r.v
	if !v.contested() || !v.log.Written(format.Showdown) || v.log.Result.Kind != format.Taken {
		return out
	}
	takers := r.takers()
	for i := range Seat(v.s.N) {
		p := &v.s.Seats[i]
		if !p.In || p.Cards.Blank || !takers.Has(int(i)) || !contests(rs, i) {
			continue
		}
		if want := v.owedCards(&p.Cards); want > 0 {
			b := v.showBreach(WinnerNotShown, i, want)
			b.Ruling = Ruling{Kind: PotToBest}
			if w := rs[len(rs)-1].v; w.shows()&^(Players(0).With(int(i))) != 0 {
				b.Ruling.Pot = w.potWithout(Players(0).With(int(i)) | rs[len(rs)-1].without)
			}
			out = append(out, b)
		}
	}
	if !v.allShow() {
		return out
	}
	for i := range Seat(v.s.N) {
		if p := &v.s.Seats[i]; p.In && !p.Cards.Blank && p.Cards.Shown.Len() < 5 {
			out = append(out, v.showBreach(HandNotShown, i, 5))
		}
	}
	return out
}

// contests reports whether a taker took, in every reading, more than what
// nobody else was in for.
func contests(rs []reading, seat Seat) bool {
	for i := range rs {
		if !rs[i].contests(seat) {
			return false
		}
	}
	return true
}

// contests reports whether a taker took more than what nobody else was in for.
func (r *reading) contests(seat Seat) bool {
	if r.takers().Len() > 1 && r.mayBeOwn(seat) {
		return false
	}
	alone := money.Chips(0)
	for i := range r.t.n {
		if l := r.t.layers[i]; l.For == Players(0).With(int(seat)) {
			alone += l.Chips
		}
	}
	for _, n := range r.v.log.Result.Takers {
		if r.v.s.Seat(n.Player.V) == seat && n.Chips.Said() {
			return n.Chips.V > alone
		}
	}
	return true
}

// shows returns, by seat, who showed cards.
func (v *view) shows() Players {
	var out Players
	for i := range v.s.N {
		if v.s.Seats[i].In && v.s.Seats[i].Cards.Shown != 0 {
			out = out.With(int(i))
		}
	}
	return out
}

func (v *view) showBreach(k Kind, seat Seat, want int) Breach {
	b := v.keyBreach(k, format.Anchor{Key: format.ResultKey}, v.s.player(seat))
	for i := range v.log.Acts {
		a := &v.log.Acts[i]
		if a.Phase == format.Showdown && a.Player == b.Player && !a.Undone && showsOrMucks(a.Verb) {
			b.At, b.Act = format.Anchor{Act: a.Number}, a.Number
		}
	}
	b.Got, b.Want = money.Chips(v.s.Seats[seat].Cards.Shown.Len()), money.Chips(want)
	return b
}

// owedCards returns how many cards of a point a winner has to show, 0 where he
// showed them.
func (v *view) owedCards(c *Cards) int {
	five, ok := c.five()
	if !ok {
		if made(c.Shown) {
			return 0
		}
		return 5
	}
	point := rank.Defining(five)
	if point&^c.Shown == 0 {
		return 0
	}
	return point.Len()
}

// made reports whether cards shown hold at least a pair.
func made(s card.Set) bool {
	for c := range s.All() {
		if s.Ranked(c.Rank()).Len() > 1 {
			return true
		}
	}
	return false
}

func (v *view) allShow() bool { return v.r.ShowdownShows == house.AllShow }

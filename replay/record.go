package replay

import (
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
)

// record gathers what the whole hand tells of one player's cards, for the proof:
// what is on his own record, and what was certainly elsewhere.
func (v *view) record(seat Seat) proof.Record {
	c, d := &v.s.Seats[seat].Cards, &v.s.Draw
	r := proof.Record{
		Deck: v.s.Deck, Dealt: c.Dealt, DealtMore: c.DealtMore, OutDealt: v.s.dealtElsewhere(seat),
		Thrown: c.Thrown, ThrownMore: c.ThrownMore, TakenBack: c.Back, Apart: c.Apart,
		Shown: c.Shown, Openers: c.ShownProof, Unread: c.Unread,
	}
	r.Stub = proof.Served{Known: c.Got &^ c.Pool, More: c.GotMore - c.PoolMore, Out: r.OutDealt}
	r.Pool = proof.Served{Known: c.Pool, More: c.PoolMore}
	if d.Reshuffled {
		r.OutKept = v.s.cameOut(seat) &^ (c.Got | c.Shown)
		back := c.Thrown
		if c.ThrownMore > 0 {
			back = ^card.Set(0) // any card of his may be among them
		}
		switch v.r.Reshuffle {
		case house.ReshuffleAll:
			r.Back = back
		case house.ReshuffleAllButOpeners:
			r.Back = back &^ c.Apart
		}
		r.Pool.Out = v.s.kept(seat) | d.Burned
		if d.Judged && d.PoolMore == 0 && d.Ever == d.Pool {
			r.Pool.Out |= ^d.Pool // one new stub, and all its cards are on record
		}
	}
	return r
}

// dealtElsewhere returns the cards that cannot have been dealt to a player, nor
// come to him from the first stub: those dealt to others, and those that came
// out of that stub. What came out of a new one somebody had thrown away: it may
// have been his only if he threw cards that nobody wrote down.
func (s *State) dealtElsewhere(but Seat) card.Set {
	own := &s.Seats[but].Cards
	out := s.Draw.BurnedFirst
	for i := range Seat(s.N) {
		if i == but {
			continue
		}
		c := &s.Seats[i].Cards
		out |= c.Dealt | c.Thrown | c.Got&^c.Pool
		if own.ThrownMore == 0 {
			out |= c.Pool&^own.Thrown | c.Shown&^own.Thrown
		}
		if c.PoolMore == 0 {
			out |= c.Shown &^ c.Pool
		}
	}
	if own.ThrownMore == 0 {
		out |= s.Draw.Burned &^ own.Thrown
	}
	return out
}

// cameOut returns the cards that came out of a new stub for others, or were
// burned off it: whoever had been dealt them had thrown them away.
func (s *State) cameOut(but Seat) card.Set {
	out := s.Draw.Burned &^ s.Draw.BurnedFirst
	for i := range Seat(s.N) {
		if i != but {
			out |= s.Seats[i].Cards.Pool
		}
	}
	return out
}

// kept returns the cards that others certainly still hold: they are in no new
// stub.
func (s *State) kept(but Seat) card.Set {
	var out card.Set
	for i := range Seat(s.N) {
		if i == but {
			continue
		}
		c := &s.Seats[i].Cards
		out |= c.Got | c.Shown
		if c.ThrownMore == 0 {
			out |= c.Dealt &^ c.Thrown
		}
	}
	return out
}

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
	r.Stub = proof.Served{Known: c.Got &^ c.Pool, More: c.GotMore - c.PoolMore, Out: v.s.elsewhere(seat)}
	r.Pool = proof.Served{Known: c.Pool, More: c.PoolMore}
	if d.Reshuffled {
		switch v.r.Reshuffle {
		case house.ReshuffleAll:
			r.Back = c.Thrown
		case house.ReshuffleAllButOpeners:
			r.Back = c.Thrown &^ c.Apart
		}
		r.Pool.Out = v.s.kept(seat) | d.Burned
	}
	return r
}

// dealtElsewhere returns the cards certainly dealt to others: what one player
// cannot have been dealt. Where discards came back, what others were served may
// have been his.
func (s *State) dealtElsewhere(but Seat) card.Set {
	var out card.Set
	for i := range Seat(s.N) {
		if i == but {
			continue
		}
		c := &s.Seats[i].Cards
		out |= c.Dealt | c.Thrown
		if !s.Draw.Reshuffled {
			out |= c.Got | c.Shown
		}
	}
	return out
}

// elsewhere returns the cards that cannot have come to a player from the first
// stub: all that others were dealt or served out of it, and what was burned.
func (s *State) elsewhere(but Seat) card.Set {
	out := s.dealtElsewhere(but)
	if !s.Draw.Reshuffled {
		out |= s.Draw.Burned
	}
	for i := range Seat(s.N) {
		if i != but {
			out |= s.Seats[i].Cards.Got &^ s.Seats[i].Cards.Pool
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

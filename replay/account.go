package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// An Account is what one hand came to for one player: won or lost, chips he
// bought not counted. As ruled, penalties included, is what the rulings of the
// hand would have made of it.
type Account struct {
	Player     int // roster index
	Net        money.Chips
	NetKnown   bool
	Ruled      money.Chips
	RuledKnown bool
	Stack      money.Chips // behind the hand; negative: a debt
	StackKnown bool
}

// accounts closes the hand's books: as played, and as ruled.
func (g *game) accounts(rs []reading, end format.OutcomeKind) {
	g.books = g.books[:0]
	r := &rs[3]
	ruled, known := g.ruledNet(r, end)
	for i := range Seat(g.played.N) {
		p := &g.played.Seats[i]
		a := Account{
			Player: int(p.Roster), Net: p.Net, NetKnown: !p.NetUnread && end != format.Unsaid,
			Stack: p.Stack, StackKnown: p.StackKnown,
		}
		a.Ruled, a.RuledKnown = a.Net, a.NetKnown
		if len(g.found) > 0 {
			a.Ruled, a.RuledKnown = ruled[i], known && !p.NetUnread
		}
		g.books = append(g.books, a)
	}
}

// ruledNet settles the table as ruled: the pot to who wins it there, penalties
// from who owes them to whom they go. A penalty for the next pot is lost to its
// payer until somebody wins that pot.
func (g *game) ruledNet(r *reading, end format.OutcomeKind) (net [MaxSeats]money.Chips, known bool) {
	s := r.v.s
	known = s.PotKnown && r.end != endUnknown
	for i := range s.N {
		net[i] = s.Seats[i].Net
	}
	alone := s.inSet()&^r.without == 0
	switch {
	case end == format.Refund || end == format.Redeal || givesBack(g.found):
		for i := range s.N {
			net[i] += s.Seats[i].Early + s.Seats[i].Wager
		}
	case r.end == endTaken:
		if r.t.backTo != NoSeat {
			net[r.t.backTo] += r.t.back
		}
		for i := range s.N {
			if !alone {
				net[i] += r.t.won[i]
			}
		}
		known = known && (alone || r.t.known)
	}
	for i := range g.found {
		b := &g.found[i]
		if b.Verdict != format.Violation || b.Undone || !b.Ruling.Kind.penalises() {
			continue
		}
		for _, p := range b.Ruling.Pay {
			if seat := s.Seat(p.From); seat != NoSeat {
				net[seat] -= p.Chips
			}
			if seat := s.Seat(p.To); seat != NoSeat {
				net[seat] += p.Chips
			}
		}
	}
	return net, known
}

// penalises reports whether a ruling asks for chips beside what the table as
// ruled already holds.
func (k RulingKind) penalises() bool {
	return k == NoClaimPenalty || k == NoClaimRefund
}

package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// An Account is what one hand came to for one player: won or lost, chips he
// bought not counted. As ruled is what the rulings of the hand would have made
// of it, penalties included; what is paid later because a ruling asked for it
// is not counted a second time.
type Account struct {
	Player     int // roster index
	Net        money.Chips
	NetKnown   bool
	Ruled      money.Chips
	RuledKnown bool
	Stack      money.Chips // behind the hand; negative: a debt
	StackKnown bool
}

// accounts closes the hand's books: as played, and as ruled. There is one for
// each seat, then one for each who was paid a penalty while he sat out.
func (g *game) accounts(rs []reading, end format.OutcomeKind) {
	g.forgetUnseen(end)
	s := &g.played
	ruled, known := g.ruledNet(&rs[3], end)
	for i := range s.N {
		p := &s.Seats[i]
		g.books = append(g.books, Account{
			Player: int(p.Roster), Net: p.Net, NetKnown: !p.NetUnread, Ruled: ruled[i], RuledKnown: known && !p.NetUnread,
			Stack: p.Stack, StackKnown: p.StackKnown,
		})
	}
	if g.tookAll {
		g.tookParts(first(rs[0].takers()))
	}
	acts := g.gist.having(format.Pay)
	for i := range acts {
		if a := &acts[i]; a.Verb == format.Pay && !a.Undone {
			g.bookPenalty(a)
		}
	}
}

// forgetUnseen: in a round that is not on record anybody still in may have put
// chips in, unless the result says that nobody did or that they went back.
func (g *game) forgetUnseen(end format.OutcomeKind) {
	s := &g.played
	opening := !g.log.Written(format.Opening)
	switch {
	case s.InKnown, end == format.Void && opening, end == format.Frozen && !opening,
		end == format.Refund, end == format.Redeal:
		return
	}
	for i := range s.N {
		if p := &s.Seats[i]; p.In || opening && p.Dealt {
			p.lose()
		}
	}
}

// tookParts: who took a frozen pot's parts all at once took those that were
// still to be played for, too.
func (g *game) tookParts(seat Seat) {
	if seat == NoSeat {
		return
	}
	var parts [16]money.Chips
	for _, c := range g.view(&g.played, nil).waits(parts[:0]) {
		g.books[seat].Net += c
		g.books[seat].Stack += c
	}
}

// bookPenalty: the table as played has moved what a player paid, but for who
// paid or received it away from the table. As ruled, what a ruling asked for
// was counted when it was made.
func (g *game) bookPenalty(a *format.Act) {
	asked := g.askedToPay(a)
	g.bookSide(a.Player, -a.Amount.Chips, -asked)
	g.bookSide(payee(a), a.Amount.Chips, asked)
}

func (g *game) bookSide(player int, c, asked money.Chips) {
	if player < 0 || player >= MaxRoster {
		return
	}
	b := g.book(player)
	b.Ruled -= asked
	if g.played.Seat(player) == NoSeat {
		b.Net += c
		b.Ruled += c
		b.Stack += c
		g.carry.Stack[player] = b.Stack
	}
}

// book returns a player's account, a new one for who has no seat.
func (g *game) book(player int) *Account {
	for i := range g.books {
		if g.books[i].Player == player {
			return &g.books[i]
		}
	}
	c := &g.carry
	g.books = append(g.books, Account{
		Player: player, NetKnown: true, RuledKnown: true, Stack: c.Stack[player], StackKnown: c.StackKnown[player],
	})
	return &g.books[len(g.books)-1]
}

// askedToPay returns how much of a payment a ruling asks for: one of an earlier
// hand, where that was judged when it was made, or one of this hand.
func (g *game) askedToPay(a *format.Act) money.Chips {
	c, to := a.Amount.Chips, payee(a)
	if a.Phase == format.Before {
		for i := range g.found {
			b := &g.found[i]
			if b.Kind != WrongPenalty || b.At.Act != a.Number || b.Verdict != format.Violation {
				continue
			}
			if b.Others.Has(to) || b.Others == 0 && to == format.NoPlayer {
				return min(c, b.Want)
			}
			return 0
		}
		return c
	}
	most := money.Chips(0)
	for _, d := range g.carry.Dues[:g.carry.NDues] {
		if int(d.From) == a.Player && int(d.To) == to {
			most = max(most, d.Chips)
		}
	}
	for i := range g.found {
		if b := &g.found[i]; b.Stands() {
			for _, p := range b.Ruling.Pay {
				if p.From == a.Player && p.To == to {
					most = max(most, p.Chips)
				}
			}
		}
	}
	return min(c, most)
}

// ruledNet settles the table as ruled, by seat: the pot to who wins it there,
// penalties from who owes them to whom they go. A penalty for the next pot is
// lost to its payer until somebody wins that pot. Where no ruling moves chips
// it is the table as played.
func (g *game) ruledNet(r *reading, end format.OutcomeKind) (net [MaxSeats]money.Chips, known bool) {
	if !g.ruledAnything() {
		for i := range g.played.N {
			net[i] = g.played.Seats[i].Net
		}
		return net, true
	}
	s := r.v.s
	for i := range s.N {
		net[i] = s.Seats[i].Net
	}
	known = true
	switch {
	case end == format.Refund, end == format.Redeal, g.calledOff():
		for i := range s.N {
			net[i] += s.Seats[i].Early + s.Seats[i].Wager
		}
	case r.end == endTaken:
		known = g.ruledPot(r, &net) && s.PotKnown
	case r.end == endUnknown:
		known = false
	}
	for i := range g.found {
		if b := &g.found[i]; b.Stands() && b.Ruling.Kind.Penalises() {
			for _, p := range b.Ruling.Pay {
				if seat := s.Seat(p.From); seat != NoSeat {
					net[seat] -= p.Chips
				}
				if seat := s.Seat(p.To); seat != NoSeat {
					net[seat] += p.Chips
				}
			}
		}
	}
	return net, known
}

// ruledPot pays the pot out at the table as ruled and reports whether it is
// known to whom. Where the cards do not tell and no ruling speaks of the pot,
// who took it as played takes it here.
func (g *game) ruledPot(r *reading, net *[MaxSeats]money.Chips) bool {
	s, without, disputed := r.v.s, r.without, r.without != 0
	for i := range g.found {
		b := &g.found[i]
		if !b.Stands() || !b.Ruling.movesPot() {
			continue
		}
		disputed = true
		if seat := s.Seat(b.Player); b.Kind == WinnerNotShown && b.Ruling.Kind == PotToBest && seat != NoSeat {
			without = without.With(int(seat))
		}
	}
	t := r.v.settle(without)
	if t.backTo != NoSeat {
		net[t.backTo] += t.back
	}
	taker := first(r.takers())
	switch {
	case s.inSet()&^without == 0: // it stays for the next hand
	case t.known:
		for i := range s.N {
			net[i] += t.won[i]
		}
	case !disputed && taker != NoSeat && r.takers().Len() == 1:
		net[taker] += s.Pot() - t.back
	default:
		return false
	}
	return true
}

// ruledAnything reports whether a ruling of the hand moves chips.
func (g *game) ruledAnything() bool {
	if g.forked {
		return true
	}
	for i := range g.found {
		if b := &g.found[i]; b.Stands() && (b.Ruling.movesPot() || b.Ruling.Kind.Penalises()) {
			return true
		}
	}
	return false
}

// Stands reports whether the ruling of a breach is carried out: it is proven,
// and about something that was not taken back.
func (b *Breach) Stands() bool { return b.Verdict == format.Violation && !b.Undone }

// Penalises reports whether a ruling asks for chips beside what the table as
// ruled already holds.
func (k RulingKind) Penalises() bool {
	return k == NoClaimPenalty || k == NoClaimRefund
}

// movesPot reports whether a ruling says who has the pot. Where stakes are given
// back and he did not win, it stays with who took it.
func (r *Ruling) movesPot() bool {
	switch r.Kind {
	case NoClaimRefund:
		return r.Pot.Stays
	case NoClaimPenalty, NoClaimForfeit, PotToBest, FreezesPot, ShareBack, LosesHand, DealtAgain:
		return true
	}
	return false
}

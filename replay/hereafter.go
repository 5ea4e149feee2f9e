package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// hereafter pays the pot out as the table did, and fixes what passes to the
// next hand. What happened stands; the stacks that the rulings would have made
// are kept beside, a figure a player.
func (g *game) hereafter(rs []reading) {
	c, s := &g.carry, &g.played
	ruled, maybe := g.settleRuled(rs), g.settleDoubted(rs)
	pot, back := s.Pot(), money.Chips(0)
	end, took := g.outcome(rs)
	mark := len(g.events)
	var blinds [MaxSeats]money.Chips // given back after a misdeal, or left there
	misdealt := money.Chips(0)
	switch end {
	case format.Taken:
		g.payOut(rs, took)
		pot = 0
	case format.Unsaid:
		g.forgetTakers(&rs[0])
	case format.Void:
		if s.Opened && g.misdealt().ruled {
			misdealt = s.Pot() - s.Dead - rs[0].t.back
			for i := range Seat(s.N) {
				blinds[i] = s.Seats[i].Early + s.Seats[i].Wager
			}
			if to := rs[0].t.backTo; to != NoSeat {
				blinds[to] -= rs[0].t.back
			}
			g.giveBack()
			pot = s.Dead
			break
		}
		// By a ruling the pot stays, but not what nobody matched.
		if back = rs[0].t.back; back > 0 && s.Opened {
			s.Seats[rs[0].t.backTo].move(back)
			s.Dead -= back
			pot -= back
		}
	case format.Refund, format.Redeal:
		g.giveBack()
		pot = s.Dead
	}
	g.record(end, pot, mark)
	g.accounts(rs, end)
	g.carryOn(end, pot)
	for i := range Seat(s.N) {
		p := &s.Seats[i]
		who := p.Roster
		c.Stack[who], c.StackKnown[who], c.Lost[who] = p.Stack, p.StackKnown, p.Lost
		if ruled.known && !p.NetUnread {
			c.Offset[who] += ruled.net[i] - (p.Net - g.late[i])
		}
		if maybe.known && !p.NetUnread {
			c.Perhaps[who] += maybe.net[i] - (p.Net - g.late[i])
		}
		switch {
		case c.Offset[who] != 0:
		case blinds[i] > 0:
			c.Offset[who] = -blinds[i]
		case p.RestSaid:
			c.Offset[who] = -p.RestLeft
		default:
			c.Offset[who] = g.written[i]
		}
	}
	c.PotLeft = end == format.Frozen || end == format.Void
	c.PotAlt = ruled.known && ruled.pot != pot
	c.AltPot = ruled.pot
	if misdealt > 0 {
		c.PotAlt, c.AltPot = true, pot+misdealt
	}
	c.PotMay, c.MayPot = maybe.known, maybe.pot
}

// outcome returns how the hand ended at the table: what `result` says, or what
// follows where it says nothing. Took are the shares that follow.
func (g *game) outcome(rs []reading) (format.OutcomeKind, *reading) {
	if k := g.log.Result.Kind; k != format.Unsaid {
		return k, &rs[0]
	}
	switch rs[0].end {
	case endVoid:
		return format.Void, nil
	case endFrozen:
		return format.Frozen, nil
	case endTaken:
		return format.Taken, &rs[0]
	}
	return format.Unsaid, nil
}

// ruledTable is what the rulings would leave: won or lost by seat, and a pot
// that stays.
type ruledTable struct {
	net   [MaxSeats]money.Chips
	pot   money.Chips
	known bool
}

// settleRuled settles the table as ruled, where anything was ruled at all.
func (g *game) settleRuled(rs []reading) ruledTable {
	if !g.forked && len(g.found) == 0 {
		return ruledTable{}
	}
	return rs[3].settled(g.calledOff())
}

// settleDoubted settles the table as it would be if an opening that nobody can
// judge was false, as far as that is known.
func (g *game) settleDoubted(rs []reading) ruledTable {
	v := rs[2].v
	maybe := v.doubted(g.found)
	if maybe == 0 || g.calledOff() {
		return ruledTable{}
	}
	if g.r.FalseOpening != house.FalseRefund {
		r := read(v, rs[3].without|maybe)
		return r.settled(false)
	}
	if !v.takesBack(first(maybe)) {
		return ruledTable{} // what he puts in again he pays later
	}
	return rs[2].settled(true)
}

// settled is what a reading leaves; off: everybody has his wagers back.
func (r *reading) settled(off bool) (t ruledTable) {
	s := r.v.s
	alone := s.inSet()&^r.without == 0
	t.known = s.PotKnown
	for i := range s.N {
		t.net[i] = s.Seats[i].Net
	}
	if r.t.backTo != NoSeat {
		t.net[r.t.backTo] += r.t.back
	}
	switch {
	case off:
		t.pot = s.Dead
		for i := range s.N {
			t.net[i] = s.Seats[i].Net + s.Seats[i].Early + s.Seats[i].Wager
		}
	case r.end == endVoid || r.end == endFrozen || alone:
		t.pot = s.Pot() - r.t.back
	case r.t.known:
		for i := range s.N {
			t.net[i] += r.t.won[i]
		}
	default:
		t.known = false
	}
	return t
}

// record adds what happened to the pot and makes it the hand's last step.
func (g *game) record(end format.OutcomeKind, pot money.Chips, mark int) {
	switch end {
	case format.Frozen:
		g.events = append(g.events, Event{Kind: PotFrozen, Seat: NoSeat, Chips: pot})
	case format.Void, format.Refund, format.Redeal:
		g.events = append(g.events, Event{Kind: PotLeft, Seat: NoSeat, Chips: pot})
	}
	g.played.Phase = format.Result
	g.step(len(g.log.Acts)+1, mark)
}

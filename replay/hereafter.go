package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// hereafter pays the pot out as the table did, and fixes what passes to the
// next hand. What happened stands; the stacks that the rulings would have made
// are kept beside, a figure a player.
func (g *game) hereafter(rs []reading) {
	c, s := &g.carry, &g.played
	ruled := g.settleRuled(rs)
	pot, back := s.Pot(), money.Chips(0)
	end, took := g.outcome(rs)
	mark := len(g.events)
	switch end {
	case format.Taken:
		g.payOut(rs, took)
		pot = 0
	case format.Unsaid:
		g.forgetTakers(&rs[0])
	case format.Void:
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
			c.Offset[who] += ruled.net[i] - p.Net
		}
		switch {
		case c.Offset[who] != 0:
		case p.RestSaid:
			c.Offset[who] = -p.RestLeft
		default:
			c.Offset[who] = g.written[i]
		}
	}
	left := end == format.Frozen || end == format.Void
	c.PotAlt = left && ruled.known && ruled.pot != pot // taken is taken; what was left may have been made good
	c.AltPot = ruled.pot
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
	var t ruledTable
	if !g.forked && len(g.found) == 0 {
		return t
	}
	r := &rs[3]
	s := r.v.s
	alone := s.inSet()&^r.without == 0
	t.known = s.PotKnown && r.end != endUnknown
	for i := range s.N {
		t.net[i] = s.Seats[i].Net
	}
	if r.t.backTo != NoSeat {
		t.net[r.t.backTo] += r.t.back
	}
	switch {
	case givesBack(g.found):
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

// givesBack reports whether a ruling of the hand gives all wagers back.
func givesBack(bs []Breach) bool {
	for i := range bs {
		if b := &bs[i]; b.Ruling.Kind == NoClaimRefund && b.Ruling.Pot.Stays && b.Verdict == format.Violation && !b.Undone {
			return true
		}
	}
	return false
}

// payOut gives the pot to who took it: as written, or as it follows where no
// amounts are. A sum that only a ruling explains was made good by who owed it.
func (g *game) payOut(rs []reading, r *reading) {
	s := &g.played
	sum, said := r.amounts()
	pot := s.Pot()
	defer g.clear()
	if !s.PotKnown || !s.InKnown || s.PotAtMost && !said {
		g.forgetTakers(r)
		return
	}
	if g.log.Result.Kind == format.Unsaid || !said && r.takers().Len() != 1 {
		if !r.t.known {
			g.forgetTakers(r)
			return
		}
		for i := range Seat(s.N) {
			g.gain(i, r.t.won[i])
		}
		g.gain(r.t.backTo, r.t.back)
		return
	}
	if !said {
		g.gain(first(r.takers()), pot)
		return
	}
	g.madeGood(rs, sum)
	pot = s.Pot()
	for _, n := range g.log.Result.Takers {
		g.gain(s.Seat(n.Player.V), n.Chips.V)
	}
	switch taker := first(r.takers()); {
	case sum == pot:
	case sum == pot-r.t.back:
		g.gain(r.t.backTo, r.t.back)
	default: // wrong on either count: what lay there is his, whatever was written
		g.gain(taker, pot-sum)
		if taker != NoSeat {
			g.written[taker] = sum - pot
		}
	}
}

// madeGood: a sum that fits only under rulings means that they were carried
// out; who owed the difference put it in, or took it back.
func (g *game) madeGood(rs []reading, sum money.Chips) {
	if rs[0].fits(sum, 0) {
		return
	}
	for _, d := range append(g.deltas[:len(g.deltas):len(g.deltas)], g.loose...) {
		if rs[0].fits(sum, d.chips) {
			g.move(d)
			return
		}
	}
	for i := range rs {
		if rs[i].fits(sum, 0) {
			for _, d := range g.deltas {
				g.move(d)
			}
			return
		}
	}
}

// move puts a delta's chips on the table.
func (g *game) move(d delta) {
	s := &g.played
	if seat := s.Seat(d.player); seat != NoSeat {
		s.Seats[seat].move(-d.chips)
		s.Dead += d.chips
		return
	}
	// A ruling of the hand before was carried out, by those it left less.
	s.Dead += d.chips
	for i := range s.N {
		p := &s.Seats[i]
		p.move(g.carry.Offset[p.Roster])
		g.carry.Offset[p.Roster] = 0
	}
}

func (g *game) gain(seat Seat, c money.Chips) {
	if seat == NoSeat || c == 0 {
		return
	}
	g.played.Seats[seat].move(c)
	g.events = append(g.events, Event{Kind: PotTaken, Seat: seat, Chips: c})
}

// forgetTakers: what they took is not known, so neither are their stacks; of a
// round nobody wrote, nobody's who was in. What nobody matched went back all
// the same.
func (g *game) forgetTakers(r *reading) {
	s := &g.played
	takers := r.takers()
	if takers == 0 || !s.InKnown {
		takers |= s.inSet()
	}
	if to := r.t.backTo; s.InKnown && to != NoSeat && !takers.Has(int(to)) {
		g.gain(to, r.t.back)
	}
	for i := range s.N {
		if takers.Has(int(i)) {
			s.Seats[i].lose()
		}
	}
}

// clear takes everything off the table.
func (g *game) clear() {
	g.played.Dead = 0
	for i := range g.played.N {
		g.played.Seats[i].Early, g.played.Seats[i].Wager = 0, 0
	}
}

// giveBack returns the wagers to who made them; dead money stays.
func (g *game) giveBack() {
	for i := range Seat(g.played.N) {
		p := &g.played.Seats[i]
		c := p.Early + p.Wager
		if c == 0 {
			continue
		}
		p.move(c)
		p.Early, p.Wager = 0, 0
		g.events = append(g.events, Event{Kind: WagersReturned, Seat: i, Chips: c})
	}
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

// carryOn moves the deal, the ladder and the pot on.
func (g *game) carryOn(end format.OutcomeKind, pot money.Chips) {
	c, s := &g.carry, &g.played
	c.Dealer = int8(s.player(s.Dealer))
	c.First, c.Again, c.Rules = false, false, g.r
	known := s.AskKnown
	c.Known = true
	c.Pot, c.PotSaid = pot, s.PotKnown && !s.PotAtMost
	v := g.view(s, nil)
	v.settleLevels()
	var parts [16]money.Chips
	waits := v.waits(parts[:0])
	if sum := s.antes(); sum > 0 {
		c.Initial = sum
	}
	here := g.log.Place(format.Anchor{})
	switch end {
	case format.Void:
		c.Void, c.VoidAt = true, here
		c.Known = known || s.Opened // one more void hand does not tell where the ladder stands
		if s.Opened {               // by a ruling: back at Jacks
			c.Step = 0
		} else if c.Step < 1<<10 {
			c.Step++
		}
		c.Rung = 0
		c.Pots.keep(waits)
	case format.Frozen:
		into := g.r.ParolaSplit
		if g.log.Split.Said() {
			into = g.log.Split.V
		}
		c.freeze(g.levels(), into, waits)
		c.Void, c.Step, c.Rung, c.FrozenAt = false, 0, 0, here
	case format.Taken:
		if g.tookAll {
			waits = nil
		}
		c.nextPot(waits)
		c.Void, c.Step, c.Rung = false, 0, 0
		c.Known, c.PotSaid, c.LevelKnown = !c.Parts, !c.Parts, !c.Parts
	case format.Refund:
		c.Void, c.Step, c.Rung = true, 0, 0
		c.PotSaid = g.deadKnown
		c.Pots.keep(waits)
	case format.Redeal:
		c.Again = true
		c.PotSaid = g.deadKnown
		c.Pots.keep(waits)
	default:
		c.Known, c.PotSaid, c.LevelKnown = false, false, false
	}
	c.Pot += s.NextPot
	g.dues()
}

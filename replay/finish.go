package replay

import (
	"slices"

	"apertura/format"
	"apertura/format/money"
)

// finish ends the hand: the openers, the pots and who took them, and what
// passes to the next hand.
func (g *game) finish() {
	v, w := g.view(&g.played, nil), g.view(&g.ruled, nil)
	if !g.forked {
		g.ruled = g.played
	}
	g.found = v.audit(w, &g.tally, g.found)
	g.found = v.reverseBluffs(w, g.found)
	without := v.noClaim(g.found)
	g.found = v.wrongDeclarations(g.found)
	// As played and as ruled, each with everybody and without who has no claim:
	// mostly these readings are one.
	var rs [4]reading
	for i, at := range [...]*view{v, v, w, w} {
		switch {
		case i > 1 && !g.forked:
			rs[i] = rs[i-2]
			rs[i].v, rs[i].copied = w, true
		case i%2 == 0:
			rs[i] = read(at, 0)
		case without == 0:
			rs[i] = rs[i-1]
			rs[i].copied = true
		default:
			rs[i] = read(at, without)
		}
	}
	g.result(rs[:])
	g.found = onceAHand(single(g.found))
	g.prize = g.award(&rs[3])
	g.prize.purse(&rs[3])
	g.hereafter(rs[:])
}

// doubts returns two more readings: those in which who opened, and nobody can
// tell on what, has no claim either.
func (g *game) doubts(rs []reading) [2]reading {
	maybe := rs[1].without | rs[0].v.doubted(g.found)
	return [...]reading{read(rs[0].v, maybe), read(rs[2].v, maybe)}
}

// result judges what `result` says against every reading of the hand: what is
// right in one of them is no breach.
func (g *game) result(rs []reading) {
	h, v := g.log, g.view(&g.played, nil)
	frozen := rs[0].notFrozen()
	for i := range rs {
		if rs[i].notFrozen() == NoKind {
			frozen = NoKind
		}
	}
	at := format.Anchor{Key: format.ResultKey}
	if frozen != NoKind {
		b := v.keyBreach(frozen, at, format.NoPlayer)
		b.Ruling = Ruling{Kind: FreezesPot, Pot: Pot{Chips: rs[2].total() - rs[2].t.back, Known: v.s.PotSure(), Stays: true}}
		if v.s.PotSure() {
			b.Ruling.Pay = g.fromTaker(v.s.Pot())
		}
		switch end := v.ending(); {
		case frozen != FrozenWrongly || end == endFrozen:
		case end == endVoid:
			b.Ruling.Kind = LeavesPot
		default:
			b.Ruling = Ruling{Kind: PotToBest, Pot: rs[2].v.potWithout(0)}
		}
		for _, n := range h.Result.Takers {
			b.Others = b.Others.With(n.Player.V)
		}
		if d := g.doubts(rs); d[0].notFrozen() == NoKind || d[1].notFrozen() == NoKind {
			b = b.unknown()
		}
		g.found = append(g.found, b)
	}
	if h.Result.Kind != format.Taken {
		return
	}
	g.potAmount(rs, at)
	switch v.ending() {
	case endTaken:
		g.winner(rs)
	case endUnknown:
		g.outsiders(rs)
	}
	g.found = notShown(rs, g.found)
}

// potAmount: neither what lay on the table, nor that less the uncalled part,
// nor either under a ruling of this hand.
func (g *game) potAmount(rs []reading, at format.Anchor) {
	sum, said := rs[0].amounts()
	if !said {
		return
	}
	lay := g.played.Pot()
	b := rs[0].v.keyBreach(WrongPotAmount, at, format.NoPlayer)
	b.Got, b.Want = sum, lay
	if n := g.log.Result.Takers; len(n) == 1 {
		b.Player = n[0].Player.V
		b.At.Part = format.Entry
	}
	switch {
	case !g.played.PotKnown || !g.played.InKnown:
		b = b.unknown()
	case g.sumFits(rs, sum):
		return
	case g.played.PotLess > 0 && sum < lay:
		b = b.unknown()
	default:
		b.AtMost = g.played.PotLess > 0
		if share, wrong := g.wrongShare(rs, sum); wrong {
			share.Player = b.Player
			b, g.tookAll = share, sum > lay
		}
	}
	g.found = append(g.found, b)
}

// sumFits reports whether a sum is what lay there, or would lie there under all
// rulings or one of them, with the uncalled part or without.
func (g *game) sumFits(rs []reading, sum money.Chips) bool {
	for i := range rs {
		// A call that was short leaves a bet uncalled all the same.
		if rs[i].fits(sum, 0) || sum == rs[0].total()-rs[i].t.back {
			return true
		}
	}
	for _, d := range g.loose {
		if rs[0].fits(sum, d.chips) {
			return true
		}
	}
	return g.alone(rs, sum) != nil
}

// winner judges who took the pots.
func (g *game) winner(rs []reading) {
	b := rs[0].wrongWinner()
	wrong, right := b.Verdict == format.Violation, b.Verdict == 0
	for i := range rs[1:] {
		if rs[i+1].copied {
			continue
		}
		verdict := rs[i+1].wrongWinner().Verdict
		wrong, right = wrong && verdict == format.Violation, right || verdict == 0
	}
	if wrong {
		for _, d := range g.doubts(rs) {
			wrong = wrong && d.wrongWinner().Verdict == format.Violation
		}
	}
	v := rs[0].v
	switch {
	case wrong && g.unseen(rs):
		b.Untold = true
		g.found = append(g.found, b.unknown())
	case wrong:
		if rs[3].without != 0 {
			if c := rs[3].wrongWinner(); c.Verdict == format.Violation {
				b.Others = c.Others // who wins it now, and not who would have
				if b.Kind == MoreThanWon || c.Kind == MoreThanWon {
					b = c // and what he wins
				}
			}
		}
		b.Ruling = Ruling{Kind: PotToBest, Pot: rs[3].v.potWithout(rs[3].without)}
		g.found = append(g.found, b)
	case !right && v.contested():
		b.Kind, b.At = WrongWinner, format.Anchor{Key: format.ResultKey}
		g.found = append(g.found, b.unknown())
	case rs[0].t.known && v.contested():
		g.found = g.byHouseRule(&rs[0], g.found)
	}
}

// unseen reports whether the pots went as they do if others laid down hands
// unseen, where no showdown is on record. The readings are then such.
func (g *game) unseen(rs []reading) bool {
	v := rs[0].v
	if v.log.Written(format.Showdown) || !v.contested() {
		return false
	}
	takers := rs[0].takers()
	for _, r := range rs {
		if r.copied {
			continue
		}
		// Who only had back what nobody matched may have given up as well.
		for _, took := range [...]Players{takers, takers &^ Players(0).With(int(r.t.backTo))} {
			w := *r.v
			if w.gaveUp = w.s.inSet() &^ took; took == 0 {
				continue
			}
			if c := read(&w, r.without); c.wrongWinner().Verdict == format.Violation {
				continue
			}
			for i := range rs {
				rs[i].v.gaveUp = w.gaveUp
			}
			for i := range rs {
				rs[i].t = rs[i].v.settle(rs[i].without)
			}
			return true
		}
	}
	return false
}

// mayBeIn reports whether a player was dealt in and has not left.
func (s *State) mayBeIn(player int) bool {
	seat := s.Seat(player)
	return seat != NoSeat && s.Seats[seat].Dealt && !s.Seats[seat].Left
}

// outsiders judges, where not all rounds are on record, who took the pot and
// cannot have been in for it: one who has no seat, or has left.
func (g *game) outsiders(rs []reading) {
	for i, n := range g.log.Result.Takers {
		if !slices.ContainsFunc(rs, func(r reading) bool { return r.v.s.mayBeIn(n.Player.V) }) {
			b := g.view(&g.played, nil).keyBreach(NoShare, format.Anchor{Key: format.ResultKey, Part: format.Entry, N: i}, n.Player.V)
			b.Ruling = Ruling{Kind: PotToBest}
			g.found = append(g.found, b)
		}
	}
}

package replay

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// Pots is the frozen pots of a session: what is owed for the one in play, and
// the parts that wait to be played for.
type Pots struct {
	Level   [MaxRoster]money.Chips // owed for the pot in play, by roster index
	Alt     [MaxRoster]money.Chips // what it is by the other table, or was before a ruling charged it
	Beneath [MaxRoster]money.Chips // owed for the parts that wait, where Again
	Open    [MaxRoster]bool        // nobody knows how much less, for what he put in himself is not on record
	Again   bool                   // the pot in play was frozen while it was a frozen one
	Parts   [8]money.Chips         // that wait, in their order
	N       int8                   // how many
	Into    int8                   // how many parts the pot in play is to be cut into
}

// owed returns what a player owes for the frozen pot in play.
func (v *view) owed(player int) money.Chips { return v.past.Pots.Level[player] }

// owedElse returns what he owes for it by the other table, where that differs.
func (v *view) owedElse(player int) money.Chips { return v.past.Pots.Alt[player] }

// levelUp judges a level paid before the deal: what is owed, no more and no
// less, unless it is all he has.
func (v *view) levelUp(seat Seat, out []Breach) []Breach {
	a := v.act
	got, said := v.chips(seat, a)
	want, alt := v.owed(a.Player), v.owedElse(a.Player)
	if !said {
		got = max(want, alt)
	}
	b := v.breach(WrongLevel, format.AmountPart)
	b.Got, b.Want = got, want
	b.Untold = !said
	p := &v.s.Seats[seat]
	switch {
	case !v.past.LevelKnown && a.Amount.Kind == format.NoAmount:
		return out // he pays what he owes, whatever that is
	case !v.past.LevelKnown, v.past.Pots.Open[a.Player] && got < max(want, alt):
		b = b.unknown()
	case got == want && (said || want > 0 || a.Amount.Kind == format.NoAmount), got == alt && alt > 0, got < want && v.bound(p) && got >= p.Stack:
		return out // who owes nothing is level with nothing
	case got < want:
		b.Ruling = Ruling{Kind: MakesGood, Pay: v.into(want - got)}
	default:
		b.Ruling = Ruling{Kind: GoesBack, Pay: v.back(got - want)}
	}
	if v.past.FrozenAt.Known() {
		b.Causes = []Cause{{Why: FrozenThere, Place: v.past.FrozenAt}}
	}
	return append(out, b)
}

// payLevel puts a level into the pot in play: what was said or, by a ruling,
// what is owed.
func (v *view) payLevel(seat Seat, ruled bool, out []Event) []Event {
	a, p := v.act, &v.s.Seats[seat]
	c, said := v.chips(seat, a)
	switch {
	case ruled:
		c = v.owed(a.Player)
	case !said:
		c = max(v.owed(a.Player), v.owedElse(a.Player))
	}
	if ruled || a.Amount.Kind == format.NoAmount {
		c = v.atMost(p, c)
	}
	p.move(-c)
	if !said && !ruled && (a.Amount.Kind == format.Rest || !v.past.LevelKnown) {
		v.s.PotLess += c // he may have had less than he owes
		v.s.PotKnown, v.s.LevelOpen = v.s.PotKnown && c > 0, true
		p.lose()
	}
	p.AllIn = v.bound(p) && p.Stack == 0 || a.Amount.AllIn
	p.Leveled = true
	v.s.Dead += c
	e := v.event(LevelPaid, seat)
	e.Chips = c
	return append(out, e)
}

// settleLevels forgets, once the hand is over, what was levelled. Whoever has
// paid has paid for the parts that wait as well.
func (v *view) settleLevels() {
	for i := range v.s.N {
		if p := &v.s.Seats[i]; p.Leveled {
			v.past.Pots.Level[p.Roster], v.past.Pots.Beneath[p.Roster], v.past.Pots.Alt[p.Roster] = 0, 0, 0
			v.past.Pots.Open[p.Roster] = false
		}
	}
}

// charged strikes the levels that a ruling of this hand puts into the pot: they
// are owed once, and may be paid all the same.
func (c *Carry) charged(bs []Breach) {
	for i := range bs {
		b := &bs[i]
		if !b.Stands() {
			continue
		}
		switch {
		case b.Kind == LevelNotPaid:
			c.Pots.Alt[b.Player] = max(c.Pots.Alt[b.Player], c.Pots.Level[b.Player])
			c.Pots.Level[b.Player], c.Pots.Beneath[b.Player] = 0, 0
		case b.Kind == WrongLevel && b.Got < b.Want:
			c.Pots.Alt[b.Player] = b.Want - b.Got
		}
	}
}

// sitsOut: one who owes a level, has not paid it and has no line in the hand
// is not dealt in.
func (v *view) sitsOut() {
	for i := range Seat(v.s.N) {
		p := &v.s.Seats[i]
		if max(v.owed(int(p.Roster)), v.owedElse(int(p.Roster))) > 0 && !v.levels(int(p.Roster)) && !v.plays(int(p.Roster)) {
			p.PerhapsOut = v.openingUnread() // that he has no line there says nothing
			p.Dealt, p.In, p.SitsOut = p.PerhapsOut, p.PerhapsOut, !p.PerhapsOut
		}
	}
	v.perhapsOut()
}

// levels reports whether a player levels up before this hand.
func (v *view) levels(player int) bool {
	acts := v.gist.having(format.Level)
	for i := range acts {
		if a := &acts[i]; a.Verb == format.Level && a.Player == player && !a.Undone {
			return true
		}
	}
	return false
}

// plays reports whether a player has a line in the hand itself.
func (v *view) plays(player int) bool { return v.firstLine(player) > 0 }

// firstLine returns a player's first act in the hand, 0 where he has none.
func (v *view) firstLine(player int) int {
	for i := range v.log.Acts {
		a := &v.log.Acts[i]
		if a.Player != player || a.Undone || a.Group || speaksOnly(a.Verb) {
			continue
		}
		if a.Phase >= format.Opening || isBlind(a.Verb) {
			return a.Number
		}
	}
	return 0
}

// unpaid: plays on a frozen pot without levelling up; where everyone owes it,
// also who only looks on ([001]).
func (v *view) unpaid(out []Breach) []Breach {
	for i := range Seat(v.s.N) {
		p := &v.s.Seats[i]
		want := v.owed(int(p.Roster))
		if want == 0 || v.levels(int(p.Roster)) || !v.past.LevelKnown || v.past.Pots.Open[p.Roster] {
			continue
		}
		at := v.firstLine(int(p.Roster))
		if at == 0 && v.r.ParolaLevel != house.LevelEveryone {
			continue
		}
		b := v.keyBreach(LevelNotPaid, format.Anchor{Act: at}, int(p.Roster))
		b.Act, b.Want = at, want
		b.Ruling = Ruling{Kind: OwesLevel, Pay: []Payment{{From: int(p.Roster), To: format.NoPlayer, Chips: want}}}
		if v.past.FrozenAt.Known() {
			b.Causes = []Cause{{Why: FrozenThere, Place: v.past.FrozenAt}}
		}
		out = append(out, b)
	}
	return out
}

// owe puts into the pot what an unpaid level comes to, by the ruling.
func (v *view) owe(b *Breach) {
	p := &v.s.Seats[v.s.Seat(b.Player)]
	c := v.atMost(p, b.Want)
	p.move(-c)
	v.s.Dead += c
}

// divide cuts a frozen pot into its parts at the first deal, after the levels:
// evenly in whole chips, what is left over in the first.
func (v *view) divide() {
	n := money.Chips(v.past.Pots.Into)
	if n < 2 {
		return
	}
	v.s.Cut = v.s.Dead / n
	v.s.Dead -= v.s.Cut * (n - 1)
	v.s.Carried = v.s.Dead
}

// waits returns the parts that wait behind the one in play, with those that
// this deal cuts off.
func (v *view) waits(out []money.Chips) []money.Chips {
	c := v.past
	for i := range c.Pots.N {
		out = append(out, c.Pots.Parts[i])
	}
	for range c.Pots.Into - 1 {
		out = append(out, v.s.Cut)
	}
	return out
}

// inParts appends that there is more of a frozen pot than is played for.
func (v *view) inParts(out []Event) []Event {
	var parts [16]money.Chips
	e := v.event(PotDivided, NoSeat)
	for _, c := range v.waits(parts[:0]) {
		e.Chips += c
	}
	if e.Chips == 0 {
		return out
	}
	e.Count = int16(v.past.Pots.Into)
	return append(out, e)
}

// otherParts reports whether a pot is the figure of other parts of a divided
// one than the part in play.
func (c *Carry) otherParts(pot money.Chips) bool {
	sum, all := money.Chips(0), c.Pot
	for i := range c.Pots.N {
		part := c.Pots.Parts[i]
		sum += part
		all += part
		if pot == part || pot == sum || pot == all {
			return true
		}
	}
	return false
}

// wrongShare: what was taken is the figure of other parts of a split pot than
// the one in play.
func (g *game) wrongShare(rs []reading, sum money.Chips) (Breach, bool) {
	v := g.view(&g.played, nil)
	lay := v.s.Pot()
	var parts [16]money.Chips
	waits := v.waits(parts[:0])
	if len(waits) == 0 {
		return Breach{}, false
	}
	more := money.Chips(0)
	for _, p := range waits {
		more += p
		other := p - v.s.Carried // 0 has been tried: it is what lies there
		for j := range rs {
			if rs[j].fits(sum, more) || rs[j].fits(sum, other) {
				b := v.keyBreach(WrongShare, format.Anchor{Key: format.ResultKey, Part: format.Entry}, format.NoPlayer)
				b.Got, b.Want = sum, lay
				b.Ruling = Ruling{Kind: ShareBack, Pay: g.fromTaker(sum - lay)}
				return b, true
			}
		}
	}
	return Breach{}, false
}

// wronglyFrozen: by the ruling a pot frozen wrongly is another one, and the
// ladder and the levels of the hand to come may be those of either.
func (c *Carry) wronglyFrozen(bs []Breach) {
	for i := range bs {
		if b := &bs[i]; b.Kind != FrozenWrongly || !b.Stands() {
			continue
		}
		c.Known, c.LevelKnown, c.EndUnread, c.FrozenAt = false, false, true, format.Place{}
		c.Rungs = anywhere()
		if c.Pots.Into > 1 {
			c.Pots.Into, c.PotSaid, c.Parts = 1, false, true
		}
	}
}

// keep stores the parts that wait.
func (p *Pots) keep(waits []money.Chips) {
	p.N, p.Into = 0, 0
	for _, w := range waits {
		if int(p.N) < len(p.Parts) {
			p.Parts[p.N] = w
			p.N++
		}
	}
}

// fromTaker is what the one taker of a pot puts back on the table.
func (g *game) fromTaker(c money.Chips) []Payment {
	if n := g.log.Result.Takers; len(n) == 1 && c > 0 {
		return []Payment{{From: n[0].Player.V, To: format.NoPlayer, Chips: c}}
	}
	return nil
}

// nextPot moves on to the part that waits, once the pot in play is taken.
func (c *Carry) nextPot(waits []money.Chips) {
	if len(waits) == 0 {
		c.Frozen, c.Pots, c.Pot = false, Pots{}, 0
		return
	}
	c.Pot = waits[0]
	c.Pots.keep(waits[1:])
	if c.Pots.Again {
		c.Pots.Level, c.Pots.Again = c.Pots.Beneath, false
		clear(c.Pots.Alt[:])
	}
}

// freeze freezes the pot of this hand. A frozen pot frozen in its turn is not
// split again; who had not levelled for it owes the old level and the new.
func (c *Carry) freeze(levels, most [MaxRoster]money.Chips, into int, waits []money.Chips) {
	p := &c.Pots
	if !c.Frozen {
		*p = Pots{}
		p.keep(nil)
		p.Into = int8(into)
	} else {
		p.keep(waits)
		if !p.Again {
			p.Beneath, p.Again = p.Level, true
		}
	}
	c.Frozen = true
	for i := range p.Level {
		p.Alt[i] = max(p.Alt[i], p.Level[i]) + most[i]
		p.Level[i] += levels[i]
	}
}

// levels returns what each of the roster owes for a pot frozen now: what he
// wagered in the opening round less than its highest wager: the least and the
// most of the two tables.
func (g *game) levels() (least, most [MaxRoster]money.Chips) {
	least, most = g.played.levels()
	g.levelsOpen(&g.played)
	if g.forked {
		g.levelsOpen(&g.ruled)
		l, m := g.ruled.levels()
		for i := range l {
			least[i], most[i] = min(least[i], l[i]), max(most[i], m[i])
		}
	}
	return least, most
}

// levelsOpen notes whose level nobody knows, for want of his own wagers.
func (g *game) levelsOpen(s *State) {
	for i := range s.N {
		if p := &s.Seats[i]; p.EarlyTold != told && !(p.EarlyTold == matched && p.In) && p.Early < s.EarlyHigh {
			g.carry.Pots.Open[p.Roster] = true
		}
	}
}

// levels returns what each owes at this table: of who put in what nobody wrote,
// the least and the most.
func (s *State) levels() (least, most [MaxRoster]money.Chips) {
	for i := range least {
		least[i], most[i] = s.EarlyHigh, s.EarlyHigh
	}
	for i := range s.N {
		p := &s.Seats[i]
		owes := max(s.EarlyHigh-p.Early, 0)
		least[p.Roster], most[p.Roster] = owes, owes
		if p.EarlyTold != told {
			least[p.Roster] = 0
		}
		if p.EarlyTold == matched && p.In {
			most[p.Roster] = 0
		}
	}
	return least, most
}

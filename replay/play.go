package replay

import (
	"slices"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// A game is one hand being played: the table as played and, from the first
// ruling on, the table as ruled beside it.
type game struct {
	log       *format.Hand
	gist      gist   // of its acts
	trace     bool   // keeps steps and events
	only      int    // the one ruling that is carried out; 0: all of them
	start     *Carry // what the hand began with
	r         house.Rules
	other     house.Rules // scratch: with one switch set otherwise
	carry     Carry
	played    State
	ruled     State
	forked    bool
	written   [MaxSeats]money.Chips // what a wrong sum makes of a stack, beside what lay there
	late      [MaxSeats]money.Chips // what a ruling of the hand before cost, made good in this one
	deadKnown bool                  // all that lay there when the cards were dealt
	tookAll   bool                  // the result took the parts that wait as well
	steps     []Step
	events    []Event
	found     []Breach
	tally     Tally
	deltas    []delta
	loose     []delta // put in by who had left
	books     []Account
	prize     prize
	ladder    ladderAt
	a, b      []Breach // scratch: of one act, at each table
	drop      []Event  // scratch: what happened at the table as ruled
}

// A Step is an act with the table behind it; the table before it is that of
// the step before. Act 0 is the deal, the one behind the last is the result.
type Step struct {
	Act     int
	Table   State
	Ruled   State   // with every ruling so far obeyed: Table where there was none
	Options Options // what who is next to speak may do
	Events  []Event
}

func (g *game) view(s *State, a *format.Act) *view {
	v := &view{r: &g.r, s: s, log: g.log, act: a, actor: NoSeat, past: &g.carry, gist: &g.gist}
	if a != nil {
		v.actor = s.Seat(a.Player)
	}
	return v
}

// at returns the view of the same act at the other table: who sits where does
// not differ.
func (v *view) at(s *State) *view {
	w := *v
	w.s = s
	return &w
}

// run plays the hand to its end from the carry it starts with.
func (g *game) run() {
	if g.playTo(format.Showdown) {
		g.finish()
	}
}

// playTo plays all acts of the hand and enters the phase. It returns false
// where more sit down than a table has seats.
func (g *game) playTo(last format.Phase) bool {
	g.steps, g.events, g.found, g.deltas = g.steps[:0], g.events[:0], g.found[:0], g.deltas[:0]
	g.forked, g.tookAll, g.tally, g.prize = false, false, Tally{}, prize{}
	g.loose = g.loose[:0]
	g.written, g.late = [MaxSeats]money.Chips{}, [MaxSeats]money.Chips{}
	g.books = g.books[:0]
	g.gist = gistOf(g.log.Acts)
	if !g.begin() {
		return false
	}
	phase := format.Deal // begin has come so far
	acts := g.log.Acts
	for i := 0; i < len(acts); i++ {
		if acts[i].Phase == format.Before {
			continue
		}
		for phase < acts[i].Phase {
			phase = g.advance(phase)
		}
		if n := oneLine(acts[i:]); n > 1 {
			g.group(acts[i : i+n])
			i += n - 1
			continue
		}
		g.act(&acts[i])
	}
	for phase < last {
		phase = g.advance(phase)
	}
	return true
}

// begin sets the table, deals, and judges all that stands before the cards.
func (g *game) begin() bool {
	v := g.view(&g.played, nil)
	if !v.seat() {
		b := v.keyBreach(TooManySeats, format.Anchor{Key: format.SeatsKey}, format.NoPlayer)
		b.Got, b.Want = money.Chips(len(g.log.Session.Players)), MaxSeats
		if g.log.Seats.Said() {
			b.Got = money.Chips(len(g.log.Seats.V))
		}
		b.Ruling.Kind = DealtAgain
		g.found = append(g.found, b)
		return false
	}
	v.redealt()
	g.found = v.count(g.found)
	g.found = v.carried(g.found)
	v.sitsOut()
	v.whoPlays()
	v.button()
	g.found = v.wrongDealer(g.found)
	g.ladder = v.ladderAt()
	g.found = v.ladder(g.found)
	g.apart()
	g.before(false)
	g.level()
	v.divide()
	v.measure()
	g.found = v.fits(g.found)
	mark := len(g.events)
	g.events = v.inParts(g.events)
	g.antes()
	if n := len(g.steps); n > 0 {
		g.steps[n-1].Options = v.options(g.log.Session.Cip) // with the antes, which are no act
	}
	g.before(true)
	g.post()
	g.found, g.events = v.deal(g.found, g.events)
	if g.forked {
		g.a, g.drop = g.view(&g.ruled, nil).deal(g.a[:0], g.drop[:0])
	}
	g.deadKnown = g.played.PotKnown
	g.step(0, mark)
	if g.trace {
		// Who went blind meanwhile has a step of his own.
		deal := &g.steps[len(g.steps)-1]
		deal.Events = slices.DeleteFunc(slices.Clone(deal.Events), func(e Event) bool { return e.Act != 0 })
	}
	return true
}

// level judges who plays without having levelled up.
func (g *game) level() {
	v := g.view(&g.played, nil)
	from := len(g.found)
	g.found = v.unpaid(g.found)
	for i := from; i < len(g.found); i++ {
		if ruling := levelRuling - g.found[i].Player; g.obeys(ruling) {
			g.fork()
			g.view(&g.ruled, nil).owe(&g.found[i])
			g.note(g.found[i].Player, ruling)
		}
	}
	if g.forked {
		g.view(&g.ruled, nil).divide()
	}
}

// antes pays the antes on both tables.
func (g *game) antes() {
	v := g.view(&g.played, nil)
	from := len(g.found)
	g.found = v.wrongAnte(g.found)
	wrong := len(g.found) > from && g.obeys(anteRuling)
	if wrong {
		g.fork()
	}
	if g.forked {
		w := g.view(&g.ruled, nil)
		w.measure()
		g.drop = w.antes(wrong, g.drop[:0])
	}
	g.events = v.antes(false, g.events)
	g.anteToo()
	if wrong {
		g.note(g.found[from].Player, anteRuling)
	}
}

// post puts in the fixed blinds that have no line.
func (g *game) post() {
	if g.forked {
		g.drop = g.view(&g.ruled, nil).postFixed(g.drop[:0])
	}
	g.events = g.view(&g.played, nil).postFixed(g.events)
}

// before plays the lines written before the deal: first the chips bought, the
// levels and the penalties, and once the antes lie there the blinds.
func (g *game) before(blinds bool) {
	for i := range g.log.Acts {
		a := &g.log.Acts[i]
		if a.Phase != format.Before {
			break
		}
		if blind := isBlind(a.Verb) || a.Verb == format.Match || a.Verb == format.Cut; blind != blinds {
			continue
		}
		if a.Verb == format.Rebuy && !a.Undone {
			g.bought(a)
		}
		g.act(a)
	}
}

// bought ends what the rulings left open of a stack; a debt may be bought with
// the chips, or paid aside.
func (g *game) bought(a *format.Act) {
	who := a.Player
	if who < 0 || who >= MaxRoster {
		return
	}
	c := &g.carry
	debt := c.Stack[who]
	c.Offset[who] = 0
	if c.StackKnown[who] && debt < 0 {
		c.Offset[who] = -debt
	}
	if g.played.Seat(who) == NoSeat {
		c.Stack[who] += a.Amount.Chips
	}
}

// advance ends a phase and enters the next one on both tables.
func (g *game) advance(from format.Phase) format.Phase {
	next := from + 1
	mark := len(g.events)
	v := g.view(&g.played, nil)
	if from == format.Betting && !g.log.Written(from) {
		unread := g.played.couldBet() && (!g.forked || g.ruled.couldBet())
		g.played.BetUnread, g.ruled.BetUnread = unread, unread
	}
	g.a, g.events = v.leave(g.a[:0], g.events)
	if g.forked {
		w := g.view(&g.ruled, nil)
		g.b, g.drop = w.leave(g.b[:0], g.drop[:0])
		g.a = onBoth(g.a, g.b)
		g.drop = w.enter(next, g.drop[:0])
	}
	g.found = append(g.found, g.a...)
	g.events = v.enter(next, g.events)
	if n := len(g.steps); n > 0 && mark <= len(g.events) {
		// What a phase brings belongs to the act that ended the one before, but
		// what nobody wrote down comes behind it.
		s := &g.steps[n-1]
		s.Events = append(s.Events, g.events[mark:]...)
		was, ruled := s.Table, s.Ruled
		if g.look(s); from >= format.Opening && !g.log.Written(from) {
			s.Table.recall(&was)
			s.Ruled.recall(&ruled)
		}
	}
	return next
}

// act judges and applies one act on both tables.
func (g *game) act(a *format.Act) {
	v := g.view(&g.played, a)
	g.a = judge(v, g.a[:0])
	if g.forked {
		g.b = judge(v.at(&g.ruled), g.b[:0])
		said := onBoth(g.a, g.b)
		g.keep(said, a)
	} else if g.b = g.b[:0]; len(g.a) > 0 {
		g.b = append(g.b, g.a...)
		g.keep(g.a, a)
	}
	if a.Undone {
		g.step(a.Number, len(g.events))
		return
	}
	if a.Verb == format.Pay && a.Phase == format.Before {
		g.carry.pay(a)
	}
	if a.Verb == format.Time && a.Player >= 0 && a.Player < MaxRoster {
		if g.carry.TimeCalls[a.Player]++; g.carry.TimeCalls[a.Player] == 1 {
			g.carry.calledFirst(a.Player, g.log.Place(format.Anchor{Act: a.Number}))
		}
	}
	g.lies(v)
	ruled := moved(g.b) && g.obeys(a.Number)
	if !g.forked && ruled {
		g.fork()
	}
	mark, meant := len(g.events), !v.notMeant(v.actor)
	g.events = apply(v, nil, g.events)
	if g.forked {
		// Whom "the others" are is told by the table they were said at.
		w := v.at(&g.ruled)
		w.meant = meant
		bs := single(g.b)
		if !g.obeys(a.Number) {
			bs = nil
		}
		g.drop = apply(w, bs, g.drop[:0])
		if ruled {
			g.note(a.Player, a.Number)
		}
		g.ruled.counts(a, g.b)
	}
	g.played.counts(a, g.a)
	g.step(a.Number, mark)
}

// keep files the breaches of an act, less those that others mute.
func (g *game) keep(bs []Breach, a *format.Act) {
	from := len(g.found)
	g.found = append(g.found, bs...)
	for i := from; i < len(g.found); i++ {
		g.found[i].Undone = a.Undone
	}
	kept := single(g.found[from:])
	g.found = g.found[:from+len(kept)]
}

func (g *game) step(act, mark int) {
	if !g.trace {
		g.events = g.events[:0]
		return
	}
	g.steps = append(g.steps, Step{Act: act, Events: g.events[mark:len(g.events):len(g.events)]})
	g.look(&g.steps[len(g.steps)-1])
}

// look keeps what is to be seen behind a step.
func (g *game) look(s *Step) {
	s.Table, s.Ruled = g.played, g.played
	if g.forked {
		s.Ruled = g.ruled
	}
	s.Options = g.view(&g.played, nil).options(g.log.Session.Cip)
}

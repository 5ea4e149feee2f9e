package replay

import (
	"slices"
	"strconv"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// disputed returns the best points on record of the pots that may go to another
// hand at another table, bit c for category c.
func (r *reading) disputed() (points uint) {
	v := r.v
	for _, l := range r.t.layers[:r.t.n] {
		if l.Back {
			continue
		}
		d := v.showdown(l.For &^ r.without)
		hands := d.hands[:d.n]
		if d.all == 1 || d.n == d.all && rank.Undisputed(v.s.Deck, hands) >= 0 {
			continue
		}
		var buf [MaxSeats]int
		for _, i := range rank.AppendWinners(buf[:0], v.s.Deck, v.r, hands) {
			points |= 1 << rank.Of(v.s.Deck, v.r, hands[i]).Category
		}
	}
	return points
}

// bears reports whether a switch bears on one of some points.
func bears(key house.Key, points uint) bool {
	for c := format.HighCard; c <= format.StraightFlush; c++ {
		if points>>c&1 == 1 && rank.Bears(key, c) {
			return true
		}
	}
	return false
}

// byHouseRule remarks that another value of a switch has another winner.
func (g *game) byHouseRule(r *reading, out []Breach) []Breach {
	points := r.disputed()
	if points == 0 {
		return out
	}
	for _, key := range rank.Keys() {
		if !bears(key, points) {
			continue
		}
		sw := key.Switch()
		var buf [4]string
		for _, value := range sw.AppendOthers(buf[:0], &g.r, "") {
			if g.other = g.r; !sw.Set(&g.other, value) {
				continue
			}
			v := *r.v
			v.r = &g.other
			t := v.settle(r.without)
			if t.winners == r.t.winners {
				continue
			}
			b := r.v.keyBreach(DecidedByHouseRule, format.Anchor{Key: format.ResultKey}, format.NoPlayer)
			b.Verdict, b.Ruling = format.Remark, Ruling{}
			for i := range t.n {
				b.Others |= r.roster(t.winners[i] &^ r.t.winners[i])
				if t.winners[i] != r.t.winners[i] {
					b.Got += money.Chips((t.winners[i] & r.t.winners[i]).Len())
				}
			}
			b.Player = r.v.s.player(first(r.t.winners[0]))
			b.Switch, b.Other = key, value
			return append(out, b)
		}
	}
	return out
}

// decide names, for each breach, the switch that decided it: the first in the
// table's order, of those its predicate reads and then of those it rests on,
// under another value of which nothing is broken there. The hand is played
// again aside under each.
func (t *Session) decide() {
	g, budget := &t.game, mostReplayed
	for i := range g.found {
		b := &g.found[i]
		if b.Verdict == format.Violation && budget > 0 {
			budget -= g.decideOne(b, t.aside(), &t.now, t.owing)
		}
	}
}

// opensWrongly reports whether a ruling on the opening may ask for a penalty.
func (g *game) opensWrongly() bool {
	return slices.ContainsFunc(g.found, func(b Breach) bool {
		group, _ := b.Kind.place()
		return group == openingGroup && b.Stands()
	})
}

// mostReplayed bounds the acts played again to name switches, so that a hand
// made of nothing but faults is still judged in good time.
const mostReplayed = 1 << 18

// A staged hand is all it takes to play it again.
type staged struct {
	log    *format.Hand
	rules  house.Rules
	before Carry
}

// A scratch is where a hand is played that leaves no trace in its session.
type scratch struct {
	game  game
	begun Carry // what it began with
}

// under plays the hand aside with a switch set to another value.
func (h *staged) under(sw house.Switch, value string, aside *scratch) bool {
	g := &aside.game
	if g.r = h.rules; !sw.Set(&g.r, value) {
		return false
	}
	aside.begun = h.before
	sw.Set(&aside.begun.Rules, value)
	g.log, g.carry = h.log, aside.begun
	g.start = &aside.begun
	g.run()
	return true
}

// decideOne returns how many acts it played again. A penalty paid before the
// cards is for an earlier hand, the last that was opened wrongly.
func (g *game) decideOne(b *Breach, aside *scratch, hand, owing *staged) (played int) {
	earlier := b.Kind == WrongPenalty && g.log.Acts[b.At.Act-1].Phase == format.Before
	if earlier {
		hand = owing
	}
	if hand == nil {
		return 0
	}
	try := func(key house.Key, values []string, clean bool) bool {
		for _, value := range values {
			if value == key.Switch().Value(&hand.rules) || !hand.under(key.Switch(), value, aside) {
				continue
			}
			played += len(hand.log.Acts) + 1
			if earlier && !aside.game.asks(b, g.log) || !earlier && !lifts(b, g.found, aside.game.found, clean) {
				continue
			}
			b.Switch, b.Other = key, value
			return true
		}
		return false
	}
	for _, key := range b.Kind.reads() {
		if try(key, b.others(hand, key), false) {
			return played
		}
	}
	for _, key := range b.Kind.restsOn() {
		if try(key, b.instead(&hand.rules, key), key != house.KeyOpening) {
			return played
		}
	}
	return played
}

// asks reports whether the rulings of a hand ask for the penalty that was paid.
func (g *game) asks(b *Breach, log *format.Hand) bool {
	a := &log.Acts[b.At.Act-1]
	for _, d := range g.carry.Dues[:g.carry.NDues] {
		if int(d.From) == b.Player && int(d.To) == payee(a) && d.Chips == b.Got {
			return true
		}
	}
	return false
}

// lifts reports whether what was found in a hand under other rules has neither
// a breach nor another instead of it; clean: nor anything else that was not
// found before.
func lifts(b *Breach, before, after []Breach, clean bool) bool {
	for i := range after {
		o := &after[i]
		if sameFault(b, o) || clean && o.Verdict == format.Violation && !slices.ContainsFunc(before, func(was Breach) bool {
			return was.Kind == o.Kind && was.At == o.At
		}) {
			return false
		}
	}
	return true
}

// others returns the values of a switch to try instead of the one in force; of
// a rank the nearest that would do.
func (b *Breach) others(hand *staged, key house.Key) []string {
	r := &hand.rules
	sw, near := key.Switch(), b.near(r, key)
	if key == house.KeyBlindAmount && r.Blinds == house.BlindsFixed {
		return hand.asPosted() // no share of the pot fixes them
	}
	if key != house.KeyOpening && key != house.KeyOpeningOnParola {
		return sw.Others(r, near)
	}
	return []string{near}
}

// asPosted returns the fixed blinds that this hand has, if a table may.
func (h *staged) asPosted() []string {
	u := h.log.Session.Unit
	small, big, ok := h.rules.FixedBlinds(u)
	posts := [...]*money.Chips{&small, &big}
	n := 0
	for i := range h.log.Acts {
		a := &h.log.Acts[i]
		if a.Undone || !isBlind(a.Verb) || a.Phase != format.Before || n == len(posts) {
			continue
		}
		if a.Amount.Kind == format.Exact {
			*posts[n] = a.Amount.Chips
		}
		n++
	}
	if !ok || small > big {
		return nil
	}
	return []string{u.Format(small, '.') + "/" + u.Format(big, '.')}
}

// instead returns the values to try of a switch that a breach rests on: of the
// opening where the ladder may begin, the nearest first, or that no openers are
// needed.
func (b *Breach) instead(r *house.Rules, key house.Key) []string {
	if key != house.KeyOpening {
		return key.Switch().Others(r, "")
	}
	if b.Kind != WrongOpeningAsked && b.Kind != CarriedOpening {
		return []string{"none"}
	}
	var out []string
	for d := card.Rank(1); d < card.Ace; d++ {
		if r.Opening+d <= card.Ace {
			out = append(out, (r.Opening + d).String())
		}
		if r.Opening >= card.Two+d {
			out = append(out, (r.Opening - d).String())
		}
	}
	return out
}

// sameFault reports whether o is what b is, or what b is instead of.
func sameFault(b, o *Breach) bool {
	if o.Verdict != format.Violation || o.Undone != b.Undone {
		return false
	}
	bg, _ := b.Kind.place()
	og, _ := o.Kind.place()
	if b.Kind != o.Kind && (bg != og || bg < 0) {
		return false
	}
	return together(b, o, bg == openingGroup && bg == og)
}

// near returns the value of a number's switch that would just do.
func (b *Breach) near(r *house.Rules, key house.Key) string {
	switch key {
	case house.KeyThinkLimit:
		return seconds(b.Got) // below nothing where no time was said: no table has that
	case house.KeyTimeCalls:
		if b.Kind == TimeCalledTwice {
			return number(b.Got)
		}
	case house.KeyPenaltyTimes:
		if initial := b.Want / max(money.Chips(r.PenaltyTimes), 1); initial > 0 && b.Got%initial == 0 {
			return number(b.Got / initial)
		}
	case house.KeyRaisesMax, house.KeyDrawMax, house.KeyBlindLevels:
		return number(b.Got)
	case house.KeyOpening, house.KeyOpeningOnParola:
		if b.GotRank != 0 {
			return b.GotRank.String()
		}
		if g, _ := b.Kind.place(); g == openingGroup && topPair(b.Cards) != 0 {
			return topPair(b.Cards).String()
		}
	}
	return ""
}

func number(c money.Chips) string { return strconv.FormatInt(int64(c), 10) }

func seconds(c money.Chips) string { return number(c) + "s" }

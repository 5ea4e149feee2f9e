package replay

import (
	"slices"
	"strconv"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// byHouseRule remarks that another value of a switch has another winner.
func (g *game) byHouseRule(r *reading, out []Breach) []Breach {
	for _, key := range rank.Keys() {
		sw := key.Switch()
		for _, value := range sw.Others(&g.r, "") {
			rules, ok := sw.With(g.r, value)
			if !ok {
				continue
			}
			v := *r.v
			v.r = &rules
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

// Switches lists the switches that a breach of a kind may name as the one that
// decided it, in the order of the table.
func (k Kind) Switches() []house.Key {
	if k == DecidedByHouseRule {
		return rank.Keys()
	}
	return k.reads()
}

// reads lists the switches each predicate reads, in the order of the table.
func (k Kind) reads() []house.Key {
	switch k {
	case CardOutsideDeck, DeckTooSmall:
		return []house.Key{house.KeyDeck}
	case WrongDealer:
		return []house.Key{house.KeyDealerAfterVoid}
	case WrongAnte:
		return []house.Key{house.KeyAnte, house.KeyAnteAfterVoid, house.KeyAnteOnParola}
	case CardOutsidePool:
		return []house.Key{house.KeyReshuffle}
	case BeyondStack:
		return []house.Key{house.KeyStakes}
	case OutOfTurn:
		return []house.Key{house.KeyBlindAfterDraw, house.KeyFirstAfterDraw}
	case BlindNotAllowed:
		return []house.Key{house.KeyBlinds, house.KeyBlindWhen, house.KeyBlindLevels}
	case BlindWrongSeat:
		return []house.Key{house.KeyHeadsUpBlinds}
	case BlindWrongAmount:
		return []house.Key{house.KeyBlindAmount}
	case ReservedFirstRaise:
		return []house.Key{house.KeyFirstRaise, house.KeyMatchGives}
	case LevelNotPaid:
		return []house.Key{house.KeyParolaLevel}
	case ReverseBluff:
		return []house.Key{house.KeyReverseBluff}
	case OpeningWithoutValues:
		return []house.Key{house.KeyDeck, house.KeyAceLow, house.KeyOpening}
	case OpeningBelowLadder, WrongOpeningAsked, CarriedOpening:
		return []house.Key{house.KeyOpening, house.KeyOpeningLadder, house.KeyOpeningOnParola}
	case OpeningDrawNotAllowed:
		return []house.Key{house.KeyAceLow, house.KeyStraightFlushDraw, house.KeyStraightFlushDrawKind}
	case OpeningTooLarge:
		return []house.Key{house.KeyOpeningMax}
	case OpeningTooSmall:
		return []house.Key{house.KeyOpeningMin}
	case OpenersNotShown:
		return []house.Key{house.KeyShowOpeners, house.KeyShowOpenersAfterFold}
	case OpenersUndeclared, OpenersNotKept:
		return []house.Key{house.KeyDeclareOpeners}
	case RaiseTooLarge:
		return []house.Key{house.KeyRaiseLimit, house.KeyBetLimit}
	case RaiseBelowLast, NotReopened:
		return []house.Key{house.KeyRaiseMin}
	case RaiseAfterThought:
		return []house.Key{house.KeyImmediateRaise, house.KeyThinkLimit, house.KeyReading, house.KeyTimeCalls}
	case TimeCalledTwice:
		return []house.Key{house.KeyTimeCalls}
	case BetTooLarge:
		return []house.Key{house.KeyBetLimit}
	case BetTooSmall:
		return []house.Key{house.KeyBetMin}
	case TooManyRaises:
		return []house.Key{house.KeyRaisesMax}
	case TooManyDiscards:
		return []house.Key{house.KeyDrawMax}
	case LateCardEarly:
		return []house.Key{house.KeyLateCards}
	case BurnNotDue, BurnMissing:
		return []house.Key{house.KeyBurnBeforeLate, house.KeyBurnAfterReshuffle}
	case ShownOutOfOrder:
		return []house.Key{house.KeyShowdownOrder}
	case WrongWinner, NoShare, SplitWrongly, MoreThanWon:
		return append(rank.Keys(), house.KeyFalseOpening, house.KeyUnprovenOpening)
	case HandNotShown:
		return []house.Key{house.KeyShowdownShows}
	case TakenNotFrozen, FrozenWrongly:
		return []house.Key{house.KeyAllCheck, house.KeyAllCheckWithAllIn}
	}
	return nil
}

// decide names, for each breach, the switch that decided it: the first in the
// table's order under another value of which nothing is broken there. The hand
// is played again in scratch under each.
func (g *game) decide(scratch *game, before Carry) {
	budget := mostReplayed
	for i := range g.found {
		b := &g.found[i]
		if b.Verdict == format.Violation && budget > 0 {
			budget -= g.decideOne(b, scratch, before)
		}
	}
}

// mostReplayed bounds the acts played again to name switches, so that a hand
// made of nothing but faults is still judged in good time.
const mostReplayed = 1 << 18

// decideOne returns how many acts it played again.
func (g *game) decideOne(b *Breach, scratch *game, before Carry) (played int) {
	for _, key := range b.Kind.reads() {
		sw := key.Switch()
		for _, value := range b.others(&g.r, key) {
			rules, ok := sw.With(g.r, value)
			if !ok {
				continue
			}
			scratch.log, scratch.r, scratch.carry = g.log, rules, before
			scratch.carry.Rules, _ = sw.With(before.Rules, value)
			scratch.run()
			played += len(g.log.Acts) + 1
			if !slices.ContainsFunc(scratch.found, func(o Breach) bool { return sameFault(b, &o) }) {
				b.Switch, b.Other = key, value
				return played
			}
		}
	}
	return played
}

// others returns the values of a switch to try instead of the one in force; of
// a rank the nearest that would do, and whether any would be needed.
func (b *Breach) others(r *house.Rules, key house.Key) []string {
	sw, near := key.Switch(), b.near(key)
	if key != house.KeyOpening && key != house.KeyOpeningOnParola {
		return sw.Others(r, near)
	}
	var out []string
	if near != "" && near != sw.Value(r) {
		out = append(out, near)
	}
	if key == house.KeyOpening && b.Kind == OpeningWithoutValues && near != "none" && sw.Value(r) != "none" {
		out = append(out, "none") // the openers may be owed as well as lacking
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
func (b *Breach) near(key house.Key) string {
	switch key {
	case house.KeyThinkLimit:
		if b.Got >= 0 {
			return seconds(b.Got)
		}
	case house.KeyTimeCalls:
		if b.Kind == TimeCalledTwice {
			return number(b.Got)
		}
	case house.KeyRaisesMax, house.KeyDrawMax, house.KeyBlindLevels:
		return number(b.Got)
	case house.KeyOpening, house.KeyOpeningOnParola:
		switch {
		case b.GotRank != 0:
			return b.GotRank.String()
		case b.Kind == OpeningWithoutValues:
			return "none"
		}
	}
	return ""
}

func number(c money.Chips) string { return strconv.FormatInt(int64(c), 10) }

func seconds(c money.Chips) string { return number(c) + "s" }

package replay

import "apertura/format"

// groups are the kinds of which, on one act, only the leftmost is said: one
// act, one ruling. The openings' group is one for the whole hand, for it is
// one opening wherever its parts are written; T02 and T04, in the first, mute
// everything else about the act.
var groups = [...][]Kind{
	{ActAfterFold, NotAtTable, NothingToPass, OpenedAlready, NothingToCall, WrongRound, DrawnAlready, NotReopened, ActAfterEnd},
	{BlindNotAllowed, BlindTooLate, BlindWrongSeat, BlindWrongAmount},
	{ReservedFirstRaise, TooManyRaises, RaiseAfterThought, RaiseTooLarge, RaiseNotAbove, RaiseBelowLast},
	{OpeningDrawNotAllowed, OpeningBelowLadder, OpeningWithoutValues, OpenersNotProved, OpenersNotKept, OpenersNotShown, OpenersUndeclared},
	{CardOutsideDeck, CardNotHeld, CardOutsidePool, DiscardRetaken, CardTwice},
	{TooManyDiscards, WrongNumberDrawn, WrongHandSize},
	{TakenNotFrozen, FrozenWrongly, WrongWinner, NoShare, SplitWrongly, MoreThanWon},
	{WinnerNotShown, HandNotShown},
	{WrongAnte, CallShort, CallOver, LevelNotPaid, WrongLevel, WrongShare, CountMismatch, RestMismatch, CarriedPot, CarriedOpening, CarriedFrozen},
}

// place returns the group of a kind and its place in it, -1 for a kind that
// stands beside all others.
func (k Kind) place() (group, rank int) {
	for g := range groups {
		for i, o := range groups[g] {
			if o == k {
				return g, i
			}
		}
	}
	return -1, 0
}

// single drops, of some breaches, those that another one of the same act, or
// of the opening, mutes. Their order stays.
func single(bs []Breach) []Breach {
	if len(bs) < 2 {
		return bs
	}
	var few [32]bool
	drop := few[:]
	if len(bs) <= len(few) {
		mute(bs, drop, nil)
	} else {
		drop = make([]bool, len(bs))
		for _, some := range byAct(bs) {
			mute(bs, drop, some)
		}
	}
	out := bs[:0]
	for i := range bs {
		if !drop[i] {
			out = append(out, bs[i])
		}
	}
	return out
}

// byAct sorts breaches by what they are about, so that a hand with very many
// is still judged in one go.
func byAct(bs []Breach) map[format.Anchor][]int {
	out := map[format.Anchor][]int{}
	for i := range bs {
		at := format.Anchor{Act: bs[i].Act, Key: bs[i].At.Key}
		if g, _ := bs[i].Kind.place(); g == openingGroup {
			at = format.Anchor{Act: -1}
		}
		out[at] = append(out[at], i)
	}
	return out
}

// mute marks those of some breaches, or of all, that others of them mute.
func mute(bs []Breach, drop []bool, some []int) {
	if some == nil {
		for i := range bs {
			for j := range bs {
				drop[i] = drop[i] || mutes(bs, j, i)
			}
		}
		return
	}
	for _, i := range some {
		for _, j := range some {
			drop[i] = drop[i] || mutes(bs, j, i)
		}
	}
}

// mutes reports whether breach j mutes breach i.
func mutes(bs []Breach, j, i int) bool {
	b, o := &bs[i], &bs[j]
	g, r := b.Kind.place()
	og, or := o.Kind.place()
	switch {
	case o.Undone != b.Undone || o.Verdict != format.Violation || !together(b, o, g == openingGroup && og == g):
		return false
	case og == 0 && g != 0:
		return true
	case og != g || g == cardGroup && o.Cards&b.Cards == 0:
		return false
	}
	return or < r || j < i && o.Kind == b.Kind && o.Player == b.Player && o.Cards == b.Cards
}

// together reports whether two breaches are about one act, or one key of the
// hand; an opening is one act wherever its parts are written.
func together(a, b *Breach, opening bool) bool {
	return opening || a.Act == b.Act && a.At.Key == b.At.Key
}

// The opening's group goes through the whole hand; in the cards' group only
// what is about the same card counts.
const (
	raiseGroup   = 2
	openingGroup = 3
	cardGroup    = 4
)

// rule returns the first of the kinds that break the same rule in another way:
// too much on one table and too little on the other is wrong on both.
func (k Kind) rule() Kind {
	switch g, _ := k.place(); {
	case g == 0:
		return NotAtTable
	case g == raiseGroup:
		return RaiseNotAbove
	}
	switch k {
	case CallOver:
		return CallShort
	case OpeningTooSmall:
		return OpeningTooLarge
	case BetTooSmall:
		return BetTooLarge
	}
	return k
}

// onBoth keeps of a the breaches that b has too: what is right on either table
// is no breach.
func onBoth(a, b []Breach) []Breach {
	out := a[:0]
	for i := range a {
		for j := range b {
			if a[i].Kind.rule() == b[j].Kind.rule() && a[i].At.Act == b[j].At.Act && (a[i].Cards&b[j].Cards != 0 || a[i].Cards == b[j].Cards) {
				out = append(out, a[i])
				break
			}
		}
	}
	return out
}

// onceAHand joins the faults of the table that are said once a hand: all cards
// of a wrong deck, all who are missing, and one count a player.
func onceAHand(bs []Breach) []Breach {
	out := bs[:0]
	var once []int // where in out those stand that are said once
	for _, b := range bs {
		if !saidOnce(b.Kind) {
			out = append(out, b)
			continue
		}
		if i := earlier(out, once, &b); i >= 0 {
			out[i].Cards |= b.Cards
			out[i].Others |= b.Others
			continue
		}
		once = append(once, len(out))
		out = append(out, b)
	}
	return out
}

func saidOnce(k Kind) bool {
	return k == CardOutsideDeck || k == TurnSkipped || k == WrongAnte || counts(k)
}

// earlier returns which of the breaches said once already says what b does, -1
// for none.
func earlier(bs []Breach, once []int, b *Breach) int {
	for _, i := range once {
		o := &bs[i]
		same := o.Kind == b.Kind
		if counts(b.Kind) {
			same = counts(o.Kind) && o.Player == b.Player
		}
		if same && o.Undone == b.Undone {
			return i
		}
	}
	return -1
}

func counts(k Kind) bool { return k == CountMismatch || k == RestMismatch }

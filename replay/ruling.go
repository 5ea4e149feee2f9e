package replay

import (
	"apertura/format"
	"apertura/format/money"
)

// potWithout returns where the pot goes without some seats: to the best of the
// others still in, or nowhere.
func (v *view) potWithout(seats Players) Pot {
	t := v.settle(seats)
	p := Pot{Chips: v.s.Pot() - t.back, Known: v.s.PotSure()}
	r := reading{v: v, t: t}
	for i := range t.n {
		if t.open[i] {
			p.To = 0 // a hand not on record decides it
			break
		}
		if !t.layers[i].Back {
			p.To |= r.roster(t.winners[i])
		}
	}
	if v.s.WagerOpen && p.To.Len() > 1 {
		p.To = 0 // which of them, hangs on what they put in
	}
	p.Stays = v.s.inSet()&^seats == 0
	return p
}

// moves reports whether a ruling changes the table the hand goes on from, so
// that a table as ruled has to be kept beside the one as played.
func (k RulingKind) moves() bool {
	switch k {
	case MakesGood, GoesBack, CountsAsLimit, MadeUpToLeast, CountsAsCall, DoesNotCount, StandsAsOpening, OwesLevel:
		return true
	}
	return false
}

// A Ruling is what now follows from a breach, in chips.
type Ruling struct {
	Kind RulingKind
	Pay  []Payment
	Pot  Pot
}

// A RulingKind tells the rulings apart; the words are found where breaches are worded.
type RulingKind uint8

// The rulings.
const (
	NoRuling        RulingKind = iota
	Stands                     // nothing follows: the hand stands
	MakesGood                  // short: he makes it good
	GoesBack                   // over: the rest goes back
	CountsAsLimit              // counts as the limit, the rest goes back
	MadeUpToLeast              // made up to the least
	CountsAsCall               // a raise counts as a call
	DoesNotCount               // the act does not count
	OutOfHand                  // he is out
	BecomesDebt                // stands as a debt
	DealtAgain                 // the hand is dealt again
	NoClaimPenalty             // false opening: no claim, and the penalty
	NoClaimForfeit             // false opening: no claim, loses what he put in
	NoClaimRefund              // false opening: stakes back, or the initial pot put in again
	PotToBest                  // the pot goes to the best contender
	FreezesPot                 // the pot goes back and is frozen, or is shown for
	TakenAsCall                // a second opening for the call is one
	TakenAsRaise               // a second opening for more is a raise
	TakenAsFirst               // a verb of the other round counts as the opening, or the bet, it amounts to
	OnlyWarning                // a warning, nothing moves
	StandsAsOpening            // an opening that owes no openers and reserves no raise
	OwesLevel                  // he owes the level to this pot
	ShareBack                  // the share goes back to its part
	LeavesPot                  // the hand is void, the pot stays as it is
	LosesHand                  // loses the hand: the best other hand shown takes it
)

// A Payment moves chips; To is NoPlayer where they go into the next pot.
type Payment struct {
	From, To int
	Chips    money.Chips
}

// A Pot is where a ruling sends the pot. Stays: for the next hand.
type Pot struct {
	To    Players
	Chips money.Chips
	Known bool // Chips is known
	Stays bool
}

// noClaim returns, by seat, who has no claim to the pot: for an opening he had
// no cards for, or could not prove where that counts as false, or for a
// reverse bluff. Where stakes are given back he has one like anybody else. What
// is not proven or was taken back has none of these rulings.
func (v *view) noClaim(bs []Breach) Players {
	var out Players
	for i := range bs {
		b := &bs[i]
		switch b.Ruling.Kind {
		case NoClaimPenalty, NoClaimForfeit, LosesHand:
			if seat := v.s.Seat(b.Player); seat != NoSeat {
				out = out.With(int(seat))
			}
		}
	}
	return out
}

// doubted returns, by seat, whose opening the log does not let anybody judge:
// he may have no claim to the pot.
func (v *view) doubted(bs []Breach) Players {
	var out Players
	for i := range bs {
		if b := &bs[i]; b.Kind == OpeningWithoutValues && b.Verdict == format.Unverifiable {
			if seat := v.s.Seat(b.Player); seat != NoSeat {
				out = out.With(int(seat))
			}
		}
	}
	return out
}

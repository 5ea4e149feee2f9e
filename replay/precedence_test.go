package replay

import (
	"reflect"
	"testing"

	"apertura/format"
	"apertura/format/card"
)

// alone keeps what no other breach mutes, one by one.
func alone(bs []Breach) []Breach {
	var out []Breach
	for i := range bs {
		muted := false
		for j := range bs {
			muted = muted || mutes(bs, j, i)
		}
		if !muted {
			out = append(out, bs[i])
		}
	}
	return out
}

// Of an act that comes after a fold and would not be possible either, the fold
// is said; so it is where each of two tables finds the other.
func TestAfterFoldComesFirst(t *testing.T) {
	at := func(k Kind) Breach {
		return Breach{Kind: k, Verdict: format.Violation, Act: 3, At: format.Anchor{Act: 3}}
	}
	fold, twice := at(ActAfterFold), at(DrawnAlready)
	for _, bs := range [][]Breach{{fold, twice}, {twice, fold}} {
		if got := single(bs); len(got) != 1 || got[0].Kind != ActAfterFold {
			t.Errorf("got %+v, want the act after the fold alone", got)
		}
	}
	if got := onBoth([]Breach{fold}, []Breach{twice}); len(got) != 1 || got[0].Kind != ActAfterFold {
		t.Errorf("got %+v, want it wrong on both tables", got)
	}
	if got := onBoth([]Breach{at(OutOfTurn)}, []Breach{at(CallShort)}); len(got) != 0 {
		t.Errorf("got %+v, want each right on one of the tables", got)
	}
	if got := single([]Breach{fold, fold}); len(got) != 1 {
		t.Errorf("got %+v, want it said once", got)
	}
}

// Of the faults of one act that are one ruling, the leftmost is said: the rows of
// the spec, the kinds of one code together.
func TestOneActOneRuling(t *testing.T) {
	for _, row := range [...][][]Kind{
		{{ActAfterFold}, {NotAtTable, NothingToPass, OpenedAlready, NothingToCall, WrongRound, DrawnAlready, NotReopened, ActAfterEnd}},
		{{BlindNotAllowed}, {BlindTooLate}, {BlindWrongSeat}, {BlindWrongAmount}},
		{{ReservedFirstRaise}, {TooManyRaises}, {RaiseAfterThought}, {RaiseTooLarge, RaiseNotAbove, RaiseBelowLast}},
		{{OpeningDrawNotAllowed}, {OpeningBelowLadder}, {OpeningWithoutValues}, {OpenersNotProved, OpenersNotKept}, {OpenersNotShown}, {OpenersUndeclared}},
		{{CardOutsideDeck}, {CardNotHeld, CardOutsidePool}, {DiscardRetaken}, {CardTwice}},
		{{TooManyDiscards}, {WrongNumberDrawn}, {WrongHandSize}},
		{{TakenNotFrozen, FrozenWrongly}, {WrongWinner, NoShare, SplitWrongly, MoreThanWon}},
		{{WinnerNotShown}, {HandNotShown}},
		{{WrongAnte, CallShort, CallOver, LevelNotPaid, WrongLevel, WrongShare}, {CountMismatch, RestMismatch, CarriedPot, CarriedOpening, CarriedFrozen}},
	} {
		for i, left := range row {
			for _, right := range row[i+1:] {
				for _, k := range left {
					for _, o := range right {
						l := Breach{Kind: k, Verdict: format.Violation, Act: 3, At: format.Anchor{Act: 3}, Cards: 2}
						r := l
						r.Kind = o
						for _, bs := range [][]Breach{{l, r}, {r, l}} {
							if got := single(bs); len(got) != 1 || got[0].Kind != k {
								t.Errorf("%v and %v: got %+v, want the first alone", k, o, got)
							}
						}
					}
				}
			}
		}
	}
}

// Of the cards of one act each has its own fault; two about the same card are
// one.
func TestOneFaultACard(t *testing.T) {
	at := func(k Kind, c card.Set) Breach {
		return Breach{Kind: k, Verdict: format.Violation, Act: 3, At: format.Anchor{Act: 3}, Cards: c}
	}
	nine, king := card.SetOf(card.Of(9, card.Hearts)), card.SetOf(card.Of(card.King, card.Spades))
	if got := single([]Breach{at(CardTwice, king), at(CardOutsideDeck, nine)}); len(got) != 2 {
		t.Errorf("got %+v, want a fault of each card", got)
	}
	if got := single([]Breach{at(CardTwice, king|nine), at(CardOutsideDeck, nine)}); len(got) != 1 || got[0].Kind != CardOutsideDeck {
		t.Errorf("got %+v, want the card outside the deck alone", got)
	}
	if got := single([]Breach{at(CardTwice, nine), at(CardTwice, king|nine)}); len(got) != 2 {
		t.Errorf("got %+v, want both, for only one speaks of the king", got)
	}
}

// A hand of very many breaches is sorted by act first: what is said is the same.
func TestSingleOfMany(t *testing.T) {
	kinds := []Kind{
		ActAfterFold, OpenedAlready, BlindNotAllowed, BlindTooLate, ReservedFirstRaise, RaiseAfterThought, RaiseTooLarge,
		OpeningWithoutValues, OpenersNotShown, OpenersUndeclared, TooManyDiscards, WrongNumberDrawn, CallShort, OutOfTurn, OpeningTooLarge,
	}
	var bs []Breach
	for i := range 60 {
		b := Breach{Kind: kinds[i*7%len(kinds)], Verdict: format.Violation, Act: i % 13, At: format.Anchor{Act: i % 13}}
		if i%11 == 0 {
			b.Verdict = format.Unverifiable
		}
		b.Undone = i%5 == 0
		bs = append(bs, b)
	}
	want := alone(bs)
	got := single(append([]Breach(nil), bs...))
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %d breaches, want %d\n got %+v\nwant %+v", len(got), len(want), got, want)
	}
	few := bs[:20]
	if got, want := single(append([]Breach(nil), few...)), alone(few); !reflect.DeepEqual(got, want) {
		t.Errorf("of few: got %d breaches, want %d", len(got), len(want))
	}
	if len(want) == len(bs) || len(want) == 0 {
		t.Errorf("%d of %d are said: nothing was tried", len(want), len(bs))
	}
}

package replay

import (
	"reflect"
	"testing"

	"apertura/format"
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

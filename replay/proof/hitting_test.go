package proof

import "testing"

// A fact is the first of a set in whichever word it lies.
func TestFactSet(t *testing.T) {
	for i := range 64 * len(factSet{}) {
		s := factSet{}.with(i)
		if got := s.least(); got != i || s.len() != 1 || !s.has(i) {
			t.Fatalf("fact %d alone: got %d first of %d", i, got, s.len())
		}
		if got := s.with(64*len(s) - 1).least(); got != i {
			t.Fatalf("fact %d and the last: got %d first", i, got)
		}
		if s.without(i) != (factSet{}) || s.minus(s) != (factSet{}) || !s.meets(s) || s.or(s) != s {
			t.Fatalf("fact %d: a set and itself", i)
		}
		if not := s.not(i + 1); not.has(i) || not.len() != i {
			t.Fatalf("fact %d: got %d facts before it, want all", i, not.len())
		}
	}
	if got := (factSet{}).least(); got >= 0 {
		t.Errorf("the first of none: got %d", got)
	}
}

// TestHittingBars: of every two facts of twenty one has to be chosen, so all
// but one. Once all choices with a fact have failed it is tried no more; else
// every order of the twenty would be, and the search given up.
func TestHittingBars(t *testing.T) {
	const n = 20
	h := hitting{work: enough}
	for i := range n {
		for j := range i {
			h.sets = append(h.sets, factSet{}.with(i).with(j))
		}
	}
	if got, ok := h.next(); !ok || got.len() != n-1 {
		t.Errorf("got %d facts, %v: want %d", got.len(), ok, n-1)
	}
}

// TestHittingOfNothing: where a set is empty no facts will do, however many
// more are tried: the search comes to its end.
func TestHittingOfNothing(t *testing.T) {
	h := hitting{work: 64, sets: []factSet{{}}}
	if got, ok := h.next(); ok || h.size > 64 {
		t.Errorf("got %d facts, %v after %d sizes: want none", got.len(), ok, h.size)
	}
}

// TestHittingNarrowest: the set that leaves least to choose from goes first. Of
// a wide set and rings of pairs, the pairs tell what it takes; the wide one
// first, each of its facts would be tried with all of them.
func TestHittingNarrowest(t *testing.T) {
	var wide factSet
	for i := range 100 {
		wide = wide.with(100 + i)
	}
	h := hitting{work: enough, sets: []factSet{wide}}
	for i := range 5 { // rings of three: two facts each
		a, b, c := 3*i, 3*i+1, 3*i+2
		h.sets = append(h.sets, factSet{}.with(a).with(b), factSet{}.with(b).with(c), factSet{}.with(c).with(a))
	}
	got, ok := h.next()
	if !ok || got.len() != 11 {
		t.Errorf("got %d facts, %v: want 11", got.len(), ok)
	}
	if work := enough - h.work; work > 20_000 {
		t.Errorf("looked at %d sets, want a few thousand", work)
	}
}

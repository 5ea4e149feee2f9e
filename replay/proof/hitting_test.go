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

package proof

import "testing"

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

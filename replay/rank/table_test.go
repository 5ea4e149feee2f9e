package rank

import (
	"testing"

	"apertura/replay/rank/internal/table"
)

func TestTableIsCurrent(t *testing.T) {
	if string(table.Bytes()) != ranks {
		t.Error("ranks.bin is not what its generator writes: go generate ./replay/rank")
	}
}

func TestBinomials(t *testing.T) {
	for i, row := range binomial {
		for r := range 13 {
			want := 1
			for k := range i + 1 {
				want = want * (r + i - k) / (k + 1)
			}
			if int(row[r]) != want {
				t.Errorf("C(%d,%d): got %d, want %d", r+i, i+1, row[r], want)
			}
		}
	}
}

package lang

import "testing"

func TestCount(t *testing.T) {
	for n, want := range map[int]Text{
		0:    {"0 hands", "0 mani"},
		1:    {"1 hand", "1 mano"},
		2:    {"2 hands", "2 mani"},
		21:   {"21 hands", "21 mani"},
		1000: {"1000 hands", "1000 mani"},
	} {
		if got := Count(n, "hand|hands", "mano|mani"); got != want {
			t.Errorf("Count(%d) = %v, want %v", n, got, want)
		}
	}
}

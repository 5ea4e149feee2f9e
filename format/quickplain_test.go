package format

import (
	"strings"
	"testing"
)

// Every byte, beside every other, is plain by eight as it is by one.
func TestEightPlain(t *testing.T) {
	plain := func(b byte) bool { return b >= ' ' && b < 0x7f || b == '\n' }
	for a := range 256 {
		for b := range 256 {
			for at := range 7 {
				eight := []byte("Zio Pino")
				eight[at], eight[at+1] = byte(a), byte(b)
				if got, want := eightPlain(string(eight)), plain(byte(a)) && plain(byte(b)); got != want {
					t.Fatalf("%q: got %t, want %t", eight, got, want)
				}
			}
		}
	}
	if !eightPlain(strings.Repeat("\n ", 4)) {
		t.Error("blanks behind line feeds are plain")
	}
}

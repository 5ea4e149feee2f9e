package format

import (
	"math/rand"
	"strings"
	"testing"
	"unicode/utf8"
)

// Positions on a line of any length are those counted from its start.
func TestPositionOnLongLines(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	var b strings.Builder
	for b.Len() < 40*markEvery {
		b.WriteString([]string{"a", "é", "日", "👩", "\xff", "\xe2\x82", "b "}[rnd.Intn(7)])
		if rnd.Intn(9000) == 0 {
			b.WriteByte('\n')
		}
	}
	s := &Source{Text: []byte(b.String()), Line: 7}
	for range 3000 {
		at := rnd.Intn(len(s.Text) + 1)
		before := string(s.Text[:at])
		line := strings.LastIndexByte(before, '\n') + 1
		want := Position{7 + strings.Count(before, "\n"), utf8.RuneCountInString(before[line:]) + 1}
		if got := s.Position(at); got != want {
			t.Fatalf("byte %d: got %v, want %v", at, got, want)
		}
	}
}

// A finding on a line of a megabyte costs no more than one on a short line.
func BenchmarkPositionOnLongLine(b *testing.B) {
	s := &Source{Text: []byte(strings.Repeat("Anna passa; ", 100_000)), Line: 1}
	for i := 0; b.Loop(); i++ {
		s.Position(i % len(s.Text))
	}
}

package main_test

import (
	"fmt"
	"io"
	"math"
	"runtime"
	"strings"
	"testing"

	"apertura/cmd"
)

// The hands of logs without end: each log has those of one of these, in turn.
var (
	cleanHands = []string{
		"---\nhand: %d\nante: 1\nopening: [Bruno apre 1, Anna passa]\nresult: Bruno\n",
		"---\nhand: %d\nante: 1\nopening: [Anna apre 1, Bruno passa]\nresult: Anna\n",
	}
	wrongHands  = []string{"---\nhand: %d\ndealer: Anna\nante: 1\nopening: [Bruno apre 50, Anna passa]\nresult: Bruno\n"}
	brokenHands = []string{"---\nhand: %d\ndealer: Anna\nante: 1\nopening: tutti pasano\n"}
)

const firstHand = `apertura: 1
players: [{name: Anna}, {name: Bruno}]
---
hand: 1
dealer: Bruno
ante: 1
opening: [Anna apre 1, Bruno passa]
result: Anna
`

// endless is a session of so many documents of one hand each, written while it
// is read. It measures what is held when some of them, and when nearly all, have
// been read.
type endless struct {
	of          []string
	hands       int
	n           int
	left        []byte
	first, last int64
}

// early is how many hands are read when it is measured first.
const early = 5000

func (e *endless) Read(p []byte) (int, error) {
	if len(e.left) == 0 {
		switch e.n {
		case e.hands:
			e.last = held()
			return 0, io.EOF
		case early:
			e.first = held()
		case 0:
			e.left = append(e.left, firstHand...)
		}
		e.left = fmt.Appendf(e.left, e.of[e.n%len(e.of)], e.n+2)
		e.n++
	}
	n := copy(p, e.left)
	if e.left = e.left[n:]; len(e.left) == 0 {
		e.left = nil
	}
	return n, nil
}

// held returns how much is held. What other goroutines make meanwhile counts
// too, now more and now less.
func held() int64 {
	least := int64(math.MaxInt64)
	for range 3 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		least = min(least, int64(m.HeapAlloc))
	}
	return least
}

// However many hands there are, and whatever is found in them, and in whatever
// form it is told, no more is held than while there were few.
func TestMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("reads over two million hands")
	}
	const million, many = 1_000_000, 30_000
	for _, c := range []struct {
		name  string
		of    []string
		hands int
		args  string
	}{
		{"clean", cleanHands, million, "--jobs 2"},
		{"found in each", wrongHands, million, "--jobs 2"},
		{"found in each", wrongHands, many, "--jobs 1"},
		{"found in each", wrongHands, many, "--jobs 1 --format json"},
		{"found in each", wrongHands, many, "--jobs 1 --format jsonl"},
		{"found in each", wrongHands, many, "--jobs 1 --format junit"},
		{"found in each", wrongHands, many, "--jobs 1 --format sarif"},
		{"found in each", wrongHands, many, "--jobs 1 --format table"},
		{"found in each", wrongHands, many, "--jobs 1 --format markdown"},
		{"found in each", wrongHands, many, "--jobs 1 --statistics"},
		{"left out", brokenHands, many, "--jobs 1"},
		{"left out", brokenHands, many, "--jobs 1 --format json"},
		{"left out", brokenHands, many, "--jobs 1 --format junit"},
	} {
		t.Run(c.name+" "+c.args, func(t *testing.T) {
			log := &endless{of: c.of, hands: c.hands}
			args := append([]string{"check", "-"}, strings.Fields(c.args)...)
			status := cmd.Main(args, log, io.Discard, io.Discard, cmd.Environment{Getenv: func(string) string { return "" }})
			if want := c.name != "clean"; (status != 0) != want {
				t.Errorf("got status %d", status)
			}
			most := int64(1 << 20)
			if c.hands == million {
				most = 4 << 20
			}
			if more := log.last - log.first; log.first == 0 || more > most {
				t.Errorf("%d bytes more are held after %d hands than after %d, of %d", more, log.hands, early, log.first)
			}
		})
	}
}

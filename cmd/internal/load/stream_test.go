package load

import (
	"fmt"
	"io"
	"runtime"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate/checks"
)

// endless is a session of so many documents of one hand each, written while it
// is read.
type endless struct {
	hand, hands int
	wrong       bool // each is opened with nothing
	left        []byte
}

func (e *endless) Read(p []byte) (int, error) {
	if len(e.left) == 0 {
		if e.hand == e.hands {
			return 0, io.EOF
		}
		if e.left = e.left[:0]; e.hand == 0 {
			e.left = append(e.left, "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"...)
		}
		e.hand++
		cards := "Kh Kd 9s 8c 7h"
		if e.wrong {
			cards = "Kh Qd 9s 8c 7h"
		}
		e.left = fmt.Appendf(e.left, `---
# hand %[1]d
hand: %[1]d
dealer: Anna
ante: 1
cards: {Bruno: %[2]s}
opening: [Bruno apre 1, Anna gioca]
draw: [Bruno cambia 3, Anna servita]
betting: [Bruno parola, Anna parola]
showdown: [Bruno mostra %[2]s]
`, e.hand, cards)
	}
	n := copy(p, e.left)
	e.left = e.left[n:]
	return n, nil
}

func (e *endless) Close() error { return nil }

// However many documents a session has, and however much is found, no more is
// held than what they take one at a time.
func TestStreams(t *testing.T) {
	if testing.Short() {
		t.Skip("reads eighty thousand hands")
	}
	const hands, early = 20_000, 4_000
	for _, wrong := range []bool{false, true} {
		for _, jobs := range []int{1, 2} {
			j := Judge{Catalogue: checks.Catalogue(), Options: format.Options{Codes: checks.Codes()},
				Rules: replay.Config{Base: house.Classico()}, Jobs: jobs}
			file := File{Name: "log.yaml", from: func() (io.ReadCloser, error) { return &endless{hands: hands, wrong: wrong}, nil }}
			held := func() int64 {
				var m runtime.MemStats
				runtime.GC()
				runtime.ReadMemStats(&m)
				return int64(m.HeapAlloc)
			}
			seen, found, first, last := 0, 0, int64(0), int64(0)
			err := j.File(file, func(d *Document) {
				for i := range d.Hands {
					seen++
					found += len(d.Hands[i].Found)
				}
				switch seen {
				case early:
					first = held()
				case hands:
					last = held()
				}
			})
			if err != nil || seen != hands || wrong && found < hands {
				t.Fatalf("got %d hands, %d findings, %v", seen, found, err)
			}
			if more := last - first; more > 256<<10 {
				t.Errorf("wrong %v, %d jobs: %d bytes more are held after %d hands than after %d", wrong, jobs, more, hands, early)
			}
		}
	}
}

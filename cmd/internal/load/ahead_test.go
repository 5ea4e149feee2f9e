package load

import (
	"errors"
	"fmt"
	"iter"
	"reflect"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate/checks"
)

// Documents read ahead are judged as if they were not, faults with their places
// included.
func TestAhead(t *testing.T) {
	var log strings.Builder
	log.WriteString("apertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Carla}]\n")
	for i := range 60 {
		fmt.Fprintf(&log, "---\nhand: %d\ndealer: Anna\nante: 1\nopening: [Bruno apre 1, Carla gioca 2, Anna gioca]\n", i+1)
		if i%7 == 0 {
			log.WriteString("draw: Bruno cambia 6\nnote: perché\n")
		}
	}
	j := Judge{Catalogue: checks.Catalogue(), Options: format.Options{Codes: checks.Codes()}, Rules: replay.Config{Base: house.Classico()}}
	say := func(j Judge) (out []string) {
		found, tally, err := j.Text("log.yaml", log.String())
		for _, f := range found {
			out = append(out, fmt.Sprint(f.Code, f.Place.Start(), f.Message, f.Hand))
		}
		return append(out, fmt.Sprint(tally, err))
	}
	want := say(j)
	if len(want) < 60 {
		t.Fatalf("got %d findings, want many", len(want))
	}
	j.Ahead = true
	if got := say(j); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// What goes wrong where documents are read comes in its place, and nothing
// behind it; who has enough need not take them all.
func TestAheadOfWhatGoesWrong(t *testing.T) {
	docs := func(end func(yield func(*format.Document, error) bool)) iter.Seq2[*format.Document, error] {
		return func(yield func(*format.Document, error) bool) {
			for range 2 * mostAhead {
				if !yield(&format.Document{}, nil) {
					return
				}
			}
			end(yield)
		}
	}
	broken := errors.New("broken")
	for name, end := range map[string]func(yield func(*format.Document, error) bool){
		"error": func(yield func(*format.Document, error) bool) { yield(nil, broken) },
		"panic": func(func(*format.Document, error) bool) { panic(broken) },
	} {
		n, last := 0, error(nil)
		for _, err := range ahead(docs(end)) {
			n, last = n+1, err
		}
		var crash *Crash
		if n != 2*mostAhead+1 || last == nil || errors.As(last, &crash) != (name == "panic") {
			t.Errorf("%s: got %d documents and %v", name, n, last)
		}
		for d := range ahead(docs(end)) {
			if d == nil {
				t.Errorf("%s: got no document", name)
			}
			break
		}
	}
}

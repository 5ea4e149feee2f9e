package cmd_test

import (
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"

	"apertura/cmd/internal/coverage"
	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// A sample is one log of the corpus, read.
type sample struct {
	name string
	docs []*format.Document
}

// samples reads all logs of the project's own corpus and its evenings, those
// first that were written to tell values of a switch apart.
func samples(t *testing.T) []sample {
	t.Helper()
	var codes []string
	for _, c := range checks.Catalogue() {
		codes = append(codes, c.Code, c.Slug)
	}
	var out []sample
	for _, folder := range []string{"testdata/corpus", "testdata/hands"} {
		for _, name := range below(t, folder, ".yaml") {
			src, err := os.ReadFile(name + ".yaml")
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, sample{name, format.ReadAll(src, name+".yaml", format.Options{Codes: codes})})
		}
	}
	slices.SortStableFunc(out, func(a, b sample) int { return a.order() - b.order() })
	return out
}

func (s sample) order() int {
	if strings.Contains(s.name, "switches") {
		return 0
	}
	return 1
}

// outcomes plays a sample, with one switch set to value in every session and
// in every hand, and returns what comes of each hand.
func (s sample) outcomes(w house.Switch, value string) []string {
	c := replay.Config{Base: house.Classico(), Open: load.OpenRules, Change: func(r house.Rules) house.Rules {
		r, _ = w.With(r, value)
		return r
	}}
	var out []string
	for h := range replay.Run(slices.Values(s.docs), c) {
		out = append(out, outcome(h))
	}
	return out
}

// alike returns the pairs of values of a switch that no sample tells apart.
func alike(all []sample, w house.Switch, values []string) [][2]string {
	var pairs [][2]string
	for i, v := range values {
		for _, o := range values[:i] {
			pairs = append(pairs, [2]string{o, v})
		}
	}
	for _, s := range all {
		came := map[string][]string{}
		for _, v := range values {
			if slices.ContainsFunc(pairs, func(p [2]string) bool { return p[0] == v || p[1] == v }) {
				came[v] = s.outcomes(w, v)
			}
		}
		pairs = slices.DeleteFunc(pairs, func(p [2]string) bool { return !slices.Equal(came[p[0]], came[p[1]]) })
		if len(pairs) == 0 {
			break
		}
	}
	return pairs
}

// outcome is what a hand comes to: its findings with their rulings, and who
// takes the pot. What a finding says of the rules themselves is left out: a
// switch that is only quoted decides nothing.
func outcome(h *replay.Hand) string {
	var b strings.Builder
	for _, d := range validate.Run(h, checks.Catalogue()) {
		fmt.Fprintln(&b, d.Code, d.Verdict, d.Place.Span)
		if d.Ruling != nil {
			fmt.Fprintln(&b, d.Ruling.Text.EN, d.Ruling.Pay)
		}
	}
	players, known := h.Winners()
	fmt.Fprintln(&b, players, known)
	return b.String()
}

// TestEverySwitchDecides proves that the engine reads every switch, and that
// for any two of its values the corpus has a hand on which they part ways.
func TestEverySwitchDecides(t *testing.T) {
	t.Chdir("..")
	all := samples(t)
	var group sync.WaitGroup
	for _, s := range house.Switches() {
		group.Go(func() {
			values := coverage.Tried(s)
			if len(values) < 2 {
				t.Errorf("%s: got %q to try, want two at least", s.Name, values)
			}
			for _, p := range alike(all, s, values) {
				t.Errorf("%s: no hand of the corpus comes out otherwise under %s than under %s", s.Name, p[0], p[1])
			}
		})
	}
	group.Wait()
}

// TestLogsOfSwitches proves that a log that has the name of a switch has a hand
// that the switch decides.
func TestLogsOfSwitches(t *testing.T) {
	t.Chdir("..")
	tested := 0
	for _, log := range samples(t) {
		s, ok := house.Named(path.Base(log.name))
		if log.order() > 0 || !ok {
			continue
		}
		tested++
		values := coverage.Tried(s)
		if n := len(values); len(alike([]sample{log}, s, values)) == n*(n-1)/2 {
			t.Errorf("%s: got no hand that the switch decides", log.name)
		}
	}
	if tested < 30 {
		t.Errorf("got %d logs that have the name of a switch", tested)
	}
}

// TestNoSwitchDecidesNothing proves that the test above can fail: a switch that
// nothing reads makes no difference.
func TestNoSwitchDecidesNothing(t *testing.T) {
	t.Chdir("..")
	all := samples(t)
	want := [][2]string{{"one", "other"}}
	if got := alike(all, house.Switch{}, want[0][:]); !slices.Equal(got, want) {
		t.Errorf("got %q alike, want %q", got, want)
	}
}

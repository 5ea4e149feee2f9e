package cmd_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

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

// samples reads all logs of the project's own corpus and its evenings.
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
	return out
}

// outcomes plays all samples, with one switch set to value in every session
// and in every hand, and returns what comes of each hand.
func outcomes(all []sample, s house.Switch, value string) []string {
	c := replay.Config{Base: house.Classico(), Open: load.OpenRules, Change: func(r house.Rules) house.Rules {
		r, _ = s.With(r, value)
		return r
	}}
	var out []string
	for _, one := range all {
		for h := range replay.Run(slices.Values(one.docs), c) {
			out = append(out, outcome(h))
		}
	}
	return out
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

// tried are the values to tell apart: every word, but of ranks only those that
// tables open at, and of numbers, times and amounts some that tables play.
func tried(s house.Switch) []string {
	switch s.Key {
	case house.KeyOpening:
		return strings.Fields("none 10 J Q K A")
	case house.KeyOpeningOnParola:
		return strings.Fields("J Q K A")
	case house.KeyBlindAmount:
		return append(s.Words(), "1/2", "2/4")
	case house.KeyRaisesMax:
		return strings.Fields("0 1 2 3")
	case house.KeyThinkLimit:
		return strings.Fields("0 10s 25s 1m")
	case house.KeyTimeCalls:
		return strings.Fields("0 1 2")
	case house.KeyPenaltyTimes:
		return strings.Fields("0 10 30")
	}
	return s.Words()
}

// TestEverySwitchDecides proves that the engine reads every switch, and that
// for any two of its values the corpus has a hand on which they part ways.
func TestEverySwitchDecides(t *testing.T) {
	t.Chdir("..")
	all := samples(t)
	var group sync.WaitGroup
	for _, s := range house.Switches() {
		group.Go(func() {
			values := tried(s)
			if len(values) < 2 {
				t.Errorf("%s: got %q to try, want two at least", s.Name, values)
			}
			var came [][]string
			for i, v := range values {
				came = append(came, outcomes(all, s, v))
				for k, w := range values[:i] {
					if slices.Equal(came[i], came[k]) {
						t.Errorf("%s: no hand of the corpus comes out otherwise under %s than under %s", s.Name, w, v)
					}
				}
			}
		})
	}
	group.Wait()
}

// TestOutcomesOfNoSwitch proves that the test above can fail: what is set to
// what it is changes nothing.
func TestOutcomesOfNoSwitch(t *testing.T) {
	t.Chdir("..")
	all := samples(t)
	none := outcomes(all, house.Switch{}, "")
	if len(none) < 500 {
		t.Errorf("got %d hands, want the corpus", len(none))
	}
	if !slices.Equal(none, outcomes(all, house.Switch{}, "")) {
		t.Error("two runs of the same corpus differ")
	}
}

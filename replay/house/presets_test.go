package house_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay/house"
)

// classico is the first value of each row of the table of switches.
const classico = `eleven true dealer true true moves optional double-pot as-usual
jacks 2 reserved shared last J bounce K first-hand two-ended ante pot pot pot cip
chip 0 true 10s true 1 4 true false all-but-openers true true opener parola
showdown to-play 1 last-aggressor best on-request true true true values kickers
high-pair true suit split penalty 30 next-pot as-false loses-hand table`

// differences are what the other presets change.
func differences() map[string]map[string]string {
	return map[string]map[string]string{
		"casa": {"raise-limit": "none", "bet-limit": "none", "tie-flush": "suit"},
		"circolo": {
			"opening-ladder": "stop-at-K", "straight-flush-draw": "never", "opening-min": "pot",
			"declare-discarded-openers": "false", "parola-split": "2", "parola-level": "everyone",
		},
		"invito": {
			"ante": "all", "straight-flush-draw": "always", "burn-before-late": "true",
			"burn-after-reshuffle": "false", "reshuffle": "all",
		},
		"undici": {
			"ante": "half", "opening-ladder": "stop-at-K", "straight-flush-draw": "never", "draw-max": "5",
			"show-openers": "always", "showdown-shows": "all", "burn-after-reshuffle": "false",
			"straight-flush-tie": "split",
		},
		"five-card-draw": {
			"deck": "52", "ante": "none", "blinds": "fixed", "blind-amount": "1/2",
			"heads-up-blinds": "dealer-small", "blind-when": "any", "first-raise": "free",
			"blind-after-draw": "as-usual", "opening": "none", "opening-ladder": "flat",
			"straight-flush-draw": "never", "opening-min": "chip", "opening-max": "none",
			"raise-limit": "none", "bet-limit": "none", "bet-min": "blind", "raise-min": "last",
			"immediate-raise": "false", "draw-max": "5", "late-cards": "false", "reshuffle": "not-own",
			"burn-after-reshuffle": "false", "declare-discarded-openers": "false",
			"first-after-draw": "left-of-dealer", "all-check": "showdown", "flush-beats-full": "false",
			"suits-break-ties": "false", "straight-flush-cycle": "false", "straight-flush-tie": "split",
			"reverse-bluff": "allowed",
		},
	}
}

func TestPresets(t *testing.T) {
	want := []string{"classico", "casa", "circolo", "invito", "undici", "five-card-draw"}
	if got := house.Presets(); !slices.Equal(got, want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	if _, ok := house.Preset("Classico"); ok {
		t.Error("Classico with a capital: got a preset, want none")
	}
	base, first := house.Classico(), strings.Fields(classico)
	for i, s := range house.Switches() {
		if got := s.Value(&base); i >= len(first) || got != first[i] {
			t.Errorf("classico %s: got %s", s.Name, got)
		}
	}
	if len(first) != len(house.Switches()) {
		t.Errorf("got %d switches, want %d", len(house.Switches()), len(first))
	}
	for _, name := range want[1:] {
		r, _ := house.Preset(name)
		got := map[string]string{}
		for _, s := range house.Switches() {
			if v := s.Value(&r); v != s.Value(&base) {
				got[s.Name] = v
			}
		}
		if want := differences()[name]; !maps.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", name, got, want)
		}
	}
}

// TestPresetFiles: each writes out every switch, in order, and says whose it is.
func TestPresetFiles(t *testing.T) {
	for _, name := range house.Presets() {
		src, err := os.ReadFile("presets/" + name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(string(src), "# ") {
			t.Errorf("%s: got no comment first, want its source", name)
		}
		v, faults := format.ReadTree(src, name)
		var got []string
		for k := range v.Pairs() {
			got = append(got, k.Text())
		}
		if want := house.Names(); len(faults) > 0 || !slices.Equal(got, want) {
			t.Errorf("%s: got %v %v, want %v", name, got, faults, want)
		}
		want, _ := house.Preset(name)
		if r, faults := house.File(src, name, nil); r != want || len(faults) > 0 {
			t.Errorf("%s read as a house file: got faults %v or other rules", name, faults)
		}
	}
	files, err := os.ReadDir("presets")
	if err != nil || len(files) != len(house.Presets()) {
		t.Errorf("got %d files, want one a preset", len(files))
	}
}

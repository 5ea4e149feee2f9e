package cmd_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apertura/replay/house"
)

var (
	ofTheFive   = regexp.MustCompile(`(?m)^\| .* \| ((?:[a-z]+-)*[a-z]+(?:, [a-z-]+)*) \|$`)
	ofTheOthers = regexp.MustCompile(`(?m)^\| ([A-Z]{2}) \|.*\(([a-z, -]+)\) \|$`)
)

// told reads off the page of sources who speaks of each switch: the five in
// their own tables, the others in theirs.
func told(text string) (five, others map[string][]string) {
	five, others = map[string][]string{}, map[string][]string{}
	note := func(to map[string][]string, tag, switches string) {
		for s := range strings.SplitSeq(switches, ", ") {
			if s != "switch" && !slices.Contains(to[s], tag) {
				to[s] = append(to[s], tag)
			}
		}
	}
	for _, tag := range []string{"000", "001", "002", "003", "004"} {
		_, part, _ := strings.Cut(text, "\n### "+tag+"\n")
		part, _, _ = strings.Cut(part, "\n##")
		for _, m := range ofTheFive.FindAllStringSubmatch(part, -1) {
			note(five, tag, m[1])
		}
	}
	for _, m := range ofTheOthers.FindAllStringSubmatch(text, -1) {
		note(others, m[1], m[2])
	}
	return five, others
}

// A switch names the sources that the page says speak of it: of the five, or
// where none of them does, of the others; and is unsourced where nobody does.
func TestSourcesOfSwitches(t *testing.T) {
	five, others := told(page(t, "../docs/sources.md"))
	for _, s := range house.Switches() {
		want := five[s.Name]
		if want == nil {
			want = others[s.Name]
		}
		if want == nil {
			want = []string{"unsourced"}
		}
		if got := set(slices.Clone(s.Sources)); !slices.Equal(got, want) {
			t.Errorf("%s: got sources %q, the page says %q", s.Name, got, want)
		}
		delete(five, s.Name)
		delete(others, s.Name)
	}
	for _, m := range []map[string][]string{five, others} {
		for name := range maps.Keys(m) {
			t.Errorf("the page says who speaks of %q, which is no switch", name)
		}
	}
}

package format

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The page of the format has every key of a log, mapping by mapping, in both
// languages.
func TestKeysAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../docs/format.md")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for range 2 {
		for _, m := range []mapping{documentKeys, sessionKeys, playerKeys, handKeys, carriedKeys, actKeys} {
			want = append(want, m.names()...)
		}
	}
	var got []string
	table := regexp.MustCompile(`(?m)^\| (?:key|chiave) \|.*\n(?:\|.*\n)+`)
	row := regexp.MustCompile("(?m)^\\| `([a-z-]+)` \\| .")
	for _, rows := range table.FindAllString(string(text), -1) {
		for _, m := range row.FindAllStringSubmatch(rows, -1) {
			got = append(got, m[1])
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("got the keys\n%s\nwant\n%s", strings.Join(got, " "), strings.Join(want, " "))
	}
}

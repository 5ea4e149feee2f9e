package format_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"apertura/format"
)

func TestReadTree(t *testing.T) {
	for _, tt := range []struct {
		name, text, want string // want: the root's text
		faults           []string
	}{
		{"nothing", "", "", nil},
		{"a comment", "# nothing yet\n", "", nil},
		{"one document", "a: b\n", "a: b", nil},
		{"behind a marker", "# ours\n---\na: b\n", "a: b", nil},
		{"a mark of byte order", "\ufeffa: b\n", "a: b", nil},
		{"a key twice", "a: b\na: c\n", "a: b\na: c", []string{"2:1 F05 a"}},
		{"a key without a value", "a:\nb: c\n", "a:\nb: c", []string{"1:1 F20 a"}},
		{"two documents", "a: b\n---\nc: d\n", "a: b", []string{"3:1 F21 c: d"}},
		{"no YAML", "a: [\n", "", []string{"1:4 F01 ["}},
	} {
		v, faults := format.ReadTree([]byte(tt.text), "ours.yaml")
		var got []string
		for _, d := range faults {
			p := d.Place.Start()
			got = append(got, fmt.Sprintf("%d:%d %s %s", p.Line, p.Column, d.Code, d.Place.Text()))
		}
		text := ""
		if v.Said() {
			text = v.Place().Text()
		}
		if strings.TrimSpace(text) != tt.want || !slices.Equal(got, tt.faults) {
			t.Errorf("%s: got %q %q, want %q %q", tt.name, text, got, tt.want, tt.faults)
		}
	}
}

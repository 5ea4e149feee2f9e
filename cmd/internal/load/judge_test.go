package load

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

func file(text string) File {
	return File{Name: "serata.yaml", from: func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil }}
}

func judge() *Judge {
	return &Judge{Catalogue: checks.Catalogue(), Rules: replay.Config{Base: house.Classico(), Open: OpenRules},
		Options: format.Options{Codes: []string{"O04", "W03"}}}
}

// told is a line for every document: what is loose, then each hand with its
// codes, in brackets where it was left out.
func told(j *Judge, f File) ([]string, error) {
	var out []string
	err := j.File(f, func(d *Document) {
		var line []string
		for _, l := range d.Loose {
			line = append(line, l.Code)
		}
		for _, h := range d.Hands {
			name := h.Log.Name
			if h.LeftOut != replay.NoReason {
				name = fmt.Sprint("(", name, " ", strings.Join(h.Codes, " "), ")")
			}
			for _, f := range h.Found {
				name += " " + f.Code
			}
			line = append(line, name)
		}
		out = append(out, strings.Join(line, ", "))
	})
	return out, err
}

const session = `apertura: 1
players: [{name: Ada}, {name: Beppe}, {name: Carla}]
`

func TestFile(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"hands of a session", session + `hands:
  - {hand: 1, dealer: Ada, ante: 2, opening: tutti passano}
  - {hand: 2, opening: tutti passano}
`, []string{"1, 2"}},
		{"a document a hand", session + `---
hand: 1
dealer: Ada
ante: 2
opening: tutti passano
---
hand: 2
opening: tutti passano
`, []string{"", "1", "2"}},
		{"a finding", session + `hands:
  - hand: 1
    dealer: Ada
    ante: 2
    opening: [Beppe apre 5, gli altri escono]
    result: Beppe
`, []string{"1 O01 O04"}},
		{"a hand that cannot be read", session + `hands:
  - {hand: 1, dealer: Ada, ante: 2, opening: tutti pasano}
  - {hand: 2, dealer: Beppe, opening: tutti passano}
`, []string{"(1 F26) F26, 2"}},
		{"allowed in vain, told when the session is over", session + `allow: {W03: never mind}
---
hand: 1
dealer: Ada
ante: 2
opening: tutti passano
---
` + session, []string{"", "A01, 1", ""}},
		{"allowed, and a hand nobody could judge", session + `allow: {W03: never mind}
hands:
  - {hand: 1, dealer: Ada, ante: 2, opening: tutti pasano}
`, []string{"(1 F26) F26"}},
		{"rules of a session that cannot be read", session + `rules: {antte: all}
hands:
  - {hand: 1, dealer: Ada, ante: 2, opening: tutti passano}
`, []string{"F43, (1 F43)"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := told(judge(), file(c.text))
			if err != nil || !slices.Equal(got, c.want) {
				t.Errorf("got %q, %v, want %q", got, err, c.want)
			}
		})
	}
}

func TestFileCrashes(t *testing.T) {
	j := judge()
	j.Catalogue = []*validate.Check{{Code: "O04", Breaches: []replay.Kind{replay.OpeningTooLarge},
		Word: func(*replay.Hand, *replay.Breach) validate.Wording { panic("lost for words") }}}
	got, err := told(j, file(session+`hands:
  - {hand: 1, dealer: Ada, ante: 2, opening: tutti passano}
  - {hand: 2, opening: [Carla apre 50, gli altri escono], result: Carla}
  - {hand: 3, opening: tutti passano}
`))
	var crash *Crash
	if !errors.As(err, &crash) || crash.Value != "lost for words" {
		t.Errorf("got %v, want a crash", err)
	}
	if want := []string{"1"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want what was judged before: %q", got, want)
	}
}

package load

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// sides is a line for every hand: its name, or that and its codes in brackets
// where it was left out, then the codes and the winners of each verdict.
func sides(j *Judge, f File, rules []replay.Config) ([]string, error) {
	var out []string
	err := j.Compare(f, rules, func(d *Document) {
		for _, h := range d.Hands {
			line := h.Log.Name
			if h.LeftOut != replay.NoReason {
				line = fmt.Sprint("(", line, " ", strings.Join(h.Codes, " "), ")")
			}
			for _, v := range h.Verdicts {
				line += " |"
				for _, f := range v.Found {
					line += " " + f.Code
				}
				line += fmt.Sprint(" ", v.Winners, v.Known)
			}
			out = append(out, line)
		}
	})
	return out, err
}

func twoRules() []replay.Config {
	other := house.Classico()
	other.OpeningMax = house.LimitNone
	return []replay.Config{{Base: house.Classico(), Fixed: true}, {Base: other, Fixed: true}}
}

func TestCompare(t *testing.T) {
	text := session + `rules: {opening-max: none}
hands:
  - {hand: 1, dealer: Carla, ante: 2, cards: {Ada: Ks Kd 9h 8c 10s}, opening: [Ada apre 50, gli altri escono], result: Ada}
  - {hand: 2, opening: tutti pasano}
---
hand: 3
opening: tutti passano
---
` + session + `hands:
  - {hand: 1, dealer: Ada, ante: 2, opening: tutti passano}
`
	got, err := sides(judge(), file(text), twoRules())
	want := []string{"1 | O04 [Ada] true | [Ada] true", "(2 F26)", "3 | [] true | [] true", "1 | [] true | [] true"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
}

func TestCompareCrashes(t *testing.T) {
	j := judge()
	j.Catalogue = []*validate.Check{{Code: "O04", Breaches: []replay.Kind{replay.OpeningTooLarge},
		Word: func(*replay.Hand, *replay.Breach) validate.Wording { panic("lost for words") }}}
	got, err := sides(j, file(session+`hands:
  - {hand: 1, dealer: Ada, ante: 2, opening: tutti passano}
  - {hand: 2, opening: [Carla apre 50, gli altri escono], result: Carla}
`), twoRules())
	var crash *Crash
	if !errors.As(err, &crash) || !slices.Equal(got, []string{"1 | [] true | [] true"}) {
		t.Errorf("got %q and %v, want the hand before and a crash", got, err)
	}
}

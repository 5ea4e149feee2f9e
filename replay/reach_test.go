package replay

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/money"
)

// Three go all-in one after the other, nobody writes for how much, and the names
// of those who took something are right if some amounts make them so. Where none
// do they are wrong, and said to be if nobody raised: a raise to all one has may be
// less than the wager, and of two rests each may be the higher one.
func TestRestsThatMayReach(t *testing.T) {
	hands := [...]string{"As Ad Ac 9s 8c", "Ks Kd 10d 9h 8d", "Qs Qd 10c 9c 8s"}
	for _, order := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		for _, known := range []int{0, 2, 3, 4} { // of one chip nobody has less
			for _, raises := range [][2]bool{{false, false}, {false, true}, {true, false}, {true, true}} {
				var right Players // bit n for the takers n
				for n := range 6 * 6 * 6 {
					stacks := [3]int{n%6 + 1, n/6%6 + 1, n/36 + 1}
					if (known == 0 || stacks[0] == known) && allowed(stacks, raises) {
						right = right.With(int(winners(stacks, order)))
					}
				}
				for takers := Players(1); takers < 8; takers++ {
					log := allInLog(known, raises, order, hands[:], takers)
					h := played(log)[0]
					wrong := slices.ContainsFunc(h.Breaches, func(b Breach) bool { return b.Verdict == format.Violation })
					if may := right.Has(int(takers)); may && wrong || !may && !wrong && raises == [2]bool{} {
						t.Errorf("wrong %t, and it may be right %t:\n%s", wrong, may, log)
					}
				}
			}
		}
	}
}

var threeNames = [...]string{"Anna", "Bruno", "Carla"}

// allowed reports whether those who call with all they have can only call.
func allowed(stacks [3]int, raises [2]bool) bool {
	return (raises[0] || stacks[1] <= stacks[0]) && (raises[1] || stacks[2] <= max(stacks[0], stacks[1]))
}

// winners returns who wins something, by seat: of who is in for more than all
// with a better hand, whoever has somebody against him there.
func winners(stacks [3]int, order []int) (out Players) {
	above := 0
	for _, i := range order {
		matched := 0
		for j := range stacks {
			if j != i {
				matched = max(matched, min(stacks[i], stacks[j]))
			}
		}
		if matched > above {
			out = out.With(i)
			above = stacks[i]
		}
	}
	return out
}

func allInLog(known int, raises [2]bool, order []int, hands []string, takers Players) string {
	anna, lines := "{name: Anna}", "Anna apre resto"
	if known > 0 {
		anna, lines = fmt.Sprintf("{name: Anna, stack: %d}", known), fmt.Sprintf("Anna apre %d", known)
	}
	for i, raise := range raises {
		if lines += "; " + threeNames[i+1]; raise {
			lines += " rilancia resto"
		} else {
			lines += " gioca resto"
		}
	}
	var shown, took []string
	for place, i := range order {
		shown = append(shown, threeNames[i]+" mostra "+hands[place])
	}
	for i, name := range threeNames {
		if takers.Has(i) {
			took = append(took, name)
		}
	}
	slices.Sort(shown)
	return fmt.Sprintf(`apertura: 1
session: {chip: 1}
rules: {ante: none, opening: none, opening-max: none, opening-min: chip, raise-limit: none, showdown-order: left-of-dealer}
players: [%s, {name: Bruno}, {name: Carla}]
hands:
  - dealer: Carla
    opening: %s
    draw: tutti serviti
    showdown: [%s]
    result: [%s]
`, anna, lines, strings.Join(shown, ", "), strings.Join(took, ", "))
}

// What two are in for in a round, and by how much the first is above the second.
func TestApart(t *testing.T) {
	const any = money.Max
	known := func(c money.Chips) stake { return stake{chips: c, known: true} }
	open, top := stake{}, stake{highest: true, high: 10}
	loose := stake{loose: true}
	for _, c := range []struct {
		name        string
		a, b        stake
		least, most money.Chips
	}{
		{"both written", known(7), known(4), 3, 3},
		{"both as high as the highest", top, top, 0, 0},
		{"the highest, and one who has less", top, known(4), 6, any},
		{"and one who has as much", top, known(12), 0, any},
		{"the highest, and a rest", top, open, 0, any},
		{"and one that may be higher", top, loose, -any, any},
		{"less than the highest", known(4), top, -any, -6},
		{"as much as the highest is at least", known(12), top, -any, 0},
		{"a rest below the highest", open, top, -any, 0},
		{"that may be higher", loose, top, -any, any},
		{"two rests", open, open, -any, any},
		{"a rest, and a figure", open, known(3), -any, any},
	} {
		if least, most := apart(c.a, c.b); least != c.least || most != c.most {
			t.Errorf("%s: got %d to %d, want %d to %d", c.name, least, most, c.least, c.most)
		}
	}
}

// What a player is in for in a round, as far as it is written.
func TestStake(t *testing.T) {
	for _, c := range []struct {
		name       string
		in         bool
		told       Told
		high       money.Chips
		open       bool
		want       stake
		wagerChips money.Chips
	}{
		{"has called", true, told, 6, false, stake{chips: 6, known: true, highest: true, high: 6}, 6},
		{"is all-in for less", true, told, 6, false, stake{chips: 4, known: true, high: 6}, 4},
		{"has left", false, told, 6, false, stake{chips: 6, known: true, high: 6}, 6},
		{"has a figure where the highest is a rest", true, told, 6, true, stake{chips: 6, known: true, high: 6}, 6},
		{"has called a rest", true, matched, 6, true, stake{chips: 6, highest: true, high: 6}, 6},
		{"and then the figure above it", true, matched, 20, false, stake{chips: 20, known: true, highest: true, high: 20}, 9},
		{"has called a rest and left", false, matched, 6, true, stake{chips: 6, high: 6}, 6},
		{"has put in his rest", true, untold, 6, false, stake{chips: 6, high: 6}, 6},
		{"perhaps above a figure", true, loose, 6, false, stake{chips: 6, loose: true, high: 6}, 6},
	} {
		p := Player{In: c.in}
		if got := p.stake(c.wagerChips, c.told, c.high, c.open); got != c.want {
			t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
		}
	}
}

package ledger

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"apertura/format/money"

	"pgregory.net/rapid"
)

// balances makes one balance a player, in their order, and the pot's behind
// the bar where there is one.
func balances(players ...money.Chips) []Balance {
	var out []Balance
	for i, c := range players {
		out = append(out, Balance{Side: i, Chips: c})
	}
	return out
}

func written(ps []Payment) string {
	side := func(i int) string {
		if i == Pot {
			return "pot"
		}
		return string(rune('A' + i))
	}
	var out []string
	for _, p := range ps {
		out = append(out, fmt.Sprintf("%s-%s %d", side(p.From), side(p.To), p.Chips))
	}
	return strings.Join(out, ", ")
}

func TestSettle(t *testing.T) {
	for _, c := range []struct {
		name string
		in   []Balance
		want string
	}{
		{"nobody", nil, ""},
		{"all even", balances(0, 0, 0), ""},
		{"one pays one", balances(-5, 5), "A-B 5"},
		{"one pays two", balances(2, -5, 3), "B-A 2, B-C 3"},
		{"two pay one", balances(-2, 5, -3), "A-B 2, C-B 3"},
		{"whoever owes most to whoever gets most", balances(-7, 4, -1, 4), "A-B 3, A-D 4, C-B 1"},
		{"two pairs, not a ring of three", balances(5, -3, 3, -5), "B-C 3, D-A 5"},
		{"two groups of three, where greed mixes them", balances(-7, 4, 3, -6, 5, 1), "A-B 4, A-C 3, D-E 5, D-F 1"},
		{"the pot is a side", append(balances(-5, 3), Balance{Pot, 2}), "A-B 3, A-pot 2"},
		{"a pot that was there before", append(balances(90, 0), Balance{Pot, -90}), "pot-A 90"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, fewest := Settle(c.in)
			if written(got) != c.want || !fewest {
				t.Errorf("got %s (fewest %t), want %s", written(got), fewest, c.want)
			}
		})
	}
}

// settled fails unless payments bring balances to zero, each from one who owes
// to one who gets.
func settled(t *rapid.T, in []Balance, ps []Payment) {
	left := map[int]money.Chips{}
	sign := map[int]money.Chips{}
	for _, b := range in {
		left[b.Side] += b.Chips
		sign[b.Side] = b.Chips
	}
	for _, p := range ps {
		if p.Chips <= 0 || sign[p.From] >= 0 || sign[p.To] <= 0 {
			t.Fatalf("%v: a payment the wrong way in %s", in, written(ps))
		}
		left[p.From] += p.Chips
		left[p.To] -= p.Chips
	}
	for side, c := range left {
		if c != 0 {
			t.Fatalf("%v: %d is left to side %d by %s", in, c, side, written(ps))
		}
	}
}

// even draws n balances that sum to zero, the last that of the pot.
func even(t *rapid.T, n int) []Balance {
	var in []Balance
	sum := money.Chips(0)
	for i := range n - 1 {
		c := money.Chips(rapid.IntRange(-6, 6).Draw(t, "balance"))
		in = append(in, Balance{i, c})
		sum += c
	}
	return append(in, Balance{Pot, -sum})
}

func open(in []Balance) int {
	n := 0
	for _, b := range in {
		if b.Chips != 0 {
			n++
		}
	}
	return n
}

func TestSettleProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := even(t, rapid.IntRange(1, 24).Draw(t, "sides"))
		before := slices.Clone(in)
		ps, fewest := Settle(in)
		if !slices.Equal(in, before) {
			t.Fatalf("it changed what it was given")
		}
		settled(t, in, ps)
		n := open(in)
		if len(ps) > max(n-1, 0) {
			t.Fatalf("%v: %d payments for %d balances", in, len(ps), n)
		}
		if fewest != (n <= mostExact) {
			t.Fatalf("%d balances: fewest %t", n, fewest)
		}
	})
}

// fewestByForce tries every way: the first who is not even pays, or is paid
// by, each other in full.
func fewestByForce(b []money.Chips) int {
	i := slices.IndexFunc(b, func(c money.Chips) bool { return c != 0 })
	if i < 0 {
		return 0
	}
	best := len(b)
	for j := i + 1; j < len(b); j++ {
		if b[i] > 0 == (b[j] > 0) || b[j] == 0 {
			continue
		}
		rest := slices.Clone(b)
		rest[j] += rest[i]
		rest[i] = 0
		best = min(best, 1+fewestByForce(rest))
	}
	return best
}

func TestSettleIsMinimal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := even(t, rapid.IntRange(2, 7).Draw(t, "sides"))
		var plain []money.Chips
		for _, b := range in {
			plain = append(plain, b.Chips)
		}
		ps, _ := Settle(in)
		if want := fewestByForce(plain); len(ps) != want {
			t.Fatalf("%v: %d payments (%s), want %d", in, len(ps), written(ps), want)
		}
	})
}

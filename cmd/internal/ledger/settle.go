package ledger

import (
	"cmp"
	"math/bits"
	"slices"

	"apertura/format"
	"apertura/format/money"
)

// Pot stands, among players by roster index, for the chips that lie on the
// table and are nobody's.
const Pot = format.NoPlayer

// A Payment moves chips; either side may be [Pot].
type Payment struct {
	From, To int
	Chips    money.Chips
}

// A Balance is what one side is to receive; negative: to pay.
type Balance struct {
	Side  int
	Chips money.Chips
}

// mostExact is for how many balances other than zero the fewest payments are
// looked for: the search takes time and memory with the power of two.
const mostExact = 16

// Settle returns payments that bring balances, whose sum is zero, to zero, and
// whether there can be none with fewer: so it is for up to 16 balances other
// than zero. Beyond that equal and opposite ones are paired, and then whoever
// owes most pays whoever is to receive most. There is always at least one
// payment fewer than there are balances.
func Settle(balances []Balance) (payments []Payment, fewest bool) {
	open := slices.DeleteFunc(slices.Clone(balances), func(b Balance) bool { return b.Chips == 0 })
	if fewest = len(open) <= mostExact; fewest {
		for _, group := range groups(open) {
			payments = square(group, payments)
		}
	} else {
		open, payments = opposites(open)
		payments = square(open, payments)
	}
	slices.SortFunc(payments, func(a, b Payment) int {
		return cmp.Or(cmp.Compare(uint(a.From), uint(b.From)), cmp.Compare(uint(a.To), uint(b.To)))
	})
	return payments, fewest
}

// groups cuts balances into as many groups as can be that each sum to zero. A
// group that cannot be cut further takes one payment fewer than it has
// members, so the most groups make the fewest payments.
func groups(open []Balance) [][]Balance {
	n := len(open)
	if n == 0 {
		return nil
	}
	sum := make([]money.Chips, 1<<n)
	most := make([]int8, 1<<n) // groups that lie within a set, taken one by one
	for set := 1; set < 1<<n; set++ {
		low := bits.TrailingZeros(uint(set))
		sum[set] = sum[set&(set-1)] + open[low].Chips
		for rest := set; rest != 0; rest &= rest - 1 {
			most[set] = max(most[set], most[set&^(rest&-rest)])
		}
		if sum[set] == 0 {
			most[set]++
		}
	}
	var out [][]Balance
	var group []Balance
	for set := 1<<n - 1; set != 0; {
		want := most[set]
		if sum[set] == 0 {
			want--
		}
		for i := range n {
			if without := set &^ (1 << i); set>>i&1 == 1 && most[without] == want {
				group = append(group, open[i])
				set = without
				break
			}
		}
		if sum[set] == 0 {
			out = append(out, group)
			group = nil
		}
	}
	return out
}

// opposites pairs balances that are equal and opposite.
func opposites(open []Balance) (rest []Balance, payments []Payment) {
	for len(open) > 0 {
		b := open[0]
		open = open[1:]
		i := slices.IndexFunc(open, func(o Balance) bool { return o.Chips == -b.Chips })
		if i < 0 {
			rest = append(rest, b)
			continue
		}
		payments = square([]Balance{b, open[i]}, payments)
		open = slices.Delete(open, i, i+1)
	}
	return rest, payments
}

// square settles one group: whoever owes most pays whoever is to receive most,
// again and again, and each payment brings one of them to zero.
func square(group []Balance, payments []Payment) []Payment {
	for {
		byChips := func(a, b Balance) int { return cmp.Compare(a.Chips, b.Chips) }
		if len(group) == 0 {
			return payments
		}
		slices.SortStableFunc(group, byChips)
		owes, gets := &group[0], &group[len(group)-1]
		c := min(-owes.Chips, gets.Chips)
		if c <= 0 {
			return payments
		}
		payments = append(payments, Payment{From: owes.Side, To: gets.Side, Chips: c})
		owes.Chips += c
		gets.Chips -= c
	}
}

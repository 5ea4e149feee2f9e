package ledger

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
)

// keep keeps the ledger of a log of one session.
func keep(src string) *Ledger {
	var b *Book
	docs := format.ReadAll([]byte(src), "a.yaml", format.Options{})
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico()}) {
		if b == nil {
			b = Open(h.Log.Session, "a.yaml", 1)
		}
		b.Hand(h, nil, h.Log.Faults)
	}
	return b.Close()
}

// line is what a ledger comes to: played, ruled and bought by player, stacks,
// the pot, and what is due.
func line(l *Ledger) string {
	var out []string
	for i := range l.Players {
		p := &l.Players[i]
		stack := unknown
		if p.Stack.Known {
			stack = l.amount(p.Stack.Chips).EN
		}
		out = append(out, fmt.Sprintf("%s %s/%s %s (%s)", p.Name, l.won(p.Played).EN, l.won(p.Ruled).EN, stack, l.sum(p.Bought).EN))
	}
	out = append(out, fmt.Sprintf("pot %s/%s", l.won(l.Pot.Played).EN, l.won(l.Pot.Ruled).EN))
	for _, d := range l.Dues {
		to := "pot"
		if d.To != Pot {
			to = l.name(d.To)
		}
		out = append(out, fmt.Sprintf("due %s-%s %s of %s", l.name(d.From), to, l.amount(d.Chips).EN, d.Hand))
	}
	return strings.Join(out, ", ")
}

const evening = `apertura: 1
session: {chip: 1}
players: [{name: A, stack: 200}, {name: B, stack: 200}, {name: C}]
`

// falseOpening is a hand in which B opens on nothing, and the penalty is 30.
func falseOpening(name, dealer string) string {
	return `  - hand: ` + name + `
    dealer: ` + dealer + `
    ante: 1
    seats: [A, B, C]
    cards: {B: 10s 10d 9h 8c Ad}
    opening: [C passa, A passa, B apre 1, C gioca, A esce]
    draw: tutti serviti
    betting: [B punta 1, C vede]
    showdown: [B mostra 10s 10d 9h 8c Ad, C mostra Ks Kd Qh Jc 9s]
    result: {C: 5}
`
}

func TestBook(t *testing.T) {
	penalty := "hands:\n" + falseOpening("1", "B")
	for _, c := range []struct{ name, log, want string }{
		{"stacks never said are not zero", `hands:
  - {hand: 1, dealer: A, ante: 2, opening: [B apre 2, gli altri escono], result: B}
`, "A -2/-2 198 (0), B +2/+2 202 (0), C 0/0 ? (0), pot 0/0"},
		{"a penalty that nobody has paid", penalty,
			"A 0/0 200 (0), B -3/-33 197 (0), C +3/+3 ? (0), pot 0/+30, due B-pot 30 of 1"},
		{"paid in part", penalty + "  - {hand: 2, before: B paga 20, opening: tutti passano}\n",
			"A 0/0 200 (0), B -23/-33 177 (0), C +2/+2 ? (0), pot +21/+31, due B-pot 10 of 1"},
		{"paid in full by one who has left", penalty + "  - {hand: 2, seats: [A, C], dealer: C, before: B paga 30, opening: tutti passano}\n",
			"A 0/0 200 (0), B -33/-33 167 (0), C +2/+2 ? (0), pot +31/+31"},
		{"of two the one that fits is paid", "rules: {penalty-to: winner}\n" + penalty +
			strings.NewReplacer("ante: 1", "ante: 2", "apre 1", "apre 2", "C: 5", "C: 8").Replace(falseOpening("2", "B")) + "  - {hand: 3, dealer: C, before: [B paga 60 a C], opening: tutti passano}\n",
			"A 0/0 200 (0), B -68/-98 132 (0), C +66/+96 ? (0), pot +2/+2, due B-C 30 of 1"},
		{"chips bought before the hand, in it, in vain, and by who looks on", `hands:
  - hand: 1
    seats: [A, B]
    dealer: A
    ante: 2
    before: [A ricarica 10, {act: A ricarica 7, undone: true}]
    opening: [B apre 2, A ricarica 5, A esce]
    result: B
  - {hand: 2, before: [C ricarica 40], dealer: B, stacks: {C: 60}, opening: tutti passano}
`, "A -2/-2 213 (15), B 0/0 200 (0), C 0/0 100 (40), pot +2/+2"},
		{"a debt", `hands:
  - {hand: 1, dealer: A, ante: 2, stacks: {B: 3, C: 50}, opening: [B passa, C apre 2, A esce, B gioca], draw: tutti serviti, betting: [C punta 4, B vede 4], result: C}
`, "A -2/-2 198 (0), B -6/-6 -3 (0), C +8/+8 58 (0), pot 0/0"},
		{"won what lay there before", `hands:
  - {hand: 1, dealer: A, ante: 2, carried: {pot: 90, opening: J}, opening: [B apre 2, gli altri escono], result: B}
`, "A -2/-2 198 (0), B +92/+92 292 (0), C 0/0 ? (0), pot -90/-90"},
		{"a hand nobody can read, and who did not sit there", `hands:
  - {hand: 1, seats: [A, B], dealer: A, ante: 2, opening: [B apre 2, A esce], result: B}
  - {hand: 2, opening: tutti pasano}
`, "A -2+?/-2+? ? (?), B +2+?/+2+? ? (?), C 0/0 ? (0), pot 0+?/0+?"},
		{"who sat there cannot be read either", `hands:
  - {hand: 1, seats: [A, B], dealer: A, ante: 2, opening: [B apre 2, A esce], result: B}
  - {hand: 2, seats: [A, D], opening: tutti passano}
`, "A -2+?/-2+? ? (?), B +2+?/+2+? ? (?), C ?/? ? (?), pot 0+?/0+?"},
		{"hands that are not on record", `hands:
  - {hand: 1, dealer: A, ante: 2, opening: [B apre 2, gli altri escono], result: B}
  - {hand: 5, dealer: A, stacks: {A: 50}, carried: {pot: 0, opening: J}, opening: [B apre 2, gli altri escono], result: B}
`, "A -4+?/-4+? 48 (?), B +4+?/+4+? ? (?), C ?/? ? (?), pot 0+?/0+?"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := line(keep(evening + c.log)); got != strings.ReplaceAll(c.want, "0+?/0+?", "?/?") {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestMissing(t *testing.T) {
	b := Open(nil, "a.yaml", 3)
	b.Miss(7, []string{"F06"})
	b.Cut()
	l := b.Close()
	if l.Read() || l.Whole() {
		t.Error("got a whole ledger of a log that was not read")
	}
	b = Open(&format.Session{Players: []format.Player{{Name: format.Node[string]{V: "A"}}}}, "a.yaml", 3)
	b.Cut()
	if l = b.Close(); l.Played.Known || l.Ruled.Known {
		t.Error("got a settlement of what nobody has read to the end")
	}
}

// Every sentence is there in both languages, and differs.
func TestWords(t *testing.T) {
	l := Ledger{File: "a.yaml", Line: 1, Unit: keep(evening + "hands:\n" + falseOpening("1", "B")).Unit}
	for i := range 20 {
		c := Sum{Chips: 1}
		if i >= 10 {
			c.Chips = -1
		}
		if i == 19 {
			c.Chips = -3
		}
		l.Players = append(l.Players, Player{Name: string(rune('A' + i)), Sat: true, Result: Result{c, c}, Stack: Stack{-1, true}})
	}
	l.Pot = Result{Sum{Chips: 2}, Sum{Chips: 2}}
	l.Players[0].Ruled.Open, l.Pot.Ruled.Open = true, true
	l.Hands = []Hand{{Name: "1", Gap: true, LeftOut: replay.TooManyPlayers}, {Name: "2", LeftOut: replay.FormatErrors, Codes: []string{"F01"}}}
	l.Missing = []Missing{{Line: 4}}
	l.Cut = true
	l.Counts = []Count{{"2", "M04", lang.Text{EN: "one", IT: "uno"}}}
	l.Dues = []Due{{Payment: Payment{0, 1, 2}, Hand: "1", Code: "O01", Accepted: true}, {Payment: Payment{0, Pot, 2}, Hand: "1"}}
	l.settle()
	notes := l.notes()
	l.Pot = Result{Sum{Chips: -2}, Sum{Chips: 5}}
	notes = append(notes, l.nobodys()...)
	l.Pot.Ruled.Chips = -5
	notes = append(notes, l.nobodys()...)
	notes = append(notes, l.payment(Payment{Pot, 0, 1}, true), l.payment(Payment{0, Pot, 1}, true),
		l.payment(Payment{Pot, 0, 1}, false), l.payment(Payment{0, Pot, 1}, false))
	l.Players, l.Dues, l.Pot = nil, nil, Result{}
	l.settle()
	notes = append(notes, l.notes()...)
	if len(notes) < 40 {
		t.Errorf("got %d sentences", len(notes))
	}
	for _, n := range notes {
		if n.EN == "" || n.EN == n.IT || strings.Contains(n.EN+n.IT, "%!") {
			t.Errorf("%q and %q", n.EN, n.IT)
		}
	}
	if !slices.ContainsFunc(notes, func(n lang.Text) bool { return n.EN == "to settle, as played, perhaps with fewer:" }) {
		t.Error("twenty balances are settled as if their fewest payments were known")
	}
}

// A ledger without a hand is a title.
func TestEmpty(t *testing.T) {
	var b bytes.Buffer
	if err := Open(nil, "a.yaml", 3).Close().Text(&b, lang.EN); err != nil {
		t.Fatal(err)
	}
	if want := "a.yaml:3\nto settle, as played and as ruled: nothing\n"; b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

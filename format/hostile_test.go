package format

import (
	"strconv"
	"strings"
	"testing"
)

// Each row is one slip in the first of two hands: it is said once, by its own
// name and in its own place, and the second hand is read all the same.
func TestOneSlipIsSaidOnce(t *testing.T) {
	for _, row := range []struct{ name, in, want string }{
		{"two decimal commas in braces", "ante: {Anna: 2,50, Bruno: 1,50}", `F15 6:18 "2,50" F15 6:31 "1,50"`},
		{"decimal comma among parts", "carried: {parts: [1,50, 2]}", `F15 6:23 "1,50"`},
		{"colon without blank at a name in braces", "cards: {Bruno:Kh Kd}", `F13 6:13 "Bruno:"`},
		{"act that ends in a colon", "opening:\n      - Bruno passa:\n      - Z passa", `F10 7:9 "Bruno passa:"`},
		{"hash that swallows a closing bracket", "opening: [Bruno passa #3, Z passa]", `F14 6:27 "#3,"`},
		{"note begins with ?", "note: ? chi lo sa", `F01 6:11 "?"`},
		{"brackets of two kinds", "ante: {Anna: 2]", `F01 6:19 "]"`},
		{"question mark in braces", "note: {it: davvero?}", `F01 6:23 "?"`},
		{"question mark in brackets", "opening: [Bruno passa, forse?, Z passa]", `F01 6:33 "?"`},
		{"two commas", "seats: [Anna,, Bruno]", `F01 6:18 ","`},
		{"comma behind a bracket", "seats: [, Anna]", `F01 6:13 ","`},
		{"colon behind a brace", "ante: {: 2}", `F01 6:12 ":"`},
		{"text behind quotes in braces", `note: {it: "che" mano}`, `F01 6:22 "mano"`},
		{"text behind brackets in braces", `note: {it: [che] mano}`, `F01 6:22 "mano"`},
		{"sign at the start of a text in braces", "note: {it: @Bruno}", `F01 6:16 "@"`},
		{"dash in brackets", "opening: [- Bruno passa]", `F01 6:15 "-"`},
		{"something no scanner knows", "note: {it: a\n      en: b}", `F01 6:5 "note: {it: a"`},
		{"hand that is a text", "ante: 2\n  - ciao", `F21 7:5 "ciao"`},
		{"no-break spaces in the indentation", "ante: 2\n\u00a0\u00a0  deck: 36", `F01 7:1 "\u00a0\u00a0"`},
		{"no-break space before a dash", "opening:\n     \u00a0- Bruno passa", `F01 7:6 "\u00a0"`},
		{"NUL in a name", "opening: A\x00nna passa", "F08 6:15 \"\\x00\""},
		{"byte order mark before a key", "\ufeffnote: sera", `F08 6:5 "\ufeff"`},
		{"accents of another encoding", "note: perch\xe9 s\xec", `F08 6:16 "\xe9" F08 6:19 "\xec"`},
		{"accent of another encoding on its own", "note: \xe8 vero", `F08 6:11 "\xe8"`},
		{"accent of another encoding before a bracket", "result: [Anna, Nicol\xf2]", `F08 6:25 "\xf2"`},
		{"bytes side by side", "note: a\xff\xfe\xfd b", `F08 6:12 "\xff\xfe\xfd"`},
		{"a carriage return alone", "note: a\rb", `F08 6:12 "\r"`},
		{"nothing but a semicolon", "opening: ;", `F20 6:14 ";"`},
		{"anchor on a line of its own", "ante: &x\n      2", `F04 6:11 "&x"`},
	} {
		t.Run(row.name, func(t *testing.T) {
			log := head + "hands:\n  - hand: 1\n    dealer: Anna\n    " + row.in + "\n  - hand: 2\n    dealer: Bruno\n    opening: tutti passano\n"
			docs, got := readLog(t, log)
			if s := strings.Join(got, " "); s != row.want {
				t.Errorf("got %s, want %s", s, row.want)
			}
			hands := docs[0].Hands
			last := hands[len(hands)-1]
			if len(last.Faults) > 0 || len(last.Acts) != 3 {
				t.Errorf("got hands %s, want the last one read", handsOf(docs))
			}
		})
	}
}

// A fault between hands, or around one, costs no more hands than it must, and
// none goes unnamed.
func TestWhichHandsAFaultCosts(t *testing.T) {
	const one = "  - hand: 1\n    dealer: Anna\n    opening: tutti passano\n"
	const three = "  - hand: 3\n    dealer: Anna\n    opening: tutti passano\n"
	for _, row := range []struct{ name, two, hands, want string }{
		{"anchor beside a dash", "  - &x\n    hand: 2\n    dealer: Anna\n", "1 2[F04] 3", `F04 7:5 "&x"`},
		{"a byte in the comment above a hand", "  # \xff\n  - hand: 2\n    dealer: Anna\n", "1 2[F08] 3", `F08 7:5 "\xff"`},
		{"dash in the first column", "- hand: 2\n  dealer: Anna\n", "1 2[F01] 3", `F01 7:1 "-"`},
		{"no-break space before a hand's key", "  - hand: 2\n\u00a0   dealer: Anna\n", "1 2[F01] 3", `F01 8:1 "\u00a0"`},
		{"a hand too far right", "    - hand: 2\n      dealer: Anna\n", "1 2[F01] 3", `F01 7:5 "-"`},
		{"a hand in braces too far right", "     - {hand: 2, dealer: Anna}\n", "1 2[F01] 3", `F01 7:6 "-"`},
		{"key in the first column", "  - hand: 2\n    dealer: Anna\nopening:\n      - Bruno passa\n", "1 2[F01] 3", `F01 9:1 "opening:"`},
		{"dash in the first column, in mid-hand", "  - hand: 2\n    dealer: Anna\n-    opening:\n      - Bruno passa\n", "1 2[F01] 3", `F01 9:1 "-    opening:"`},
		{"colon in mid-hand", "  - hand: 2\n    dealer: Anna\n :  opening:\n      - Bruno passa\n", "1 2[F01] 3", `F01 9:2 ":  opening:"`},
		{"key too far left", "  - hand: 2\n  dealer: Anna\n    opening: tutti passano\n", "1 2[F11] 3", `F11 8:3 "dealer: Anna"`},
		{"an act at the place of a hand", "  - hand: 2\n    dealer: Anna\n    opening:\n  - act: Bruno passa\n", "1 2[F20] 3[F18] 3", `F20 9:5 "opening" F18 10:5 "act"`},
		{"no blank behind a colon before quotes", "  - {hand: 2, dealer: Anna, note:\"a, b\"}\n", "1 2[F13] 3", `F13 7:29 "note:"`},
		{"a carriage return in mid-hand", "  - hand: 2\n    dealer: Anna\r    note: x\n", "1 2[F08] 3", `F08 8:17 "\r"`},
		{"a second list of hands", "hands:\n  - hand: 2\n    dealer: Anna\n", "1[F05] 2[F05] 3[F05]", `F05 7:1 "hands"`},
	} {
		t.Run(row.name, func(t *testing.T) {
			check(t, head+"hands:\n"+one+row.two+three, row.hands, splitFaults(row.want)...)
		})
	}
}

// A hand so far right that it stands among the acts of another.
func TestHandAmongActs(t *testing.T) {
	check(t, head+"hands:\n  - hand: 1\n    dealer: Anna\n    opening:\n      - tutti passano\n"+
		"      - {hand: 2, dealer: Anna, ante: 2}\n", "1[F18]", `F18 8:10 "hand"`)
}

func splitFaults(s string) []string {
	list := strings.Split(s, " F")
	for i := range list[1:] {
		list[i+1] = "F" + list[i+1]
	}
	return list
}

// What stands around the documents of a stream.
func TestAroundDocuments(t *testing.T) {
	const hand = "hands:\n  - hand: 1\n    dealer: Anna\n    opening: tutti passano\n"
	const next = "hand: 2\nopening: tutti passano\n"
	for _, row := range []struct{ name, in, hands, want string }{
		{"text beside the end", head + hand + "... fine\n", "1", `F03 7:5 "fine"`},
		{"comment beside the end", head + hand + "... # fine\n", "1", ""},
		{"a file begun by a mark behind another", head + hand + "\ufeff---\n" + next, "1 2", ""},
		{"a directive", "%YAML 1.2\n---\n" + head + hand, "1", `F01 1:1 "%YAML"`},
		{"text below a document in braces", "{apertura: 1, players: [{name: Anna}]}\nciao\n", "", `F01 2:1 "ciao"`},
		{"a key beside the marker", head + hand + "--- hand: 2\n", "1 2[F01]", `F01 7:5 "hand: 2"`},
		{"a version that is a mapping", strings.Replace(head, ": 1", ": {a: 1}", 1) + hand, "1[F17]", `F17 1:11 "{a: 1}"`},
		{"line ends of an old Mac", strings.ReplaceAll(head+hand, "\n", "\r"), "1[F08]", `F08 1:12 "\r"`},
	} {
		t.Run(row.name, func(t *testing.T) {
			docs, got := readLog(t, row.in)
			if s := strings.Join(got, " "); s != row.want {
				t.Errorf("got %s, want %s", s, row.want)
			}
			if s := handsOf(docs); s != row.hands {
				t.Errorf("got hands %s, want %s", s, row.hands)
			}
		})
	}
}

// A hand without end is a fault of its own, said once, and costs only itself.
func TestTooManyActs(t *testing.T) {
	acts := func(n int) string { return strings.Repeat("      - Anna passa\n", n) }
	line := func(n int) string { return strings.Repeat("Anna passa; ", n) }
	const next = "  - hand: 2\n    dealer: Bruno\n    opening: tutti passano\n"
	hand := head + "hands:\n  - hand: 1\n    dealer: Anna\n    opening:"
	check(t, hand+"\n"+acts(maxActs)+next, "1 2")
	check(t, hand+"\n"+acts(maxActs+2)+next, "1[F41] 2", `F41 1007:9 "Anna passa"`)
	check(t, hand+" "+line(maxActs)+"\n"+next, "1 2")
	check(t, hand+" "+line(maxActs+2)+"Anna pasa\n"+next, "1[F41] 2", `F41 6:12014 "Anna passa"`)
	check(t, hand+"\n"+acts(maxActs)+"    draw: Anna servita; Bruno servito\n"+next, "1[F41] 2", `F41 1007:11 "Anna servita"`)
}

// A key that YAML would merge is told once, and is no key to whoever reads on.
func TestMergeKeyIsNoKey(t *testing.T) {
	v, faults := ReadTree([]byte("<<: {a: b}\nc: d\n"), "ours.yaml")
	var keys []string
	for k := range v.Pairs() {
		keys = append(keys, k.Text())
	}
	if len(faults) != 1 || faults[0].Code != "F04" || strings.Join(keys, " ") != " c" {
		t.Errorf("got %v and keys %q, want F04 and c", faults, keys)
	}
}

// A document of nothing but faults is told up to a limit, which is told too,
// and none of its hands is judged as if it had none.
func TestTooManyFaults(t *testing.T) {
	for _, c := range []struct{ name, hand string }{
		{"in the text", "  - hand: 1\n    dealer: Anna\n    note: [" + strings.Repeat("*a, ", maxFaults+5) + "]\n"},
		{"in what is read", "  - hand: 1\n    dealer: Anna\n    opening:\n" + strings.Repeat("      - Anna pasa\n", maxFaults+5)},
		{"in codes", "  - hand: 1\n    dealer: Anna\n    expect: [" + strings.Repeat("X99, ", maxFaults+5) + "]\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			docs, _ := readLog(t, head+"hands:\n"+c.hand+"  - hand: 2\n    dealer: Bruno\n    opening: tutti passano\n", "O01")
			faults, hands := docs[0].Faults, docs[0].Hands
			if len(faults) != maxFaults+1 || faults[maxFaults].Message != tooManyFaults {
				t.Errorf("got %d faults, the last %v", len(faults), faults[len(faults)-1].Message)
			}
			if len(hands) != 2 || len(hands[0].Faults) == 0 || len(hands[1].Faults) == 0 {
				t.Errorf("got %s, want both left out", handsOf(docs))
			}
		})
	}
}

// Numbers all over the place are each known again.
func TestScatteredNumbers(t *testing.T) {
	var n numbering
	for i := range 5 * maxRanges {
		num := strconv.Itoa(1 + i*7919%(5*maxRanges)*2)
		if h := new(Hand); n.next(h, num) {
			t.Fatalf("hand %s: got twice, want once", num)
		}
	}
	for i := range 5 * maxRanges {
		if h := new(Hand); !n.next(h, strconv.Itoa(1+2*i)) {
			t.Fatalf("hand %d: got once, want twice", 1+2*i)
		}
	}
}

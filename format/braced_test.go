package format

import (
	"strings"
	"testing"
)

// Hands between brackets: a slip costs the hand that it is in.
func TestHandsInBrackets(t *testing.T) {
	hand := func(n string) string { return "{hand: " + n + ", dealer: Anna, opening: tutti passano}" }
	for _, row := range []struct{ name, list, hands, want string }{
		{"all well", "[" + hand("1") + ", " + hand("2") + ", " + hand("3") + "]", "1 2 3", ""},
		{"a bracket of another kind", "[" + hand("1") + ", {hand: 2, dealer: Anna, ante: {Anna: 2]}, " + hand("3") + "]", "1 2[F01] 3", `F01 3:96 "]"`},
		{"a brace too few", "[" + hand("1") + ", {hand: 2, dealer: Anna, " + hand("3") + "]", "1 2[F01] 3", `F01 3:58 "{"`},
		{"a brace too few, within", "[" + hand("1") + ", {hand: 2, ante: {Anna: 2, dealer: Anna}, " + hand("3") + "]", "1 2[F01] 3", `F01 3:58 "{"`},
		{"a brace too many", "[" + hand("1") + ", " + hand("2") + "}, " + hand("3") + "]", "1 2[F01] 3", `F01 3:105 "}"`},
		{"the end is missing", "[" + hand("1") + ", " + hand("2") + ", " + hand("3"), "1 2 3[F01]", `F01 3:153 "}"`},
		{"a comma is missing", "[" + hand("1") + " " + hand("2") + ", " + hand("3") + "]", "1 2[F01] 3", `F01 3:57 "{"`},
		{"two commas", "[" + hand("1") + ", , " + hand("2") + ", " + hand("3") + "]", "1[F01] 2 3", `F01 3:58 ","`},
		{"a text in quotes with more behind", "[" + hand("1") + ", {hand: 2, dealer: Anna, note: \"a\" b}, " + hand("3") + "]", "1 2[F01] 3", `F01 3:92 "b"`},
		{"a question mark", "[" + hand("1") + ", {hand: 2, dealer: Anna, cards: {Anna: Kh ??}}, " + hand("3") + "]", "1 2[F01] 3", `F01 3:99 "??"`},
		{"an open quote", "[" + hand("1") + ", " + hand("2") + ", {hand: 3, note: \"che}]", "1 2 3[F01]", `F01 3:123 "\""`},
		{"a list in the list", "[[" + hand("1") + "]]", "1[F21]", `F21 3:9 "[` + hand("1") + `]"`},
		{"no number", "[" + hand("1") + ", {dealer: Anna, ante: 2]}, " + hand("3") + "]", "1 2[F01] 3", `F01 3:80 "]"`},
	} {
		t.Run(row.name, func(t *testing.T) {
			log := twoPlayers + "hands: " + row.list + "\n"
			docs, got := readLog(t, log)
			if s := strings.Join(got, " "); s != row.want {
				t.Errorf("got %s, want %s", s, row.want)
			}
			if s := handsOf(docs); s != row.hands {
				t.Errorf("got hands %s, want %s", s, row.hands)
			}
			// So it is a hand to a line, and below the key.
			docs, _ = readLog(t, twoPlayers+"hands:\n  "+strings.ReplaceAll(row.list, ", {hand", ",\n   {hand")+"\n")
			if s := handsOf(docs); s != row.hands {
				t.Errorf("a hand to a line: got hands %s, want %s", s, row.hands)
			}
		})
	}
	// What is no hand is not dropped.
	docs, got := readLog(t, twoPlayers+"hands: ["+hand("1")+", ciao, {hand: 2, ante: [}, "+hand("3")+"]\n")
	if len(got) == 0 || len(docs[0].Hands) > 0 && len(docs[0].Hands[0].Faults) == 0 {
		t.Errorf("got %v and hands %s, want a fault", got, handsOf(docs))
	}
}

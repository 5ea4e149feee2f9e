package format

import (
	"strings"
	"testing"
)

// What YAML cannot read, with its own words and its place, and the next hand
// read all the same.
func TestTraps(t *testing.T) {
	for _, row := range []struct{ name, in, want string }{
		{"open quote", "note: 'che mano", `F01 6:11 "'"`},
		{"name with apostrophe", "opening:\n      - 'O Zio passa\n      - Bruno passa", `F01 7:9 "'"`},
		{"open bracket", "cards: {Bruno: Kh Kd", `F01 6:12 "{"`},
		{"unknown card in braces", "cards: {Bruno: Kh ??}", `F01 6:23 "??"`},
		{"note in quotes", `note: "Ciao" disse`, `F01 6:18 "disse"`},
		{"note in brackets", `note: [sic] ha detto`, `F01 6:17 "ha detto"`},
		{"note begins with >", `note: > di due`, `F01 6:11 ">"`},
		{"note begins with @", `note: @Bruno guarda`, `F01 6:11 "@"`},
		{"note begins with %", `note: % a caso`, `F01 6:11 "%"`},
		{"note begins with *", `note: * bella`, `F04 6:11 "*"`},
		{"note begins with !", `note: !bella`, `F04 6:11 "!bella"`},
		{"note begins with &", `note: & Bruno`, `F04 6:11 "&"`},
		{"mark without quotes", "opening:\n      - act: Bruno passa\n        mark: !", `F04 8:15 "!"`},
		{"alias", "ante: *due", `F04 6:11 "*due"`},
		{"anchor", "ante: &due 2", `F04 6:11 "&due"`},
		{"tag", "ante: !!str 2", `F04 6:11 "!!str"`},
		{"merge", "<<: {ante: 2}", `F04 6:5 "<<"`},
		{"colon in a note", "note: una cosa: bella", `F01 6:19 ":"`},
		{"colon in an act", "opening:\n      - act: Bruno dice ecco: qua", `F10 7:14 "Bruno dice ecco: qua"`},
		{"colon in a line", "opening: Bruno dice: ecco", `F10 6:14 "Bruno dice: ecco"`},
		{"list on the key's line", "opening: - Bruno passa", `F01 6:14 "-"`},
		{"dash too far left", "opening:\n      - Bruno passa\n     - Z passa", `F01 8:6 "- Z passa"`},
		{"dash too far right", "opening:\n      - Bruno passa\n        - Z passa", `F01 8:9 "-"`},
		{"key too far right", "ante: 2\n       deck: 36", `F01 7:8 "deck: 36"`},
		{"dash before a long act forgotten", "opening:\n      - Bruno passa\n        act: Z passa", `F11 8:9 "act: Z passa"`},
		{"two long acts under one dash", "opening:\n      - act: Bruno passa\n        note: a\n        act: Z passa\n        note: b", `F11 9:9 "act: Z passa"`},
		{"first dash of a section forgotten", "opening:\n      Bruno passa\n      - Z passa\n      - Anna passa", `F11 7:7 "Bruno passa"`},
		{"first dash too far left", "opening:\n     - Bruno passa # si\n      - Z passa", `F01 8:7 "-"`},
		{"line without dash below a comment", "opening:\n      - Bruno passa # si\n        Z passa", `F11 8:9 "Z passa"`},
		{"two colons in braces", "allow: {T01: di nuovo: sì}", `F01 6:26 ":"`},
		{"section written with colon only", "opening:\n      Bruno passa\n      Z passa", `F11 8:7 "Z passa"`},
		{"no dash at all", "opening:\n      - Bruno passa\n    Z passa", `F01 8:5 "Z passa"`},
		{"dash without blank", "opening:\n      -Bruno passa\n      -Z passa", `F12 7:7 "-Bruno" F12 8:7 "-Z"`},
		{"dash with a blank that is none", "opening:\n      -\u00a0Bruno passa", "F12 7:7 \"-\\u00a0Bruno\""},
		{"tab in a block", "note: |\n      \tbella", "F02 7:7 \"\\t\""},
		{"tab behind a dash", "opening:\n      -\tBruno passa", "F02 7:8 \"\\t\""},
		{"tabs in a note", "note: bella\n\t\tmano", "F02 7:1 \"\\t\\t\""},
		{"colon without blank", "ante:2", `F13 6:5 "ante:"`},
		{"colon without blank at a name", "cards:\n      Zio Pino:Kh Kd ...", `F13 7:7 "Zio Pino:"`},
		{"colon without blank in braces", "carried: {pot:4}", `F13 6:15 "pot:"`},
		{"cut by hash", "opening:\n      - Bruno passa #4", `F14 7:21 "#4"`},
		{"cut by hash in brackets", "opening: [Bruno passa #4\n      , Z passa]", `F14 6:27 "#4"`},
		{"comma in a list of acts", "opening: [Bruno apre 2,50, Z esce]", `F15 6:26 "2,50"`},
		{"set of names", "seats: {Anna, Bruno}", `F21 6:12 "{Anna, Bruno}" F20 6:13 "Anna" F20 6:19 "Bruno"`},
		{"empty item", "opening:\n      - Bruno passa\n      -\n      - Z passa", `F20 8:7 "-"`},
		{"empty text", `opening: ""`, `F20 6:14 "\"\""`},
		{"brackets without end", "cards: " + strings.Repeat("[", 100_000), `F07 6:28 "["`},
		{"lists without end", "cards:\n      " + strings.Repeat("- ", 20), `F07 7:33 "-"`},
		{"section is a number", "seats: 3", `F21 6:12 "3"`},
		{"NUL", "note: a\x00b", `F08 6:12 "\x00"`},
	} {
		t.Run(row.name, func(t *testing.T) {
			log := head + "hands:\n  - hand: 1\n    dealer: Anna\n    " + row.in + "\n  - hand: 2\n    dealer: Bruno\n    opening: tutti passano\n"
			docs, got := readLog(t, log)
			if s := strings.Join(got, " "); s != row.want {
				t.Errorf("got %s, want %s", s, row.want)
			}
			hands := docs[0].Hands
			if len(hands) != 2 || len(hands[0].Faults) == 0 || len(hands[1].Faults) > 0 || len(hands[1].Acts) != 3 {
				t.Errorf("got hands %s, want the first left out and the second read", handsOf(docs))
			}
		})
	}
}

// Whatever looks like a trap and is none.
func TestLegalText(t *testing.T) {
	docs := check(t, "# expect: nothing\n---\n"+`apertura: 1
session: {title: "Sera #3: - tutti qui", place: 'dall''amico'}
players:
- {name: Anna}   #: padrona di casa
- name: 'Null'
  stack: 100
- name: "1e3"    # "non chiusa
  as: No
hands:
- hand: 007
  dealer: null
  note: |
    un	tab, dealer:Anna
    -Bruno passa #3 {Anna: 2,50}
    *asterisco: e "altro

  opening: [
    tutti passano,   # [ { "
  ]
- dealer: No
  note: se uno dice 10:30, allora
    -tanti- auguri a:tutti e dealer:Anna
    - anche a te # davvero
  opening:
    - Null dice "la N#3, e basta"  # tre
    # - Bruno aspre
    -   act: 'Anna dice "ecco: apro # 2"'
        note: {it: 'due
          righe', en: "two\
          \ lines"}
    - 1e3 passa ; no passa
    - null
      passa
`+"  \t\n\t# un commento rientrato\n"+`  expect: []
...
# fine
`, "007 2")
	s := docs[0].Session
	if got := s.Players[1].Name.V + s.Players[2].Name.V; got != "Null1e3" {
		t.Errorf("names: got %s", got)
	}
	h := docs[0].Hands[1]
	if h.Dealer.V != 2 || !h.Expect.Said() || len(h.Expect.List) != 0 {
		t.Errorf("dealer %d, expect %v", h.Dealer.V, h.Expect)
	}
	if got := h.Acts[1].Speech().V; got != "ecco: apro # 2" {
		t.Errorf("speech: got %q", got)
	}
	if got := h.Acts[1].Note().EN + "|" + h.Acts[1].Note().IT; got != "two lines|due righe" {
		t.Errorf("note: got %q", got)
	}
	if len(h.Acts) != 5 || h.Acts[4].Player != 1 {
		t.Errorf("acts: got %d, want 5", len(h.Acts))
	}
}

// Where hands begin is told by their dashes, even by one that is not there.
func TestHandsWithoutTheirDash(t *testing.T) {
	const one, two, three = "hand: 1\n    dealer: Anna\n    ante: 2\n", "hand: 2\n    opening: tutti passano\n    result: void\n", "hand: 3\n    opening:\n      - Z passa\n"
	for _, row := range []struct{ name, one, two, three, hands, want string }{
		{"all there", "  - ", "  - ", "  - ", "1 2 3", ""},
		{"first forgotten", "    ", "  - ", "  - ", "1[F11] 2 3", `F11 4:5 "hand: 1"`},
		{"first forgotten, further left", "  ", "  - ", "  - ", "1[F11] 2 3", `F11 4:3 "hand: 1"`},
		{"second forgotten", "  - ", "    ", "  - ", "1[F11] 2[F11] 3", `F11 7:5 "hand: 2"`},
		{"second forgotten, further left", "  - ", "  ", "  - ", "1 2[F11] 3", `F11 7:3 "hand: 2"`},
		{"first too far left", " - ", "  - ", "  - ", "1[F01] 2 3", `F01 4:2 "-"`},
		{"second too far left", "  - ", " - ", "  - ", "1 2[F01] 3", `F01 7:2 "-"`},
		{"last too far right", "  - ", "  - ", "   - ", "1 2 3[F01]", `F01 10:4 "-"`},
		{"no blank behind the second", "  - ", "  -", "  - ", "1 2[F12] 3", `F12 7:3 "-hand:"`},
		{"tab before the first", "\t- ", "  - ", "  - ", "1[F02] 2 3", `F02 4:1 "\t"`},
	} {
		t.Run(row.name, func(t *testing.T) {
			docs, got := readLog(t, head+"hands:\n"+row.one+one+row.two+two+row.three+three)
			if s := strings.Join(got, " "); s != row.want {
				t.Errorf("got %s, want %s", s, row.want)
			}
			if s := handsOf(docs); s != row.hands {
				t.Errorf("got hands %s, want %s", s, row.hands)
			}
		})
	}
}

package format

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

const head = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Zio Pino, as: Z}]\n"

// handsOf writes the hands of a log as `1 2[F05]`.
func handsOf(docs []*Document) string {
	var out []string
	for _, doc := range docs {
		for _, h := range doc.Hands {
			s := h.Name
			if len(h.Faults) > 0 {
				s += fmt.Sprint(h.Faults)
			}
			out = append(out, s)
		}
	}
	return strings.Join(out, " ")
}

func check(t *testing.T, log, hands string, faults ...string) []*Document {
	t.Helper()
	docs, got := readLog(t, log)
	if !slices.Equal(got, faults) {
		t.Errorf("faults: got %q, want %q", got, faults)
	}
	if h := handsOf(docs); h != hands {
		t.Errorf("hands: got %s, want %s", h, hands)
	}
	return docs
}

// Five broken hands, each in its own way, and one that must not suffer.
func TestBrokenHandsCostNobodyElse(t *testing.T) {
	docs := check(t, head+`hands:
  - hand: 1
    dealer: Anna
	ante: 2
    opening: tutti passano
    expect: F02
  - hand: 2
    ante: 2
    ante: 4
    opening: tutti passano
  - hand: 3
    opening:
      - Bruno passa
      Z passa
      - act: Anna passa
        expect: [F11, T01]
    expect: F12
  - hand: 4
    ante: {Anna: 2,50}
    opening: tutti passano
  - hand: 5
    opening:
      - Bruno passeggia
      - Z passa
  - hand: 6
    dealer: Bruno
    opening: tutti passano
    result: void
`, "1[F02] 2[F05] 3[F11] 4[F15] 5[F26] 6",
		"F02 6:1 \"\\t\"", `F05 11:5 "ante"`, `F11 16:7 "Z passa"`, `F15 21:18 "2,50"`, `F26 25:15 "passeggia"`)
	hands := docs[0].Hands
	if n := len(hands[5].Acts); n != 3 || hands[5].Result.Kind != Void {
		t.Errorf("hand 6: got %d acts, want 3 and a void hand", n)
	}
	if got := words(hands[0].Expect); got != "F02" {
		t.Errorf("hand 1 expects %s, want F02", got)
	}
	if got := words(hands[2].Expect); got != "F11 T01 F12" {
		t.Errorf("hand 3 expects %s, want F11 T01 F12", got)
	}
	if docs[0].Session == nil {
		t.Error("the session was lost")
	}
}

func words(e Expect) string {
	var out []string
	for _, x := range e.List {
		out = append(out, x.Word)
	}
	return strings.Join(out, " ")
}

func TestDocuments(t *testing.T) {
	const second = "---\nhands: [{hand: 2, opening: tutti passano}]\n"
	const third = "--- # una mano\napertura: 1\nopening: tutti passano\nrules: {deck: 32}\n"
	docs := check(t, head+second+third, "2[F48] 3", `F48 4:16 "2"`)
	if len(docs) != 3 || !docs[0].Opens || docs[1].Opens || docs[2].Session != docs[0].Session {
		t.Errorf("got %d documents, want three of one session", len(docs))
	}
	if h := docs[2].Hands[0]; !h.Rules.Said() || h.Source.Line != 5 {
		t.Errorf("the hand's rules are lost, or its line is not %d", h.Source.Line)
	}
	docs = check(t, head+second+"---\n"+strings.TrimPrefix(head, "apertura: 1\n")+third, "2[F48] 1[F48]",
		`F48 4:16 "2"`, `F48 8:1 "apertura"`)
	if docs[2].Session == nil || docs[2].Session == docs[0].Session {
		t.Error("a second session is not its own")
	}
	check(t, "hand: 1\n"+second, "1[F17 F16] 2[F17 F16]", `F17 1:1 "hand"`, `F16 1:1 "hand"`)
	check(t, head+"---\nsession: {chip: 1}\nhands:\n  - dealer: Anna\n", "1[F18]", `F18 4:1 "session"`)
	check(t, head+"---\njust a text\n---\n[1]\n", "", `F21 4:1 "just a text"`, `F21 6:1 "[1]"`)
	check(t, head+"...\n# a comment\n...\n---\n...\n---\ndealer: Anna\n", "1")
	check(t, "%YAML 1.2\n---\n"+head+"---\ndealer: Anna\n", "1", `F01 1:1 "%YAML"`)
	check(t, "", "")
	check(t, "# nothing\n---\n---\n", "")
}

// A session that cannot be trusted leaves out all that continues it, and that
// is said once.
func TestBrokenSession(t *testing.T) {
	const hands = "hands:\n  - dealer: Anna\n    opening: Anna aspre 2\n    expect: F26\n"
	const next = "---\nhand: 2\nopening: Bruno aspre 2\n"
	const fresh = "---\nplayers: [{name: Anna}, {name: Bruno}]\n" + hands
	for _, row := range []struct {
		name, head, hands string
		faults            []string
	}{
		{"chip", head + "session: {chip: 1.000}\n", "1[F26 F38] 2[F26 F38] 1[F26]", []string{
			`F38 3:17 "1.000"`, `F26 6:19 "aspre"`, `F26 10:16 "aspre"`, `F26 15:19 "aspre"`}},
		{"suits", head + "session: {suits: tedeschi}\n", "1[F41] 2[F41] 1[F26]", []string{
			`F41 3:18 "tedeschi"`, `F26 15:19 "aspre"`}},
		{"roster", head + "players: [{name: Anna}]\n", "1[F26 F05] 2[F26 F05] 1[F26]", []string{
			`F05 3:1 "players"`, `F26 6:19 "aspre"`, `F26 10:16 "aspre"`, `F26 15:19 "aspre"`}},
		{"rules", head + "rules: casa\n", "1[F26 F21] 2[F26 F21] 1[F26]", []string{
			`F21 3:8 "casa"`, `F26 6:19 "aspre"`, `F26 10:16 "aspre"`, `F26 15:19 "aspre"`}},
		{"no YAML", head + "session: \"ciao\n", "1[F01] 2[F01] 1[F26]", []string{
			`F01 3:10 "\""`, `F26 15:19 "aspre"`}},
	} {
		t.Run(row.name, func(t *testing.T) {
			docs := check(t, row.head+hands+next+fresh, row.hands, row.faults...)
			if docs[0].Session != nil || docs[1].Session != nil || docs[2].Session == nil {
				t.Error("the sessions that stand are not those that can be read")
			}
			if got := words(docs[0].Hands[0].Expect); got != "F26" {
				t.Errorf("expect: got %q, want F26", got)
			}
		})
	}
}

func TestNumbering(t *testing.T) {
	docs := check(t, head+`hands:
  - dealer: Anna
  - note: due
  - {hand: 3}
  - {hand: 5, dealer: Anna}
  - {hand: finale}
  - {hand: 7}
  - {hand: 9}
  - {hand: finale, dealer: Anna}
  - {hand: 2, dealer: Anna}
  - {note: dieci}
  - {hand: 01}
`, "1 2 3 5 finale 7 9[F48] finale[F47] 2[F47] 11 01", `F48 10:12 "9"`, `F47 11:12 "finale"`, `F47 12:12 "2"`)
	var gaps []string
	for _, h := range docs[0].Hands {
		if h.Gap {
			gaps = append(gaps, h.Name)
		}
	}
	if got := strings.Join(gaps, " "); got != "5 9" {
		t.Errorf("gaps: got %s, want 5 9", got)
	}
}

func TestExpectations(t *testing.T) {
	log := "# expect: F05 4:3, F12 9:5\n#expect: F01 1:1\n# expect: what you like\n" + head + `hands:
  - hand: 1
    dealer: Anna
    opening:
      - {act: tutti passano, note: x}
    expect: [O01 unverifiable, opening-without-values, F26]
    allow: {T01: we let it pass, T0l: typo}
    note: {it: ciao}
# expect: F02 1:1
`
	docs, got := readLog(t, log, "O01", "T01", "opening-without-values")
	if want := []string{`F42 12:34 "T0l"`}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if got, want := fmt.Sprint(docs[0].Expects), "[{F05 {4 3}} {F12 {9 5}} {F01 {1 1}}]"; got != want {
		t.Errorf("file: got %s, want %s", got, want)
	}
	h := docs[0].Hands[0]
	e := h.Expect.List
	if len(e) != 3 || e[0].Word != "O01" || !e[0].Unverifiable || e[1].Unverifiable {
		t.Errorf("hand: got %v", e)
	}
	if len(h.Allow) != 1 || h.Allow[0].Reason != "we let it pass" {
		t.Errorf("allow: got %v", h.Allow)
	}
	if h.Note.EN != "ciao" {
		t.Errorf("a note in one language: got %v", h.Note)
	}
}

func TestHandKeys(t *testing.T) {
	docs := check(t, strings.Replace(head, "players", "session: {chip: 0.50, cip: 1, suits: italian}\nplayers", 1)+`hands:
  - hand: 1
    time: 21:40
    seats: [Bruno, Anna]
    dealer: Bruno
    deck: 32
    ante: {Anna: 2, Bruno: 1}
    stacks: {Anna: 100, Z: 50}
    blinds: 1/2
    opening-at: 10
    split: 2
    carried: {pot: 90, opening: K, frozen: true, level: {Z: 30}, parts: [45, 20]}
    cards:
      Anna: Kc Kq ...
      zio pino: ?? ??
    opening:
      - {act: Bruno passa, after: 1m30s, mark: "?!", signal: weak, undone: true, note: boh, allow: {T01: ok}}
`, "1")
	s, h := docs[0].Session, docs[0].Hands[0]
	got := fmt.Sprintln(s.Unit, s.Cip, s.Italian, h.Time.V, len(h.Seats.V), h.Dealer.V, h.Deck.V, h.Ante.Listed,
		h.Ante.Paid[1].Chips.V, h.Stacks[1].Player.V, h.Stacks[1].Chips.V, h.Blinds.V, h.OpeningAt.V, h.Split.V,
		h.Carried.Pot.V, h.Carried.Opening.V, h.Carried.Frozen.V, h.Carried.Level[0].Chips.V, h.Carried.Parts[1].V,
		h.Cards[0].Cards[0].V, h.Cards[0].Rest.Empty(), h.Cards[1].Player.V, len(h.Cards[1].Cards))
	if want := "{50 2} 2 true 21:40 2 1 32 true 2 2 100 1/2 10 2 180 K true 60 40 K♥ false 2 2\n"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	a := h.Acts[0]
	got = fmt.Sprintln(a.Number, a.After().V, a.Mark(), a.Weak(), a.Undone, a.Note().IT, len(a.Allow()), h.Written(Opening), h.Written(Draw))
	if want := "1 1m30s ?! true true boh 1 true false\n"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestBadValues(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"deck: 33", `F41 6:11 "33"`},
		{"split: 5", `F41 6:12 "5"`},
		{"seats: [Anna, Bruno, anna]", `F41 6:26 "anna"`},
		{"carried: {frozen: maybe}", `F41 6:23 "maybe"`},
		{"blinds: 1-2", `F41 6:13 "1-2"`},
		{"blinds: 1/due", `F37 6:15 "due"`},
		{"stacks: {Z: 1, Zio Pino: 2}", `F05 6:20 "Zio Pino"`},
		{"result: {Bruno: }", `F20 6:14 "Bruno"`},
		{"opening: {act: Bruno passa}", `F21 6:14 "{act: Bruno passa}"`},
		{"opening: [{after: 2s}]", `F21 6:15 "{after: 2s}"`},
		{"opening: [{act: Bruno passa, after: presto}]", `F41 6:41 "presto"`},
		{"opening: [{act: Bruno passa, mark: \"???\"}]", `F41 6:40 "\"???\""`},
		{"opening: [{act: Bruno passa, signal: strong}]", `F41 6:42 "strong"`},
		{"opening: [{ack: Bruno passa}]", `F21 6:15 "{ack: Bruno passa}" F19 6:16 "ack"`},
		{"opening: [{act: Bruno aspre, undone: true}]", `F26 6:27 "aspre"`},
		{"note: [a]", `F21 6:11 "[a]"`},
		{"expect: {F05: x}", `F21 6:13 "{F05: x}"`},
		{"allow: T01", `F21 6:12 "T01"`},
	} {
		log := head + "hands:\n  - hand: 1\n    dealer: Anna\n    " + row.in + "\n"
		if _, got := readLog(t, log); strings.Join(got, " ") != row.want {
			t.Errorf("%s: got %s, want %s", row.in, got, row.want)
		}
	}
}

// Places are the same whatever the line ends, and count signs, not bytes.
func TestPositions(t *testing.T) {
	log := head + "hands:\n  - hand: 1\n    dealer: Anna\n    opening:\n" +
		"      - Anna dice “così è” ; Anna\u00a0aspre 2\n" +
		"      - Bruno dice \"\u2028altro\u0085\" ; Bruno aspre\n" +
		"    note: \"a\\u00e8\u2029b\"\n    result: Bruna\n"
	want := []string{`F26 7:35 "aspre"`, `F26 8:38 "aspre"`, `F22 10:13 "Bruna"`}
	for name, text := range map[string]string{
		"LF": log, "CRLF": strings.ReplaceAll(log, "\n", "\r\n"), "BOM": "\ufeff" + log,
	} {
		docs, got := readLog(t, text)
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
		if n := docs[0].Hands[0].Note.EN; n != "aè\u2029b" {
			t.Errorf("%s: note: got %q", name, n)
		}
		if sp := docs[0].Hands[0].Acts[1].Speech().V; sp != "\u2028altro\u0085" {
			t.Errorf("%s: speech: got %q", name, sp)
		}
	}
	docs, _ := readLog(t, "\ufeff"+head+"---\r\nhand: 1\n")
	if got, want := docs[1].Source.Byte, int64(len("\ufeff"+head)); got != want {
		t.Errorf("the second document: got byte %d, want %d", got, want)
	}
}

// Documents are the same however the bytes come in, and an error of the
// io.Reader is handed on.
func TestStream(t *testing.T) {
	log := head + "---\ndealer: Anna\nnote: " + strings.Repeat("x", 200_000) + "\n--- " + strings.Repeat(" ", 100_000) + "\nnote: y\n---"
	r := NewReader(iotest.OneByteReader(strings.NewReader(log)), "log.yaml", Options{})
	var docs []*Document
	for {
		doc, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		docs = append(docs, doc)
	}
	if got := handsOf(docs); got != "1 2" {
		t.Errorf("got %s, want 1 2", got)
	}
	broken := errors.New("broken")
	r = NewReader(io.MultiReader(strings.NewReader(head), iotest.ErrReader(broken)), "log.yaml", Options{})
	if _, err := r.Next(); err != broken {
		t.Errorf("got %v, want the reader's error", err)
	}
}

// Every key of the table is read: none takes a list of lists.
func TestEveryKeyIsRead(t *testing.T) {
	indents := map[mapping]string{
		documentKeys: "%s: [[x]]\n", sessionKeys: "session:\n  %s: [[x]]\n",
		playerKeys: "players:\n  - %s: [[x]]\n", handKeys: "hands:\n  - {dealer: Anna, %s: [[x]]}\n",
		actKeys:     "hands:\n  - {dealer: Anna, opening: [{act: Bruno passa, %s: [[x]]}]}\n",
		carriedKeys: "hands:\n  - {dealer: Anna, carried: {%s: [[x]]}}\n",
		noteKeys:    "hands:\n  - {dealer: Anna, note: {%s: [[x]]}}\n",
	}
	for m := range mappings {
		for _, k := range keys[m] {
			log := head
			switch {
			case m == playerKeys, m == documentKeys && k.name == "players":
				log = "apertura: 1\n"
			case k.name == "apertura":
				log = strings.TrimPrefix(head, "apertura: 1\n")
			}
			in := indents[m]
			if k.name == "dealer" || k.name == "act" {
				in = strings.Replace(in, map[string]string{"dealer": "dealer: Anna, ", "act": "act: Bruno passa, "}[k.name], "", 1)
			}
			if _, got := readLog(t, log+fmt.Sprintf(in, k.name)); len(got) == 0 {
				t.Errorf("%s %q takes anything", wheres[m].EN, k.name)
			}
		}
	}
}

func TestManyFaultsAreNotSlow(t *testing.T) {
	var b strings.Builder
	b.WriteString(head + "hands:\n")
	for range 2000 {
		b.WriteString("  - dealer: Anna\n\tante: 2\n  - opening: [Bruno aspre #2\n    ]\n")
	}
	docs, got := readLog(t, b.String())
	hands := 0
	for _, doc := range docs {
		hands += len(doc.Hands)
	}
	if len(got) != 4000 || hands != 4000 {
		t.Errorf("got %d faults in %d hands, want 4000 in 4000", len(got), hands)
	}
}

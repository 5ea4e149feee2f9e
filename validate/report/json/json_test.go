package json

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/report"

	"github.com/sebdah/goldie/v2"
)

const goldens = "../../../testdata/golden/json"

// whole has every field, bare none that may be absent.
func whole() format.Diagnostic {
	src := &format.Source{File: "serata.yaml", Line: 5, Text: []byte("  - È Anna\n  - Zio Pino apre 2,50\n")}
	return format.Diagnostic{
		Code: "O04", Slug: "opening-too-large", Severity: format.Error, Verdict: format.Violation,
		Place: format.Place{Source: src, Span: format.Span{Start: 30, End: 34}},
		Hand:  "3", Phase: format.Opening, Act: 2, Player: "Zio Pino",
		Message: lang.Text{EN: "2.50 is too much & <2> \u202e", IT: "2,50 è troppo"},
		Found:   lang.Text{EN: "2.50", IT: "2,50"}, Wanted: lang.Text{EN: "at most 2", IT: "al massimo 2"},
		Cards: []string{"J♠", "J♦"}, Amount: "2.50",
		Related: []format.Related{{Place: format.Place{Source: src, Span: format.Span{Start: 4, End: 6}}, Message: lang.Same("È")}},
		Ruling: &format.Ruling{
			Text: lang.Text{EN: "counts as 2", IT: "vale 2"},
			Pay:  []format.Payment{{From: "Zio Pino", Amount: "60"}, {From: "Anna", To: "Zio Pino", Amount: "0.50"}},
			To:   []string{"Anna"}, Pot: "8",
		},
		Switch:   &format.Switch{Name: "opening-max", Value: "pot", Other: "none"},
		Sources:  []string{"000", "001"},
		Accepted: true, Allowed: "we let it pass", Undone: true,
	}
}

func bare() format.Diagnostic {
	return format.Diagnostic{
		Code: "F06", Slug: "too-large", Severity: format.Error, Verdict: format.Malformed,
		Message: lang.Text{EN: "too large", IT: "troppo grande"},
		Hint:    lang.Text{EN: "split it", IT: "dividilo"},
		Ruling:  &format.Ruling{Text: lang.Same("-")},
	}
}

// written is a run of some documents.
func written(t *testing.T, tally *validate.Tally, docs ...*report.Document) []byte {
	t.Helper()
	var b bytes.Buffer
	w := NewWriter(&b, func() io.ReadWriter { return new(bytes.Buffer) })
	for _, d := range docs {
		w.Document(d)
	}
	if err := w.End(tally); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestGolden(t *testing.T) {
	a, b := whole(), bare()
	findings := []Finding{New(&a), New(&b)}
	full := validate.Tally{Files: 2, Hands: 4, Judged: 2, LeftOut: 2, Errors: 2, Notes: 1, Unverifiable: 1, Allowed: 1,
		Openings: replay.Tally{Verified: 3, Wrong: 2, Unverifiable: 1}, Codes: map[string]int{"W03": 2, "F19": 1},
	}
	left := []report.Hand{
		{LeftOut: &validate.LeftOut{File: "serata.yaml", Line: 40, Hand: "3", Codes: []string{"F19"}}},
		{},
		{LeftOut: &validate.LeftOut{File: "serata.yaml", Line: 50, Hand: "4", Reason: replay.TooManyPlayers}},
	}
	corpus := NewTest()
	corpus.Files, corpus.Hands, corpus.Passed = 1, 3, 1
	corpus.Fail("serata.yaml", 4, "3", []string{"W03"}, findings[:1])
	corpus.Fail("serata.yaml", 1, "", nil, nil)
	g := goldie.New(t, goldie.WithFixtureDir(goldens), goldie.WithNameSuffix(".json"))
	var names []string
	for name, v := range map[string]any{
		"check":       written(t, &full, &report.Document{Found: []*format.Diagnostic{&a}}, &report.Document{Found: []*format.Diagnostic{&b}, Hands: left}),
		"check-empty": written(t, new(validate.Tally)),
		"test":        corpus,
		"test-empty":  NewTest(),
	} {
		names = append(names, name+".json")
		t.Run(name, func(t *testing.T) {
			var b bytes.Buffer
			if text, is := v.([]byte); is {
				b.Write(text)
			} else if err := Write(&b, v); err != nil {
				t.Fatal(err)
			}
			if !json.Valid(b.Bytes()) {
				t.Errorf("no JSON: %s", b.Bytes())
			}
			g.Assert(t, name, b.Bytes())
		})
	}
	entries, err := os.ReadDir(goldens)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !slices.Contains(names, e.Name()) {
			t.Errorf("no test asks for %s", e.Name())
		}
	}
}

// TestKeys holds the keys and their order against the promise of the manual.
func TestKeys(t *testing.T) {
	d := whole()
	text := written(t, &validate.Tally{Codes: map[string]int{"O04": 1}}, &report.Document{Found: []*format.Diagnostic{&d}})
	var got []string
	for line := range strings.Lines(string(text)) {
		if key, _, found := strings.Cut(strings.TrimSpace(line), `": `); found {
			got = append(got, strings.TrimPrefix(key, `"`))
		}
	}
	want := strings.Fields(`version findings
		code slug severity verdict file line column endLine endColumn hand phase act player
		message en it found en it wanted en it cards amount
		related file line column endLine endColumn message en it
		ruling text en it pay from to amount from to amount pot to amount
		switch name value other source allowed undone
		leftOut files hands summary errors warnings notes allowed unverifiable judged leftOut
		openings verified wrong unverifiable codes O04`)
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestEscape(t *testing.T) {
	d := whole()
	d.Message = lang.Same("a\x1b\x7f\u009b\u202e\u2066b")
	var b bytes.Buffer
	if err := Write(&b, New(&d)); err != nil {
		t.Fatal(err)
	}
	if strings.ContainsAny(b.String(), "\x1b\x7f\u009b\u202e\u2066") {
		t.Errorf("got %q, want escapes only", b.String())
	}
	var back Finding
	if err := json.Unmarshal(b.Bytes(), &back); err != nil || back.Message.EN != d.Message.EN {
		t.Errorf("read back: got %q, %v, want %q", back.Message.EN, err, d.Message.EN)
	}
}

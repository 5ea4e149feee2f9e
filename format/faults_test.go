package format

import (
	"fmt"
	"strings"
	"testing"

	"apertura/format/lang"
)

// where writes a diagnostic as `F05 8:5 "ante"`.
func where(d Diagnostic) string {
	p := d.Place.Start()
	return fmt.Sprintf("%s %d:%d %q", d.Code, p.Line, p.Column, d.Place.Text())
}

func placesOf(docs []*Document) []string {
	var out []string
	for _, doc := range docs {
		for _, d := range doc.Faults {
			out = append(out, where(d))
		}
	}
	return out
}

// readLog returns the documents of a log and the places of its faults.
func readLog(t *testing.T, log string, codes ...string) ([]*Document, []string) {
	t.Helper()
	docs := ReadAll([]byte(log), "log.yaml", Options{Codes: codes})
	return docs, placesOf(docs)
}

// exampleFaults are the one fault of each code's example.
var exampleFaults = []string{
	`F01 11:22 "disse Anna"`,
	"F02 7:1 \"\\t\"",
	`F03 9:1 "hand: 2"`,
	`F04 8:11 "***"`,
	`F05 8:5 "ante"`,
	`F07 7:27 "["`,
	`F08 8:16 "\xe9"`,
	`F09 7:14 "|"`,
	`F10 9:9 "Carla dice: ecco"`,
	`F11 9:9 "Carla passa"`,
	`F12 9:7 "-Carla"`,
	`F13 8:5 "opening-at:"`,
	`F14 8:28 "#3"`,
	`F15 6:18 "2,50"`,
	`F16 1:1 "apertura"`,
	`F17 1:11 "2"`,
	`F18 8:5 "chip"`,
	`F19 6:5 "openning-at"`,
	`F20 8:5 "result"`,
	`F21 8:12 "Anna"`,
	`F22 8:9 "Brno"`,
	`F23 2:47 "bruno"`,
	`F24 2:47 "Tutti"`,
	`F25 2:47 "Anna apre"`,
	`F26 8:15 "aspre"`,
	`F27 10:15 "copre"`,
	`F28 9:24 "6"`,
	`F29 8:21 "9h 8c 7d"`,
	`F30 8:21 "volentieri"`,
	`F31 8:15 "aprono"`,
	`F32 9:9 "after"`,
	`F33 7:20 "Jx"`,
	`F34 7:20 "Jq"`,
	`F35 7:32 "Jd"`,
	`F36 8:22 "Jh Jd 9h 8c 7d 7c"`,
	`F37 6:11 "due"`,
	`F38 6:11 "1.000"`,
	`F39 7:11 "2.25"`,
	`F40 6:11 "99999999999999"`,
	`F41 8:17 "giallo"`,
	`F42 8:13 "D77"`,
	`F47 8:11 "1"`,
	`F48 4:11 "1"`,
}

func faultNamed(all []Fault, code string) *Fault {
	for i := range all {
		if all[i].Code == code {
			return &all[i]
		}
	}
	return &Fault{Code: code}
}

func TestExamples(t *testing.T) {
	all := Faults()
	for _, want := range exampleFaults {
		f := *faultNamed(all, want[:3])
		t.Run(f.Code, func(t *testing.T) {
			if _, got := readLog(t, f.Example, "D07"); len(got) != 1 || got[0] != want {
				t.Errorf("got %v, want %s", got, want)
			}
			if f.Mended == "" {
				t.Fatal("the example is not mended")
			}
			if _, got := readLog(t, f.Mended, "D07"); len(got) > 0 {
				t.Errorf("the log that barely does not: got %v", got)
			}
		})
	}
}

// House rules are judged elsewhere: their examples are logs that can be read.
func TestHouseExamples(t *testing.T) {
	for _, code := range []string{"F43", "F44", "F45", "F46"} {
		docs, got := readLog(t, example(code))
		if len(got) > 0 || len(docs) != 1 || !docs[0].Session.Rules.Said() {
			t.Errorf("%s: got %v, want a session with rules", code, got)
		}
	}
}

func TestTooLarge(t *testing.T) {
	head := "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"
	next := "---\nhand: 1\ndealer: Anna\nopening: tutti passano\n"
	line := "#" + strings.Repeat(" ", 1022) + "\n"
	pad := strings.Repeat(line, (MaxDocument-len(head))/len(line))
	if _, got := readLog(t, head+pad+next); len(got) > 0 {
		t.Errorf("just below: got %v", got)
	}
	docs, got := readLog(t, head+pad+line+next)
	if len(got) != 1 || got[0] != `F06 1:1 "apertura: 1"` {
		t.Errorf("just above: got %v, want F06 1:1", got)
	}
	if len(docs) != 2 || docs[1].Session != nil || fmt.Sprint(docs[1].Hands[0].Faults) != "[F06]" {
		t.Errorf("what goes on from it is not left out")
	}
	if got, want := docs[1].Source.Line, 4+strings.Count(pad, "\n"); got != want {
		t.Errorf("next document: got line %d, want %d", got, want)
	}
}

func TestFaultTable(t *testing.T) {
	slugs := map[string]bool{}
	for i, f := range Faults() {
		if want := fmt.Sprintf("F%02d", i+1); f.Code != want {
			t.Errorf("got %s, want %s", f.Code, want)
		}
		if f.Slug == "" || slugs[f.Slug] {
			t.Errorf("%s: slug %q is empty or not its own", f.Code, f.Slug)
		}
		slugs[f.Slug] = true
		if f.Example == "" && f.Code != "F06" {
			t.Errorf("%s has no example", f.Code)
		}
		if (f.Mended == "") != (f.Example == "") {
			t.Errorf("%s: the example is not mended", f.Code)
		}
		for _, s := range []string{f.Why.EN, f.Why.IT} {
			if !strings.HasSuffix(s, ".") || len(s) > 260 {
				t.Errorf("%s: why: %q", f.Code, s)
			}
		}
		for _, s := range []string{f.Text.EN, f.Text.IT, f.Hint.EN, f.Hint.IT, f.About.EN, f.About.IT} {
			if s == "" || strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "...") {
				t.Errorf("%s: sentence %q", f.Code, s)
			}
		}
	}
	if n := len(Faults()); n != 48 {
		t.Errorf("got %d faults, want 48", n)
	}
}

// Every sentence that the examples bring about is filled to the last verb.
func TestSentences(t *testing.T) {
	for _, want := range exampleFaults {
		for _, doc := range ReadAll([]byte(example(want[:3])), "log.yaml", Options{Codes: []string{"D07"}}) {
			for _, d := range doc.Faults {
				for _, s := range []string{d.Message.EN, d.Message.IT, d.Hint.EN, d.Hint.IT} {
					if s == "" || strings.Contains(s, "%!") {
						t.Errorf("%s: %q", d.Code, s)
					}
				}
			}
		}
	}
}

func TestNearestInSentences(t *testing.T) {
	for _, row := range []struct {
		code string
		args []any
		want lang.Text
	}{
		{"F19", []any{"delear", "dealer"}, lang.Text{
			EN: `unknown key "delear": did you mean "dealer"?`, IT: `chiave sconosciuta "delear": forse "dealer"?`}},
		{"F19", []any{"xyz", ""}, lang.Text{EN: `unknown key "xyz"`, IT: `chiave sconosciuta "xyz"`}},
		{"F44", []any{"deck", "30", lang.Text{EN: "28 or 32", IT: "28 o 32"}}, lang.Text{
			EN: `"30" is no value of deck: 28 or 32`, IT: `"30" non è un valore di deck: 28 o 32`}},
		{"F46", []any{"a, b, a"}, lang.Text{
			EN: "these presets go round in a circle: a, b, a", IT: "questi preset girano in tondo: a, b, a"}},
	} {
		if got := NewFault(row.code, Place{}, row.args...); got.Message != row.want {
			t.Errorf("got %v, want %v", got.Message, row.want)
		}
	}
}

func TestNearest(t *testing.T) {
	among := []string{"dealer", "deck", "draw", "it", "K"}
	for word, want := range map[string]string{
		"delear": "dealer", "Deler": "dealer", "dek": "deck", "drwa": "draw", "it": "", "IT": "it",
		"on": "", "dealership": "", "": "", strings.Repeat("x", 1000): "",
	} {
		if got := Nearest(word, among); got != want {
			t.Errorf("%q: got %q, want %q", word, got, want)
		}
	}
}

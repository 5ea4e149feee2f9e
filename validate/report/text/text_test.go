package text

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"

	"github.com/sebdah/goldie/v2"
)

const goldens = "../../../testdata/golden/text"

// at is where words stand in a source, the n-th time they do.
func at(s *format.Source, words string, n int) format.Place {
	start := 0
	for ; n > 1; n-- {
		start += strings.Index(string(s.Text)[start:], words) + len(words)
	}
	start += strings.Index(string(s.Text)[start:], words)
	return format.Place{Source: s, Span: format.Span{Start: start, End: start + len(words)}}
}

func source(line int, text string) *format.Source {
	return &format.Source{File: "serata.yaml", Text: []byte(text), Line: line}
}

// findings are one of each shape, by the name of their golden file.
func findings() map[string]format.Diagnostic {
	evening := source(9, `  - hand: 1
    opening:
      - Anna passa
      - Zio Pino passa
  - hand: 2
    opening:
      - Bruno apre 4
`)
	strange := source(1, "  - 日本\u00e9e\u0301 👩‍👩‍👧 apre 4\n\t- Anna\tapre\t99\n")
	hostile := source(1, "  - \x1b[31mAnna\u202e apre \xff4\r\n")
	long := source(3, "hands: [{opening: ["+strings.Repeat("Anna passa, ", 40)+"Bruno apre 40, "+strings.Repeat("Carla passa, ", 40)+"]}]\n")
	broken := source(1, "apertura: 1\nhands:\n  - opening: [\n      Anna passa\n")
	say := func(en, it string) lang.Text { return lang.Text{EN: en, IT: it} }
	o02 := format.Diagnostic{
		Code: "O02", Slug: "opening-below-ladder", Severity: format.Error, Verdict: format.Violation,
		Place:   at(evening, "Bruno apre 4", 1),
		Message: say("Bruno opens on J♠ J♦: this hand opens at Queens", "Bruno apre con J♠ J♦: qui si apre alle donne"),
		Related: []format.Related{{Place: at(evening, "Zio Pino passa", 1), Message: say("nobody opened hand 1", "la mano 1 non l'ha aperta nessuno")}},
		Ruling:  &format.Ruling{Text: say("Bruno has no claim and pays 60 into the next pot", "Bruno non ha diritti e paga 60 al prossimo piatto")},
		Switch:  &format.Switch{Name: "opening-ladder", Value: "bounce", Other: "flat"},
		Sources: []string{"000", "001"},
	}
	with := func(d format.Diagnostic, change func(*format.Diagnostic)) format.Diagnostic {
		change(&d)
		return d
	}
	return map[string]format.Diagnostic{
		"whole": o02,
		"accepted": with(o02, func(d *format.Diagnostic) {
			d.Accepted, d.Allowed, d.Related, d.Switch = true, "we let it \x1bpass", nil, nil
		}),
		"taken-back": with(o02, func(d *format.Diagnostic) { d.Undone, d.Severity, d.Ruling = true, format.Warning, nil }),
		"remark": with(o02, func(d *format.Diagnostic) {
			d.Severity, d.Verdict, d.Related, d.Sources = format.Note, format.Remark, nil, nil
		}),
		"wide-letters": with(o02, func(d *format.Diagnostic) { d.Place, d.Related = at(strange, "apre 4", 1), nil }),
		"wide-marked": with(o02, func(d *format.Diagnostic) {
			d.Place, d.Related = at(strange, "日本\u00e9e\u0301 👩‍👩‍👧", 1), nil
		}),
		"tabs": with(o02, func(d *format.Diagnostic) { d.Place, d.Related = at(strange, "apre\t99", 1), nil }),
		"hostile": with(o02, func(d *format.Diagnostic) {
			d.Place, d.Related, d.Message = at(hostile, "apre \xff4", 1), nil, lang.Same("\u202eAnna\x07 opens")
		}),
		"one-long-line": with(o02, func(d *format.Diagnostic) { d.Place, d.Related = at(long, "Bruno apre 40", 1), nil }),
		"long-marked": with(o02, func(d *format.Diagnostic) {
			d.Place, d.Related = format.Place{Source: long, Span: format.Span{End: 900}}, nil
		}),
		"several-lines": with(o02, func(d *format.Diagnostic) {
			d.Place, d.Related = format.Place{Source: evening, Span: format.Span{Start: 4, End: 60}}, nil
		}),
		"behind-the-end": with(o02, func(d *format.Diagnostic) {
			d.Place, d.Related = format.Place{Source: broken, Span: format.Span{Start: len(broken.Text), End: len(broken.Text)}}, nil
		}),
		"format-error": {
			Code: "F01", Slug: "yaml-syntax", Severity: format.Error, Verdict: format.Malformed,
			Place: at(broken, "[", 1), Message: say("a bracket is never closed", "una parentesi non si chiude mai"),
			Hint: say("look for an open bracket", "cerca una parentesi rimasta aperta"),
		},
		"nowhere": {
			Code: "F06", Slug: "too-large", Severity: format.Error, Verdict: format.Malformed,
			Message: say("the document is too large", "il documento è troppo grande"),
		},
	}
}

func TestFindings(t *testing.T) {
	g := goldie.New(t, goldie.WithFixtureDir(goldens), goldie.WithNameSuffix(".txt"))
	var names []string
	for name, d := range findings() {
		for _, l := range []lang.Lang{lang.EN, lang.IT} {
			file := name + "." + l.String()
			names = append(names, file+".txt")
			t.Run(file, func(t *testing.T) {
				var b bytes.Buffer
				w := Writer{Out: &b, Lang: l}
				w.Finding(&d)
				g.Assert(t, file, b.Bytes())
			})
		}
	}
	orphans(t, names)
}

// orphans fails for golden files that no test asks for.
func orphans(t *testing.T, names []string) {
	t.Helper()
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

func TestColor(t *testing.T) {
	d := findings()["whole"]
	var plain, colored bytes.Buffer
	(&Writer{Out: &plain}).Finding(&d)
	(&Writer{Out: &colored, Color: true}).Finding(&d)
	if !strings.Contains(colored.String(), "\x1b[1;31merror\x1b[0m O02") {
		t.Errorf("got %q, want a red error", colored.String())
	}
	if got := decolored(colored.String()); got != plain.String() {
		t.Errorf("without its colours: got %q, want %q", got, plain.String())
	}
}

// decolored takes the sequences out that [Writer.paint] puts in.
func decolored(s string) string {
	var b strings.Builder
	for s != "" {
		before, after, found := strings.Cut(s, "\x1b[")
		b.WriteString(before)
		if !found {
			break
		}
		_, s, _ = strings.Cut(after, "m")
	}
	return b.String()
}

// FuzzExcerpt marks any bytes of any text: nothing a terminal obeys gets
// through, and no line is longer than a screen or two.
func FuzzExcerpt(f *testing.F) {
	f.Add("  - Anna apre 4\n", 4, 8)
	f.Add("\t日本\x1b\u202e\xff", 1, 3)
	f.Fuzz(func(t *testing.T, text string, i, j int) {
		d := format.Diagnostic{Severity: format.Error, Place: format.Place{
			Source: source(1, text), Span: format.Span{Start: i, End: j},
		}}
		var b bytes.Buffer
		(&Writer{Out: &b}).Finding(&d)
		for line := range strings.Lines(b.String()) {
			if n := width(line); n > 300 {
				t.Errorf("a line of %d cells", n)
			}
			if strings.ContainsAny(line, "\x1b\r\t\u202e") {
				t.Errorf("got %q", line)
			}
		}
	})
}

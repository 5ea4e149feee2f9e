package cmd_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"apertura/cmd"

	"github.com/sebdah/goldie/v2"
)

// reports are the forms of check.
var reports = []string{"text", "table", "json", "jsonl", "sarif", "github", "junit", "markdown"}

// localized runs the program in a locale.
func localized(locale string, args ...string) []byte {
	var out, errs bytes.Buffer
	cmd.Main(args, strings.NewReader(""), &out, &errs, cmd.Environment{Getenv: func(name string) string {
		if name == "LANG" {
			return locale
		}
		return ""
	}})
	return append(out.Bytes(), errs.Bytes()...)
}

// TestReports pins each form of one small evening, in both languages where
// that is another text.
func TestReports(t *testing.T) {
	t.Chdir("../testdata/golden/report")
	g := goldie.New(t, goldie.WithFixtureDir("."), goldie.WithNameSuffix(""))
	asked := []string{"serata.yaml"}
	for _, form := range reports {
		for _, l := range []string{"en", "it"} {
			name := form + "." + l
			asked = append(asked, name)
			g.Assert(t, name, localized("", "check", "--show", "unverifiable,remarks", "--lang", l, "--format", form, "serata.yaml"))
		}
	}
	asked = append(asked, "sarif", "test")
	g.Assert(t, "sarif", localized("it_IT", "check", "--format", "sarif", "serata.yaml"))
	g.Assert(t, "test", localized("", "test", "--format", "junit", "serata.yaml"))
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !slices.Contains(asked, e.Name()) {
			t.Errorf("no test asks for %s", e.Name())
		}
	}
}

// What a program reads is the same bytes in any locale, and never coloured.
func TestReportsIgnoreTheLocale(t *testing.T) {
	for _, form := range reports[2:] {
		args := []string{"check", "--color", "always", "--format", form, "../testdata/hands/seven-faults.yaml"}
		en, it := localized("C", args...), localized("it_IT.UTF-8", args...)
		if !bytes.Equal(en, it) {
			t.Errorf("%s: got another text in Italy", form)
		}
		if bytes.ContainsRune(en, '\x1b') {
			t.Errorf("%s: got colours", form)
		}
	}
	args := []string{"test", "--format", "junit", "../testdata/golden/report/serata.yaml"}
	if !bytes.Equal(localized("C", args...), localized("it_IT", args...)) {
		t.Error("test: got another text in Italy")
	}
}

// hostile is a name that means something in every form.
const hostile = "A<b>&\"'|`@x#1 \u202e\x07 %0A::error::{0}[y](z)]]>"

// evil writes a log full of it, with a broken rule, a reason and a format error.
func evil(t *testing.T, dir string) string {
	t.Helper()
	quoted := func(s string) string { return fmt.Sprintf("%q", s) } // as YAML has it too
	name := quoted(strings.ReplaceAll(hostile, ":", "."))
	yaml := "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Carla}]\nhands:\n" +
		"  - hand: " + name + "\n    dealer: Anna\n    ante: 2\n    opening:\n      - Bruno apre 2\n" +
		"      - act: Carla rilancia di 2\n        after: 25s\n      - Anna, Bruno escono\n    result: Carla\n" +
		"  - hand: 2\n    allow: {W03: " + quoted(hostile) + "}\n    opening:\n      - Anna apre 2\n" +
		"      - act: Bruno rilancia di 2\n        after: 25s\n      - Anna, Carla escono\n    result: Bruno\n" +
		"  - hand: 3\n    opening: [" + name + "]\n"
	file := filepath.Join(dir, "a b:%,|`<i>&_é\u202e\n.yaml")
	if err := os.WriteFile(file, []byte(yaml), 0o644); err != nil {
		t.Skip(err)
	}
	return filepath.Base(file)
}

// Whatever a log holds, each form can be read back by its own rules, and no
// terminal obeys any of it.
func TestHostileReports(t *testing.T) {
	t.Chdir(t.TempDir())
	file := evil(t, ".")
	for _, form := range reports {
		t.Run(form, func(t *testing.T) {
			out := localized("", "check", "--show", "unverifiable,remarks", "--format", form, file)
			if !utf8.Valid(out) || bytes.ContainsAny(out, "\x07\x1b\u202e") {
				t.Errorf("got what a terminal obeys: %q", out)
			}
			if !bytes.Contains(out, []byte("W03")) {
				t.Fatalf("got no finding: %s", out)
			}
			switch form {
			case "json", "sarif":
				if !json.Valid(out) {
					t.Errorf("no JSON: %s", out)
				}
				if form == "sarif" && !bytes.Contains(out, []byte(`"uri": "a%20b:%25,%7C%60%3Ci%3E&_%C3%A9%E2%80%AE%0A.yaml"`)) &&
					!bytes.Contains(out, []byte(`"uri": "./a%20b:%25,%7C%60%3Ci%3E&_%C3%A9%E2%80%AE%0A.yaml"`)) {
					t.Errorf("no percent-encoded file: %s", out)
				}
			case "jsonl":
				for line := range bytes.Lines(out) {
					if !json.Valid(line) {
						t.Errorf("no JSON: %s", line)
					}
				}
			case "junit":
				var v struct {
					Suites []struct {
						Name  string `xml:"name,attr"`
						Cases []struct {
							Name string `xml:"name,attr"`
						} `xml:"testcase"`
					} `xml:"testsuite"`
				}
				if err := xml.Unmarshal(out, &v); err != nil || len(v.Suites) != 1 || len(v.Suites[0].Cases) != 3 {
					t.Fatalf("got %+v, %v from %s", v, err, out)
				}
				if got := v.Suites[0].Cases[0].Name; !strings.Contains(got, `A<b>&"'|`+"`@x#1 \\u202e\\x07") {
					t.Errorf("got the name %q", got)
				}
			case "github":
				for line := range bytes.Lines(out) {
					if !regexp.MustCompile(`^::(error|warning|notice) file=a b%3A%25%2C[^,:]*%0A\.yaml,line=\d+,endLine=\d+,(col=\d+,)?title=[A-Z]\d\d [a-z-]+::[^\n]+\n$`).Match(line) {
						t.Errorf("no annotation: %q", line)
					}
				}
			case "markdown":
				for line := range bytes.Lines(out) {
					if bytes.HasPrefix(line, []byte("| ")) && len(regexp.MustCompile(`(^|[^\\])\|`).FindAll(line, -1)) != 6 {
						t.Errorf("no row of five cells: %s", line)
					}
					if regexp.MustCompile(`(^|[^\\])[<\x60*_\[](b|i)`).Match(bytes.ReplaceAll(line, []byte("<br>"), nil)) || bytes.Contains(line, []byte("@x")) || bytes.Contains(line, []byte("#1")) {
						t.Errorf("got markup: %s", line)
					}
				}
			}
		})
	}
}

// Of each kind ten annotations are shown, and the rest counted.
func TestAnnotationsAreBounded(t *testing.T) {
	t.Chdir(t.TempDir())
	var b strings.Builder
	b.WriteString("apertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Carla}]\nhands:\n")
	for i := range 14 {
		fmt.Fprintf(&b, "  - hand: %d\n    dealer: Anna\n    ante: 2\n    opening:\n      - Bruno apre 2\n      - act: Carla rilancia di 2\n        after: 25s\n      - Anna, Bruno escono\n    result: Carla\n", i+1)
	}
	if err := os.WriteFile("a.yaml", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	out := string(localized("", "check", "--format", "github", "a.yaml"))
	if strings.Count(out, "::error ") != 10 || strings.Count(out, "::warning ") != 10 {
		t.Errorf("got %s", out)
	}
	if i, j := strings.LastIndex(out, "::error "), strings.Index(out, "::warning "); i > j {
		t.Errorf("got a warning before an error: %s", out)
	}
	if want := "not annotated, as GitHub shows 10 of each kind a step: 4 errors and 3 warnings\n"; !strings.HasSuffix(out, want) {
		t.Errorf("got %s\nwant at its end %s", out, want)
	}
}

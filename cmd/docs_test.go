package cmd_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apertura/cmd"
	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate/checks"
)

const (
	formatPage = "../docs/format.md"
	sampleLog  = "../testdata/corpus/evenings/friday-at-lia.yaml"
)

func page(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The sample people learn the format from is a log the corpus holds against
// what is found in it, byte for byte.
func TestFormatSample(t *testing.T) {
	_, rest, _ := strings.Cut(page(t, formatPage), "```yaml\n")
	got, _, found := strings.Cut(rest, "```\n")
	if want := page(t, sampleLog); !found || got != want {
		t.Errorf("the sample of %s is not %s:\n%s", formatPage, sampleLog, got)
	}
}

// The settings people copy can be followed, and each key of them does what the
// page says.
func TestSettingsSample(t *testing.T) {
	text := page(t, "../docs/settings.md")
	_, rest, _ := strings.Cut(text, "```yaml\n")
	sample, _, found := strings.Cut(rest, "```\n")
	if !found {
		t.Fatal("the page has no sample")
	}
	t.Chdir(t.TempDir())
	const log = "apertura: 1\nplayers: [{name: Ada}, {name: Bea}]\nhands:\n" +
		"  - {hand: 1, dealer: Ada, opening-at: J, opening: tutti passano}\n  - {hand: 2, opening: tutti passano}\n" +
		"  - {hand: 3, opening: tutti passano}\n  - {hand: 4, opening-at: A, opening: tutti passano}\n"
	for name, text := range map[string]string{".apertura.yaml": sample, "serata.yaml": log} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	status, out, errs := runIn(cmd.Environment{}, "check", "--verbose")
	if status != 0 || !strings.Contains(out, "attenzione O08") && !strings.Contains(out, " O08 ") || !strings.Contains(errs, "regole: classico, poi .apertura.yaml") {
		t.Errorf("got %d\n%s%s, want circolo's ladder, a warning that does not fail, and Italian", status, out, errs)
	}
	if _, out, _ := runIn(cmd.Environment{}, "check", "--ignore", "O08"); strings.Contains(out, "O08") {
		t.Errorf("got %s, want what the command line says of codes", out)
	}
	for _, key := range load.SettingsKeys() {
		if !strings.Contains(sample, "\n"+key+":") && !strings.HasPrefix(sample, key+":") {
			t.Errorf("the sample lacks %s", key)
		}
	}
}

// between returns where the rows of a made table stand in a page, and the rows.
func between(t *testing.T, text, name string) (start, end int, rows []string) {
	t.Helper()
	open := "<!-- " + name + " -->\n"
	start = strings.Index(text, open)
	if start < 0 {
		t.Fatalf("no table %q", name)
	}
	start += len(open)
	end = start + strings.Index(text[start:], "<!-- end -->")
	rows = strings.SplitAfter(strings.TrimSuffix(text[start:end], "\n"), "\n")
	for range 2 { // head and rule
		start += len(rows[0])
		rows = rows[1:]
	}
	return start, end, rows
}

// verbs lists every verb there is, in the order of the table.
func verbs() []format.Verb {
	var out []format.Verb
	for v := format.NoVerb + 1; len(v.Words(lang.EN)) > 0; v++ {
		out = append(out, v)
	}
	return out
}

// TestFormatVerbs keeps the words of the table of verbs those that are read.
// What an act is and what follows it is written by hand; GOLDIE_UPDATE=1
// writes the words anew.
func TestFormatVerbs(t *testing.T) {
	text := page(t, formatPage)
	want := text
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		other := lang.IT
		if l == lang.IT {
			other = lang.EN
		}
		start, end, rows := between(t, want, "verbs "+l.String())
		if len(rows) != len(verbs()) {
			t.Fatalf("%s: got %d verbs, want %d", l, len(rows), len(verbs()))
		}
		made := ""
		for i, v := range verbs() {
			cells := strings.Split(strings.TrimSpace(rows[i]), " | ")
			first, last := strings.TrimPrefix(cells[0], "| "), strings.TrimSuffix(cells[len(cells)-1], " |")
			if first == "" || last == "" {
				t.Errorf("%s, row %d: got %q, want what the act is and what follows", l, i+1, rows[i])
			}
			made += fmt.Sprintf("| %s | %s | %s | %s |\n", first,
				strings.Join(v.Words(l), ", "), strings.Join(v.Words(other), ", "), last)
		}
		want = want[:start] + made + want[end:]
	}
	switch {
	case want == text:
	case os.Getenv("GOLDIE_UPDATE") != "":
		if err := os.WriteFile(formatPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is stale: GOLDIE_UPDATE=1 go test ./cmd writes its verbs anew", formatPage)
	}
}

// Every format error is listed under its code and slug, in both languages.
func TestFormatFaults(t *testing.T) {
	text := page(t, formatPage)
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		_, _, rows := between(t, text, "faults "+l.String())
		for i, f := range format.Faults() {
			want := "| " + f.Code + " | " + f.Slug + " | " + strings.ReplaceAll(f.About.In(l), "|", `\|`) + " |\n"
			if i >= len(rows) || strings.TrimSuffix(rows[i], "\n")+"\n" != want {
				t.Errorf("%s: no row %q in its place", l, want)
			}
		}
		if len(rows) != len(format.Faults()) {
			t.Errorf("%s: got %d rows, want %d", l, len(rows), len(format.Faults()))
		}
	}
}

// tellsOf reports whether the page of sources says what a tag is.
func tellsOf(sources, tag string) bool {
	return strings.Contains(sources, "\n### "+tag+"\n") || strings.Contains(sources, "\n| "+tag+" | ") ||
		strings.Contains(sources, "*"+tag+"*")
}

var cited = regexp.MustCompile(`\[(00\d|[A-Z]{2})\]`)

// Every tag that a switch, a check or a log of the sources cites is on the
// page of sources, and every log it names exists.
func TestSourcesPage(t *testing.T) {
	text := page(t, "../docs/sources.md")
	var tags []string
	for _, s := range house.Switches() {
		tags = append(tags, s.Sources...)
	}
	for _, c := range checks.Catalogue() {
		tags = append(tags, strings.Split(c.Source, ", ")...)
	}
	logs, err := filepath.Glob("../testdata/corpus/sources/*.yaml")
	if err != nil || len(logs) == 0 {
		t.Fatalf("no logs of the sources: %v", err)
	}
	for _, name := range logs {
		log := page(t, name)
		for _, m := range cited.FindAllStringSubmatch(log, -1) {
			tags = append(tags, m[1])
		}
		if short := strings.TrimSuffix(filepath.Base(name), ".yaml"); !strings.Contains(text, "`"+short+"`") {
			t.Errorf("the page of sources does not name %s", short)
		}
	}
	slices.Sort(tags)
	for _, tag := range slices.Compact(tags) {
		if !tellsOf(text, tag) {
			t.Errorf("the page of sources does not say what %s is", tag)
		}
	}
	for _, m := range regexp.MustCompile("`((?:00\\d|disputes|ranking|chip)-[a-z-]+)`").FindAllStringSubmatch(text, -1) {
		if !slices.Contains(logs, "../testdata/corpus/sources/"+m[1]+".yaml") {
			t.Errorf("the page of sources names %s, which is no log", m[1])
		}
	}
}

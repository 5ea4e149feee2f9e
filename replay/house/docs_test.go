package house_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
)

const page = "../../docs/house-rules.md"

// TestDocs keeps the tables of the page true: what stands between two comments
// is made from the switches. GOLDIE_UPDATE=1 writes it anew.
func TestDocs(t *testing.T) {
	src, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	made := 0
	block := regexp.MustCompile(`(?s)<!-- (\w+) (en|it) -->\n.*?<!-- end -->`)
	want := block.ReplaceAllStringFunc(string(src), func(old string) string {
		m := block.FindStringSubmatch(old)
		l := lang.FromLocale(m[2])
		body := map[string]func(lang.Lang) string{
			"presets": presetList, "switches": switchTable, "ladders": ladderTable,
		}[m[1]]
		if body == nil {
			t.Errorf("the page asks for %q, which nobody makes", m[1])
			return old
		}
		made++
		return fmt.Sprintf("<!-- %s %s -->\n%s<!-- end -->", m[1], m[2], body(l))
	})
	if made != 6 {
		t.Errorf("got %d tables made, want 3 in each language", made)
	}
	if os.Getenv("GOLDIE_UPDATE") != "" {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if want != string(src) {
		t.Errorf("%s is stale: GOLDIE_UPDATE=1 go test ./replay/house writes it anew", page)
	}
}

// TestDocsSamples reads every piece of YAML on the page as a table would.
func TestDocsSamples(t *testing.T) {
	src, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	var logs []string
	for _, m := range regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllStringSubmatch(string(src), -1) {
		if name, text, ok := strings.Cut(m[1], ".yaml\n"); ok && name[0] == '#' {
			files[name[2:]+".yaml"] = text
			continue
		}
		logs = append(logs, m[1])
	}
	if len(files) != 1 || len(logs) < 3 {
		t.Errorf("got %d house files and %d logs on the page", len(files), len(logs))
	}
	for _, text := range logs {
		v, faults := format.ReadTree([]byte(text), "page")
		r, more := house.Resolve(v.Key("rules"), house.Classico(), shelf(files))
		if faults = append(faults, more...); len(faults) > 0 || r == house.Classico() {
			t.Errorf("%s: got %v, want rules of its own", text, said(faults))
		}
	}
}

func switchTable(l lang.Lang) string {
	head := lang.Text{
		EN: "| switch | classico | what it may be | what it decides | source |\n",
		IT: "| regola | classico | che cosa può essere | che cosa decide | fonte |\n",
	}
	base := house.Classico()
	b := head.In(l) + "|---|---|---|---|---|\n"
	for _, s := range house.Switches() {
		b += fmt.Sprintf("| [%s](switches/%[1]s.md) | `%s` | %s | %s | %s |\n", s.Name, s.Value(&base),
			s.Allowed().In(l), s.Decides.In(l), strings.Join(s.Sources, " "))
	}
	return b
}

func presetList(l lang.Lang) string {
	nothing := lang.Text{EN: "what is played where nobody says anything", IT: "quel che si gioca se nessuno dice niente"}
	b := ""
	for _, name := range house.Presets() {
		r, _ := house.Preset(name)
		what := strings.ReplaceAll(strings.ReplaceAll(changed(r), " ", ", "), "=", " ")
		if what == "" {
			what = nothing.In(l)
		}
		b += fmt.Sprintf("- `%s`: %s\n", name, what)
	}
	return b
}

func ladderTable(l lang.Lang) string {
	head := lang.Text{
		EN: "| opening-ladder | from Jacks | on a frozen pot |\n",
		IT: "| opening-ladder | dai jack | su un piatto a parola |\n",
	}
	b := head.In(l) + "|---|---|---|\n"
	s := house.KeyOpeningLadder.Switch()
	for _, v := range s.Values() {
		r, _ := s.With(house.Classico(), v)
		b += fmt.Sprintf("| %s | %s… | %s… |\n", v, climb(&r, false, "1 2 3 4 5 6 7 8"), climb(&r, true, "1 2 3 4"))
	}
	return b
}

// TestSourcesPage keeps what the page of sources says of each the table that
// reports read. GOLDIE_UPDATE=1 writes it anew.
func TestSourcesPage(t *testing.T) {
	const page = "../../docs/sources.md"
	src, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	block := regexp.MustCompile(`(?s)<!-- source(?:s| (\S+)) -->\n.*?<!-- end -->`)
	want := block.ReplaceAllStringFunc(string(src), func(old string) string {
		head, _, _ := strings.Cut(old, "\n")
		tag := block.FindStringSubmatch(old)[1]
		made := ""
		for _, s := range house.Sources() {
			if s.Tag == tag || tag == "" && s.Preset == "" {
				told[s.Tag] = true
				made += sourceLine(s)
			}
		}
		if tag == "" {
			made = "| tag | source | fonte | what it is cited for · per che cosa |\n|---|---|---|---|\n" + made
		}
		return head + "\n" + made + "<!-- end -->"
	})
	if n := len(house.Sources()); len(told) != n {
		t.Errorf("the page tells of %d sources, want %d", len(told), n)
	}
	if os.Getenv("GOLDIE_UPDATE") != "" {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if want != string(src) {
		t.Errorf("%s is stale: GOLDIE_UPDATE=1 go test ./replay/house writes it anew", page)
	}
}

func sourceLine(s house.Source) string {
	if s.Preset != "" {
		return fmt.Sprintf("%s · %s. Preset: `%s`.\n", s.Name.EN, s.Name.IT, s.Preset)
	}
	cited := ""
	if len(s.Cited) > 0 {
		cited = " (" + strings.Join(s.Cited, ", ") + ")"
	}
	return fmt.Sprintf("| %s | %s | %s | %s · %s%s |\n", s.Tag, s.Name.EN, s.Name.IT, s.For.EN, s.For.IT, cited)
}

// Every source a switch names, and every switch a source is cited for, exists.
func TestSources(t *testing.T) {
	for _, s := range house.Switches() {
		for _, tag := range s.Sources {
			if src, ok := house.SourceOf(tag); (!ok || src.Tag != tag) && tag != "unsourced" {
				t.Errorf("%s: got source %q, want %s", s.Name, src.Tag, tag)
			}
		}
	}
	if src, ok := house.SourceOf("unsourced"); ok {
		t.Errorf("unsourced: got source %s, want none", src.Tag)
	}
	code := regexp.MustCompile(`^[A-Z]\d\d$`)
	for _, s := range house.Sources() {
		if s.Name.EN == "" || s.Name.IT == "" || s.Preset == "" && s.For.Empty() {
			t.Errorf("%s: not said in both languages", s.Tag)
		}
		if _, ok := house.Preset(s.Preset); s.Preset != "" && !ok {
			t.Errorf("%s: no preset %s", s.Tag, s.Preset)
		}
		for _, name := range s.Cited {
			if _, ok := house.Named(name); !ok && !code.MatchString(name) {
				t.Errorf("%s: no switch %s", s.Tag, name)
			}
		}
	}
}

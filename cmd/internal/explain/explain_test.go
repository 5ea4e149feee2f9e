package explain_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"apertura/cmd/internal/explain"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// judge judges one log as any is, without files.
func judge(name, log string, c replay.Config) (found []format.Diagnostic, t validate.Tally, err error) {
	docs := format.ReadAll([]byte(log), name, format.Options{Codes: checks.Codes()})
	for _, d := range docs {
		found = append(found, d.Faults...)
		table := replay.NewSession(d.Session, c)
		found = append(found, table.Faults()...)
		for _, h := range d.Hands {
			played := table.Play(h)
			found = append(found, played.Faults...)
			if played.LeftOut == replay.NoReason {
				found = append(found, validate.Run(played, checks.Catalogue())...)
			}
		}
	}
	t.Add(found...)
	return found, t, nil
}

func codes(t *explain.Trial) []string {
	var out []string
	for _, d := range t.Found {
		if !d.Accepted {
			out = append(out, d.Code)
		}
	}
	return out
}

// Every page has both languages and logs that show what it says: the first has
// the code alone, the second nothing; of a switch the two come out otherwise.
func TestPages(t *testing.T) {
	book := explain.New(judge)
	kinds := map[explain.Kind]int{}
	for _, topic := range book.Topics() {
		kinds[topic.Kind]++
		p, err := book.Page(topic)
		if err != nil {
			t.Errorf("%s: %v", topic.Name, err)
			continue
		}
		narrow(t, *p)
		if topic.Summary.EN == "" || topic.Summary.IT == "" || topic.Kind != explain.Switch && (p.Body.EN == "" || p.Body.IT == "") {
			t.Errorf("%s: not said in both languages", topic.Name)
		}
		if topic.Name == "F06" { // its log would be one of 16 MiB
			continue
		}
		if len(p.Trials) != 2 {
			t.Errorf("%s: got %d logs, want two", topic.Name, len(p.Trials))
			continue
		}
		first, second := codes(&p.Trials[0]), codes(&p.Trials[1])
		switch {
		case topic.Kind == explain.Switch && p.Trials[1].Set == "":
			t.Errorf("%s: the second log is not under another value", topic.Name)
		case topic.Kind == explain.Switch:
		case !slices.Equal(first, []string{topic.Name}) || len(second) > 0:
			t.Errorf("%s: got %v and %v, want it and nothing", topic.Name, first, second)
		}
	}
	if kinds[explain.Check] != len(checks.Catalogue())+1 || kinds[explain.Fault] != len(format.Faults()) || kinds[explain.Switch] != len(house.Switches()) {
		t.Errorf("got %v pages", kinds)
	}
}

// narrow tests that on a terminal only logs and what is said of them may be
// wider than a screen.
func narrow(t *testing.T, p explain.Page) {
	t.Helper()
	p.Trials = nil
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		var b bytes.Buffer
		if err := p.Text(&b, l, true); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(b.String()) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 80 {
				t.Errorf("%s, %s: %d columns: %s", p.Name, l, n, line)
			}
		}
		if text := b.String(); strings.Contains(text, "\x1b") || strings.Contains(text, "\n\n\n") || strings.HasSuffix(text, "\n\n") {
			t.Errorf("%s, %s: colours or empty lines too many", p.Name, l)
		}
	}
}

// A word is found in letters of any size, a slug that is a switch too stands
// for both.
func TestFind(t *testing.T) {
	book := explain.New(judge)
	for word, want := range map[string]string{
		"w03": "W03", "Raise-After-Thought": "W03", "F14": "F14", "cut-by-hash": "F14", "ANTE": "ante",
		"allow-unused": "A01", "reverse-bluff": "C01 reverse-bluff", "": "", "W99": "", "W": "",
	} {
		var got []string
		for _, topic := range book.Find(word) {
			got = append(got, topic.Name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: got %v, want %s", word, got, want)
		}
	}
	for word, want := range map[string]string{
		"raise-after-thougt": "raise-after-thought", "opening-lader": "opening-ladder", "cut-by-has": "cut-by-hash", "zzz": "",
	} {
		if got := book.Nearest(word); got != want {
			t.Errorf("%q: got %q, want %q", word, got, want)
		}
	}
}

// Every topic but the switches is in one family, and every family has some.
func TestFamilies(t *testing.T) {
	book := explain.New(judge)
	listed := 0
	for _, l := range book.All() {
		listed += len(l.Topics)
		if len(l.Topics) == 0 || l.Title.EN == l.Title.IT {
			t.Errorf("%s: nothing, or one language only", l.Title.EN)
		}
	}
	if want := len(book.Topics()); listed != want {
		t.Errorf("got %d topics in families, want %d", listed, want)
	}
	if l, ok := book.Family("w"); !ok || len(l.Topics) != 8 {
		t.Errorf("family w: got %v %t", l, ok)
	}
	if _, ok := book.Family("Z"); ok {
		t.Error("got a family Z")
	}
}

// Docs has a page for each topic and an index for each folder.
func TestDocs(t *testing.T) {
	if testing.Short() {
		t.Skip("makes every page")
	}
	book := explain.New(judge)
	pages, err := book.Docs()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := len(pages), len(book.Topics())+2; got != want {
		t.Errorf("got %d pages, want %d", got, want)
	}
	for name, text := range pages {
		for _, half := range []string{"\n## English\n", "\n## Italiano\n"} {
			if n := strings.Count(string(text), half); n != 1 && !strings.HasSuffix(name, "README.md") {
				t.Errorf("%s: got %d times %q", name, n, half)
			}
		}
		if strings.Count(string(text), "```")%2 != 0 || !utf8.Valid(text) {
			t.Errorf("%s: an open fence, or no UTF-8", name)
		}
	}
}

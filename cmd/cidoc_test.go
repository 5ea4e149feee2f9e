package cmd_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apertura/format"
)

const ciPage = "../docs/ci.md"

// statusTable makes the rows of the exit statuses of check, from its help.
func statusTable(t *testing.T, l string) string {
	t.Helper()
	help := printed([]string{"help", "check", "--lang", l}, "")
	_, rows, found := strings.Cut(help, map[string]string{"en": "\nExit status:\n", "it": "\nStato di uscita:\n"}[l])
	if !found {
		t.Fatalf("the help of check has no exit statuses:\n%s", help)
	}
	b := ""
	for line := range strings.Lines(rows) {
		status, what, _ := strings.Cut(strings.TrimSpace(line), "  ")
		b += fmt.Sprintf("| %s | %s |\n", status, what)
	}
	return b
}

// The page has the exit statuses that the help has; GOLDIE_UPDATE=1 writes
// them anew.
func TestCIStatuses(t *testing.T) {
	text := page(t, ciPage)
	want := text
	for _, l := range []string{"en", "it"} {
		open := "<!-- statuses check " + l + " -->\n"
		i := strings.Index(want, open)
		if i < 0 {
			t.Fatalf("the page does not ask for the exit statuses in %s", l)
		}
		head := strings.SplitAfterN(want[i+len(open):], "\n", 3)
		end := i + strings.Index(want[i:], "<!-- end -->")
		want = want[:i] + open + head[0] + head[1] + statusTable(t, l) + want[end:]
	}
	switch {
	case want == text:
	case os.Getenv("GOLDIE_UPDATE") != "":
		if err := os.WriteFile(ciPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is stale: GOLDIE_UPDATE=1 go test ./cmd writes it anew", ciPage)
	}
}

// keysOf lists the names of a mapping's keys.
func keysOf(v format.Value) (out []string) {
	for k := range v.Pairs() {
		out = append(out, k.Text())
	}
	return out
}

// readYAML reads a piece of YAML, which must have nothing wrong with it.
func readYAML(t *testing.T, text string) format.Value {
	t.Helper()
	v, faults := format.ReadTree([]byte(text), "page")
	for _, f := range faults {
		t.Errorf("%s\nhas %s: %s", text, f.Code, f.Message)
	}
	return v
}

// What the page gives to copy is YAML, calls hooks that there are, and
// commands with flags that there are.
func TestCIRecipes(t *testing.T) {
	var hooks []string
	for h := range readYAML(t, page(t, "../.pre-commit-hooks.yaml")).Items() {
		hooks = append(hooks, h.Key("id").Text())
		for _, key := range []string{"name", "description", "entry", "language", "types", "pass_filenames"} {
			if !h.Key(key).Said() {
				t.Errorf("%s does not say %s", h.Key("id").Text(), key)
			}
		}
	}
	blocks := regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllStringSubmatch(page(t, ciPage), -1)
	if len(blocks) != 3 {
		t.Fatalf("got %d recipes, want 3", len(blocks))
	}
	var called []string
	for repo := range readYAML(t, blocks[0][1]).Key("repos").Items() {
		for h := range repo.Key("hooks").Items() {
			called = append(called, h.Key("id").Text())
		}
	}
	if !slices.Equal(called, hooks) {
		t.Errorf("the page calls %v, the hooks are %v", called, hooks)
	}
	if got := keysOf(readYAML(t, blocks[1][1])); !slices.Equal(got, []string{"name", "on", "permissions", "jobs"}) {
		t.Errorf("got %v in the workflow", got)
	}
	if got := keysOf(readYAML(t, blocks[2][1]).Key("logs")); !slices.Equal(got, []string{"image", "script", "artifacts"}) {
		t.Errorf("got %v in the job", got)
	}
	help := printed([]string{"help", "check", "--lang", "en"}, "")
	for _, b := range blocks {
		for _, m := range regexp.MustCompile(`apertura"? check (.*)`).FindAllStringSubmatch(b[1], -1) {
			for _, flag := range regexp.MustCompile(`--[a-z-]+`).FindAllString(m[1], -1) {
				if !strings.Contains(help, flag+" ") {
					t.Errorf("%s: check has no flag %s", m[0], flag)
				}
			}
		}
	}
}

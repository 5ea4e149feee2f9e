package checks

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
)

const wordsFolder = "../../testdata/golden/words"

// TestWords pins what each check says of its breaches, what was found and what
// is wanted too, which a person does not read: a file a check. GOLDIE_UPDATE=1
// writes them.
func TestWords(t *testing.T) {
	h := sample()
	var asked []string
	for _, c := range Catalogue() {
		var b strings.Builder
		seen := map[string]bool{}
		for _, k := range c.Breaches {
			for _, s := range samples(k, len(h.Log.Acts)) {
				w := c.Word(h, &s)
				text := fmt.Sprintf("%s\nfound %s\nwanted %s\n", both(w.Message), both(w.Found), both(w.Wanted))
				if w.Amount {
					text += "an amount\n"
				}
				if key := fmt.Sprint(k, text); !seen[key] {
					seen[key] = true
					fmt.Fprintf(&b, "%s\n%s\n", word(s.Verdict), text)
				}
			}
		}
		name := c.Code + ".txt"
		asked = append(asked, name)
		pin(t, name, strings.TrimSuffix(b.String(), "\n"))
	}
	files, err := os.ReadDir(wordsFolder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !slices.Contains(asked, f.Name()) {
			t.Errorf("no check asks for %s", f.Name())
		}
	}
}

func both(t lang.Text) string { return t.EN + "\n   " + t.IT }

func word(v format.Verdict) string {
	switch v {
	case format.Violation:
		return "violation"
	case format.Unverifiable:
		return "unverifiable"
	}
	return "remark"
}

// pin compares a text with its file.
func pin(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join(wordsFolder, name)
	if os.Getenv("GOLDIE_UPDATE") != "" {
		if err := os.MkdirAll(wordsFolder, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
	}
}

package cmd_test

import (
	"os"
	"strings"
	"testing"

	"apertura/cmd"
)

// block returns the last block of a kind in a page.
func block(t *testing.T, page, kind string) string {
	t.Helper()
	i := strings.LastIndex(page, "```"+kind+"\n")
	text, _, found := strings.Cut(page[max(i, 0)+len(kind)+4:], "```\n")
	if i < 0 || !found {
		t.Fatalf("no block of %s", kind)
	}
	return text
}

// What the tutorial ends with can be done with the evening it has written, and
// leaves the files it names; both tutorials come to the same hands.
func TestTutorial(t *testing.T) {
	var ledgers []string
	for _, c := range []struct{ page, log string }{
		{"../docs/tutorial.md", "friday.yaml"}, {"../docs/tutorial.it.md", "venerdi.yaml"},
	} {
		text := page(t, c.page)
		t.Run(c.log, func(t *testing.T) {
			t.Chdir(t.TempDir())
			if err := os.WriteFile(c.log, []byte(block(t, text, "yaml")), 0o600); err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(block(t, text, "sh")) {
				words := strings.Fields(line)
				status, _, errs := runIn(cmd.Environment{}, words[1:]...)
				if words[0] != "apertura" || status != 0 {
					t.Errorf("%s: got %d\n%s", strings.TrimSpace(line), status, errs)
				}
				for i, w := range words {
					if w != "-o" {
						continue
					}
					if made, err := os.ReadFile(words[i+1]); err != nil || !strings.Contains(string(made), "Dino") {
						t.Errorf("%s: got %v and %d bytes, want the hand with Dino", words[i+1], err, len(made))
					}
				}
			}
			_, ledger, _ := runIn(cmd.Environment{}, "ledger", "--format", "csv", c.log)
			ledgers = append(ledgers, strings.ReplaceAll(ledger, c.log, ""))
		})
	}
	if len(ledgers) == 2 && ledgers[0] != ledgers[1] {
		t.Errorf("two evenings: got\n%s\nand\n%s", ledgers[0], ledgers[1])
	}
}

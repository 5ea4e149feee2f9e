package cmd_test

import (
	"bytes"
	"path/filepath"
	"slices"
	"testing"

	"github.com/sebdah/goldie/v2"
)

const replays = "testdata/golden/replay"

// TestReplays pins what people see of whole evenings, in both languages.
func TestReplays(t *testing.T) {
	t.Chdir("..")
	g := goldie.New(t, goldie.WithFixtureDir(replays), goldie.WithNameSuffix(""))
	var asked []string
	for _, log := range below(t, "testdata/hands", ".yaml") {
		name := filepath.Base(log) + ".txt"
		en := output("replay", "--lang", "en", log+".yaml")
		it := output("replay", "--lang", "it", "--hide", log+".yaml")
		g.Assert(t, name, slices.Concat(en, []byte("\n"), it))
		asked = append(asked, filepath.Join(replays, name))
	}
	for name, args := range map[string][]string{
		"giovedi.it.md":      {"--format", "markdown", "--lang", "it", "testdata/hands/giovedi.yaml"},
		"seven-faults.en.md": {"--format", "markdown", "--lang", "en", "testdata/hands/seven-faults.yaml"},
		"opening.en.svg":     {"--format", "svg", "--lang", "en", "--hand", "2", "--to", "2", "testdata/hands/seven-faults.yaml"},
		"showdown.it.svg":    {"--format", "svg", "--lang", "it", "--hand", "1", "--hide", "--to", "10", "testdata/hands/giovedi.yaml"},
	} {
		g.Assert(t, name, output(append([]string{"replay"}, args...)...))
		asked = append(asked, filepath.Join(replays, name))
	}
	for _, name := range below(t, replays, "") {
		if filepath.Ext(name) != "" && !slices.Contains(asked, name) {
			t.Errorf("no log asks for %s", name)
		}
	}
}

// Every hand of the corpus can be shown, in every shape and language, with each
// of its findings at an act, and no sentence lacks a word.
func TestReplaysOfTheCorpus(t *testing.T) {
	if testing.Short() {
		t.Skip("asks every log")
	}
	t.Chdir("..")
	for _, log := range below(t, "testdata/corpus", ".yaml") {
		for _, l := range []string{"en", "it"} {
			got := output("replay", "--lang", l, "--show", "unverifiable,remarks", log+".yaml")
			if len(got) == 0 || bytes.Contains(got, []byte("%!")) || bytes.Contains(got, []byte("fault of the program")) {
				t.Errorf("%s in %s: got\n%s", log, l, got)
			}
		}
		got := output("replay", "--format", "html", "--quiz", "--show", "unverifiable,remarks", log+".yaml")
		if !bytes.HasSuffix(bytes.TrimSpace(got), []byte("</html>")) || bytes.Contains(got, []byte("%!")) || bytes.Contains(got, []byte("fault of the program")) {
			t.Errorf("%s: no page, or a sentence lacks a word:\n%s", log, got)
		}
	}
}

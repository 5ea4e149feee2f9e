package cmd_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/sebdah/goldie/v2"
)

const ledgerGoldens = "testdata/golden/ledger"

// TestLedger pins the two evenings of testdata/hands/ledger.yaml, added up for
// people in both languages and for other programs.
func TestLedger(t *testing.T) {
	t.Chdir("..")
	const log = "testdata/hands/ledger.yaml"
	g := goldie.New(t, goldie.WithFixtureDir(ledgerGoldens), goldie.WithNameSuffix(""))
	forms := map[string][]string{
		"en.txt":      {"--lang", "en"},
		"it.txt":      {"--lang", "it"},
		"ledger.json": {"--format", "json"},
		"ledger.csv":  {"--format", "csv"},
	}
	for name, flags := range forms {
		g.Assert(t, name, output(append(append([]string{"ledger"}, flags...), log)...))
	}
	for _, name := range below(t, ledgerGoldens, "") {
		if file, err := filepath.Rel(ledgerGoldens, name); err != nil || file != "." && !slices.Contains([]string{"en.txt", "it.txt", "ledger.json", "ledger.csv"}, file) {
			t.Errorf("no form asks for %s", name)
		}
	}
}

// Machine forms do not depend on the language of the reader.
func TestLedgerForMachines(t *testing.T) {
	for _, form := range []string{"json", "csv"} {
		en := output("ledger", "--lang", "en", "--format", form, "../testdata/hands/ledger.yaml")
		it := output("ledger", "--lang", "it", "--format", form, "../testdata/hands/ledger.yaml")
		if !slices.Equal(en, it) {
			t.Errorf("%s: got two outputs, want one", form)
		}
	}
}

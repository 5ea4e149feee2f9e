package cmd

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apertura/cmd/internal/coverage"
	"apertura/cmd/internal/explain"
	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
)

const docs = "../docs/"

// TestExplainPages keeps docs/checks and docs/switches what `explain` says.
// GOLDIE_UPDATE=1, or go generate, writes them anew.
func TestExplainPages(t *testing.T) {
	if testing.Short() {
		t.Skip("makes every page")
	}
	pages, err := newBook().Docs()
	if err != nil {
		t.Fatal(err)
	}
	update := os.Getenv("GOLDIE_UPDATE") != ""
	for name, want := range pages {
		if update {
			if err := os.MkdirAll(filepath.Dir(docs+name), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(docs+name, want, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if got, err := os.ReadFile(docs + name); err != nil || !bytes.Equal(got, want) {
			t.Errorf("docs/%s is stale: go generate ./cmd writes it anew", name)
		}
	}
	for _, folder := range []string{"checks/", "switches/"} {
		files, err := os.ReadDir(docs + folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if pages[folder+f.Name()] == nil {
				t.Errorf("docs/%s%s is about nothing: take it out", folder, f.Name())
			}
		}
	}
}

// logsBelow lists the logs of a folder.
func logsBelow(t *testing.T, folder string) []string {
	t.Helper()
	var out []string
	err := filepath.WalkDir(folder, func(name string, _ os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".yaml") {
			out = append(out, name)
		}
		return err
	})
	if err != nil || len(out) == 0 {
		t.Fatalf("no logs below %s: %v", folder, err)
	}
	return out
}

// A judged is a log of the corpus with what is found in it.
type judged struct {
	name, log string
	found     []format.Diagnostic
}

// under judges the log once more under one value of a switch, if it has it.
func (l *judged) under(s house.Switch, value string) []format.Diagnostic {
	j := newJudge(replay.Config{Base: house.Classico(), Open: load.OpenRules})
	if s.Name != "" {
		j.Rules.Change = func(r house.Rules) house.Rules {
			r, _ = s.With(r, value)
			return r
		}
	}
	found, _, _ := j.Text(l.name, l.log)
	return found
}

// decided reports whether a finding of a code is gone under another value.
func (l *judged) decided(code string, s house.Switch) bool {
	count := func(list []format.Diagnostic) (n int) {
		for i := range list {
			if list[i].Code == code && list[i].Verdict != format.Unverifiable {
				n++
			}
		}
		return n
	}
	now := count(l.found)
	return now > 0 && slices.ContainsFunc(coverage.Tried(s), func(v string) bool { return count(l.under(s, v)) < now })
}

// Of every finding of the corpus, the page of its code has the switch that it
// names among those that decide it; and of each that stands there, some finding
// of the corpus is gone under another value.
func TestPagesNameTheSwitches(t *testing.T) {
	if testing.Short() {
		t.Skip("asks every log")
	}
	var logs []judged
	named := map[string]bool{} // "W03 immediate-raise"
	for _, name := range append(logsBelow(t, "../testdata/corpus"), logsBelow(t, "../testdata/hands")...) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		l := judged{name: name, log: string(src)}
		l.found = l.under(house.Switch{}, "")
		logs = append(logs, l)
		for i := range l.found {
			if d := &l.found[i]; d.Switch != nil {
				named[d.Code+" "+d.Switch.Name] = true
			}
		}
	}
	book := newBook()
	for _, topic := range book.Topics() {
		if topic.Kind != explain.Check {
			continue
		}
		p, err := book.Page(topic)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range p.Deciding {
			pair := topic.Name + " " + s.Name
			if !named[pair] && !slices.ContainsFunc(logs, func(l judged) bool { return l.decided(topic.Name, s) }) {
				t.Errorf("%s: its page says that %s decides it, which no finding of the corpus shows", topic.Name, s.Name)
			}
			delete(named, pair)
		}
	}
	for pair := range named {
		t.Errorf("%s: a finding of the corpus names the switch, the page of its code does not", pair)
	}
}

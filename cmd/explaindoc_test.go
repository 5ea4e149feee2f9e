package cmd

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestExplainPages keeps docs/checks and docs/switches what `explain` says.
// GOLDIE_UPDATE=1, or go generate, writes them anew.
func TestExplainPages(t *testing.T) {
	pages, err := newBook().Docs()
	if err != nil {
		t.Fatal(err)
	}
	const docs = "../docs/"
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
			if pages[folder+f.Name()] != nil {
				continue
			}
			if t.Errorf("docs/%s%s is about nothing", folder, f.Name()); update {
				os.Remove(docs + folder + f.Name())
			}
		}
	}
}

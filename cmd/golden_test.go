package cmd_test

import (
	"bytes"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apertura/cmd"

	"github.com/sebdah/goldie/v2"
)

const goldens = "testdata/golden/check"

// below lists the files of a folder with an ending, without it.
func below(t *testing.T, root, ending string) []string {
	t.Helper()
	var out []string
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ending) {
			out = append(out, strings.TrimSuffix(name, ending))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// output runs the program and returns all it prints.
func output(args ...string) []byte {
	var b bytes.Buffer
	cmd.Main(args, strings.NewReader(""), &b, &b, cmd.Environment{Getenv: func(string) string { return "" }})
	return b.Bytes()
}

// TestRendered pins what a person reads of every log, in both languages, and
// what another program reads of whole evenings. What is found is not its
// business: the logs' own expect is.
func TestRendered(t *testing.T) {
	t.Chdir("..")
	g := goldie.New(t, goldie.WithFixtureDir(goldens), goldie.WithNameSuffix(""))
	var asked []string
	pin := func(name string, text []byte) {
		asked = append(asked, filepath.Join(goldens, name))
		g.Assert(t, name, text)
	}
	for _, folder := range []string{"corpus", "hands"} {
		for _, log := range below(t, filepath.Join("testdata", folder), ".yaml") {
			name, err := filepath.Rel("testdata", log)
			if err != nil {
				t.Fatal(err)
			}
			en := output("check", "--lang", "en", "--show", "unverifiable,remarks", log+".yaml")
			it := output("check", "--lang", "it", "--show", "unverifiable,remarks", log+".yaml")
			pin(name+".txt", slices.Concat(en, []byte("\n"), it))
			if bytes.Contains(en, []byte("%!")) || bytes.Contains(it, []byte("%!")) {
				t.Errorf("%s: a sentence lacks a word", log)
			}
			if folder == "hands" {
				pin(name+".json", output("check", "--format", "json", log+".yaml"))
			}
		}
	}
	for _, name := range below(t, goldens, "") {
		if ext := filepath.Ext(name); ext != "" && !slices.Contains(asked, name) {
			t.Errorf("no log asks for %s", name)
		}
	}
}

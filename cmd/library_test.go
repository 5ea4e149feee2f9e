package cmd_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const libraryPage = "../docs/library.md"

// blocks returns what stands in the fenced blocks of one language, in order.
func blocks(text, language string) []string {
	var out []string
	for _, m := range regexp.MustCompile("(?ms)^```"+language+"\n(.*?)^```$").FindAllStringSubmatch(text, -1) {
		out = append(out, m[1])
	}
	return out
}

var exampleFunc = regexp.MustCompile(`(?ms)^func (Example\w*)\(\) \{\n(.*?)^\}$`)

// Every block of Go but the first, which is a program, is the body of an
// example that the tests of its package run, and every example is shown.
func TestLibraryExamples(t *testing.T) {
	bodies := map[string]string{}
	for _, s := range tree(t) {
		if filepath.Base(s.file) != "example_test.go" {
			continue
		}
		for _, m := range exampleFunc.FindAllStringSubmatch(page(t, "../"+s.file), -1) {
			var body strings.Builder
			for line := range strings.Lines(m[2]) {
				body.WriteString(strings.TrimPrefix(line, "\t"))
			}
			bodies[filepath.Dir(s.file)+"."+m[1]] = body.String()
		}
	}
	shown := blocks(page(t, libraryPage), "go")[1:]
	for name, body := range bodies {
		if !strings.Contains(body, "// Output:\n") {
			t.Errorf("%s has no output: it is not run", name)
		}
		if !slices.Contains(shown, body) {
			t.Errorf("%s does not show %s as it is run:\n%s", libraryPage, name, body)
		}
	}
	if len(shown) != len(bodies) {
		t.Errorf("%s: got %d examples, want %d", libraryPage, len(shown), len(bodies))
	}
}

// The program of the page, in a module of its own beside this one, made by the
// commands of the page, prints what the page shows.
func TestLibraryProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	beside := t.TempDir()
	dir := filepath.Join(beside, "serata")
	text := page(t, libraryPage)
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(blocks(text, "go")[0]), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(root, filepath.Join(beside, "apertura")); err != nil {
		t.Skip(err)
	}
	var out []byte
	for line := range strings.Lines(blocks(text, "sh")[0]) {
		words := strings.Fields(line)
		command := exec.Command(words[0], words[1:]...)
		command.Dir = dir
		// Without paths in it, what is built in one folder is good for the next.
		command.Env = append(os.Environ(), "PWD="+dir, "GOFLAGS=-trimpath", "GOWORK=")
		if words[1] == "run" {
			out, err = command.Output()
		} else {
			_, err = command.Output()
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if want := blocks(text, "text")[0]; string(out) != want {
		t.Errorf("the program of %s prints\n%swant\n%s", libraryPage, out, want)
	}
}

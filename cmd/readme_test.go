package cmd_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"apertura/cmd"
)

// documents are the pages whose console blocks are run.
var documents = []string{
	"README.md", "docs/ledger.md", "docs/replay.md", "docs/rules.md", "docs/tutorial.md", "docs/tutorial.it.md", "docs/why.md",
}

const prompt = "$ go run ./cmd/apertura "

// Everything a page shows is what the program prints; GOLDIE_UPDATE=1 writes
// the output anew.
func TestDocumentsShowRealOutput(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(root)
	for _, name := range documents {
		page, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		got, commands := rerun(string(page))
		if commands == 0 {
			t.Errorf("%s: no command found", name)
		}
		if got == string(page) {
			continue
		}
		if os.Getenv("GOLDIE_UPDATE") != "" {
			if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		t.Errorf("%s is stale: got\n%s", name, got)
	}
}

// rerun replaces the output in every console block by what its commands print
// now, and counts the commands. What they read from the keyboard, or from a
// file that stands in no folder, is the log shown last.
func rerun(page string) (string, int) {
	var out, log strings.Builder
	commands, inside := 0, ""
	for _, line := range strings.SplitAfter(page, "\n") {
		switch text := strings.TrimSuffix(line, "\n"); {
		case inside == "" && text == "```yaml":
			inside = text
			log.Reset()
		case inside == "" && text == "```console":
			inside = text
		case inside != "" && text == "```":
			inside = ""
		case inside == "```yaml":
			log.WriteString(line)
		case inside == "```console" && strings.HasPrefix(text, prompt):
			commands++
			out.WriteString(line)
			out.WriteString(printed(strings.Fields(strings.TrimPrefix(text, prompt)), log.String()))
			continue
		case inside == "```console":
			continue
		}
		out.WriteString(line)
	}
	return out.String(), commands
}

// printed runs a command as `go run` shows it.
func printed(args []string, stdin string) string {
	var out bytes.Buffer
	if last := args[len(args)-1]; strings.HasSuffix(last, ".yaml") && !strings.Contains(last, "/") {
		args = append(args[:len(args)-1], "--stdin-name", last, "-")
	}
	status := cmd.Main(args, strings.NewReader(stdin), &out, &out, cmd.Environment{Getenv: func(string) string { return "" }})
	if status != 0 {
		fmt.Fprintf(&out, "exit status %d\n", status)
	}
	return out.String()
}

// The two commands of the README are those that CI and this test rely on.
func TestReadmeCommands(t *testing.T) {
	page, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	want := "```sh\ngo run ./cmd/apertura check testdata/hands/giovedi.yaml\ngo test ./...\n```\n"
	if !strings.Contains(string(page), want) {
		t.Errorf("the README does not show its two commands:\n%s", want)
	}
}

package cmd_test

import (
	"bytes"
	"strings"
	"testing"

	"apertura/cmd"
)

// A list of several lines is not cut after the first.
func TestListsOfOneLine(t *testing.T) {
	for _, args := range [][]string{
		{"new", "--players", "Anna,Bruno\nCarla"},
		{"check", "--ignore", "W03\nT", "-"},
		{"check", "--select", "W03\r\nT", "-"},
		{"check", "--show", "house\nremarks", "-"},
		{"check", "--compare", "casa\ncircolo", "-"},
		{"check", "--format", "json\ntext=a", "-"},
	} {
		var out, errs bytes.Buffer
		status := cmd.Main(args, strings.NewReader(""), &out, &errs, cmd.Environment{Getenv: func(string) string { return "" }})
		want := "apertura: " + args[1] + " has no value "
		if status != 2 || out.Len() > 0 || !strings.HasPrefix(errs.String(), want) {
			t.Errorf("%q: got status %d, %q and %q, want 2 and %q", args, status, out.String(), errs.String(), want)
		}
	}
}

// A file's name does nothing to a terminal, also where it is written.
func TestNewTellsPlainName(t *testing.T) {
	t.Chdir(t.TempDir())
	var out, errs bytes.Buffer
	status := cmd.Main([]string{"new", "a\x1b[31m.yaml"}, nil, &out, &errs, cmd.Environment{Getenv: func(string) string { return "" }})
	if status != 0 || out.String() != "a\\x1b[31m.yaml: written\n" {
		t.Errorf("got status %d, %q and %q", status, out.String(), errs.String())
	}
}

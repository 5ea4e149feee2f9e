package cmd_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"apertura/cmd"
)

// run runs the program in the world given.
func runIn(env cmd.Environment, args ...string) (status int, out, errs string) {
	if env.Getenv == nil {
		env.Getenv = func(string) string { return "" }
	}
	var o, e bytes.Buffer
	status = cmd.Main(args, strings.NewReader(""), &o, &e, env)
	return status, o.String(), e.String()
}

// Whatever the number of jobs, what is said is the same, and in the order of
// the files.
func TestJobs(t *testing.T) {
	took := regexp.MustCompile(` in [^;]*;`)
	for _, args := range [][]string{
		{"check", "--verbose", "--fail-on", "never", "--show", "unverifiable,remarks", "../testdata/corpus/sources", "../testdata/corpus/format", "nosuch.yaml"},
		{"check", "--format", "json", "../testdata/corpus/rules", "../testdata/corpus/switches"},
		{"check", "--compare", "classico,casa", "../testdata/corpus/sources"},
	} {
		if testing.Short() {
			args = slices.DeleteFunc(args, func(a string) bool { return strings.HasPrefix(a, "../testdata") })
			args = append(args, "../testdata/corpus/puzzles", "../testdata/hands")
		}
		status, out, errs := runIn(cmd.Environment{}, append(args, "--jobs", "1")...)
		if len(out) < 1000 {
			t.Fatalf("got %s%s", out, errs)
		}
		for _, n := range []string{"2", "7", "0", "100000"} {
			s, o, e := runIn(cmd.Environment{}, append(args, "--jobs", n)...)
			if s != status || o != out || took.ReplaceAllString(e, "") != took.ReplaceAllString(errs, "") {
				t.Errorf("%s with --jobs %s is not what it is with 1", args[0], n)
			}
		}
	}
}

// singled makes a document of each hand of a list that is written as most are.
func singled(log string) []byte {
	var out bytes.Buffer
	listed := false
	for line := range strings.Lines(log) {
		switch {
		case line == "hands:\n":
			listed = true
			continue
		case listed && strings.HasPrefix(line, "  - "):
			out.WriteString("---\n")
			line = line[len("  - "):]
		case listed && strings.HasPrefix(line, "    "):
			line = line[len("    "):]
		case !strings.HasPrefix(line, " ") && strings.TrimSpace(line) != "":
			listed = false
		}
		out.WriteString(line)
	}
	return out.Bytes()
}

// Whoever reads the documents, what is said of the corpus is the same, log by
// log and in one of all sessions, and nobody needs what was seen before.
func TestReaders(t *testing.T) {
	if testing.Short() {
		t.Skip("asks every log twice")
	}
	var all bytes.Buffer
	logs := below(t, "../testdata", ".yaml")
	for i := range logs {
		logs[i] += ".yaml"
		text, err := os.ReadFile(logs[i])
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
		all.WriteString("\n---\n")
	}
	whole := filepath.Join(t.TempDir(), "all.yaml")
	if err := os.WriteFile(whole, all.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	single := filepath.Join(t.TempDir(), "single.yaml")
	if err := os.WriteFile(single, singled(all.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, log := range append(logs, whole, single) {
		args := []string{"check", "--fail-on", "never", "--show", "unverifiable,remarks,house", "--format", "json", log}
		status, out, errs := runIn(cmd.Environment{}, append(args, "--jobs", "1")...)
		for _, more := range [][]string{{"--reader", "yaml", "--jobs", "1"}, {"--jobs", "2"}} {
			if s, o, e := runIn(cmd.Environment{Spoil: true}, append(args, more...)...); s != status || o != out || e != errs {
				t.Errorf("%s with %v is not what it is without", log, more)
			}
		}
	}
	if status, _, errs := runIn(cmd.Environment{}, "check", "--reader", "toml", "../testdata/hands"); status != 2 || !strings.Contains(errs, "yaml") {
		t.Errorf("got %d and %q of a reader that there is not", status, errs)
	}
}

// A run that takes long tells how far it is, at a terminal and nowhere else,
// and nothing of that is left.
func TestProgress(t *testing.T) {
	dir := t.TempDir()
	for i := range 5 {
		log := fmt.Sprintf("apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\nhands:\n  - {hand: %d, dealer: Anna, opening: tutti passano}\n", i)
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i, ".yaml")), []byte(log), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var now time.Time
	clock := func() time.Time {
		now = now.Add(150 * time.Millisecond)
		return now
	}
	for _, c := range []struct {
		name  string
		env   cmd.Environment
		args  []string
		tells bool
	}{
		{"a terminal", cmd.Environment{ErrTerminal: true, Now: clock}, nil, true},
		{"Italian", cmd.Environment{ErrTerminal: true, Now: clock}, []string{"--lang", "it"}, true},
		{"quiet", cmd.Environment{ErrTerminal: true, Now: clock}, []string{"--quiet"}, false},
		{"no terminal", cmd.Environment{Now: clock}, nil, false},
		{"within a second", cmd.Environment{ErrTerminal: true, Now: func() time.Time { return now }}, nil, false},
	} {
		status, _, errs := runIn(c.env, append([]string{"check", "--jobs", "1", dir}, c.args...)...)
		if status != 0 || (errs != "") != c.tells {
			t.Errorf("%s: got %d %q, want told: %t", c.name, status, errs, c.tells)
		}
		want := "\r\x1b[K2 of 5 logs, 2 hands"
		if c.name == "Italian" {
			want = "\r\x1b[K2 di 5 verbali, 2 mani"
		}
		if c.tells && (!strings.Contains(errs, want) || !strings.HasSuffix(errs, "\r\x1b[K")) {
			t.Errorf("%s: got %q, want %q and nothing left", c.name, errs, want)
		}
	}
}

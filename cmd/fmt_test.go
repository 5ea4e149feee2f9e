package cmd_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"apertura/cmd"
	dealt "apertura/replay/evening"
	"apertura/replay/house"
)

// fmtOf runs the command on a log and returns what it writes.
func fmtOf(t *testing.T, log string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	args = append(append([]string{"fmt"}, args...), "-")
	status := cmd.Main(args, strings.NewReader(log), &out, &errs, cmd.Environment{Getenv: func(string) string { return "" }})
	if status != 0 || errs.Len() > 0 {
		t.Fatalf("%v: got status %d and %q", args, status, errs.String())
	}
	return out.String()
}

// What docs/format.md shows of the canonical form is what fmt makes of it.
func TestFormatPageShowsCanonicalForm(t *testing.T) {
	text := page(t, formatPage)
	for _, l := range []string{"en", "it"} {
		_, rest, found := strings.Cut(text, "<!-- fmt "+l+" -->\n```yaml\n")
		before, rest, _ := strings.Cut(rest, "```\n")
		_, rest, _ = strings.Cut(rest, "```yaml\n")
		after, _, _ := strings.Cut(rest, "```\n")
		if got := fmtOf(t, before); !found || got != after {
			t.Errorf("%s: got\n%s\nwant\n%s", l, got, after)
		}
	}
}

// The logs that people learn from are in canonical form, and the pots in them
// are those that fmt writes.
func TestSamplesAreCanonical(t *testing.T) {
	for _, name := range []string{sampleLog, "../testdata/hands/giovedi.yaml", "../testdata/hands/seven-faults.yaml", "../testdata/hands/ledger.yaml"} {
		log := page(t, name)
		if got := fmtOf(t, log); got != log {
			t.Errorf("%s: got\n%s", name, got)
		}
	}
	for line := range strings.Lines(fmtOf(t, page(t, "../testdata/hands/giovedi.yaml"), "--pots")) {
		if i := strings.Index(line, "  # "); i >= 0 && strings.Trim(line[i:], " #.0123456789\n") == "" {
			t.Errorf("got %q, want what the pot is", line)
		}
	}
}

// Pots are written, change nothing when written again, and can be taken out.
func TestPotsOfEvenings(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 9))
		names := house.Presets()
		rules, _ := house.Preset(names[int(seed)%len(names)])
		log := string(dealt.New(rng, dealt.Config{Players: 2 + int(seed%5), Hands: 5, Rules: rules}).Text(rng))
		bare := fmtOf(t, log)
		with := fmtOf(t, bare, "--pots")
		if again := fmtOf(t, with, "--pots"); again != with || fmtOf(t, with) != with {
			t.Errorf("seed %d: again:\n%s\nwant\n%s", seed, again, with)
		}
		if off := fmtOf(t, with, "--pots=off"); off != bare {
			t.Errorf("seed %d: taken out:\n%s\nwant\n%s", seed, off, bare)
		}
		if !strings.Contains(with, "# piatto ") && !strings.Contains(with, "# pot ") {
			t.Errorf("seed %d: no pot in\n%s", seed, with)
		}
	}
}

// Nothing of a file is lost when it cannot be written, and a link stays one.
func TestFmtWrites(t *testing.T) {
	dir := t.TempDir()
	const log = "players: [{name: Anna}]\napertura:  1\n"
	target := filepath.Join(dir, "real", "a.yaml")
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(target, []byte(log), 0o640); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(dir, "link.yaml")
	if err := os.Symlink(filepath.Join("real", "a.yaml"), link); err != nil {
		t.Skip(err)
	}
	run := func() (int, string) {
		var out, errs bytes.Buffer
		status := cmd.Main([]string{"fmt", "--write", link}, strings.NewReader(""), &out, &errs, cmd.Environment{Getenv: func(string) string { return "" }})
		return status, out.String() + errs.String()
	}
	if status, said := run(); status != 0 || said != "" {
		t.Errorf("got status %d and %q", status, said)
	}
	got := page(t, target)
	info, err := os.Stat(target)
	if want := "apertura: 1\nplayers: [{name: Anna}]\n"; err != nil || got != want || info.Mode().Perm() != 0o640 {
		t.Errorf("got %q, %v, want %q with its permissions", got, info.Mode(), want)
	}
	if l, err := os.Lstat(link); err != nil || l.Mode()&os.ModeSymlink == 0 {
		t.Errorf("got %v, want a link", l.Mode())
	}
	before := fmt.Sprint(info.ModTime())
	run()
	if info, _ = os.Stat(target); fmt.Sprint(info.ModTime()) != before {
		t.Error("what does not change was written")
	}
	if entries, _ := os.ReadDir(filepath.Dir(target)); len(entries) != 1 {
		t.Errorf("got %v, want nothing left beside the log", entries)
	}
}

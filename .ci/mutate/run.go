package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

const corpus = "the corpus"

// holders are the tests that may notice a mutant, in the order they are asked:
// the package and what to run of it.
var holders = [...][2]string{
	{"./replay", "."},
	{"./replay/evening", "."},
	{"./validate/checks", "."},
	{"./cmd", "TestRendered"},
	{"./cmd", "TestScripts|TestReadmeCommands|TestLedger"},
	{"./validate", "."},
	{"./cmd", "TestOutcomesOfNoSwitch"},
}

// A trial is one thing that may notice a mutant.
type trial struct {
	name string
	dir  string
	args []string
	took time.Duration
}

// built is the engine with all mutants in it, compiled.
type built struct {
	dir  string
	runs []trial
}

func (b *built) remove() { _ = os.RemoveAll(b.dir) }

// build compiles the program and the tests.
func build(p *pkg, tests bool) (*built, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	b := &built{dir: dir}
	over, err := p.overlay(dir)
	if err != nil {
		return b, err
	}
	program := filepath.Join(dir, "apertura")
	if _, err := output("go", "build", "-overlay", over, "-o", program, "./cmd/apertura"); err != nil {
		return b, err
	}
	b.runs = append(b.runs, trial{name: corpus, dir: ".", args: []string{program, "test", "--lang", "en", "testdata/corpus"}})
	if !tests {
		return b, nil
	}
	made := map[string]string{}
	for i, h := range holders {
		if made[h[0]] == "" {
			made[h[0]] = filepath.Join(dir, fmt.Sprint("holder", i))
			if _, err := output("go", "test", "-c", "-overlay", over, "-o", made[h[0]], h[0]); err != nil {
				return b, err
			}
		}
		b.runs = append(b.runs, trial{name: "tests of " + h[0] + " " + h[1], dir: h[0], args: []string{made[h[0]], "-test.failfast", "-test.run", h[1]}})
	}
	return b, nil
}

// measure runs everything with all mutants asleep. The corpus has to pass; tests
// that do not are not asked.
func (b *built) measure() error {
	kept := b.runs[:0]
	for _, r := range b.runs {
		start := time.Now()
		out, err := r.once(0, time.Minute)
		switch {
		case err == nil:
			r.took = time.Since(start)
			kept = append(kept, r)
		case r.name == corpus:
			return fmt.Errorf("%s fails without a mutant: %w\n%s", r.name, err, out)
		default:
			fmt.Printf("not asked, for they fail as it is: %s (%s)\n", r.name, firstFault(out, err))
		}
	}
	b.runs = kept
	return nil
}

// noticed returns which run notices a mutant first, "" for none, and what it
// said.
func (b *built) noticed(id int) (by, how string) {
	for i := range b.runs {
		r := &b.runs[i]
		if out, err := r.once(id, 10*r.took+time.Second); err != nil {
			return r.name, firstFault(out, err)
		}
	}
	return "", ""
}

func (r *trial) once(id int, limit time.Duration) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	c := exec.CommandContext(ctx, r.args[0], r.args[1:]...)
	c.Dir = r.dir
	c.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(id), "NO_COLOR=1")
	out, err := c.CombinedOutput()
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return "does not end", err
	}
	return string(out), err
}

// firstFault returns the first line of a report that says what is wrong.
func firstFault(out string, err error) string {
	for line := range strings.Lines(out) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "testdata/") {
			return line
		}
		if strings.HasPrefix(line, "FAIL") || strings.HasPrefix(line, "--- FAIL") || strings.HasPrefix(line, "panic:") ||
			strings.HasPrefix(line, "fatal error:") || line == "does not end" {
			return line
		}
	}
	return err.Error()
}

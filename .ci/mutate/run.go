package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	corpus = "the corpus"
	golden = "the golden text of the corpus"
)

// A holder is a test that may notice a mutant: the package, what to run of it
// and what not.
type holder struct{ pkg, run, skip string }

// Left out is what looks at the source, what is slow and asks nothing that is
// not asked elsewhere, what counts allocations, and scripts: they run in an
// environment of their own, where no mutant wakes.
var holders = []holder{
	{"./replay", ".", ""},
	{"./replay/proof", ".", ""},
	{"./replay/rank", ".", "TestAppendWinnersKeepsWhatIsThere"},
	{"./replay/house", ".", ""},
	{"./replay/evening", ".", "TestEveningsReachEverything"},
	{"./validate", ".", ""},
	{"./validate/checks", ".", ""},
	{"./cmd", "TestFigures", ""},
	{"./cmd", ".", "TestFigures|TestRendered|Switch|TestCorpus|TestScripts|TestOutputThatFails|TestInterrupt|TestImports|TestArchitecture|TestLibrary|TestRankRefuses|TestWatch|TestSchema|TestLinks|TestOutfile|TestJobs|TestPots|TestNoInit|TestEveryPackage|TestNewIsClean|TestReplayPage|TestReplayQuiz|TestReaderWho"},
}

// reader is the program that reads logs of the corpus, and stops at the first
// whose expect or whose golden text is another.
const reader = `package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"apertura/cmd"
)

func run(args ...string) (string, int) {
	var b bytes.Buffer
	status := cmd.Main(args, strings.NewReader(""), &b, &b, cmd.Environment{Getenv: func(string) string { return "" }})
	return b.String(), status
}

func main() {
	for _, log := range os.Args[1:] {
		en, _ := run("check", "--lang", "en", "--show", "unverifiable,remarks", log)
		it, _ := run("check", "--lang", "it", "--show", "unverifiable,remarks", log)
		if want, err := os.ReadFile("testdata/golden/check/" + strings.TrimPrefix(strings.TrimSuffix(log, ".yaml"), "testdata/") + ".txt"); err == nil && string(want) == en+"\n"+it {
			continue
		}
		if out, status := run("test", "--lang", "en", log); status != 0 {
			fmt.Print(out)
			os.Exit(1)
		}
		fmt.Println(log, "reads otherwise")
		os.Exit(2)
	}
}
`

// A trial is one thing that may notice a mutant.
type trial struct {
	name    string
	dir     string
	args    []string
	took    time.Duration // of the processor
	reaches []byte        // 1 at the number of each mutant it comes by
}

// built is the engine with all mutants in it, compiled.
type built struct {
	dir   string
	marks string  // the file a run without a mutant marks
	n     int     // how many mutants
	logs  []trial // a log each, those that reach least first
	tests []trial // the quickest first
}

func (b *built) remove() { _ = os.RemoveAll(b.dir) }

// build compiles the program and the tests. Where it cannot, it leaves nothing
// behind.
func build(ps []*pkg, n int, tests bool) (*built, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	b := &built{dir: dir, n: n, marks: filepath.Join(dir, "marks")}
	if err := b.compile(ps, tests); err != nil {
		b.remove()
		return nil, err
	}
	return b, nil
}

func (b *built) compile(ps []*pkg, tests bool) error {
	over, err := overlay(ps, b.dir)
	if err != nil {
		return err
	}
	program := filepath.Join(b.dir, "reader")
	if _, err := output("go", "build", "-overlay", over, "-o", program, "./cmd/reader"); err != nil {
		return err
	}
	err = filepath.WalkDir("testdata/corpus", func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".yaml") {
			b.logs = append(b.logs, trial{name: name, dir: ".", args: []string{program, name}})
		}
		return err
	})
	if err != nil || !tests {
		return err
	}
	made := map[string]string{}
	for i, h := range holders {
		if made[h.pkg] == "" {
			made[h.pkg] = filepath.Join(b.dir, fmt.Sprint("holder", i))
			if _, err := output("go", "test", "-c", "-overlay", over, "-o", made[h.pkg], h.pkg); err != nil {
				return err
			}
		}
		b.tests = append(b.tests, trial{name: "tests of " + h.pkg + " " + h.run, dir: h.pkg,
			args: []string{made[h.pkg], "-test.short", "-test.failfast", "-test.run", h.run, "-test.skip", h.skip}})
	}
	return nil
}

// measure runs everything with all mutants asleep, and has it mark those it
// comes by. Logs have to pass; tests that do not are not asked.
func (b *built) measure() error {
	start := time.Now()
	for i := range b.logs {
		if out, err := b.mark(&b.logs[i]); err != nil {
			return fmt.Errorf("%s fails without a mutant: %w\n%s", b.logs[i].name, err, out)
		}
	}
	fmt.Fprintf(os.Stderr, "%d logs read in %s\n", len(b.logs), time.Since(start).Round(time.Second))
	kept := b.tests[:0]
	for _, r := range b.tests {
		if out, err := b.mark(&r); err != nil {
			fmt.Printf("not asked, for they fail as it is: %s (%s)\n", r.name, firstFault(out, err))
			continue
		}
		kept = append(kept, r)
	}
	b.tests = kept
	count := func(t trial) (n int) {
		for _, r := range t.reaches {
			n += int(r)
		}
		return n
	}
	slices.SortStableFunc(b.logs, func(a, b trial) int { return count(a) - count(b) })
	slices.SortStableFunc(b.tests, func(a, b trial) int { return int(a.took - b.took) })
	return nil
}

func (b *built) mark(t *trial) (out string, err error) {
	if err := os.WriteFile(b.marks, make([]byte, b.n+1), 0o600); err != nil {
		return "", err
	}
	if out, t.took, err = t.once(-1, 5*time.Minute, "MUTANT_MARKS="+b.marks); err == nil {
		t.reaches, err = os.ReadFile(b.marks)
	}
	return out, err
}

// noticed returns which run notices a mutant first, "" for none, and what it
// said. It asks only what comes by the mutant: a few logs, more, all of them,
// then the tests.
func (b *built) noticed(id int) (by, how string) {
	var logs []trial
	for _, l := range b.logs {
		if l.reaches[id] == 1 {
			logs = append(logs, l)
		}
	}
	for _, n := range []int{8, 64, len(logs)} {
		if n = min(n, len(logs)); n == 0 {
			break
		}
		some := b.corpus(logs[:n])
		if out, _, err := some.once(id, some.took, ""); err != nil {
			if exit := (&exec.ExitError{}); errors.As(err, &exit) && exit.ExitCode() == 2 && strings.Contains(out, "reads otherwise") {
				return golden, firstFault(out, err)
			}
			return corpus, firstFault(out, err)
		}
		logs = logs[n:]
	}
	for i := range b.tests {
		if t := &b.tests[i]; t.reaches[id] == 1 {
			if out, _, err := t.once(id, t.took, ""); err != nil {
				return t.name, firstFault(out, err)
			}
		}
	}
	return "", ""
}

// corpus is one trial of some logs.
func (b *built) corpus(logs []trial) *trial {
	some := trial{name: corpus, dir: ".", args: slices.Clone(b.logs[0].args[:1])}
	for _, l := range logs {
		some.args = append(some.args, l.name)
		some.took += l.took
	}
	return &some
}

// reached reports whether anything comes by a mutant at all.
func (b *built) reached(id int) bool {
	return slices.ContainsFunc(slices.Concat(b.logs, b.tests), func(t trial) bool { return t.reaches[id] == 1 })
}

// once runs a trial. What should take so long has four times that and two
// seconds of the processor, whoever else is at it.
func (t *trial) once(id int, long time.Duration, more string) (string, time.Duration, error) {
	seconds := 3 + int(4*long/time.Second)
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration(10*seconds)*time.Second)
	defer cancel()
	c := exec.CommandContext(ctx, t.args[0], t.args[1:]...)
	c.Dir = t.dir
	c.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(id), "MUTANT_SECONDS="+strconv.Itoa(seconds), "NO_COLOR=1", more)
	out, err := c.CombinedOutput()
	var took time.Duration
	if c.ProcessState != nil {
		took = c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	}
	if errors.Is(ctx.Err(), context.DeadlineExceeded) || err != nil && took >= time.Duration(seconds)*time.Second {
		return "does not end", took, err
	}
	return string(out), took, err
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

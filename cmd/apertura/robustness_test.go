//go:build unix

package main_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"apertura/format/lang"
)

const robustnessPage = "../../docs/robustness.md"

// What the program may take at most: a base and so many times the largest
// document that it is fed.
const (
	memoryBase  = 256 << 20
	memoryRatio = 48
)

// A feed is one hostile input: files made in a fresh folder, and how the program
// is run there.
type feed struct {
	heavy bool
	make  func(t *testing.T)
	args  []string // without them: check .
	stdin func() io.Reader
	out   func(t *testing.T, c *exec.Cmd) // instead of standard output
	other bool                            // other files are judged all the same
}

const (
	table = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"
	first = "  - hand: 1\n    dealer: Anna\n    ante: 2\n    opening: tutti passano\n"
	next  = "  - hand: 2\n    dealer: Bruno\n    opening: tutti passano\n"
)

// put makes a file of pieces, the n-th of them as often as it says.
func put(name string, pieces ...any) func(*testing.T) {
	return func(t *testing.T) {
		t.Helper()
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		times := 1
		for _, p := range pieces {
			switch p := p.(type) {
			case int:
				times = p
			case string:
				for many := strings.Repeat(p, min(times, 1024)); times > 0; times -= 1024 {
					io.WriteString(f, many[:len(p)*min(times, 1024)])
				}
				times = 1
			}
		}
	}
}

// log is a log with something in its first of two hands.
func log(pieces ...any) func(*testing.T) {
	return put("hostile.yaml", append(append([]any{table + "hands:\n" + first}, pieces...), next)...)
}

func all(makers ...func(*testing.T)) func(*testing.T) {
	return func(t *testing.T) {
		t.Helper()
		for _, m := range makers {
			m(t)
		}
	}
}

func link(to, name string) func(*testing.T) {
	return func(t *testing.T) {
		t.Helper()
		if err := os.Symlink(to, name); err != nil {
			t.Fatal(err)
		}
	}
}

// repeated is a stream of pieces without end, or so many of them.
func repeated(head string, piece func(i int) string, n int) func() io.Reader {
	return func() io.Reader {
		r, w := io.Pipe()
		go func() {
			_, err := io.WriteString(w, head)
			for i := 0; i < n && err == nil; i++ {
				_, err = io.WriteString(w, piece(i))
			}
			w.Close()
		}()
		return r
	}
}

const forever = math.MaxInt

func evening(i int) string {
	return fmt.Sprintf("---\nhand: %d\ndealer: Anna\nopening:\n%s", i, strings.Repeat("- X passa\n", 1000))
}

// files makes folders of so many files, of which one in a thousand is a log. The
// others of a folder are one file by many names, which is quicker to make.
func files(n int) func(*testing.T) {
	return func(t *testing.T) {
		t.Helper()
		for i := range n / 1000 {
			dir := fmt.Sprint("d", i)
			if err := os.Mkdir(dir, 0o755); err != nil {
				t.Fatal(err)
			}
			put(dir+"/0.yaml", table+"hands:\n"+first)(t)
			put(dir+"/1.yaml", "title: no log\n")(t)
			for j := 2; j < 1000; j++ {
				if err := os.Link(dir+"/1.yaml", fmt.Sprintf("%s/%d.yaml", dir, j)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// chain makes so many house files that stand one on another, and the last.
func chain(n int) func(*testing.T) {
	return func(t *testing.T) {
		t.Helper()
		for i := range n {
			put(fmt.Sprintf("r%d.yaml", i), fmt.Sprintf("preset: ./r%d.yaml\n", i+1))(t)
		}
		put(fmt.Sprintf("r%d.yaml", n), "ante: all\n")(t)
	}
}

func toFull(t *testing.T, c *exec.Cmd) {
	t.Helper()
	f, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { f.Close() })
	c.Stdout = f
}

// toNobody is a pipe whose reader goes after the first line.
func toNobody(t *testing.T, c *exec.Cmd) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	c.Stdout = w
	t.Cleanup(func() { w.Close() })
	go func() {
		r.Read(make([]byte, 100))
		r.Close()
	}()
}

// interrupted sends the program a signal once it has written something.
func interrupted(_ *testing.T, c *exec.Cmd) {
	c.Stdout = &trigger{to: c.Stdout, then: func() { c.Process.Signal(os.Interrupt) }}
}

// A trigger is a writer that does something once, at the first byte.
type trigger struct {
	to   io.Writer
	then func()
}

func (w *trigger) Write(p []byte) (int, error) {
	if w.then != nil {
		w.then()
		w.then = nil
	}
	return w.to.Write(p)
}

// feeds are the rows of the page, by name.
func feeds() map[string]feed {
	aliases := "    note:\n      a: &a [x, x, x, x, x, x, x, x, x]\n"
	for c := 'b'; c < 'k'; c++ {
		aliases += fmt.Sprintf("      %c: &%[1]c [%[2]s]\n", c, strings.TrimSuffix(strings.Repeat(fmt.Sprintf("*%c, ", c-1), 9), ", "))
	}
	stranger := `<b>&"'\e[31m\u202e`
	return map[string]feed{
		"alias bomb":               {make: log(aliases), other: true},
		"open brackets":            {make: log("    note: ", 100_000, "[", "\n"), other: true},
		"closed brackets":          {make: log("    note: ", 100_000, "[", 100_000, "]", "\n"), other: true},
		"dashes":                   {make: log("    note:\n      ", 100_000, "- ", "x\n"), other: true},
		"endless line":             {make: log("    note: ", 40<<20, "x", "\n"), other: true},
		"long line":                {make: log("    note: ", 8<<20, "x", "\n"), other: true},
		"long name":                {make: put("hostile.yaml", "apertura: 1\nplayers: [{name: ", 1<<20, "x", "}, {name: Anna}]\nhands:\n"+first), other: true},
		"too many lines":           {make: log(3<<20, "   -\n"), other: true},
		"too many hands":           {make: put("hostile.yaml", table+"hands: [", 1<<20, "{}, ", "{}]\n"), other: true},
		"lines that say nothing":   {make: log(1<<20, "# -, : [\n", 4<<20, "\n"), other: true},
		"hands in brackets":        {make: put("hostile.yaml", table+"hands: [{hand: 1, dealer: Anna, ante: 2}, {hand: 2, ante: {Anna: 2]}, {hand: 3}]\n"), other: true},
		"too many values":          {make: log("    note: [", 200_000, "a, ", "]\n"), other: true},
		"too many keys":            {make: log(100_000, "    ante: 2\n"), other: true},
		"too many faults":          {make: log("    opening:\n", 30_000, "    \t- X passa\n"), other: true},
		"16 MiB of hands":          {make: put("hostile.yaml", table+"hands:\n"+first, 200_000, "  - {opening: tutti passano, note: nobody could open and the pot stays}\n"), heavy: true, other: true},
		"over 16 MiB":              {make: put("hostile.yaml", table+"hands:\n"+first, 17<<10, "#"+strings.Repeat("x", 1022)+"\n", "---\nhand: 2\nopening: tutti passano\n"), other: true},
		"NUL":                      {make: log("    note: a\x00b\n"), other: true},
		"only NUL":                 {make: put("hostile.yaml", 1<<20, "\x00"), args: []string{"check", "hostile.yaml", "good.yaml"}, other: true},
		"bad UTF-8":                {make: log("    note: perch\xe9\n"), other: true},
		"UTF-16":                   {make: put("hostile.yaml", "\xff\xfea\x00p\x00"), args: []string{"check", "hostile.yaml", "good.yaml"}, other: true},
		"NEL and U+2028":           {make: log("    title: \u0085\u2028\n"), other: true},
		"mixed line ends":          {make: put("hostile.yaml", strings.ReplaceAll(table, "\n", "\r\n")+"hands:\n"+first), other: true},
		"a return on its own":      {make: log("    note: a\rb\n"), other: true},
		"a document without end":   {stdin: repeated("", func(int) string { return strings.Repeat("\x00", 1<<16) }, forever), args: []string{"check", "-", "good.yaml"}, other: true},
		"signs in names":           {make: put("hostile.yaml", "apertura: 1\nplayers: [{name: Anna}, {name: \""+strings.ReplaceAll(stranger, `"'`, `\"'`)+"\"}]\nhands:\n  - hand: 1\n    dealer: Anna\n    ante: 2\n    opening: Anna passa\n    result: \""+strings.ReplaceAll(stranger, `"'`, `\"'`)+" x\"\n"), other: true},
		"signs in a file's name":   {make: put("a\x1b[31m\u202e\n.yaml", table+"hands:\n"+first+"    x: 1\n"), other: true},
		"a link to itself":         {make: link("hostile.yaml", "hostile.yaml"), args: []string{"check", "hostile.yaml", "good.yaml"}, other: true},
		"a folder in itself":       {make: link(".", "loop"), other: true},
		"a folder for a log":       {make: func(t *testing.T) { os.Mkdir("hostile.yaml", 0o755) }, other: true},
		"a file that is not there": {args: []string{"check", "nosuch.yaml", "good.yaml"}, other: true},
		"100,000 files":            {make: files(100_000), heavy: true, other: true},
		"a million findings":       {stdin: repeated(table+"hands: []\n", evening, 1000), args: []string{"check", "-", "good.yaml"}, heavy: true, other: true},
		"a full disk":              {args: []string{"check", "good.yaml"}, out: toFull},
		"a reader who goes":        {stdin: repeated(table+"hands: []\n", evening, 100), args: []string{"check", "-"}, out: toNobody},
		"an interrupt":             {stdin: repeated(table+"hands: []\n", evening, forever), args: []string{"check", "-"}, out: interrupted},
		"house files in a chain":   {make: all(chain(20), put("hostile.yaml", table+"rules: {preset: ./r0.yaml}\nhands:\n"+first)), other: true},
		"house files in a circle":  {make: all(link("r0.yaml", "r1.yaml"), put("r0.yaml", "preset: ./r0.yaml\n"), put("hostile.yaml", table+"rules: {preset: ./r0.yaml}\nhands:\n"+first)), other: true},
		"house file over 1 MiB":    {make: put("r.yaml", "# ", 2<<20, "x", "\n"), args: []string{"check", "--rules", "./r.yaml", "good.yaml"}},
	}
}

var judged = regexp.MustCompile(`\b[1-9]\d* (judged|giudicat[ae])`)

// Every row of the page holds: what is said, the exit status, that the other
// file is judged, and the memory all this took. Linux counts that of whoever
// starts a program as the program's own: no large test may be beside this one.
func TestRobustness(t *testing.T) {
	program := filepath.Join(t.TempDir(), "apertura")
	if text, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, text)
	}
	text, err := os.ReadFile(robustnessPage)
	if err != nil {
		t.Fatal(err)
	}
	list := feeds()
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		_, rest, _ := strings.Cut(string(text), "<!-- robustness "+l.String()+" -->\n")
		table, _, _ := strings.Cut(rest, "\n<!-- end -->")
		rows := strings.Split(table, "\n")
		rows = rows[min(2, len(rows)):] // behind the head
		if len(rows) != len(list) {
			t.Errorf("%s: got %d rows, want %d", l, len(rows), len(list))
		}
		for _, row := range rows {
			cells := strings.Split(strings.Trim(strings.TrimSpace(row), "|"), " | ")
			if len(cells) != 4 {
				t.Fatalf("row %q has not 4 cells", row)
			}
			name, says, status := strings.TrimSpace(cells[0]), strings.Trim(cells[2], "` "), strings.TrimSpace(cells[3])
			f, ok := list[name]
			t.Run(l.String()+" "+name, func(t *testing.T) {
				switch {
				case !ok:
					t.Fatal("nothing is fed under this name")
				case f.heavy && (testing.Short() || l != lang.EN):
					t.Skip("heavy")
				}
				f.run(t, program, l, says, status)
			})
		}
	}
}

func (f feed) run(t *testing.T, program string, l lang.Lang, says, status string) {
	t.Chdir(t.TempDir())
	put("good.yaml", table+"hands:\n"+first)(t)
	if f.make != nil {
		f.make(t)
	}
	args := f.args
	if args == nil {
		args = []string{"check", "."}
	}
	c := exec.Command(program, append(args, "--lang", l.String())...)
	c.WaitDelay = time.Second
	var out ends
	var errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	if f.stdin != nil {
		c.Stdin = f.stdin()
	}
	if f.out != nil {
		f.out(t, c)
	}
	err := c.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) && !errors.Is(err, exec.ErrWaitDelay) {
		t.Logf("run: %v", err)
	}
	got := fmt.Sprint(c.ProcessState.ExitCode())
	if w := c.ProcessState.Sys().(syscall.WaitStatus); w.Signaled() {
		got = w.Signal().String()
	}
	said := out.String() + errs.String()
	if got != status {
		t.Errorf("got status %s, want %s\n%.2000s", got, status, said)
	}
	if !strings.Contains(said, says) {
		t.Errorf("got\n%.3000s\nwant %s", said, says)
	}
	if strings.Contains(said, "goroutine ") || strings.ContainsAny(said, "\x1b\u202e\x00") {
		t.Errorf("got a stack, or raw signs:\n%.2000q", said)
	}
	if f.other && !judged.MatchString(said) {
		t.Errorf("got\n%.2000s\nwant the other file judged", said)
	}
	if usage, ok := c.ProcessState.SysUsage().(*syscall.Rusage); ok && runtime.GOOS == "linux" {
		used, most := int64(usage.Maxrss)<<10, int64(memoryBase+memoryRatio*min(largest(t), 16<<20))
		t.Logf("%d MiB", used>>20)
		if used > most {
			t.Errorf("took %d MiB, want at most %d", used>>20, most>>20)
		}
	}
}

// largest is the size of the largest file fed.
func largest(t *testing.T) int64 {
	names, err := filepath.Glob("*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	most := int64(0)
	for _, n := range names {
		if info, err := os.Lstat(n); err == nil && info.Mode().IsRegular() {
			most = max(most, info.Size())
		}
	}
	return most
}

// ends keeps the beginning and the end of what is written to it.
type ends struct{ head, tail []byte }

func (e *ends) Write(p []byte) (int, error) {
	const most = 1 << 16
	if n := min(len(p), most-len(e.head)); n > 0 {
		e.head = append(e.head, p[:n]...)
	}
	e.tail = append(e.tail, p...)
	e.tail = e.tail[max(0, len(e.tail)-most):]
	return len(p), nil
}

func (e *ends) String() string { return string(e.head) + string(e.tail) }

package main_test

import (
	"cmp"
	"debug/elf"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// oneHand is a log of one hand, as people write it.
const oneHand = "../../testdata/corpus/evenings/side-pots.yaml"

// programOf builds a program as it is shipped, and copies it as one who installs it
// does: where the linker wrote it, it lies in small pages and starts more slowly.
func programOf(t testing.TB, folder string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "program")
	c := exec.Command("go", "build", "-o", name, folder)
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	if text, err := c.CombinedOutput(); err != nil {
		t.Fatalf("go build %s: %v\n%s", folder, err, text)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	name += "-installed"
	if err := os.WriteFile(name, text, 0o755); err != nil {
		t.Fatal(err)
	}
	return name
}

// BenchmarkStart starts `check` of one hand, and a program that links what any
// like it would and has the YAML library decode the same file, which is what to
// measure it by. They take turns, so that what the machine does besides is done
// to both.
func BenchmarkStart(b *testing.B) {
	programs := []struct {
		name string
		line []string
	}{
		{"reference", []string{programOf(b, "../../.ci/coldstart"), oneHand}},
		{"check", []string{programOf(b, "."), "check", oneHand}},
	}
	run := func(line []string) {
		if err := exec.Command(line[0], line[1:]...).Run(); err != nil {
			b.Fatalf("%v: %v", line, err)
		}
	}
	for i, by := range programs {
		b.Run("by="+by.name, func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				run(programs[1-i].line)
				b.StartTimer()
				run(by.line)
			}
		})
	}
}

// TestStartIsStatic looks whether another program, the dynamic linker, has to be
// started first.
func TestStartIsStatic(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("not an ELF file")
	}
	f, err := elf.Open(programOf(t, "."))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP || p.Type == elf.PT_DYNAMIC {
			t.Errorf("got a %v, want a program that needs no linker", p.Type)
		}
	}
}

// What a package may allocate before main begins: room for some functions that are
// called once.
const (
	mostBytes  = 2 << 10
	mostAllocs = 32
)

// heavyInits are the libraries that do more than that, or take long, and why we put
// up with it.
func heavyInits() map[string]string {
	return map[string]string{
		"github.com/olekukonko/tablewriter/pkg/twwidth":  "the tables of lists and reports: room for 8192 widths, and an expression",
		"github.com/olekukonko/errors":                   "comes with it: a pool that is filled, and expressions",
		"github.com/olekukonko/ll":                       "comes with it: what it would log",
		"gopkg.in/yaml.v3":                               "logs that our own reader leaves to it: maps and expressions of what YAML has values for",
		"charm.land/lipgloss/v2":                         "the screen of replay: colours",
		"github.com/charmbracelet/ultraviolet":           "the screen of replay: the table of keys",
		"github.com/charmbracelet/x/ansi":                "the screen of replay: what it does to text",
		"github.com/charmbracelet/x/ansi/parser":         "the screen of replay: the table of what a terminal understands",
		"github.com/mattn/go-runewidth":                  "the screen of replay: how wide signs are in the locale",
		"github.com/aymanbagabas/go-udiff":               "fmt --diff: an expression for reading diffs, which we never do",
		"github.com/klauspost/compress/internal/snapref": "logs packed as .zst: a table of checksums",
	}
}

var initLine = regexp.MustCompile(`(?m)^init (\S+) @\S+ ms, (\S+) ms clock, (\d+) bytes, (\d+) allocs$`)

// An initCost is what a package takes before main begins, at best.
type initCost struct {
	ms            float64
	bytes, allocs int
}

// initCosts starts the program so many times and reads what Go says of each
// package.
func initCosts(t *testing.T, times int, line ...string) map[string]initCost {
	t.Helper()
	out := map[string]initCost{}
	for range times {
		c := exec.Command(line[0], line[1:]...)
		var told strings.Builder
		c.Stderr = &told
		c.Env = append(os.Environ(), "GODEBUG=inittrace=1")
		if err := c.Run(); err != nil {
			t.Fatalf("%v: %v\n%s", line, err, &told)
		}
		for _, m := range initLine.FindAllStringSubmatch(told.String(), -1) {
			name := strings.ReplaceAll(m[1], "%2e", ".")
			ms, _ := strconv.ParseFloat(m[2], 64)
			bytes, _ := strconv.Atoi(m[3])
			allocs, _ := strconv.Atoi(m[4])
			best, met := out[name]
			if !met {
				best = initCost{ms, bytes, allocs}
			}
			out[name] = initCost{min(best.ms, ms), min(best.bytes, bytes), min(best.allocs, allocs)}
		}
	}
	return out
}

// TestStart lists the packages whose init takes over 0.1 ms, at best of many starts.
// A table, an expression or a template is made when it is first needed: packages of
// ours are held to that by what they allocate, which is the same on every machine,
// and so are libraries but for those that are known. Of these none may be new that
// takes long either, by the measure of a package of Go that fills some maps.
func TestStart(t *testing.T) {
	costs := initCosts(t, 20, programOf(t, "."), "check", oneHand)
	if len(costs) == 0 {
		t.Fatal("Go says nothing of any package")
	}
	long := max(0.1, 4*costs["unicode"].ms)
	known := heavyInits()
	names := slices.SortedFunc(maps.Keys(costs), func(a, b string) int {
		return cmp.Or(cmp.Compare(costs[b].ms, costs[a].ms), cmp.Compare(a, b))
	})
	var list strings.Builder
	for _, name := range names {
		c := costs[name]
		if c.ms > 0.1 {
			fmt.Fprintf(&list, "\n%.2f ms  %6d bytes  %4d allocations  %s  %s", c.ms, c.bytes, c.allocs, name, known[name])
		}
		first, _, _ := strings.Cut(name, "/")
		if first != "apertura" && first != "main" && !strings.Contains(first, ".") {
			continue // Go's own
		}
		if heavy := c.bytes > mostBytes || c.allocs > mostAllocs; (heavy || c.ms > long) && known[name] == "" {
			t.Errorf("%s: got %.2f ms and %d bytes in %d allocations before main, want at most %.2f ms and %d bytes in %d, or a reason",
				name, c.ms, c.bytes, c.allocs, long, mostBytes, mostAllocs)
		}
	}
	t.Logf("over 0.1 ms, at best:%s", &list)
	for name := range known {
		if _, ok := costs[name]; !ok {
			t.Errorf("%s is not linked any more: want it off the list", name)
		}
	}
}

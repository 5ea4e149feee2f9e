package cmd

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"apertura/cmd/internal/load"
	"apertura/format/lang"
	"apertura/replay"
)

// ways are how two logs are judged: one behind the other, in one batch of small
// ones, and side by side.
var ways = []struct {
	name  string
	jobs  uint
	large bool
}{{"one job", 1, false}, {"a batch", 2, false}, {"side by side", 2, true}}

// twoLogs writes two logs of several documents and returns their names.
func twoLogs(t *testing.T, large bool) []string {
	t.Helper()
	t.Chdir(t.TempDir())
	names := []string{"a.yaml", "b.yaml"}
	for _, name := range names {
		var log strings.Builder
		if large {
			log.WriteString(strings.Repeat("# all evening long\n", 1000))
		}
		log.WriteString("apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n")
		for i := range 20 {
			fmt.Fprintf(&log, "---\nhand: %d\ndealer: Anna\nopening: tutti passano\n", i+1)
		}
		if err := os.WriteFile(name, []byte(log.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return names
}

// What breaks while a report is written costs the file it was of, and nobody
// else, with however many jobs, and at whichever document.
func TestCrashOfAReport(t *testing.T) {
	for _, way := range ways {
		for _, at := range []int{1, 7, 21} {
			t.Run(fmt.Sprint(way.name, ", document ", at), func(t *testing.T) {
				names := twoLogs(t, way.large)
				var errs bytes.Buffer
				g := &global{err: &errs, lang: lang.EN}
				seen := map[string]int{}
				l := &logFlags{many: way.jobs}
				read := l.judge(g, names, replay.Config{}, func(d *load.Document) {
					if seen[d.File]++; d.File == "a.yaml" && seen[d.File] == at {
						panic("a broken report")
					}
				})
				const want = "apertura: a.yaml: a fault of the program, not of the log: a broken report\n"
				if errs.String() != want || g.status != statusFault || read != 2 {
					t.Errorf("got %q, status %d and %d files, want %q, %d and 2", errs.String(), g.status, read, want, statusFault)
				}
				if seen["a.yaml"] != at || seen["b.yaml"] != 21 {
					t.Errorf("got %v, want %d of the first, and all 21 of the second", seen, at)
				}
			})
		}
	}
}

// How long a file took is the time of judging it, not that of those who write
// what comes of it.
func TestTookIsOfJudging(t *testing.T) {
	for _, way := range ways {
		names := twoLogs(t, way.large)
		synctest.Test(t, func(t *testing.T) { // whose clock stands while anything works
			var errs bytes.Buffer
			g := &global{err: &errs, lang: lang.EN, verbose: true}
			l := &logFlags{many: way.jobs}
			l.judge(g, names, replay.Config{}, func(*load.Document) { time.Sleep(time.Second) })
			if got := strings.Count(errs.String(), " in 0s;"); got != 2 {
				t.Errorf("%s: got %q, want two files that took no time", way.name, errs.String())
			}
		})
	}
}

// What breaks in the judging of a file outside any of its documents costs it
// alone too.
func TestCrashOfAJudge(t *testing.T) {
	for _, way := range ways {
		names := twoLogs(t, way.large)
		var errs bytes.Buffer
		g := &global{err: &errs, lang: lang.EN}
		l := &logFlags{many: way.jobs}
		broken := source{apart: true, one: func(j *load.Judge, f load.File, see func(*load.Document)) error {
			if f.Name == "a.yaml" {
				panic("a broken judge")
			}
			return j.File(f, see)
		}}
		seen := 0
		l.read(g, names, broken, func(*load.Document) { seen++ })
		if !strings.Contains(errs.String(), "a.yaml: a fault of the program") || g.status != statusFault || seen != 21 {
			t.Errorf("%s: got %q, status %d and %d documents, want %d and 21", way.name, errs.String(), g.status, seen, statusFault)
		}
	}
}

package cmd

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"apertura/cmd/internal/load"
	"apertura/replay"
)

// Small files go into batches that are not large, and others stand alone.
func TestBatches(t *testing.T) {
	t.Chdir(t.TempDir())
	for i, size := range []int{10, 20_000, 10, 10, 15_000, 15_000, 15_000, 0} {
		text := "apertura: 1\n" + strings.Repeat("#", max(size-12, 0))
		if size == 0 {
			text = ""
		}
		if err := os.WriteFile(fmt.Sprint(i, ".yaml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, _ := load.Find([]string{"0.yaml", "1.yaml", ".", "7.yaml"}, nil, "")
	var jobs []*job
	for _, f := range files {
		jobs = append(jobs, &job{file: f})
	}
	var got []string
	for _, b := range batches(jobs) {
		var names []string
		for _, j := range b.jobs {
			names = append(names, strings.TrimSuffix(j.file.Name, ".yaml"))
		}
		got = append(got, strings.Join(names, " "))
		if (b.documents == nil) == (b.all == nil) || (b.all == nil) != (len(names) == 1) {
			t.Errorf("batch %q: one of several files has all at once, one of one its documents", names)
		}
	}
	if want := []string{"0", "1", "2 3 4 5", "6", "7"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// What is found is judged as it was when it was found; beyond some megabytes it
// is read again.
func TestFoundIsKept(t *testing.T) {
	t.Chdir(t.TempDir())
	const log = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\nhands: []\n"
	for i := range 600 {
		text := log
		if i < 550 {
			text += strings.Repeat("#", 16_000)
		}
		if err := os.WriteFile(fmt.Sprintf("%03d.yaml", i), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var errs strings.Builder
	l := &logFlags{many: 1}
	g := &global{err: &errs}
	l.find(g, nil)
	for _, f := range l.files {
		if err := os.Remove(f.Name); err != nil {
			t.Fatal(err)
		}
	}
	read := l.judge(g, nil, replay.Config{}, func(*load.Document) {})
	if read < 500 || read > 599 {
		t.Errorf("got %d files of 600 that are no longer there, want 8 MiB of them", read)
	}
	if missing := strings.Count(errs.String(), "\n"); missing != 600-read {
		t.Errorf("got a word of %d missing files, want one of %d", missing, 600-read)
	}
}

package cmd_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"apertura/cmd"
)

// A board is a stream that one writes to and others look at.
type board struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *board) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

// since waits until something stands behind the first n bytes, and returns how
// many bytes there are then.
func (b *board) since(t *testing.T, n int, want string) int {
	t.Helper()
	for range 600 {
		b.mu.Lock()
		text := b.text.String()
		b.mu.Unlock()
		if strings.Contains(text[min(n, len(text)):], want) {
			return len(text)
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf("got %q, want %q behind byte %d", b.text.String(), want, n)
	return 0
}

// What changes is judged again: a log, a new one in a new folder, the settings
// above, the house file. An interrupt is how a watch ends.
func TestWatch(t *testing.T) {
	t.Chdir(t.TempDir())
	put := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	mkdir := func(name string) {
		t.Helper()
		if err := os.Mkdir(name, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	const log = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\nhands:\n  - {hand: 1, dealer: Anna, opening-at: J, opening: tutti passano}\n"
	mkdir("logs")
	mkdir("ours")
	put("logs/a.yaml", log)
	put("ours/rules.yaml", "ante: all\n")
	put(".apertura.yaml", "")
	var out, errs board
	stop, done := make(chan struct{}), make(chan int)
	go func() {
		done <- cmd.Main([]string{"check", "--watch", "--rules", "ours/rules.yaml", "logs"}, nil, &out, &errs,
			cmd.Environment{Getenv: func(string) string { return "" }, Interrupt: stop})
	}()
	at := out.since(t, 0, "1 file, 1 hand: 1 judged")
	errs.since(t, 0, "waiting for a change")
	for _, c := range []struct {
		name   string
		change func()
		want   string
	}{
		{"a log", func() { put("logs/a.yaml", strings.Replace(log, "at: J", "at: Q", 1)) }, "O08"},
		{"back", func() { put("logs/a.yaml", log) }, "0 errors, 0 warnings"},
		{"a log that is moved in", func() {
			put("b.new", log+"    x: 1\n")
			if err := os.Rename("b.new", "logs/b.yaml"); err != nil {
				t.Fatal(err)
			}
		}, "error F11"},
		{"one that goes", func() { os.Remove("logs/b.yaml") }, "1 file, 1 hand"},
		{"a folder", func() { mkdir("logs/in") }, "1 file, 1 hand"},
		{"a log in it", func() { put("logs/in/c.yaml", log) }, "2 files, 2 hands"},
		{"the house file", func() { put("ours/rules.yaml", "opening: Q\n") }, "O08"},
		{"the settings", func() { put(".apertura.yaml", "ignore: O08\n") }, "0 errors, 0 warnings"},
	} {
		t.Log(c.name)
		c.change()
		at = out.since(t, at, c.want)
	}
	close(stop)
	if status := <-done; status != 0 {
		t.Errorf("got status %d, want 0", status)
	}
	// Each report ends with its figures, and a line parts it from the next.
	out.mu.Lock()
	defer out.mu.Unlock()
	text := out.text.String()
	if reports, lines := strings.Count(text, " judged, "), strings.Count(text, "\n────────"); reports < 9 || lines != reports-1 {
		t.Errorf("got %d reports and %d lines between them:\n%s", reports, lines, text)
	}
}

// Between reports for programs there is nothing.
func TestWatchOfJSON(t *testing.T) {
	t.Chdir(t.TempDir())
	const log = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"
	if err := os.WriteFile("a.yaml", []byte(log), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, errs board
	stop, done := make(chan struct{}), make(chan int)
	go func() {
		done <- cmd.Main([]string{"check", "--watch", "--format", "json"}, nil, &out, &errs,
			cmd.Environment{Getenv: func(string) string { return "" }, Interrupt: stop})
	}()
	at := out.since(t, 0, "\n}\n")
	if err := os.WriteFile("a.yaml", []byte(log+"# more\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	out.since(t, at, "\n}\n")
	close(stop)
	<-done
	d := json.NewDecoder(strings.NewReader(out.text.String()))
	for n := 0; ; n++ {
		var v struct{ Files int }
		if err := d.Decode(&v); errors.Is(err, io.EOF) && n > 1 {
			return
		} else if err != nil || v.Files != 1 {
			t.Fatalf("report %d: got %+v and %v", n, v, err)
		}
	}
}

// A report among the logs, whatever it is called and by which way, is no change
// that counts.
func TestWatchOverlooksItsReports(t *testing.T) {
	t.Chdir(t.TempDir())
	const log = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"
	if err := os.Mkdir("logs", 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("logs/a.yaml", []byte(log), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("logs/c.yaml", "link"); err != nil {
		t.Skip(err)
	}
	var out, errs board
	stop, done := make(chan struct{}), make(chan int)
	go func() {
		done <- cmd.Main([]string{"check", "--watch", "--format", "junit=./logs/../logs/b.yaml,json=link", "logs"}, nil, &out, &errs,
			cmd.Environment{Getenv: func(string) string { return "" }, Interrupt: stop})
	}()
	at := errs.since(t, 0, "waiting for a change")
	for range 3 {
		time.Sleep(200 * time.Millisecond)
		if n := errs.since(t, 0, ""); n > at {
			t.Errorf("it runs again by itself")
			break
		}
	}
	if err := os.WriteFile("logs/a.yaml", []byte(log+"# more\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	errs.since(t, at, "waiting for a change")
	close(stop)
	if status := <-done; status != 0 {
		t.Errorf("got status %d, want 0", status)
	}
	for _, name := range []string{"logs/b.yaml", "logs/c.yaml"} {
		if _, err := os.Stat(name); err != nil {
			t.Error(err)
		}
	}
}

// A watch nobody can hear any more ends.
func TestWatchThatIsNotHeard(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.yaml", []byte("apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	stop, done := make(chan struct{}), make(chan int, 1)
	var errs board
	go func() {
		done <- cmd.Main([]string{"check", "--watch"}, nil, &full{err: syscall.ENOSPC}, &errs,
			cmd.Environment{Getenv: func(string) string { return "" }, Interrupt: stop})
	}()
	select {
	case status := <-done:
		if status != 2 {
			t.Errorf("got status %d, want 2", status)
		}
	case <-time.After(10 * time.Second):
		t.Error("it waits for a change")
		close(stop)
		<-done
	}
	errs.since(t, 0, "the disk is full")
}

package cmd_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"

	"apertura/cmd"
)

// evenings is an input of many documents, with a finding in each hand.
type evenings struct {
	left int // hands still to come
	buf  []byte
	then func()      // called at the end
	done atomic.Bool // all of it has been read; nobody waits for who reads
}

func (e *evenings) Read(p []byte) (int, error) {
	if e.buf == nil {
		e.buf = []byte("apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n---\nhand: 0\ndealer: Anna\nante: 2\n")
	}
	for len(e.buf) < len(p) && e.left > 0 {
		e.left--
		e.buf = append(e.buf, "---\nhand: x\n"...)
	}
	if len(e.buf) == 0 {
		e.done.Store(true)
		if e.then != nil {
			e.then()
		}
		return 0, io.EOF
	}
	n := copy(p, e.buf)
	e.buf = e.buf[n:]
	return n, nil
}

// full is a disk with so many bytes of room.
type full struct {
	bytes.Buffer
	room int
	err  error
}

func (f *full) Write(p []byte) (int, error) {
	if n := f.room - f.Len(); n < len(p) {
		f.Buffer.Write(p[:max(0, n)])
		return max(0, n), &writeError{f.err}
	}
	return f.Buffer.Write(p)
}

// writeError is how an operating system's error comes.
type writeError struct{ err error }

func (e *writeError) Error() string { return "write /dev/stdout: " + e.err.Error() }
func (e *writeError) Unwrap() error { return e.err }

// Output that cannot be written ends the run at once, whatever is left to read,
// with a message; a reader who has gone needs none.
func TestOutputThatFails(t *testing.T) {
	for _, c := range []struct {
		name, lang string
		err        error
		want       string
	}{
		{"a full disk", "en", syscall.ENOSPC, "apertura: writing output: the disk is full\n"},
		{"a full disk", "it", syscall.ENOSPC, "apertura: non si riesce a scrivere: il disco è pieno\n"},
		{"a broken disk", "en", syscall.EIO, "apertura: writing output: the disk fails\n"},
		{"a reader who has gone", "en", syscall.EPIPE, ""},
	} {
		for _, format := range []string{"text", "json"} {
			t.Run(fmt.Sprint(c.name, " ", c.lang, " ", format), func(t *testing.T) {
				in := &evenings{left: 20_000}
				var errs bytes.Buffer
				status := cmd.Main([]string{"check", "--lang", c.lang, "--format", format, "-"}, in, &full{room: 1000, err: c.err}, &errs,
					cmd.Environment{Getenv: func(string) string { return "" }})
				if status != 2 || errs.String() != c.want {
					t.Errorf("got status %d and %q, want 2 and %q", status, errs.String(), c.want)
				}
				if format == "text" && in.done.Load() {
					t.Errorf("read all of the log, though nobody could be told")
				}
			})
		}
	}
}

// An interrupt ends the run though a log never comes to its end. What has been
// found by then is written, and nothing by halves.
func TestInterrupt(t *testing.T) {
	for _, format := range []string{"text", "json"} {
		var out, errs bytes.Buffer
		status := 0
		synctest.Test(t, func(*testing.T) {
			stop, never := make(chan struct{}), make(chan struct{})
			in := &evenings{left: 300, then: func() { synctest.Wait(); close(stop); <-never }}
			status = cmd.Main([]string{"check", "--lang", "it", "--format", format, "-"}, in, &out, &errs,
				cmd.Environment{Getenv: func(string) string { return "" }, Interrupt: stop})
			close(never)
		})
		if want := "apertura: interrotto: il resoconto non è completo\n"; status != 2 || errs.String() != want {
			t.Errorf("%s: got status %d and %q, want 2 and %q", format, status, errs.String(), want)
		}
		switch text := out.String(); {
		case format == "json" && text != "":
			t.Errorf("got %.80q, want no JSON by halves", text)
		case format == "text" && (!strings.HasSuffix(text, "\n\n") || strings.Count(text, "F47") < 297): // the last is not whole, the one before held back
			t.Errorf("got %q, want whole findings", text[max(0, len(text)-200):])
		}
	}
}

// Whoever reads standard output may go at its end: a report for a file is whole
// by then, and nothing is said.
func TestReaderWhoGoesAtTheEnd(t *testing.T) {
	for _, command := range []string{"check", "test"} {
		for _, format := range []string{"json", "junit", "text"} {
			t.Run(command+" "+format, func(t *testing.T) {
				t.Chdir(t.TempDir())
				args := []string{command, "--format", format + ",json=r.json,junit=r.xml,text=r.txt", "-"}
				run := func(out io.Writer) (int, string) {
					var errs bytes.Buffer
					status := cmd.Main(args, &evenings{left: 300}, out, &errs, cmd.Environment{Getenv: func(string) string { return "" }})
					return status, errs.String()
				}
				var whole bytes.Buffer
				if status, errs := run(&whole); status != 1 || errs != "" || whole.Len() == 0 {
					t.Fatalf("got status %d and %q", status, errs)
				}
				want := map[string]string{}
				for _, name := range []string{"r.json", "r.xml", "r.txt"} {
					text, err := os.ReadFile(name)
					if err != nil || len(text) == 0 {
						t.Errorf("%s: got %d bytes and %v", name, len(text), err)
					}
					want[name] = string(text)
					os.Remove(name)
				}
				// All but the last bytes have room, or nothing at all.
				for _, room := range []int{whole.Len() - 5, 0} {
					if room == 0 && format == "text" {
						continue // which ends in the midst of it
					}
					if status, errs := run(&full{room: room, err: syscall.EPIPE}); status != 2 || errs != "" {
						t.Errorf("got status %d and %q, want 2 and not a word", status, errs)
					}
					for name, text := range want {
						if got, err := os.ReadFile(name); err != nil || string(got) != text {
							t.Errorf("%s: got %d bytes and %v, want %d", name, len(got), err, len(text))
						}
					}
				}
			})
		}
	}
}

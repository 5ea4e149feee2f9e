package load

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// everything returns all logs of the corpus, broken ones included, in one.
func everything(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	err := filepath.WalkDir("../../../testdata", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".yaml" {
			return err
		}
		text, err := os.ReadFile(path)
		all.Write(text)
		all.WriteString("\n---\n")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all.String()
}

func knowing() *Judge {
	return &Judge{Catalogue: checks.Catalogue(), Options: format.Options{Codes: checks.Codes()}, Rules: replay.Config{Base: house.Classico()}}
}

// said tells of a document all that one may ask of it.
func said(d *Document) string {
	s := fmt.Sprint(d.File, d.Expects)
	for _, f := range d.All() {
		s += fmt.Sprint("; ", f.Code, f.Place.Start(), f.Hand, f.Message, f.Accepted)
	}
	for i := range d.Hands {
		h := &d.Hands[i]
		s += fmt.Sprint("; ", h.Log.Name, h.LeftOut, h.Codes, h.Openings)
		for _, v := range h.Verdicts {
			s += fmt.Sprint(v.Winners, v.Known, len(v.Found))
		}
	}
	return s
}

// sameOf reports where two lists part.
func sameOf(t *testing.T, name string, got, want []string) {
	t.Helper()
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			t.Errorf("%s: document %d: got %.300s, want %.300s", name, i, got[i], want[i])
			return
		}
	}
	if len(got) != len(want) {
		t.Errorf("%s: got %d documents, want %d", name, len(got), len(want))
	}
}

// However many sessions of a log are judged at a time, what comes of it is the
// same, in the same order.
func TestStages(t *testing.T) {
	long := func(sessions, hands int) string {
		var b strings.Builder
		for s := range sessions {
			fmt.Fprintf(&b, "---\napertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Carla}]\nallow: {W03: never, O04: so what}\n")
			if s%5 == 3 {
				b.WriteString("rules: {antte: all}\n")
			}
			for i := range hands {
				fmt.Fprintf(&b, "---\nhand: %d\ndealer: Anna\nante: 1\nopening: [Bruno apre 1, Carla gioca 2, Anna gioca]\n", i+1)
				if i%7 == 0 {
					b.WriteString("draw: Bruno cambia 6\nnote: perché\n")
				}
			}
		}
		return b.String()
	}
	for _, log := range []struct{ name, text string }{
		{"the corpus", everything(t)},
		{"one session of very many documents", long(1, 3000)},
		{"very many sessions of one hand", long(800, 1)},
		{"sessions of many", long(30, 100)},
		{"a long document", session + "hands:\n" + strings.Repeat("  - {dealer: Ada, ante: 2, opening: tutti passano}\n", 5000)},
		{"nothing", "# nothing\n"},
	} {
		if testing.Short() && log.name == "the corpus" {
			continue
		}
		say := func(jobs int) (out []string) {
			j := knowing()
			j.Jobs = jobs
			if err := j.File(file(log.text), func(d *Document) { out = append(out, said(d)) }); err != nil {
				t.Errorf("%s: got %v", log.name, err)
			}
			return out
		}
		compared := func(jobs int) (out []string) {
			j := knowing()
			j.Jobs = jobs
			rules := []replay.Config{{Base: house.Classico()}, {Base: house.Classico(), Fixed: true}}
			j.Compare(file(log.text), rules, func(d *Document) { out = append(out, said(d)) })
			return out
		}
		want, wanted := say(1), compared(1)
		for _, jobs := range []int{2, 7} {
			sameOf(t, fmt.Sprint(log.name, ", ", jobs, " jobs"), say(jobs), want)
		}
		sameOf(t, log.name+", compared", compared(2), wanted)
	}
}

// broken reads a log as far as it goes, and then fails.
type broken struct {
	io.Reader
	fail func() (int, error)
}

func (b broken) Read(p []byte) (int, error) {
	n, err := b.Reader.Read(p)
	if err == io.EOF {
		return b.fail()
	}
	return n, err
}

func (b broken) Close() error { return nil }

// What goes wrong comes in its place, behind all that was judged before and
// before anything else, and leaves nobody at work.
func TestStagesOfWhatGoesWrong(t *testing.T) {
	var log strings.Builder
	for range 200 {
		log.WriteString("---\n" + session + "---\nhand: 1\ndealer: Ada\nante: 2\nopening: tutti passano\n---\nhand: 2\nopening: tutti passano\n")
	}
	text := log.String()
	lost := errors.New("lost")
	of := func(fail func() (int, error)) File {
		return File{Name: "serata.yaml", from: func() (io.ReadCloser, error) { return broken{strings.NewReader(text), fail}, nil }}
	}
	wrong := text + "---\n" + session + "---\nhand: 9\ndealer: Ada\nante: 2\nopening: [Beppe apre 50, gli altri escono]\nresult: Beppe\n"
	dumb := func() *Judge {
		j := knowing()
		j.Catalogue = []*validate.Check{{Code: "O04", Breaches: []replay.Kind{replay.OpeningTooLarge},
			Word: func(*replay.Hand, *replay.Breach) validate.Wording { panic("lost for words") }}}
		return j
	}
	for _, c := range []struct {
		name  string
		judge *Judge
		file  File
	}{
		{"the file cannot be read on", knowing(), of(func() (int, error) { return 0, lost })},
		{"what reads the file panics", knowing(), of(func() (int, error) { panic("lost") })},
		{"a check panics", dumb(), file(wrong + strings.Repeat(text, 4))},
	} {
		t.Run(c.name, func(t *testing.T) {
			say := func(jobs int) (out []string, err error) {
				c.judge.Jobs = jobs
				synctest.Test(t, func(*testing.T) { // which ends when all it started has
					err = c.judge.File(c.file, func(d *Document) { out = append(out, said(d)) })
				})
				return out, err
			}
			want, why := say(1)
			if why == nil || len(want) < 500 {
				t.Fatalf("got %d documents and %v", len(want), why)
			}
			got, err := say(2)
			sameOf(t, c.name, got, want)
			var crash *Crash
			if fmt.Sprint(err) != fmt.Sprint(why) || errors.As(err, &crash) != errors.As(why, &crash) {
				t.Errorf("got %v, want %v", err, why)
			}
		})
	}
}

// Whoever has seen enough leaves nobody at work, however he goes.
func TestStagesLeft(t *testing.T) {
	text := strings.Repeat("---\n"+session+strings.Repeat("---\nhand: x\ndealer: Ada\nante: 2\nopening: tutti passano\n", 40), 400)
	for _, at := range []int{1, 100, 10_000} {
		for name, leave := range map[string]func(){"panics": func() { panic("enough") }, "goes": runtime.Goexit} {
			closed := false
			synctest.Test(t, func(*testing.T) {
				j := knowing()
				j.Jobs = 3
				src := closing{strings.NewReader(text), func() { closed = true }}
				seen := 0
				var err error
				go func() {
					err = j.File(File{Name: "serata.yaml", from: func() (io.ReadCloser, error) { return src, nil }}, func(*Document) {
						if seen++; seen == at {
							leave()
						}
					})
				}()
				synctest.Wait()
				var crash *Crash
				if seen != at || errors.As(err, &crash) != (name == "panics") {
					t.Errorf("%s at %d: got %d documents and %v", name, at, seen, err)
				}
			})
			if !closed {
				t.Errorf("%s at %d: the file is still open", name, at)
			}
		}
	}
}

type closing struct {
	io.Reader
	close func()
}

func (c closing) Close() error { c.close(); return nil }

// A file that comes piece by piece is judged as one that is there.
func TestStagesOfAStream(t *testing.T) {
	text := strings.Repeat("---\n"+session+"hands:\n  - {dealer: Ada, ante: 2, opening: tutti passano}\n", 300)
	var got, want []string
	j := knowing()
	j.File(file(text), func(d *Document) { want = append(want, said(d)) })
	in, out := io.Pipe()
	go func() {
		for piece := range slices.Chunk([]byte(text), 1000) {
			io.Copy(out, bytes.NewReader(piece))
		}
		out.Close()
	}()
	j.Jobs = 2
	j.File(File{Name: "serata.yaml", from: func() (io.ReadCloser, error) { return in, nil }}, func(d *Document) { got = append(got, said(d)) })
	sameOf(t, "a pipe", got, want)
}

// Whoever has seen enough does not wait for a stream that goes on.
func TestStagesOfAStreamLeft(t *testing.T) {
	closed := make(chan struct{})
	synctest.Test(t, func(*testing.T) {
		in, out := io.Pipe()
		go io.Copy(out, strings.NewReader(strings.Repeat("---\n"+session+"hands:\n  - {dealer: Ada, ante: 2, opening: tutti passano}\n", 100)))
		left := false
		go func() {
			j := knowing()
			j.Jobs = 2
			src := closing{in, func() { close(closed) }}
			j.File(File{Name: "serata.yaml", from: func() (io.ReadCloser, error) { return src, nil }}, func(*Document) { panic("enough") })
			left = true
		}()
		synctest.Wait()
		if !left {
			t.Error("waits for the stream")
		}
		in.Close()
	})
	<-closed
}

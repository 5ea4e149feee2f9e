package format

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// everything returns all logs of the corpus, broken ones included, in one file.
func everything(t *testing.T) []byte {
	t.Helper()
	var all bytes.Buffer
	err := filepath.WalkDir("../testdata", func(path string, d fs.DirEntry, err error) error {
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
	return all.Bytes()
}

// outline is what a document says, in a line.
func outline(d *Document) string {
	s := fmt.Sprint(d.Source.Line, d.Source.Byte, " ", len(d.Source.Text), d.Opens, d.Expects)
	if d.Session != nil {
		s += fmt.Sprint(" of ", d.Session.Source.Line, len(d.Session.Players))
	}
	for _, h := range d.Hands {
		s += fmt.Sprint("; ", h.Name, h.Span, h.Gap, h.Faults, h.Dealer, h.Cards)
		for _, a := range h.Acts {
			few := a.rare()
			a.extra = nil
			s += fmt.Sprint(a, few)
		}
	}
	for _, f := range d.Faults {
		s += fmt.Sprint("; ", f.Code, f.Place.Span, f.Hand, f.Phase, f.Message)
	}
	return s
}

func outlines(t *testing.T, r *Reader) []string {
	t.Helper()
	var out []string
	for {
		switch d, err := r.Next(); err {
		case nil:
			out = append(out, outline(d))
		case io.EOF:
			return out
		default:
			t.Fatal(err)
		}
	}
}

// Each session may have a decoder of its own, and it reads as if all had one.
func TestDecodersOfSessions(t *testing.T) {
	all := everything(t)
	for _, log := range []struct {
		name string
		text []byte
	}{
		{"the corpus", all},
		{"no version", []byte("players: [{name: Anna}]\n---\nhand: 1\n---\nplayers: [{name: Anna}]\n")},
		{"behind the end", []byte("%YAML 1.2\n---\n# expect: F17 3:1\nhand: 1\n...\nplayers: [{name: Anna}]\n---\napertura: 1\nplayers: [{name: Anna}]\n...\nhand: 2\n")},
		{"nothing", []byte("# nothing\n---\n...\n")},
	} {
		t.Run(log.name, func(t *testing.T) {
			var got []string
			c, d, sessions := NewCutter(bytes.NewReader(log.text), "log.yaml"), NewDecoder(Options{}), 0
			for {
				text, err := c.Next()
				if err != nil {
					break
				}
				n := text.Nodes(Options{})
				if n.Opens() {
					sessions++
					d = NewDecoder(Options{})
				}
				for doc := range d.Documents(n) {
					got = append(got, outline(doc))
				}
			}
			want := outlines(t, NewReader(bytes.NewReader(log.text), "log.yaml", Options{}))
			if !slices.Equal(got, want) {
				t.Errorf("got %d documents, want %d, or others", len(got), len(want))
			}
			if log.name == "the corpus" && sessions < 100 {
				t.Errorf("got %d sessions, want very many", sessions)
			}
		})
	}
}

// A reader that has read other files reads the next one as a new one does.
func TestReset(t *testing.T) {
	all := everything(t)
	r := NewReader(strings.NewReader("nothing"), "a.yaml", Options{})
	for i := 0; i < len(all); i += len(all)/4 + 1 {
		text := all[i:min(i+len(all)/10, len(all))]
		r.Reset(bytes.NewReader(text), "log.yaml")
		if got, want := outlines(t, r), outlines(t, NewReader(bytes.NewReader(text), "log.yaml", Options{})); !slices.Equal(got, want) {
			t.Errorf("from %d: got %d documents, want %d, or others", i, len(got), len(want))
		}
		r.Reset(bytes.NewReader(text), "log.yaml")
		r.Next() // and leaves the rest
	}
}

package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"apertura/format/lang"
)

// JSON writes v in one piece, each level behind so much indent and on lines of
// its own, all on one line where that is empty, with everything a terminal
// would obey escaped.
func JSON(w io.Writer, v any, indent string) error {
	b, err := Marshal(v, indent)
	if err == nil {
		_, err = w.Write(b)
	}
	return err
}

// Marshal is [JSON] in memory.
func Marshal(v any, indent string) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return escape(b.Bytes()), nil
}

// A Keep makes room for what a report can write only at its end: what is written
// to it is read back in the same order. A bytes.Buffer is one; who has more to
// keep than memory for it has a file.
type Keep func() io.ReadWriter

// A List is an array of a JSON object that is kept, as text, until the object is
// written.
type List struct {
	name   string
	indent string
	kept   io.ReadWriter
	some   bool
	err    error
}

// NewList begins the array of a name, which is so deep within its object.
func NewList(name string, depth int, keep Keep) *List {
	return &List{name: name, indent: strings.Repeat("  ", depth), kept: keep()}
}

// Add keeps an element, as [Marshal] made it.
func (l *List) Add(b []byte) {
	between := ",\n"
	if !l.some {
		l.some, between = true, ""
	}
	b = bytes.ReplaceAll(bytes.TrimSpace(b), []byte("\n"), []byte("\n  "+l.indent))
	if l.err == nil {
		_, l.err = fmt.Fprintf(l.kept, "%s  %s%s", between, l.indent, b)
	}
}

// Fill writes an object with lists in the place of those that are empty in it.
func Fill(w io.Writer, object []byte, lists ...*List) error {
	for _, l := range lists {
		before, behind, found := bytes.Cut(object, fmt.Appendf(nil, "%q: []", l.name))
		switch {
		case l.err != nil:
			return l.err
		case !found:
			return fmt.Errorf("nothing is called %q", l.name)
		case !l.some:
			continue
		}
		object = behind
		if _, err := fmt.Fprintf(w, "%s%q: [\n", before, l.name); err != nil {
			return err
		}
		if _, err := io.Copy(w, l.kept); err != nil {
			return err
		}
		if _, err := fmt.Fprintf(w, "\n%s]", l.indent); err != nil {
			return err
		}
	}
	_, err := w.Write(object)
	return err
}

// escape writes what [Plain] would not print as JSON's own escapes. Line ends
// between values stay.
func escape(b []byte) []byte {
	out := make([]byte, 0, len(b))
	for len(b) > 0 {
		r, n := utf8.DecodeRune(b)
		if r != '\n' && lang.Unsafe(r) {
			out = fmt.Appendf(out, `\u%04x`, r)
		} else {
			out = append(out, b[:n]...)
		}
		b = b[n:]
	}
	return out
}

package format

import (
	"bytes"
	"sort"
	"sync"
	"unicode/utf8"
	"unsafe"
)

// A Source is the bytes of one document of a file. It owns every conversion
// from byte offsets to lines and columns; nothing else counts them.
type Source struct {
	File string // as the user named it
	Text []byte // the document, without a byte order mark; never changed
	Line int    // line of the file the document starts on, from 1
	Byte int64  // offset in the file of the document's first byte

	// Made when first asked for, by whoever asks: hands of one document may be
	// judged while later ones are read.
	counted, marked sync.Once
	lines           []int  // offsets of line starts
	marks           []mark // for long lines
}

// A mark is how many code points of a document lie before an offset.
type mark struct{ offset, runes int }

// markEvery is how far apart marks are, in bytes. Within less, code points are
// counted one by one.
const markEvery = 1 << 10

// A Position is a line and a column, both from 1; columns count code points.
type Position struct{ Line, Column int }

// with returns another text in the place of the document's.
func (s *Source) with(text []byte) *Source {
	return &Source{File: s.File, Text: text, Line: s.Line, Byte: s.Byte}
}

// starts returns the offset of every line of the document.
func (s *Source) starts() []int {
	s.counted.Do(func() {
		s.lines = make([]int, 1, bytes.Count(s.Text, []byte("\n"))+1)
		for i, b := range s.Text {
			if b == '\n' {
				s.lines = append(s.lines, i+1)
			}
		}
	})
	return s.lines
}

// line returns the index of the line that holds offset.
func (s *Source) line(offset int) int {
	l := s.starts()
	return sort.Search(len(l), func(i int) bool { return l[i] > offset }) - 1
}

// Position returns line and column of a byte offset, clamped to the document.
func (s *Source) Position(offset int) Position {
	offset = min(max(offset, 0), len(s.Text))
	i := s.line(offset)
	start := s.starts()[i]
	if offset-start < 2*markEvery {
		return Position{s.Line + i, utf8.RuneCount(s.Text[start:offset]) + 1}
	}
	return Position{s.Line + i, s.runes(offset) - s.runes(start) + 1}
}

// runes returns how many code points lie before an offset, without counting
// all of a line of a megabyte again for each of the findings on it.
func (s *Source) runes(offset int) int {
	s.marked.Do(func() {
		s.marks = append(s.marks, mark{})
		for at, n := 0, 0; at < len(s.Text); n++ {
			if at >= s.marks[len(s.marks)-1].offset+markEvery {
				s.marks = append(s.marks, mark{at, n})
			}
			_, size := utf8.DecodeRune(s.Text[at:])
			at += size
		}
	})
	i := sort.Search(len(s.marks), func(i int) bool { return s.marks[i].offset > offset }) - 1
	m := s.marks[i]
	return m.runes + utf8.RuneCount(s.Text[m.offset:offset])
}

// LineText returns the text of a line of the file, without its line end. A
// line outside the document is empty.
func (s *Source) LineText(line int) string {
	l := s.starts()
	i := line - s.Line
	if i < 0 || i >= len(l) {
		return ""
	}
	end := len(s.Text)
	if i+1 < len(l) {
		end = l[i+1] - 1
	}
	return string(bytes.TrimSuffix(s.Text[l[i]:end], []byte("\r")))
}

// Slice returns the text of a span, clamped to the document.
func (s *Source) Slice(sp Span) string {
	a := min(max(sp.Start, 0), len(s.Text))
	return s.text()[a:min(max(sp.End, a), len(s.Text))]
}

// text returns the document without copying it, which nobody changes.
func (s *Source) text() string { return unsafe.String(unsafe.SliceData(s.Text), len(s.Text)) }

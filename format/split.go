package format

import (
	"bufio"
	"bytes"
	"io"
)

// keptOfTooLarge is what is kept of a document that is too large: enough to
// show its first lines.
const keptOfTooLarge = 4 << 10

// mostRoom is how much room is kept for the text of the next document.
const mostRoom = 1 << 20

// A chunk is the text of one document, from its `---` line to the next marker.
type chunk struct {
	source   *Source
	tooLarge bool
	afterEnd bool // it stands behind `...` without a `---`
}

// A splitter cuts a stream into documents at the lines `---` and `...` in
// column 0, wherever they stand, so that a document needs no other to be read
// and one that is broken cannot swallow the next.
type splitter struct {
	in   *bufio.Reader
	file string
	line int   // of the next line, from 1
	byte int64 // offset of the next line

	whole    bool   // the text of one that is too large is kept too
	room     []byte // where documents are read
	pending  []byte // a `---` line that begins the next chunk
	afterEnd bool
	done     bool
	err      error // why nothing more is read
}

func newSplitter(r io.Reader, file string) *splitter {
	return &splitter{in: bufio.NewReaderSize(r, 64<<10), file: file, line: 1}
}

// reset has it cut another stream, in the room that it has.
func (s *splitter) reset(r io.Reader, file string) {
	s.in.Reset(r)
	*s = splitter{in: s.in, file: file, line: 1, whole: s.whole, room: s.room, pending: s.pending[:0]}
}

var bom = []byte("\ufeff")

// next returns the next chunk, empty ones included, or io.EOF.
func (s *splitter) next() (*chunk, error) {
	switch {
	case s.err != nil:
		return nil, s.err
	case s.done:
		return nil, io.EOF
	}
	if s.byte == 0 {
		if b, _ := s.in.Peek(len(bom)); bytes.Equal(b, bom) {
			s.in.Discard(len(bom))
			s.byte += int64(len(bom))
		}
	}
	c := &chunk{afterEnd: s.afterEnd}
	c.source = &Source{File: s.file, Line: s.line, Byte: s.byte}
	buf := append(s.room[:0], s.pending...)
	s.pending = s.pending[:0]
	s.advance(buf)
	atStart := len(buf) == 0 || buf[len(buf)-1] == '\n'
	s.afterEnd = false
	for !s.done {
		if s.byte-c.source.Byte > maxSkipped {
			s.err = ErrEndless
			break
		}
		if atStart && !c.tooLarge {
			held, _ := s.in.Peek(s.in.Buffered())
			if n := plainLines(held); n > 0 && len(buf)+n <= MaxDocument {
				buf = append(buf, held[:n]...)
				s.advance(held[:n])
				s.in.Discard(n)
				continue
			}
		}
		piece, err := s.in.ReadSlice('\n')
		if err != nil && err != io.EOF && err != bufio.ErrBufferFull {
			return nil, err
		}
		if atStart && bytes.HasPrefix(piece, bom) && isMarker(piece[len(bom):], "---") {
			piece = piece[len(bom):] // a file put behind another
			s.byte += int64(len(bom))
		}
		if begins := isMarker(piece, "---"); atStart && (begins || endsWithText(piece)) {
			s.pending = append(s.pending, piece...)
			s.afterEnd = !begins
			break
		}
		s.afterEnd = s.afterEnd || atStart && isMarker(piece, "...")
		switch {
		case c.tooLarge && !s.whole:
		case c.tooLarge || len(buf)+len(piece) <= MaxDocument:
			buf = append(buf, piece...)
		case s.whole:
			c.tooLarge = true
			buf = append(buf, piece...)
		default:
			c.tooLarge = true
			buf = append([]byte(nil), buf[:min(len(buf), keptOfTooLarge)]...)
		}
		s.advance(piece)
		atStart = bytes.HasSuffix(piece, []byte("\n"))
		s.done = err == io.EOF
		if s.afterEnd && atStart {
			break
		}
	}
	s.keep(c, buf)
	return c, nil
}

// keep gives a chunk its text, which was read where the next one's will be. What
// is large is not copied.
func (s *splitter) keep(c *chunk, text []byte) {
	c.source.Text, s.room = text, nil
	if cap(text) <= mostRoom {
		c.source.Text, s.room = bytes.Clone(text), text
	}
}

// plainLines returns how many bytes the whole lines have with which a text begins,
// up to one that may be a marker.
func plainLines(text []byte) (n int) {
	for n < len(text) {
		if b := text[n]; b == '-' && bytes.HasPrefix(text[n:], []byte("---")) ||
			b == '.' && bytes.HasPrefix(text[n:], []byte("...")) || b == bom[0] {
			break
		}
		end := bytes.IndexByte(text[n:], '\n')
		if end < 0 {
			break
		}
		n += end + 1
	}
	return n
}

func (s *splitter) advance(piece []byte) {
	s.byte += int64(len(piece))
	s.line += bytes.Count(piece, []byte("\n"))
}

// endsWithText reports whether a line is a `...` with more than a comment
// behind it.
func endsWithText(line []byte) bool {
	if !isMarker(line, "...") {
		return false
	}
	rest := bytes.TrimLeft(line[len("..."):], " \t\r\n")
	return len(rest) > 0 && rest[0] != '#'
}

// isMarker reports whether a line begins with a marker and a blank or ends
// there.
func isMarker(line []byte, marker string) bool {
	if !bytes.HasPrefix(line, []byte(marker)) {
		return false
	}
	rest := line[len(marker):]
	return len(rest) == 0 || rest[0] == ' ' || rest[0] == '\t' || rest[0] == '\r' || rest[0] == '\n'
}

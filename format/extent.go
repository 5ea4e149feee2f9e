package format

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// The library takes these three for line ends; YAML and editors do not. Each is
// hidden from it behind a sign of the same length that no log has.
const (
	standNEL = "\u07fe"
	standLS  = "\uf8fe"
	standPS  = "\uf8fd"
	standIns = standNEL + standLS + standPS
)

// extents finds where in the bytes the library's nodes begin and end.
type extents struct {
	src    *Source
	text   []byte // what the library read
	base   int    // its offset in the document
	starts []int  // of its lines, as the library counts them

	// Where the last node was found: the next is mostly behind it, and a line
	// may hold a million.
	line, column, at int
}

func newExtents(src *Source, text []byte, base int) *extents {
	x := &extents{src: src, text: text, base: base, starts: make([]int, 1, 64)}
	for i, b := range text {
		if b == '\n' || b == '\r' && (i+1 == len(text) || text[i+1] != '\n') {
			x.starts = append(x.starts, i+1)
		}
	}
	return x
}

// offset returns the document's offset of a line and a column of code points.
func (x *extents) offset(line, column int) int {
	if line < 1 || line > len(x.starts) {
		return x.base + len(x.text)
	}
	i, c := x.starts[line-1], 1
	if line == x.line && column >= x.column {
		i, c = x.at, x.column
	}
	for ; c < column && i < len(x.text); c++ {
		_, n := utf8.DecodeRune(x.text[i:])
		i += n
	}
	x.line, x.column, x.at = line, c, i
	return x.base + i
}

// rest is the text from an offset of the document on.
func (x *extents) rest(at int) []byte { return x.text[min(max(at-x.base, 0), len(x.text)):] }

// word returns the word at an offset.
func (x *extents) word(at int) Span {
	rest := x.rest(at)
	n := bytes.IndexAny(rest, " \t\r\n,]}")
	if n <= 0 {
		n = min(1, len(rest))
		if i := bytes.IndexAny(rest, "\r\n"); i < 0 && !bytes.ContainsAny(rest, " \t,]}") {
			n = len(rest)
		}
	}
	return Span{at, at + n}
}

// behindProperties passes over anchors and tags.
func (x *extents) behindProperties(at int) int {
	for {
		rest := x.rest(at)
		if len(rest) == 0 || rest[0] != '&' && rest[0] != '!' {
			return at
		}
		at = x.blanks(x.word(at).End)
	}
}

// blanks passes over blanks, line ends and comments.
func (x *extents) blanks(at int) int {
	comment := false
	rest := x.rest(at)
	for i, b := range rest {
		switch {
		case b == '\n' || b == '\r':
			comment = false
		case comment || b == ' ' || b == '\t':
		case b == '#' && (i == 0 || rest[i-1] <= ' '):
			comment = true
		default:
			return at + i
		}
	}
	return at + len(rest)
}

// quoted returns the end of a scalar in quotes.
func (x *extents) quoted(at int, value string) (end int, style Style) {
	rest := x.rest(at)
	if len(rest) == 0 {
		return at, Escaped
	}
	q, i := rest[0], 1
	for ; i < len(rest); i++ {
		if q == '"' && rest[i] == '\\' {
			i++
		} else if rest[i] == q {
			if q == '\'' && i+1 < len(rest) && rest[i+1] == q {
				i++
				continue
			}
			break
		}
	}
	i = min(i, len(rest))
	if string(rest[1:max(i, 1)]) != value {
		style = Escaped
	} else {
		style = Quoted
	}
	return at + min(i+1, len(rest)), style
}

// plain returns the end of a scalar without quotes: where its words, which the
// library may have joined from several lines, are all passed.
func (x *extents) plain(at int, value string) (end int, style Style) {
	rest := x.rest(at)
	if len(rest) >= len(value) && string(rest[:len(value)]) == value {
		return at + len(value), Plain
	}
	i := 0
	for j := 0; j < len(value); j++ {
		if value[j] <= ' ' {
			continue
		}
		for i < len(rest) && rest[i] <= ' ' {
			i++
		}
		if i >= len(rest) || rest[i] != value[j] {
			return x.lineEnd(at), Escaped
		}
		i++
	}
	return at + i, Escaped
}

func (x *extents) lineEnd(at int) int {
	rest := x.rest(at)
	n := bytes.IndexAny(rest, "\r\n")
	if n < 0 {
		n = len(rest)
	}
	return at + len(bytes.TrimRight(rest[:n], " \t"))
}

// block returns the end of a block scalar: of the last line that is indented
// as its first.
func (x *extents) block(at int, value string) int {
	end, indent := x.lineEnd(at), -1
	if strings.TrimSpace(value) == "" {
		return end
	}
	last := x.base + len(x.text)
	for next := x.nextLine(at); next < last; next = x.nextLine(next) {
		line := x.rest(next)[:x.lineEnd(next)-next]
		n := len(line) - len(bytes.TrimLeft(line, " "))
		if n == len(line) {
			continue
		}
		if indent < 0 {
			indent = n
		}
		if n < indent {
			break
		}
		end = next + len(line)
	}
	return end
}

// lineOf returns the whole line that an offset is in.
func (x *extents) lineOf(at int) Span {
	head := x.text[:min(max(at-x.base, 0), len(x.text))]
	return Span{x.base + bytes.LastIndexAny(head, "\r\n") + 1, x.lineEnd(at)}
}

func (x *extents) nextLine(at int) int {
	rest := x.rest(at)
	if n := bytes.IndexAny(rest, "\r\n"); n >= 0 {
		if rest[n] == '\r' && n+1 < len(rest) && rest[n+1] == '\n' {
			n++
		}
		return at + n + 1
	}
	return at + len(rest)
}

// closing returns the end of a flow collection whose last child ends at end.
func (x *extents) closing(at, end int) int {
	if end == at {
		end = at + 1
	}
	for range len(x.text) {
		end = x.blanks(end)
		rest := x.rest(end)
		if len(rest) == 0 {
			return end
		}
		end++
		if rest[0] == ']' || rest[0] == '}' {
			return end
		}
		if rest[0] != ',' && rest[0] != ':' && rest[0] != '?' {
			return end - 1
		}
	}
	return end
}

// scalarText returns a scalar's text: its own bytes where they are the text.
func (x *extents) scalarText(sp Span, style Style, value string) string {
	switch style {
	case Plain:
		return x.src.Slice(sp)
	case Quoted:
		return x.src.Slice(Span{sp.Start + 1, sp.End - 1})
	}
	if bytes.ContainsAny(x.src.Text[sp.Start:min(max(sp.End, sp.Start), len(x.src.Text))], "\u0085\u2028\u2029") {
		return restore(value)
	}
	return value
}

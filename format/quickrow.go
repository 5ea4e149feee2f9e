package format

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A quickRow is the row that a quick reader is at.
type quickRow struct {
	start int // of the row
	at    int // of its text, or of what of it is not read yet
	end   int // of the row, without its line end
	next  int // start of the row behind it

	colons [2]int // its first ones; the length of the text where there are fewer
	hash   int    // its first one, likewise
}

// What a byte is to the quick reader, beside a letter.
const (
	ends      = 1 << iota // a row, or may be nothing that all readers agree about
	tells                 // where a key ends, or a comment begins
	indicates             // no plain text begins with it, or only some
)

var signs = quickSigns()

func quickSigns() (signs [256]uint8) {
	for b := range signs {
		if b < ' ' || b >= 0x7f {
			signs[b] = ends
		}
	}
	for _, b := range []byte("-?:,[]{}#&*!|>'\"%@`") {
		signs[b] = indicates
	}
	signs[':'] |= tells
	signs['#'] |= tells
	return signs
}

// row goes to the row that begins at an offset and looks through it. Where it has
// more than letters, signs and blanks about which all readers agree, there is
// something odd.
func (q *quickReader) row(start int) {
	text := q.text
	none := len(text)
	q.start, q.end, q.next = start, none, none
	q.colons, q.hash = [2]int{none, none}, none
	q.at = start
	for q.at < none && text[q.at] == ' ' {
		q.at++
	}
	for i := nextSign(text, q.at); i < len(text); i = nextSign(text, i+1) {
		switch b := text[i]; {
		case b == ':':
			if q.colons[0] == none {
				q.colons[0] = i
			} else if q.colons[1] == none {
				q.colons[1] = i
			}
			continue
		case b == '#':
			q.hash = min(q.hash, i)
			continue
		case b == '\n':
			q.end, q.next = i, i+1
		case b == '\r' && i+1 < len(text) && text[i+1] == '\n':
			q.end, q.next = i, i+2
		case b >= utf8.RuneSelf:
			r, n := utf8.DecodeRuneInString(text[i:])
			q.odd = q.odd || r == utf8.RuneError || unicode.IsSpace(r) || !printable(r)
			i += n - 1
			continue
		default:
			q.odd = true
			continue
		}
		break
	}
}

// nextSign returns where the next byte stands, at an offset or behind it, that
// ends or tells.
func nextSign(text string, at int) int {
	rest, of := text[at:], &signs
	for len(rest) >= 4 && (of[rest[0]]|of[rest[1]]|of[rest[2]]|of[rest[3]])&(ends|tells) == 0 {
		rest = rest[4:]
	}
	for rest != "" && of[rest[0]]&(ends|tells) == 0 {
		rest = rest[1:]
	}
	return len(text) - len(rest)
}

// colonFrom returns where the first colon of the row stands at an offset or
// behind it, the end of the row where there is none.
func (q *quickReader) colonFrom(at int) int {
	for _, i := range q.colons {
		if i >= at {
			return min(i, q.end)
		}
	}
	if n := strings.IndexByte(q.text[at:q.end], ':'); n >= 0 {
		return at + n
	}
	return q.end
}

// advance goes to the next row that says something.
func (q *quickReader) advance() bool {
	q.row(q.next)
	return q.toText()
}

// toText passes over rows without text, up to the end of the document.
func (q *quickReader) toText() bool {
	for {
		switch {
		case q.at == q.end && q.next >= len(q.text) && q.start >= q.end:
			q.over = true
			return true
		case q.at < q.end && q.text[q.at] != '#':
			if q.at == q.start && isMark(q.text[q.start:q.end], "...") {
				q.over = true
				return q.next >= len(q.text)
			}
			return q.at > q.start || q.text[q.at] != '%'
		case q.next >= len(q.text):
			q.over = true
			return true
		}
		q.row(q.next)
	}
}

// column is where the text of the row stands.
func (q *quickReader) column() int { return q.at - q.start }

// blanks returns where the text behind an offset of the row begins.
func (q *quickReader) blanks(at int) int {
	for at < q.end && q.text[at] == ' ' {
		at++
	}
	return at
}

// blankAt reports whether a blank or the end of the row stands at an offset.
func (q *quickReader) blankAt(at int) bool { return at >= q.end || q.text[at] == ' ' }

// dash reports whether the text of the row begins a list item.
func (q *quickReader) dash() bool { return q.text[q.at] == '-' && q.blankAt(q.at+1) }

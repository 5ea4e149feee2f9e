package format

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A part is a part of a scalar's text, as [Span] is one of a document.
type part struct{ i, j int }

func (s part) empty() bool { return s.j <= s.i }

// A cursor reads words off a part of a scalar's text.
type cursor struct {
	value   Value
	text    string      // of the whole scalar
	base    int         // where the text begins in the document, -1 where it is not its bytes
	at, end int         // what is still to be read
	book    *phraseBook // nil: to be asked for
	looked  int         // one more than the offset where a word was looked for last
	seen    part        // that word, which several ask for
}

func newCursor(v Value) cursor {
	text := v.Text()
	c := cursor{value: v, text: text, end: len(text), base: -1}
	switch sp := v.Span(); v.Style() {
	case Plain:
		c.base = sp.Start
	case Quoted:
		c.base = sp.Start + 1
	}
	return c
}

// spanOf returns where a part of the text stands in the document.
func (c *cursor) spanOf(s part) Span {
	if c.base >= 0 {
		return Span{c.base + s.i, c.base + s.j}
	}
	return c.value.Part(s.i, s.j)
}

// written returns the text of a part.
func (c *cursor) written(s part) string { return c.text[s.i:s.j] }

// skip passes over blanks.
func (c *cursor) skip() { c.at = skipBlanks(c.text[:c.end], c.at) }

func skipBlanks(text string, at int) int {
	for at < len(text) {
		if b := text[at]; b == ' ' {
			at++
			continue
		} else if b > ' ' && b < utf8.RuneSelf {
			break
		}
		r, n := utf8.DecodeRuneInString(text[at:])
		if !unicode.IsSpace(r) {
			break
		}
		at += n
	}
	return at
}

// done reports whether nothing but blanks is left.
func (c *cursor) done() bool {
	c.skip()
	return c.at >= c.end
}

// peek returns the next word: all up to a blank or a quotation mark. It is
// empty at the end of the text.
func (c *cursor) peek() part { return c.from(c.at) }

// from returns the first word at or behind an offset.
func (c *cursor) from(at int) part {
	w := c.seen
	if same := c.looked == at+1 || at == w.i && !w.empty(); !same || w.j > c.end {
		w = c.word(at)
		c.looked, c.seen = at+1, w
	}
	return w
}

func (c *cursor) word(at int) part {
	text := c.text[:c.end]
	i := skipBlanks(text, at)
	for j := i; j < len(text); {
		r, n := rune(text[j]), 1
		if r > '"' && r < utf8.RuneSelf { // a letter or sign
			j++
			continue
		} else if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(text[j:])
		}
		if unicode.IsSpace(r) || j > i && closingQuote(r) != 0 {
			return part{i, j}
		}
		j += n
	}
	return part{i, len(text)}
}

// take moves behind a part and returns where it stands.
func (c *cursor) take(s part) Span {
	c.at = s.j
	return c.spanOf(s)
}

// rest returns all that is left, without the blanks around it.
func (c *cursor) rest() part {
	i := skipBlanks(c.text[:c.end], c.at)
	return part{i, i + len(trimRight(c.text[i:c.end]))}
}

// is reports whether a part is one of some plain words.
func (c *cursor) is(s part, words ...string) bool {
	if s.empty() {
		return false
	}
	var buf [maxWord]byte
	var got []byte
	first := c.text[s.i] | 0x20 // as a small letter, where it is one
	for _, w := range words {
		if first != w[0] && first < utf8.RuneSelf && first != '\'' {
			continue
		}
		if got == nil {
			got = c.plain(s, &buf)
		}
		if string(got) == w {
			return true
		}
	}
	return false
}

// eat passes over the next word if it is one of some plain words.
func (c *cursor) eat(words ...string) bool {
	w := c.peek()
	if w.empty() || !c.is(w, words...) {
		return false
	}
	c.at = w.j
	return true
}

// everybody reads the words for all who still owe one and moves behind them.
func (c *cursor) everybody() (part, bool) {
	first := c.peek()
	end := first
	switch {
	case c.is(first, "tutti", "tutte", "all"):
		// `tutti gli altri`, `all the others`, or on their own
		if next := c.from(first.j); c.is(next, "gli", "le", "the", "others") {
			inner := *c
			inner.at = first.j
			if c.is(next, "others") {
				end = next
			} else if at, ok := inner.everybody(); ok {
				end = at
			}
		}
	case c.is(first, "everybody", "everyone"):
		if next := c.from(first.j); c.is(next, "else") {
			end = next
		}
	case c.is(first, "gli", "le", "the"):
		end = c.from(first.j)
		if !c.is(end, "altri", "altre", "others") {
			return part{}, false
		}
	default:
		return part{}, false
	}
	c.at = end.j
	return part{first.i, end.j}, true
}

// maxWord is more than any word of the tables has.
const maxWord = 24

// plain writes a part in small letters without accents and apostrophes into
// buf. What is longer than any word comes back empty.
func (c *cursor) plain(s part, buf *[maxWord]byte) []byte {
	text := c.text[s.i:s.j]
	n := 0
	for i := range len(text) {
		b := text[i]
		switch {
		case b >= utf8.RuneSelf:
			if len(text) > 3*maxWord {
				return nil
			}
			return append(buf[:0], plainWord(text)...)
		case b == '\'':
			continue
		case b >= 'A' && b <= 'Z':
			b += 'a' - 'A'
		}
		if n == maxWord {
			return nil
		}
		buf[n] = b
		n++
	}
	return buf[:n]
}

// closingQuote returns the quotation mark that closes what r opens, 0 where r
// opens nothing.
func closingQuote(r rune) rune {
	switch r {
	case '"':
		return '"'
	case '“':
		return '”'
	case '«':
		return '»'
	}
	return 0
}

// actEnd returns where the act at offset i ends: at the next `;` that is not
// in quotes, or with the text. Quotes that stay open end with the text.
func actEnd(text string, i int) int {
	if strings.IndexByte(text[i:], ';') < 0 {
		return len(text)
	}
	var open rune
	for i < len(text) {
		r, n := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(text[i:])
		}
		switch {
		case open != 0:
			if r == open {
				open = 0
			}
		case r == ';':
			return i
		default:
			open = closingQuote(r)
		}
		i += n
	}
	return len(text)
}

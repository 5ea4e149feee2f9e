package format

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// value scans what a key or a dash has on its own row.
func (s *scanner) value(p, end int, l *level) {
	if s.row.tabbed {
		l = &level{column: s.row.column}
		s.owner = l.column
	}
	l.full = true
	s.row.value = Span{p, end}
	switch c := s.text[p]; c {
	case '"', '\'':
		l.ended = true
		q := s.quotedEnd(p, end)
		if q == 0 {
			s.quote, s.quoteAt = c, p
			return
		}
		s.after(q, end, true)
	case '[', '{':
		l.ended = true
		s.closed()
		if c == '[' {
			s.list.begins(p, l)
		}
		s.brackets(p, end)
	case '|', '>':
		if s.blockHeader(p, end) {
			s.block = max(l.column, -1)
			return
		}
		s.wrongStart(p)
	case '*', '&', '!':
		s.shorthand(p, end, l)
	case '@', '`', '%', ']', '}', ',':
		s.wrongStart(p)
	case '?':
		if s.blankAt(p+1, end) {
			s.wrongStart(p)
			return
		}
		s.plainText(p, end, len(s.path)-1)
	default:
		s.plainText(p, end, len(s.path)-1)
	}
}

func (s *scanner) wrongStart(p int) {
	s.soft(Span{p, p + 1}, badStart.Fmt(string(s.text[p])))
}

func (s *scanner) shorthand(p, end int, l *level) {
	q := s.wordEnd(p, end)
	s.hard("F04", Span{p, q}, string(s.text[p:q]))
	if s.text[p] == '*' {
		return
	}
	if q = s.skip(q, end); q < end && s.text[q] != '#' {
		s.value(q, end, l)
	} else {
		l.full = false
	}
}

// blockHeader reports whether a row ends in `|`, `>-` or the like.
func (s *scanner) blockHeader(p, end int) bool {
	for p++; p < end; p++ {
		if c := s.text[p]; c != '+' && c != '-' && (c < '1' || c > '9') {
			break
		}
	}
	q := s.skip(p, end)
	return q == end || q > p && s.text[q] == '#'
}

// plainText scans text without quotes, the i-th level's.
func (s *scanner) plainText(p, end, i int) {
	for j := p; j < end; j++ {
		switch {
		case s.text[j] == '#' && j > p && s.blankAt(j-1, end):
			s.comment(j, end)
			s.path[i].ended = true
			s.row.value = Span{p, p + len(bytes.TrimRight(s.text[p:j], " \t"))}
			return
		case s.text[j] == ':' && s.blankAt(j+1, end):
			if takesActs(s.section(i)) {
				s.softly("F10", Span{p, p + len(bytes.TrimRight(s.text[p:end], " \t"))})
			} else {
				s.soft(Span{j, j + 1}, colonInside)
			}
			return
		}
	}
}

// comment scans a comment behind plain text: with a letter or a digit right
// behind its sign it was probably meant to be text, and that is reported.
func (s *scanner) comment(p, end int) bool {
	c, _ := utf8.DecodeRune(s.text[p+1 : end])
	text := p+1 < end && (unicode.IsLetter(c) || unicode.IsDigit(c))
	if text {
		q := s.wordEnd(p, end)
		s.merged("F14", Span{p, q}, string(s.text[p:q]))
	}
	return text
}

// inside scans a row that goes on with what is open.
func (s *scanner) inside(p, end int) {
	if s.quote != 0 {
		q := s.closingQuote(p, end, s.quote)
		if q == 0 {
			return
		}
		s.quote = 0
		if len(s.flow) == 0 {
			s.after(q, end, true)
			return
		}
		p = q
	}
	s.brackets(p, end)
}

// after scans what is left of a row behind closed quotes or brackets.
func (s *scanner) after(p, end int, quotes bool) {
	q := s.skip(p, end)
	if q == end || q > p && s.text[q] == '#' {
		return
	}
	what := behindBracket
	if quotes {
		what = behindQuote
	}
	s.soft(Span{q, q + len(bytes.TrimRight(s.text[q:end], " \t"))}, what)
}

// quotedEnd returns the offset behind a scalar in quotes that begins at p, 0
// where the row ends first.
func (s *scanner) quotedEnd(p, end int) int { return s.closingQuote(p+1, end, s.text[p]) }

func (s *scanner) closingQuote(p, end int, q byte) int {
	for ; p < end; p++ {
		switch {
		case q == '"' && s.text[p] == '\\':
			p++
		case s.text[p] != q:
		case q == '\'' && p+1 < end && s.text[p+1] == q:
			p++
		default:
			return p + 1
		}
	}
	return 0
}

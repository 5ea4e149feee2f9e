package format

import (
	"bytes"
	"slices"
	"unicode"
	"unicode/utf8"
)

// A row is one line of a document as far as structure goes.
type row struct {
	start, end int // without its line end
	kind       rowKind
	apart      bool // an empty row or a comment stands above it
	column     int  // where its text begins
	dash       bool // it begins a list item
	tabbed     bool // by tabs
	inner      int  // column of the text behind its dashes
	key        Span // empty where it has none
	value      Span // what stands behind key and dashes, without a comment
	signs      int  // how many signs of it begin a value, never fewer than begin one
}

type rowKind uint8

const (
	emptyRow     rowKind = iota // nothing, or a comment
	markerRow                   // ---
	structureRow                // a dash, a key or a text of its own
	innerRow                    // goes on with quotes, brackets or a text begun above
)

// A level is a list or mapping that is open at the row being scanned.
type level struct {
	column int
	dash   bool
	key    string
	full   bool // it has a value that is no list or mapping
	ended  bool // which cannot go on below
	text   Span // where that began, if on a row of its own
	child  int  // column of what is in it, -1 while that is empty
	dashes bool // what is in it are list items
}

// A scanner finds the rows of a document that say something, and the traps in
// them. It knows just enough of YAML to tell structure from quotes, brackets,
// blocks and comments, and goes on after whatever it finds: an open quote ends
// where the indentation says that it cannot go on.
type scanner struct {
	text   []byte
	rows   []row
	path   []level
	faults []textFault

	row     *row
	apart   bool // the row before had nothing
	quote   byte // that is open, 0 for none
	quoteAt int
	flow    []byte // brackets that are open
	flowAt  int
	hashed  bool // a # has hidden part of a row with open brackets
	owner   int  // column of what the open quote or bracket belongs to
	block   int  // column a block scalar is deeper than, -2 for none
	tooDeep bool

	list  braced
	deep  bool // brackets too deep were met
	softs int  // of the faults
}

// scan reads all rows. It may overwrite blanks of text that mean nothing but
// that the library trips over.
func scan(text []byte) *scanner {
	lines := bytes.Count(text, []byte("\n")) + 1
	s := &scanner{text: text, block: -2, rows: make([]row, 0, min(lines, maxRows+1))}
	s.path = append(s.path, level{column: -1, child: -1})
	for start := 0; start < len(text) && len(s.rows) <= maxRows; {
		n := bytes.IndexAny(text[start:], "\r\n")
		end, next := len(text), len(text)
		if n >= 0 {
			end = start + n
			next = end + 1
			if text[end] == '\r' && next < len(text) && text[next] == '\n' {
				next++
			}
		}
		s.scanRow(start, end)
		if s.row.kind == emptyRow {
			s.rows = s.rows[:len(s.rows)-1]
			s.apart = true
		}
		start = next
	}
	s.unclosed()
	slices.SortStableFunc(s.faults, func(a, b textFault) int { return a.span.Start - b.span.Start })
	return s
}

func (s *scanner) scanRow(start, end int) {
	s.rows = append(s.rows, row{start: start, end: end, apart: s.apart})
	r := &s.rows[len(s.rows)-1]
	s.row, s.apart = r, false
	p := start
	for p < end && (s.text[p] == ' ' || s.text[p] == '\t') {
		r.tabbed = r.tabbed || s.text[p] == '\t'
		p++
	}
	blanks := p
	if p = s.skipAnyBlank(p, end); p > blanks && (p == end || s.text[p] == '#') {
		whiten(s.text[start:p]) // nothing depends on it
	}
	r.column = p - start
	if s.block > -2 && (p == end || r.column > s.block) {
		r.kind = innerRow
		if r.tabbed && p < end {
			s.softly("F02", s.firstTabs(start, p))
		}
		return
	}
	s.block = -2
	if p == end {
		if r.tabbed {
			whiten(s.text[start:end])
		}
		return
	}
	if s.quote != 0 || len(s.flow) > 0 {
		if !s.escapes(p, end) {
			r.kind = innerRow
			s.inside(p, end)
			return
		}
		s.unclosed()
	}
	if s.text[p] == '#' {
		if r.tabbed {
			whiten(s.text[start:p])
		}
		return
	}
	if start == 0 && isMarker(s.text[:end], "---") {
		s.marker(p+3, end)
		return
	}
	if start == p && s.text[p] == '%' {
		s.hard("F01", Span{p, s.wordEnd(p, end)}, directive)
		return
	}
	r.kind = structureRow
	switch {
	case p > blanks:
		r.tabbed = true
		s.hard("F01", s.firstOdd(blanks, p), oddBlank)
	case r.tabbed:
		s.tabs(start, p)
	}
	s.structure(p, end)
}

func whiten(b []byte) {
	for i := range b {
		b[i] = ' '
	}
}

func (s *scanner) marker(p, end int) {
	s.row.kind = markerRow
	p = s.skip(p, end)
	if p < end && s.text[p] != '#' {
		if _, ok := s.keyEnd(p, end); ok {
			s.soft(Span{p, p + len(bytes.TrimRight(s.text[p:end], " \t"))}, besideMarker)
			return
		}
		s.owner = -1
		s.value(p, end, &s.path[0])
	}
}

func (s *scanner) tabs(from, to int) { s.hard("F02", s.firstTabs(from, to)) }

func (s *scanner) firstTabs(from, to int) Span {
	i := from + bytes.IndexByte(s.text[from:to], '\t')
	j := i
	for j < to && s.text[j] == '\t' {
		j++
	}
	return Span{i, j}
}

// escapes reports whether a row cannot belong to the quotes or brackets that
// are open, because it is indented no deeper than what they belong to.
func (s *scanner) escapes(p, end int) bool {
	if s.row.column > s.owner {
		return false
	}
	if s.quote != 0 {
		return true
	}
	if s.text[p] == '-' && s.blankAt(p+1, end) {
		return true
	}
	_, ok := s.keyEnd(p, end)
	return ok && s.text[p] != '}' && s.text[p] != ']'
}

// unclosed reports quotes or brackets that are still open and closes them.
func (s *scanner) unclosed() {
	switch {
	case s.endsHands():
	case s.quote != 0:
		s.soft(Span{s.quoteAt, s.quoteAt + 1}, openQuote.Fmt(string(s.quote)))
	case len(s.flow) > 0 && !s.hashed: // else that has been said
		s.soft(Span{s.flowAt, s.flowAt + 1}, openBracket.Fmt(string(s.text[s.flowAt])))
	}
	s.quote = 0
	s.closed()
}

// closed forgets the brackets that were open.
func (s *scanner) closed() { s.flow, s.tooDeep, s.hashed = s.flow[:0], false, false }

// skipAnyBlank passes over blanks of any kind, such as those that do not break.
func (s *scanner) skipAnyBlank(p, end int) int {
	for p < end {
		r, n := utf8.DecodeRune(s.text[p:end])
		if r != ' ' && r != '\t' && (r < utf8.RuneSelf || !unicode.IsSpace(r)) {
			break
		}
		p += n
	}
	return p
}

// firstOdd returns the first run of blanks that are neither spaces nor tabs.
func (s *scanner) firstOdd(from, to int) Span {
	i := from
	for i < to && s.text[i] < utf8.RuneSelf {
		i++
	}
	j := i
	for j < to && s.text[j] >= utf8.RuneSelf {
		j++
	}
	return Span{i, j}
}

// structure scans a row from its first sign on.
func (s *scanner) structure(p, end int) {
	r := s.row
	if s.forgottenBlank(p, end) {
		return
	}
	for p < end && s.text[p] == '-' && s.blankAt(p+1, end) {
		col := p - r.start
		if !r.dash && s.continues(col, true) && !s.handBehind(Span{p, end}) {
			s.deeperDash(p)
			if !s.path[s.parent(col, true)].ended {
				r.kind = innerRow
				return
			}
		}
		s.enter(col, true, "")
		r.dash = true
		r.signs++
		p++
		if q := s.skip(p, end); bytes.IndexByte(s.text[p:q], '\t') >= 0 && q < end {
			s.tabs(p, q)
		}
		p = s.skip(p, end)
	}
	r.inner = p - r.start
	if p == end || s.text[p] == '#' {
		return
	}
	s.content(p, end)
}

// content scans what stands behind the dashes of a row, if any.
func (s *scanner) content(p, end int) {
	r := s.row
	if colon, ok := s.keyEnd(p, end); ok {
		s.keyed(p, colon, colon+1, end)
		return
	}
	if s.text[p] == '"' || s.text[p] == '\'' {
		if q := s.quotedEnd(p, end); q > 0 {
			if c := s.skip(q, end); c < end && s.text[c] == ':' && s.blankAt(c+1, end) {
				s.keyed(p, c, c+1, end)
				return
			}
		}
	}
	if colon := s.knownColon(p, end); colon > 0 {
		s.hard("F13", Span{p, colon + 1}, string(s.text[p:colon]))
		s.keyed(p, colon, colon+1, end)
		return
	}
	if !r.dash {
		s.loose(p, end)
		return
	}
	top := &s.path[len(s.path)-1]
	s.owner = top.column
	s.value(p, end, top)
}

// keyed scans a row `key: value`; the key is [p, colon).
func (s *scanner) keyed(p, colon, value, end int) {
	r := s.row
	name := string(bytes.TrimSpace(s.text[p:colon]))
	if !r.dash && s.continues(r.column, false) {
		s.deeperKey(Span{p, colon})
	}
	s.enter(p-r.start, false, name)
	r.key = Span{p, colon}
	r.signs++
	v := s.skip(value, end)
	if v == end || s.text[v] == '#' && v > value {
		return
	}
	top := &s.path[len(s.path)-1]
	s.owner = top.column
	if s.text[v] == '-' && s.blankAt(v+1, end) {
		s.soft(Span{v, v + 1}, listBelow)
		top.full = true
		return
	}
	s.value(v, end, top)
}

func (s *scanner) skip(p, end int) int {
	for p < end && (s.text[p] == ' ' || s.text[p] == '\t') {
		p++
	}
	return p
}

// blankAt reports whether a blank or the end of the row stands at p.
func (s *scanner) blankAt(p, end int) bool {
	return p >= end || s.text[p] == ' ' || s.text[p] == '\t'
}

func (s *scanner) wordEnd(p, end int) int {
	for p < end && s.text[p] != ' ' && s.text[p] != '\t' {
		p++
	}
	return p
}

// keyEnd returns the colon behind a plain key at p.
func (s *scanner) keyEnd(p, end int) (colon int, ok bool) {
	if p >= end || bytes.IndexByte([]byte("\"'[]{}#&*!|>@`%,"), s.text[p]) >= 0 {
		return 0, false
	}
	for i := p; i < end; i++ {
		switch {
		case s.text[i] == ':' && s.blankAt(i+1, end):
			return i, true
		case s.text[i] == '#' && i > p && s.blankAt(i-1, end):
			return 0, false
		}
	}
	return 0, false
}

// hard reports a fault that stands whatever the library says.
func (s *scanner) hard(code string, sp Span, args ...any) {
	s.add(textFault{code: code, span: sp, scope: Span{s.row.start, s.row.end}, args: args})
}

// add keeps a fault, unless there are so many that it would not be told.
func (s *scanner) add(f textFault) {
	s.deep = s.deep || f.code == "F07"
	switch {
	case f.soft && s.softs < mostInText:
		s.softs++
	case f.soft || len(s.faults)-s.softs >= mostInText:
		return
	}
	s.faults = append(s.faults, f)
}

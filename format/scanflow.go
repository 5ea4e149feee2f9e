package format

import "bytes"

// What stands before a sign between brackets.
type flowState uint8

const (
	unsure   flowState = iota // the row above
	noItem                    // a bracket or a comma
	plain                     // text without quotes
	inQuotes                  // text in quotes
	inside                    // brackets that are closed
)

// brackets scans the part of a flow collection on one row.
func (s *scanner) brackets(p, end int) {
	before := unsure
	colon := false // a key and its colon stand before p
	for p < end {
		switch c := s.text[p]; c {
		case ' ', '\t':
			p++
			continue
		case '#':
			if p == s.row.start || s.blankAt(p-1, end) {
				s.hashed = s.hashed || before == plain && s.comment(p, end)
				return
			}
			p++
		case '[', '{':
			s.opensHand(p, before)
			s.open(p)
			s.row.signs++
			before, colon = noItem, false
			p++
		case ']', '}':
			if s.closesHand(p) {
				p++
				continue
			}
			if s.close(p); len(s.flow) == 0 {
				s.closed()
				s.after(p+1, end, false)
				return
			}
			before, colon = inside, false
			p++
		case ',':
			if before == noItem {
				s.soft(Span{p, p + 1}, nothingBefore.Fmt(","))
			}
			s.row.signs++
			before, colon = noItem, false
			p++
		case ':':
			switch {
			case colon:
				s.soft(Span{p, p + 1}, colonInside)
			case before == noItem:
				s.soft(Span{p, p + 1}, nothingBefore.Fmt(":"))
			}
			s.row.signs++
			colon = true
			before = unsure
			p++
		case '"', '\'':
			s.joined(p, p+1, before)
			before = inQuotes
			q := s.quotedEnd(p, end)
			if q == 0 {
				s.quote, s.quoteAt = c, p
				return
			}
			p = q
		case '*', '&', '!':
			q := p + 1
			for q < end && bytes.IndexByte([]byte(" \t,]}"), s.text[q]) < 0 {
				q++
			}
			s.hard("F04", Span{p, q}, string(s.text[p:q]))
			before = unsure
			p = q
		default:
			q := s.flowText(p, end)
			if bytes.IndexByte([]byte("%@`|>"), c) >= 0 || c == '-' && s.blankAt(p+1, end) {
				s.wrongStart(p)
			}
			s.joined(p, q, before)
			before = plain
			p = q
		}
	}
}

// joined reports text right behind quotes or brackets.
func (s *scanner) joined(p, q int, before flowState) {
	switch sp := (Span{p, p + len(bytes.TrimRight(s.text[p:q], " \t"))}); before {
	case inQuotes:
		s.soft(sp, behindQuote)
	case inside:
		s.soft(sp, behindBracket)
	}
}

func (s *scanner) open(p int) {
	if s.flow = append(s.flow, s.text[p]); len(s.flow) == 1 {
		s.flowAt = p
	}
	if len(s.flow) > maxDepth && !s.tooDeep {
		s.tooDeep = true
		s.hard("F07", Span{p, p + 1})
	}
}

// close takes the last open bracket off, which the one at p should close.
func (s *scanner) close(p int) {
	last := len(s.flow) - 1
	if last < 0 {
		return
	}
	if open := s.flow[last]; (open == '[') != (s.text[p] == ']') {
		s.soft(Span{p, p + 1}, otherBracket.Fmt(string(s.text[p]), string(open)))
	}
	s.flow = s.flow[:last]
}

// flowText passes over plain text in brackets.
func (s *scanner) flowText(p, end int) int {
	for start := p; p < end; p++ {
		switch c := s.text[p]; {
		case bytes.IndexByte([]byte(",[]{}"), c) >= 0,
			c == ':' && (s.blankAt(p+1, end) || bytes.IndexByte([]byte(",[]{}"), s.text[p+1]) >= 0),
			c == '#' && p > start && s.blankAt(p-1, end):
			return p
		case c == '?' && p+1 < end && s.text[p+1] == '?' && (p == start || s.blankAt(p-1, end)):
			s.soft(Span{p, p + 2}, unknownInBraces)
			p++
		case c == '?': // the library's own
			s.soft(Span{p, p + 1}, questionInBraces)
		}
	}
	return p
}

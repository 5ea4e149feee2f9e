package format

import "strings"

// longestKey is the longest key the quick reader takes, in bytes.
const longestKey = 256

// key reads a key and its colon, and goes to what stands behind it.
func (q *quickReader) key() bool {
	colon := q.colon()
	if colon < 0 || colon-q.at > longestKey {
		return false
	}
	if c := q.text[q.at]; c == '"' || c == '\'' {
		if end, ok := q.quoted(); !ok || end != colon {
			return false
		}
	} else if q.text[colon-1] == ' ' || q.text[q.at:colon] == "<<" {
		return false
	} else {
		q.tree.Add(Scalar, Plain, q.text[q.at:colon], Span{q.at, colon})
	}
	q.at = q.blanks(colon + 1)
	return true
}

// hasKey reports whether what is left of the row begins with a key.
func (q *quickReader) hasKey() bool { return q.colon() >= 0 }

// colon returns where the colon behind a key stands, -1 where there is none.
func (q *quickReader) colon() int {
	p := q.at
	if c := q.text[p]; c == '"' || c == '\'' {
		p, _ = q.closing(p)
		if p > 0 && p < q.end && q.text[p] == ':' && q.blankAt(p+1) {
			return p
		}
		return -1
	} else if signs[c]&indicates != 0 {
		return -1
	}
	for p = q.colonFrom(p); p < q.end && !q.blankAt(p+1); {
		p = q.colonFrom(p + 1)
	}
	if p == q.end || q.comment(q.at, p) < p {
		return -1
	}
	return p
}

// clean reports whether no plain text of a list looks like a key that lacks its
// blank.
func (q *quickReader) clean() bool {
	if c := q.text[q.at]; c == '"' || c == '\'' || c == '[' || c == '{' {
		return true
	}
	colon := q.colonFrom(q.at)
	return colon == q.end || q.comment(q.at, colon) < colon
}

// comment returns where the blank before a comment stands between two offsets
// of the row, the second where there is none.
func (q *quickReader) comment(from, to int) int {
	if q.hash >= to {
		return to
	}
	if n := strings.Index(q.text[from:to], " #"); n >= 0 {
		return from + n
	}
	return to
}

// plain reads a text without quotes.
func (q *quickReader) plain() (end int, ok bool) {
	p := q.at
	if c := q.text[p]; signs[c]&indicates != 0 && (c != '-' && c != '?' || q.blankAt(p+1)) {
		return 0, false
	}
	end = q.comment(p, q.end)
	for q.text[end-1] == ' ' {
		end--
	}
	for p = q.colonFrom(p); p < end; p = q.colonFrom(p + 1) {
		if q.blankAt(p + 1) {
			return 0, false
		}
	}
	q.tree.Add(Scalar, Plain, q.text[q.at:end], Span{q.at, end})
	return end, true
}

// closing returns the offset behind the quote that ends what one at p begins, 0
// where the row ends first, and how many signs stand for fewer.
func (q *quickReader) closing(p int) (end, doubled int) {
	quote := q.text[p]
	for p++; p < q.end; p++ {
		switch {
		case quote == '"' && q.text[p] == '\\':
			doubled++
			p++
		case q.text[p] != quote:
		case quote == '\'' && p+1 < q.end && q.text[p+1] == quote:
			doubled++
			p++
		default:
			return p + 1, doubled
		}
	}
	return 0, 0
}

// quoted reads a text in quotes.
func (q *quickReader) quoted() (end int, ok bool) {
	end, doubled := q.closing(q.at)
	if end == 0 {
		return 0, false
	}
	text, style := q.text[q.at+1:end-1], Quoted
	if doubled > 0 {
		if text, ok = undouble(text, q.text[q.at]); !ok {
			return 0, false
		}
		style = Escaped
	}
	q.tree.Add(Scalar, style, text, Span{q.at, end})
	return end, true
}

// undouble returns a text without what stands twice in it, or behind a bar, to
// be no quote. Other signs behind a bar are not known here.
func undouble(text string, quote byte) (string, bool) {
	var b strings.Builder
	b.Grow(len(text))
	for i := 0; i < len(text); i++ {
		c := text[i]
		if quote == '"' && c == '\\' || c == quote {
			i++
			if c = text[i]; c != '"' && c != '\\' && c != '\'' || quote == '"' && c == '\'' {
				return "", false
			}
		}
		b.WriteByte(c)
	}
	return b.String(), true
}

// blockText reads a block of text below `|` or `>`, which belongs to what stands at
// a column.
func (q *quickReader) blockText(column int) (end int, ok bool) {
	head := Span{q.at, q.end}
	folded, strip := q.text[q.at] == '>', false
	if p := q.at + 1; p < q.end {
		if strip = q.text[p] == '-'; !strip || p+1 < q.end {
			return 0, false
		}
	}
	if q.end < q.next-1 { // a carriage return
		return 0, false
	}
	var b strings.Builder
	indent, empty := 0, 0
	for {
		if q.next >= len(q.text) {
			q.start, q.at, q.end, q.over = len(q.text), len(q.text), len(q.text), true
			break
		}
		q.row(q.next)
		if q.end == q.next || q.end < q.next-1 { // no line end, or two
			return 0, false
		}
		if q.at == q.end {
			if indent == 0 || q.column() > indent {
				return 0, false
			}
			empty++
			continue
		}
		if indent == 0 {
			if q.column() <= column {
				return 0, false
			}
			indent = q.column()
		} else if q.column() < indent {
			if q.column() > column || !q.toText() {
				return 0, false
			}
			break
		} else {
			breaks(&b, empty, folded)
		}
		line := q.text[q.start+indent : q.end]
		if folded && line[0] == ' ' {
			return 0, false
		}
		b.WriteString(line)
		empty = 0
		head.End = q.start + indent + len(strings.TrimRight(line, " "))
	}
	if indent == 0 {
		return 0, false
	}
	if !strip {
		b.WriteByte('\n')
	}
	q.tree.Add(Scalar, Block, b.String(), head)
	return head.End, q.over || q.column() <= column
}

// breaks parts two lines of a block of text with so many empty ones between.
func breaks(b *strings.Builder, empty int, folded bool) {
	if folded && empty == 0 {
		b.WriteByte(' ')
		return
	}
	if !folded {
		empty++
	}
	for range empty {
		b.WriteByte('\n')
	}
}

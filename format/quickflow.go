package format

import "strings"

// flow reads what stands in brackets, which belong to what stands at a column,
// and returns where they are closed. They may go over several rows, each begun
// behind a comma or bracket.
func (q *quickReader) flow(column, depth int) (end int, ok bool) {
	if depth > maxDepth {
		return 0, false
	}
	kind, closer := Sequence, byte(']')
	if q.text[q.at] == '{' {
		kind, closer = Mapping, '}'
	}
	c := q.tree.Add(kind, Plain, "", Span{q.at, q.at})
	q.at++
	for n := 0; ; n++ {
		if q.full() || !q.flowText(column) {
			return 0, false
		}
		if q.text[q.at] == closer {
			if n > 0 { // behind a comma
				return 0, false
			}
			break
		}
		if kind == Mapping {
			k := len(q.tree.nodes)
			if n == widestQuick || !q.flowKey() || q.twice(c, k) || !q.flowText(column) {
				return 0, false
			}
		}
		if !q.item(column, depth) {
			return 0, false
		}
		if q.at = q.blanks(q.at); q.at == q.end && (!q.rowInside(column) || q.text[q.at] != closer) {
			return 0, false
		}
		if q.text[q.at] == closer {
			break
		}
		if q.text[q.at] != ',' || q.at+1 < q.end && isDigit(q.text[q.at+1]) {
			return 0, false
		}
		q.at++
	}
	q.at++
	q.tree.Close(c)
	q.tree.nodes[c].span.End = q.at
	return q.at, true
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

// flowText goes to the next text in brackets, on this row or the next.
func (q *quickReader) flowText(column int) bool {
	if q.at = q.blanks(q.at); q.at < q.end {
		return true
	}
	return q.rowInside(column)
}

// rowInside goes to the next row inside brackets.
func (q *quickReader) rowInside(column int) bool {
	if q.next >= len(q.text) {
		return false
	}
	q.row(q.next)
	return q.at < q.end && q.column() > column && q.text[q.at] != '#'
}

// item reads one value in brackets.
func (q *quickReader) item(column, depth int) (ok bool) {
	var end int
	switch q.text[q.at] {
	case '[', '{':
		end, ok = q.flow(column, depth+1)
	case '"', '\'':
		if end, ok = q.quoted(); ok && end < q.end && strings.IndexByte(" ,]}", q.text[end]) < 0 {
			return false
		}
	default:
		end, ok = q.flowPlain(false)
	}
	q.at = end
	return ok
}

// flowKey reads a key in brackets and its colon.
func (q *quickReader) flowKey() (ok bool) {
	end := 0
	if c := q.text[q.at]; c == '"' || c == '\'' {
		end, ok = q.quoted()
	} else {
		end, ok = q.flowPlain(true)
	}
	if !ok || end-q.at > longestKey || end+1 >= q.end || q.text[end] != ':' || q.text[end+1] != ' ' {
		return false
	}
	q.at = end + 1
	return true
}

// flowPlain reads a text without quotes in brackets: a key up to its colon, or
// a value.
func (q *quickReader) flowPlain(key bool) (end int, ok bool) {
	p := q.at
	if c := q.text[p]; signs[c]&indicates != 0 && (c != '-' || key || q.blankAt(p+1)) {
		return 0, false
	}
	end = p
	for ; p < q.end; p++ {
		switch q.text[p] {
		case ' ':
			continue
		case ',', ']', '}':
			p = q.end
			continue
		case ':':
			if !key {
				return 0, false
			}
			p = q.end
			continue
		case '[', '{', '?', '#':
			return 0, false
		}
		end = p + 1
	}
	text := q.text[q.at:end]
	if key && (text == "<<" || !strings.HasPrefix(q.text[end:q.end], ":")) {
		return 0, false
	}
	q.tree.Add(Scalar, Plain, text, Span{q.at, end})
	return end, end > q.at
}

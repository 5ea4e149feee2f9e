package format

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// widestQuick is the widest mapping that the quick reader looks through for a
// key that stands twice.
const widestQuick = 64

// A quickReader reads the YAML that people and our own printer write: block
// mappings and lists, comments on lines of their own or behind a value, text
// plain or in quotes on one line, blocks of text, brackets. It makes the nodes
// that [parseYAML] makes of the same text, spans included, and has no errors: a
// document in which anything is not as plain as that, or in which readText
// would find a fault, is not for it.
type quickReader struct {
	text string
	tree *Tree

	// The row being read.
	start int // of the row
	at    int // of its text, or of what of it is not read yet
	end   int // of the row, without its line end
	next  int // start of the row behind it
	over  bool
}

// A node of a log takes so many bytes of text, or more; there is room for so many
// nodes before it is known that the document is one.
const (
	bytesPerNode = 12
	mostAtFirst  = 1 << 12
)

// readQuick turns a document's bytes into nodes, as readText does, in the room
// of others that nobody needs; nil where that takes more than the quick reader.
func readQuick(src *Source, rooms *sync.Pool) *rawDoc {
	r := &room{rooms: rooms}
	if rooms != nil {
		if left, ok := rooms.Get().(*room); ok {
			r = left
		}
	}
	if r.nodes == nil {
		r.nodes = make([]node, 0, min(len(src.Text)/bytesPerNode, mostAtFirst)+1)
	}
	tree := &Tree{Source: src, nodes: r.nodes}
	if !quick(tree, src.text()) {
		r.leave(tree.nodes, r.hands)
		return nil
	}
	t := &rawDoc{source: src, root: tree.Root(), hands: r.hands[:0], room: r}
	t.wholeHands()
	return t
}

// A room is where the nodes of a document are, and then those of another.
type room struct {
	rooms *sync.Pool
	nodes []node
	hands []rawHand
}

// mostNodes is how many nodes there is room for when nobody needs it.
const mostNodes = 1 << 16

// leave makes room for another document: of what is here nothing is needed any
// more.
func (r *room) leave(nodes []node, hands []rawHand) {
	if r.rooms == nil || cap(nodes) > mostNodes {
		return
	}
	clear(hands)
	r.nodes, r.hands = nodes, hands
	r.rooms.Put(r)
}

// quick reads a document into a tree, which it empties first. It reports
// whether it could; if not, the tree is of no use.
func quick(t *Tree, text string) bool {
	t.nodes = t.nodes[:0]
	if !plainText(text) {
		return false
	}
	q := quickReader{text: text, tree: t}
	if !q.begin() || q.over || q.column() != 0 || q.dash() {
		return false
	}
	_, ok := q.mapping(0, 1)
	return ok && q.over
}

// full reports whether the tree is as large as the library is ever asked for.
func (q *quickReader) full() bool { return len(q.tree.nodes) >= maxValues }

// plainText reports whether a document has nothing but letters, signs, blanks
// and line ends about which all readers agree.
func plainText(text string) bool {
	for i := 0; i < len(text); {
		for i+8 <= len(text) && eightPlain(text[i:i+8]) {
			i += 8
		}
		if i == len(text) {
			break
		}
		b := text[i]
		switch {
		case b >= ' ' && b < 0x7f || b == '\n':
			i++
		case b == '\r' && i+1 < len(text) && text[i+1] == '\n':
			i += 2
		case b < utf8.RuneSelf:
			return false
		default:
			r, n := utf8.DecodeRuneInString(text[i:])
			if r == utf8.RuneError || unicode.IsSpace(r) || !printable(r) {
				return false
			}
			i += n
		}
	}
	return true
}

// eightPlain reports whether each of eight bytes is plain ASCII or a line feed:
// bit 7 of each byte says so, with no carry from one to the next.
func eightPlain(s string) bool {
	const each, top = 0x0101010101010101, 0x8080808080808080
	v := uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
	feed, del := v^'\n'*each, v^0x7f*each
	visible := (v | top) - ' '*each
	noFeed := feed&^top + ^uint64(top) | feed
	noDel := del&^top + ^uint64(top) | del
	return (v|^noDel|noFeed&^visible)&top == 0
}

// begin goes to the first row that says something, past the marker.
func (q *quickReader) begin() bool {
	q.row(0)
	if isMark(q.text[:q.end], "---") {
		rest := strings.TrimLeft(q.text[len("---"):q.end], " ")
		if rest != "" && rest[0] != '#' {
			return false
		}
		q.row(q.next)
	}
	return q.toText()
}

func isMark(row, mark string) bool {
	return strings.HasPrefix(row, mark) && (len(row) == len(mark) || row[len(mark)] == ' ')
}

// row goes to the row that begins at an offset.
func (q *quickReader) row(start int) {
	q.start = start
	if n := strings.IndexByte(q.text[start:], '\n'); n >= 0 {
		q.end, q.next = start+n, start+n+1
	} else {
		q.end, q.next = len(q.text), len(q.text)
	}
	if q.end > start && q.text[q.end-1] == '\r' {
		q.end--
	}
	q.at = q.blanks(start)
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

// mapping reads the block mapping whose first key the row begins with, up to
// the row behind it, and returns where it ends.
func (q *quickReader) mapping(column, depth int) (end int, ok bool) {
	if depth > maxDepth || q.full() {
		return 0, false
	}
	m := q.tree.Add(Mapping, Plain, "", Span{q.at, q.at})
	for n := 0; ; n++ {
		k := len(q.tree.nodes)
		if n == widestQuick || q.full() || !q.key() || q.twice(m, k) {
			return 0, false
		}
		if end, ok = q.below(column, depth); !ok {
			return 0, false
		}
		switch {
		case q.over || q.column() < column:
			q.tree.Close(m)
			q.tree.nodes[m].span.End = end
			return end, true
		case q.column() > column || q.dash():
			return 0, false
		}
	}
}

// twice reports whether a mapping has the key k before.
func (q *quickReader) twice(m, k int) bool {
	nodes := q.tree.nodes
	for i := m + 1; i < k; i = int(nodes[nodes[i].next].next) {
		if nodes[i].text == nodes[k].text {
			return true
		}
	}
	return false
}

// below reads the value of a key: what stands behind it, or else below.
func (q *quickReader) below(column, depth int) (end int, ok bool) {
	if q.at < q.end && q.text[q.at] != '#' {
		return q.value(column, depth)
	}
	if !q.advance() || q.over || q.column() < column {
		return 0, false
	}
	if q.dash() {
		return q.list(q.column(), depth+1)
	}
	if q.column() == column {
		return 0, false
	}
	return q.mapping(q.column(), depth+1)
}

// list reads the block list whose first dash the row begins with.
func (q *quickReader) list(column, depth int) (end int, ok bool) {
	if depth > maxDepth || q.full() {
		return 0, false
	}
	l := q.tree.Add(Sequence, Plain, "", Span{q.at, q.at})
	for {
		q.at = q.blanks(q.at + 1)
		if q.at == q.end || q.dash() || q.full() {
			return 0, false
		}
		if strings.IndexByte(q.text[q.at:q.end], ':') < 0 { // as most lines have none
			end, ok = q.value(column, depth)
		} else if q.hasKey() {
			end, ok = q.mapping(q.column(), depth+1)
		} else if q.clean() {
			end, ok = q.value(column, depth)
		}
		if !ok {
			return 0, false
		}
		switch {
		case q.over || q.column() < column || q.column() == column && !q.dash():
			q.tree.Close(l)
			q.tree.nodes[l].span.End = end
			return end, true
		case q.column() > column:
			return 0, false
		}
		ok = false
	}
}

// value reads a value on the row, which belongs to what stands at a column, and
// goes on to the next.
func (q *quickReader) value(column, depth int) (end int, ok bool) {
	switch q.text[q.at] {
	case '|', '>':
		return q.blockText(column)
	case '[', '{':
		end, ok = q.flow(column, depth+1)
	case '"', '\'':
		end, ok = q.quoted()
	default:
		end, ok = q.plain()
	}
	if !ok || !q.endsAt(end) || !q.advance() {
		return 0, false
	}
	return end, q.over || q.column() <= column
}

// endsAt reports whether nothing but a comment follows on the row.
func (q *quickReader) endsAt(at int) bool {
	p := q.blanks(at)
	return p == q.end || p > at && q.text[p] == '#' && q.blankAt(p+1)
}

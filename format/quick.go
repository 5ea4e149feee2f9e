package format

import (
	"strings"
	"sync"
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

	quickRow
	over bool // no row is left
	odd  bool // there was something that is not plain
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
	q := quickReader{text: text, tree: t}
	if !q.begin() || q.over || q.column() != 0 || q.dash() {
		return false
	}
	_, ok := q.mapping(0, 1)
	return ok && q.over && !q.odd
}

// full reports whether the tree is as large as the library is ever asked for.
func (q *quickReader) full() bool { return len(q.tree.nodes) >= maxValues }

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
		if q.colonFrom(q.at) == q.end { // as most lines have none
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

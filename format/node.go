package format

import (
	"iter"
	"slices"
	"strings"
)

// A Kind is the kind of a YAML value.
type Kind uint8

// The kinds. A value that was not written is Missing.
const (
	Missing Kind = iota
	Scalar
	Mapping
	Sequence
)

// A Style is how a scalar was written.
type Style uint8

// The styles.
const (
	Plain   Style = iota
	Quoted        // in quotes, nothing escaped: its text is its bytes
	Escaped       // in quotes, with escapes or folded lines
	Block         // literal or folded, | or >
)

// A Tree is one document as flat nodes in the order of the text, so that a
// reader of any kind can fill it and nothing behind it knows YAML. The first
// node is the root.
type Tree struct {
	Source *Source
	nodes  []node
}

// A node is a scalar, or a mapping or sequence whose children follow it: keys
// and values in turn in a mapping. next is the index behind its last child.
type node struct {
	kind  Kind
	style Style
	next  int32
	text  string
	span  Span
}

// Add appends a node and returns its index. The caller adds the children and
// then closes mappings and sequences with [Tree.Close].
func (t *Tree) Add(k Kind, st Style, text string, sp Span) int {
	t.nodes = append(t.nodes, node{k, st, int32(len(t.nodes) + 1), text, sp})
	return len(t.nodes) - 1
}

// Close says that node i has no further children.
func (t *Tree) Close(i int) { t.nodes[i].next = int32(len(t.nodes)) }

// Root returns the document's value, Missing where the document is empty.
func (t *Tree) Root() Value {
	if len(t.nodes) == 0 {
		return Value{}
	}
	return Value{t, 0}
}

// A Value is one node of a tree. The zero Value is Missing.
type Value struct {
	tree *Tree
	at   int32
}

// Kind returns the value's kind.
func (v Value) Kind() Kind {
	if v.tree == nil {
		return Missing
	}
	return v.node().kind
}

func (v Value) node() *node { return &v.tree.nodes[v.at] }

// Said reports whether the value was written.
func (v Value) Said() bool { return v.tree != nil }

// Text returns a scalar's text as written, unquoted; no type is guessed.
func (v Value) Text() string {
	if v.tree == nil {
		return ""
	}
	return v.node().text
}

// Style returns how a scalar was written.
func (v Value) Style() Style {
	if v.tree == nil {
		return Plain
	}
	return v.node().style
}

// Span returns the bytes of the value, quotes included.
func (v Value) Span() Span {
	if v.tree == nil {
		return Span{}
	}
	return v.node().span
}

// Source returns the document the value is in.
func (v Value) Source() *Source {
	if v.tree == nil {
		return nil
	}
	return v.tree.Source
}

// Place returns where the value is.
func (v Value) Place() Place { return Place{v.Source(), v.Span()} }

// Part returns the span of bytes [i, j) of the value's text. Where the text is
// not its bytes (escapes, folded lines), that is the whole value; a doubled
// apostrophe counts for one.
func (v Value) Part(i, j int) Span {
	sp := v.Span()
	switch v.Style() {
	case Plain:
		return Span{sp.Start + i, sp.Start + j}
	case Quoted:
		return Span{sp.Start + 1 + i, sp.Start + 1 + j}
	}
	if a, b, ok := apostrophes(v.Source().Slice(sp), v.Text(), i, j); ok {
		return Span{sp.Start + a, sp.Start + b}
	}
	return sp
}

// maxDoubled is the longest scalar in which doubled apostrophes are looked for.
const maxDoubled = 1 << 12

// apostrophes returns where bytes [i, j) of a text stand in a scalar between
// apostrophes, on one line, in which an apostrophe is written twice.
func apostrophes(written, text string, i, j int) (from, to int, ok bool) {
	if len(written) > maxDoubled || len(written) < 2 || written[0] != '\'' {
		return 0, 0, false
	}
	inner := written[1 : len(written)-1]
	if strings.ReplaceAll(inner, "''", "'") != text {
		return 0, 0, false
	}
	at := func(n int) int { return 1 + n + strings.Count(text[:n], "'") }
	return at(i), at(j), true
}

// own returns the value with nodes of its own: those of its document make room
// for the next.
func (v Value) own() Value {
	if v.tree == nil {
		return v
	}
	from, end := v.at, v.node().next
	t := &Tree{Source: v.tree.Source, nodes: slices.Clone(v.tree.nodes[from:end])}
	for i := range t.nodes {
		t.nodes[i].next -= from
	}
	return t.Root()
}

// Items yields the values of a sequence.
func (v Value) Items() iter.Seq[Value] {
	return func(yield func(Value) bool) {
		if v.Kind() != Sequence {
			return
		}
		for i := v.at + 1; i < v.node().next; i = v.tree.nodes[i].next {
			if !yield(Value{v.tree, i}) {
				return
			}
		}
	}
}

// len returns how many values a sequence has.
func (v Value) len() (n int) {
	for range v.Items() {
		n++
	}
	return n
}

// Pairs yields keys and values of a mapping in the order of the text, a key
// that stands twice included.
func (v Value) Pairs() iter.Seq2[Value, Value] {
	return func(yield func(key, value Value) bool) {
		if v.Kind() != Mapping {
			return
		}
		for i := v.at + 1; i < v.node().next; {
			val := v.tree.nodes[i].next
			if !yield(Value{v.tree, i}, Value{v.tree, val}) {
				return
			}
			i = v.tree.nodes[val].next
		}
	}
}

// Key returns the value of a mapping's key, Missing where it has none.
func (v Value) Key(name string) Value {
	for k, val := range v.Pairs() {
		if k.Text() == name {
			return val
		}
	}
	return Value{}
}

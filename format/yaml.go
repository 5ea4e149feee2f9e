package format

import (
	"fmt"
	"sort"
	"strings"

	"gopkg.in/yaml.v3"
)

// maxDepth is how deep lists and mappings may be nested.
const maxDepth = 16

// A yamlError is a text the library refuses. The line, from 1, is 0 where it
// names none; it is often the wrong one.
type yamlError struct{ line int }

func (e yamlError) Error() string { return fmt.Sprintf("line %d is no YAML", e.line) }

// parseYAML turns part of a document, text, which begins at byte base of src,
// into a tree. Only lines and start columns are taken from the library; ends
// and offsets are found in the bytes.
func parseYAML(src *Source, text []byte, base int) (t *Tree, faults []textFault, err error) {
	defer func() {
		// The library panics on some texts it cannot read.
		if recover() != nil {
			t, faults, err = nil, nil, yamlError{}
		}
	}()
	var root yaml.Node
	if err := yaml.Unmarshal(text, &root); err != nil {
		var line int
		if _, scan := fmt.Sscanf(err.Error(), "yaml: line %d:", &line); scan != nil {
			line = 0
		} else if ofParser(err.Error()) {
			line++ // its parser counts from 0, its scanner from 1
		}
		return nil, nil, yamlError{line}
	}
	b := builder{tree: &Tree{Source: src}, ext: newExtents(src, text, base)}
	if len(root.Content) > 0 {
		n := root.Content[0]
		if line := b.ext.trailing(n, b.add(n, 1)); line > 0 {
			return nil, nil, yamlError{line}
		}
	}
	return b.tree, b.faults, nil
}

// trailing returns the line, from 1, of text behind the only value of a
// document, which ends at an offset; the library does not look there. 0: none.
func (x *extents) trailing(n *yaml.Node, end int) int {
	at := x.blanks(end)
	line := sort.Search(len(x.starts), func(i int) bool { return x.base+x.starts[i] > at })
	column := at - x.base - x.starts[line-1]
	switch {
	case at >= x.base+len(x.text), n.Kind == yaml.ScalarNode, n.Kind == yaml.AliasNode:
		return 0
	case column == 0 && (isMarker(x.rest(at), "...") || isMarker(x.rest(at), "---")):
		return 0
	case n.Style&yaml.FlowStyle == 0 && column >= n.Column-1:
		return 0 // part of it, whatever the offset says
	}
	return line
}

// ofParser reports whether an error of the library is one of its parser.
func ofParser(text string) bool {
	for _, what := range []string{"node content", "'-' indicator", "key", "',' or ']'", "',' or '}'", "<document start>"} {
		if strings.HasSuffix(text, "did not find expected "+what) {
			return true
		}
	}
	return false
}

// A builder copies the library's nodes into a tree of ours.
type builder struct {
	tree   *Tree
	ext    *extents
	faults []textFault
}

// add copies n and returns where it ends, as an offset of the document.
func (b *builder) add(n *yaml.Node, depth int) int {
	at := b.ext.offset(n.Line, n.Column)
	if n.Kind == yaml.AliasNode {
		return b.shorthand(at)
	}
	if n.Anchor != "" || n.Style&yaml.TaggedStyle != 0 || b.bareTag(n, at) {
		if n.Kind == yaml.ScalarNode && n.Value == "" && n.Style&^yaml.TaggedStyle == 0 {
			return b.shorthand(at)
		}
		b.refuse(b.ext.word(at))
		at = b.ext.behindProperties(at)
	}
	switch n.Kind {
	case yaml.ScalarNode:
		return b.scalar(n, at)
	case yaml.MappingNode, yaml.SequenceNode:
		return b.collection(n, at, depth)
	}
	b.tree.Add(Missing, Plain, "", Span{at, at})
	return at
}

// bareTag reports whether a node has the tag `!`, of which the library tells
// nothing.
func (b *builder) bareTag(n *yaml.Node, at int) bool {
	rest := b.ext.rest(at)
	return len(rest) > 0 && rest[0] == '!' && (n.Kind == yaml.ScalarNode || n.Style&yaml.FlowStyle != 0)
}

func (b *builder) refuse(sp Span) {
	b.faults = append(b.faults, textFault{
		code: "F04", span: sp, scope: sp, args: []any{b.tree.Source.Slice(sp)},
	})
}

// shorthand puts nothing in the place of an alias.
func (b *builder) shorthand(at int) int {
	sp := b.ext.word(at)
	b.refuse(sp)
	b.tree.Add(Missing, Plain, "", sp)
	return sp.End
}

func (b *builder) scalar(n *yaml.Node, at int) int {
	var end int
	var style Style
	switch {
	case n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0:
		end, style = b.ext.block(at, n.Value), Block
	case n.Style&(yaml.DoubleQuotedStyle|yaml.SingleQuotedStyle) != 0:
		end, style = b.ext.quoted(at, n.Value)
	case n.Value == "":
		b.tree.Add(Missing, Plain, "", Span{at, at})
		return at
	default:
		end, style = b.ext.plain(at, n.Value)
	}
	b.tree.Add(Scalar, style, b.ext.scalarText(Span{at, end}, style, n.Value), Span{at, end})
	return end
}

func (b *builder) collection(n *yaml.Node, at, depth int) int {
	kind := Mapping
	if n.Kind == yaml.SequenceNode {
		kind = Sequence
	}
	if depth > maxDepth {
		sp := Span{at, min(at+1, b.ext.base+len(b.ext.text))}
		b.faults = append(b.faults, textFault{code: "F07", span: sp, scope: b.ext.lineOf(at)})
		b.tree.Add(Missing, Plain, "", sp)
		return sp.End
	}
	i := b.tree.Add(kind, Plain, "", Span{at, at})
	end := at
	for j, c := range n.Content {
		if kind == Mapping && j%2 == 0 && c.Tag == "!!merge" && c.Style&yaml.TaggedStyle == 0 {
			sign := b.ext.offset(c.Line, c.Column)
			b.refuse(Span{sign, sign + len("<<")})
			b.tree.Add(Missing, Plain, "", Span{sign, sign + len("<<")}) // no key to whoever reads it
			continue
		}
		end = max(end, b.add(c, depth+1))
	}
	if n.Style&yaml.FlowStyle != 0 {
		end = b.ext.closing(at, end)
	} else if end == at {
		end = b.ext.word(at).End
	}
	b.tree.Close(i)
	b.tree.nodes[i].span.End = end
	return end
}

// A textFault is a fault of the text itself, found before anything is read.
type textFault struct {
	code  string
	span  Span
	scope Span // what cannot be read because of it; faults in there are not said
	args  []any
	soft  bool // said only where YAML cannot read the text either
}

// restore undoes the stand-ins of [clean] in a text the library joined.
func restore(s string) string {
	if !strings.ContainsAny(s, standIns) {
		return s
	}
	return strings.NewReplacer(
		standNEL, "\u0085", standLS, "\u2028", standPS, "\u2029").Replace(s)
}

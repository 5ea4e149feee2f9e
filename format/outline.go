package format

import (
	"bytes"
	"slices"
)

// noKeys is the mapping whose keys have no order: rules, what has names for keys.
const noKeys = mappings

// An entry is a key of a block mapping or an item of a block list, as lines.
type entry struct {
	at    int   // where its text begins: a dash, or a key
	lead  []int // the lines above it that are its own: comments and empty ones
	line  int   // the line it begins on
	end   int   // behind its last line
	key   Value // Missing for a list item
	value Value
	kids  *layout // what stands below it, nil where that is no block
}

// A layout is a block mapping or list as lines.
type layout struct {
	column  int // of its entries
	line    int // on which the first of them was written
	entries []entry
	tail    []int // lines of comments and empty ones behind the last entry
}

// An outliner finds the lines of a document that make up its blocks.
type outliner struct {
	text   []byte
	starts []int  // of lines
	cover  []Span // of all scalars, in order: what looks like a comment in there is none
	kept   []Span // empty lines that are part of the block of text above them
	hands  []rawHand
}

func newOutliner(src *Source) *outliner {
	return &outliner{text: src.Text, starts: src.starts()}
}

// covers adds the scalars of a tree.
func (o *outliner) covers(v Value) {
	if !v.Said() {
		return
	}
	for i := v.at; i < v.node().next; i++ {
		n := &v.tree.nodes[i]
		if n.kind != Scalar || n.span.Empty() {
			continue
		}
		o.cover = append(o.cover, n.span)
		if n.style == Block {
			head, _, _ := bytes.Cut(o.text[n.span.Start:n.span.End], []byte("\n"))
			if bytes.IndexByte(head, '+') >= 0 {
				o.kept = append(o.kept, Span{n.span.End, o.filled(n.span.End)})
			}
		}
	}
}

// filled returns where the first text behind an offset stands.
func (o *outliner) filled(at int) int {
	return at + len(o.text[at:]) - len(bytes.TrimLeft(o.text[at:], " \t\r\n"))
}

func (o *outliner) sort() {
	byStart := func(a, b Span) int { return a.Start - b.Start }
	slices.SortFunc(o.cover, byStart)
	slices.SortFunc(o.kept, byStart)
}

// lines is how many lines there are; the one behind the last line end is none.
func (o *outliner) lines() int {
	if n := len(o.starts); o.starts[n-1] < len(o.text) {
		return n
	}
	return len(o.starts) - 1
}

// line returns the index of the line that holds an offset.
func (o *outliner) line(at int) int {
	i, found := slices.BinarySearch(o.starts, at)
	if !found {
		i--
	}
	return i
}

// lineEnd returns the end of a line, without its line end.
func (o *outliner) lineEnd(line int) int {
	end := len(o.text)
	if line+1 < len(o.starts) {
		end = o.starts[line+1] - 1
	}
	if end > o.starts[line] && o.text[end-1] == '\r' {
		end--
	}
	return end
}

// indent returns where the text of a line begins.
func (o *outliner) indent(line int) int {
	at, end := o.starts[line], o.lineEnd(line)
	for at < end && (o.text[at] == ' ' || o.text[at] == '\t') {
		at++
	}
	return at
}

// inScalar reports whether an offset lies inside a scalar, behind its first byte.
func (o *outliner) inScalar(at int) bool { return inAny(o.cover, at) }

// inAny reports whether an offset lies inside one of a list of spans, behind its
// first byte.
func inAny(list []Span, at int) bool {
	i, _ := slices.BinarySearchFunc(list, at, func(s Span, at int) int { return s.Start - at })
	return i > 0 && list[i-1].End > at
}

// apart reports whether a line holds nothing, or nothing but a comment, and
// the comment's column, -1 without one.
func (o *outliner) apart(line int) (column int, ok bool) {
	start, at, end := o.starts[line], o.indent(line), o.lineEnd(line)
	switch {
	case o.inScalar(start) || inAny(o.kept, start):
		return 0, false
	case at == end:
		return -1, true
	case o.text[at] == '#':
		return at - start, true
	}
	return 0, false
}

// comment returns where the comment of a line begins that has text from an
// offset on, or its end.
func (o *outliner) comment(line, from int) int {
	end := o.lineEnd(line)
	for at := from; at < end; at++ {
		if o.text[at] == '#' && !o.inScalar(at) && (at == o.starts[line] || o.text[at-1] == ' ' || o.text[at-1] == '\t') {
			return at
		}
	}
	return end
}

// loose returns the first of the lines before line hi that stand apart and,
// being indented no deeper than a column, belong to what comes next.
func (o *outliner) loose(lo, hi, column int) int {
	for hi > lo {
		at, ok := o.apart(hi - 1)
		if !ok || at > column {
			break
		}
		hi--
	}
	return hi
}

// block outlines a block mapping or list whose lines are [from, to); of is the
// mapping it is, or that its items are.
func (o *outliner) block(v Value, of mapping, from, to int) *layout {
	l := &layout{}
	if v.Kind() == Mapping {
		for k, val := range v.Pairs() {
			l.entries = append(l.entries, entry{at: k.Span().Start, key: k, value: val})
		}
	} else {
		for item := range v.Items() {
			l.entries = append(l.entries, entry{at: o.dash(item), value: item})
		}
	}
	return o.fill(l, of, from, to)
}

// handList outlines the hands of a document.
func (o *outliner) handList(from, to int) *layout {
	l := &layout{}
	for i := range o.hands {
		l.entries = append(l.entries, entry{at: o.dash(o.hands[i].value), value: o.hands[i].value})
	}
	return o.fill(l, handKeys, from, to)
}

// fill finds the lines of entries, and what stands below them.
func (o *outliner) fill(l *layout, of mapping, from, to int) *layout {
	if len(l.entries) == 0 {
		return nil
	}
	for i := range l.entries {
		l.entries[i].line = o.line(l.entries[i].at)
	}
	first := &l.entries[0]
	l.line, l.column = first.line, first.at-o.starts[first.line]
	for i := range l.entries {
		e := &l.entries[i]
		lo := min(from, e.line)
		if i > 0 {
			lo = l.entries[i-1].end
		}
		e.lead = upTo(lo, e.line)
		if i+1 < len(l.entries) {
			e.end = o.loose(e.line+1, l.entries[i+1].line, l.column)
		} else {
			e.end = o.loose(e.line+1, max(to, e.line+1), l.column)
		}
		o.below(e, of)
	}
	l.tail = upTo(l.entries[len(l.entries)-1].end, to)
	if of != noKeys && first.key.Said() {
		o.order(l, of)
	}
	return l
}

func upTo(from, to int) []int {
	var out []int
	for ; from < to; from++ {
		out = append(out, from)
	}
	return out
}

// below outlines what is written below an entry.
func (o *outliner) below(e *entry, of mapping) {
	if e.key.Said() {
		of = of.under(e.key.Text())
		if of == handKeys && len(o.hands) > 0 {
			if !isFlow(o.hands[0].value) {
				e.kids = o.handList(e.line+1, e.end)
			}
			return
		}
	}
	if k := e.value.Kind(); (k == Mapping || k == Sequence) && !isFlow(e.value) {
		e.kids = o.block(e.value, of, e.line+1, e.end)
	}
}

// under returns the mapping under a key of another, or that the items of a
// list there are.
func (m mapping) under(key string) mapping {
	if m == noKeys || m.find(key) < 0 {
		return noKeys
	}
	switch keys[m][m.find(key)].shape {
	case sessionShape:
		return sessionKeys
	case playersShape:
		return playerKeys
	case handsShape:
		return handKeys
	case actsShape:
		return actKeys
	case carriedShape:
		return carriedKeys
	case noteShape:
		return noteKeys
	}
	return noKeys
}

// isFlow reports whether a value is written between brackets.
func isFlow(v Value) bool {
	if k := v.Kind(); k != Mapping && k != Sequence {
		return false
	}
	c := v.Source().Slice(Span{v.Span().Start, v.Span().Start + 1})
	return c == "{" || c == "["
}

// dash returns where the dash of a list item stands: before it on its line, or
// alone on one above.
func (o *outliner) dash(item Value) int {
	line := o.line(item.Span().Start)
	for {
		at := o.indent(line)
		if _, apart := o.apart(line); !apart && o.text[at] == '-' && at < item.Span().Start || line == 0 {
			return at
		}
		line--
	}
}

// order puts the keys of a mapping in the order of the table. A comment that
// stands apart above the first of them is about them all.
func (o *outliner) order(l *layout, of mapping) {
	rank := func(e entry) int { return of.find(e.key.Text()) }
	byRank := func(a, b entry) int { return rank(a) - rank(b) }
	if slices.IsSortedFunc(l.entries, byRank) {
		return
	}
	first := l.entries[0].at
	slices.SortStableFunc(l.entries, byRank)
	for i := range l.entries {
		e := &l.entries[i]
		if e.at != first || i == 0 {
			continue
		}
		n := len(e.lead)
		for n > 0 {
			if column, _ := o.apart(e.lead[n-1]); column < 0 {
				break
			}
			n--
		}
		l.entries[0].lead = append(slices.Clone(e.lead[:n]), l.entries[0].lead...)
		e.lead = e.lead[n:]
	}
}

package format

import (
	"bytes"
	"slices"

	"apertura/format/lang"
)

// A rawDoc is one document as nodes, before anything is known of sessions or
// players: it needs no other document to be made. What YAML cannot read of it
// is cut out hand by hand, so that a broken hand costs nobody else.
type rawDoc struct {
	source *Source
	root   Value       // the document; without its hands where cut is true
	cut    bool        // it was read in pieces, hands holds what root does not
	single bool        // in pieces: the document is one hand
	hands  []rawHand   // in the order of the text
	bad    []textFault // bytes that are no text, in order
	faults []textFault // all others
	dead   bool        // the part outside the hands cannot be read

	room       *room // of its nodes, nil where the library made them
	is         docKind
	told       bool // what it is
	directives bool // nothing but YAML directives
	players    bool // a line begins with `players:`
}

// A rawHand is one hand that may have been cut out.
type rawHand struct {
	area   Span // its rows, dash included
	span   Span
	faults []int // where its faults of the text stand among those reported
	value  Value // Missing where it cannot be read
	name   Node[string]
	expect []Value // its `expect` values, read although the rest cannot be

	broken    []string // codes of what is wrong with it though it stands elsewhere
	swallowed bool     // by the hand before: it lacks its dash
}

// readText turns a document's bytes into nodes.
func readText(src *Source) *rawDoc {
	t := &rawDoc{source: src}
	work, faults, ok := clean(src)
	t.bad = faults
	s := scan(work)
	t.players = s.hasKey("players")
	if len(s.rows) > maxRows {
		t.tooLarge(rowsTooMany)
		ok = false
	}
	if !ok {
		t.cut, t.dead = true, true
		t.tidy()
		return t
	}
	atOnce := !s.deep && !s.tooMany(work, Span{0, len(work)}, len(s.faults) > 0)
	if atOnce {
		if tree, faults, err := parseYAML(src, work, 0); err == nil {
			t.root = tree.Root()
			t.faults = append(append(t.faults, hardOf(s.faults)...), faults...)
			t.lint(t.root, "")
			t.spoil(tree)
			t.tidy()
			t.wholeHands()
			return t
		}
	}
	t.cut = true
	t.inPieces(s, atOnce || s.deep)
	t.tidy()
	return t
}

// tooLarge reports a document of which nothing is read.
func (t *rawDoc) tooLarge(what lang.Text) {
	first, _ := firstRow(t.source.Text)
	t.faults = append(t.faults, textFault{code: "F06", span: first, args: []any{what}})
}

// wholeHands lists the hands of a document that could be read in one piece.
func (t *rawDoc) wholeHands() {
	for key, list := range t.root.Pairs() {
		if key.Text() != "hands" {
			continue
		}
		at := key.Span().End // behind the hand before
		for v := range list.Items() {
			t.addHand(rawHand{span: v.Span(), value: v, name: nameOf(v)}, at)
			t.swallowed(v)
			at = v.Span().End
		}
		if n := len(t.hands); n > 0 {
			t.hands[n-1].area.End = t.lineEnd(at)
		}
	}
}

// swallowed lists the hands that a hand took in because they lack their dash.
func (t *rawDoc) swallowed(v Value) {
	first := true
	for k, val := range v.Pairs() {
		if k.Text() != "hand" {
			continue
		}
		if !first {
			before := &t.hands[len(t.hands)-1]
			at := before.span.Start
			before.span.End = min(before.span.End, t.lineStart(at, k.Span().Start))
			sp := Span{k.Span().Start, v.Span().End}
			t.addHand(rawHand{span: sp, name: Node[string]{val.Text(), val.Span()}, swallowed: true}, before.span.End)
		}
		first = false
	}
}

// addHand gives a hand its rows: from behind those of the hand before, which
// ends at the offset at, so that what stands beside its dash or in a comment
// above it is its own.
func (t *rawDoc) addHand(h rawHand, at int) {
	h.area = Span{h.span.Start, h.span.End}
	if n := bytes.IndexByte(t.source.Text[min(at, h.span.Start):h.span.Start], '\n'); n >= 0 {
		h.area.Start = at + n + 1
	} else {
		h.area.Start = min(at, h.span.Start)
	}
	if n := len(t.hands); n > 0 && t.hands[n-1].span.End == at {
		t.hands[n-1].area.End = h.area.Start
	}
	t.hands = append(t.hands, h)
}

// lineStart returns the start of the line of offset to, but nothing before from.
func (t *rawDoc) lineStart(from, to int) int {
	return from + bytes.LastIndexByte(t.source.Text[from:to], '\n') + 1
}

func (t *rawDoc) lineEnd(at int) int {
	if n := bytes.IndexByte(t.source.Text[at:], '\n'); n >= 0 {
		return at + n
	}
	return len(t.source.Text)
}

func hardOf(list []textFault) []textFault {
	return slices.DeleteFunc(slices.Clone(list), func(f textFault) bool { return f.soft })
}

func nameOf(hand Value) Node[string] {
	if v := hand.Key("hand"); v.Kind() == Scalar {
		return Node[string]{v.Text(), v.Span()}
	}
	return Node[string]{}
}

// spoil keeps what follows from a byte that is no text from being said: all
// about the scalar it is in.
func (t *rawDoc) spoil(tree *Tree) {
	for i := range t.bad {
		f := &t.bad[i]
		j, found := slices.BinarySearchFunc(tree.nodes, f.span.Start+1, func(n node, at int) int { return n.span.Start - at })
		if !found {
			j--
		}
		if j >= 0 && tree.nodes[j].kind == Scalar && within(tree.nodes[j].span, f.span) {
			f.scope = tree.nodes[j].span
		}
	}
}

// spoiled reports whether a part of the text has bytes that are none.
func (t *rawDoc) spoiled(sp Span) bool {
	i, _ := slices.BinarySearchFunc(t.bad, sp.Start, func(f textFault, at int) int { return f.span.Start - at })
	return i < len(t.bad) && t.bad[i].span.Start < sp.End
}

// tidy sorts the faults and leaves of two at one place the first.
func (t *rawDoc) tidy() {
	t.faults = append(t.bad, t.faults...)
	slices.SortStableFunc(t.faults, func(a, b textFault) int { return a.span.Start - b.span.Start })
	t.faults = slices.CompactFunc(t.faults, func(a, b textFault) bool { return a.span == b.span })
}

// inPieces reads each hand and the rest alone. wrong: it is known that the whole
// cannot be read.
func (t *rawDoc) inPieces(s *scanner, wrong bool) {
	if areas, ends := s.bracedHands(); len(areas) > 0 {
		t.bracedPieces(s, wrong, areas, ends)
		return
	}
	spans := s.handSpans()
	t.single = len(spans) == 0 && !s.inBraces() && !s.hasKey("players") && !s.hasKey("hands") && !s.hasKey("session")
	if t.single {
		spans = []Span{{0, len(s.text)}}
	}
	if len(spans) > maxHands {
		t.tooLarge(handsTooMany)
		t.dead = true
		return
	}
	before := len(t.faults)
	rest := bytes.Clone(s.text)
	column := s.handColumn(s.underHands())
	for i, sp := range spans {
		if i < len(t.hands) {
			continue // read with others
		}
		if !wrong && t.together(s, spans[i:min(i+piecesAtOnce, len(spans))]) {
			for _, sp := range spans[i:len(t.hands)] {
				whitenLines(rest[sp.Start:sp.End])
			}
			continue
		}
		mine := s.faultsIn(sp, nil)
		if at, ok := s.astray(sp, column); ok && !t.single {
			// Whatever else is likely about it follows from that.
			mine = append(hardOf(mine), textFault{code: "F01", span: at, scope: sp, args: []any{misfit}})
		}
		t.hands = append(t.hands, t.piece(s, sp, mine))
		whitenLines(rest[sp.Start:sp.End])
	}
	if t.single {
		t.dead = !t.hands[0].value.Said()
		return
	}
	t.around(s, rest, spans, before, wrong)
}

// around reads what is left of a document without its hands.
func (t *rawDoc) around(s *scanner, rest []byte, spans []Span, before int, wrong bool) {
	all := Span{0, len(rest)}
	t.root, t.dead = t.part(s, rest, all, s.faultsIn(all, spans))
	unread := func(h rawHand) bool { return !h.value.Said() }
	if wrong && len(t.faults) == before && !t.dead && !slices.ContainsFunc(t.hands, unread) {
		// Each part can be read, and together they cannot.
		t.explain(s, all, s.faults, 0)
		t.dead = true
	}
}

func whitenLines(b []byte) {
	for i := range b {
		if b[i] != '\n' && b[i] != '\r' {
			b[i] = ' '
		}
	}
}

// piece reads one hand.
func (t *rawDoc) piece(s *scanner, sp Span, mine []textFault) rawHand {
	h := rawHand{area: sp, span: sp}
	if len(t.faults) > maxFaults {
		h.name, _ = t.scraps(s, sp) // nobody will read more of it
		return h
	}
	v, dead := t.part(s, s.text, sp, mine)
	if t.single {
		h.value = v
	} else {
		h.value = t.onlyItem(s, sp, mine, v)
	}
	if h.value.Said() {
		h.span, h.name = h.value.Span(), nameOf(h.value)
		return h
	}
	if !dead { // it lacks its dash
		t.explain(s, sp, mine, 1)
	}
	h.name, h.expect = t.scraps(s, sp)
	h.span.Start = s.firstText(sp)
	return h
}

// onlyItem returns the one item of a list. Where there are more, a dash stands
// where it should not.
func (t *rawDoc) onlyItem(s *scanner, sp Span, mine []textFault, list Value) (item Value) {
	n := 0
	for v := range list.Items() {
		item = v
		n++
	}
	if n < 2 {
		return item
	}
	at := Span{item.Span().Start, item.Span().Start + 1}
	t.explain(s, sp, append(mine, textFault{code: "F01", span: at, scope: sp, args: []any{misfit}, soft: true}), 0)
	return Value{}
}

// part reads the bytes sp of a text, of which so much is known to be wrong.
func (t *rawDoc) part(s *scanner, work []byte, sp Span, mine []textFault) (v Value, dead bool) {
	for _, f := range mine {
		if f.code == "F07" {
			t.faults = append(t.faults, f)
			return Value{}, true
		}
	}
	if s.tooMany(work, sp, len(mine) > 0) {
		what := handTooLarge
		if sp.End-sp.Start == len(work) && !t.single {
			what = restTooLarge
		}
		at := s.firstText(sp)
		t.faults = append(t.faults, textFault{code: "F06", span: Span{at, at + 1}, scope: sp, args: []any{what}})
		return Value{}, true
	}
	tree, faults, err := parseYAML(t.source, work[sp.Start:sp.End], sp.Start)
	if err == nil {
		t.faults = append(append(t.faults, hardOf(mine)...), faults...)
		t.lint(tree.Root(), "")
		t.spoil(tree)
		return tree.Root(), false
	}
	line := 0
	if e, ok := err.(yamlError); ok {
		line = e.line
	}
	t.explain(s, sp, mine, line)
	return Value{}, true
}

// explain says why a part cannot be read: what was found in its rows, all that
// is certain and the first that is likely, or else where the library stopped.
func (t *rawDoc) explain(s *scanner, sp Span, found []textFault, line int) {
	guessed := false
	for _, f := range found {
		if f.soft && (guessed || t.spoiled(f.scope)) {
			continue
		}
		// What is likely below something certain may well follow from it.
		guessed = guessed || f.soft || f.code != "F14"
		t.faults = append(t.faults, f)
	}
	if len(found) == 0 && !t.spoiled(sp) {
		at := s.rowAt(sp, line)
		t.faults = append(t.faults, textFault{code: "F01", span: at, scope: sp, args: []any{noYAML}})
	}
}

// scraps finds the name and the expectations of a hand that cannot be read.
func (t *rawDoc) scraps(s *scanner, sp Span) (name Node[string], expect []Value) {
	rows := s.rowsIn(sp)
	for i := range rows {
		r := &rows[i]
		if r.key.Empty() || r.value.Empty() {
			continue
		}
		switch string(s.text[r.key.Start:r.key.End]) {
		case "hand":
			if v := t.scrap(s, r.value); v.Kind() == Scalar && name.V == "" {
				name = Node[string]{v.Text(), v.Span()}
			}
		case "expect":
			end := r.end
			for _, next := range rows[i+1:] {
				if next.kind == structureRow {
					break
				}
				end = next.end
			}
			if v := t.scrap(s, Span{r.value.Start, end}); v.Said() {
				expect = append(expect, v)
			}
		}
	}
	return name, expect
}

func (t *rawDoc) scrap(s *scanner, sp Span) Value {
	tree, _, err := parseYAML(t.source, s.text[sp.Start:sp.End], sp.Start)
	if err != nil {
		return Value{}
	}
	return tree.Root()
}

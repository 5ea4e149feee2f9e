package format

import (
	"bytes"
	"slices"
)

// A rawDoc is one document as nodes, before anything is known of sessions or
// players: it needs no other document to be made. What YAML cannot read of it
// is cut out hand by hand, so that a broken hand costs nobody else.
type rawDoc struct {
	source *Source
	root   Value     // the document; without its hands where cut is true
	cut    bool      // it was read in pieces, hands holds what root does not
	single bool      // in pieces: the document is one hand
	hands  []rawHand // in the order of the text
	faults []textFault
	dead   bool // the part outside the hands cannot be read

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
	t.faults = faults
	s := scan(work)
	t.players = s.hasKey("players")
	if !ok {
		t.cut, t.dead = true, true
		return t
	}
	hopeless := slices.ContainsFunc(s.faults, func(f textFault) bool { return f.code == "F07" })
	if !hopeless {
		if tree, faults, err := parseYAML(src, work, 0); err == nil {
			t.root = tree.Root()
			t.faults = append(append(t.faults, hardOf(s.faults)...), faults...)
			t.lint(t.root)
			t.tidy()
			t.wholeHands()
			return t
		}
	}
	t.cut = true
	t.inPieces(s)
	t.tidy()
	return t
}

// wholeHands lists the hands of a document that could be read in one piece.
func (t *rawDoc) wholeHands() {
	for v := range t.root.Key("hands").Items() {
		t.addHand(rawHand{span: v.Span(), value: v, name: nameOf(v)})
		first := true
		for k, val := range v.Pairs() {
			if k.Text() != "hand" {
				continue
			}
			if !first { // its dash is missing
				sp := Span{k.Span().Start, v.Span().End}
				t.addHand(rawHand{span: sp, name: Node[string]{val.Text(), val.Span()}, swallowed: true})
			}
			first = false
		}
	}
}

// addHand gives a hand its rows: from where its line begins, or the hand
// before ends, to the end of its last line.
func (t *rawDoc) addHand(h rawHand) {
	text := t.source.Text
	h.area = Span{bytes.LastIndexByte(text[:h.span.Start], '\n') + 1, len(text)}
	if n := bytes.IndexByte(text[h.span.End:], '\n'); n >= 0 {
		h.area.End = h.span.End + n
	}
	if n := len(t.hands); n > 0 {
		before := &t.hands[n-1]
		if h.swallowed {
			before.span.End = min(before.span.End, h.area.Start)
		}
		h.area.Start = max(h.area.Start, before.span.End)
		before.area.End = min(before.area.End, h.area.Start)
	}
	t.hands = append(t.hands, h)
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

// tidy sorts the faults and leaves of two at one place the first.
func (t *rawDoc) tidy() {
	slices.SortStableFunc(t.faults, func(a, b textFault) int { return a.span.Start - b.span.Start })
	t.faults = slices.CompactFunc(t.faults, func(a, b textFault) bool { return a.span == b.span })
}

// inPieces reads each hand and the rest alone.
func (t *rawDoc) inPieces(s *scanner) {
	spans := s.handSpans()
	t.single = len(spans) == 0 && !s.hasKey("players") && !s.hasKey("hands")
	if t.single {
		spans = []Span{{0, len(s.text)}}
	}
	before := len(t.faults)
	rest := bytes.Clone(s.text)
	column := s.handColumn(s.underHands())
	for _, sp := range spans {
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
	all := Span{0, len(rest)}
	t.root, t.dead = t.part(s, rest, all, s.faultsIn(all, spans))
	if len(t.faults) == before {
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
	v, dead := t.part(s, s.text, sp, mine)
	if t.single {
		h.value = v
	} else {
		for item := range v.Items() {
			h.value = item
			break
		}
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

// part reads the bytes sp of a text, of which so much is known to be wrong.
func (t *rawDoc) part(s *scanner, work []byte, sp Span, mine []textFault) (v Value, dead bool) {
	for _, f := range mine {
		if f.code == "F07" {
			t.faults = append(t.faults, f)
			return Value{}, true
		}
	}
	tree, faults, err := parseYAML(t.source, work[sp.Start:sp.End], sp.Start)
	if err == nil {
		t.faults = append(append(t.faults, hardOf(mine)...), faults...)
		t.lint(tree.Root())
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
		if f.soft && guessed {
			continue
		}
		// What is likely below something certain may well follow from it.
		guessed = guessed || f.soft || f.code != "F14"
		t.faults = append(t.faults, f)
	}
	if len(found) == 0 {
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

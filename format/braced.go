package format

import (
	"bytes"

	"apertura/format/lang"
)

// A braced is the list of a document's hands where it is written between
// brackets: `hands: [{…}, {…}]`.
type braced struct {
	open  bool   // the brackets that are open are the list's
	span  Span   // from bracket to bracket
	hands []Span // from brace to brace; one that is not closed has no end
}

var (
	noComma = lang.Text{
		EN: "a comma is missing before this %s",
		IT: "prima di questa %s manca la virgola"}
	noEnd = lang.Text{
		EN: "behind this hand the ] of the list is missing",
		IT: "dopo questa mano manca la ] dell'elenco"}
)

// begins notes that the list of hands opens at p, if the value of a level is
// that.
func (b *braced) begins(p int, l *level) {
	if l.key == "hands" && l.column == 0 && b.span.Empty() {
		*b = braced{open: true, span: Span{p, p + 1}}
	}
}

// opensHand notes an opening bracket. A hand within a hand says that the one
// around it lacks its brace, which is then closed.
func (s *scanner) opensHand(p int, behind flowState) {
	b := &s.list
	if !b.open || s.text[p] != '{' {
		return
	}
	if n := len(b.hands); n > 0 && b.hands[n-1].End == 0 && namesHandAt(s.text[p:]) {
		at := b.hands[n-1].Start
		s.soft(Span{at, at + 1}, openBracket.Fmt("{"))
		s.flow = s.flow[:1]
	}
	if len(s.flow) != 1 {
		return
	}
	if behind == inside {
		s.hard("F01", Span{p, p + 1}, noComma.Fmt("{"))
	}
	b.hands = append(b.hands, Span{p, 0})
}

// closesHand notes a closing bracket, and reports one that closes nothing: it
// belongs to the hand before it.
func (s *scanner) closesHand(p int) (tooMany bool) {
	b := &s.list
	n := len(b.hands)
	switch {
	case !b.open || n == 0:
	case len(s.flow) == 1 && s.text[p] == '}':
		s.soft(Span{p, p + 1}, otherBracket.Fmt("}", "["))
		b.hands[n-1].End = p + 1
		return true
	case len(s.flow) == 1:
		b.span.End = p + 1
		b.open = false
	case len(s.flow) == 2:
		b.hands[n-1].End = p + 1
	}
	return false
}

// endsHands closes a list that has no end, and says so if there is a hand to
// say it of.
func (s *scanner) endsHands() (said bool) {
	b := &s.list
	n := len(b.hands)
	if !b.open || n == 0 || len(s.flow) == 0 {
		b.open = false
		return false
	}
	b.open, b.span.End = false, len(s.text)
	if s.row.kind != innerRow && s.row.start > s.flowAt {
		b.span.End = s.row.start // which cannot belong to it
	}
	switch last := b.hands[n-1]; {
	case s.quote != 0:
		return false // which is said instead
	case last.End > 0:
		s.hard("F01", Span{last.End - 1, last.End}, noEnd)
	default:
		s.soft(Span{last.Start, last.Start + 1}, openBracket.Fmt("{"))
	}
	return true
}

// namesHandAt reports whether a text begins with the brace and the name of a
// hand.
func namesHandAt(text []byte) bool {
	return text[0] == '{' && bytes.HasPrefix(bytes.TrimLeft(text[1:], " "), []byte("hand:"))
}

// bracedHands returns the hands between brackets, each up to the next one, and
// where each ends by itself; none where there is anything else between them.
func (s *scanner) bracedHands() (areas []Span, ends []int) {
	b := &s.list
	for i, h := range b.hands {
		area := Span{h.Start, b.span.End}
		if i+1 < len(b.hands) {
			area.End = b.hands[i+1].Start
		}
		end := h.End
		if end == 0 {
			end = area.End
		}
		if end > area.End || len(bytes.Trim(s.text[end:area.End], " \t\r\n,]")) > 0 {
			return nil, nil
		}
		areas, ends = append(areas, area), append(ends, end)
	}
	if len(areas) > 0 && len(bytes.TrimLeft(s.text[b.span.Start+1:areas[0].Start], " \t\r\n")) > 0 {
		return nil, nil
	}
	return areas, ends
}

// bracedPieces is inPieces for hands between brackets.
func (t *rawDoc) bracedPieces(s *scanner, wrong bool, areas []Span, ends []int) {
	if len(areas) > maxHands {
		t.tooLarge(handsTooMany)
		t.dead = true
		return
	}
	before := len(t.faults)
	for i, area := range areas {
		t.hands = append(t.hands, t.braced(s, area, ends[i]))
	}
	rest := bytes.Clone(s.text)
	whitenLines(rest[s.list.span.Start:s.list.span.End])
	t.around(s, rest, []Span{s.list.span}, before, wrong)
}

// braced reads one hand between braces.
func (t *rawDoc) braced(s *scanner, area Span, end int) rawHand {
	h := rawHand{area: area, span: Span{area.Start, end}}
	if len(t.faults) > maxFaults {
		return h // nobody will read more of it
	}
	mine := s.faultsIn(area, nil)
	v, dead := t.part(s, s.text, h.span, mine)
	wrong := dead
	for _, f := range mine {
		if !dead && f.soft { // else it has been said
			t.explain(s, area, mine, 0)
			wrong = true
			break
		}
	}
	if !wrong && v.Kind() == Mapping {
		h.value, h.name = v, nameOf(v)
		return h
	}
	if namesHandAt(s.text[area.Start:end]) {
		from := area.Start + bytes.IndexByte(s.text[area.Start:end], ':') + 1
		to := end
		if n := bytes.IndexAny(s.text[from:end], ",}\n"); n >= 0 {
			to = from + n
		}
		if name := t.scrap(s, Span{from, to}); name.Kind() == Scalar {
			h.name = Node[string]{name.Text(), name.Span()}
		}
	}
	return h
}

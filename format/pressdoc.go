package format

import (
	"bytes"
	"slices"
)

// press returns a document as formatted once: its text where nothing of it may
// be touched.
func (f *Formatter) press(d *draft) []byte {
	if d.untouched() {
		return d.source.Text
	}
	p := &press{outliner: d.outliner(), eol: f.eol, fresh: true}
	if p.eol == "" {
		p.eol = "\n"
	}
	w := speller{edits: edits{text: d.source.Text}, spelling: f.spelling}
	if d.raw != nil {
		w.session = d.doc.Session
		f.spell(d, &w)
	}
	w.settle()
	p.edits = w.edits
	if d.sound() {
		p.document(d)
	} else {
		p.someHands(d)
	}
	return p.out.Bytes()
}

// spell finds what is to be spelled anew in a document.
func (f *Formatter) spell(d *draft, w *speller) {
	if d.sound() && !d.raw.single {
		kind := documentKeys
		if d.raw.kind() == handDoc {
			kind = handKeys
		}
		w.flows(d.raw.root, kind)
		if d.doc.Opens {
			w.opening(d.raw.root)
		}
	}
	for i, h := range d.hands {
		if v := d.raw.hands[i].value; len(h.Faults) == 0 && v.Said() {
			if d.raw.single || d.raw.cut || !d.sound() {
				w.flows(v, handKeys)
			}
			w.hand(h, v)
		}
	}
}

// document sets a whole document anew.
func (p *press) document(d *draft) {
	from, to := 0, p.lines()
	if to > 0 && isMarker(p.text, "---") {
		p.write(0, string(bytes.TrimRight(p.text[:p.lineEnd(0)], " \t")))
		p.fresh = true
		from = 1
	}
	var root Value
	kind := documentKeys
	if d.raw != nil {
		root = d.raw.root
		if d.raw.single {
			root = d.raw.hands[0].value
		}
		if d.raw.kind() == handDoc {
			kind = handKeys
		}
	}
	end := to
	for line := to - 1; line >= from; line-- {
		if isMarker(p.text[p.starts[line]:], "...") && !p.inScalar(p.starts[line]) {
			end = line
		}
		if _, ok := p.apart(line); !ok {
			break
		}
	}
	switch {
	case root.Kind() == Missing:
		p.apartLines(upTo(from, end), 0)
	case isFlow(root) || p.line(root.Span().Start) < from || root.Kind() == Scalar:
		p.out.Reset()
		p.out.WriteString(p.edits.slice(0, len(p.text)))
		return
	default:
		if l := p.outliner.block(root, kind, from, end); l != nil {
			p.block(l, 0, "")
		}
	}
	for line := end; line < to; line++ {
		p.write(0, string(bytes.TrimRight(p.text[p.starts[line]:p.lineEnd(line)], " \t")))
	}
}

// someHands sets the hands anew that can be read, where they stand, and leaves
// all else as it is.
func (p *press) someHands(d *draft) {
	done := 0
	for i, h := range d.hands {
		raw := &d.raw.hands[i]
		if len(h.Faults) > 0 || !raw.value.Said() || isFlow(raw.value) || d.raw.single || d.raw.kind() == handDoc {
			continue
		}
		first, last := p.line(raw.area.Start), p.line(max(raw.area.End-1, raw.area.Start))+1
		dash := p.dash(raw.value)
		for first < last && p.emptyLine(first) {
			first++
		}
		for last > first && p.emptyLine(last-1) && !inAny(p.kept, p.starts[last-1]) {
			last--
		}
		if p.line(dash) < first || p.starts[first] < done || !p.mine(d.raw, i, first, last) {
			continue
		}
		p.out.WriteString(p.edits.slice(done, p.starts[first]))
		l := &layout{entries: []entry{{at: dash, value: raw.value}}}
		p.fresh, p.gap = true, false
		p.block(p.fill(l, handKeys, first, last), l.column, "")
		done = p.behindLine(last - 1)
		if end := p.lineEnd(last - 1); end == len(p.text) {
			p.out.Truncate(p.out.Len() - len(p.eol)) // as it was: without a line end
		}
	}
	p.out.WriteString(p.edits.slice(done, len(p.text)))
}

func (p *press) emptyLine(line int) bool { return p.indent(line) == p.lineEnd(line) }

// behindLine returns where the next line begins.
func (p *press) behindLine(line int) int {
	if line+1 < len(p.starts) {
		return p.starts[line+1]
	}
	return len(p.text)
}

// mine reports whether no other hand has a part in some lines.
func (p *press) mine(raw *rawDoc, i, first, last int) bool {
	lines := Span{p.starts[first], p.behindLine(last - 1)}
	return !slices.ContainsFunc(raw.hands[max(i-1, 0):min(i+2, len(raw.hands))], func(h rawHand) bool {
		return h.span != raw.hands[i].span && h.span.Start < lines.End && lines.Start < h.span.End
	})
}

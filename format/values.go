package format

import (
	"slices"
	"strings"

	"apertura/format/lang"
)

// seats reads who is at the table, each once.
func (d *decoder) seats(v Value) Node[[]Node[int]] {
	if !d.want(v, Sequence, namesShape) {
		return Node[[]Node[int]]{}
	}
	out := Node[[]Node[int]]{Span: v.Span()}
	var seen seatSet
	for item := range v.Items() {
		if item.Kind() == Missing {
			continue
		}
		p, ok := d.roster.find(item, d.rep)
		if !ok {
			continue
		}
		if seen.has(p.V) {
			d.rep.fault("F41", item.Span(), item.Text(), lang.Text{
				EN: "each player once", IT: "ogni giocatore una volta sola"})
			continue
		}
		seen = seen.with(p.V)
		out.V = append(out.V, p)
	}
	return out
}

func (d *decoder) flag(v Value) Node[bool] {
	switch d.text(v).V {
	case "true":
		return Node[bool]{true, v.Span()}
	case "false":
		return Node[bool]{false, v.Span()}
	}
	d.bad(v, flagShape)
	return Node[bool]{}
}

// maxParts is the most parts a frozen pot is played for in ([001]).
const maxParts = 4

func (d *decoder) split(v Value) Node[int] {
	if !d.want(v, Scalar, splitShape) {
		return Node[int]{}
	}
	if t := v.Text(); len(t) == 1 && t[0] >= '1' && t[0] <= '0'+maxParts {
		return Node[int]{int(t[0] - '0'), v.Span()}
	}
	d.bad(v, splitShape)
	return Node[int]{}
}

// blinds reads the amounts of fixed blinds, small and big.
func (d *decoder) blinds(v Value) Node[string] {
	if !d.want(v, Scalar, blindsShape) {
		return Node[string]{}
	}
	small, big, ok := strings.Cut(v.Text(), "/")
	if !ok || strings.Contains(big, "/") {
		d.bad(v, blindsShape)
		return Node[string]{}
	}
	low, a := d.session.chips(small, v.Part(0, len(small)), d.rep, nil)
	high, b := d.session.chips(big, v.Part(len(small)+1, len(v.Text())), d.rep, nil)
	if !a || !b {
		return Node[string]{}
	}
	if low <= 0 || low > high {
		d.bad(v, blindsShape)
		return Node[string]{}
	}
	return Node[string]{v.Text(), v.Span()}
}

// note reads a text, the same for everybody or one for each language. What is
// said in one language only stands for both.
func (d *decoder) note(v Value) lang.Text {
	if v.Kind() != Mapping {
		if !d.want(v, Scalar, noteShape) {
			return lang.Text{}
		}
		return lang.Same(v.Text())
	}
	var t lang.Text
	for name, f := range d.each(v, noteKeys) {
		if name == "en" {
			t.EN = d.text(f).V
		} else {
			t.IT = d.text(f).V
		}
	}
	if t.EN == "" {
		t.EN = t.IT
	}
	if t.IT == "" {
		t.IT = t.EN
	}
	return t
}

// addExpect reads one `expect`: a code or slug, or a list of them. An empty
// list expects nothing, which is something said.
func (d *decoder) addExpect(e Expect, v Value) Expect {
	next := Expect{Span: v.Span()}
	switch v.Kind() {
	case Missing:
		return e
	case Scalar:
		next.List = d.expectations(v)
	case Sequence:
		for item := range v.Items() {
			if item.Kind() != Missing && d.want(item, Scalar, codesShape) {
				next.List = append(next.List, d.expectations(item)...)
			}
		}
	default:
		d.want(v, Sequence, codesShape)
	}
	return joinExpect(e, next)
}

func joinExpect(a, b Expect) Expect {
	switch {
	case !a.Said():
		return b
	case b.Said():
		a.List = append(a.List, b.List...)
		a.Span.End = max(a.Span.End, b.Span.End)
	}
	return a
}

// expectations reads `O01`, `O01 unverifiable`, and several apart by commas.
func (d *decoder) expectations(v Value) []Expectation {
	var out []Expectation
	at := 0
	for part := range strings.SplitSeq(v.Text(), ",") {
		word := strings.TrimSpace(part)
		i := at + strings.Index(part, word)
		at += len(part) + 1
		e := Expectation{Word: word, Span: v.Part(i, i+len(word))}
		if w, ok := strings.CutSuffix(word, " unverifiable"); ok {
			e.Word, e.Unverifiable = strings.TrimSpace(w), true
		}
		if d.code(e.Word, Span{e.Span.Start, min(e.Span.Start+len(e.Word), e.Span.End)}) {
			out = append(out, e)
		}
	}
	return out
}

// code reports a word that names no check and no fault.
func (d *decoder) code(word string, at Span) bool {
	if d.options.Codes == nil && word != "" {
		return true
	}
	if d.known == nil {
		d.known = knownCodes(d.options)
	}
	if slices.Contains(d.known, word) {
		return true
	}
	if d.rep.full() {
		return false
	}
	d.rep.fault("F42", at, word, Nearest(word, d.known))
	return false
}

// knownCodes lists all that `expect` and `allow` may name.
func knownCodes(o Options) []string {
	known := slices.Clone(o.Codes)
	for i := range faults {
		known = withCode(withCode(known, faults[i].Code), faults[i].Slug)
	}
	return known
}

// allow reads accepted irregularities, each with its reason.
func (d *decoder) allow(v Value) []Allowance {
	if !d.want(v, Mapping, allowShape) {
		return nil
	}
	var out []Allowance
	for k, val := range v.Pairs() {
		if !d.code(k.Text(), k.Span()) || val.Kind() == Missing || !d.want(val, Scalar, textShape) {
			continue
		}
		out = append(out, Allowance{
			Word: k.Text(), Reason: val.Text(), Span: Span{k.Span().Start, val.Span().End},
		})
	}
	return out
}

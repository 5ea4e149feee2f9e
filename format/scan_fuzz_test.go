package format

import (
	"bytes"
	"testing"
)

// Whatever the bytes are, the scanner's rows follow each other in the text, its
// faults and hands lie in it, and of the text it changes nothing but blanks. Of a
// text without a fault there are no more values than it counted.
func FuzzScan(f *testing.F) {
	for _, fault := range Faults() {
		f.Add([]byte(fault.Example))
	}
	for _, s := range []string{
		"hands:\n  - hand: 1\n    note: [{'\n  - hand: 2\n", "hands: [{hand: 1}, {hand: 2, ante: {}, {hand: 3}]\n", "a: |\n\t b\n\u00a0- c\n",
		"- - - 'a''\n\"b\\\" #c\n", "---\ta: &b [*c, !d]\n", "hands:\n\u00a0 - {hand: 1\n   - hand: 2\n  hand: 3\r\n", "%a\n? b\n:\n", "[[]]]}\n#",
		"hands: [\n{hand: 1},\n# b\n{hand: 2]\n]\nplayers:\n",
		"hands: [[{hand: 1}]]", "hands: [{hand: 1, note: \"}, {hand: 2}", "hands:\n  [{a: 1}}, {b: 2}, c, {d: [}, {hand: 5\n   {e: 6}\n",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if bytes.IndexByte(text, '\r') >= 0 {
			return // none is left when the scanner comes
		}
		was := bytes.Clone(text)
		s := scan(text)
		inside := func(what string, sp Span) {
			if sp.Start < 0 || sp.End < sp.Start || sp.End > len(text) {
				t.Errorf("%s: %v of %d bytes", what, sp, len(text))
			}
		}
		for i, b := range text {
			if b != was[i] && b != ' ' {
				t.Fatalf("byte %d: got %q, want %q or a blank", i, b, was[i])
			}
		}
		last := -1
		for _, r := range s.rows {
			inside("row", Span{r.start, r.end})
			inside("key", r.key)
			inside("value", r.value)
			if r.start <= last {
				t.Errorf("row at %d behind one at %d", r.start, last)
			}
			last = r.start
		}
		last = 0
		for _, f := range s.faults {
			inside(f.code, f.span)
			inside(f.code, f.scope)
			if f.span.Start < last {
				t.Errorf("%s at %v behind %d", f.code, f.span, last)
			}
			last = f.span.Start
		}
		end := 0
		for _, sp := range s.handSpans() {
			inside("hand", sp)
			if sp.Start < end {
				t.Errorf("hand at %v, and the one before ends at %d", sp, end)
			}
			end = sp.End
		}
		if tree, faults, err := parseYAML(&Source{Text: text}, text, 0); err == nil && len(s.faults)+len(faults) == 0 {
			if n, most := len(tree.nodes), 2*s.values(text, Span{0, len(text)})+1; n > most {
				t.Errorf("got %d values, and the scanner says at most %d", n, most)
			}
		}
		areas, ends := s.bracedHands()
		end = 0
		for i, sp := range areas {
			inside("hand in brackets", sp)
			if sp.Start < end || ends[i] <= sp.Start || ends[i] > sp.End {
				t.Errorf("hand in brackets at %v up to %d, and the one before ends at %d", sp, ends[i], end)
			}
			end = sp.End
		}
	})
}

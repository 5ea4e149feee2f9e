package format

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// Whatever the bytes are, nothing panics and every place lies in its document.
func FuzzReader(f *testing.F) {
	for _, fault := range Faults() {
		f.Add([]byte(fault.Example))
	}
	for _, s := range []string{
		"\ufeffapertura: 1\r\nplayers: [{name: A}]\r\n---\r\n...\r\nx", "- 'a\n\"b: [c\n", "? a\n: b\n", "a: |2\n   b\n c\n",
		"--- |\n a\n", "--- {a: b}\n...\n--- [", "a: \u2028b: c\u0085", "players:\nhands:\n-\n- hand: 1\n\t- hand: 2\n", "\r\r\n\r",
		"hands:\n  - hand: &a 1\n    expect: [F01,\n      F02\n  -hand: 2\n", "a: !", "\"a\"", "{", "--- !", "-\t!!x [*", "a:\n -b\n c:d",
		"players: [{name: A}]\nhands: [{hand: 1, note: \"}, {hand: 2]}, [{hand: 3}}, {hand: 4},, {note: b\n",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, log []byte) {
		for _, doc := range ReadAll(log, "log.yaml", Options{Codes: []string{"O01"}}) {
			size := len(doc.Source.Text)
			inside := func(what string, sp Span) {
				if sp.Start < 0 || sp.End < sp.Start || sp.End > size {
					t.Errorf("%s: %v of %d bytes", what, sp, size)
				}
			}
			broken := map[string]bool{}
			for _, d := range doc.Faults {
				inside(d.Code, d.Place.Span)
				if d.Place.Source != doc.Source {
					t.Errorf("%s is in another document", d.Code)
				}
				if !strings.Contains(string(log), "%") && strings.Contains(d.Message.EN+d.Message.IT+d.Hint.EN+d.Hint.IT, "%!") {
					t.Errorf("%s: %v", d.Code, d.Message)
				}
				if p := d.Place.Start(); p.Line < doc.Source.Line || p.Column < 1 || p.Column > size+1 {
					t.Errorf("%s: %v", d.Code, p)
				}
				broken[d.Hand] = true
			}
			for _, h := range doc.Hands {
				inside("hand", h.Span)
				inside("name", h.NameAt)
				inside("ante", h.Ante.Span)
				inside("expect", h.Expect.Span)
				inside("result", h.Result.Span)
				if h.Session == nil || broken[h.Name] && len(h.Faults) == 0 && len(doc.Hands) == 1 {
					t.Errorf("hand %s has faults and does not know", h.Name)
				}
				for i, a := range h.Acts {
					inside("act", a.Line)
					inside("name", a.Name)
					inside("verb", a.Word)
					if a.Number != i+1 {
						t.Errorf("act %d has number %d", i+1, a.Number)
					}
				}
			}
		}
	})
}

// Scalars stand where the tree says: what is not escaped is its own bytes.
func FuzzTree(f *testing.F) {
	for _, s := range []string{
		"a: 'b''c' # d\n\"e\": [f, {g: \"h\\n\"}, i]\n", "a: |\n  b\n\n  c\nd: >-\n  e\n   f\n", "a: b\n  c\n d: \u2028e\n", "? [a, b]\n: - c\n",
		"a: {b: ,c}\n", "- - - a\n  -\n - b", "--- {a: b,\n # c\n}\n", "[a, 'b', \"c\"]: d", "a: &b [c]\nd: *b\n", "a: |2\n   b\n  c\n", "a: \u0085'\u2029'",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		src := &Source{Text: text, Line: 1}
		work, _, ok := clean(src)
		if len(work) != len(text) {
			t.Fatalf("clean: got %d bytes, want %d", len(work), len(text))
		}
		if !ok || !utf8.Valid(text) || strings.Count(string(text), "[")+strings.Count(string(text), "{") > 100 {
			return
		}
		scan(work)
		tree, faults, err := parseYAML(src, work, 0)
		if err != nil || len(faults) > 0 {
			return // not to be read any further
		}
		last := 0
		for i := range tree.nodes {
			n := &tree.nodes[i]
			if n.span.Start < 0 || n.span.End < n.span.Start || n.span.End > len(text) {
				t.Fatalf("node %d: %v of %d bytes", i, n.span, len(text))
			}
			if n.kind != Scalar {
				continue
			}
			if n.span.Start < last {
				t.Errorf("%q at %v begins before %d, where the one before ends", n.text, n.span, last)
			}
			last = n.span.End
			v := Value{tree, int32(i)}
			if n.style == Plain || n.style == Quoted {
				if got := src.Slice(v.Part(0, len(n.text))); got != n.text {
					t.Errorf("got %q, want %q", got, n.text)
				}
			}
			if n.style == Escaped && !strings.ContainsAny(src.Slice(n.span), "\\\r\n'") {
				t.Errorf("%q is not escaped", src.Slice(n.span))
			}
		}
	})
}

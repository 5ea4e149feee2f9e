package cmd

import (
	"fmt"
	"slices"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report/json"
)

// A failure is a hand, or a file outside its hands, that is not as expected.
type failure struct {
	file    string
	line    int
	hand    *load.Hand // nil for the file
	why     lang.Text  // it was left out
	missing []string
	extra   []format.Diagnostic
}

func (f *failure) name() string {
	if f.hand == nil {
		return ""
	}
	return f.hand.Log.Name
}

// failed reports a failure: at once as text, at the end in other forms.
func (c *corpus) failed(f failure) {
	var extra []json.Finding
	if c.asked {
		for i := range f.extra {
			extra = append(extra, json.New(&f.extra[i]))
		}
	}
	c.result.Fail(f.file, f.line, f.name(), f.missing, extra)
	lines := f.lines()
	if c.diff && f.hand != nil {
		lines = append(lines, suggest(f.hand)...)
	}
	who := lang.Text{EN: "outside any hand", IT: "fuori dalle mani"}
	if f.hand != nil {
		who = lang.Text{EN: "hand %s", IT: "mano %s"}.Fmt(f.name())
	}
	c.print(lang.Text{EN: "%s:%d: %s", IT: "%s:%d: %s"}.Fmt(f.file, f.line, who))
	for _, t := range lines {
		c.print(lang.Text{EN: "  " + t.EN, IT: "  " + t.IT})
	}
	c.each(f.file, f.name(), lines)
}

// passed counts what is as expected: a hand, or a file outside its hands.
func (c *corpus) passed(file, hand string) {
	c.result.Passed++
	c.each(file, hand, nil)
}

// each makes a case of what was compared.
func (c *corpus) each(file, hand string, lines []lang.Text) {
	if len(c.cases) == 0 {
		return
	}
	var said []string
	for _, t := range lines {
		said = append(said, t.In(c.g.narrow()))
	}
	for _, cases := range c.cases {
		cases.Case(file, hand, said)
	}
}

// lines say what is not as expected.
func (f *failure) lines() (out []lang.Text) {
	if !f.why.Empty() {
		out = append(out, lang.Text{EN: "left out: %s", IT: "lasciata fuori: %s"}.Fmt(f.why))
	}
	for _, code := range f.missing {
		out = append(out, lang.Text{EN: "missing: %s", IT: "manca: %s"}.Fmt(code))
	}
	for i := range f.extra {
		d := &f.extra[i]
		at := f.file
		if d.Place.Known() {
			p := d.Place.Start()
			at = fmt.Sprintf("%s:%d:%d", f.file, p.Line, p.Column)
		}
		out = append(out, lang.Text{EN: "unexpected: %s: %s %s: %s", IT: "di troppo: %s: %s %s: %s"}.Fmt(at, d.Code, d.Slug, d.Message))
	}
	return out
}

// suggest returns the expect lines that would match: those of acts that have
// one, and the hand's own for all the rest.
func suggest(h *load.Hand) (out []lang.Text) {
	rest := found(h, 0)
	for i := range h.Log.Acts {
		a := &h.Log.Acts[i]
		if a.Expect().Said() {
			out = append(out, change(h.Log.Source.Position(a.Line.Start).Line, a.Expect(), found(h, a.Number))...)
		} else {
			rest = append(rest, found(h, a.Number)...)
		}
	}
	if len(rest) > 0 || h.Log.Expect.Said() || !slices.ContainsFunc(h.Log.Acts, func(a format.Act) bool { return a.Expect().Said() }) {
		out = append(out, change(h.Log.Source.Position(h.Log.Span.Start).Line, h.Log.Expect, rest)...)
	}
	return out
}

// found lists what an entry of `expect` has to say of one act, 0 for none:
// what is proven, and what the hand lists of the rest.
func found(h *load.Hand, act int) []string {
	var out []string
	for i := range h.Found {
		d := &h.Found[i]
		word := d.Code
		if d.Verdict == format.Unverifiable {
			word += " unverifiable"
		}
		if d.Act == act && !d.Accepted && (validate.Counts(d) || validate.Lists(h.Log, d)) {
			out = append(out, word)
		}
	}
	return out
}

func change(line int, now format.Expect, want []string) (out []lang.Text) {
	var have []string
	for _, e := range now.List {
		have = append(have, validate.Entry(e))
	}
	if now.Said() && slices.Equal(have, want) {
		return nil
	}
	out = append(out, lang.Text{EN: "line %d:", IT: "riga %d:"}.Fmt(line))
	if now.Said() {
		out = append(out, lang.Same("-   expect: "+written(have)))
	}
	return append(out, lang.Same("+   expect: "+written(want)))
}

// written is a list as a log writes it.
func written(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return "[" + strings.Join(words, ", ") + "]"
}

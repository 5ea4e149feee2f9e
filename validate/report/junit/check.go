package junit

import (
	"fmt"
	"io"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"

	"github.com/jstemmer/go-junit-report/v2/junit"
)

// A Writer writes a run of judging at its end, in one language. A hand with
// findings that fail is a failure, one that cannot be read an error, and one
// that was left out for another reason is skipped. Findings that do not fail,
// those the table accepted too, are its output.
type Writer struct {
	out    io.Writer
	lang   lang.Lang
	fails  func(*format.Diagnostic) bool
	suites suites
}

// New returns a writer that asks fails which findings make a case fail.
func New(out io.Writer, l lang.Lang, keep report.Keep, fails func(*format.Diagnostic) bool) *Writer {
	return &Writer{out: out, lang: l, fails: fails, suites: suites{name: "apertura check", cases: keep()}}
}

// Document makes a case of each hand, and one of what is outside them.
func (w *Writer) Document(d *report.Document) {
	for i := range d.Hands {
		h := &d.Hands[i]
		c := w.findings(handName(h.Name).In(w.lang), h.Found)
		switch l := h.LeftOut; {
		case l == nil:
		case c.Failure != nil:
			c.Error, c.Failure = c.Failure, nil
		case len(l.Codes) > 0: // its faults are not shown, or another's
			c.Error = result(report.Why(l).In(w.lang), strings.Join(l.Codes, " "), nil)
		default:
			c.Skipped = result(report.Why(l).In(w.lang), "", nil)
		}
		w.suites.add(d.File, c)
	}
	if len(d.Loose) > 0 {
		c := w.findings(outside.In(w.lang), d.Loose)
		c.Error, c.Failure = c.Failure, nil
		w.suites.add(d.File, c)
	}
}

// findings makes a case that fails by those findings that do.
func (w *Writer) findings(name string, found []*format.Diagnostic) junit.Testcase {
	c := junit.Testcase{Name: lang.Plain(name)}
	var failing, other, codes []string
	for _, d := range found {
		if w.fails(d) {
			failing = append(failing, w.lines(d)...)
			codes = append(codes, d.Code)
		} else {
			other = append(other, w.lines(d)...)
		}
	}
	if len(codes) > 0 {
		c.Failure = result(strings.Join(codes, " "), codes[0], failing)
		if len(codes) == 1 {
			c.Failure.Message += ": " + lang.Plain(w.message(found))
		}
	}
	if len(other) > 0 {
		c.SystemOut = &junit.Output{Data: text(other)}
	}
	return c
}

// message is that of the only finding that fails.
func (w *Writer) message(found []*format.Diagnostic) string {
	for _, d := range found {
		if w.fails(d) {
			return d.Message.In(w.lang)
		}
	}
	return ""
}

// lines are a finding as the head of a line of text, what it says, and what
// follows.
func (w *Writer) lines(d *format.Diagnostic) []string {
	head := ""
	if d.Place.Known() {
		at := d.Place.Start()
		head = fmt.Sprintf("%s:%d:%d: ", d.Place.Source.File, at.Line, at.Column)
	}
	head += fmt.Sprintf("%s %s %s: %s", report.Severity(d.Severity).In(w.lang), d.Code, d.Slug, d.Message.In(w.lang))
	out := []string{head}
	if d.Accepted {
		out = append(out, "  "+accepted.Fmt(d.Allowed).In(w.lang))
	}
	if follows := report.Follows(d); !follows.Empty() {
		out = append(out, "  "+follows.In(w.lang))
	}
	return out
}

// End writes the suites.
func (w *Writer) End(*validate.Tally) error { return w.suites.write(w.out) }

var (
	outside  = lang.Text{EN: "outside any hand", IT: "fuori dalle mani"}
	accepted = lang.Text{EN: "allowed: %s", IT: "ammesso: %s"}
)

func handName(name string) lang.Text {
	return lang.Text{EN: "hand %s", IT: "mano %s"}.Fmt(name)
}

package json

import (
	"io"

	"apertura/validate"
	"apertura/validate/report"
)

// A Writer writes a run as one object, at its end: until then it keeps the
// findings as text.
type Writer struct {
	out         io.Writer
	found, left *report.List
}

// NewWriter returns a writer of one run.
func NewWriter(out io.Writer, keep report.Keep) *Writer {
	return &Writer{out, report.NewList("findings", 1, keep), report.NewList("leftOut", 1, keep)}
}

// Document keeps the findings of one document, and the hands left out.
func (w *Writer) Document(d *report.Document) {
	for _, f := range d.Found {
		w.add(w.found, New(f))
	}
	for i := range d.Hands {
		if l := d.Hands[i].LeftOut; l != nil {
			w.add(w.left, LeftOut{l.File, l.Line, l.Hand, list(l.Codes)})
		}
	}
}

func (w *Writer) add(l *report.List, v any) {
	if b, err := report.Marshal(v, "  "); err == nil { // there is nothing in it that JSON has not
		l.Add(b)
	}
}

// End writes the object.
func (w *Writer) End(t *validate.Tally) error {
	b, err := report.Marshal(newCheck(t), "  ")
	if err != nil {
		return err
	}
	return report.Fill(w.out, b, w.found, w.left)
}

// Lines writes a run as it goes, an object a line: each finding, then the
// summary. It keeps nothing.
type Lines struct{ Out io.Writer }

// Document writes the findings of one document.
func (l *Lines) Document(d *report.Document) {
	for _, f := range d.Found {
		report.JSON(l.Out, New(f), "")
	}
}

// End writes the summary.
func (l *Lines) End(t *validate.Tally) error {
	return report.JSON(l.Out, last{summary(t)}, "")
}

// last is the last line of [Lines].
type last struct {
	Summary Summary `json:"summary"`
}

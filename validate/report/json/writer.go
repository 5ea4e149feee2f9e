package json

import (
	"io"

	"apertura/validate"
	"apertura/validate/report"
)

// A Writer writes a run as one object, at its end: until then it keeps the
// findings.
type Writer struct {
	Out      io.Writer
	findings []Finding
}

// Document keeps the findings of one document.
func (w *Writer) Document(d *report.Document) {
	for _, f := range d.Found {
		w.findings = append(w.findings, New(f))
	}
}

// End writes the object.
func (w *Writer) End(t *validate.Tally) error { return Write(w.Out, NewCheck(w.findings, t)) }

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

package github

import (
	"fmt"
	"io"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
)

// most is how many annotations of a kind GitHub shows of a step.
const most = 10

// A Writer writes annotations at the end of a run. What the table accepted is
// none.
type Writer struct {
	out   io.Writer
	lang  lang.Lang
	root  string
	worst report.Worst
}

// New returns a writer in one language that names files from the folder root.
func New(out io.Writer, l lang.Lang, root string) *Writer {
	return &Writer{out: out, lang: l, root: root, worst: report.Worst{Most: most}}
}

// Document keeps what may still be shown of one document.
func (w *Writer) Document(d *report.Document) { w.worst.See(d, w.command) }

// End writes the annotations and how many there are beyond them.
func (w *Writer) End(*validate.Tally) error {
	var b strings.Builder
	for _, line := range w.worst.Lines(3 * most) {
		b.WriteString(line)
	}
	var rest []lang.Text
	for _, k := range []struct {
		severity format.Severity
		en, it   string
	}{
		{format.Error, "error|errors", "errore|errori"},
		{format.Warning, "warning|warnings", "avviso|avvisi"},
		{format.Note, "note|notes", "nota|note"},
	} {
		if n := w.worst.Beyond(k.severity); n > 0 {
			rest = append(rest, lang.Count(n, k.en, k.it))
		}
	}
	if len(rest) > 0 {
		b.WriteString(lang.Text{
			EN: "not annotated, as GitHub shows %d of each kind a step: %s\n",
			IT: "senza annotazione, perché GitHub ne mostra %d per tipo a ogni passo: %s\n",
		}.Fmt(most, lang.List(rest...)).In(w.lang))
	}
	_, err := io.WriteString(w.out, b.String())
	return err
}

// command is one annotation.
func (w *Writer) command(d *format.Diagnostic) string {
	var b strings.Builder
	b.WriteString("::" + level(d.Severity) + " ")
	if d.Place.Known() {
		from, to := d.Place.Start(), d.Place.End()
		fmt.Fprintf(&b, "file=%s,line=%d,endLine=%d,", property(report.Relative(w.root, d.Place.Source.File)), from.Line, to.Line)
		if from.Line == to.Line { // a column of several lines would be refused
			fmt.Fprintf(&b, "col=%d,", from.Column)
		}
	}
	fmt.Fprintf(&b, "title=%s::%s", property(d.Code+" "+d.Slug), data(w.say(d.Message)))
	if follows := report.Follows(d); !follows.Empty() {
		b.WriteString("%0A" + data(w.say(follows)))
	}
	b.WriteByte('\n')
	return b.String()
}

func level(s format.Severity) string {
	switch s {
	case format.Error:
		return "error"
	case format.Warning:
		return "warning"
	}
	return "notice"
}

func (w *Writer) say(t lang.Text) string { return t.In(w.lang) }

// data escapes a message: line ends would end the command.
func data(s string) string {
	return lang.Plain(strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(s))
}

// property escapes a value among others: a colon or a comma would end it.
func property(s string) string {
	return strings.NewReplacer(":", "%3A", ",", "%2C").Replace(data(s))
}

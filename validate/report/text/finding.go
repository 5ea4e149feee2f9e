package text

import (
	"fmt"
	"io"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
)

// A Writer writes findings as they come, and a summary unless it is to be
// quiet, in one language.
type Writer struct {
	Out   io.Writer
	Lang  lang.Lang
	Color bool
	Quiet bool
}

// Document writes the findings of one document.
func (w *Writer) Document(d *report.Document) {
	for _, f := range d.Found {
		w.Finding(f)
	}
}

// End writes the summary.
func (w *Writer) End(t *validate.Tally) error {
	if !w.Quiet {
		w.Summary(t)
	}
	return nil
}

// The words around a finding.
var (
	takenBack = lang.Text{EN: "taken back", IT: "ritirato"}
	accepted  = lang.Text{EN: "allowed", IT: "ammesso"}
	rule      = lang.Text{EN: "rule", IT: "regola"}
	goodUnder = lang.Text{EN: "allowed with `%s`", IT: "con `%s` va bene"}
	elseUnder = lang.Text{EN: "with `%s` it comes out otherwise", IT: "con `%s` finisce in un altro modo"}
)

// Finding writes one finding and an empty line.
func (w *Writer) Finding(d *format.Diagnostic) {
	var b strings.Builder
	w.head(&b, d)
	gutter := gutterOf(d.Place, d.Related)
	if d.Place.Known() {
		w.excerpts(&b, gutter, d.Place, severityColor(d.Severity), w.say(d.Message), d.Related)
	} else {
		fmt.Fprintf(&b, "  %s\n", w.say(d.Message))
	}
	w.foot(&b, gutter, d)
	b.WriteByte('\n')
	io.WriteString(w.Out, b.String())
}

// excerpts writes a place with what is said of it, then the related places.
func (w *Writer) excerpts(b *strings.Builder, gutter int, p format.Place, color, message string, related []format.Related) {
	pad := strings.Repeat(" ", gutter)
	bar := pad + w.paint(dim, " |") + "\n"
	b.WriteString(bar)
	w.excerpt(b, gutter, p, '^', color, message)
	for _, r := range related {
		if !r.Place.Known() {
			continue
		}
		b.WriteString(bar)
		if r.Place.Source.File != p.Source.File {
			fmt.Fprintf(b, "%s%s %s\n", pad, w.paint(dim, "-->"), lang.Plain(r.Place.Source.File))
		}
		w.excerpt(b, gutter, r.Place, '-', blue, w.say(r.Message))
	}
}

// head is the line other programs look for: file:line:column: severity code.
func (w *Writer) head(b *strings.Builder, d *format.Diagnostic) {
	if d.Place.Known() {
		at := d.Place.Start()
		b.WriteString(w.paint(bold, fmt.Sprintf("%s:%d:%d:", lang.Plain(d.Place.Source.File), at.Line, at.Column)))
		b.WriteByte(' ')
	}
	b.WriteString(w.paint(severityColor(d.Severity), w.say(report.Severity(d.Severity))))
	fmt.Fprintf(b, " %s %s", d.Code, d.Slug)
	if d.Undone {
		fmt.Fprintf(b, " (%s)", w.say(takenBack))
	}
	if d.Accepted {
		fmt.Fprintf(b, " (%s)", w.say(accepted))
	}
	b.WriteByte('\n')
}

// foot says what follows and why.
func (w *Writer) foot(b *strings.Builder, gutter int, d *format.Diagnostic) {
	line := func(label lang.Text, text string) { w.footLine(b, gutter, label, text) }
	line(report.Hint, w.say(d.Hint))
	if d.Ruling != nil {
		line(report.Ruling, w.say(d.Ruling.Text))
	}
	line(rule, w.rule(d))
	if d.Accepted {
		line(accepted, lang.Plain(d.Allowed))
	}
}

// footLine writes one line below the excerpts, none where nothing is said.
func (w *Writer) footLine(b *strings.Builder, gutter int, label lang.Text, text string) {
	if text != "" {
		fmt.Fprintf(b, "%*s = %s %s\n", gutter, "", w.paint(bold, w.say(label)+":"), text)
	}
}

// rule names the switch that decided, the sources, and what another table
// would have said.
func (w *Writer) rule(d *format.Diagnostic) string {
	var parts []string
	if d.Switch != nil {
		parts = append(parts, lang.Plain(d.Switch.Name+": "+d.Switch.Value))
	}
	for _, s := range d.Sources {
		parts = append(parts, "["+s+"]")
	}
	out := strings.Join(parts, " ")
	if d.Switch != nil && d.Switch.Other != "" {
		t := goodUnder
		if d.Verdict == format.Remark {
			t = elseUnder
		}
		out += "; " + w.say(t.Fmt(d.Switch.Other))
	}
	return out
}

func (w *Writer) say(t lang.Text) string { return lang.Plain(t.In(w.Lang)) }

package markdown

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
)

// So many rows and hands, of so many letters a sentence, are as much as anybody
// reads. Where they are of signs that need escapes fewer have room.
const (
	mostRows  = 50
	mostHands = 20
	mostText  = 200
)

// A comment on GitHub holds 65,536 letters, and no letter is less than a byte.
const (
	room     = 65_536
	roomRows = room - 16_384 // where the table ends
	roomMore = 100           // for the line that counts what has none
)

// A Writer writes a run at its end, in one language. What the table accepted
// is counted, and has no row.
type Writer struct {
	out   io.Writer
	lang  lang.Lang
	root  string
	worst report.Worst
	left  []string // rows of hands that were left out
}

// New returns a writer in one language that names files from the folder root.
func New(out io.Writer, l lang.Lang, root string) *Writer {
	return &Writer{out: out, lang: l, root: root, worst: report.Worst{Most: mostRows}}
}

// Document keeps what may still get a row.
func (w *Writer) Document(d *report.Document) {
	w.worst.See(d, w.row)
	for i := range d.Hands {
		if l := d.Hands[i].LeftOut; l != nil && len(w.left) < mostHands {
			w.left = append(w.left, fmt.Sprintf("- %s:%d, %s: %s\n", w.cell(report.Relative(w.root, l.File)), l.Line,
				w.say(lang.Text{EN: "hand %s", IT: "mano %s"}.Fmt(w.cell(l.Hand))), w.cell(w.say(report.Why(l)))))
		}
	}
}

func (w *Writer) row(d *format.Diagnostic) string {
	where := ""
	if d.Place.Known() {
		at := d.Place.Start()
		where = fmt.Sprintf("%s:%d:%d", w.cell(report.Relative(w.root, d.Place.Source.File)), at.Line, at.Column)
	}
	said := w.cell(w.say(d.Message))
	if follows := report.Follows(d); !follows.Empty() {
		said += "<br>" + w.cell(w.say(follows))
	}
	return fmt.Sprintf("| %s | %s %s | %s | %s | %s |\n", w.say(report.Severity(d.Severity)), d.Code, d.Slug, where, w.cell(d.Hand), said)
}

// End writes all of it.
func (w *Writer) End(t *validate.Tally) error {
	var b strings.Builder
	verdict := lang.Text{EN: "No irregularities", IT: "Nessuna irregolarità"}
	if n := t.Errors + t.Warnings; n > 0 {
		verdict = lang.Count(n, "irregularity|irregularities", "irregolarità|irregolarità")
	}
	fmt.Fprintf(&b, "### apertura: %s\n\n%s\n", w.say(verdict), w.say(report.Figures(t)))
	if rows := w.worst.Lines(mostRows); len(rows) > 0 {
		b.WriteString("\n" + w.say(lang.Text{
			EN: "| severity | finding | where | hand | what |\n",
			IT: "| gravità | irregolarità | dove | mano | che cosa |\n",
		}) + "| --- | --- | --- | --- | --- |\n")
		if more := w.worst.All() - fill(&b, rows, roomRows); more > 0 {
			fmt.Fprintf(&b, "\n%s\n", w.say(lang.Text{EN: "and %d more", IT: "e altre %d"}.Fmt(more)))
		}
	}
	w.leftOut(&b, t.LeftOut)
	_, err := io.WriteString(w.out, b.String())
	return err
}

// leftOut lists the first hands that were not judged.
func (w *Writer) leftOut(b *strings.Builder, hands int) {
	if hands == 0 {
		return
	}
	fmt.Fprintf(b, "\n%s\n\n", w.say(lang.Text{EN: "Hands left out:", IT: "Mani lasciate fuori:"}))
	if more := hands - fill(b, w.left, room); more > 0 {
		fmt.Fprintf(b, "- %s\n", w.say(lang.Text{EN: "and %d more", IT: "e altre %d"}.Fmt(more)))
	}
}

// fill writes the rows that have room before an end, and returns how many.
func fill(b *strings.Builder, rows []string, end int) int {
	for i, row := range rows {
		if b.Len()+len(row) > end-roomMore {
			return i
		}
		b.WriteString(row)
	}
	return len(rows)
}

func (w *Writer) say(t lang.Text) string { return t.In(w.lang) }

// cell is text as it looks, on one line and of a bounded length.
func (w *Writer) cell(s string) string {
	s = lang.Plain(s)
	if utf8.RuneCountInString(s) > mostText {
		s = string([]rune(s)[:mostText-1]) + "…"
	}
	return lang.Markdown(s)
}

package text

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"apertura/format"
	"apertura/validate/report"

	"github.com/clipperhouse/displaywidth"
)

// Widths in terminal cells. A log may be one line of a million letters: only
// what is around the marked words is shown.
const (
	tabWidth   = 4
	mostBefore = 60
	mostMarked = 80
	mostAfter  = 40
	ellipsis   = "…"
)

// gutterOf is the width of the widest line number a finding shows.
func gutterOf(d *format.Diagnostic) int {
	if !d.Place.Known() {
		return 1
	}
	last := d.Place.Start().Line
	for _, r := range d.Related {
		if r.Place.Known() {
			last = max(last, r.Place.Start().Line)
		}
	}
	return len(strconv.Itoa(last))
}

// excerpt writes the line a place begins on and a line that underlines it,
// with a message behind the marks.
func (w *Writer) excerpt(b *strings.Builder, gutter int, p format.Place, mark rune, color, message string) {
	before, marked, after := cut(p)
	shownBefore := keepRight(visible(before), mostBefore)
	shownMarked := keepLeft(visible(marked), mostMarked)
	line := shownBefore + shownMarked + keepLeft(visible(after), mostAfter)
	fmt.Fprintf(b, "%s\n", strings.TrimRight(fmt.Sprintf("%*d %s %s", gutter, p.Start().Line, w.paint(dim, "|"), line), " "))
	indent := strings.Repeat(" ", width(shownBefore))
	marks := strings.Repeat(string(mark), max(1, width(shownMarked)))
	fmt.Fprintf(b, "%*s %s %s%s\n", gutter, "", w.paint(dim, "|"), indent, w.paint(color, marks+" "+message))
}

// cut splits the first line of a place into what stands before the marked
// words, the words, and what stands behind them.
func cut(p format.Place) (before, marked, after string) {
	start, end := p.Start(), p.End()
	line := p.Source.LineText(start.Line)
	i := offset(line, start.Column)
	j := len(line)
	if end.Line == start.Line {
		j = max(i, offset(line, end.Column))
	}
	return line[:i], line[i:j], line[j:]
}

// offset turns a column, in code points from 1, into bytes.
func offset(line string, column int) int {
	i := 0
	for n := 1; n < column && i < len(line); n++ {
		_, size := utf8.DecodeRuneInString(line[i:])
		i += size
	}
	return i
}

// visible makes a piece of the log printable, tabs as blanks.
func visible(s string) string {
	return report.Plain(strings.ReplaceAll(s, "\t", strings.Repeat(" ", tabWidth)))
}

func width(s string) int { return displaywidth.String(s) }

// keepLeft cuts s behind at most cells.
func keepLeft(s string, most int) string { return displaywidth.TruncateString(s, most, ellipsis) }

// keepRight cuts s in front, so that at most cells are left.
func keepRight(s string, most int) string {
	over := width(s) - most
	if over <= 0 {
		return s
	}
	over += width(ellipsis)
	for g := displaywidth.StringGraphemes(s); over > 0 && g.Next(); {
		over -= g.Width()
		s = s[len(g.Value()):]
	}
	return ellipsis + s
}

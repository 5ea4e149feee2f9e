package text

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"apertura/format"
	"apertura/format/lang"

	"github.com/clipperhouse/displaywidth"
)

// Widths in terminal cells. A log may be one line of a million letters: of a
// line longer than mostLine only what is around the marked words is shown.
const (
	tabWidth   = 4
	mostLine   = 160
	mostBefore = 60
	mostMarked = 80
	mostBytes  = 4096
	someBytes  = 512 // as a rule enough
	ellipsis   = "…"
)

// gutterOf is the width of the widest line number a place and those related to
// it show.
func gutterOf(p format.Place, related []format.Related) int {
	if !p.Known() {
		return 1
	}
	last := p.Start().Line
	for _, r := range related {
		if r.Place.Known() {
			last = max(last, r.Place.Start().Line)
		}
	}
	return len(strconv.Itoa(last))
}

// excerpt writes the line a place begins on and a line that underlines it,
// with a message behind the marks.
func (w *Writer) excerpt(b *strings.Builder, gutter int, p format.Place, mark rune, color, message string) {
	before, marked, after, whole := cut(p, someBytes)
	if !whole && (width(before) < mostBefore || width(marked)+width(after) < mostLine) {
		before, marked, after, _ = cut(p, mostBytes)
	}
	line := before + marked + after
	if width(line) > mostLine {
		before, marked = keepRight(before, mostBefore), keepLeft(marked, mostMarked)
		line = keepLeft(before+marked+after, mostLine)
	}
	fmt.Fprintf(b, "%s\n", strings.TrimRight(fmt.Sprintf("%*d %s %s", gutter, p.Start().Line, w.paint(dim, "|"), line), " "))
	indent := strings.Repeat(" ", width(before))
	marks := strings.Repeat(string(mark), max(1, width(marked)))
	fmt.Fprintf(b, "%*s %s %s%s\n", gutter, "", w.paint(dim, "|"), indent, w.paint(color, marks+" "+message))
}

// cut splits the first line of a place, made printable, into what stands before
// the marked words, the words, and what stands behind them. It looks at most
// so many bytes either way, and says whether that is the whole line.
func cut(p format.Place, most int) (before, marked, after string, whole bool) {
	text := p.Source.Text
	start := min(max(p.Span.Start, 0), len(text))
	from, to := max(0, start-most), min(start+most, len(text))
	head, tail := text[from:start], text[start:to]
	i, j := bytes.LastIndexByte(head, '\n'), bytes.IndexByte(tail, '\n')
	whole = (i >= 0 || from == 0) && (j >= 0 || to == len(text))
	head = head[i+1:]
	if j >= 0 {
		tail = bytes.TrimSuffix(tail[:j], []byte("\r"))
	}
	n := min(max(p.Span.End-start, 0), len(tail))
	return visible(string(head)), visible(string(tail[:n])), visible(string(tail[n:])), whole
}

// visible makes a piece of the log printable, tabs as blanks.
func visible(s string) string {
	return lang.Plain(strings.ReplaceAll(s, "\t", strings.Repeat(" ", tabWidth)))
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

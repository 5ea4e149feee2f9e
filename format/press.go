package format

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// A press sets the lines of a document anew: two blanks deeper for each block
// within another, one empty line where there were several.
type press struct {
	*outliner
	edits edits
	out   bytes.Buffer
	eol   string
	fresh bool // nothing stands above that an empty line would part from the next
	gap   bool // an empty line is due
}

func (p *press) write(indent int, text string) {
	if p.gap && !p.fresh {
		p.out.WriteString(p.eol)
	}
	p.gap, p.fresh = false, false
	if text != "" {
		p.out.WriteString(strings.Repeat(" ", indent))
		p.out.WriteString(text)
	}
	p.out.WriteString(p.eol)
}

// apartLines writes comments in a column, and empty lines between them.
func (p *press) apartLines(lines []int, column int) {
	for _, line := range lines {
		at, end := p.indent(line), p.lineEnd(line)
		if at == end {
			p.gap = true
			continue
		}
		p.write(column, strings.TrimRight(string(p.text[at:end]), " \t"))
	}
}

// block writes a block in a column, its first entry behind a prefix that stands
// on the same line.
func (p *press) block(l *layout, column int, prefix string) {
	for i := range l.entries {
		p.entry(&l.entries[i], l.column, column, prefix)
		prefix = ""
	}
	p.apartLines(l.tail, column)
}

func (p *press) entry(e *entry, was, column int, prefix string) {
	outer := column - len(prefix)
	p.apartLines(e.lead, outer)
	sign, from := "-", e.at+1
	if e.key.Said() {
		sign, from = p.edits.slice(e.key.Span().Start, e.key.Span().End)+":", p.colon(e.key.Span().End)
	}
	hash := p.comment(e.line, from)
	if e.kids == nil {
		p.leaf(e, was, column, prefix, sign, from)
		return
	}
	if !e.key.Said() {
		comment := strings.TrimRight(string(p.text[hash:p.lineEnd(e.line)]), " \t")
		if e.kids.line > e.line && comment != "" {
			p.write(outer, comment) // it stood beside the dash
		}
		p.block(e.kids, column+2, prefix+"- ")
		return
	}
	p.write(outer, p.beside(outer, prefix+sign, e.line, hash))
	p.fresh = true
	p.block(e.kids, column+2, "")
}

// colon returns the offset behind the colon of a key that ends at an offset.
func (p *press) colon(at int) int {
	for at < len(p.text) && p.text[at] != ':' {
		at++
	}
	return min(at+1, len(p.text))
}

// leaf writes an entry that has no block below it: a text, or what stands
// between brackets, maybe on several lines.
func (p *press) leaf(e *entry, was, column int, prefix, sign string, from int) {
	end := p.lineEnd(e.line)
	for from < end && (p.text[from] == ' ' || p.text[from] == '\t') {
		from++
	}
	hash := p.comment(e.line, from)
	body := p.edits.slice(from, hash)
	if hash < end || !p.inScalar(end) {
		body = strings.TrimRight(body, " \t")
	}
	head, outer := prefix+sign, column-len(prefix)
	if body != "" {
		head += " " + body
	}
	p.write(outer, p.beside(outer, head, e.line, hash))
	for line := e.line + 1; line < e.end; line++ {
		p.goesOn(line, column-was)
	}
}

// goesOn writes a line that belongs to the one above, moved as far as that was.
func (p *press) goesOn(line, by int) {
	start, end := p.starts[line], p.lineEnd(line)
	text := p.edits.slice(start, end)
	if !p.inScalar(end) && !inAny(p.kept, start) {
		text = strings.TrimRight(text, " \t")
	}
	inText := p.inScalar(start) || inAny(p.kept, start)
	if text == "" && !inText {
		p.gap = true
		return
	}
	switch {
	case text == "":
	case by > 0:
		text = strings.Repeat(" ", by) + text
	default:
		for ; by < 0 && strings.HasPrefix(text, " "); by++ {
			text = text[1:]
		}
	}
	p.write(0, text)
}

// place returns the column of a comment in code points, from 0, and how many
// blanks it takes at least where there is no room for it.
func (p *press) place(hash int) (column, least int) {
	start := p.starts[p.line(hash)]
	least = 2
	if hash-2 >= start && p.text[hash-2] != ' ' && p.text[hash-2] != '\t' {
		least = 1 // as it was
	}
	return utf8.RuneCount(p.text[start:hash]), least
}

// beside puts the comment of a line, which begins at an offset, behind the text
// that is now there: in the column where it was, if there is room.
func (p *press) beside(indent int, text string, line, hash int) string {
	comment := strings.TrimRight(string(p.text[hash:p.lineEnd(line)]), " \t")
	if comment == "" {
		return text
	}
	width := indent + utf8.RuneCountInString(text)
	column, least := p.place(hash)
	if column <= width {
		column = width + least
	}
	return text + strings.Repeat(" ", column-width) + comment
}

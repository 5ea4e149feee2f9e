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
	comment := strings.TrimRight(string(p.text[hash:p.lineEnd(e.line)]), " \t")
	if !e.key.Said() {
		if e.kids.line > e.line && comment != "" {
			p.write(outer, comment) // it stood beside the dash
		}
		p.block(e.kids, column+2, prefix+"- ")
		return
	}
	p.write(outer, beside(outer, prefix+sign, p.place(hash), comment))
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
	comment := strings.TrimRight(string(p.text[hash:end]), " \t")
	p.write(outer, beside(outer, head, p.place(hash), comment))
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

// place returns the column of an offset in code points, from 0.
func (p *press) place(at int) int {
	return utf8.RuneCount(p.text[p.starts[p.line(at)]:at])
}

// beside puts a comment behind a text: in the column where it was, if there is
// room.
func beside(indent int, text string, column int, comment string) string {
	if comment == "" {
		return text
	}
	width := indent + utf8.RuneCountInString(text)
	if column <= width {
		column = width + 2
	}
	return text + strings.Repeat(" ", column-width) + comment
}

package format

import (
	"bytes"
	"io"
	"slices"
)

// A Formatter puts the documents of one file into canonical form, one at a
// time, by edits of their text: comments, notes, names and quotes stay, and
// what a document says. Where there is a format error nothing is touched: in a
// hand that has one, or in the whole document where it is in none.
type Formatter struct {
	split    *splitter
	decode   decoder
	spelling Spelling
	begun    bool   // there was more than comments
	eol      string // of the file's first line; "" before it is known
	pinned   bool   // the file's first lines name places of it
	written  int64  // bytes of the file so far
}

// A Formatted is one document in canonical form.
type Formatted struct {
	Document *Document // as it was read; nil where there is nothing but comments
	Before   []byte    // its text as it was
	Text     []byte    // and as it is, both with the byte order mark before them, if any
	Changed  bool
	Left     []*Hand // left as they were written
	Whole    bool    // nothing was touched

	after *draft
	mark  int // bytes of Text before the document
}

// NewFormatter returns a formatter of r. The file's name is what diagnostics
// call it.
func NewFormatter(r io.Reader, file string, o Options, s Spelling) *Formatter {
	f := &Formatter{split: newSplitter(r, file), decode: decoder{options: o, store: newStore(nil), keep: true}, spelling: s}
	f.split.whole = true
	return f
}

// Next returns the next document, or io.EOF behind the last. All texts one
// behind the other are the file. Any other error is one of the io.Reader.
func (f *Formatter) Next() (*Formatted, error) {
	c, err := f.split.next()
	if err != nil {
		return nil, err
	}
	if !f.begun {
		f.pinned = f.pinned || len(fileExpects(c.source)) > 0
	}
	if f.eol == "" {
		f.eol = lineEnding(c.source.Text)
	}
	out := &Formatted{}
	if c.source.Byte > f.written {
		out.Text, out.mark = slices.Clone(bom), len(bom)
	}
	out.Before = append(slices.Clone(out.Text), c.source.Text...)
	f.written = c.source.Byte + int64(len(c.source.Text))
	before := f.decode.fork()
	first := f.read(&f.decode, c)
	out.Document, out.after = first.doc, first
	text := c.source.Text
	out.Whole = c.tooLarge || f.pinned || first.untouched()
	if !out.Whole {
		if last := f.settle(before, first); last != nil {
			out.after, text = last, last.source.Text
		} else {
			out.Whole = true
		}
	}
	for _, h := range first.hands {
		if len(h.Faults) > 0 {
			out.Left = append(out.Left, h)
		}
	}
	out.Text = append(out.Text, text...)
	out.Changed = !bytes.Equal(out.Before, out.Text)
	return out, nil
}

// lineEnding returns how the first line of a text ends, "" for a text without.
func lineEnding(text []byte) string {
	i := bytes.IndexByte(text, '\n')
	switch {
	case i < 0:
		return ""
	case i > 0 && text[i-1] == '\r':
		return "\r\n"
	}
	return "\n"
}

// mostPasses bounds how often a document is formatted until nothing changes.
// Mostly two will do, one to change it and one to see that it stays; where a
// change makes room for another it takes more.
const mostPasses = 6

// settle formats a document until that changes nothing; nil where it cannot be,
// or would not say the same.
func (f *Formatter) settle(before decoder, d *draft) *draft {
	for range mostPasses {
		text := f.press(d)
		if bytes.Equal(text, d.source.Text) {
			return d
		}
		next := f.again(before, d, text)
		if next == nil {
			return nil
		}
		d = next
	}
	return nil
}

// again reads a document that was formatted, and returns nil where it does not
// say the same.
func (f *Formatter) again(before decoder, d *draft, text []byte) *draft {
	c := *d.chunk
	c.source = d.source.with(text)
	dec := before.fork()
	next := f.read(&dec, &c)
	if !d.same(next) {
		return nil
	}
	return next
}

// A draft is a document read to be formatted.
type draft struct {
	chunk  *chunk
	source *Source
	raw    *rawDoc // nil where there is nothing but comments
	doc    *Document
	hands  []*Hand
}

// read reads one chunk, with all of its hands.
func (f *Formatter) read(dec *decoder, c *chunk) *draft {
	d := &draft{chunk: c, source: c.source}
	if c.tooLarge {
		head := *c
		head.source = c.source.with(c.source.Text[:keptOfTooLarge])
		c = &head
	}
	t := textOf(c)
	if t == nil {
		return d
	}
	n := t.Nodes(dec.options)
	d.raw, d.doc = n.raw, dec.nodes(n)
	for more := dec.more(); more != nil; more = dec.more() {
		d.doc.Hands = append(d.doc.Hands, more.Hands...)
		d.doc.Faults = append(d.doc.Faults, more.Faults...)
	}
	d.hands = d.doc.Hands
	f.begun = true
	return d
}

// fork returns a decoder that reads what follows as this one will, but for
// hands of one name, and does not change it.
func (d *decoder) fork() decoder {
	out := *d
	out.count.ranges = slices.Clone(d.count.ranges)
	out.count.single, out.count.names = nil, nil
	if d.acts != nil {
		acts := *d.acts
		acts.names, acts.takers = nil, nil
		out.acts = &acts
	}
	out.rep, out.raw, out.told, out.known = nil, nil, nil, slices.Clip(d.known)
	return out
}

// untouched reports whether a fault outside the hands keeps all of a document
// as it is.
func (d *draft) untouched() bool {
	if d.raw == nil {
		return false
	}
	if d.doc.Session == nil || d.chunk.afterEnd || d.raw.directives {
		return true
	}
	return slices.ContainsFunc(d.doc.Faults, func(f Diagnostic) bool {
		return d.raw.handAt(f.Place.Span) < 0
	})
}

// sound reports whether nothing is wrong with a document.
func (d *draft) sound() bool {
	if d.raw == nil {
		return true
	}
	broken := slices.ContainsFunc(d.hands, func(h *Hand) bool { return len(h.Faults) > 0 })
	return len(d.doc.Faults) == 0 && !broken && !d.untouched()
}

// same reports whether two drafts say the same, comments included, and what is
// broken is untouched.
func (d *draft) same(o *draft) bool {
	if (d.raw == nil) != (o.raw == nil) || !sameComments(d.outliner(), o.outliner()) {
		return false
	}
	if d.raw == nil {
		return true
	}
	if d.doc.Opens != o.doc.Opens || len(d.hands) != len(o.hands) || len(d.doc.Faults) != len(o.doc.Faults) ||
		(d.doc.Session == nil) != (o.doc.Session == nil) || d.doc.Opens && d.doc.Session != nil && !alike(*d.doc.Session, *o.doc.Session) {
		return false
	}
	for i, h := range d.hands {
		if len(h.Faults) > 0 {
			a, b := d.raw.hands[i].area, o.raw.hands[i].area
			if d.source.Slice(a) != o.source.Slice(b) {
				return false
			}
		} else if !sameHand(h, o.hands[i]) {
			return false
		}
	}
	return true
}

// outliner returns one that knows all scalars of the document.
func (d *draft) outliner() *outliner {
	o := newOutliner(d.source)
	if d.raw != nil {
		o.covers(d.raw.root)
		if d.raw.cut {
			for i := range d.raw.hands {
				o.covers(d.raw.hands[i].value)
			}
		}
		o.hands = d.raw.hands
		o.sort()
	}
	return o
}

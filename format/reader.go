package format

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"strconv"
	"strings"
	"sync"
)

// ErrEndless is the error of a file with a document that does not end within
// reason: what may stand behind it is not read.
var ErrEndless = errors.New("a document without end")

// Options say what a reader cannot know by itself.
type Options struct {
	Codes []string // codes and slugs that `expect` and `allow` may name, F codes apart
	Pool  *Pool    // where documents are read; nil: each has its own room
	YAML  bool     // leave every document to the YAML library, plain ones too: it reads the same, only slower
}

// A Reader reads the documents of one file, one at a time: it holds no more
// than the largest of them. It is for one goroutine. Several read a file side by
// side with a [Cutter] and a [Decoder] for each session, which are what it is
// made of.
type Reader struct {
	cut    *Cutter
	decode *Decoder
}

// NewReader returns a reader of r. The file's name is what diagnostics call it.
func NewReader(r io.Reader, file string, o Options) *Reader {
	return &Reader{NewCutter(r, file), NewDecoder(o)}
}

// Reset has the reader read another file, in the room that it has.
func (r *Reader) Reset(in io.Reader, file string) {
	r.cut.reset(in, file)
	r.decode.reset()
}

// Next returns the next document, or io.EOF behind the last. One of very many
// hands comes in parts: those behind the first look like documents that go on
// with its session, but have its Source. Any other error is one of the
// io.Reader; what is wrong with the log is in the document.
func (r *Reader) Next() (*Document, error) {
	if doc := r.decode.more(); doc != nil {
		return doc, nil
	}
	t, err := r.cut.Next()
	if err != nil {
		return nil, err
	}
	return r.decode.nodes(t.Nodes(r.decode.options)), nil
}

// A Cutter cuts a file into the texts of its documents. It is for one goroutine.
type Cutter struct {
	split   *splitter
	expects []FileExpectation // not yet handed on
	leading bool              // the file's first document has not been seen
	begun   bool              // one that is part of a session has been
	rooms   *sync.Pool        // each a *room, left by documents of which nothing is needed any more
}

// NewCutter returns a cutter of r. The file's name is what diagnostics call it.
func NewCutter(r io.Reader, file string) *Cutter {
	return &Cutter{split: newSplitter(r, file), leading: true, rooms: new(sync.Pool)}
}

func (c *Cutter) reset(in io.Reader, file string) {
	*c = Cutter{split: c.split, leading: true, rooms: c.rooms}
	c.split.reset(in, file)
}

// Next returns the next text in which there is anything, or io.EOF behind the
// last. Any other error is one of the io.Reader.
func (c *Cutter) Next() (*Text, error) {
	for {
		piece, err := c.split.next()
		if err != nil {
			return nil, err
		}
		if c.leading {
			c.expects = append(c.expects, fileExpects(piece.source)...)
		}
		t := textOf(piece)
		if t == nil {
			continue
		}
		t.expects, c.expects, c.leading = c.expects, nil, false
		t.later, t.rooms = c.begun, c.rooms
		c.begun = c.begun || !t.aside()
		return t, nil
	}
}

// A Text is the text of one document, of which nothing is known yet.
type Text struct {
	chunk      *chunk
	first      Span // its first text that is no comment
	directives bool // there is nothing but YAML directives
	later      bool // it is not the first of the file that is part of a session
	expects    []FileExpectation
	rooms      *sync.Pool // where there may be room for its nodes, nil for nowhere
}

// textOf returns the text of a chunk, nil where there is nothing in it.
func textOf(c *chunk) *Text {
	t := &Text{chunk: c}
	t.first, t.directives = firstRow(c.source.Text)
	if t.first.Empty() && !c.tooLarge {
		return nil
	}
	return t
}

// Size returns how many bytes it has.
func (t *Text) Size() int { return len(t.chunk.source.Text) }

// aside reports whether it is no part of any session: text behind `...`, or a
// YAML directive before the first `---`.
func (t *Text) aside() bool { return t.chunk.afterEnd || t.directives && !t.chunk.tooLarge }

// Nodes reads it as YAML, for which no other document is needed: any goroutine
// may do that with any text.
func (t *Text) Nodes(o Options) *Nodes { return &Nodes{t, t.read(o.YAML)} }

// Nodes are the text of one document as nodes, of which is not known yet what
// they mean.
type Nodes struct {
	text *Text
	raw  *rawDoc
}

// Opens reports whether a session begins with them: then what they and those
// behind them mean does not depend on those before.
func (n *Nodes) Opens() bool { return !n.text.aside() && n.raw.kind() == sessionDoc }

// A Decoder makes documents of nodes, in the order of the file. It may begin
// with any that open a session. It is for one goroutine.
type Decoder struct{ decoder }

// NewDecoder returns a decoder for a file or some of its sessions.
func NewDecoder(o Options) *Decoder { return &Decoder{decoder{options: o, store: newStore(nil)}} }

func (d *Decoder) reset() {
	d.decoder = decoder{options: d.options, known: d.known, store: d.store, room: d.room}
}

// Documents yields the document that nodes are, in parts where it has very many
// hands: those behind the first look like documents that go on with its session,
// but have its Source.
func (d *Decoder) Documents(n *Nodes) iter.Seq[*Document] {
	return func(yield func(*Document) bool) {
		for doc := d.nodes(n); doc != nil && yield(doc); {
			doc = d.more()
		}
	}
}

// nodes reads a document, or its first part.
func (d *decoder) nodes(n *Nodes) *Document {
	t := n.text
	if !t.aside() {
		d.begun = d.begun || t.later
		doc := d.document(n.raw)
		doc.Expects = t.expects
		return doc
	}
	doc := &Document{Source: t.chunk.source, Expects: t.expects}
	if len(d.broken) == 0 {
		doc.Session = d.session
	}
	rep := &reporter{source: t.chunk.source}
	for _, f := range n.raw.faults {
		rep.fault(f.code, f.span, f.args...)
	}
	doc.Faults = rep.list
	return doc
}

// read turns a text into nodes. A plain one needs no library, unless it is asked
// for.
func (t *Text) read(library bool) *rawDoc {
	c := t.chunk
	switch {
	case c.tooLarge:
		return &rawDoc{
			source: c.source, cut: true, dead: true, players: scan(bytes.Clone(c.source.Text)).hasKey("players"),
			faults: []textFault{{code: "F06", span: t.first, args: []any{bytesTooMany}}},
		}
	case c.afterEnd:
		return &rawDoc{source: c.source, faults: []textFault{{code: "F03", span: t.first}}}
	case t.directives:
		word, _, _ := strings.Cut(c.source.Slice(t.first), " ")
		return &rawDoc{source: c.source, directives: true, faults: []textFault{{
			code: "F01", span: Span{t.first.Start, t.first.Start + len(word)}, args: []any{directive}}}}
	}
	if !library {
		if raw := readQuick(c.source, t.rooms); raw != nil {
			return raw
		}
	}
	return readText(c.source)
}

// firstRow returns the first text of a document that is no comment, and
// whether there is nothing but YAML directives. It looks no further than it has
// to.
func firstRow(text []byte) (first Span, directives bool) {
	at := 0
	for line := range bytes.Lines(text) {
		body := bytes.TrimRight(line, "\r\n \t")
		start := at + len(body) - len(bytes.TrimLeft(body, " \t"))
		if isMarker(body, "---") && at == 0 || isMarker(body, "...") {
			start = at + 3
			if rest := bytes.TrimLeft(body[3:], " \t"); len(rest) > 0 {
				start = at + len(body) - len(rest)
			}
		}
		if start < at+len(body) && text[start] != '#' {
			if first.Empty() {
				first = Span{start, at + len(body)}
			}
			if directives = text[start] == '%' && start == at; !directives {
				return first, false
			}
		}
		at += len(line)
	}
	return first, !first.Empty()
}

// fileExpects reads the comments `# expect: F05 4:3` above a file's first text.
func fileExpects(src *Source) []FileExpectation {
	var out []FileExpectation
	for line := range bytes.Lines(src.Text) {
		text := bytes.TrimSpace(line)
		if len(text) > 0 && string(text) != "---" && text[0] != '#' {
			break
		}
		comment, ok := bytes.CutPrefix(text, []byte("#"))
		list, expects := bytes.CutPrefix(bytes.TrimSpace(comment), []byte("expect:"))
		if !ok || !expects {
			continue
		}
		for one := range strings.SplitSeq(string(list), ",") {
			if e, ok := fileExpect(strings.Fields(one)); ok {
				out = append(out, e)
			}
		}
	}
	return out
}

func fileExpect(words []string) (FileExpectation, bool) {
	if len(words) != 2 {
		return FileExpectation{}, false
	}
	line, column, ok := strings.Cut(words[1], ":")
	l, err1 := strconv.Atoi(line)
	c, err2 := strconv.Atoi(column)
	return FileExpectation{words[0], Position{l, c}}, ok && err1 == nil && err2 == nil
}

// ReadAll reads all documents of a file that is in memory.
func ReadAll(src []byte, file string, o Options) []*Document {
	r := NewReader(bytes.NewReader(src), file, o)
	var out []*Document
	for {
		doc, err := r.Next()
		if err != nil {
			return out // io.EOF: bytes in memory have no other error
		}
		out = append(out, doc)
	}
}

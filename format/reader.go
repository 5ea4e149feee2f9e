package format

import (
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"
)

// ErrEndless is the error of a file with a document that does not end within
// reason: what may stand behind it is not read.
var ErrEndless = errors.New("a document without end")

// Options say what a reader cannot know by itself.
type Options struct {
	Codes []string // codes and slugs that `expect` and `allow` may name, F codes apart
	YAML  bool     // leave every document to the YAML library, plain ones too: it reads the same, only slower
}

// A Reader reads the documents of one file, one at a time: it holds no more
// than the largest of them. It is for one goroutine.
type Reader struct {
	split   *splitter
	decode  decoder
	expects []FileExpectation // not yet handed on
	leading bool              // the file's first document has not been seen
}

// NewReader returns a reader of r. The file's name is what diagnostics call it.
func NewReader(r io.Reader, file string, o Options) *Reader {
	return &Reader{split: newSplitter(r, file), decode: decoder{options: o, store: new(store)}, leading: true}
}

// Next returns the next document, or io.EOF behind the last. One of very many
// hands comes in parts: those behind the first look like documents that go on
// with its session, but have its Source. Any other error is one of the
// io.Reader; what is wrong with the log is in the document.
func (r *Reader) Next() (*Document, error) {
	if doc := r.decode.more(); doc != nil {
		return doc, nil
	}
	for {
		c, err := r.split.next()
		if err != nil {
			return nil, err
		}
		if r.leading {
			r.expects = append(r.expects, fileExpects(c.source)...)
		}
		raw := readChunk(c, r.decode.options.YAML, r.decode.spare)
		if raw == nil {
			continue
		}
		r.leading = false
		doc := r.document(c, raw)
		doc.Expects, r.expects = r.expects, nil
		return doc, nil
	}
}

// document reads one chunk that is not empty. Text behind `...`, and a YAML
// directive before the first `---`, are no part of the session.
func (r *Reader) document(c *chunk, raw *rawDoc) *Document {
	if c.afterEnd || raw.directives {
		doc := &Document{Source: c.source}
		if len(r.decode.broken) == 0 {
			doc.Session = r.decode.session
		}
		rep := &reporter{source: c.source}
		for _, f := range raw.faults {
			rep.fault(f.code, f.span, f.args...)
		}
		doc.Faults = rep.list
		return doc
	}
	return r.decode.document(raw)
}

// readChunk turns a chunk into nodes; nil where there is nothing in it. A plain
// one needs no library, unless it is asked for, and is read in the room given.
func readChunk(c *chunk, library bool, room []node) *rawDoc {
	if !library && !c.tooLarge && !c.afterEnd {
		if t := readQuick(c.source, room); t != nil {
			return t
		}
	}
	first, directives := firstRow(c.source.Text)
	if first.Empty() && !c.tooLarge {
		return nil
	}
	switch {
	case c.tooLarge:
		return &rawDoc{
			source: c.source, cut: true, dead: true, players: scan(bytes.Clone(c.source.Text)).hasKey("players"),
			faults: []textFault{{code: "F06", span: first, args: []any{bytesTooMany}}},
		}
	case c.afterEnd:
		return &rawDoc{source: c.source, faults: []textFault{{code: "F03", span: first}}}
	case directives:
		word, _, _ := strings.Cut(c.source.Slice(first), " ")
		return &rawDoc{source: c.source, directives: true, faults: []textFault{{
			code: "F01", span: Span{first.Start, first.Start + len(word)}, args: []any{directive}}}}
	}
	return readText(c.source)
}

// firstRow returns the first text of a document that is no comment, and
// whether there is nothing but YAML directives.
func firstRow(text []byte) (first Span, directives bool) {
	directives = true
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
			directives = directives && text[start] == '%' && start == at
		}
		at += len(line)
	}
	return first, directives && !first.Empty()
}

// fileExpects reads the comments `# expect: F05 4:3` above a file's first text.
func fileExpects(src *Source) []FileExpectation {
	var out []FileExpectation
	for line := range bytes.Lines(src.Text) {
		text := strings.TrimSpace(string(line))
		if text != "" && text != "---" && text[0] != '#' {
			break
		}
		list, ok := strings.CutPrefix(strings.TrimSpace(strings.TrimPrefix(text, "#")), "expect:")
		if !ok || text == "" || text[0] != '#' {
			continue
		}
		for one := range strings.SplitSeq(list, ",") {
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

package load

import (
	"errors"
	"io"
	"iter"
	"sync"

	"apertura/format"
)

// Stages are one file on its way through several goroutines. One cuts it into
// texts, and each piece of them is read to nodes by a goroutine of its own. What
// nodes mean depends on those before, as far as their session goes back: a
// stretch of whole sessions is decoded by one goroutine, and judged by another;
// several stretches at a time. The caller gets what comes of it in the order of
// the file.
//
// All of it is bounded by channels. Nobody waits in a circle: pieces, and
// stretches, are begun in order, so that the one the caller takes from is never
// behind another.
//
// Little waits between them, since a document as nodes, or judged, is many times
// as large as its text.
//
// What goes wrong anywhere is handed on in its place, and ends the file.
type stages struct {
	options format.Options
	file    string
	begin   func(see func(*Document)) judging

	pieces    chan chan piece // each is sent once it is read
	stretches chan *stretch
	free      chan struct{} // as many stretches at a time as go in
	stop      chan struct{} // closed when the caller wants no more
	busy      sync.WaitGroup
}

// A stretch is some whole sessions, one behind the other.
type stretch struct {
	nodes  chan parcel[*format.Nodes]
	read   chan parcel[*format.Document]
	judged chan parcel[*Document]
}

// apart judges a file, so many stretches of it at a time, and hands what comes
// of it to see. It closes the file.
func (j *Judge) apart(src io.ReadCloser, file string, begin func(see func(*Document)) judging, see func(*Document)) error {
	s := &stages{
		options: j.Options, file: file, begin: begin,
		pieces: make(chan chan piece, j.Jobs/2), stretches: make(chan *stretch, j.Jobs),
		free: make(chan struct{}, j.Jobs), stop: make(chan struct{}),
	}
	go s.cut(src)
	s.busy.Go(s.share)
	defer s.busy.Wait()
	defer close(s.stop)
	return caught(func() error { return s.merge(see) })
}

// cut cuts the file into texts and has each piece of them read. Nobody waits for
// it where no more is wanted: it may be waiting for a file that does not come.
func (s *stages) cut(src io.ReadCloser) {
	defer src.Close()
	defer close(s.pieces)
	var texts []*format.Text
	size := 0
	send := func(err error) (more bool) {
		made := make(chan piece, 1)
		go s.nodes(texts, err, made)
		texts, size = nil, 0
		return pass(s.pieces, made, s.stop)
	}
	c := format.NewCutter(slow{src, func() {
		if len(texts) > 0 {
			send(nil) // before it is waited for, perhaps long
		}
	}}, s.file)
	for {
		err := caught(func() error {
			t, err := c.Next()
			if err == nil {
				texts = append(texts, t)
				size += t.Size()
			}
			return err
		})
		if (err != nil || size >= textAtOnce) && !send(err) || err != nil {
			return
		}
	}
}

// A slow reader says so before it reads.
type slow struct {
	io.Reader
	before func()
}

func (s slow) Read(p []byte) (int, error) {
	s.before()
	return s.Reader.Read(p)
}

// nodes reads a piece; err is why it is the last.
func (s *stages) nodes(texts []*format.Text, err error, to chan<- piece) {
	var p piece
	p.list = make([]*format.Nodes, 0, len(texts))
	p.opens = len(texts)
	if !errors.Is(err, io.EOF) {
		p.err = err
	}
	crash := caught(func() error {
		for i, t := range texts {
			n := t.Nodes(s.options)
			if p.opens > i && n.Opens() {
				p.opens = i
			}
			p.list = append(p.list, n)
		}
		return nil
	})
	if crash != nil {
		p.err, p.opens = crash, min(p.opens, len(p.list))
	}
	to <- p
}

// read yields the pieces that have been read, in order, until no more is wanted.
func (s *stages) read() iter.Seq[piece] {
	return func(yield func(piece) bool) {
		for {
			select {
			case next, more := <-s.pieces:
				if !more || !yield(<-next) {
					return
				}
			case <-s.stop:
				return
			}
		}
	}
}

// share hands the pieces to stretches. A new one begins with the first session
// that is opened in a piece, so that many short ones are one stretch.
func (s *stages) share() {
	defer close(s.stretches)
	var now *stretch
	defer func() {
		if now != nil {
			close(now.nodes)
		}
	}()
	for p := range s.read() {
		if now != nil && p.opens < len(p.list) {
			if p.opens > 0 && !pass(now.nodes, parcel[*format.Nodes]{list: p.list[:p.opens]}, s.stop) {
				return
			}
			close(now.nodes)
			now, p.list = nil, p.list[p.opens:]
		}
		if now == nil {
			if now = s.stretch(); now == nil {
				return
			}
		}
		if !pass(now.nodes, p.parcel, s.stop) {
			return
		}
	}
}

// stretch begins one, nil where no more is wanted.
func (s *stages) stretch() *stretch {
	if !pass(s.free, struct{}{}, s.stop) {
		return nil
	}
	t := &stretch{
		make(chan parcel[*format.Nodes], cap(s.free)/2), make(chan parcel[*format.Document], 1), make(chan parcel[*Document], 1),
	}
	s.busy.Go(func() { s.decode(t) })
	s.busy.Go(func() { s.judge(t) })
	if !pass(s.stretches, t, s.stop) {
		close(t.nodes)
		return nil
	}
	return t
}

// decode makes documents of the nodes of a stretch.
func (s *stages) decode(t *stretch) {
	out := outlet[*format.Document]{to: t.read, stop: s.stop}
	d := format.NewDecoder(s.options)
	out.end(caught(func() error {
		for p := range t.nodes {
			for _, n := range p.list {
				for doc := range d.Documents(n) {
					if !out.put(doc, 1+len(doc.Hands)) {
						return nil
					}
				}
			}
			if p.err != nil {
				return p.err
			}
			out.send(nil) // the next may be long in coming
		}
		return nil
	}))
}

// judge judges the documents of a stretch.
func (s *stages) judge(t *stretch) {
	defer func() { <-s.free }()
	out := outlet[*Document]{to: t.judged, stop: s.stop}
	w := s.begin(func(d *Document) { out.put(d, 1+len(d.Hands)) })
	err := caught(func() error {
		for p := range t.read {
			for _, d := range p.list {
				if w.document(d); out.over {
					return nil
				}
			}
			if p.err != nil {
				return p.err
			}
			out.send(nil)
		}
		return nil
	})
	if crash := caught(func() error { w.end(err); return nil }); crash != nil {
		err = crash
	}
	out.end(err)
}

// merge hands on what comes of the stretches, one behind the other.
func (s *stages) merge(see func(*Document)) error {
	for t := range s.stretches {
		for p := range t.judged {
			for _, d := range p.list {
				see(d)
			}
			if p.err != nil {
				return p.err
			}
		}
	}
	return nil
}

package cmd

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"runtime"
	"sync"
	"syscall"

	"apertura/cmd/internal/load"
	"apertura/format/lang"
)

// outputSize is how many bytes of output are gathered before they are written.
const outputSize = 1 << 16

// An output is a stream that is written in whole pieces: what one call of
// Write brings is never parted from itself, wherever the run ends. When the
// stream takes no more, whoever writes to it ends there.
type output struct {
	to   io.Writer
	size int // bytes gathered before they are written; 0: none

	before func() // told before anything is written; nil: nobody asks

	mu     sync.Mutex
	pieces []byte
	over   bool
	err    error // why nothing more can be written
}

// Write takes one piece. Where the output is over it does not return: the
// goroutine ends, as it has nobody left to work for.
func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.pieces)+len(p) > o.size {
		o.flush()
	}
	if len(p) < o.size {
		o.pieces = append(o.pieces, p...)
	} else {
		o.write(p)
	}
	if o.over {
		runtime.Goexit()
	}
	return len(p), nil
}

// deliver writes what has been gathered, and reports whether anything more can
// be written.
func (o *output) deliver() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.flush()
	return !o.over
}

// tell has somebody told before anything is written.
func (o *output) tell(before func()) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.before = before
}

func (o *output) flush() {
	if len(o.pieces) > 0 {
		o.write(o.pieces)
		o.pieces = o.pieces[:0]
	}
}

func (o *output) write(p []byte) {
	if o.over {
		return
	}
	if o.before != nil {
		o.before()
	}
	if _, err := o.to.Write(p); err != nil {
		o.over, o.err = true, err
	}
}

// end writes what is left, takes no more and returns why it could not be
// written, if so.
func (o *output) end() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.flush()
	o.over = true
	return o.err
}

// cut is end in mid-run: what is left may lack the rest of its line.
func (o *output) cut() error {
	o.mu.Lock()
	o.pieces = o.pieces[:bytes.LastIndexByte(o.pieces, '\n')+1]
	o.mu.Unlock()
	return o.end()
}

// deaf is a stream whose failures change nothing, since there is nobody else
// to tell of them.
type deaf struct{ io.Writer }

func (d deaf) Write(p []byte) (int, error) {
	d.Writer.Write(p)
	return len(p), nil
}

// unwritten says why output cannot be written. Nothing is said of a reader who
// has gone: he knows.
func unwritten(err error) lang.Text {
	if errors.Is(err, syscall.EPIPE) {
		return lang.Text{}
	}
	return lang.Text{EN: "writing output: %s", IT: "non si riesce a scrivere: %s"}.Fmt(whyUnwritten(err))
}

// whyUnwritten is the reason in an error of writing, without names of files.
func whyUnwritten(err error) lang.Text {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return lang.Text{EN: "there is no such folder", IT: "la cartella non c'è"}
	case errors.Is(err, fs.ErrPermission):
		return lang.Text{EN: "it is not allowed", IT: "manca il permesso"}
	}
	return load.Reason(err)
}

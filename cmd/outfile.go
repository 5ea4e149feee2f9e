package cmd

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"apertura/cmd/internal/load"
	"apertura/format/lang"
)

// outfiles are the files a run writes besides its standard output: each whole,
// or not at all. What is not committed when the run ends is dropped.
type outfiles struct {
	mu     sync.Mutex
	list   []*outfile
	spools []*spool
	over   bool
}

// An outfile is written beside its place and moved there when it is whole. A
// device or a pipe has no place to move to: it is written as it is.
type outfile struct {
	name  string // as the user named it
	path  string // links followed
	asIs  bool
	info  fs.FileInfo // of what it takes the place of, nil where nothing is there
	draft *load.Draft // nil where it is written as it is, or nobody waits for it
	to    io.WriteCloser
	buf   *bufio.Writer
	err   error // the first
}

// open begins a file. What stands in the way of it is refused before anything
// is read.
func (o *outfiles) open(r *request) (*outfile, error) {
	f := &outfile{name: r.file}
	if err := f.resolve(r.format); err != nil {
		return nil, err
	}
	for _, other := range o.begun() {
		if !f.asIs && other.same(f) {
			return nil, refuse("--format: %s and %s are one file: a report has one of its own",
				"--format: %s e %s sono lo stesso file: ogni resoconto vuole il suo", other.name, f.name)
		}
	}
	if err := o.begin(f); err != nil {
		return nil, &exitError{statusUsage, unwrittenTo(f.name, err)}
	}
	return f, nil
}

// keep returns where a report keeps what it writes at its end.
func (o *outfiles) keep() io.ReadWriter {
	o.mu.Lock()
	defer o.mu.Unlock()
	s := &spool{over: o.over}
	o.spools = append(o.spools, s)
	return s
}

// begun returns the files there are, which an interrupt may take away.
func (o *outfiles) begun() []*outfile {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.list
}

// begin opens a file for writing. A pipe waits for its reader, and nobody for
// the pipe.
func (o *outfiles) begin(f *outfile) (err error) {
	if f.asIs {
		if f.to, err = os.OpenFile(f.path, os.O_WRONLY|os.O_APPEND, 0); err != nil {
			return err
		}
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case f.asIs:
	case o.over:
		f.to = nobody{io.Discard}
	default:
		if f.draft, err = load.NewDraft(f.path); err != nil {
			return err
		}
		f.to = f.draft
	}
	f.buf = bufio.NewWriterSize(f.to, outputSize)
	o.list = append(o.list, f)
	return nil
}

// nobody is whom a file is for when the run is over.
type nobody struct{ io.Writer }

func (nobody) Close() error { return nil }

// resolve finds out what a name stands for, and refuses what no report may
// take the place of.
func (f *outfile) resolve(r *reportFormat) error {
	refuseTo := func(err error) error { return &exitError{statusUsage, unwrittenTo(f.name, err)} }
	folder := func() error {
		return refuse("%s is a folder: name a file in it, such as %s", "%s è una cartella: indica un file, per esempio %s",
			f.name, filepath.Join(f.name, "report."+r.ending))
	}
	path, err := load.Behind(f.name)
	if err != nil {
		return refuseTo(err)
	}
	f.path = path
	info, err := os.Stat(f.path)
	switch {
	case load.IsSettings(f.path):
		return refuse("%s is where a table's settings are: a report does not take its place",
			"%s è il posto delle impostazioni del tavolo: un resoconto non lo prende", f.name)
	case errors.Is(err, fs.ErrNotExist):
		if strings.HasSuffix(f.name, "/") || strings.HasSuffix(f.name, string(filepath.Separator)) {
			return folder()
		}
	case err != nil:
		return refuseTo(err)
	case info.IsDir():
		return folder()
	case !info.Mode().IsRegular(), load.Machinery(f.path):
		f.asIs = true
	case load.IsLog(f.path):
		return refuse("%s is a log: a report does not take its place", "%s è un verbale: un resoconto non ne prende il posto", f.name)
	default:
		if err := load.Writable(f.path); err != nil {
			return refuseTo(err)
		}
		f.info = info
	}
	return nil
}

// same reports whether two files are one.
func (f *outfile) same(g *outfile) bool {
	return f.path == g.path || f.info != nil && g.info != nil && os.SameFile(f.info, g.info)
}

// Write takes one piece. That it cannot be written is told at the end.
func (f *outfile) Write(p []byte) (int, error) {
	if f.err == nil {
		_, f.err = f.buf.Write(p)
	}
	return len(p), nil
}

// finish writes what is left.
func (f *outfile) finish() error {
	if f.err == nil {
		f.err = f.buf.Flush()
	}
	if err := f.to.Close(); f.err == nil {
		f.err = err
	}
	return f.err
}

// commit ends all files, moves them to their places and complains of those that
// cannot be written.
func (o *outfiles) commit(g *global) {
	for _, f := range o.begun() {
		err := f.finish()
		if err == nil && f.draft != nil {
			err = o.move(f.draft)
		}
		if err != nil {
			g.complain(statusUsage, unwrittenTo(f.name, err))
		}
	}
}

// move puts a whole file in its place, unless the run is over.
func (o *outfiles) move(d *load.Draft) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.over {
		return nil
	}
	return d.Move(true)
}

// drop drops what is not in its place.
func (o *outfiles) drop() {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, f := range o.list {
		if f.draft != nil {
			f.draft.Drop()
		}
	}
	for _, s := range o.spools {
		s.drop()
	}
	o.list, o.spools = nil, nil
}

// end drops what is not in its place and moves nothing more.
func (o *outfiles) end() {
	o.mu.Lock()
	o.over = true
	o.mu.Unlock()
	o.drop()
}

// unwrittenTo says why a file cannot be written.
func unwrittenTo(name string, err error) lang.Text {
	return lang.Text{EN: "%s cannot be written: %s", IT: "%s non si può scrivere: %s"}.Fmt(name, whyUnwritten(err))
}

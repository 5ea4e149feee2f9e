package cmd

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"

	"apertura/cmd/internal/load"
	"apertura/format/lang"
)

// outfiles are the files a run writes besides its standard output: each whole,
// or not at all. What is not committed when the run ends is dropped.
type outfiles struct {
	mu   sync.Mutex
	list []*outfile
	over bool
}

// An outfile is written beside its place and moved there when it is whole. A
// device or a pipe has no place to move to: it is written as it is.
type outfile struct {
	set  *outfiles
	name string // as the user named it
	path string // links followed
	temp string // "" where it is written as it is
	info fs.FileInfo
	file *os.File
	buf  *bufio.Writer
	err  error // the first
}

// open begins a file. What stands in the way of it is refused before anything
// is read.
func (o *outfiles) open(r *request) (*outfile, error) {
	f := &outfile{set: o, name: r.file}
	if err := f.resolve(r.format); err != nil {
		return nil, err
	}
	for _, other := range o.begun() {
		if f.temp != "" && other.same(f) {
			return nil, refuse("--format: %s and %s are one file: a report has one of its own",
				"--format: %s e %s sono lo stesso file: ogni resoconto vuole il suo", other.name, f.name)
		}
	}
	if err := o.begin(f); err != nil {
		return nil, &exitError{statusUsage, unwrittenTo(f.name, err)}
	}
	f.buf = bufio.NewWriterSize(f.file, outputSize)
	return f, nil
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
	if f.temp == "" {
		if f.file, err = os.OpenFile(f.path, os.O_WRONLY|os.O_APPEND, 0); err != nil {
			return err
		}
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if f.temp != "" && !o.over {
		if err = f.create(); err != nil {
			return err
		}
	}
	o.list = append(o.list, f)
	return nil
}

// resolve finds out what a name stands for, and refuses what no report may
// take the place of.
func (f *outfile) resolve(r *reportFormat) error {
	refuseTo := func(err error) error { return &exitError{statusUsage, unwrittenTo(f.name, err)} }
	folder := func() error {
		return refuse("%s is a folder: name a file in it, such as %s", "%s è una cartella: indica un file, per esempio %s",
			f.name, filepath.Join(f.name, "report."+r.ending))
	}
	path, err := followed(f.name)
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
	case !info.Mode().IsRegular(), machinery(f.path):
		return nil
	case load.IsLog(f.path):
		return refuse("%s is a log: a report does not take its place", "%s è un verbale: un resoconto non ne prende il posto", f.name)
	default:
		// A file that may not be written is not replaced either.
		open, err := os.OpenFile(f.path, os.O_WRONLY, 0)
		if err != nil {
			return refuseTo(err)
		}
		open.Close()
		f.info = info
	}
	f.temp = filepath.Join(filepath.Dir(f.path), ".apertura")
	return nil
}

// machinery reports whether a path leads to the machine rather than to a disk.
func machinery(path string) bool {
	return strings.HasPrefix(path, "/dev/") || strings.HasPrefix(path, "/proc/")
}

// mostLinks is how many links lead to a file at most.
const mostLinks = 40

// followed is the path of a file behind all links, absolute, whether it is
// there or not.
func followed(name string) (string, error) {
	path, err := filepath.Abs(name)
	if err != nil || machinery(path) {
		return path, err
	}
	for range mostLinks {
		dir, err := filepath.EvalSymlinks(filepath.Dir(path))
		if err != nil {
			return "", err
		}
		path = filepath.Join(dir, filepath.Base(path))
		next, err := os.Readlink(path)
		if err != nil { // no link, or not there
			return path, nil
		}
		if !filepath.IsAbs(next) {
			next = filepath.Join(dir, next)
		}
		if path = next; machinery(path) {
			return path, nil
		}
	}
	return "", syscall.ELOOP
}

// same reports whether two files are one.
func (f *outfile) same(g *outfile) bool {
	return f.path == g.path || f.info != nil && g.info != nil && os.SameFile(f.info, g.info)
}

// create makes the file beside its place, with the permissions of the one that
// lies there, else those of any new file.
func (f *outfile) create() error {
	begun := f.temp
	for n := 0; ; n++ {
		f.temp = fmt.Sprintf("%s-%d-%d.tmp", begun, os.Getpid(), n)
		file, err := os.OpenFile(f.temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if errors.Is(err, fs.ErrExist) && n < 1000 {
			continue
		}
		if err != nil {
			return err
		}
		f.file = file
		if f.info != nil {
			err = os.Chmod(f.temp, f.info.Mode().Perm())
		}
		if err != nil {
			f.drop()
		}
		return err
	}
}

// Write takes one piece. That it cannot be written is told at the end.
func (f *outfile) Write(p []byte) (int, error) {
	if f.err == nil {
		_, f.err = f.buf.Write(p)
	}
	return len(p), nil
}

// drop leaves nothing of a file that was not moved to its place.
func (f *outfile) drop() {
	if f.temp != "" {
		f.file.Close()
		os.Remove(f.temp)
	}
}

// finish writes what is left.
func (f *outfile) finish() error {
	if f.err == nil {
		f.err = f.buf.Flush()
	}
	if err := f.file.Close(); f.err == nil {
		f.err = err
	}
	return f.err
}

// commit ends all files, moves them to their places and complains of those that
// cannot be written.
func (o *outfiles) commit(g *global) {
	for _, f := range o.begun() {
		err := f.finish()
		if err == nil && f.temp != "" {
			err = o.move(f)
		}
		if err != nil {
			g.complain(statusUsage, unwrittenTo(f.name, err))
		}
	}
}

// move puts a whole file in its place, unless the run is over.
func (o *outfiles) move(f *outfile) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.over {
		return nil
	}
	err := os.Rename(f.temp, f.path)
	if err == nil {
		f.temp = ""
	}
	return err
}

// drop drops what is not in its place.
func (o *outfiles) drop() {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, f := range o.list {
		f.drop()
	}
	o.list = nil
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

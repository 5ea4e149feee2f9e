package load

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// A Draft is a file that is written beside its place. It is moved there when it
// is whole; until then nothing is changed there.
type Draft struct {
	place  string
	beside string // "" when it is in its place, or gone
	file   *os.File
}

// NewDraft begins a file, with the rights of the one that lies in its place, or
// else those of any new file.
func NewDraft(place string) (*Draft, error) {
	mode := fs.FileMode(0)
	if info, err := os.Stat(place); err == nil {
		mode = info.Mode().Perm()
	}
	file, err := newBeside(place)
	if err != nil {
		return nil, err
	}
	d := &Draft{place, file.Name(), file}
	if mode != 0 {
		if err := file.Chmod(mode); err != nil {
			d.Drop()
			return nil, err
		}
	}
	return d, nil
}

// newBeside makes a file of a new name in the folder of another. It is hidden,
// and called after no log, so that nobody takes it for one.
func newBeside(place string) (file *os.File, err error) {
	for range 1000 {
		name := filepath.Join(filepath.Dir(place), fmt.Sprintf(".apertura-%08x.tmp", rand.Uint32()))
		file, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	return file, err
}

// Write writes what comes next.
func (d *Draft) Write(p []byte) (int, error) { return d.file.Write(p) }

// Close ends the writing: what is there now is on the disk.
func (d *Draft) Close() error {
	err := d.file.Sync()
	if closed := d.file.Close(); err == nil {
		err = closed
	}
	return err
}

// Move puts a file that is closed in its place, over what lies there only where
// force is true; else the error is [fs.ErrExist].
func (d *Draft) Move(force bool) error {
	if !force {
		// A link is never made over what somebody put there meanwhile.
		if err := os.Link(d.beside, d.place); err == nil || errors.Is(err, fs.ErrExist) {
			return err
		}
		if _, err := os.Lstat(d.place); err == nil { // a file system without links
			return &fs.PathError{Op: "create", Path: d.place, Err: fs.ErrExist}
		}
	}
	err := os.Rename(d.beside, d.place)
	if err == nil {
		d.beside = ""
	}
	return err
}

// Drop leaves nothing of a file but what is in its place.
func (d *Draft) Drop() {
	if d.beside != "" {
		d.file.Close()
		os.Remove(d.beside)
		d.beside = ""
	}
}

// Writable says why a file may not be written: then it is not replaced either,
// though its folder may let one.
func Writable(name string) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// Machinery reports whether a path leads to the machine rather than to a disk.
func Machinery(path string) bool {
	return strings.HasPrefix(path, "/dev/") || strings.HasPrefix(path, "/proc/")
}

// mostLinks is how many links lead to a file at most.
const mostLinks = 40

// Behind is the path of a file behind all links, absolute, whether it is there
// or not.
func Behind(name string) (string, error) {
	path, err := filepath.Abs(name)
	if err != nil || Machinery(path) {
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
		if path = next; Machinery(path) {
			return path, nil
		}
	}
	return "", syscall.ELOOP
}

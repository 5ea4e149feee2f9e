package load

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"apertura/format/lang"

	"github.com/bmatcuk/doublestar/v4"
)

// A File is one log to read.
type File struct {
	Name string // as the user named it, or as the walk found it
	open func() (io.ReadCloser, error)
	path string // on disk, "" for standard input
}

// Open opens the file as a stream; a compressed one is unpacked as it is read.
func (f File) Open() (io.ReadCloser, error) { return f.open() }

// Path returns where the file is on disk, "" for standard input.
func (f File) Path() string { return f.path }

// Packed reports whether the file is a compressed one.
func (f File) Packed() bool { return packing(f.path) != "" }

// Find lists the files that paths stand for, in their order and each once: a
// file, a folder, a pattern, or - for stdin, which is called stdinName. What
// cannot be found is said in words beside them.
func Find(paths []string, stdin io.Reader, stdinName string) ([]File, []lang.Text) {
	f := finder{seen: map[string]bool{}, left: mostEntries}
	for _, p := range paths {
		if p == "-" {
			f.add(stdinName, "-", "", func() (io.ReadCloser, error) { return io.NopCloser(stdin), nil })
			continue
		}
		f.path(p)
	}
	return f.files, f.problems
}

// NoPath is what is said of a path without a letter, which a shell makes of a
// variable that is not set.
var NoPath = lang.Text{EN: "a path is empty", IT: "un percorso è vuoto"}

type finder struct {
	files    []File
	problems []lang.Text
	seen     map[string]bool
	left     int // entries of folders that are still looked at
	room     bufio.Reader
}

func (f *finder) add(name, key, path string, open func() (io.ReadCloser, error)) {
	if f.seen[key] {
		return
	}
	f.seen[key] = true
	f.files = append(f.files, File{name, open, path})
}

func (f *finder) file(name string, open func(name string) (io.ReadCloser, error)) {
	f.add(name, filepath.Clean(name), name, func() (io.ReadCloser, error) { return open(name) })
}

// path takes a name for what it is on disk, and for a pattern only where
// nothing has that name.
func (f *finder) path(p string) {
	info, err := os.Stat(p)
	switch {
	case p == "":
		f.problems = append(f.problems, NoPath)
	case err == nil && info.IsDir():
		f.folder(p)
	case err == nil:
		f.file(p, open)
	case strings.ContainsAny(p, "*?[{"):
		f.pattern(p)
	default:
		f.problem(p, err)
	}
}

// pattern takes what a shell would: no hidden entries, no linked folders.
func (f *finder) pattern(p string) {
	found, err := doublestar.FilepathGlob(p, doublestar.WithNoHidden(), doublestar.WithNoFollow())
	if err != nil {
		f.say(lang.Text{EN: "%q is no pattern of file names", IT: "%q non è uno schema di nomi di file"}, p)
		return
	}
	before := len(f.files)
	for _, name := range found {
		info, err := os.Stat(name)
		switch {
		case err != nil:
			f.problem(name, err)
		case info.IsDir():
			f.folder(name)
		default:
			f.ifLog(name, info.Mode())
		}
	}
	if len(f.files) == before {
		f.say(lang.Text{EN: "no log matches %q", IT: "nessun verbale corrisponde a %q"}, p)
	}
}

// folder walks a folder without hidden entries and links; itself it may be
// either, since somebody named it.
func (f *finder) folder(root string) {
	root = strings.TrimSuffix(root, "/") + "/"
	if f.left < 0 {
		return // which has been said
	}
	filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if f.left--; f.left < 0 {
			f.problem(strings.TrimSuffix(root, "/"), errTooMany)
			return fs.SkipAll
		}
		if err != nil {
			f.problem(name, err)
			return nil
		}
		hidden := strings.HasPrefix(d.Name(), ".") && name != root
		switch {
		case hidden && d.IsDir():
			return fs.SkipDir
		case !hidden && !d.IsDir():
			f.ifLog(name, d.Type())
		}
		return nil
	})
}

// ifLog adds a regular file that says it is a log.
func (f *finder) ifLog(name string, mode fs.FileMode) {
	if !mode.IsRegular() || !IsNamed(name) {
		return
	}
	is, err := isLog(name, &f.room)
	if err != nil {
		f.problem(name, err)
	} else if is {
		f.file(name, openFound)
	}
}

const (
	mostEntries = 1 << 20  // looked at in folders, so that a disk is not walked to its end
	mostLooked  = 16 << 20 // bytes of a file in which the mark of a log is looked for
)

var (
	errTooMany = errors.New("over a million entries")
	errChanged = errors.New("changed while it was read")
	errAstray  = errors.New("a link to nothing")
	errDamaged = errors.New("it does not unpack")
)

var (
	mark = []byte("apertura:")
	bom  = []byte("\ufeff")
)

// IsLog reports whether a file is taken for a log where it lies in a folder.
func IsLog(name string) bool {
	if !IsNamed(name) {
		return false
	}
	is, err := isLog(name, new(bufio.Reader))
	return is && err == nil
}

// isLog reports whether a line of a file begins with the mark of a log, as far
// as its first document can go. It is read by r.
func isLog(name string, r *bufio.Reader) (bool, error) {
	file, err := openFound(name)
	if err != nil {
		return false, err
	}
	defer file.Close()
	r.Reset(io.LimitReader(file, mostLooked))
	fresh := true // at the start of a line
	for first := true; ; first = false {
		line, err := r.ReadSlice('\n')
		if first {
			line = bytes.TrimPrefix(line, bom)
		}
		if fresh && bytes.HasPrefix(line, mark) {
			return true, nil
		}
		fresh = err == nil
		if err != nil && !errors.Is(err, bufio.ErrBufferFull) {
			if errors.Is(err, io.EOF) {
				err = nil
			}
			return false, err
		}
	}
}

func (f *finder) say(t lang.Text, args ...any) { f.problems = append(f.problems, t.Fmt(args...)) }

func (f *finder) problem(name string, err error) { f.problems = append(f.problems, Reading(name, err)) }

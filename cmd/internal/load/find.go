package load

import (
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
	Name string                        // as the user named it, or as the walk found it
	path string                        // on disk, "" where it is none
	from func() (io.ReadCloser, error) // nil: what lies at the path
	met  bool                          // in a folder, as a file
	size int64                         // when it was found
	once *[]byte                       // text of a small one, as it was when it was found; nil: not kept
}

// Open opens the file as a stream; a compressed one is unpacked as it is read.
func (f File) Open() (io.ReadCloser, error) {
	switch {
	case f.from != nil:
		return f.from()
	case f.met:
		return openFound(f.path)
	}
	return open(f.path)
}

// found is Open, or the text of a small file as it was when it was found, which is
// kept no longer.
func (f File) found() (io.ReadCloser, error) {
	if f.once != nil && *f.once != nil {
		text := *f.once
		*f.once = nil
		return io.NopCloser(bytes.NewReader(text)), nil
	}
	return f.Open()
}

// Size returns how many bytes the file had when it was found.
func (f File) Size() int64 { return f.size }

// Small reports whether the file is known to have little in it, so that many may
// be judged before anybody looks at what comes of it.
func (f File) Small() bool { return 0 < f.size && f.size <= mostSmall && !f.Packed() }

// Path returns where the file is on disk, "" for standard input.
func (f File) Path() string { return f.path }

// Packed reports whether the file is a compressed one.
func (f File) Packed() bool { return packing(f.path) != "" }

// Find lists the files that paths stand for, in their order and each once: a
// file, a folder, a pattern, or - for stdin, which is called stdinName. What
// cannot be found is said in words beside them.
func Find(paths []string, stdin io.Reader, stdinName string) ([]File, []lang.Text) {
	f := finder{seen: map[string]bool{}, left: mostEntries, room: mostKept}
	for _, p := range paths {
		if p == "-" {
			f.add("-", File{Name: stdinName, from: func() (io.ReadCloser, error) { return io.NopCloser(stdin), nil }})
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
	room     int // for texts of small files
	looks    []look
}

func (f *finder) add(key string, file File) {
	if f.seen[key] {
		return
	}
	f.seen[key] = true
	f.files = append(f.files, file)
}

func (f *finder) file(file File) { f.add(filepath.Clean(file.path), file) }

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
		f.file(File{Name: p, path: p, size: info.Size()})
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
			f.consider(look{name: name, err: err})
		case info.IsDir():
			f.folder(name)
		default:
			f.ifLog(name, info.Mode())
		}
	}
	if f.decide(); len(f.files) == before {
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
			f.consider(look{name: strings.TrimSuffix(root, "/"), err: errTooMany})
			return fs.SkipAll
		}
		if err != nil {
			f.consider(look{name: name, err: err})
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
	f.decide()
}

// ifLog adds a regular file that says it is a log.
func (f *finder) ifLog(name string, mode fs.FileMode) {
	if mode.IsRegular() && IsNamed(name) {
		f.consider(look{name: name})
	}
}

// consider takes what a walk met. What is to be looked into is, a number at a
// time.
func (f *finder) consider(l look) {
	if f.looks = append(f.looks, l); len(f.looks) == lookedAtOnce {
		f.decide()
	}
}

// decide adds the logs among what was met, in order.
func (f *finder) decide() {
	lookInto(f.looks)
	for i := range f.looks {
		switch l := &f.looks[i]; {
		case l.err != nil:
			f.problem(l.name, l.err)
		case l.is:
			f.file(File{Name: l.name, path: l.name, met: true, size: l.size})
			f.keep(l)
		}
	}
	clear(f.looks)
	f.looks = f.looks[:0]
}

// keep has the file added last read from memory.
func (f *finder) keep(l *look) {
	text, last := l.text, &f.files[len(f.files)-1]
	if text != nil && len(text) <= f.room && last.path == l.name {
		f.room -= len(text)
		last.once = &text
	}
}

// Bounds on finding.
const (
	mostEntries = 1 << 20 // looked at in folders, so that a disk is not walked to its end
	mostKept    = 8 << 20 // bytes of texts that are kept from finding them until they are judged
)

var (
	errTooMany = errors.New("over a million entries")
	errChanged = errors.New("changed while it was read")
	errAstray  = errors.New("a link to nothing")
	errDamaged = errors.New("it does not unpack")
)

func (f *finder) say(t lang.Text, args ...any) { f.problems = append(f.problems, t.Fmt(args...)) }

func (f *finder) problem(name string, err error) { f.problems = append(f.problems, Reading(name, err)) }

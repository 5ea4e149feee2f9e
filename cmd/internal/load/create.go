package load

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"syscall"

	"apertura/format/lang"
)

// Create writes a file whole, or not at all. Unless force is true there must
// be nothing of that name; the error is then [fs.ErrExist].
func Create(name string, text []byte, force bool) error {
	if at, err := filepath.EvalSymlinks(name); err == nil && force {
		name = at // what a link leads to is written, and the link stays
	}
	mode := fs.FileMode(0) // that of any new file
	if info, err := os.Lstat(name); err == nil {
		switch {
		case info.IsDir():
			return &fs.PathError{Op: "create", Path: name, Err: errNoFile}
		case !force:
			return &fs.PathError{Op: "create", Path: name, Err: fs.ErrExist}
		case !info.Mode().IsRegular():
			return &fs.PathError{Op: "create", Path: name, Err: errNoFile}
		}
		if err := writable(name); err != nil {
			return err
		}
		mode = info.Mode().Perm()
	}
	beside, err := writeBeside(name, text, mode)
	if err != nil {
		return err
	}
	defer os.Remove(beside) // which is gone where it was renamed
	if force {
		return os.Rename(beside, name)
	}
	// A link is never made over what somebody put there meanwhile.
	if err := os.Link(beside, name); err == nil || errors.Is(err, fs.ErrExist) {
		return err
	}
	if _, err := os.Lstat(name); err == nil { // a file system without links
		return &fs.PathError{Op: "create", Path: name, Err: fs.ErrExist}
	}
	return os.Rename(beside, name)
}

// writable says why a file may not be written: then it is not replaced either,
// though its folder may let one.
func writable(name string) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// writeBeside writes a new file into the folder of another and returns its
// name. What cannot be written whole is removed.
func writeBeside(name string, text []byte, mode fs.FileMode) (string, error) {
	beside := filepath.Join(filepath.Dir(name), fmt.Sprintf(".%s.%08x", filepath.Base(name), rand.Uint32()))
	f, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return "", err
	}
	_, err = f.Write(text)
	if err == nil && mode != 0 {
		err = f.Chmod(mode)
	}
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		os.Remove(beside)
	}
	return beside, err
}

// Creating says why a file was not written.
func Creating(name string, err error) lang.Text {
	switch {
	case errors.Is(err, fs.ErrExist):
		return lang.Text{
			EN: "%s is there already: --force writes over it",
			IT: "%s c'è già: con --force si sovrascrive",
		}.Fmt(name)
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return lang.Text{EN: "%s: there is no such folder", IT: "%s: la cartella non c'è"}.Fmt(name)
	case errors.Is(err, fs.ErrPermission):
		return lang.Text{EN: "%s: may not be written", IT: "%s: non si ha il permesso di scriverlo"}.Fmt(name)
	}
	return Reading(name, err)
}

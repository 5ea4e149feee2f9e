package load

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"apertura/format/lang"
)

// Create writes a file whole, or not at all. Unless force is true there must
// be nothing of that name; the error is then [fs.ErrExist].
func Create(name string, text []byte, force bool) error {
	if force { // what a link leads to is written, and the link stays
		at, err := Behind(name)
		if err != nil {
			return err
		}
		name = at
	}
	if info, err := os.Lstat(name); err == nil {
		switch {
		case info.IsDir():
			return &fs.PathError{Op: "create", Path: name, Err: errNoFile}
		case !force:
			return &fs.PathError{Op: "create", Path: name, Err: fs.ErrExist}
		case !info.Mode().IsRegular():
			return &fs.PathError{Op: "create", Path: name, Err: errNoFile}
		}
		if err := Writable(name); err != nil {
			return err
		}
	}
	d, err := NewDraft(name)
	if err != nil {
		return err
	}
	defer d.Drop()
	if _, err := d.Write(text); err != nil {
		return err
	}
	if err := d.Close(); err != nil {
		return err
	}
	return d.Move(force)
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

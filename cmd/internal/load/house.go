package load

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"apertura/format"
)

// mostRules bounds a house file: it is a page, not a gigabyte.
const mostRules = 1 << 20

// Why a file that is there is not read as house rules.
var (
	errNoFile   = errors.New("not a file")
	errNoYAML   = errors.New("not named .yaml")
	errTooLarge = errors.New("larger than 1 MiB")
)

// OpenRules reads a table's house file, looked for beside the file that names
// it. What a log names has to look like one, so that a log from elsewhere
// shows nobody's other files, and to have an end.
func OpenRules(name string, beside format.Place) ([]byte, string, error) {
	if beside.Known() {
		if !format.IsNamed(name) {
			return nil, name, &fs.PathError{Op: "open", Path: name, Err: errNoYAML}
		}
		if !filepath.IsAbs(name) {
			name = filepath.Join(filepath.Dir(beside.Source.File), name)
		}
		if info, err := os.Stat(name); err != nil {
			return nil, name, err
		} else if !info.Mode().IsRegular() {
			return nil, name, &fs.PathError{Op: "open", Path: name, Err: errNoFile}
		}
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, name, err
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, mostRules+1))
	if err == nil && len(src) > mostRules {
		err = &fs.PathError{Op: "read", Path: name, Err: errTooLarge}
	}
	if err != nil {
		return nil, name, err
	}
	return src, filepath.Clean(name), nil
}

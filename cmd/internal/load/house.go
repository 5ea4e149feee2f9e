package load

import (
	"io"
	"os"
	"path/filepath"

	"apertura/format"
)

// mostRules bounds a house file: it is a page, not a gigabyte.
const mostRules = 1 << 20

// OpenRules reads a table's house file, looked for beside the file that names
// it.
func OpenRules(name string, beside format.Place) ([]byte, string, error) {
	if beside.Known() && !filepath.IsAbs(name) {
		name = filepath.Join(filepath.Dir(beside.Source.File), name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, name, err
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, mostRules))
	return src, filepath.Clean(name), err
}

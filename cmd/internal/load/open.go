package load

import (
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"apertura/format"

	"github.com/klauspost/compress/zstd"
)

// Packings lists what the names of compressed logs end with, without the dot.
func Packings() []string { return []string{"gz", "zst"} }

// packing returns what a file is compressed with, "" for nothing.
func packing(name string) string {
	ending, _ := strings.CutPrefix(strings.ToLower(filepath.Ext(name)), ".")
	if slices.Contains(Packings(), ending) {
		return ending
	}
	return ""
}

// IsNamed reports whether a file has the name of a log, compressed or not.
func IsNamed(name string) bool {
	if packing(name) != "" {
		name = strings.TrimSuffix(name, filepath.Ext(name))
	}
	return format.IsNamed(name)
}

// open opens a log as a stream; a compressed one is unpacked as it is read, so
// that what the reader bounds is bounded for it too.
func open(name string) (io.ReadCloser, error) { return unpack(openSteady(name, os.O_RDONLY)) }

// foundFlag opens what a folder has been seen to hold as a file: the runtime need
// not ask whether one has to wait for it.
const foundFlag = os.O_RDONLY | syscall.O_NONBLOCK

// openFound is open for what a folder has been seen to hold as a file.
func openFound(name string) (io.ReadCloser, error) {
	return unpack(openSteady(name, foundFlag))
}

// unpack unpacks a compressed file, by its name.
func unpack(f *steady, err error) (io.ReadCloser, error) {
	if err != nil {
		return nil, err
	}
	var r io.Reader
	switch packing(f.Name()) {
	case "gz":
		r, err = gzip.NewReader(f)
	case "zst":
		var z *zstd.Decoder
		if z, err = zstd.NewReader(f, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(64<<20)); err == nil {
			return unpacked{z, func() error { z.Close(); return f.Close() }}, nil
		}
	default:
		return f, nil
	}
	if err != nil {
		f.Close()
		return nil, unpacking(err)
	}
	return unpacked{r, f.Close}, nil
}

// steady is a file that says so where it has changed by the time its end is
// read: half of what was read is then of another log.
type steady struct {
	*os.File
	was fs.FileInfo
}

func openSteady(name string, flag int) (*steady, error) {
	f, err := os.OpenFile(name, flag, 0)
	if err != nil {
		return nil, err
	}
	was, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, err
	}
	return &steady{f, was}, nil
}

func (f *steady) Read(p []byte) (int, error) {
	n, err := f.File.Read(p)
	if err != io.EOF || !f.was.Mode().IsRegular() {
		return n, err
	}
	if now, e := f.Stat(); e == nil && (now.Size() != f.was.Size() || !now.ModTime().Equal(f.was.ModTime())) {
		err = &fs.PathError{Op: "read", Path: f.Name(), Err: errChanged}
	}
	return n, err
}

// unpacked is a compressed file as it reads.
type unpacked struct {
	io.Reader
	close func() error
}

func (u unpacked) Read(p []byte) (int, error) {
	n, err := u.Reader.Read(p)
	if err != nil && err != io.EOF {
		err = unpacking(err)
	}
	return n, err
}

// unpacking is an error of the file as it is, or what is wrong with what it
// holds: the words of the libraries are not for a reader.
func unpacking(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return err
	}
	return fmt.Errorf("%w: %v", errDamaged, err)
}

func (u unpacked) Close() error { return u.close() }

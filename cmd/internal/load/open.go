package load

import (
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// endings are what a log's file name ends with, compressed or not.
var endings = []string{".yaml", ".yml"}

// IsNamed reports whether a file has the name of a log, or of house rules.
func IsNamed(name string) bool {
	name = unpackedName(name)
	for _, e := range endings {
		if strings.HasSuffix(name, e) {
			return true
		}
	}
	return false
}

// unpackedName returns a file's name without the ending of a compressed one.
func unpackedName(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(name, ".gz"), ".zst")
}

// open opens a log as a stream; .gz and .zst are unpacked as they are read, so
// that what the reader bounds is bounded for them too.
func open(name string) (io.ReadCloser, error) {
	f, err := openSteady(name)
	if err != nil {
		return nil, err
	}
	var r io.Reader
	switch {
	case strings.HasSuffix(name, ".gz"):
		r, err = gzip.NewReader(f)
	case strings.HasSuffix(name, ".zst"):
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

func openSteady(name string) (*steady, error) {
	f, err := os.Open(name)
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

package load

import (
	"compress/gzip"
	"io"
	"os"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// endings are what a log's file name ends with, compressed or not.
var endings = []string{".yaml", ".yml"}

// IsNamed reports whether a file has the name of a log, or of house rules.
func IsNamed(name string) bool {
	name = strings.TrimSuffix(strings.TrimSuffix(name, ".gz"), ".zst")
	for _, e := range endings {
		if strings.HasSuffix(name, e) {
			return true
		}
	}
	return false
}

// open opens a log as a stream; .gz and .zst are unpacked as they are read, so
// that what the reader bounds is bounded for them too.
func open(name string) (io.ReadCloser, error) {
	f, err := os.Open(name)
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
		return nil, err
	}
	return unpacked{r, f.Close}, nil
}

// unpacked is a compressed file as it reads.
type unpacked struct {
	io.Reader
	close func() error
}

func (u unpacked) Close() error { return u.close() }

package cmd

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"sync"
)

// mostKept is how many bytes of what a report writes at its end are kept in
// memory.
const mostKept = 1 << 18

// A spool keeps what a report writes only at its end, in memory, and where it is
// a lot in a file for the time being. What is written to it is read back in the
// same order, once all is.
type spool struct {
	mu   sync.Mutex
	text bytes.Buffer
	file *os.File // nil: not needed so far
	out  *bufio.Writer
	in   *bufio.Reader // once it is read
	over bool
}

// An unkept is an error of the file of a spool.
type unkept struct{ error }

func (u unkept) Unwrap() error { return u.error }

func kept(n int, err error) (int, error) {
	if err != nil && err != io.EOF {
		err = unkept{err}
	}
	return n, err
}

func (s *spool) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.file == nil {
		if s.text.Len()+len(p) <= mostKept {
			return s.text.Write(p)
		}
		if err := s.begin(); err != nil {
			return kept(0, err)
		}
	}
	return kept(s.out.Write(p))
}

// begin takes a file. Where a file that is open can be without a name, nobody
// need take it away.
func (s *spool) begin() error {
	if s.over {
		return os.ErrClosed
	}
	f, err := os.CreateTemp("", "apertura-*")
	if err != nil {
		return err
	}
	_ = os.Remove(f.Name())
	s.file, s.out = f, bufio.NewWriterSize(f, outputSize)
	_, err = s.text.WriteTo(s.out)
	s.text = bytes.Buffer{}
	return err
}

func (s *spool) Read(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.file == nil {
		return s.text.Read(p)
	}
	if s.in == nil {
		if err := s.out.Flush(); err != nil {
			return kept(0, err)
		}
		if _, err := s.file.Seek(0, io.SeekStart); err != nil {
			return kept(0, err)
		}
		s.in = bufio.NewReaderSize(s.file, outputSize)
	}
	return kept(s.in.Read(p))
}

// drop gives its file up.
func (s *spool) drop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.over = true
	if s.file != nil {
		s.file.Close()
		_ = os.Remove(s.file.Name()) // where it has one still
	}
}

package load

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"runtime"
	"sync"
	"sync/atomic"
)

// A look is one into a file that has the name of a log.
type look struct {
	name string
	err  error // why there is nothing to look into
	is   bool  // a log
	size int64
	text []byte // all of a small log
}

const (
	lookedAtOnce = 256      // files
	mostLooked   = 16 << 20 // bytes of a file in which the mark of a log is looked for
	mostSmall    = 16 << 10 // bytes of a file that is read in one go
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
	l := look{name: name}
	new(looker).into(&l)
	return l.is && l.err == nil
}

// lookInto looks into several files, as many at a time as there are processors.
func lookInto(looks []look) {
	var next atomic.Int64
	var busy sync.WaitGroup
	some := func() {
		var by looker
		for i := next.Add(1) - 1; i < int64(len(looks)); i = next.Add(1) - 1 {
			by.into(&looks[i])
		}
	}
	for range min(runtime.GOMAXPROCS(0), len(looks)) - 1 {
		busy.Go(some)
	}
	some()
	busy.Wait()
}

// A looker looks into one file after the other.
type looker struct {
	small [mostSmall + 1]byte // where those are read
	texts []byte              // room for some of them
	large bufio.Reader
}

// into looks whether a line of the file begins with the mark of a log.
func (k *looker) into(l *look) {
	if l.err != nil {
		return
	}
	f, err := openSteady(l.name, foundFlag)
	if err != nil {
		l.err = err
		return
	}
	packed := packing(l.name) != ""
	if l.size = f.was.Size(); !packed && l.size <= mostSmall {
		n, err := f.File.Read(k.small[:])
		if err == nil && int64(n) == l.size { // all of it, and nothing behind
			f.Close()
			if text := k.small[:n]; hasMark(text) {
				l.is, l.text = true, k.keep(text)
			}
			return
		}
		if _, l.err = f.Seek(0, io.SeekStart); l.err != nil {
			f.Close()
			return
		}
	}
	src, err := unpack(f, nil)
	if err != nil {
		l.err = err
		return
	}
	defer src.Close()
	k.large.Reset(io.LimitReader(src, mostLooked))
	l.is, l.err = marked(&k.large)
}

// keep returns a text of its own.
func (k *looker) keep(text []byte) []byte {
	if len(text) > cap(k.texts)-len(k.texts) {
		k.texts = make([]byte, 0, 4*mostSmall)
	}
	from := len(k.texts)
	k.texts = append(k.texts, text...)
	return k.texts[from:len(k.texts):len(k.texts)]
}

// hasMark reports whether a line of a text begins with the mark of a log.
func hasMark(text []byte) bool {
	text = bytes.TrimPrefix(text, bom)
	for !bytes.HasPrefix(text, mark) {
		end := bytes.IndexByte(text, '\n')
		if end < 0 {
			return false
		}
		text = text[end+1:]
	}
	return true
}

// marked reports whether a line begins with the mark of a log, as far as its
// first document can go.
func marked(r *bufio.Reader) (bool, error) {
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

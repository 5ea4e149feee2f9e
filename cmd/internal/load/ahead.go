package load

import (
	"iter"

	"apertura/format"
)

// mostAhead is how many documents are read ahead of the one that is judged.
const mostAhead = 4

// ahead yields the same documents, which another goroutine reads meanwhile. A
// panic there comes as a [Crash].
func ahead(documents iter.Seq2[*format.Document, error]) iter.Seq2[*format.Document, error] {
	type read struct {
		d   *format.Document
		err error
	}
	return func(yield func(*format.Document, error) bool) {
		out, stop := make(chan read, mostAhead), make(chan struct{})
		defer func() { // nobody reads a file that is closed
			close(stop)
			for range out {
				continue
			}
		}()
		send := func(r read) bool {
			select {
			case out <- r:
				return true
			case <-stop:
				return false
			}
		}
		go func() {
			defer close(out)
			defer func() {
				if v := recover(); v != nil {
					send(read{err: &Crash{v}})
				}
			}()
			for d, err := range documents {
				if !send(read{d, err}) {
					return
				}
			}
		}()
		for r := range out {
			if !yield(r.d, r.err) {
				return
			}
		}
	}
}

package load

import "apertura/format"

// How much goes from one goroutine to the next at once: so much that it costs
// little to hand it over, and little enough to be kept.
const (
	textAtOnce  = 16 << 10 // bytes
	handsAtOnce = 64
)

// A parcel is what one goroutine hands to the next: what it made, in order, and
// why nothing comes behind that.
type parcel[T any] struct {
	list []T
	err  error
}

// A piece of a file is some of its documents as nodes.
type piece struct {
	parcel[*format.Nodes]
	opens int // the first that opens a session; as many as there are where none does
}

// An outlet gathers what a goroutine makes and hands it to the next, until
// nobody wants any more.
type outlet[T any] struct {
	to   chan<- parcel[T]
	stop <-chan struct{} // closed when nobody wants any more
	list []T
	size int
	over bool
}

// put adds something of a size, and reports whether more is wanted.
func (o *outlet[T]) put(v T, size int) bool {
	o.list = append(o.list, v)
	if o.size += size; o.size >= handsAtOnce {
		o.send(nil)
	}
	return !o.over
}

// send hands on what there is.
func (o *outlet[T]) send(err error) {
	if !o.over && (len(o.list) > 0 || err != nil) {
		o.over = !pass(o.to, parcel[T]{o.list, err}, o.stop)
	}
	o.list, o.size = nil, 0
}

// end hands on the last, and why it is.
func (o *outlet[T]) end(err error) {
	o.send(err)
	close(o.to)
}

// pass hands something on, and reports whether anybody took it.
func pass[T any](to chan<- T, v T, stop <-chan struct{}) bool {
	select {
	case to <- v:
		return true
	case <-stop:
		return false
	}
}

// caught does something. A panic there is an error, a [Crash].
func caught(do func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &Crash{v}
		}
	}()
	return do()
}

package format

// A Span is the half-open byte range [Start, End) of one document. Lines, columns
// and UTF-16 units are computed by its [Source] when something is printed.
type Span struct{ Start, End int }

// Empty reports whether the span has no bytes; the zero Span stands for
// something that was not written.
func (s Span) Empty() bool { return s.End <= s.Start }

// A Node is a value and the place it was written.
type Node[T any] struct {
	V    T
	Span Span
}

// Said reports whether the value was written at all.
func (n Node[T]) Said() bool { return !n.Span.Empty() }

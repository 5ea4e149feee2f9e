package format

// A Place is a span together with the document it is in, so that it can be
// kept and printed when the document's hand is long gone.
type Place struct {
	Source *Source
	Span   Span
}

// Known reports whether the place names a document.
func (p Place) Known() bool { return p.Source != nil }

// Start returns where the place begins.
func (p Place) Start() Position { return p.Source.Position(p.Span.Start) }

// End returns the position just behind the place.
func (p Place) End() Position { return p.Source.Position(p.Span.End) }

// Text returns the words at the place.
func (p Place) Text() string { return p.Source.Slice(p.Span) }

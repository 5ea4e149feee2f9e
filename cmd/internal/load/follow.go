package load

import (
	"apertura/format"
	"apertura/replay"
)

// A Follower is told of what is read while it is read, for whoever needs more
// of a hand than what was found in it. Each function may be nil.
type Follower struct {
	// Session is told of a document with which a session begins.
	Session func(d *format.Document, file string)
	// Document is told of every document, before its hands.
	Document func(*format.Document)
	// Next is told of every hand before it is played, and of the session that
	// will play it.
	Next func(*replay.Session, *format.Hand)
	// Hand is told of every hand when it is judged, or left out. As replayed it
	// is valid until the next one.
	Hand func(*Hand, *replay.Hand)
	// Cut is told that the file could not be read to its end.
	Cut func()
}

func (f *Follower) session(d *format.Document, file string) {
	if f.Session != nil {
		f.Session(d, file)
	}
}

func (f *Follower) document(d *format.Document) {
	if f.Document != nil {
		f.Document(d)
	}
}

func (f *Follower) next(t *replay.Session, h *format.Hand) {
	if f.Next != nil {
		f.Next(t, h)
	}
}

func (f *Follower) hand(h *Hand, played *replay.Hand) {
	if f.Hand != nil {
		f.Hand(h, played)
	}
}

func (f *Follower) cut(err error) {
	if f.Cut != nil && err != nil {
		f.Cut()
	}
}

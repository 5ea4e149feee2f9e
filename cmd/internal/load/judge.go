package load

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// A Judge reads files and judges their hands, one file at a time: a copy of it
// may do so beside it.
type Judge struct {
	Catalogue []*validate.Check
	Options   format.Options
	Rules     replay.Config
	Counted   func(*format.Diagnostic) bool // findings of which nothing need be said; nil: none
	Room      *Room                         // where files are read; nil: each makes its own
	Jobs      int                           // so many stretches of a file are judged at a time; below two all is done by who asks
}

// A Room is what reading a file takes, kept for the next one: very many small
// ones would spend their time on it. It is for one goroutine.
type Room struct {
	reader *format.Reader
	table  *replay.Session
}

// session returns a session. One that it returned before is none any more.
func (r *Room) session(s *format.Session, c replay.Config) *replay.Session {
	if r == nil {
		return replay.NewSession(s, c)
	}
	if r.table == nil {
		r.table = new(replay.Session)
	}
	r.table.Reset(s, c)
	return r.table
}

func (r *Room) read(src io.Reader, name string, o format.Options) *format.Reader {
	if r == nil {
		return format.NewReader(src, name, o)
	}
	if r.reader == nil {
		r.reader = format.NewReader(src, name, o)
	} else {
		r.reader.Reset(src, name)
	}
	return r.reader
}

// A Document is one document of a log, judged.
type Document struct {
	File    string
	Loose   []format.Diagnostic // about no hand
	Expects []format.FileExpectation
	Hands   []Hand
	log     *format.Document
}

// Release leaves the room of a document to those read behind it, where the
// judge's options have a pool: its hands must not be used again. What was found
// is still good.
func (d *Document) Release() {
	d.Hands = nil
	d.log.Release()
}

// A Hand is one hand of a document. Found is all that is known of it: its
// findings, or the format errors for which it was left out.
type Hand struct {
	Log      *format.Hand
	LeftOut  replay.Reason
	Codes    []string // of the format errors for which it was left out
	Found    []format.Diagnostic
	Openings replay.Tally
	Verdicts []Verdict // of [Judge.Compare], one for each of its rules; none where it was left out
}

// All returns the document's diagnostics in the order of the text.
func (d *Document) All() []format.Diagnostic {
	out := slices.Clone(d.Loose)
	for i := range d.Hands {
		out = append(out, d.Hands[i].Found...)
	}
	validate.Sort(out)
	return out
}

// A Crash is a fault of the program met while judging a file.
type Crash struct{ Value any }

func (c *Crash) Error() string { return fmt.Sprint("a fault of the program: ", c.Value) }

// File judges a file and hands its documents to see, in order. What was judged
// before an error has been seen. The error is a [Crash] or one of reading.
func (j *Judge) File(f File, see func(*Document)) error {
	return j.read(f, func(see func(*Document)) judging {
		r := &reading{judge: j, file: f.Name, see: see, room: j.Room}
		if j.Jobs > 1 || r.room == nil {
			r.room = new(Room) // nobody else's
		}
		return r
	}, see)
}

// Follow is File, and tells one who keeps books of what is read, in the order of
// the file.
func (j *Judge) Follow(f File, by Follower, see func(*Document)) error {
	alone := *j
	alone.Jobs = 0
	err := alone.read(f, func(see func(*Document)) judging { return &reading{judge: j, file: f.Name, by: by, see: see} }, see)
	by.cut(err)
	return err
}

// A judging is what is done with the documents of a file, or of some of its
// sessions, in order.
type judging interface {
	document(*format.Document)
	// end hears why nothing comes behind them, nil where all was read.
	end(err error)
}

// read judges a file. What begin returns hands what it judges to its see.
func (j *Judge) read(f File, begin func(see func(*Document)) judging, see func(*Document)) error {
	src, err := f.found()
	if err != nil {
		return err
	}
	if j.Jobs > 1 {
		return j.apart(src, f.Name, begin, see)
	}
	defer src.Close()
	w := begin(see)
	err = caught(func() error {
		r := j.Room.read(src, f.Name, j.Options)
		for {
			d, err := r.Next()
			if errors.Is(err, io.EOF) {
				return nil
			}
			if err != nil {
				return err
			}
			w.document(d)
		}
	})
	w.end(err)
	return err
}

// newDocument takes the faults of a document to the hands they are in.
func newDocument(d *format.Document, file string) *Document {
	out := &Document{File: file, Expects: d.Expects, Hands: make([]Hand, len(d.Hands)), log: d}
	for i, h := range d.Hands {
		out.Hands[i] = Hand{Log: h}
	}
	if len(d.Faults) == 0 {
		return out
	}
	in := newOwners(out.Hands)
	for _, fault := range d.Faults {
		if h := in.of(&fault); h != nil {
			h.Found = append(h.Found, fault)
		} else {
			out.Loose = append(out.Loose, fault)
		}
	}
	return out
}

// reading is a file on its way. The last document is held back, since what a
// session allows in vain is known, and told, only when the session is over.
type reading struct {
	judge *Judge
	file  string
	by    Follower
	see   func(*Document)
	room  *Room // where sessions are played; nil: each has its own, for whoever keeps it
	held  *Document
	done  int // hands of held that are judged
	log   *format.Session
	table *replay.Session
	codes []string // of the faults in the session's own rules
	allow *validate.SessionAllow
}

func (r *reading) document(d *format.Document) {
	out := newDocument(d, r.file)
	if d.Opens || d.Session != r.log || r.table == nil {
		r.close()
		r.begin(d.Session, out)
		r.by.session(d, r.file)
	}
	r.by.document(d)
	r.flush()
	r.held, r.done = out, 0
	for i := range out.Hands {
		r.by.next(r.table, out.Hands[i].Log)
		r.by.hand(&out.Hands[i], r.hand(&out.Hands[i]))
		r.done++
	}
}

// begin starts a session, nil for one that cannot be read.
func (r *reading) begin(s *format.Session, out *Document) {
	r.log, r.table, r.allow = s, r.room.session(s, r.judge.Rules), nil
	if s != nil {
		r.allow = validate.NewSessionAllow(s)
	}
	faults := r.table.Faults()
	if s == nil && !r.judge.Rules.Fixed {
		_, faults = house.Resolve(out.log.Rules, r.judge.Rules.Base, r.judge.Rules.Open)
	}
	out.Loose = append(out.Loose, faults...)
	r.codes = codes(nil, faults)
}

// end tells of what has been held back. Of hands that nobody judged because the
// program broke, nothing is told.
func (r *reading) end(err error) {
	var crash *Crash
	switch {
	case err == nil:
		r.close()
	case errors.As(err, &crash) && r.held != nil:
		r.held.Hands = r.held.Hands[:r.done]
	}
	r.flush()
}

// close closes a session: what it allowed in vain is told with its last document.
func (r *reading) close() {
	if r.allow != nil && r.held != nil {
		r.held.Loose = append(r.held.Loose, r.allow.Unused()...)
	}
	r.allow = nil
}

func (r *reading) flush() {
	d := r.held
	r.held = nil
	if d != nil {
		r.see(d)
	}
}

// hand judges one hand and returns it as it was replayed.
func (r *reading) hand(h *Hand) *replay.Hand {
	played := r.table.Play(h.Log)
	h.Found = append(h.Found, played.Faults...)
	if h.LeftOut = played.LeftOut; h.LeftOut != replay.NoReason {
		if r.allow != nil {
			r.allow.LeftOut()
		}
		if h.LeftOut == replay.FormatErrors {
			h.Codes = codes(append(slices.Clone(r.codes), h.Log.Faults...), h.Found)
			slices.Sort(h.Codes)
			return played
		}
	}
	found := validate.RunFor(played, r.judge.Catalogue, r.judge.Counted)
	r.allow.See(found)
	h.Found = append(h.Found, found...)
	h.Openings = played.Openings
	return played
}

// owners finds the hands that format errors are in.
type owners struct {
	hands []Hand         // in the order of the text
	named map[string]int // the first of each name
}

func newOwners(hands []Hand) owners {
	o := owners{hands, make(map[string]int, len(hands))}
	for i := range hands {
		if _, twice := o.named[hands[i].Log.Name]; !twice {
			o.named[hands[i].Log.Name] = i
		}
	}
	return o
}

// of returns the hand a format error is in, nil for none: of two with one name
// the one it lies in.
func (o owners) of(d *format.Diagnostic) *Hand {
	if d.Hand == "" {
		return nil
	}
	at := d.Place.Span.Start
	i, _ := slices.BinarySearchFunc(o.hands, at, func(h Hand, at int) int {
		if h.Log.Span.Start <= at {
			return -1
		}
		return 1
	})
	if i > 0 && o.hands[i-1].Log.Name == d.Hand && at <= o.hands[i-1].Log.Span.End {
		return &o.hands[i-1]
	}
	if i, ok := o.named[d.Hand]; ok {
		return &o.hands[i]
	}
	return nil
}

// codes adds the codes of faults to a list, each once.
func codes(list []string, faults []format.Diagnostic) []string {
	for i := range faults {
		if faults[i].Verdict == format.Malformed && !slices.Contains(list, faults[i].Code) {
			list = append(list, faults[i].Code)
		}
	}
	return list
}

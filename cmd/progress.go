package cmd

import (
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"apertura/format/lang"
)

// How long a run is before it tells how far it has come, and how often it does.
const (
	progressAfter = time.Second
	progressEvery = 200 * time.Millisecond
)

// progress tells somebody who waits at a terminal how far a run has come, in
// one line that is gone when the run is over.
type progress struct {
	g     *global
	all   int
	files int
	seen  int // hands
	next  time.Time
	shown atomic.Bool
}

// newProgress returns one that is silent where nobody looks.
func newProgress(g *global, files int) *progress {
	if !g.env.ErrTerminal || g.quiet {
		return nil
	}
	p := &progress{g: g, all: files, next: g.now().Add(progressAfter)}
	p.beforeOutput(p.hide)
	return p
}

func (p *progress) hands(n int) {
	if p == nil {
		return
	}
	p.seen += n
	p.tick()
}

func (p *progress) file() {
	if p == nil {
		return
	}
	p.files++
	p.tick()
}

func (p *progress) tick() {
	now := p.g.now()
	if now.Before(p.next) {
		return
	}
	p.next = now.Add(progressEvery)
	p.shown.Store(true)
	fmt.Fprintf(p.g.fleeting, "\r\x1b[K%s", p.g.say(lang.Text{
		EN: "%d of %s, %s", IT: "%d di %s, %s",
	}.Fmt(p.files, lang.Count(p.all, "log|logs", "verbale|verbali"), lang.Count(p.seen, "hand|hands", "mano|mani"))))
}

// hide takes the line away before something else is written.
func (p *progress) hide() {
	if p.shown.Swap(false) {
		fmt.Fprint(p.g.fleeting, "\r\x1b[K")
	}
}

func (p *progress) end() {
	if p == nil {
		return
	}
	p.hide()
	p.beforeOutput(nil)
}

// beforeOutput has somebody told before anything is written on either stream.
func (p *progress) beforeOutput(what func()) {
	for _, w := range []io.Writer{p.g.out, p.g.err} {
		if o, ok := w.(*output); ok {
			o.tell(what)
		}
	}
}

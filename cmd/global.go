package cmd

import (
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"apertura/cmd/internal/load"
	"apertura/format/lang"
)

// The exit statuses.
const (
	statusFinding = 1 // a finding at or above --fail-on, or a format error
	statusUsage   = 2 // the command itself cannot be carried out
	statusFault   = 3 // a fault of the program
)

// Environment is what the program knows of the world around it.
type Environment struct {
	Getenv      func(name string) string
	Terminal    bool            // standard output is a terminal
	ErrTerminal bool            // standard error is one
	Interrupt   <-chan struct{} // closed when the user wants no more; nil: never
	Now         func() time.Time
	Spoil       bool // what was seen of a log is made unusable at once, to show who needs it still
}

// global is what all commands share: the flags good everywhere, the streams
// and the exit status so far.
type global struct {
	env      Environment
	in       io.Reader
	out      io.Writer
	err      io.Writer
	fleeting io.Writer // standard error itself, for what is gone again
	screen   io.Writer // standard output itself, for who draws on it
	lang     lang.Lang
	spoken   bool   // the command line says which
	heard    bool   // the settings of its logs have been asked
	color    string // auto, always or never
	quiet    bool
	verbose  bool
	status   int
	files    outfiles
	watched  atomic.Bool // the run has no end of its own

	creating sync.Mutex     // held while a file is moved to its place
	screened sync.WaitGroup // who draws on the screen, and has to give it back
}

// now asks the clock.
func (g *global) now() time.Time {
	if g.env.Now == nil {
		return time.Now()
	}
	return g.env.Now()
}

// say picks the language of the run.
func (g *global) say(t lang.Text) string { return t.In(g.lang) }

// fail raises the exit status to at least status.
func (g *global) fail(status int) { g.status = max(g.status, status) }

// hint writes one line to standard error for somebody who waits there.
func (g *global) hint(t lang.Text) {
	if !g.quiet {
		fmt.Fprintln(g.err, g.say(t))
	}
}

// create writes a file whole or not at all, also where the user interrupts it.
func (g *global) create(name string, text []byte, force bool) error {
	g.creating.Lock()
	defer g.creating.Unlock()
	return load.Create(name, text, force)
}

// deliver has all that was printed so far written, and reports whether it was.
func (g *global) deliver() bool {
	o, ok := g.out.(*output)
	return !ok || o.deliver()
}

// complain writes one line to standard error, unless there is nothing to say,
// and raises the exit status.
func (g *global) complain(status int, t lang.Text) {
	g.fail(status)
	if t.Empty() {
		return
	}
	fmt.Fprintf(g.err, "apertura: %s\n", lang.Plain(g.say(t)))
}

// An exitError ends a command with a status of its own; without a text
// everything has been said already.
type exitError struct {
	status int
	text   lang.Text
}

func (e *exitError) Error() string { return e.text.EN }

// refuse is the error of a command that cannot be carried out as asked.
func refuse(en, it string, args ...any) error {
	t := lang.Text{EN: en, IT: it}
	if len(args) > 0 {
		t = t.Fmt(args...)
	}
	return &exitError{statusUsage, t}
}

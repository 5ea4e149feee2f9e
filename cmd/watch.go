package cmd

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"apertura/cmd/internal/load"
	"apertura/format/lang"
	"apertura/replay/house"

	"github.com/bmatcuk/doublestar/v4"
	"github.com/fsnotify/fsnotify"
)

// settled is how long nothing may change before a run: an editor that saves a
// file changes it more than once.
const settled = 100 * time.Millisecond

// A watch runs something again whenever a log, or what it is judged by, changes.
// It watches folders, since many editors put a new file in the place of the old.
type watch struct {
	g       *global
	watcher *fsnotify.Watcher
	own     []string // what a run writes itself, links followed
	house   []string // the house files named, links followed
}

// watching runs once, and again after each change below the paths and the house
// file, until the user interrupts it or nobody is left to read what it says. A
// change of the reports it writes itself is none. Where a screen cannot be
// cleared, parting is called between two runs.
func (g *global) watching(paths, rules, reports []string, run func() error, parting func()) error {
	if slices.Contains(paths, "-") {
		return refuse("--watch waits for files to change: name them instead of -", "--watch aspetta che cambino dei file: indicali al posto di -")
	}
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return unwatched(err)
	}
	defer watcher.Close()
	w := watch{g: g, watcher: watcher}
	for _, name := range reports {
		if path, err := load.Behind(name); err == nil {
			w.own = append(w.own, path)
		}
	}
	if err := w.begin(paths, rules); err != nil {
		return err
	}
	spoken := g.lang
	for first := true; ; first = false {
		g.watched.Store(true)
		g.status, g.lang = 0, spoken
		switch err := run(); {
		case err != nil && first:
			return err
		case err != nil: // a house file half written, which will be whole
			g.failed(err)
		}
		if !g.deliver() {
			return nil
		}
		g.hint(lang.Text{EN: "waiting for a change; control-C ends it", IT: "in attesa di un cambiamento; control-C per finire"})
		if err := w.wait(); err != nil {
			return err
		}
		if g.env.Terminal {
			g.print("\x1b[2J\x1b[H") // nothing of the last run is left on the screen
		} else {
			parting()
		}
	}
}

func unwatched(err error) error {
	return &exitError{statusUsage, lang.Text{EN: "--watch: %s", IT: "--watch: %s"}.Fmt(load.Reason(err))}
}

// begin watches the folders of all that may count: below those named, beside
// the files named, and above them for settings.
func (w *watch) begin(paths, rules []string) error {
	if len(paths) == 0 {
		paths = []string{"."}
	}
	for _, p := range paths {
		watch := w.below
		if info, err := os.Stat(p); err == nil && !info.IsDir() {
			p, watch = filepath.Dir(p), w.add
		} else if err != nil {
			p, _ = doublestar.SplitPattern(filepath.ToSlash(p))
		}
		if err := watch(p); err != nil {
			return err
		}
		if f := load.SettingsAbove(p); f != "" {
			if err := w.add(filepath.Dir(f)); err != nil {
				return err
			}
		}
	}
	for _, r := range rules {
		if !house.NamesFile(r) {
			continue
		}
		if path, err := load.Behind(r); err == nil {
			w.house = append(w.house, path)
		}
		if err := w.add(filepath.Dir(r)); err != nil {
			return err
		}
	}
	return nil
}

func (w *watch) add(dir string) error {
	err := w.watcher.Add(dir)
	switch {
	case errors.Is(err, syscall.ENOSPC): // which is how Linux says it
		return refuse("--watch: %s: more folders than the system watches: name those of the logs",
			"--watch: %s: più cartelle di quante il sistema ne segua: indica quelle dei verbali", dir)
	case err != nil:
		return &exitError{statusUsage, load.Reading(dir, err)}
	}
	return nil
}

// below watches a folder and those in it, but hidden ones.
func (w *watch) below(dir string) error {
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil && name == dir:
			return &exitError{statusUsage, load.Reading(name, err)}
		case err != nil:
			return fs.SkipDir // what is in it cannot be judged either
		case !d.IsDir():
			return nil
		case name != dir && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		}
		return w.add(name)
	})
}

// wait returns when something that counts has changed, and nothing has since.
func (w *watch) wait() error {
	var quiet <-chan time.Time
	for {
		select {
		case e, ok := <-w.watcher.Events:
			if ok && w.counts(e) {
				quiet = time.After(settled)
			}
		case err := <-w.watcher.Errors:
			switch {
			case errors.Is(err, fsnotify.ErrEventOverflow): // more has changed than one can say
				quiet = time.After(settled)
			case err != nil:
				return unwatched(err)
			}
		case <-quiet:
			return nil
		}
	}
}

// counts reports whether a change may change what is found. Of a new folder all
// may, and it is watched from now on.
func (w *watch) counts(e fsnotify.Event) bool {
	if e.Op == fsnotify.Chmod {
		return false
	}
	if info, err := os.Stat(e.Name); err == nil && info.IsDir() {
		return e.Has(fsnotify.Create) && !strings.HasPrefix(info.Name(), ".") && w.below(e.Name) == nil
	}
	return load.IsNamed(e.Name) && !isOne(e.Name, w.own) || isOne(e.Name, w.house)
}

// isOne reports whether a file is one of some, links followed.
func isOne(name string, of []string) bool {
	if len(of) == 0 {
		return false
	}
	path, err := load.Behind(name)
	return err == nil && slices.Contains(of, path)
}

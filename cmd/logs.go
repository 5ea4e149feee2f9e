package cmd

import (
	"errors"
	"runtime"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate/checks"
	"apertura/validate/report/text"

	"github.com/spf13/cobra"
)

// mostJobs bounds --jobs: more only cost memory.
const mostJobs = 256

// yamlReader is --reader where the reader of plain documents stays out of it.
const yamlReader = "yaml"

// logFlags are the flags of commands that read logs, and what those find.
type logFlags struct {
	stdinName string
	many      uint // --jobs
	reader    string
	settings  bool // what a table says in its settings holds for its logs

	// enter is told whose settings hold for the documents that come next; nil:
	// nobody asks.
	enter func(*load.Settings)

	// counted says of which findings in a table's logs nothing need be said; nil:
	// of none.
	counted func(*load.Settings) func(*format.Diagnostic) bool

	files []load.File // nil: not looked for yet
	none  bool        // and none were found
	shelf load.Shelf
	told  map[*load.Settings]bool // what is wrong with them
}

func (l *logFlags) add(c *cobra.Command, g *global) {
	c.Flags().StringVar(&l.stdinName, "stdin-name", "<stdin>", g.say(lang.Text{
		EN: "what to call the log read from - in reports: `NAME`",
		IT: "`NOME` con cui riferire del verbale letto da -",
	}))
}

// addJobs is for commands that need nothing of a hand but what is found in it.
func (l *logFlags) addJobs(c *cobra.Command, g *global) {
	c.Flags().UintVar(&l.many, "jobs", 0, g.say(lang.Text{
		EN: "judge a `NUMBER` of logs, or of the sessions of one, at a time; 0: one for each processor",
		IT: "giudica insieme un `NUMERO` di verbali, o delle sessioni di uno; 0: uno per processore",
	}))
	c.Flags().StringVar(&l.reader, "reader", "", g.say(lang.Text{
		EN: "`yaml`: leave every document to the YAML library, to compare",
		IT: "`yaml`: lascia ogni documento alla libreria YAML, per confronto",
	}))
	_ = c.Flags().MarkHidden("reader")
	takes(c, "reader", yamlReader)
}

// readers is unhappy with a reader that there is not.
func (l *logFlags) readers() error {
	if l.reader == "" {
		return nil
	}
	return oneOf("--reader", l.reader, yamlReader)
}

// atOnce is how many logs are judged at a time.
func (l *logFlags) atOnce() int {
	if l.many == 0 {
		return runtime.GOMAXPROCS(0)
	}
	return int(min(l.many, mostJobs))
}

// judge reads and judges what paths stand for, the current folder where there
// are none, and returns how many files it read. The hands of a document are good
// only while it is seen.
func (l *logFlags) judge(g *global, paths []string, rules replay.Config, see func(*load.Document)) int {
	return l.read(g, paths, source{rules: rules, apart: true, once: true, one: (*load.Judge).File}, see)
}

// follow is judge for one who keeps books of what is read.
func (l *logFlags) follow(g *global, paths []string, rules replay.Config, by load.Follower, see func(*load.Document)) int {
	return l.read(g, paths, source{rules: rules, one: func(j *load.Judge, f load.File, see func(*load.Document)) error {
		return j.Follow(f, by, see)
	}}, see)
}

// compare is judge by several rules at once.
func (l *logFlags) compare(g *global, paths []string, rules []replay.Config, see func(*load.Document)) int {
	return l.read(g, paths, source{rules: rules[0], apart: true, one: func(j *load.Judge, f load.File, see func(*load.Document)) error {
		return j.Compare(f, rules, see)
	}}, see)
}

// find looks for the files that paths stand for, once, and complains of what
// cannot be found. The language that the first one's table speaks is the
// run's, unless the command line says which.
func (l *logFlags) find(g *global, paths []string) {
	if l.files != nil || l.none {
		return
	}
	if len(paths) == 0 {
		paths = []string{"."}
	}
	files, problems := load.Find(paths, g.in, l.stdinName)
	l.files, l.none = files, len(files) == 0
	l.shelf = newShelf()
	g.heard = true
	if l.settings && !g.spoken {
		var first string
		if l.none {
			first = within(paths[0])
		} else {
			first = files[0].Name
		}
		if s := l.shelf.Of(first); s.Lang != nil {
			g.lang = *s.Lang
		}
	}
	for _, p := range problems {
		g.complain(statusUsage, p)
	}
	if l.none && len(problems) == 0 {
		g.complain(statusUsage, lang.Text{
			EN: "no log found: a log is a .yaml file with a line that starts with apertura:",
			IT: "nessun verbale trovato: un verbale è un file .yaml con una riga che comincia con apertura:",
		})
	}
}

// newShelf returns one that knows the words of settings.
func newShelf() load.Shelf {
	return load.Shelf{Words: settingsWords()}
}

func settingsWords() load.Words {
	return load.Words{Code: func(w string) bool { return len(named(w)) > 0 }, Codes: checks.Codes(), FailOn: severities()}
}

// settle returns the settings of a log's table, false where they cannot be
// followed: then the log is left out.
func (l *logFlags) settle(g *global, f load.File) (*load.Settings, bool) {
	if !l.settings {
		return new(load.Settings), true
	}
	s, ok := l.followed(g, f.Name)
	if !ok {
		g.complain(statusUsage, lang.Text{
			EN: "%s: left out, for its table's settings %s cannot be followed",
			IT: "%s: lasciato fuori, perché le impostazioni del suo tavolo, %s, non si possono seguire",
		}.Fmt(f.Name, s.File))
	}
	return s, ok
}

// followed returns the settings for a log of this name, false where they
// cannot be followed; why is said once.
func (l *logFlags) followed(g *global, name string) (*load.Settings, bool) {
	s := l.shelf.Of(name)
	if s.Err == nil && len(s.Faults) == 0 {
		return s, true
	}
	if !l.told[s] {
		if l.told == nil {
			l.told = map[*load.Settings]bool{}
		}
		l.told[s] = true
		if s.Err != nil {
			g.complain(statusUsage, load.Reading(s.File, s.Err))
		}
		w := text.Writer{Out: g.err, Lang: g.lang}
		for i := range s.Faults {
			w.Finding(&s.Faults[i])
		}
	}
	return s, false
}

// ended says what came of a file that was read, and reports whether it counts.
func ended(g *global, f load.File, documents int, err error) bool {
	var crash *load.Crash
	switch {
	case errors.As(err, &crash):
		g.complain(statusFault, lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(f.Name, fault(crash.Value)))
	case err != nil:
		g.complain(statusUsage, load.Reading(f.Name, err))
		return false
	case documents == 0:
		g.complain(statusUsage, lang.Text{EN: "%s: there is no log in it", IT: "%s: non contiene nessun verbale"}.Fmt(f.Name))
		return false
	}
	return true
}

// newJudge returns one who knows all checks.
func newJudge(rules replay.Config) *load.Judge {
	return &load.Judge{Catalogue: checks.Catalogue(), Options: format.Options{Codes: checks.Codes()}, Rules: rules}
}

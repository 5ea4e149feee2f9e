package cmd

import (
	"errors"
	"fmt"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate/checks"
	"apertura/validate/report"

	"github.com/spf13/cobra"
)

// logFlags are the flags of commands that read logs.
type logFlags struct {
	stdinName string
}

func (l *logFlags) add(c *cobra.Command, g *global) {
	c.Flags().StringVar(&l.stdinName, "stdin-name", "<stdin>", g.say(lang.Text{
		EN: "what to call the log read from - in reports: `NAME`",
		IT: "`NOME` con cui riferire del verbale letto da -",
	}))
}

// judge reads and judges what paths stand for, the current folder where there
// are none, and returns how many files it read.
func (l *logFlags) judge(g *global, paths []string, rules replay.Config, see func(*load.Document)) int {
	j := judge()
	j.Rules = rules
	return l.read(g, paths, j.File, see)
}

// follow is judge for one who keeps books of what is read.
func (l *logFlags) follow(g *global, paths []string, rules replay.Config, by load.Follower, see func(*load.Document)) int {
	j := judge()
	j.Rules = rules
	return l.read(g, paths, func(f load.File, see func(*load.Document)) error { return j.Follow(f, by, see) }, see)
}

// compare is judge by several rules at once.
func (l *logFlags) compare(g *global, paths []string, rules []replay.Config, see func(*load.Document)) int {
	j := judge()
	return l.read(g, paths, func(f load.File, see func(*load.Document)) error { return j.Compare(f, rules, see) }, see)
}

func judge() load.Judge {
	return load.Judge{Catalogue: checks.Catalogue(), Options: format.Options{Codes: codes()}}
}

// read hands each file that paths stand for to one, and what comes of it to
// see. What cannot be read, and a fault of the program, is complained of, and
// the rest goes on.
func (l *logFlags) read(g *global, paths []string, one func(load.File, func(*load.Document)) error, see func(*load.Document)) int {
	if len(paths) == 0 {
		paths = []string{"."}
	}
	files, problems := load.Find(paths, g.in, l.stdinName)
	for _, p := range problems {
		g.complain(statusUsage, p)
	}
	if len(files) == 0 && len(problems) == 0 {
		g.complain(statusUsage, lang.Text{
			EN: "no log found: a log is a .yaml file with a line that starts with apertura:",
			IT: "nessun verbale trovato: un verbale è un file .yaml con una riga che comincia con apertura:",
		})
	}
	read := 0
	for _, f := range files {
		hands, documents := 0, 0
		err := one(f, func(d *load.Document) {
			documents++
			hands += len(d.Hands)
			see(d)
		})
		var crash *load.Crash
		switch {
		case errors.As(err, &crash):
			g.complain(statusFault, lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(f.Name, fault(crash.Value)))
		case err != nil:
			g.complain(statusUsage, load.Reading(f.Name, err))
			continue
		case documents == 0:
			g.complain(statusUsage, lang.Text{EN: "%s: there is no log in it", IT: "%s: non contiene nessun verbale"}.Fmt(f.Name))
			continue
		}
		read++
		if g.verbose {
			fmt.Fprintln(g.err, g.say(lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(report.Plain(f.Name), lang.Count(hands, "hand|hands", "mano|mani"))))
		}
	}
	return read
}

package cmd

import (
	"errors"
	"fmt"
	"io"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate/checks"
	"apertura/validate/report/text"

	"github.com/spf13/cobra"
)

func newFmt(g *global) *cobra.Command {
	run := formatting{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "fmt [PATH…]", IT: "fmt [PERCORSO…]"}),
		Short: g.say(lang.Text{EN: "put logs into canonical form", IT: "mette i verbali in bella copia"}),
		Long: g.say(lang.Text{
			EN: `Writes the logs in canonical form on standard output: cards, amounts and verbs
in their usual spelling, keys in their order, blocks two blanks deeper than what
they are in. Comments, notes, names and quotes stay, and a log says the same as
before. Where there is a format error nothing is touched: in the hand that has
it, or in the whole document where it is in none.`,
			IT: `Scrive i verbali in bella copia sullo standard output: carte, cifre e verbi come
si scrivono di solito, le chiavi nel loro ordine, ogni blocco rientrato di due
spazi. Commenti, note, nomi e virgolette restano, e il verbale dice quel che
diceva. Dove c'è un errore di formato non si tocca nulla: nella mano che ce l'ha,
o in tutto il documento se è fuori dalle mani.`,
		}),
		Example: `  apertura fmt serata.yaml
  apertura fmt --check verbali/
  apertura fmt --diff --verbs it serata.yaml
  apertura fmt --write --pots verbali/`,
		RunE: func(_ *cobra.Command, args []string) error { return run.run(args) },
	}
	g.finds(c, lang.Text{
		EN: "done, and nothing is left as it was; with --check or --diff, nothing would change",
		IT: "fatto, e niente è rimasto com'era; con --check o --diff, non cambierebbe niente",
	}, lang.Text{
		EN: "something left as it was because of a format error; with --check or --diff, something that would change",
		IT: "qualcosa rimasto com'era per un errore di formato; con --check o --diff, qualcosa che cambierebbe",
	})
	run.logs.add(c, g)
	run.logs.settings = true
	f := c.Flags()
	f.BoolVar(&run.check, "check", false, g.say(lang.Text{
		EN: "instead, list the logs that would change", IT: "invece, elenca i verbali che cambierebbero"}))
	f.BoolVar(&run.diff, "diff", false, g.say(lang.Text{
		EN: "instead, show what would change", IT: "invece, mostra che cosa cambierebbe"}))
	f.BoolVar(&run.write, "write", false, g.say(lang.Text{
		EN: "instead, write each log back where it was", IT: "invece, riscrive ogni verbale al suo posto"}))
	f.StringVar(&run.verbs, "verbs", "keep", g.say(lang.Text{
		EN: "`LANGUAGE` of the acts: it, en, or keep what is written",
		IT: "`LINGUA` dei gesti: it, en, o keep, come sono scritti"}))
	f.StringVar(&run.pots, "pots", "", g.say(lang.Text{
		EN: "write the pot behind the acts that change it; `off` takes it out again",
		IT: "scrive il piatto accanto ai gesti che lo cambiano; `off` lo toglie"}))
	f.Lookup("pots").NoOptDefVal = "on"
	takes(c, "verbs", "keep", "it", "en")
	takes(c, "pots", "on", "off")
	return c
}

// formatting is one run of the command.
type formatting struct {
	g                  *global
	logs               logFlags
	check, diff, write bool
	verbs, pots        string
	base               house.Rules // of the table whose log is being read
}

func (c *formatting) run(paths []string) error {
	if err := oneOf("--verbs", c.verbs, "keep", "it", "en"); err != nil {
		return err
	}
	if c.pots != "" {
		if err := oneOf("--pots", c.pots, "on", "off"); err != nil {
			return err
		}
	}
	if c.check && c.diff || c.check && c.write || c.diff && c.write {
		return refuse("one of --check, --diff and --write at a time", "uno solo fra --check, --diff e --write")
	}
	c.logs.find(c.g, paths)
	for _, f := range c.logs.files {
		if c.base = house.Classico(); c.pots == "on" {
			s, ok := c.logs.settle(c.g, f)
			if !ok {
				continue
			}
			c.base = s.Rules
		}
		err := caught(func() error { return c.file(f) })
		var crash *load.Crash
		switch {
		case errors.As(err, &crash):
			c.g.complain(statusFault, lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(f.Name, fault(crash.Value)))
		case err != nil:
			c.g.complain(statusUsage, unformatted(f.Name, err))
		}
	}
	return nil
}

// unformatted says why a file is not formatted.
func unformatted(name string, err error) lang.Text {
	var own *exitError
	var unwritten notCreated
	switch {
	case errors.As(err, &own):
		return lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(name, own.text)
	case errors.As(err, &unwritten):
		return load.Creating(name, unwritten.error)
	}
	return load.Reading(name, err)
}

// file formats one file, to where the flags say.
func (c *formatting) file(f load.File) error {
	switch {
	case c.write:
		return c.rewrite(f)
	case c.diff:
		return c.compare(f)
	case c.check:
		changed, err := c.changes(f)
		if err == nil && changed {
			c.g.print(lang.Plain(f.Name))
			c.g.fail(statusFinding)
		}
		return err
	}
	return c.each(f, func(d *format.Formatted) error {
		_, err := c.g.out.Write(d.Text)
		c.tell(f, d)
		return err
	})
}

// changes reports whether anything changes in a file, and says what does not.
func (c *formatting) changes(f load.File) (changed bool, err error) {
	err = c.each(f, func(d *format.Formatted) error {
		changed = changed || d.Changed
		c.tell(f, d)
		return nil
	})
	return changed, err
}

// each hands on the documents of a file as formatted.
func (c *formatting) each(f load.File, see func(*format.Formatted) error) error {
	src, err := f.Open()
	if err != nil {
		return err
	}
	defer src.Close()
	documents := 0
	pots := newPots(c.pots, c.base)
	r := format.NewFormatter(src, f.Name, format.Options{Codes: checks.Codes()}, c.spelling())
	for {
		d, err := r.Next()
		switch {
		case errors.Is(err, io.EOF) && documents == 0:
			return refuse("there is no log in it", "non contiene nessun verbale")
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		if d.Document != nil {
			documents++
		}
		pots.comment(d)
		if err := see(d); err != nil {
			return err
		}
	}
}

func (c *formatting) spelling() format.Spelling {
	return format.Spelling{Translate: c.verbs != "keep", Lang: map[string]lang.Lang{"it": lang.IT}[c.verbs]}
}

// tell says what of a document is left as it is, and why.
func (c *formatting) tell(f load.File, d *format.Formatted) {
	if d.Document == nil || !d.Whole && len(d.Left) == 0 {
		return
	}
	c.g.fail(statusFinding)
	w := text.Writer{Out: c.g.err, Lang: c.g.lang}
	for i := range d.Document.Faults {
		w.Finding(&d.Document.Faults[i])
	}
	say := func(src *format.Source, at int, t lang.Text) {
		fmt.Fprintln(c.g.err, lang.Plain(c.g.say(lang.Text{EN: "%s:%d: %s", IT: "%s:%d: %s"}.Fmt(f.Name, src.Position(at).Line, t))))
	}
	if d.Whole {
		say(d.Document.Source, 0, lang.Text{EN: "the document is left as it is", IT: "il documento resta com'è"})
		return
	}
	for _, h := range d.Left {
		say(h.Source, h.Span.Start, lang.Text{EN: "hand %s is left as it is", IT: "la mano %s resta com'è"}.Fmt(h.Name))
	}
}

package cmd

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"

	"github.com/spf13/cobra"
)

// Main runs the program with its arguments, without its name, and returns the
// exit status. It waits for the end of the run unless the user interrupts it.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer, env Environment) int {
	out, errs := &output{to: stdout, size: outputSize}, &output{to: deaf{stderr}}
	g := &global{env: env, in: stdin, out: out, err: errs, fleeting: stderr, screen: stdout}
	l, err := g.language(args)
	g.lang = l
	done := make(chan struct{})
	go func() {
		defer close(done)
		g.guarded(args, err)
	}()
	interrupted := lang.Text{}
	select {
	case <-done:
		err = out.end()
		g.files.end()
	case <-env.Interrupt:
		g.screened.Wait()
		// The run goes on without anybody to hear it.
		err = out.cut()
		g.files.end()
		g.creating.Lock() // and creates nothing more
		if g.watched.Load() {
			return 0 // which is how it ends
		}
		interrupted = lang.Text{EN: "interrupted: the report is not complete", IT: "interrotto: il resoconto non è completo"}
	}
	last := &global{err: errs, lang: l}
	if err != nil {
		last.complain(statusUsage, unwritten(err))
	}
	if !interrupted.Empty() {
		last.complain(statusUsage, interrupted)
		errs.end()
		return last.status
	}
	return max(g.status, last.status)
}

// guarded runs the program and words a panic.
func (g *global) guarded(args []string, err error) {
	defer func() {
		if r := recover(); r != nil {
			g.complain(statusFault, fault(r))
		}
	}()
	g.run(args, err)
}

// fault words a panic: the program's fault, whatever the log says.
func fault(r any) lang.Text {
	return lang.Text{
		EN: "a fault of the program, not of the log: %v",
		IT: "un errore del programma, non del verbale: %v",
	}.Fmt(r)
}

// run runs the program, unless there is an error already.
func (g *global) run(args []string, err error) {
	if asked := completing(args); err == nil || asked {
		root := newRoot(g, args...)
		if asked {
			g.complete(root)
		}
		root.SetArgs(args)
		if err = root.Execute(); err != nil {
			g.speakFor(root, args)
		}
	}
	g.failed(err)
}

// failed says why a command could not be carried out, if so.
func (g *global) failed(err error) {
	var e *exitError
	switch {
	case err == nil:
	case errors.As(err, &e):
		g.fail(e.status)
		if !e.text.Empty() {
			g.complain(e.status, e.text)
		}
	default:
		g.complain(statusUsage, lang.Same(err.Error()))
	}
}

// language finds --lang before the tree is built, since help is in it too;
// without it the locale decides.
func (g *global) language(args []string) (lang.Lang, error) {
	l := lang.FromLocale(g.locale())
	for i, a := range args {
		if a == "--" {
			break
		}
		value, found := strings.CutPrefix(a, "--lang=")
		if a == "--lang" && i+1 < len(args) {
			value, found = args[i+1], true
		}
		if !found {
			continue
		}
		g.spoken = true
		switch value {
		case "it":
			l = lang.IT
		case "en":
			l = lang.EN
		default:
			return l, refuse("no language %q: it or en", "lingua %q sconosciuta: it o en", value)
		}
	}
	return l, nil
}

func (g *global) locale() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := g.env.Getenv(name); v != "" {
			return v
		}
	}
	return ""
}

// newRoot builds the tree of commands; of one that the arguments begin with, only
// that branch.
func newRoot(g *global, args ...string) *cobra.Command {
	asksVersion := false
	root := &cobra.Command{
		Use:   "apertura",
		Short: g.say(lang.Text{EN: "judge of Italian poker hand logs", IT: "l'arbitro dei verbali di poker all'italiana"}),
		Long: g.say(lang.Text{
			EN: `apertura replays hand logs of poker all'italiana and says which rules were
broken, where, and what now follows.`,
			IT: `apertura rigioca i verbali di poker all'italiana e dice quali regole sono state
infrante, dove, e che cosa ne segue.`,
		}),
		Args:          cobra.ArbitraryArgs,
		SilenceUsage:  true,
		SilenceErrors: true,
		RunE: func(c *cobra.Command, args []string) error {
			switch {
			case len(args) > 0:
				return unknownCommand(c, args[0])
			case asksVersion:
				g.print("apertura " + version())
				return nil
			}
			return c.Help()
		},
	}
	root.Flags().BoolVar(&asksVersion, "version", false, g.say(lang.Text{EN: "say which version this is", IT: "dice che versione è questa"}))
	root.SetIn(g.in)
	root.SetOut(g.out)
	root.SetErr(g.err)
	root.CompletionOptions.DisableDefaultCmd = true
	g.globalFlags(root)
	root.SetFlagErrorFunc(flagError)
	root.SetHelpFunc(func(c *cobra.Command, _ []string) { g.help(c) })
	root.SetUsageFunc(func(c *cobra.Command) error { g.help(c); return nil })
	all := branches()
	if len(args) > 0 {
		if i := slices.IndexFunc(all, func(b branch) bool { return b.name == args[0] && !b.whole }); i >= 0 {
			all = all[i : i+1]
		}
	}
	for _, b := range all {
		root.AddCommand(b.make(g))
	}
	for _, c := range root.Commands() {
		oneLine(c)
	}
	root.SetHelpCommand(newHelp(g))
	return root
}

// A branch is a command of the tree.
type branch struct {
	name  string
	make  func(*global) *cobra.Command
	whole bool // it has to do with all the others
}

func branches() []branch {
	return []branch{
		{name: "check", make: newCheck}, {name: "replay", make: newReplay}, {name: "test", make: newTest},
		{name: "ledger", make: newLedger}, {name: "fmt", make: newFmt}, {name: "explain", make: newExplain},
		{name: "checks", make: newChecks}, {name: "rules", make: newRules}, {name: "rank", make: newRank},
		{name: "new", make: newNew}, {name: "schema", make: newSchema}, {name: "version", make: newVersion},
		{name: "completion", make: newCompletion, whole: true}, {name: "man", make: newMan, whole: true},
	}
}

func (g *global) globalFlags(root *cobra.Command) {
	f := root.PersistentFlags()
	f.String("lang", "", g.say(lang.Text{
		EN: "`LANGUAGE` of the output: it or en; without it that of the locale, LC_ALL, LC_MESSAGES or LANG",
		IT: "`LINGUA` di ciò che si legge: it o en; senza, quella del sistema, LC_ALL, LC_MESSAGES o LANG",
	}))
	f.StringVar(&g.color, "color", "auto", g.say(lang.Text{EN: "colour `WHEN`: auto, always or never", IT: "colori, `QUANDO`: auto, always o never"}))
	f.BoolVar(&g.quiet, "quiet", false, g.say(lang.Text{EN: "leave the summary out", IT: "senza il riepilogo"}))
	f.BoolVar(&g.verbose, "verbose", false, g.say(lang.Text{EN: "name each log as it is read, by whose rules it is judged and how long it took", IT: "di ogni verbale letto, di chi sono le regole e quanto ci ha messo"}))
	f.BoolP("help", "h", false, g.say(lang.Text{EN: "show this help", IT: "mostra questo aiuto"}))
	root.PersistentPreRunE = func(*cobra.Command, []string) error {
		return oneOf("--color", g.color, "auto", "always", "never")
	}
}

// oneOf refuses a flag's value that is none of its words.
func oneOf(flag, value string, words ...string) error {
	if slices.Contains(words, value) {
		return nil
	}
	return refuse("%s has no value %q%[3]s (%s)", "%s non ha il valore %q%[3]s (%s)",
		flag, value, format.Meant(format.Nearest(value, words)), strings.Join(words, ", "))
}

func unknownCommand(root *cobra.Command, word string) error {
	if load.IsNamed(word) {
		return refuse("unknown command %q: did you mean \"apertura check %[1]s\"?",
			"comando %q sconosciuto: forse \"apertura check %[1]s\"?", word)
	}
	var names []string
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() || c.Name() == "help" {
			names = append(names, c.Name())
		}
	}
	return refuse("unknown command %q%s", "comando %q sconosciuto%s", word, format.Meant(format.Nearest(word, names)))
}

// colors reports whether output is coloured: the flag, then the conventions
// of the environment, then whether a person is looking.
func (g *global) colors() bool {
	env := g.env.Getenv
	force := env("CLICOLOR_FORCE")
	switch {
	case g.color != "auto":
		return g.color == "always"
	case env("NO_COLOR") != "":
		return false
	case force != "" && force != "0":
		return true
	case env("CLICOLOR") == "0" || env("TERM") == "dumb":
		return false
	}
	return g.env.Terminal
}

// print writes one line of the command's output.
func (g *global) print(line string) { fmt.Fprintln(g.out, line) }

package cmd

import (
	"slices"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
	"apertura/validate/report/text"

	"github.com/spf13/cobra"
)

func newCheck(g *global) *cobra.Command {
	run := checking{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "check [PATH…]", IT: "check [PERCORSO…]"}),
		Short: g.say(lang.Text{EN: "replay and judge logs", IT: "rigioca e giudica i verbali"}),
		Long: g.say(lang.Text{
			EN: `Replays every hand of the logs and says which rules were broken, where, and
what now follows. A path is a file, a folder, a pattern, or - for standard
input; without one it is the current folder. A folder is searched, and those in
it, for its logs: .yaml files with a line that starts with "apertura:". A file
that is named is read whatever it is called.

With --compare it says of each hand by which of several sets of rules it is
clean, and where findings, winner or ruling differ. They replace all rules that
the log says; --select, --ignore, --hand and --fail-on hold as ever.

With --why it explains an opening: what the hand asks for and why, all that the
log tells of the opener's cards and where, how many hands are possible, and the
verdict with the few places that decide it.`,
			IT: `Rigioca ogni mano dei verbali e dice quali regole sono state infrante, dove,
e che cosa ne segue. Un percorso è un file, una cartella, uno schema, o - per
lo standard input; senza, è la cartella corrente. In una cartella, e in quelle
che contiene, si cercano i verbali: i file .yaml con una riga che comincia con
"apertura:". Un file indicato per nome si legge comunque si chiami.

Con --compare dice di ogni mano con quali regole, fra quelle date, è pulita, e
dove cambiano irregolarità, vincitore o decisione. Prendono il posto di tutte le
regole del verbale; --select, --ignore, --hand e --fail-on valgono come sempre.

Con --why spiega un'apertura: che cosa chiede la mano e perché, tutto quello che
il verbale dice delle carte di chi apre e dove, quante mani sono possibili, e il
verdetto con i pochi punti che lo decidono.`,
		}),
		Example: `  apertura check serata.yaml
  apertura check --rules casa --ignore T,W05 verbali/
  apertura check --compare classico,circolo,undici serata.yaml
  apertura check --why 3 serata.yaml
  apertura check --format json - < serata.yaml
  apertura check --format sarif=serata.sarif,junit=serata.xml serata.yaml`,
		RunE: func(_ *cobra.Command, args []string) error {
			if !run.watch {
				return run.run(args)
			}
			return g.watching(args, append(run.compare, run.rules.rules), run.forms.files(), func() error {
				again := run // nothing is left of the run before
				return again.run(args)
			}, run.part)
		},
	}
	g.finds(c, lang.Text{EN: "nothing found", IT: "niente da dire"}, lang.Text{
		EN: "a finding at or above --fail-on, or a log that cannot be understood",
		IT: "un'irregolarità da --fail-on in su, o un verbale che non si capisce",
	})
	run.logs.add(c, g)
	run.logs.addJobs(c, g)
	run.logs.settings = true
	run.rules.add(c, g)
	run.filters.add(c, g)
	c.Flags().StringSliceVar(&run.compare, "compare", nil, g.say(lang.Text{
		EN: "instead, what each hand comes to by these `RULES`: presets or files, with commas",
		IT: "invece, come finisce ogni mano con queste `REGOLE`: preset o file, con le virgole",
	}))
	c.Flags().StringVar(&run.why, "why", "", g.say(lang.Text{
		EN: "instead, how the opening of the hand called `HAND` was judged, and by what",
		IT: "invece, come è stata giudicata l'apertura della mano che si chiama `MANO`, e da che cosa",
	}))
	c.Flags().BoolVar(&run.statistics, "statistics", false, g.say(lang.Text{
		EN: "instead, how often each code was found",
		IT: "invece, quante volte è stato trovato ogni codice",
	}))
	c.Flags().BoolVar(&run.watch, "watch", false, g.say(lang.Text{
		EN: "judge again whenever a log or its rules change",
		IT: "giudica di nuovo ogni volta che cambia un verbale o una regola",
	}))
	run.forms.add(c, g, "text", "table", "json", "jsonl", "sarif", "github", "junit", "markdown")
	c.Long += "\n" + g.say(lang.Text{
		EN: `
A report has one of these forms. FORMAT=FILE writes it to a file, whole or not
at all; then standard output has the text, unless another form is asked for.
`,
		IT: `
Il resoconto può avere una di queste forme. FORMATO=FILE lo scrive in un file,
intero o niente; sullo standard output resta il testo, se non si chiede altro.
`,
	}) + run.forms.list(g)
	return c
}

// outputFormat refuses a format there is not.
func outputFormat(name string) error { return oneOf("--format", name, "text", "json") }

// checking is one run of the command.
type checking struct {
	g       *global
	logs    logFlags
	rules   ruleFlags
	filters filterFlags
	forms   formatFlags
	compare []string
	why     string
	watch   bool
	format  string // on standard output

	statistics bool // there, instead

	filter   *filter        // for the logs of
	settings *load.Settings // this table
	tally    validate.Tally
	text     text.Writer // of explanations
	writers  []report.Writer
	prizes   map[*load.Hand]prize // of the document being read, where they are shown
}

// part draws a line below a report for reading. What programs read has its own
// end.
func (c *checking) part() {
	if asked, err := c.forms.requests(); err == nil && slices.Contains([]string{"text", "table"}, asked[0].format.name) {
		c.g.print("\n" + strings.Repeat("─", 40) + "\n")
	}
}

func (c *checking) run(paths []string) error {
	asked, err := c.forms.requests()
	if err != nil {
		return err
	}
	if c.filter, err = c.filters.filter(); err != nil {
		return err
	}
	c.format = asked[0].format.name
	if instead := c.why != "" || c.compare != nil; instead && (len(asked) > 1 || c.format != "text" && c.format != "json") {
		return refuse("--compare and --why are for standard output, --compare as text or json, --why as text",
			"--compare e --why vanno sullo standard output, --compare come text o json, --why come text")
	}
	if c.statistics && (c.format != "text" || c.why != "" || c.compare != nil) {
		return refuse("--statistics takes the place of the text: other forms go to a file, as in json=FILE",
			"--statistics sta al posto del testo: le altre forme vanno in un file, come json=FILE")
	}
	if err := c.logs.readers(); err != nil {
		return err
	}
	c.logs.find(c.g, paths)
	c.logs.enter = c.enter
	switch {
	case c.why != "":
		return c.explain(paths)
	case c.compare != nil:
		return c.comparison(paths)
	}
	rules, err := c.rules.config(c.g)
	if err != nil {
		return err
	}
	defer c.g.files.drop()
	if err := c.open(asked); err != nil {
		return err
	}
	c.logs.counted = c.counted
	c.tally.Files = c.read(paths, rules, asked)
	if c.tally.Files == 0 {
		return nil
	}
	c.filter.missed(c.g, c.tally.Hands)
	return c.g.end(len(c.writers), func(i int) error { return c.writers[i].End(&c.tally) })
}

// enter comes to the logs of a table.
func (c *checking) enter(s *load.Settings) {
	if s != c.settings {
		c.settings, c.filter = s, c.filters.under(s)
	}
}

// counted tells findings that are shown from those that are not.
func (c *checking) counted(s *load.Settings) func(*format.Diagnostic) bool {
	f := c.filters.under(s)
	return func(d *format.Diagnostic) bool { return !f.counts(d) || !f.shows(d) }
}

// see counts and reports one document.
func (c *checking) see(d *load.Document) {
	out := c.document(d)
	for _, w := range c.writers {
		w.Document(out)
	}
}

// outside shows what is wrong outside any hand, where the report is of hands.
func (c *checking) outside(d *load.Document) {
	w := text.Writer{Out: c.g.err, Lang: c.g.lang}
	for i := range d.Loose {
		if f := &d.Loose[i]; c.filter.counts(f) {
			w.Finding(f)
			c.fails(f)
		}
	}
}

// fails raises the exit status for a finding that fails.
func (c *checking) fails(d *format.Diagnostic) {
	if c.filter.fails(d) {
		c.g.fail(statusFinding)
	}
}

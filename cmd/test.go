package cmd

import (
	"fmt"
	"io"
	"regexp"

	"apertura/cmd/internal/coverage"
	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/checks"
	"apertura/validate/report"
	"apertura/validate/report/json"
	"apertura/validate/report/junit"

	"github.com/spf13/cobra"
)

func newTest(g *global) *cobra.Command {
	run := corpus{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "test [PATH…]", IT: "test [PERCORSO…]"}),
		Short: g.say(lang.Text{EN: "hold logs against what they expect", IT: "confronta i verbali con quello che si aspettano"}),
		Long: g.say(lang.Text{
			EN: `Judges logs whose hands say what they expect, and reports what is missing and
what is too much. Hands without an expectation are played but not compared.`,
			IT: `Giudica i verbali in cui le mani dicono che cosa si aspettano, e riferisce che
cosa manca e che cosa è di troppo. Le mani senza attese sono giocate ma non
confrontate.`,
		}),
		Example: `  apertura test corpus/
  apertura test --run 'W0[123]' --diff corpus/`,
		RunE: func(_ *cobra.Command, args []string) error { return run.run(args) },
	}
	g.finds(c, lang.Text{EN: "everything is as expected", IT: "tutto è come ci si aspetta"},
		lang.Text{EN: "something is not as expected", IT: "qualcosa non è come ci si aspetta"})
	run.logs.add(c, g)
	f := c.Flags()
	f.StringVar(&run.pattern, "run", "", g.say(lang.Text{
		EN: "only hands whose FILE/NAME matches the regular expression `PATTERN`",
		IT: "solo le mani il cui FILE/NOME corrisponde all'espressione regolare `SCHEMA`",
	}))
	f.BoolVar(&run.diff, "diff", false, g.say(lang.Text{
		EN: "print the expect lines that would match",
		IT: "scrivi le righe expect che andrebbero bene",
	}))
	f.BoolVar(&run.coverage, "coverage", false, g.say(lang.Text{
		EN: "tell which checks, switches, verbs and format errors no hand tries, broken and barely kept",
		IT: "di' quali controlli, regole, verbi ed errori di formato nessuna mano mette alla prova, violati e rispettati per un pelo",
	}))
	f.IntVar(&run.least, "min", 0, g.say(lang.Text{
		EN: "with --coverage: the exit status is 1 below this many `PERCENT`",
		IT: "con --coverage: lo stato di uscita è 1 sotto questa `PERCENTUALE`",
	}))
	run.forms.add(c, g, "text", "json", "junit")
	return c
}

// corpus is one run of the command.
type corpus struct {
	g        *global
	logs     logFlags
	pattern  string
	diff     bool
	coverage bool
	least    int
	forms    formatFlags

	text  []io.Writer    // where each line goes at once
	ends  []func() error // of the reports, as they are asked for
	asked bool           // for JSON
	cases []*junit.Corpus

	match   *regexp.Regexp
	result  json.Test
	file    load.Document             // what the file being read holds outside its hands
	met     bool                      // anything matched the pattern
	loosely func([]format.Diagnostic) // told of what is outside hands, for the coverage
}

// open begins the reports asked for.
func (c *corpus) open() error {
	asked, err := c.forms.requests()
	if err != nil {
		return err
	}
	for i := range asked {
		r, to := &asked[i], c.g.out
		if r.file != "" {
			if to, err = c.g.files.open(r); err != nil {
				return err
			}
		}
		switch r.format.name {
		case "json":
			c.asked = true
			c.ends = append(c.ends, func() error { return json.Write(to, c.result) })
		case "junit":
			cases := junit.NewCorpus(c.g.narrow(), c.g.files.keep)
			c.cases = append(c.cases, cases)
			c.ends = append(c.ends, func() error { return cases.Write(to) })
		default:
			c.text = append(c.text, to)
			c.ends = append(c.ends, func() error { c.line(to, c.total()); return nil })
		}
	}
	return nil
}

// print writes one line of the text.
func (c *corpus) print(t lang.Text) {
	for _, to := range c.text {
		c.line(to, t)
	}
}

func (c *corpus) line(to io.Writer, t lang.Text) { fmt.Fprintln(to, lang.Plain(c.g.say(t))) }

// total ends the text.
func (c *corpus) total() lang.Text {
	return lang.Text{EN: "%s, %s", IT: "%s, %s"}.Fmt(
		lang.Count(c.result.Passed, "passed|passed", "riuscita|riuscite"),
		lang.Count(len(c.result.Failed), "failed|failed", "fallita|fallite"))
}

func (c *corpus) run(paths []string) error {
	var err error
	if c.match, err = regexp.Compile(c.pattern); err != nil {
		return refuse("--run: %q is no regular expression", "--run: %q non è un'espressione regolare", c.pattern)
	}
	if c.least > 0 && !c.coverage {
		return refuse("--min says how much --coverage has to come to: ask for that too",
			"--min dice a quanto deve arrivare --coverage: ci vuole anche quello")
	}
	rules, err := new(ruleFlags).config(c.g)
	if err != nil {
		return err
	}
	defer c.g.files.drop()
	if err := c.open(); err != nil {
		return err
	}
	c.result = json.NewTest()
	var by load.Follower
	var survey *coverage.Survey
	if c.coverage {
		survey = coverage.New(checks.Catalogue(), rules)
		by = c.follow(survey)
	}
	c.result.Files = c.logs.follow(c.g, paths, rules, by, c.see)
	c.loose()
	if c.result.Files == 0 {
		return nil
	}
	if !c.met && c.pattern != "" {
		c.g.complain(statusUsage, lang.Text{EN: "--run: nothing matches %q", IT: "--run: niente corrisponde a %q"}.Fmt(c.pattern))
	}
	if len(c.result.Failed) > 0 {
		c.g.fail(statusFinding)
	}
	if survey != nil {
		c.covered(survey.Counts())
	}
	return c.g.end(len(c.ends), func(i int) error { return c.ends[i]() })
}

// see compares the hands of one document. What is outside hands is compared
// when the whole file is read.
func (c *corpus) see(d *load.Document) {
	if d.File != c.file.File {
		c.loose()
		c.file = load.Document{File: d.File}
	}
	c.file.Loose = append(c.file.Loose, d.Loose...)
	if c.loosely != nil {
		c.loosely(d.Loose)
	}
	c.file.Expects = append(c.file.Expects, d.Expects...)
	for i := range d.Hands {
		if c.selects(d.File + "/" + d.Hands[i].Log.Name) {
			c.hand(d.File, &d.Hands[i])
		}
	}
}

func (c *corpus) selects(name string) bool {
	ok := c.match.MatchString(name)
	c.met = c.met || ok
	return ok
}

// loose compares what the last file holds outside its hands.
func (c *corpus) loose() {
	f := &c.file
	if f.File == "" || !c.selects(f.File) {
		return
	}
	missing, extra := validate.CompareFile(f.Expects, f.Loose)
	if len(missing)+len(extra) == 0 {
		if len(f.Expects) > 0 {
			c.passed(f.File, "")
		}
		return
	}
	line := 1
	if len(extra) > 0 && extra[0].Place.Known() {
		line = extra[0].Place.Start().Line
	}
	c.failed(failure{file: f.File, line: line, missing: missing, extra: extra})
}

// hand compares one hand with what it expects. One that expects nothing fails
// only when it cannot be read; one that was not judged never passes.
func (c *corpus) hand(file string, h *load.Hand) {
	expects := validate.Expects(h.Log)
	if !expects && len(h.Log.Faults) == 0 {
		return
	}
	if expects {
		c.result.Hands++
	}
	missing, extra := validate.Compare(h.Log, h.Found)
	unjudged := h.LeftOut != replay.NoReason && len(h.Found) == 0
	if len(missing)+len(extra) == 0 && !unjudged {
		c.passed(file, h.Log.Name)
		return
	}
	f := failure{
		file: file, line: h.Log.Source.Position(h.Log.Span.Start).Line, hand: h,
		missing: missing, extra: extra,
	}
	if unjudged {
		f.why = report.Why(&validate.LeftOut{Reason: h.LeftOut, Codes: h.Codes})
	}
	c.failed(f)
}

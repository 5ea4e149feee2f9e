package cmd

import (
	"fmt"
	"slices"
	"strings"

	"apertura/cmd/internal/explain"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"

	"github.com/spf13/cobra"
)

func newExplain(g *global) *cobra.Command {
	run := explains{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "explain [CODE|SLUG|SWITCH|FAMILY…]", IT: "explain [CODICE|NOME|REGOLA|FAMIGLIA…]"}),
		Short: g.say(lang.Text{EN: "explain a code or a house rule, with examples", IT: "spiega un codice o una regola della casa, con esempi"}),
		Long: g.say(lang.Text{
			EN: `Explains what a code stands for: what it is about, why the game has the rule, who
says so, what now follows, which house rules decide it, a log that breaks it with
what the program says, and one that keeps it. Of a house rule it says what it may
be, who plays it how, and shows a log that comes out otherwise under another
value. A family, one letter, is listed; without an argument everything is.`,
			IT: `Spiega che cosa vuol dire un codice: di che cosa si tratta, perché il gioco ha la
regola, chi lo dice, che cosa ne segue, quali regole della casa lo decidono, un
verbale che la infrange con quel che ne dice il programma, e uno che la rispetta.
Di una regola della casa dice come può essere e chi la gioca come, e mostra un
verbale che con un altro valore finisce in un altro modo. Una famiglia, una
lettera, viene elencata; senza argomenti si elenca tutto.`,
		}),
		Example: `  apertura explain W03
  apertura explain opening-ladder F14
  apertura explain W
  apertura explain --lang it --format markdown O01`,
		RunE:              func(_ *cobra.Command, args []string) error { return run.run(args) },
		ValidArgsFunction: run.complete,
	}
	c.Flags().StringVar(&run.format, "format", "text", g.say(lang.Text{
		EN: "`FORMAT` of the page: text, markdown or json", IT: "`FORMATO` della pagina: text, markdown o json",
	}))
	takes(c, "format", "text", "markdown", "json")
	return c
}

// explains is one run of the command.
type explains struct {
	g      *global
	format string
}

// newBook is the book of explanations, its logs judged as any are.
func newBook() *explain.Book {
	return explain.New(func(name, log string, rules replay.Config) ([]format.Diagnostic, validate.Tally, error) {
		return newJudge(rules).Text(name, log)
	})
}

func (c *explains) run(args []string) error {
	c.g.speakAsHere()
	if err := oneOf("--format", c.format, "text", "markdown", "json"); err != nil {
		return err
	}
	book := newBook()
	entries, err := entries(book, args)
	if err != nil {
		return err
	}
	if c.format == "json" {
		return c.json(book, entries)
	}
	for i, e := range entries {
		var page *explain.Page
		if e.list.Topics == nil {
			if page, err = book.Page(e.topics[0]); err != nil {
				return err
			}
		}
		if err := c.write(i == 0, &e.list, page); err != nil {
			return err
		}
	}
	return nil
}

// json writes the page of each topic once: a list has them all, and one of them
// may be asked for besides.
func (c *explains) json(book *explain.Book, entries []entry) error {
	var all []*explain.Page
	seen := map[string]bool{}
	for _, e := range entries {
		for _, t := range e.topics {
			if seen[t.Name] {
				continue
			}
			seen[t.Name] = true
			p, err := book.Page(t)
			if err != nil {
				return err
			}
			all = append(all, p)
		}
	}
	return explain.JSON(c.g.out, all)
}

// An entry is what a word stands for: topics to explain, or to list.
type entry struct {
	topics []explain.Topic
	list   explain.List
}

// entries finds what the words stand for, each list and each page once; without
// any it is everything.
func entries(book *explain.Book, words []string) ([]entry, error) {
	var out []entry
	if len(words) == 0 {
		for _, l := range book.All() {
			out = append(out, entry{l.Topics, l})
		}
	}
	seen := map[string]bool{}
	for _, w := range words {
		if l, ok := book.Family(w); ok {
			if family := strings.ToUpper(w); !seen[family] {
				out = append(out, entry{l.Topics, l})
				seen[family] = true
			}
			continue
		}
		found := book.Find(w)
		if len(found) == 0 {
			return nil, refuse("explain: no code, slug or house rule is called %q%s",
				"explain: nessun codice, nome o regola della casa si chiama %q%s", w, format.Meant(book.Nearest(w)))
		}
		for _, t := range found {
			if !seen[t.Name] {
				out = append(out, entry{topics: []explain.Topic{t}})
			}
			seen[t.Name] = true
		}
	}
	return out, nil
}

// write writes a list, or a page where there is none, with an empty line
// between two.
func (c *explains) write(first bool, list *explain.List, page *explain.Page) error {
	w, l := c.g.out, c.g.lang
	if !first {
		fmt.Fprintln(w)
	}
	switch {
	case list.Topics != nil && c.format == "markdown":
		return list.Markdown(w, l)
	case list.Topics != nil:
		return list.Text(w, l)
	case c.format == "markdown":
		return page.Markdown(w, l)
	}
	return page.Text(w, l, c.g.colors())
}

// complete offers codes, slugs and house rules not asked for yet, each with
// what it is about.
func (c *explains) complete(_ *cobra.Command, args []string, start string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, t := range newBook().Topics() {
		for _, name := range []string{t.Name, t.Slug} {
			if name != "" && !slices.Contains(args, name) && strings.HasPrefix(strings.ToLower(name), strings.ToLower(start)) {
				out = append(out, cobra.CompletionWithDesc(name, c.g.say(t.Summary)))
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

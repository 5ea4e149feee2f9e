package cmd

import (
	"strings"

	"apertura/cmd/internal/explain"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/checks"
	"apertura/validate/report"
	"apertura/validate/report/json"

	"github.com/spf13/cobra"
)

func newChecks(g *global) *cobra.Command {
	output := ""
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "checks [CODES]", IT: "checks [CODICI]"}),
		Short: g.say(lang.Text{EN: "list what is checked", IT: "elenca che cosa si controlla"}),
		Long: g.say(lang.Text{
			EN: `Lists every check, or those of some codes, names or families: its code and its
name, which are both accepted wherever a code is, how heavy a breach of it is,
in which part of the hand it looks, and what it flags. What the rule is, and a
log that breaks it beside one that keeps it, is what explain shows.`,
			IT: `Elenca tutti i controlli, o quelli di certi codici, nomi o famiglie: il codice e
il nome, che valgono l'uno per l'altro dovunque si scriva un codice, quanto pesa
un'irregolarità, in quale parte della mano la cerca, e che cosa segnala. La
regola, con un verbale che la infrange accanto a uno che la rispetta, la mostra
explain.`,
		}),
		Example: `  apertura checks
  apertura checks W
  apertura checks --format json O06`,
		RunE: func(_ *cobra.Command, args []string) error {
			g.speakAsHere()
			if err := oneOf("--format", output, "table", "json"); err != nil {
				return err
			}
			list, err := checksNamed(args)
			switch {
			case err != nil:
				return err
			case output == "json":
				return json.Write(g.out, checksList(list))
			}
			return g.checksTable(list)
		},
	}
	addTableFormat(c, g, &output)
	return c
}

// addTableFormat adds the flag of commands that print one table.
func addTableFormat(c *cobra.Command, g *global, output *string) {
	c.Flags().StringVar(output, "format", "table", g.say(lang.Text{
		EN: "`FORMAT` of the list: table or json", IT: "`FORMATO` dell'elenco: table o json",
	}))
	takes(c, "format", "table", "json")
}

// checksNamed returns the checks that codes, slugs or families stand for; all
// without any.
func checksNamed(words []string) ([]*validate.Check, error) {
	if len(words) == 0 {
		return checks.Catalogue(), nil
	}
	set, err := selected("checks", words)
	if err != nil {
		return nil, err
	}
	var out []*validate.Check
	for _, c := range checks.Catalogue() {
		if set[c.Code] {
			out = append(out, c)
		}
	}
	if len(out) == 0 { // a fault of the log, or the warning for an allow
		return nil, refuse("checks: %s is no check of a rule", "checks: %s non è un controllo sulle regole", strings.Join(words, ", "))
	}
	return out, nil
}

func (g *global) checksTable(list []*validate.Check) error {
	var rows [][]string
	for _, c := range list {
		rows = append(rows, []string{c.Code, c.Slug, g.say(report.Severity(c.Severity)), g.say(explain.Phase(c.Phase)), g.say(c.Summary)})
	}
	err := g.table([]string{
		g.say(lang.Text{EN: "code", IT: "codice"}), g.say(lang.Text{EN: "name", IT: "nome"}),
		g.say(lang.Text{EN: "severity", IT: "gravità"}), g.say(lang.Text{EN: "where", IT: "dove"}),
		g.say(lang.Text{EN: "what it flags", IT: "che cosa segnala"}),
	}, rows)
	if err == nil && !g.quiet {
		g.print("")
		g.print(g.say(lang.Text{
			EN: "apertura explain CODE has the rule, its sources and two logs.",
			IT: "apertura explain CODICE ha la regola, le fonti e due verbali.",
		}))
	}
	return err
}

// The JSON form of `checks`.
type (
	checksJSON struct {
		Version int         `json:"version"`
		Checks  []checkJSON `json:"checks"`
	}
	checkJSON struct {
		Code     string    `json:"code"`
		Slug     string    `json:"slug"`
		Severity string    `json:"severity"`
		Phase    string    `json:"phase"`
		Summary  json.Text `json:"summary"`
		Source   []string  `json:"source"`
	}
)

func checksList(list []*validate.Check) checksJSON {
	out := checksJSON{Version: 1}
	for _, c := range list {
		out.Checks = append(out.Checks, newCheckJSON(c))
	}
	return out
}

func newCheckJSON(c *validate.Check) checkJSON {
	return checkJSON{
		Code: c.Code, Slug: c.Slug, Severity: c.Severity.String(), Phase: c.Phase,
		Summary: json.Text(c.Summary),
		Source:  sourceList(c.Sources()),
	}
}

// sourceList leaves out the word that says there is no source.
func sourceList(words []string) []string {
	out := []string{}
	for _, w := range words {
		if w = strings.TrimSpace(w); w != "" && w != "unsourced" {
			out = append(out, w)
		}
	}
	return out
}

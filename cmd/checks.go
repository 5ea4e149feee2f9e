package cmd

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/checks"
	"apertura/validate/report/json"
	"apertura/validate/report/text"

	"github.com/spf13/cobra"
)

func newChecks(g *global) *cobra.Command {
	output := ""
	c := &cobra.Command{
		Use:   "checks",
		Short: g.say(lang.Text{EN: "list what is checked", IT: "elenca che cosa si controlla"}),
		Long: g.say(lang.Text{
			EN: `Lists every check: its code and its name, which are both accepted wherever a
code is, how heavy a breach of it is, in which part of the hand it looks, and
what it flags.`,
			IT: `Elenca tutti i controlli: il codice e il nome, che valgono l'uno per l'altro
dovunque si scriva un codice, quanto pesa un'irregolarità, in quale parte della
mano la cerca, e che cosa segnala.`,
		}),
		Args: noArguments,
		RunE: func(*cobra.Command, []string) error {
			if err := oneOf("--format", output, "table", "json"); err != nil {
				return err
			}
			if output == "json" {
				return json.Write(g.out, checksList())
			}
			return g.checksTable()
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
}

func (g *global) checksTable() error {
	var rows [][]string
	for _, c := range checks.Catalogue() {
		rows = append(rows, []string{c.Code, c.Slug, g.say(text.Severity(c.Severity)), g.say(phaseName(c.Phase)), g.say(c.Summary)})
	}
	return g.table([]string{
		g.say(lang.Text{EN: "code", IT: "codice"}), g.say(lang.Text{EN: "name", IT: "nome"}),
		g.say(lang.Text{EN: "severity", IT: "gravità"}), g.say(lang.Text{EN: "where", IT: "dove"}),
		g.say(lang.Text{EN: "what it flags", IT: "che cosa segnala"}),
	}, rows)
}

// phaseName is what a table calls the part of the hand a check looks at.
func phaseName(phase string) lang.Text {
	italian := map[string]string{
		format.Before.String():   "prima",
		format.Deal.String():     "distribuzione",
		format.Opening.String():  "apertura",
		format.Draw.String():     "cambio",
		format.Betting.String():  "puntate",
		format.Showdown.String(): "showdown",
		format.Result.String():   "risultato",
	}
	if it := italian[phase]; it != "" {
		return lang.Text{EN: phase, IT: it}
	}
	return lang.Text{EN: "anywhere", IT: "dovunque"}
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

func checksList() checksJSON {
	out := checksJSON{Version: 1}
	for _, c := range checks.Catalogue() {
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

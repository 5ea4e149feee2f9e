package cmd

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
)

// statistics is the report of --statistics: how often each code was found.
type statistics struct{ g *global }

// Document writes nothing: all is told at the end.
func (s statistics) Document(*report.Document) {}

// End writes a row for each code, the most frequent first, and the figures of
// the run.
func (s statistics) End(t *validate.Tally) error {
	g := s.g
	codes := slices.SortedFunc(maps.Keys(t.Codes), func(a, b string) int {
		return cmp.Or(t.Codes[b]-t.Codes[a], cmp.Compare(a, b))
	})
	rows := make([][]string, len(codes))
	for i, code := range codes {
		r := ruleOf(code)
		rows[i] = []string{strconv.Itoa(t.Codes[code]), code, r.Slug, g.say(report.Severity(r.Severity)), g.say(r.Summary)}
	}
	if len(rows) > 0 {
		err := g.table([]string{
			g.say(lang.Text{EN: "times", IT: "volte"}), g.say(lang.Text{EN: "code", IT: "codice"}),
			g.say(lang.Text{EN: "name", IT: "nome"}), g.say(lang.Text{EN: "severity", IT: "gravità"}),
			g.say(lang.Text{EN: "what it is", IT: "che cos'è"}),
		}, rows)
		if err != nil {
			return err
		}
		if !g.quiet {
			g.print("")
		}
	}
	if !g.quiet {
		g.print(g.say(report.Figures(t)))
	}
	return nil
}

package cmd

import (
	"strings"

	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate/report/json"

	"github.com/spf13/cobra"
)

func newRules(g *global) *cobra.Command {
	run := ruleList{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "rules [PRESET|FILE]", IT: "rules [PRESET|FILE]"}),
		Short: g.say(lang.Text{EN: "list the house rules in force", IT: "elenca le regole della casa in vigore"}),
		Long: g.say(lang.Text{
			EN: `Lists every switch of a preset, or of a table's own file, with its value, what
it decides and which source speaks of it. Where the value is not that of
classico, that of classico stands beside it. Without an argument it lists those
of the settings in force here, .apertura.yaml in this folder or the nearest one
above, or else classico. What a switch changes, with a log as an example, is what
explain SWITCH shows.`,
			IT: `Elenca tutte le regole di un preset, o del file di un tavolo, con il valore, che
cosa decidono e quale fonte ne parla. Dove il valore non è quello di classico,
accanto c'è quello di classico. Senza argomenti elenca quelle in vigore qui, dal
file .apertura.yaml di questa cartella o della più vicina sopra, o classico.
Che cosa cambia una regola, con un verbale per esempio, lo mostra explain REGOLA.`,
		}),
		Example: `  apertura rules
  apertura rules circolo --set draw-max=5
  apertura rules --format json ./nostre-regole.yaml`,
		RunE: func(_ *cobra.Command, args []string) error { return run.run(args) },
	}
	run.rules.addSet(c, g, lang.Text{
		EN: "a `SWITCH=VALUE` on top of them, as often as needed",
		IT: "una `REGOLA=VALORE` in più, quante volte serve",
	})
	addTableFormat(c, g, &run.format)
	return c
}

// ruleList is one run of the command.
type ruleList struct {
	g      *global
	rules  ruleFlags
	format string
}

func (c *ruleList) run(args []string) error {
	c.g.speakAsHere()
	if err := oneOf("--format", c.format, "table", "json"); err != nil {
		return err
	}
	name, rules, err := c.named(args)
	if err != nil {
		return err
	}
	if rules, err = c.rules.setting(rules); err != nil {
		return err
	}
	list := inForce(&rules)
	if c.format == "json" {
		return json.Write(c.g.out, rulesJSON{Version: 1, Rules: name, Set: append([]string{}, c.rules.sets...), Switches: list})
	}
	return c.table(name, list)
}

// named returns the rules asked for, and what they are called: without a word
// those in force in the current folder.
func (c *ruleList) named(args []string) (string, house.Rules, error) {
	switch len(args) {
	case 0:
	case 1:
		rules, err := c.g.named(args[0])
		return args[0], rules, err
	default:
		return "", house.Rules{}, refuse("rules takes one preset or file, not %q too", "rules vuole un preset o un file solo, non anche %q", args[1])
	}
	here := logFlags{settings: true, shelf: newShelf()}
	s, ok := here.followed(c.g, ".")
	switch {
	case !ok:
		return "", house.Rules{}, refuse("the settings %s cannot be followed", "le impostazioni %s non si possono seguire", s.File)
	case s.Ruled:
		return s.File, s.Rules, nil
	}
	return house.Presets()[0], house.Classico(), nil
}

// The JSON form of `rules`.
type (
	rulesJSON struct {
		Version  int          `json:"version"`
		Rules    string       `json:"rules"`
		Set      []string     `json:"set"`
		Switches []switchJSON `json:"switches"`
	}
	switchJSON struct {
		Name     string    `json:"name"`
		Value    string    `json:"value"`
		Classico string    `json:"classico"`
		Differs  bool      `json:"differs"`
		Allowed  json.Text `json:"allowed"`
		Decides  json.Text `json:"decides"`
		Source   []string  `json:"source"`
	}
)

// inForce lists every switch with its value, in the order of the table.
func inForce(r *house.Rules) []switchJSON {
	classico := house.Classico()
	var out []switchJSON
	for _, s := range house.Switches() {
		one := switchJSON{
			Name: s.Name, Value: s.Value(r), Classico: s.Value(&classico),
			Allowed: json.Text(s.Allowed()),
			Decides: json.Text(s.Decides),
			Source:  sourceList(s.Sources),
		}
		one.Differs = one.Value != one.Classico
		out = append(out, one)
	}
	return out
}

func (c *ruleList) table(name string, list []switchJSON) error {
	g := c.g
	rows := make([][]string, len(list))
	differ := 0
	for i, s := range list {
		rows[i] = []string{s.Name, s.Value, "", g.say(lang.Text(s.Decides)), g.say(joined(s.Source))}
		if s.Differs {
			rows[i][2] = s.Classico
			differ++
		}
	}
	err := g.table([]string{
		g.say(lang.Text{EN: "switch", IT: "regola"}), g.say(lang.Text{EN: "value", IT: "valore"}),
		g.say(lang.Text{EN: "classico has", IT: "classico ha"}),
		g.say(lang.Text{EN: "what it decides", IT: "che cosa decide"}),
		g.say(lang.Text{EN: "source", IT: "fonte"}),
	}, rows)
	if err != nil || g.quiet {
		return err
	}
	g.print("")
	g.print(g.say(lang.Text{EN: "%s: %s, %d not as in classico", IT: "%s: %s, %d non come in classico"}.Fmt(
		name, lang.Count(len(list), "switch|switches", "regola|regole"), differ)))
	return nil
}

// joined writes sources in one cell, as the page of switches does.
func joined(sources []string) lang.Text {
	if len(sources) == 0 {
		return lang.Text{EN: "none", IT: "nessuna"}
	}
	return lang.Same(strings.Join(sources, " "))
}

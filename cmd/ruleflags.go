package cmd

import (
	"errors"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate/report/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// ruleFlags are the flags that say whose rules hold.
type ruleFlags struct {
	rules string
	sets  []string
	flags *pflag.FlagSet
}

func (r *ruleFlags) add(c *cobra.Command, g *global) {
	r.flags = c.Flags()
	c.Flags().StringVar(&r.rules, "rules", "", g.say(lang.Text{
		EN: "house rules instead of the log's own: a `FILE|PRESET`",
		IT: "regole della casa al posto di quelle del verbale: un `FILE|PRESET`",
	}))
	r.addSet(c, g, lang.Text{
		EN: "a `SWITCH=VALUE` over --rules or the log's own rules, as often as needed",
		IT: "una `REGOLA=VALORE` sopra --rules o le regole del verbale, quante volte serve",
	})
}

func (r *ruleFlags) addSet(c *cobra.Command, g *global, usage lang.Text) {
	c.Flags().StringArrayVar(&r.sets, "set", nil, g.say(usage))
}

// said reports whether the command line says anything of the rules.
func (r *ruleFlags) said() bool { return r.rules != "" || len(r.sets) > 0 }

// base returns the rules the flags name, classico where they name none.
func (r *ruleFlags) base(g *global) (house.Rules, error) {
	rules := house.Classico()
	if r.rules == "" && r.flags != nil && r.flags.Changed("rules") {
		return rules, refuse("--rules is empty: name a preset or a file", "--rules è vuoto: ci vuole un preset o un file")
	}
	if r.rules != "" {
		var err error
		if rules, err = g.named(r.rules); err != nil {
			return rules, err
		}
	}
	return r.setting(rules)
}

// setting returns rules with the switches set.
func (r *ruleFlags) setting(rules house.Rules) (house.Rules, error) {
	for _, s := range r.sets {
		next, err := house.Set(rules, s)
		var set house.SetError
		if errors.As(err, &set) {
			return rules, &exitError{statusUsage, set.Text}
		}
		rules = next
	}
	return rules, nil
}

// config is how a session gets its rules.
func (r *ruleFlags) config(g *global) (replay.Config, error) {
	rules, err := r.base(g)
	c := replay.Config{Base: rules, Fixed: true, Open: load.OpenRules}
	if r.rules == "" {
		// Switches alone are laid over what each log says, as its own would be.
		c.Base, c.Fixed = house.Classico(), false
		if len(r.sets) > 0 {
			c.Change = r.over
		}
	}
	return c, err
}

// over lays the switches set, which base has found good, over other rules.
func (r *ruleFlags) over(rules house.Rules) house.Rules {
	for _, s := range r.sets {
		if next, err := house.Set(rules, s); err == nil {
			rules = next
		}
	}
	return rules
}

// named returns the rules of a preset or of a table's own file, whose faults
// are shown where they are written.
func (g *global) named(name string) (house.Rules, error) {
	if !house.NamesFile(name) {
		rules, ok := house.Preset(name)
		if !ok {
			return rules, refuse("unknown preset %q%s", "preset %q sconosciuto%s",
				name, house.MeantPreset(name))
		}
		return rules, nil
	}
	src, file, err := load.OpenRules(name, format.Place{})
	if err != nil {
		return house.Rules{}, &exitError{statusUsage, load.Reading(name, err)}
	}
	rules, faults := house.File(src, file, load.OpenRules)
	if len(faults) == 0 {
		return rules, nil
	}
	w := text.Writer{Out: g.err, Lang: g.lang}
	for i := range faults {
		w.Finding(&faults[i])
	}
	return rules, refuse("house rules %s cannot be read", "le regole della casa %s non si leggono", name)
}

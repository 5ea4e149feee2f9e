package cmd

import (
	"slices"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate/checks"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// A completer lists what may stand in a place, each with what it means, for the
// word begun there.
type completer func(begun string) ([]cobra.Completion, cobra.ShellCompDirective)

// completing reports whether a shell asks, rather than a person.
func completing(args []string) bool {
	return len(args) > 0 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd)
}

// complete teaches the commands below root what a shell may offer for their
// flags and arguments.
func (g *global) complete(root *cobra.Command) {
	words := g.completers()
	for _, c := range append(root.Commands(), root) {
		each := func(f *pflag.Flag) {
			register(c, f, words)
			_, f.Usage = pflag.UnquoteUsage(f)
		}
		c.Flags().VisitAll(each)
		c.PersistentFlags().VisitAll(each)
		switch {
		case c.Flags().Lookup("stdin-name") != nil:
			c.ValidArgsFunction = logNames
		case c.Name() == "rules":
			c.ValidArgsFunction = argument(words["rules"])
		}
	}
}

// commandNames completes the topic of help.
func commandNames(c *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return argument(func(string) ([]cobra.Completion, cobra.ShellCompDirective) {
		var out []cobra.Completion
		for _, c := range c.Root().Commands() {
			out = append(out, cobra.CompletionWithDesc(c.Name(), c.Short))
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	})(c, args, begun)
}

// argument completes the only argument of a command.
func argument(complete completer) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nothing(begun)
		}
		return beginning(begun, complete)
	}
}

// beginning keeps what begins as the word does.
func beginning(begun string, complete completer) ([]cobra.Completion, cobra.ShellCompDirective) {
	out, directive := complete(begun)
	return slices.DeleteFunc(out, func(c string) bool { return !strings.HasPrefix(c, begun) }), directive
}

// register gives a flag the words it takes: its own, or those of its name.
func register(c *cobra.Command, f *pflag.Flag, words map[string]completer) {
	complete, ok := words[f.Name]
	if own := f.Annotations[valuesOf]; own != nil {
		complete, ok = fixed(own...), true
	}
	if !ok {
		return
	}
	// It fails only for a flag that is not there, or twice.
	_ = c.RegisterFlagCompletionFunc(f.Name, func(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return beginning(begun, complete)
	})
}

// valuesOf is the annotation of a flag that takes one of a few words.
const valuesOf = "values"

// takes notes the words that a flag takes.
func takes(c *cobra.Command, flag string, words ...string) {
	c.Flags().Lookup(flag).Annotations = map[string][]string{valuesOf: words}
}

// logNames offers files that may be logs, and folders.
func logNames(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return append(format.Endings(), load.Packings()...), cobra.ShellCompDirectiveFilterFileExt
}

func (g *global) completers() map[string]completer {
	rules := func(string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return g.presetNames(), cobra.ShellCompDirectiveDefault // or a file
	}
	return map[string]completer{
		"select":  listed(g.codeNames),
		"ignore":  listed(g.codeNames),
		"compare": listed(g.presetNames),
		"show":    listed(func() []cobra.Completion { return []cobra.Completion{"unverifiable", "remarks", "house"} }),
		"set":     g.assignment,
		"fail-on": fixed(severities()...),
		"color":   fixed("auto", "always", "never"),
		"lang":    fixed(cobra.CompletionWithDesc("it", "italiano"), cobra.CompletionWithDesc("en", "English")),
		"rules":   rules, "preset": rules,
		"hand": nothing, "why": nothing, "run": nothing, "stdin-name": nothing, "jobs": nothing, "min": nothing,
	}
}

// fixed offers the same few words always.
func fixed(words ...cobra.Completion) completer {
	return func(string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return slices.Clone(words), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	}
}

// nothing keeps the shell from offering files where none belong.
func nothing(string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveNoFileComp
}

// listed completes the last word of a list with commas.
func listed(words func() []cobra.Completion) completer {
	return func(begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		before := begun[:strings.LastIndexByte(begun, ',')+1]
		out := words()
		for i := range out {
			out[i] = before + out[i]
		}
		return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveKeepOrder
	}
}

// codeNames lists families and codes with what they flag.
func (g *global) codeNames() []cobra.Completion {
	var out []cobra.Completion
	add := func(code string, about lang.Text) {
		if family := code[:1]; !slices.ContainsFunc(out, func(c string) bool { return strings.HasPrefix(c, family+"\t") }) {
			out = append(out, cobra.CompletionWithDesc(family, g.say(lang.Text{EN: "all codes that begin with %s", IT: "tutti i codici che cominciano per %s"}.Fmt(family))))
		}
		out = append(out, cobra.CompletionWithDesc(code, g.say(about)))
	}
	for _, c := range checks.All() {
		add(c.Code, c.Summary)
	}
	for _, f := range format.Faults() {
		add(f.Code, f.About)
	}
	return out
}

func (g *global) presetNames() []cobra.Completion {
	var out []cobra.Completion
	for _, name := range house.Presets() {
		out = append(out, cobra.CompletionWithDesc(name, g.say(house.About(name))))
	}
	return out
}

// assignment completes SWITCH=VALUE: first the switch, then its values.
func (g *global) assignment(begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	name, _, said := strings.Cut(begun, "=")
	if !said {
		for _, s := range house.Switches() {
			out = append(out, cobra.CompletionWithDesc(s.Name+"=", g.say(s.Decides)))
		}
		return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveKeepOrder
	}
	s, _ := house.Named(name)
	for _, v := range s.Words() {
		out = append(out, name+"="+v)
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
}

package cmd

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"apertura/format"
	"apertura/format/lang"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// help writes a command's help: what it does, how it is called, its flags.
func (g *global) help(c *cobra.Command) {
	g.print(about(c))
	g.print("\n" + g.say(lang.Text{EN: "Usage:", IT: "Uso:"}))
	g.print("  " + g.usage(c))
	if c.Example != "" {
		g.print("\n" + g.say(lang.Text{EN: "Examples:", IT: "Esempi:"}))
		g.print(c.Example)
	}
	if c.HasAvailableSubCommands() {
		g.print("\n" + g.say(lang.Text{EN: "Commands:", IT: "Comandi:"}))
		g.rows(subcommands(c))
	}
	g.flags(lang.Text{EN: "Flags:", IT: "Opzioni:"}, c.NonInheritedFlags())
	g.flags(lang.Text{EN: "Flags of every command:", IT: "Opzioni di ogni comando:"}, c.InheritedFlags())
	if c.HasParent() {
		g.print("\n" + g.say(lang.Text{EN: "Exit status:", IT: "Stato di uscita:"}))
		g.rows(g.statuses(c))
	}
}

// about says what a command does.
func about(c *cobra.Command) string {
	if c.Long == "" {
		return c.Short
	}
	return c.Long
}

// usage is how a command is called.
func (g *global) usage(c *cobra.Command) string {
	if c.HasAvailableSubCommands() {
		return c.CommandPath() + g.say(lang.Text{EN: " COMMAND", IT: " COMANDO"})
	}
	return c.Parent().CommandPath() + " " + c.Use + g.say(lang.Text{EN: " [FLAGS]", IT: " [OPZIONI]"})
}

// subcommands lists the commands below one, and what they do.
func subcommands(c *cobra.Command) [][2]string {
	var rows [][2]string
	for _, s := range c.Commands() {
		if s.IsAvailableCommand() || s.Name() == "help" {
			rows = append(rows, [2]string{s.Name(), s.Short})
		}
	}
	return rows
}

func (g *global) flags(title lang.Text, set *pflag.FlagSet) {
	if rows := g.flagRows(set); len(rows) > 0 {
		g.print("\n" + g.say(title))
		g.rows(rows)
	}
}

// flagRows lists flags and what they mean.
func (g *global) flagRows(set *pflag.FlagSet) [][2]string {
	var rows [][2]string
	set.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		value, usage := pflag.UnquoteUsage(f)
		name := "--" + f.Name
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + ", " + name
		}
		switch {
		case f.Value.Type() == "bool":
		case f.NoOptDefVal != "":
			name += "[=" + value + "]"
		default:
			name += " " + value
		}
		if d := f.DefValue; d != "" && d != "false" && d != "[]" && d != "0" {
			usage += fmt.Sprintf(g.say(lang.Text{EN: " (default %s)", IT: " (di norma %s)"}), d)
		}
		rows = append(rows, [2]string{name, usage})
	})
	return rows
}

// rows writes names and what they mean in two columns.
func (g *global) rows(rows [][2]string) {
	width := 0
	for _, r := range rows {
		width = max(width, utf8.RuneCountInString(r[0]))
	}
	for _, r := range rows {
		g.print(strings.TrimRight(fmt.Sprintf("  %-*s  %s", width, r[0], r[1]), " "))
	}
}

// flagError words what pflag found wrong with a flag.
func flagError(c *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		value   *pflag.InvalidValueError
		syntax  *pflag.InvalidSyntaxError
	)
	switch {
	case errors.Is(err, pflag.ErrHelp):
		return err
	case errors.As(err, &unknown):
		if unknown.GetSpecifiedShortnames() != "" {
			return refuse("unknown flag -%s", "opzione -%s sconosciuta", unknown.GetSpecifiedName())
		}
		name := unknown.GetSpecifiedName()
		near := format.Nearest(name, flagNames(c))
		if near != "" {
			near = "--" + near
		}
		return refuse("unknown flag --%s%s", "opzione --%s sconosciuta%s", name, format.Meant(near))
	case errors.As(err, &missing):
		return refuse("--%s needs a value", "--%s vuole un valore", missing.GetFlag().Name)
	case errors.As(err, &value):
		return refuse("--%s has no value %q%s", "--%s non ha il valore %q%s", value.GetFlag().Name, value.GetValue(), wanted(value.GetFlag()))
	case errors.As(err, &syntax):
		return refuse("%q is no flag", "%q non è un'opzione", syntax.GetSpecifiedFlag())
	}
	return err
}

// wanted says what values a flag has, where its type tells.
func wanted(f *pflag.Flag) lang.Text {
	switch f.Value.Type() {
	case "bool":
		return lang.Text{EN: ": true or false", IT: ": true o false"}
	case "int":
		return lang.Text{EN: ": a whole number", IT: ": vuole un numero intero"}
	case "uint":
		return lang.Text{EN: ": a whole number from 0 up", IT: ": vuole un numero intero da 0 in su"}
	}
	return lang.Text{}
}

// oneLine has a command refuse lists of several lines: of one the library reads
// the first, and says nothing of the rest.
func oneLine(c *cobra.Command) {
	c.Flags().VisitAll(func(f *pflag.Flag) {
		if list, ok := f.Value.(listValue); ok && f.Value.Type() == "stringSlice" {
			f.Value = lineValue{list}
		}
	})
}

// A listValue is the value of a flag that takes lists.
type listValue interface {
	pflag.Value
	pflag.SliceValue
}

type lineValue struct{ listValue }

func (v lineValue) Set(list string) error {
	if strings.ContainsAny(list, "\r\n") {
		return errors.New("several lines")
	}
	return v.listValue.Set(list)
}

func flagNames(c *cobra.Command) []string {
	var names []string
	c.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	return names
}

func newHelp(g *global) *cobra.Command {
	return &cobra.Command{
		Use:               g.say(lang.Text{EN: "help [COMMAND]", IT: "help [COMANDO]"}),
		Short:             g.say(lang.Text{EN: "help for a command", IT: "aiuto per un comando"}),
		ValidArgsFunction: commandNames,
		RunE: func(c *cobra.Command, args []string) error {
			topic, err := topicOf(c.Root(), args)
			if err == nil {
				g.help(topic)
			}
			return err
		},
	}
}

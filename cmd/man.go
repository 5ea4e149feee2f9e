package cmd

import (
	"fmt"
	"io"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format/lang"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

func newMan(g *global) *cobra.Command {
	return &cobra.Command{
		Use:   g.say(lang.Text{EN: "man [COMMAND]", IT: "man [COMANDO]"}),
		Short: g.say(lang.Text{EN: "write the manual page of a command, for man", IT: "scrive la pagina di manuale di un comando, per man"}),
		Long: g.say(lang.Text{
			EN: "Writes the manual page of a command, or of apertura itself, for man to show or\nto be put where man looks for it.",
			IT: "Scrive la pagina di manuale di un comando, o di apertura stessa, da mostrare con\nman o da mettere dove man la cerca.",
		}),
		Example: `  apertura man check | man -l -
  apertura man --lang it > ~/.local/share/man/it/man1/apertura.1`,
		ValidArgsFunction: commandNames,
		RunE: func(c *cobra.Command, args []string) error {
			topic, err := topicOf(c.Root(), args)
			if err == nil {
				g.page(topic).writeTo(g.out)
			}
			return err
		},
	}
}

// topicOf returns the command that words name, the root without any.
func topicOf(root *cobra.Command, words []string) (*cobra.Command, error) {
	topic, rest, err := root.Find(words)
	if err != nil || len(rest) > 0 {
		return nil, unknownCommand(root, words[len(words)-max(len(rest), 1)])
	}
	return topic, nil
}

// A manPage is a manual page in the macros of man(7).
type manPage struct {
	g *global
	b strings.Builder
}

func (p *manPage) writeTo(w io.Writer) { io.WriteString(w, p.b.String()) }

// page writes a command's help as a manual page.
func (g *global) page(c *cobra.Command) *manPage {
	p := &manPage{g: g}
	name := strings.ReplaceAll(c.CommandPath(), " ", "-")
	fmt.Fprintf(&p.b, ".TH %s 1 \"\" \"apertura %s\" \"%s\"\n", roff(strings.ToUpper(name)), roff(version()),
		g.say(lang.Text{EN: "User Commands", IT: "Comandi per gli utenti"}))
	p.section(lang.Text{EN: "NAME", IT: "NOME"})
	fmt.Fprintf(&p.b, "%s \\- %s\n", roff(name), roff(c.Short))
	p.section(lang.Text{EN: "SYNOPSIS", IT: "SINTASSI"})
	fmt.Fprintf(&p.b, "\\fB%s\\fR%s\n", roff(c.CommandPath()), roff(strings.TrimPrefix(g.usage(c), c.CommandPath())))
	p.section(lang.Text{EN: "DESCRIPTION", IT: "DESCRIZIONE"})
	p.text(about(c))
	if c.HasAvailableSubCommands() {
		p.section(lang.Text{EN: "COMMANDS", IT: "COMANDI"})
		p.rows(subcommands(c))
	}
	p.options(lang.Text{EN: "OPTIONS", IT: "OPZIONI"}, c.NonInheritedFlags())
	p.options(lang.Text{EN: "OPTIONS OF EVERY COMMAND", IT: "OPZIONI DI OGNI COMANDO"}, c.InheritedFlags())
	if c.HasParent() {
		p.section(lang.Text{EN: "EXIT STATUS", IT: "STATO DI USCITA"})
		p.rows(g.statuses(c))
	}
	if c.Example != "" {
		p.section(lang.Text{EN: "EXAMPLES", IT: "ESEMPI"})
		p.verbatim(c.Example)
	}
	if !c.HasParent() {
		p.section(lang.Text{EN: "FILES", IT: "FILE"})
		p.rows([][2]string{{load.SettingsFile, g.say(lang.Text{
			EN: "what a table says once of all its logs: %s; the nearest one counts, from the folder of a log upwards",
			IT: "quello che un tavolo dice una volta per tutti i suoi verbali: %s; vale il più vicino, dalla cartella del verbale in su",
		}.Fmt(strings.Join(load.SettingsKeys(), ", ")))}})
		p.section(lang.Text{EN: "ENVIRONMENT", IT: "AMBIENTE"})
		p.rows([][2]string{
			{"LC_ALL, LC_MESSAGES, LANG", g.say(lang.Text{EN: "the language, where --lang says none: Italian where the first of them that is set begins with it", IT: "la lingua, se --lang non la dice: italiano se la prima che c'è comincia per it"})},
			{"NO_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM", g.say(lang.Text{EN: "colour, where --color is auto", IT: "i colori, se --color è auto"})},
		})
	}
	p.section(lang.Text{EN: "SEE ALSO", IT: "VEDI ANCHE"})
	p.seeAlso(c)
	return p
}

func (p *manPage) section(title lang.Text) { fmt.Fprintf(&p.b, ".SH %s\n", p.g.say(title)) }

// text writes paragraphs, which empty lines part.
func (p *manPage) text(s string) {
	for i, part := range strings.Split(s, "\n\n") {
		if i > 0 {
			p.b.WriteString(".PP\n")
		}
		if strings.HasPrefix(part, " ") { // a table
			p.verbatim(part + "\n")
			continue
		}
		for line := range strings.Lines(part) {
			p.b.WriteString(roff(strings.TrimSpace(line)) + "\n")
		}
	}
}

func (p *manPage) verbatim(s string) {
	p.b.WriteString(".nf\n")
	for line := range strings.Lines(s) {
		p.b.WriteString(roff(strings.TrimRight(line, "\n")) + "\n")
	}
	p.b.WriteString(".fi\n")
}

func (p *manPage) rows(rows [][2]string) {
	for _, r := range rows {
		fmt.Fprintf(&p.b, ".TP\n\\fB%s\\fR\n%s\n", roff(r[0]), roff(r[1]))
	}
}

func (p *manPage) options(title lang.Text, set *pflag.FlagSet) {
	if rows := p.g.flagRows(set); len(rows) > 0 {
		p.section(title)
		p.rows(rows)
	}
}

// seeAlso names the other pages: of a command that of apertura, of apertura all.
func (p *manPage) seeAlso(c *cobra.Command) {
	var names []string
	if c.HasParent() {
		names = append(names, c.Parent().CommandPath())
	}
	for _, r := range subcommands(c) {
		names = append(names, c.CommandPath()+"-"+r[0])
	}
	for i, n := range names {
		names[i] = `\fB` + roff(n) + `\fR(1)`
	}
	p.b.WriteString(strings.Join(names, ",\n") + "\n")
}

// roff returns text as it stands in a page: nothing in it is a command.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}

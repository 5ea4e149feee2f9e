package cmd

import (
	"io"
	"os"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate/report"
	"apertura/validate/report/github"
	"apertura/validate/report/json"
	"apertura/validate/report/junit"
	"apertura/validate/report/markdown"
	"apertura/validate/report/sarif"
	"apertura/validate/report/table"
	"apertura/validate/report/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// A reportFormat is one form of a report: help, completion, errors and the
// writers all come from the table of these.
type reportFormat struct {
	name   string
	ending string // of a file that holds it
	about  lang.Text
	writer func(c *checking, to io.Writer) report.Writer
}

// reportFormats is the table.
func reportFormats() []reportFormat {
	return []reportFormat{
		{"text", "txt", lang.Text{EN: "for reading: each finding with the words it is about", IT: "da leggere: ogni irregolarità con le parole di cui si tratta"}, func(c *checking, to io.Writer) report.Writer {
			return &text.Writer{Out: to, Lang: c.g.lang, Color: to == c.g.out && c.g.colors(), Quiet: c.g.quiet}
		}},
		{"table", "txt", lang.Text{EN: "for reading: a line a hand, with the pot and who wins it", IT: "da leggere: una riga per mano, col piatto e chi lo vince"}, func(c *checking, to io.Writer) report.Writer {
			return &table.Writer{Out: to, Lang: c.g.lang, Quiet: c.g.quiet}
		}},
		{"json", "json", lang.Text{EN: "one object, in both languages (docs/json.md)", IT: "un solo oggetto, nelle due lingue (docs/json.md)"}, func(c *checking, to io.Writer) report.Writer {
			return json.NewWriter(to, c.g.files.keep)
		}},
		{"jsonl", "jsonl", lang.Text{EN: "an object a line, as they are found", IT: "un oggetto per riga, man mano"}, func(_ *checking, to io.Writer) report.Writer {
			return &json.Lines{Out: to}
		}},
		{"sarif", "sarif", lang.Text{EN: "SARIF 2.1.0, for code hosts and editors", IT: "SARIF 2.1.0, per chi ospita codice e per gli editor"}, func(c *checking, to io.Writer) report.Writer {
			return sarif.New(to, sarif.Options{Lang: c.g.narrow(), Only: c.g.spoken, Root: here(), Version: version(), Rule: ruleOf, Keep: c.g.files.keep})
		}},
		{"github", "txt", lang.Text{EN: "annotations of GitHub Actions, the heaviest first", IT: "annotazioni di GitHub Actions, prima le più gravi"}, func(c *checking, to io.Writer) report.Writer {
			return github.New(to, c.g.narrow(), here())
		}},
		{"junit", "xml", lang.Text{EN: "JUnit XML: a suite a log, a case a hand", IT: "XML di JUnit: una suite per verbale, un caso per mano"}, func(c *checking, to io.Writer) report.Writer {
			return junit.New(to, c.g.narrow(), c.g.files.keep, func(d *format.Diagnostic) bool { return c.filter.fails(d) })
		}},
		{"markdown", "md", lang.Text{EN: "a comment for a pull request", IT: "un commento per una pull request"}, func(c *checking, to io.Writer) report.Writer {
			return markdown.New(to, c.g.narrow(), here())
		}},
	}
}

// narrow is the language of forms for programs that have one: that asked for,
// whatever the locale.
func (g *global) narrow() lang.Lang {
	if g.spoken {
		return g.lang
	}
	return lang.EN
}

// here is the folder that files are named from.
func here() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	return dir
}

// formatFlags are the forms a command is asked for.
type formatFlags struct {
	said    []string
	flag    *pflag.Flag
	formats []reportFormat
}

// A request is one form, and the file it is for, "" for standard output.
type request struct {
	format *reportFormat
	file   string
}

// add adds the flag of a command that has the forms named, of the table.
func (f *formatFlags) add(c *cobra.Command, g *global, names ...string) {
	f.formats = slices.DeleteFunc(reportFormats(), func(r reportFormat) bool { return !slices.Contains(names, r.name) })
	c.Flags().StringSliceVar(&f.said, "format", nil, g.say(lang.Text{
		EN: "`FORMAT` of the report, or FORMAT=FILE, as often as needed: %s (default text)",
		IT: "`FORMATO` del resoconto, o FORMATO=FILE, quante volte serve: %s (di norma text)",
	}.Fmt(strings.Join(f.names(), ", "))))
	f.flag = c.Flags().Lookup("format")
	// It fails only for a flag there is not.
	_ = c.RegisterFlagCompletionFunc("format", func(_ *cobra.Command, _ []string, begun string) ([]string, cobra.ShellCompDirective) {
		return f.complete(g, begun)
	})
}

// complete offers the forms, and behind one and its = the files that end like
// it.
func (f *formatFlags) complete(g *global, begun string) ([]string, cobra.ShellCompDirective) {
	if name, _, file := strings.Cut(begun, "="); file {
		for _, r := range f.formats {
			if r.name == name {
				return []string{r.ending}, cobra.ShellCompDirectiveFilterFileExt
			}
		}
	}
	var out []string
	for _, r := range f.formats {
		out = append(out, r.name+"\t"+g.say(r.about))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

func (f *formatFlags) names() (names []string) {
	for _, r := range f.formats {
		names = append(names, r.name)
	}
	return names
}

// list is what help says of each form.
func (f *formatFlags) list(g *global) string {
	var b strings.Builder
	for _, r := range f.formats {
		b.WriteString("\n  " + r.name + strings.Repeat(" ", max(1, 10-len(r.name))) + g.say(r.about))
	}
	return b.String()
}

// files are the files asked for, as they are named.
func (f *formatFlags) files() (names []string) {
	for _, word := range f.said {
		if _, file, named := strings.Cut(word, "="); named && file != "-" {
			names = append(names, file)
		}
	}
	return names
}

// requests returns what is asked for, standard output first: text, unless
// something else is.
func (f *formatFlags) requests() ([]request, error) {
	out := []request{{format: &f.formats[0]}}
	if f.flag.Changed && len(f.said) == 0 {
		return nil, oneOf("--format", "", f.names()...)
	}
	said := ""
	for _, word := range f.said {
		name, file, named := strings.Cut(word, "=")
		if err := oneOf("--format", name, f.names()...); err != nil {
			return nil, err
		}
		r := &f.formats[slices.Index(f.names(), name)]
		switch {
		case named && file == "":
			return nil, refuse("--format %s= names no file", "--format %s= non dice il file", name)
		case named && file != "-":
			out = append(out, request{r, file})
		case said != "":
			return nil, refuse("--format: %s and %s both go to standard output: give one a file, %[2]s=FILE",
				"--format: %s e %s vanno tutti e due sullo standard output: da' un file a uno, %[2]s=FILE", said, name)
		default:
			said, out[0].format = name, r
		}
	}
	return out, nil
}

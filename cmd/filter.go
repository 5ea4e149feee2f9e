package cmd

import (
	"slices"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/validate/checks"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// named returns the codes that a code, a slug or a family stands for, none for
// a word that nobody knows.
func named(word string) []string {
	var out []string
	known := checks.Codes()
	for i := 0; i < len(known); i += 2 {
		code, slug := known[i], known[i+1]
		if strings.EqualFold(word, code) || strings.EqualFold(word, slug) || strings.EqualFold(word, code[:1]) {
			out = append(out, code)
		}
	}
	return out
}

// selected turns codes, slugs and families into the set of codes they stand for.
func selected(flag string, words []string) (map[string]bool, error) {
	out := map[string]bool{}
	for _, w := range words {
		w = strings.TrimSpace(w)
		hit := named(w)
		if len(hit) == 0 {
			return nil, refuse("%s: unknown code %q%s", "%s: codice %q sconosciuto%s", flag, w, format.Meant(format.Nearest(w, checks.Codes())))
		}
		for _, code := range hit {
			out[code] = true
		}
	}
	return out, nil
}

// severities are the values of --fail-on, the lightest first.
func severities() []string { return []string{"note", "warning", "error", "never"} }

// showable are the values of --show.
func showable() []string { return []string{"unverifiable", "remarks", "house"} }

// filterFlags are the flags that say which findings count and which show.
type filterFlags struct {
	only, drop, show []string
	failOn, hand     string
	flags            *pflag.FlagSet
}

func (f *filterFlags) add(c *cobra.Command, g *global) {
	flags := c.Flags()
	f.flags = flags
	flags.StringSliceVar(&f.only, "select", nil, g.say(lang.Text{
		EN: "judge only these: `CODES`, slugs or families, with commas",
		IT: "giudica solo questi: `CODICI`, nomi o famiglie, con le virgole",
	}))
	flags.StringSliceVar(&f.drop, "ignore", nil, g.say(lang.Text{
		EN: "leave these out: `CODES`, slugs or families, with commas",
		IT: "lascia fuori questi: `CODICI`, nomi o famiglie, con le virgole",
	}))
	flags.StringVar(&f.failOn, "fail-on", "warning", g.say(lang.Text{
		EN: "lightest `SEVERITY` that makes the exit status 1: error, warning, note or never",
		IT: "la `GRAVITÀ` più lieve che porta lo stato di uscita a 1: error, warning, note o never",
	}))
	flags.StringSliceVar(&f.show, "show", nil, g.say(lang.Text{
		EN: "show `WHAT` is otherwise only counted: unverifiable, remarks, house",
		IT: "mostra `COSA` di solito è solo contato: unverifiable, remarks, house",
	}))
	flags.StringVar(&f.hand, "hand", "", g.say(lang.Text{
		EN: "report only the hand called `NAME`",
		IT: "riferisci solo della mano che si chiama `NOME`",
	}))
}

// A filter says which findings count and which of those are shown.
type filter struct {
	only, drop map[string]bool
	formats    bool // format errors count although only does not name them
	show       []string
	failOn     format.Severity // above Error: never
	hand       string
}

func (f *filterFlags) filter() (*filter, error) {
	out := &filter{show: f.show, hand: f.hand}
	var err error
	if out.only, err = selected("--select", f.only); err != nil {
		return nil, err
	}
	if out.drop, err = selected("--ignore", f.drop); err != nil {
		return nil, err
	}
	out.formats = true
	for code := range out.only {
		out.formats = out.formats && code[0] != 'F'
	}
	levels := severities()
	if err = oneOf("--fail-on", f.failOn, levels...); err != nil {
		return nil, err
	}
	out.failOn = format.Note + format.Severity(slices.Index(levels, f.failOn))
	for _, s := range f.show {
		if err = oneOf("--show", s, showable()...); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// under returns the filter for logs of a table with settings. What the command
// line says of codes takes the place of all that those say, and so does its
// --fail-on. The settings' own words are known to be good.
func (f *filterFlags) under(s *load.Settings) *filter {
	own := *f
	if !f.flags.Changed("select") && !f.flags.Changed("ignore") {
		own.only, own.drop = s.Select, s.Ignore
	}
	if s.FailOn != "" && !f.flags.Changed("fail-on") {
		own.failOn = s.FailOn
	}
	out, _ := own.filter()
	return out
}

// counts reports whether a diagnostic counts at all. What hides a whole hand,
// a format error, is left out only when asked for by name.
func (f *filter) counts(d *format.Diagnostic) bool {
	switch {
	case f.drop[d.Code], f.hand != "" && d.Hand != "" && d.Hand != f.hand:
		return false
	case len(f.only) == 0 || f.only[d.Code]:
		return true
	}
	return f.formats && d.Verdict == format.Malformed
}

// fails reports whether a diagnostic raises the exit status.
func (f *filter) fails(d *format.Diagnostic) bool {
	return !d.Accepted && (d.Verdict == format.Malformed || d.Severity >= f.failOn)
}

// shows reports whether a diagnostic that counts is shown, not only counted:
// what cannot be known and remarks only where asked for, or where they fail.
func (f *filter) shows(d *format.Diagnostic) bool {
	switch {
	case f.fails(d):
		return true
	case d.Verdict == format.Unverifiable:
		return slices.Contains(f.show, "unverifiable")
	case d.Verdict == format.Remark:
		return slices.Contains(f.show, "remarks") || d.Switch != nil && slices.Contains(f.show, "house")
	}
	return true
}

// takes reports whether a hand is one of those to report of.
func (f *filter) takes(h *load.Hand) bool { return f.hand == "" || h.Log.Name == f.hand }

// missed complains of a hand asked for by name that is not among those read.
func (f *filter) missed(g *global, hands int) {
	if f.hand != "" && hands == 0 {
		g.complain(statusUsage, lang.Text{EN: "no hand is called %q", IT: "nessuna mano si chiama %q"}.Fmt(f.hand))
	}
}

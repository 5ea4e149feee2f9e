package explain

import (
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// A Judge judges a log by rules that are laid over what it says.
type Judge func(name, log string, rules replay.Config) ([]format.Diagnostic, validate.Tally, error)

// A Kind says what a page is about.
type Kind uint8

// The kinds of pages, in the order in which all are listed.
const (
	Check Kind = iota
	Fault
	Switch
)

// A Topic is what one page is about.
type Topic struct {
	Kind    Kind
	Name    string // W03, F05, ante
	Slug    string // "" for a switch
	Summary lang.Text
}

// A Book has the pages of all topics.
type Book struct {
	judge    Judge
	checks   []*validate.Check
	faults   []format.Fault
	switches []house.Switch
}

// New returns the book of the whole catalogue.
func New(judge Judge) *Book {
	return &Book{judge, checks.All(), format.Faults(), house.Switches()}
}

// Topics lists everything there is a page of: checks by family, faults,
// switches.
func (b *Book) Topics() []Topic {
	var out []Topic
	for _, c := range b.checks {
		out = append(out, Topic{Check, c.Code, c.Slug, c.Summary})
	}
	for i := range b.faults {
		out = append(out, Topic{Fault, b.faults[i].Code, b.faults[i].Slug, b.faults[i].About})
	}
	for i := range b.switches {
		out = append(out, Topic{Switch, b.switches[i].Name, "", b.switches[i].Decides})
	}
	return out
}

// Nearest returns the code, slug or switch that a word that is none was probably
// meant to be.
func (b *Book) Nearest(word string) string {
	var all []string
	for _, t := range b.Topics() {
		all = append(all, t.Name)
		if t.Slug != "" {
			all = append(all, t.Slug)
		}
	}
	return format.Nearest(word, all)
}

func (b *Book) check(code string) *validate.Check {
	i := slices.IndexFunc(b.checks, func(c *validate.Check) bool { return c.Code == code })
	return b.checks[i]
}

// decides lists the switches that a finding of a check may name, in the order
// of the table.
func decides(c *validate.Check) []house.Switch {
	var keys []house.Key
	for _, k := range c.Breaches {
		keys = append(keys, k.Switches()...)
	}
	slices.Sort(keys)
	var out []house.Switch
	for _, k := range slices.Compact(keys) {
		out = append(out, k.Switch())
	}
	return out
}

// mentions lists the switches that the document of a check speaks of besides
// those.
func (b *Book) mentions(c *validate.Check) []house.Switch {
	text := c.Section("English")
	first := decides(c)
	var out []house.Switch
	for _, s := range b.switches {
		said := strings.Contains(text, "`"+s.Name+"`") || strings.Contains(text, "`"+s.Name+": ")
		if said && !has(first, s) {
			out = append(out, s)
		}
	}
	return out
}

func has(list []house.Switch, s house.Switch) bool {
	return slices.ContainsFunc(list, func(o house.Switch) bool { return o.Key == s.Key })
}

package cmd

import (
	"slices"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/report/json"
)

// compared counts hands.
type compared struct {
	files, hands, leftOut int
	same                  int   // come to the same by all rules
	clean                 []int // by each of the rules: nothing is wrong with them
}

// A comparison is one run of `check --compare`.
type comparison struct {
	*checking
	names []string
	total compared
	list  compareJSON
	table compareTable
}

// comparison judges the logs by each of the rules named.
func (c *checking) comparison(paths []string) error {
	switch {
	case c.rules.said():
		return refuse("--compare brings its own rules: leave --rules and --set out",
			"--compare porta già le sue regole: senza --rules e --set")
	case len(c.compare) < 2:
		return refuse("--compare needs two sets of rules at least, with a comma",
			"--compare vuole almeno due regolamenti, con la virgola")
	}
	run := comparison{checking: c}
	run.total.clean = make([]int, len(c.compare))
	var rules []replay.Config
	for _, name := range c.compare {
		name = strings.TrimSpace(name)
		r, err := c.g.named(name)
		if err != nil {
			return err
		}
		run.names = append(run.names, name)
		rules = append(rules, replay.Config{Base: r, Fixed: true, Open: load.OpenRules})
	}
	run.list = compareJSON{Version: 1, Presets: run.names, Hands: []comparedJSON{}}
	run.total.files = c.logs.compare(c.g, paths, rules, run.see)
	return run.end()
}

func (c *comparison) end() error {
	if c.total.files == 0 {
		return nil
	}
	c.filter.missed(c.g, c.total.hands)
	if c.format == "json" {
		return json.Write(c.g.out, c.list)
	}
	c.table.flush(c.g)
	if !c.g.quiet {
		c.g.print(c.g.say(c.total.summary(c.names)))
	}
	return c.table.err
}

// see takes the hands of one document. What is wrong outside any hand has no
// place in a table of hands.
func (c *comparison) see(d *load.Document) {
	c.outside(d)
	for i := range d.Hands {
		if h := &d.Hands[i]; c.filter.takes(h) {
			c.hand(d.File, h)
		}
	}
}

// An end is what a hand comes to by one set of rules.
type end struct {
	codes   []string
	winners []string
	known   bool
	rulings []ruled // those that change something
}

// A ruled is a ruling and the code of what it is on.
type ruled struct {
	code string
	text lang.Text
}

// equal reports whether two sets of rules part nowhere.
func (e *end) equal(o *end) bool {
	return slices.Equal(e.codes, o.codes) && slices.Equal(e.winners, o.winners) && e.known == o.known && slices.Equal(e.rulings, o.rulings)
}

// add notes a finding that is proven. What a log allows in vain depends on
// what its own rules are, and says nothing of these.
func (c *comparison) add(e *end, found []format.Diagnostic) {
	for i := range found {
		d := &found[i]
		if !validate.Counts(d) || d.Code == validate.UnusedCode || !c.filter.counts(d) {
			continue
		}
		c.fails(d)
		e.codes = append(e.codes, d.Code)
		if d.Ruling != nil && d.Ruling.Moves {
			e.rulings = append(e.rulings, ruled{d.Code, d.Ruling.Text})
		}
	}
}

// said returns the rulings as one reads them: where there are several, with
// their codes.
func (e *end) said() []lang.Text {
	var out []lang.Text
	for _, r := range e.rulings {
		text := r.text
		if len(e.rulings) > 1 {
			text = lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(r.code, text)
		}
		out = append(out, text)
	}
	return out
}

func (c *comparison) hand(file string, h *load.Hand) {
	ends := make([]end, len(c.names))
	for i := range ends {
		found := h.Found
		if h.Verdicts != nil {
			v := &h.Verdicts[i]
			found, ends[i].winners, ends[i].known = v.Found, v.Winners, v.Known
		}
		c.add(&ends[i], found)
	}
	c.count(h, ends)
	if c.format == "json" {
		c.list.add(file, h.Log.Name, c.names, ends)
		return
	}
	c.table.add(c.g, file, h.Log.Name, c.names, ends)
}

func (c *comparison) count(h *load.Hand, ends []end) {
	c.total.hands++
	if h.LeftOut != replay.NoReason {
		c.total.leftOut++
		return
	}
	if !slices.ContainsFunc(ends, func(e end) bool { return !e.equal(&ends[0]) }) {
		c.total.same++
	}
	for i := range ends {
		if len(ends[i].codes) == 0 {
			c.total.clean[i]++
		}
	}
}

package cmd

import (
	"errors"
	"slices"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/report"
)

// open begins the reports asked for: that on standard output, then the files.
func (c *checking) open(asked []request) error {
	for i := range asked {
		r := &asked[i]
		if r.file == "" && c.statistics {
			c.writers = append(c.writers, statistics{c.g})
			continue
		}
		if r.file == "" {
			c.writers = append(c.writers, r.format.writer(c, c.g.out))
			continue
		}
		f, err := c.g.files.open(r)
		if err != nil {
			return err
		}
		c.writers = append(c.writers, r.format.writer(c, f))
	}
	return nil
}

// end ends so many reports, those in files first: whoever reads standard output,
// which is the first, may have gone.
func (g *global) end(reports int, end func(i int) error) error {
	var err error
	for i := range reports {
		if i == reports-1 && err == nil {
			g.files.commit(g)
		}
		err = errors.Join(err, end(reports-1-i))
	}
	var missing unkept
	switch {
	case errors.As(err, &missing):
		return &exitError{statusUsage, lang.Text{
			EN: "no room to make the report in: %s", IT: "non c'è dove preparare il resoconto: %s",
		}.Fmt(whyUnwritten(missing.error))}
	case err != nil:
		return &exitError{statusFault, fault(err)}
	}
	return nil
}

// A prize is what a hand was played for, and who takes it.
type prize struct {
	pot     lang.Text
	winners []string
	known   bool
}

// read judges the logs. Where the table is asked for it keeps of each hand,
// while it is as it was replayed, what only that shows.
func (c *checking) read(paths []string, rules replay.Config, asked []request) int {
	if !slices.ContainsFunc(asked, func(r request) bool { return r.format.name == "table" }) {
		return c.logs.judge(c.g, paths, rules, c.see)
	}
	c.prizes = map[*load.Hand]prize{}
	return c.logs.follow(c.g, paths, rules, load.Follower{Hand: c.award}, c.see)
}

func (c *checking) award(h *load.Hand, played *replay.Hand) {
	if h.LeftOut != replay.NoReason {
		return
	}
	var p prize
	if chips, known := played.Pot(); known {
		p.pot = played.Amount(chips)
	}
	var who []int
	who, p.known = played.Winners()
	for _, i := range who {
		p.winners = append(p.winners, played.Name(i))
	}
	c.prizes[h] = p
}

// document counts what a document holds and makes of it what reports get.
func (c *checking) document(d *load.Document) *report.Document {
	type found struct {
		d  *format.Diagnostic
		in int // of hands, -1 for none
	}
	out := &report.Document{File: d.File}
	var all []found
	for i := range d.Loose {
		all = append(all, found{&d.Loose[i], -1})
	}
	for i := range d.Hands {
		h := &d.Hands[i]
		if !c.filter.takes(h) {
			continue
		}
		out.Hands = append(out.Hands, c.hand(d.File, h))
		for k := range h.Found {
			all = append(all, found{&h.Found[k], len(out.Hands) - 1})
		}
	}
	clear(c.prizes)
	slices.SortStableFunc(all, func(a, b found) int { return validate.Order(a.d, b.d) })
	for _, f := range all {
		if !c.filter.counts(f.d) {
			continue
		}
		c.tally.Add(*f.d)
		c.fails(f.d)
		switch {
		case !c.filter.shows(f.d):
			continue
		case f.in < 0:
			out.Loose = append(out.Loose, f.d)
		default:
			out.Hands[f.in].Found = append(out.Hands[f.in].Found, f.d)
		}
		out.Found = append(out.Found, f.d)
	}
	return out
}

// hand counts a hand and makes of it what reports get, but for its findings.
func (c *checking) hand(file string, h *load.Hand) report.Hand {
	out := report.Hand{Name: h.Log.Name, LeftOut: h.Left(file)}
	p := c.prizes[h]
	out.Pot, out.Winners, out.Known = p.pot, p.winners, p.known
	if out.LeftOut != nil {
		c.tally.Leave(*out.LeftOut)
	} else {
		c.tally.Judge(h.Openings)
	}
	return out
}

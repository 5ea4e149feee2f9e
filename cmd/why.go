package cmd

import (
	"apertura/cmd/internal/load"
	"apertura/replay"
	"apertura/validate/checks"
	"apertura/validate/report/text"
)

// An explaining is one run of `check --why`.
type explaining struct {
	*checking
	hands int
}

// explain says how the openings of the hands of one name were judged.
func (c *checking) explain(paths []string) error {
	switch {
	case c.compare != nil:
		return refuse("--why explains by one set of rules: leave --compare out",
			"--why spiega con un solo regolamento: senza --compare")
	case c.filter.hand != "":
		return refuse("--why names the hand already: leave --hand out", "--why dice già la mano: senza --hand")
	case c.format != "text":
		return refuse("--why is text only: leave --format out", "--why è solo testo: senza --format")
	}
	rules, err := c.rules.config(c.g)
	if err != nil {
		return err
	}
	c.filters.hand, c.filter.hand = c.why, c.why
	c.text = text.Writer{Out: c.g.out, Lang: c.g.lang, Color: c.g.colors()}
	run := explaining{checking: c}
	if c.logs.follow(c.g, paths, rules, load.Follower{Hand: run.hand}, c.outside) > 0 {
		c.filter.missed(c.g, run.hands)
	}
	return nil
}

// hand explains one hand while it is as it was replayed.
func (c *explaining) hand(h *load.Hand, played *replay.Hand) {
	if !c.filter.takes(h) {
		return
	}
	c.hands++
	if h.LeftOut != replay.NoReason {
		for i := range h.Found {
			c.text.Finding(&h.Found[i])
		}
		c.g.fail(statusFinding)
		return
	}
	for _, e := range checks.Why(played, h.Found) {
		c.text.Explain(&e)
		for i := range e.Found {
			if f := &e.Found[i]; c.filter.counts(f) {
				c.fails(f)
			}
		}
	}
}

package load

import (
	"slices"

	"apertura/format"
	"apertura/replay"
	"apertura/validate"
)

// A Verdict is what one hand comes to by one set of rules.
type Verdict struct {
	Found   []format.Diagnostic
	Winners []string // who takes the pot, with all rulings carried out
	Known   bool     // the cards on record tell who
}

// Compare judges the hands of a file by several rules, each from the first
// hand on, and hands its documents to see, in order: a hand has a verdict for
// each of the rules, and in Found what it was left out for. What was judged
// before an error has been seen. The error is a [Crash] or one of reading.
func (j *Judge) Compare(f File, rules []replay.Config, see func(*Document)) error {
	return j.read(f, func(see func(*Document)) judging { return &comparing{judge: j, file: f.Name, rules: rules, see: see} }, see)
}

// comparing is a file on its way, a table for each of the rules.
type comparing struct {
	judge  *Judge
	file   string
	see    func(*Document)
	rules  []replay.Config
	log    *format.Session
	tables []*replay.Session
	out    *Document
	done   int // hands of out that are judged
}

func (c *comparing) document(d *format.Document) {
	c.out, c.done = newDocument(d, c.file), 0
	if d.Opens || d.Session != c.log || c.tables == nil {
		c.log, c.tables = d.Session, c.tables[:0]
		for _, r := range c.rules {
			c.tables = append(c.tables, replay.NewSession(d.Session, r))
		}
	}
	for i := range c.out.Hands {
		c.hand(&c.out.Hands[i])
		c.done++
	}
	c.flush()
}

// end tells of the hands that were judged before the program broke.
func (c *comparing) end(error) {
	if c.out != nil {
		c.out.Hands = c.out.Hands[:c.done]
		c.flush()
	}
}

func (c *comparing) flush() {
	d := c.out
	c.out = nil
	c.see(d)
}

// hand plays a hand at every table, also one that none can judge: each has to
// know that it was played.
func (c *comparing) hand(h *Hand) {
	for _, t := range c.tables {
		played := t.Play(h.Log)
		if h.LeftOut = played.LeftOut; h.LeftOut == replay.FormatErrors {
			continue
		}
		v := Verdict{Found: validate.Run(played, c.judge.Catalogue)}
		who, known := played.Winners()
		for _, i := range who {
			v.Winners = append(v.Winners, played.Name(i))
		}
		v.Known = known
		h.Verdicts = append(h.Verdicts, v)
	}
	if h.LeftOut == replay.FormatErrors {
		h.Codes = codes(slices.Clone(h.Log.Faults), h.Found)
		slices.Sort(h.Codes)
	}
}

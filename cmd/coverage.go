package cmd

import (
	"slices"

	"apertura/cmd/internal/coverage"
	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate/report/json"
)

// follow lets a survey see a corpus while it is judged: the hands whose
// expectations are compared, and no others.
func (c *corpus) follow(s *coverage.Survey) load.Follower {
	file := ""
	c.loosely = s.Loose
	return load.Follower{
		Session: func(d *format.Document, name string) {
			file = name
			s.Session(d.Session)
		},
		Document: func(d *format.Document) {
			if slices.ContainsFunc(d.Hands, func(h *format.Hand) bool { return c.match.MatchString(file + "/" + h.Name) }) {
				s.Document(d)
			}
		},
		Next: func(t *replay.Session, h *format.Hand) {
			if c.match.MatchString(file + "/" + h.Name) {
				s.Next(t, h)
			}
		},
		Hand: func(h *load.Hand, played *replay.Hand) {
			if c.match.MatchString(file + "/" + h.Log.Name) {
				s.Hand(h.Found, played)
			}
		},
	}
}

// covered reports what a corpus does not try, and how much of all it does.
func (c *corpus) covered(counts []coverage.Count) {
	var done, all [coverage.Verb + 1]int
	for i := range counts {
		n := &counts[i]
		all[n.Kind]++
		if n.Covered() {
			done[n.Kind]++
		} else {
			c.print(lackOf(n))
		}
		c.result.Coverage = append(c.result.Coverage, json.Coverage{Kind: n.Kind.String(), Name: n.Name, Broken: n.Broken, Kept: n.Kept, Covered: n.Covered()})
	}
	d, a := 0, 0
	for k := range all {
		d, a = d+done[k], a+all[k]
	}
	percent := 100 * d / a
	if percent < c.least {
		c.g.fail(statusFinding)
	}
	c.print(lang.Text{
		EN: "tried: %d of %d checks, %d of %d format errors, %d of %d switch values, %d of %d verbs: %d %%",
		IT: "messi alla prova: %d controlli su %d, %d errori di formato su %d, %d valori di regole su %d, %d verbi su %d: %d %%",
	}.Fmt(done[coverage.Check], all[coverage.Check], done[coverage.Fault], all[coverage.Fault],
		done[coverage.Switch], all[coverage.Switch], done[coverage.Verb], all[coverage.Verb], percent))
}

// lackOf says what a corpus has too few hands for.
func lackOf(n *coverage.Count) lang.Text {
	switch n.Kind {
	case coverage.Switch:
		return lang.Text{EN: "%s: no hand comes out otherwise under it", IT: "%s: nessuna mano cambia con questo valore"}.Fmt(n.Name)
	case coverage.Verb:
		return lang.Text{EN: "%s: no hand has the verb", IT: "%s: nessuna mano ha il verbo"}.Fmt(n.Name)
	}
	broken := lang.Count(n.Broken, "hand breaks it|hands break it", "mano la viola|mani la violano")
	return lang.Text{
		EN: "%s: %s, %s, of %d each",
		IT: "%s: %s, %s, su %d per parte",
	}.Fmt(n.Name, broken,
		lang.Count(n.Kept, "barely keeps it|barely keep it", "la rispetta per un pelo|la rispettano per un pelo"), coverage.Enough)
}

package explain

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// Logs of switches for which no log of a check will do.
//
//go:embed examples/*.yaml
var examples embed.FS

// A candidate is a log that a switch may decide.
type candidate struct{ file, log string }

// candidates lists logs that may come out otherwise under another value of a
// switch: its own, then those of the checks that may name it, of those that
// speak of it, of all.
func (b *Book) candidates(s house.Switch) []candidate {
	distance := func(c *validate.Check) int {
		switch {
		case has(decides(c), s):
			return 0
		case has(b.mentions(c), s):
			return 1
		}
		return 2
	}
	near := slices.Clone(b.checks)
	slices.SortStableFunc(near, func(x, y *validate.Check) int { return distance(x) - distance(y) })
	var out []candidate
	if own, err := examples.ReadFile("examples/" + s.Name + ".yaml"); err == nil {
		return []candidate{{s.Name + ".yaml", string(own)}}
	}
	for _, c := range near {
		for _, section := range []string{"Breaks", "Keeps"} {
			out = append(out, candidate{c.Code + ".yaml", fenced(c.Section(section))})
		}
	}
	return out
}

// How two values of a switch part on a log, the plainest first.
const (
	cleanOnce  = iota // nothing is found under one of them
	otherFound        // other things are found
	otherwise         // what is found is the same, what follows is not
	parts
)

// part puts a log on the page that comes out otherwise under another value of
// the switch, both ways.
func (b *Book) part(p *Page) error {
	var best [parts][]Trial
	for _, c := range b.candidates(p.Rule) {
		if err := b.compare(p.Rule, c, &best); err != nil {
			return err
		}
		if best[cleanOnce] != nil {
			break
		}
	}
	for _, trials := range best {
		if trials != nil {
			return b.try(p, trials...)
		}
	}
	return nil
}

// compare tries a log under the value it is judged by and under others, and
// notes the first that parts from it in each way.
func (b *Book) compare(s house.Switch, c candidate, best *[parts][]Trial) error {
	now := ""
	rules := replay.Config{Base: house.Classico(), Change: func(r house.Rules) house.Rules {
		now = s.Value(&r)
		return r
	}}
	found, _, err := b.judge(c.file, c.log, rules)
	if err != nil {
		return err
	}
	for _, value := range tried(s, found) {
		if value == now {
			continue
		}
		rules.Change = func(r house.Rules) house.Rules {
			r, _ = s.With(r, value)
			return r
		}
		other, _, err := b.judge(c.file, c.log, rules)
		if err != nil {
			return err
		}
		way := parting(found, other)
		if way == parts || best[way] != nil {
			continue
		}
		best[way] = []Trial{
			{Title: under(s.Name, now), File: c.file, Log: c.log},
			{Title: again(s.Name, value), File: c.file, Log: c.log, Set: s.Name + "=" + value, Same: true},
		}
	}
	return nil
}

func under(name, value string) lang.Text {
	return lang.Text{EN: "A log under `%s: %s`", IT: "Un verbale con `%s: %s`"}.Fmt(name, value)
}

func again(name, value string) lang.Text {
	return lang.Text{EN: "The same log under `%s: %s`", IT: "Lo stesso verbale con `%s: %s`"}.Fmt(name, value)
}

// tried lists values to try of a switch: what a finding says would do, its
// words, and of what cannot be listed some that tables play.
func tried(s house.Switch, found []format.Diagnostic) []string {
	var out []string
	for i := range found {
		if d := found[i].Switch; d != nil && d.Name == s.Name && d.Other != "" {
			out = append(out, d.Other)
		}
	}
	if s.Values() == nil {
		out = append(out, "A", "K", "10", "1", "2", "3", "0", "30s", "1m", "1/2")
	}
	out = append(out, s.Words()...)
	classico := house.Classico()
	return slices.DeleteFunc(out, func(v string) bool {
		_, ok := s.With(classico, v)
		return !ok
	})
}

// parting says how what two values make of a log differs, parts for not at all.
func parting(a, b []format.Diagnostic) int {
	foundA, followsA := outcome(a)
	foundB, followsB := outcome(b)
	switch {
	case foundA != foundB && (foundA == "" || foundB == ""):
		return cleanOnce
	case foundA != foundB:
		return otherFound
	case followsA != followsB:
		return otherwise
	}
	return parts
}

// outcome is what is found in a log, and what follows from it; remarks are no
// findings.
func outcome(list []format.Diagnostic) (found, follows string) {
	var a, b strings.Builder
	for i := range list {
		d := &list[i]
		if d.Verdict == format.Unverifiable {
			continue
		}
		if d.Verdict != format.Remark {
			fmt.Fprintln(&a, d.Code, d.Place.Span)
		}
		fmt.Fprintln(&b, d.Code)
		if d.Ruling != nil {
			fmt.Fprintln(&b, d.Ruling.Text.EN, d.Ruling.Pay)
		}
	}
	return a.String(), b.String()
}

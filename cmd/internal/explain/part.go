package explain

import (
	"fmt"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// part looks for a log, among those of the checks, that comes out otherwise
// under another value of a switch, and puts it on the page both ways. Logs of
// checks that may name the switch come first, then those that speak of it.
func (b *Book) part(p *Page) error {
	for _, findings := range []bool{true, false} {
		for _, c := range b.near(p.Rule) {
			for _, section := range []string{"Breaks", "Keeps"} {
				found, err := b.partIn(p, c, section, findings)
				if found || err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// near lists all checks, those first that have to do with a switch.
func (b *Book) near(s house.Switch) []*validate.Check {
	has := func(list []house.Switch) bool {
		return slices.ContainsFunc(list, func(o house.Switch) bool { return o.Key == s.Key })
	}
	rank := func(c *validate.Check) int {
		switch {
		case has(decides(c)):
			return 0
		case has(b.mentions(c)):
			return 1
		}
		return 2
	}
	out := slices.Clone(b.checks)
	slices.SortStableFunc(out, func(x, y *validate.Check) int { return rank(x) - rank(y) })
	return out
}

// partIn tries one log. With findings, only what is found tells two values
// apart, else what follows from it does too.
func (b *Book) partIn(p *Page, c *validate.Check, section string, findings bool) (bool, error) {
	log, file := fenced(c.Section(section)), c.Code+".yaml"
	now := ""
	seen := replay.Config{Base: house.Classico(), Change: func(r house.Rules) house.Rules {
		now = p.Rule.Value(&r)
		return r
	}}
	found, _, err := b.judge(file, log, seen)
	if err != nil {
		return false, err
	}
	for _, value := range tried(p.Rule, found) {
		if value == now {
			continue
		}
		config := seen
		config.Change = func(r house.Rules) house.Rules {
			r, _ = p.Rule.With(r, value)
			return r
		}
		other, _, err := b.judge(file, log, config)
		if err != nil {
			return false, err
		}
		if outcome(found, findings) == outcome(other, findings) {
			continue
		}
		return true, b.try(p,
			Trial{Title: under(p.Name, now), File: file, Log: log},
			Trial{Title: again(p.Name, value), File: file, Log: log, Set: p.Name + "=" + value, Same: true})
	}
	return false, nil
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
	out = append(out, s.Words()...)
	if s.Values() == nil {
		out = append(out, "none", "10", "Q", "K", "0", "1", "2", "3", "30s", "1m", "1/2")
	}
	classico := house.Classico()
	return slices.DeleteFunc(out, func(v string) bool {
		_, ok := s.With(classico, v)
		return !ok
	})
}

// outcome is what a log comes to: the findings, and their rulings unless only
// findings matter.
func outcome(found []format.Diagnostic, findings bool) string {
	var b strings.Builder
	for i := range found {
		d := &found[i]
		switch {
		case d.Verdict == format.Unverifiable:
			continue
		case findings && d.Verdict == format.Remark:
			continue
		}
		fmt.Fprintln(&b, d.Code, d.Place.Span)
		if d.Ruling != nil && !findings {
			fmt.Fprintln(&b, d.Ruling.Text.EN, d.Ruling.Pay)
		}
	}
	return b.String()
}

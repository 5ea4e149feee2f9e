package cmd

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/validate/checks"
	"apertura/validate/report/sarif"
)

// ruleOf describes what a code stands for to programs that show findings: a
// check or a format error.
func ruleOf(code string) sarif.Rule {
	for _, c := range checks.All() {
		if c.Code == code {
			return sarif.Rule{
				Code: c.Code, Slug: c.Slug, Severity: c.Severity, Summary: c.Summary, Sources: c.Sources(),
				Help: lang.Text{EN: c.Section("English"), IT: c.Section("Italiano")},
			}
		}
	}
	for _, f := range format.Faults() {
		if f.Code == code {
			return sarif.Rule{
				Code: f.Code, Slug: f.Slug, Severity: format.Error,
				Summary: f.About, Help: faultHelp(&f),
			}
		}
	}
	return sarif.Rule{Code: code}
}

// faultHelp is why it is one, what to write instead, and a log with the error
// where there is a short one.
func faultHelp(f *format.Fault) lang.Text {
	t := lang.Text{EN: f.Why.EN + "\n\n" + f.Hint.EN, IT: f.Why.IT + "\n\n" + f.Hint.IT}
	if f.Example != "" {
		example := "\n\n```yaml\n" + f.Example + "```"
		t = lang.Text{EN: t.EN + example, IT: t.IT + example}
	}
	return t
}

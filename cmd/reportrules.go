package cmd

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/checks"
	"apertura/validate/report/sarif"
)

// ruleOf describes what a code stands for to programs that show findings: a
// check, the finding about the log's own remarks, or a format error.
func ruleOf(code string) sarif.Rule {
	for _, c := range checks.Catalogue() {
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
				Summary: faultSummary(&f), Help: faultHelp(&f),
			}
		}
	}
	return sarif.Rule{
		Code: validate.UnusedCode, Slug: validate.UnusedSlug, Severity: format.Warning,
		Summary: lang.Text{EN: "something allowed that did not happen", IT: "qualcosa di ammesso che non è successo"},
	}
}

// faultSummary is the sentence of a format error without the words of a log, or
// what to write instead where little is left of it.
func faultSummary(f *format.Fault) lang.Text {
	if t := (lang.Text{EN: unfilled(f.Text.EN), IT: unfilled(f.Text.IT)}); t.EN != gap {
		return t
	}
	return f.Hint
}

// faultHelp is what to write instead, and a log with the error where there is a
// short one.
func faultHelp(f *format.Fault) lang.Text {
	t := f.Hint
	if f.Example != "" {
		example := "\n\n```yaml\n" + f.Example + "```"
		t = lang.Text{EN: t.EN + example, IT: t.IT + example}
	}
	return t
}

// gap stands where a sentence would have words of a log.
const gap = "…"

// unfilled writes a gap for each verb of fmt in a sentence, one for several.
func unfilled(s string) string {
	parts := strings.Split(s, "%")
	for i, p := range parts {
		if i > 0 {
			if _, behind, found := strings.Cut(p, "]"); found && strings.HasPrefix(p, "[") {
				p = behind
			}
			parts[i] = p[1:]
		}
	}
	return strings.ReplaceAll(strings.Join(parts, gap), gap+gap, gap)
}

package sarif

import (
	"errors"
	"io"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
)

// A Rule is what a code stands for: a check, or a format error.
type Rule struct {
	Code, Slug string
	Severity   format.Severity
	Summary    lang.Text // one phrase
	Help       lang.Text // Markdown
	Sources    []string
}

// Options are what a report depends on besides what was found.
type Options struct {
	Lang    lang.Lang
	Only    bool   // only that language; else the other one is in the properties
	Root    string // the folder from which files are named
	Version string // of this program
	Rule    func(code string) Rule
	Keep    report.Keep
}

// A Writer writes a run at its end; until then it keeps the results as text.
type Writer struct {
	out     io.Writer
	o       Options
	run     run // without its results
	results *report.List
	err     error
	index   map[string]int // of a code among the rules
}

// New returns a writer for one run.
func New(out io.Writer, o Options) *Writer {
	return &Writer{out: out, o: o, results: report.NewList("results", 3, o.Keep), index: map[string]int{}, run: run{
		ColumnKind:       "unicodeCodePoints",
		Invocations:      []invocation{{ExecutionSuccessful: true}},
		Language:         o.Lang.String(),
		NewlineSequences: []string{"\r\n", "\n"},
		Results:          []*result{},
		Tool: tool{driver{
			Contents: []string{"localizedData", "nonLocalizedData"},
			Language: o.Lang.String(),
			Name:     "apertura",
			Rules:    []*rule{},
			Version:  o.Version,
		}},
	}}
}

// Document keeps the findings of one document.
func (w *Writer) Document(d *report.Document) {
	for _, f := range d.Found {
		b, err := report.Marshal(w.result(f), "  ")
		if w.err = errors.Join(w.err, err); err == nil {
			w.results.Add(b)
		}
	}
}

// End writes the report.
func (w *Writer) End(t *validate.Tally) error {
	w.run.Properties = bagOf("files", t.Files, "hands", t.Hands, "judged", t.Judged, "leftOut", t.LeftOut)
	b, err := report.Marshal(log{
		Schema:     "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/main/sarif-2.1/schema/sarif-schema-2.1.0.json",
		Version:    "2.1.0",
		Runs:       []*run{&w.run},
		Properties: bag{},
	}, "  ")
	if err = errors.Join(w.err, err); err != nil {
		return err
	}
	return report.Fill(w.out, b, w.results)
}

// ruleOf returns the index of a code among the rules, which it joins when it
// is first met.
func (w *Writer) ruleOf(code string) int {
	i, met := w.index[code]
	if met {
		return i
	}
	i = len(w.index)
	w.index[code] = i
	r := w.o.Rule(code)
	d := &rule{
		DefaultConfiguration: configuration{Enabled: true, Level: r.Severity.String()},
		ID:                   r.Code,
		Name:                 r.Slug,
		ShortDescription:     &text{Text: w.say(r.Summary)},
	}
	if !r.Help.Empty() {
		d.Help = &text{Markdown: w.say(r.Help), Text: w.say(r.Help)}
	}
	more := []any{"sources", r.Sources}
	if other := w.other(r.Summary); other != nil {
		more = append(more, "summary", other)
	}
	if other := w.other(r.Help); other != nil {
		more = append(more, "help", other)
	}
	d.Properties = bagOf(more...)
	driver := &w.run.Tool.Driver
	driver.Rules = append(driver.Rules, d)
	return i
}

// other is a text in the language the report is not in, by its name, nil where
// only one was asked for.
func (w *Writer) other(t lang.Text) any {
	if w.o.Only || t.Empty() {
		return nil
	}
	l := lang.IT
	if w.o.Lang == lang.IT {
		l = lang.EN
	}
	return map[string]string{l.String(): t.In(l)}
}

func (w *Writer) say(t lang.Text) string { return t.In(w.o.Lang) }

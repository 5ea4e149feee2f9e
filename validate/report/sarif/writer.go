package sarif

import (
	"errors"
	"fmt"
	"io"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
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

// A Writer writes a run at its end; until then it keeps the results as text: the
// library's own are large, and it wants all of them at once.
type Writer struct {
	out     io.Writer
	o       Options
	run     *sarif.Run // with the first few results
	results *report.List
	err     error
	index   map[string]int // of a code among the rules
}

// New returns a writer for one run.
func New(out io.Writer, o Options) *Writer {
	driver := sarif.NewToolComponent().WithName("apertura").WithVersion(o.Version).WithLanguage(o.Lang.String())
	run := sarif.NewRun().WithColumnKind("unicodeCodePoints").WithLanguage(o.Lang.String())
	run.Tool = sarif.NewTool().WithDriver(driver)
	return &Writer{out: out, o: o, run: run, results: report.NewList("results", 3, o.Keep), index: map[string]int{}}
}

// Document keeps the findings of one document.
func (w *Writer) Document(d *report.Document) {
	for _, f := range d.Found {
		r := w.result(f)
		if len(w.run.Results) < mostValidated {
			w.run.AddResult(r)
		}
		b, err := report.Marshal(r, "  ")
		if w.err = errors.Join(w.err, err); err == nil {
			w.results.Add(lean(b))
		}
	}
}

// mostValidated is how many results are held against the schema in each run.
const mostValidated = 100

// End writes the report.
func (w *Writer) End(t *validate.Tally) error {
	w.run.AddInvocation(sarif.NewInvocation().WithExecutionSuccessful(true))
	w.run.WithProperties(bag("files", t.Files, "hands", t.Hands, "judged", t.Judged, "leftOut", t.LeftOut))
	// Results are all of one make: to hold each against the schema would take
	// longer than all the rest.
	all := sarif.NewReport().AddRun(w.run)
	if err := all.Validate(); err != nil {
		return errors.Join(errors.New("what was to be written is no SARIF"), err)
	}
	w.run.Results = []*sarif.Result{}
	b, err := report.Marshal(all, "  ")
	if err = errors.Join(w.err, err); err != nil {
		return err
	}
	return report.Fill(w.out, lean(b), w.results)
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
	d := sarif.NewReportingDescriptor().WithID(r.Code).WithName(r.Slug)
	d.ShortDescription = w.multiformat(r.Summary, false)
	d.DefaultConfiguration = sarif.NewReportingConfiguration().WithLevel(r.Severity.String())
	if !r.Help.Empty() {
		d.Help = w.multiformat(r.Help, true)
	}
	more := []any{"sources", r.Sources}
	if other := w.other(r.Summary); other != nil {
		more = append(more, "summary", other)
	}
	if other := w.other(r.Help); other != nil {
		more = append(more, "help", other)
	}
	d.Properties = bag(more...)
	w.run.Tool.Driver.AddRule(d)
	return i
}

func (w *Writer) multiformat(t lang.Text, marked bool) *sarif.MultiformatMessageString {
	m := sarif.NewMultiformatMessageString().WithText(w.say(t))
	if marked {
		m.WithMarkdown(w.say(t))
	}
	return m
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

// bag makes properties of names and values; what is empty is left out.
func bag(pairs ...any) *sarif.PropertyBag {
	b := sarif.NewPropertyBag()
	for i := 0; i < len(pairs); i += 2 {
		switch v := pairs[i+1].(type) {
		case string:
			if v == "" {
				continue
			}
		case []string:
			if len(v) == 0 {
				continue
			}
		case nil:
			continue
		}
		b.Add(fmt.Sprint(pairs[i]), pairs[i+1])
	}
	return b
}

package explain

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate/report/text"
)

// columns is how wide prose is on a terminal.
const columns = 78

// Text writes a page for a terminal, in one language.
func (p *Page) Text(w io.Writer, l lang.Lang, color bool) error {
	t := plain{l: l, color: color}
	t.line(p.title())
	t.wrap("", p.Summary.In(l))
	t.line(p.about().In(l))
	if !p.Body.Empty() {
		for paragraph := range strings.SplitSeq(p.Body.In(l), "\n\n") {
			t.line("")
			t.wrap("", paragraph)
		}
	}
	if p.Kind == Switch {
		t.values(p)
		t.topics(checksHead, p.Checks)
		t.topics(spokenHead, p.Spoken)
	}
	t.sources(p)
	t.switches(decidedBy, p.Deciding)
	t.switches(mentioned, p.Mentioned)
	for i := range p.Trials {
		t.trial(&p.Trials[i])
	}
	_, err := w.Write(t.b.Bytes())
	return err
}

// plain writes text for a terminal.
type plain struct {
	b     bytes.Buffer
	l     lang.Lang
	color bool
}

func (t *plain) line(s string) { t.b.WriteString(lang.Plain(s) + "\n") }

func (t *plain) head(s lang.Text) { t.b.WriteString("\n" + s.In(t.l) + "\n") }

// wrap writes words in lines of so many columns.
func (t *plain) wrap(indent, s string) { t.fill(indent, indent, s) }

// hang is wrap with all lines but the first set back.
func (t *plain) hang(indent, s string) { t.fill(indent, indent+"    ", s) }

func (t *plain) fill(first, indent, s string) {
	line, start := first, len(first)
	for word := range strings.FieldsSeq(s) {
		if n := utf8.RuneCountInString(line); n > start {
			if n+1+utf8.RuneCountInString(word) > columns {
				t.line(line)
				line, start = indent, len(indent)
			} else {
				line += " "
			}
		}
		line += word
	}
	t.line(line)
}

func (t *plain) sources(p *Page) {
	if p.Kind == Fault {
		return
	}
	t.head(sourcesHead)
	if p.Unsourced {
		t.wrap("  ", unsourced.In(t.l))
	}
	for _, s := range p.Sources {
		t.hang("  ", "["+s.Tag+"] "+tells(s).In(t.l))
	}
}

func (t *plain) switches(title lang.Text, list []house.Switch) {
	if len(list) == 0 {
		return
	}
	t.head(title)
	for _, s := range list {
		t.hang("  ", fmt.Sprintf("%s: %s (classico: %s)", s.Name, s.Allowed().In(t.l), classico(s)))
		t.wrap("      ", s.Decides.In(t.l))
	}
}

func (t *plain) values(p *Page) {
	t.head(valuesHead)
	width := 0
	for _, v := range p.Values {
		width = max(width, utf8.RuneCountInString(v.Value))
	}
	for _, v := range p.Values {
		t.line(strings.TrimRight(fmt.Sprintf("  %-*s  %s", width, v.Value, strings.Join(v.Presets, ", ")), " "))
	}
}

func (t *plain) topics(title lang.Text, list []Topic) {
	if len(list) == 0 {
		return
	}
	t.head(title)
	for i := range list {
		t.hang("  ", list[i].title()+": "+list[i].Summary.In(t.l))
	}
}

func (t *plain) trial(r *Trial) {
	t.head(r.Title)
	if !r.Same {
		for line := range strings.Lines(r.Log) {
			t.line(strings.TrimRight("  "+visible(line), " "))
		}
		t.head(r.says())
	}
	t.b.WriteString(r.output(t.l, t.color))
}

// visible is a line of a log as a terminal shows it.
func visible(line string) string {
	return strings.ReplaceAll(strings.TrimSuffix(line, "\n"), "\t", "    ")
}

// says is the heading above what the program says of a log.
func (r *Trial) says() lang.Text {
	flags := ""
	if r.Set != "" {
		flags = " --set " + r.Set
	}
	for i := range r.Found {
		if r.Found[i].Verdict == format.Remark {
			flags += " --show remarks"
			break
		}
	}
	return lang.Text{EN: "What `apertura check%s` says", IT: "Che cosa dice `apertura check%s`"}.Fmt(flags)
}

// output is what the program says of a log.
func (r *Trial) output(l lang.Lang, color bool) string {
	var b bytes.Buffer
	w := text.Writer{Out: &b, Lang: l, Color: color}
	for i := range r.Found {
		w.Finding(&r.Found[i])
	}
	w.Summary(&r.Tally)
	return b.String()
}

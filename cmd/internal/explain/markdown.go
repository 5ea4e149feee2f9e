package explain

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strings"
	"sync"

	"apertura/format/lang"
	"apertura/replay/house"
)

// Markdown writes a page as Markdown, in one language and without links.
func (p *Page) Markdown(w io.Writer, l lang.Lang) error {
	m := markdown{level: "##", langs: []lang.Lang{l}}
	m.printf("# %s\n\n", p.title())
	m.half(p, l)
	m.trials(p)
	_, err := w.Write(bytes.TrimRight(m.b.Bytes(), "\n"))
	if err == nil {
		_, err = io.WriteString(w, "\n")
	}
	return err
}

// markdown writes Markdown.
type markdown struct {
	b     bytes.Buffer
	level string // of the headings below the title
	langs []lang.Lang
	links *links // nil: none
}

func (m *markdown) printf(layout string, args ...any) { fmt.Fprintf(&m.b, layout, args...) }

// say is a text in the languages of the page.
func (m *markdown) say(t lang.Text) string {
	if len(m.langs) == 1 || t.EN == t.IT {
		return t.In(m.langs[0])
	}
	return t.EN + " · " + t.IT
}

func (m *markdown) head(title string) { m.printf("%s %s\n\n", m.level, title) }

// half writes all of a page that is said in one language.
func (m *markdown) half(p *Page, l lang.Lang) {
	m.printf("*%s* · %s\n\n", escape(sentence(p.Summary.In(l))), escape(p.about().In(l)))
	if !p.Body.Empty() {
		m.printf("%s\n\n", m.links.prose(p.Name, p.Body.In(l)))
	}
	if p.Kind == Switch {
		m.values(p, l)
		m.topics(checksHead, p.Checks, l)
		m.topics(spokenHead, p.Spoken, l)
	}
	m.sources(p, l)
	m.switches(decidedBy, p.Deciding, l)
	m.switches(mentioned, p.Mentioned, l)
}

func (m *markdown) values(p *Page, l lang.Lang) {
	m.head(valuesHead.In(l))
	m.printf("| %s | preset |\n|---|---|\n", lang.Text{EN: "value", IT: "valore"}.In(l))
	for _, v := range p.Values {
		m.printf("| `%s` | %s |\n", v.Value, strings.Join(v.Presets, ", "))
	}
	m.printf("\n")
}

func (m *markdown) topics(title lang.Text, list []Topic, l lang.Lang) {
	if len(list) == 0 {
		return
	}
	m.head(title.In(l))
	for i := range list {
		m.printf("- %s: %s\n", m.links.topic(&list[i]), escape(list[i].Summary.In(l)))
	}
	m.printf("\n")
}

func (m *markdown) sources(p *Page, l lang.Lang) {
	if p.Kind == Fault {
		return
	}
	m.head(sourcesHead.In(l))
	if p.Unsourced {
		m.printf("%s\n", unsourced.In(l))
	}
	for _, s := range p.Sources {
		m.printf("- %s %s\n", m.links.source(s.Tag), escape(tells(s).In(l)))
	}
	m.printf("\n")
}

func (m *markdown) switches(title lang.Text, list []house.Switch, l lang.Lang) {
	if len(list) == 0 {
		return
	}
	m.head(title.In(l))
	m.printf("%s\n|---|---|---|---|\n", lang.Text{
		EN: "| switch | classico | what it may be | what it decides |",
		IT: "| regola | classico | che cosa può essere | che cosa decide |",
	}.In(l))
	for _, s := range list {
		m.printf("| %s | `%s` | %s | %s |\n", m.links.rule(s.Name), classico(s), escape(s.Allowed().In(l)), escape(s.Decides.In(l)))
	}
	m.printf("\n")
}

func (m *markdown) trials(p *Page) {
	for i := range p.Trials {
		r := &p.Trials[i]
		m.head(m.say(r.Title))
		if !r.Same {
			m.printf("```yaml\n")
			for line := range strings.Lines(r.Log) {
				m.printf("%s\n", lang.Plain(visible(line)))
			}
			m.printf("```\n\n")
		}
		m.printf("%s:\n\n", m.say(r.says()))
		for _, l := range m.langs {
			m.printf("```text\n%s```\n\n", r.output(l, false))
		}
	}
}

// escape keeps a cell of a table from ending early.
func escape(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

// links are the ways from one page to another, as seen from the folder a page
// is in. Without any, names are written as they are.
type links struct {
	checks, switches, docs string
	known                  map[string]bool // codes and switches there are pages of
}

// What paragraphs name.
var (
	citation = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\[(\d{3}|[A-Z]{2})\]`) })
	aCode    = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\b[A-Z]\d\d\b`) })
	aRule    = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile("`([a-z][a-z-]+)(: [^`]+)?`") })
)

// prose links the sources, codes and switches that paragraphs name, but not the
// page to itself.
func (k *links) prose(self, s string) string {
	if k == nil {
		return s
	}
	s = aCode().ReplaceAllStringFunc(s, func(code string) string {
		if code == self || !k.known[code] {
			return code
		}
		return "[" + code + "](" + k.checks + code + ".md)"
	})
	s = aRule().ReplaceAllStringFunc(s, func(word string) string {
		name := aRule().FindStringSubmatch(word)[1]
		if name == self || !k.known[name] {
			return word
		}
		return "[" + word + "](" + k.switches + name + ".md)"
	})
	return citation().ReplaceAllStringFunc(s, func(tag string) string { return k.source(strings.Trim(tag, "[]")) })
}

func (k *links) source(tag string) string {
	if k == nil {
		return "[" + tag + "]"
	}
	anchor := "the-others--le-altre"
	if tag[0] == '0' {
		anchor = tag
	}
	return "[[" + tag + "]](" + k.docs + "sources.md#" + anchor + ")"
}

func (k *links) rule(name string) string {
	if k == nil {
		return "`" + name + "`"
	}
	return "[`" + name + "`](" + k.switches + name + ".md)"
}

func (k *links) topic(t *Topic) string {
	if k == nil {
		return t.title()
	}
	return "[" + t.title() + "](" + k.checks + t.Name + ".md)"
}

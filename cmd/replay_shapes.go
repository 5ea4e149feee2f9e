package cmd

import (
	"io"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
	"apertura/replay/render/html"
	"apertura/replay/render/markdown"
	"apertura/replay/render/svg"
	"apertura/replay/render/text"
	"apertura/validate/checks"
)

// A shape is a form in which hands are shown.
type shape struct {
	name  string
	write func(*replaying, io.Writer) error
}

// shapeTable lists them, the one for a terminal first.
func shapeTable() []shape {
	return []shape{
		{"table", (*replaying).table},
		{"json", (*replaying).json},
		{"markdown", (*replaying).markdown},
		{"html", (*replaying).html},
		{"svg", (*replaying).svg},
	}
}

// shapes are their names.
func shapes() []string {
	var out []string
	for _, s := range shapeTable() {
		out = append(out, s.name)
	}
	return out
}

func shapeNames() string { return strings.Join(shapes(), ", ") }

// shapeOf returns how a shape is written.
func shapeOf(name string) func(*replaying, io.Writer) error {
	list := shapeTable()
	return list[slices.IndexFunc(list, func(s shape) bool { return s.name == name })].write
}

// table writes hands for a terminal, or for a file of text.
func (c *replaying) table(out io.Writer) error {
	w := text.Writer{Out: out, Lang: c.g.lang, Color: c.file == "" && c.g.colors()}
	for i := range c.shown {
		e := &c.shown[i]
		if len(e.Hands) == 0 {
			continue
		}
		w.Evening(e)
		for j := range e.Hands {
			if err := w.Hand(&e.Hands[j]); err != nil {
				return err
			}
		}
	}
	return nil
}

// markdown writes hands as pages of a lesson.
func (c *replaying) markdown(out io.Writer) error {
	w := markdown.Writer{Out: out, Lang: c.g.lang}
	for i := range c.shown {
		e := &c.shown[i]
		if len(e.Hands) == 0 {
			continue
		}
		if err := w.Evening(e); err != nil {
			return err
		}
		for j := range e.Hands {
			if err := w.Hand(&e.Hands[j]); err != nil {
				return err
			}
		}
	}
	return nil
}

// svg draws one hand at the step it is shown to.
func (c *replaying) svg(out io.Writer) error {
	h, err := c.one("--format svg")
	if err != nil {
		return err
	}
	w := svg.Picture{Hand: h, Lang: c.g.lang}
	return w.Write(out)
}

// html makes one page of all hands, with what stands behind their findings.
func (c *replaying) html(out io.Writer) error {
	lessons := lessons()
	for i := range c.shown {
		c.shown[i].Checks = lessons
	}
	p := html.Page{Lang: c.g.lang, Quiz: c.quiz, Hide: c.hide}
	return p.Write(out, c.shown)
}

// lessons are what the checks say of themselves, and why there are the faults.
func lessons() map[string]render.Lesson {
	out := map[string]render.Lesson{}
	for _, c := range checks.Catalogue() {
		out[c.Code] = render.Lesson{
			Summary: c.Summary,
			Text:    lang.Text{EN: unmarked(c.Section("English")), IT: unmarked(c.Section("Italiano"))},
		}
	}
	for _, f := range format.Faults() {
		out[f.Code] = render.Lesson{Summary: f.About, Text: lang.Text{EN: unmarked(f.Why.EN), IT: unmarked(f.Why.IT)}}
	}
	return out
}

// unmarked is the Markdown of a check as one reads it, without the signs of
// code.
func unmarked(markdown string) string { return strings.ReplaceAll(markdown, "`", "") }

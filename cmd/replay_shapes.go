package cmd

import (
	"io"
	"slices"
	"strings"

	"apertura/replay/render/svg"
	"apertura/replay/render/text"
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

// svg draws one hand at the step it is shown to.
func (c *replaying) svg(out io.Writer) error {
	h, err := c.one("--format svg")
	if err != nil {
		return err
	}
	w := svg.Picture{Hand: h, Lang: c.g.lang}
	return w.Write(out)
}

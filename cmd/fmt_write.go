package cmd

import (
	"bytes"
	"io"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"

	"github.com/aymanbagabas/go-udiff"
)

// compare shows what would change in a file as a unified diff.
func (c *formatting) compare(f load.File) error {
	var before strings.Builder
	var edits []udiff.Edit
	err := c.each(f, func(d *format.Formatted) error {
		if d.Changed {
			for _, e := range udiff.Lines(string(d.Before), string(d.Text)) {
				e.Start, e.End = e.Start+before.Len(), e.End+before.Len()
				edits = append(edits, e)
			}
		}
		before.Write(d.Before)
		c.tell(f, d)
		return nil
	})
	if err != nil || len(edits) == 0 {
		return err
	}
	text, err := unified(lang.Plain(f.Name), before.String(), edits)
	c.g.fail(statusFinding)
	io.WriteString(c.g.out, text)
	return err
}

// unified returns edits as a unified diff. The library miscounts the lines of
// the new text behind a hunk of several changes, so they are counted here.
func unified(name, before string, edits []udiff.Edit) (string, error) {
	diff, err := udiff.ToUnifiedDiff(name, name, before, edits, udiff.DefaultContextLines)
	if err != nil {
		return "", err
	}
	by := 0
	for _, h := range diff.Hunks {
		h.ToLine = h.FromLine + by
		for _, l := range h.Lines {
			switch l.Kind {
			case udiff.Insert:
				by++
			case udiff.Delete:
				by--
			}
		}
	}
	return diff.String(), nil
}

// rewrite writes a file back as formatted, in one go or not at all. A link stays
// one.
func (c *formatting) rewrite(f load.File) error {
	switch {
	case f.Path() == "":
		return refuse("--write has nowhere to write standard input to", "--write non sa dove riscrivere lo standard input")
	case f.Packed():
		return refuse("--write does not write compressed logs: unpack it first", "--write non riscrive i verbali compressi: prima decomprimilo")
	}
	changed, err := c.changes(f)
	if err != nil || !changed {
		return err
	}
	var text bytes.Buffer
	err = c.each(f, func(d *format.Formatted) error {
		_, err := text.Write(d.Text)
		return err
	})
	if err != nil {
		return err
	}
	if err := c.g.create(f.Path(), text.Bytes(), true); err != nil {
		return notCreated{err}
	}
	return nil
}

// notCreated is an error of writing a file, not of reading it.
type notCreated struct{ error }

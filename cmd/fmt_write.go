package cmd

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/validate/report"

	"github.com/aymanbagabas/go-udiff"
)

// compare shows what would change in a file as a unified diff, document by
// document.
func (c *formatting) compare(f load.File) error {
	head, from, to := true, 0, 0 // lines before the document
	return c.each(f, func(d *format.Formatted) error {
		if d.Changed {
			text, err := unified(f.Name, string(d.Before), string(d.Text), from, to)
			if err != nil {
				return err
			}
			if !head {
				text = strings.SplitN(text, "\n", 3)[2]
			}
			head = false
			c.g.fail(statusFinding)
			if _, err := io.WriteString(c.g.out, text); err != nil {
				return err
			}
		}
		from += bytes.Count(d.Before, []byte("\n"))
		to += bytes.Count(d.Text, []byte("\n"))
		c.tell(f, d)
		return nil
	})
}

// unified returns the unified diff of a part of a file that begins behind so
// many lines. The library miscounts the lines of the new text behind a hunk
// of several changes, so they are counted here.
func unified(name, before, after string, from, to int) (string, error) {
	name = report.Plain(name)
	diff, err := udiff.ToUnifiedDiff(name, name, before, udiff.Lines(before, after), udiff.DefaultContextLines)
	if err != nil {
		return "", err
	}
	by := to - from
	for _, h := range diff.Hunks {
		h.FromLine += from
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

// rewrite writes a file back as formatted, in one go or not at all: into a file
// beside it, which then takes its place and its permissions. A link stays one.
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
	target, err := filepath.EvalSymlinks(f.Path())
	if err != nil {
		return err
	}
	info, err := os.Stat(target)
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return refuse("--write writes files only", "--write riscrive solo file")
	}
	beside, err := os.CreateTemp(filepath.Dir(target), "."+filepath.Base(target)+".*")
	if err != nil {
		return err
	}
	err = c.each(f, func(d *format.Formatted) error {
		_, err := beside.Write(d.Text)
		return err
	})
	if err == nil {
		err = beside.Chmod(info.Mode().Perm())
	}
	if err == nil {
		err = beside.Sync()
	}
	if closing := beside.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(beside.Name(), target)
	}
	if err != nil {
		os.Remove(beside.Name())
	}
	return err
}

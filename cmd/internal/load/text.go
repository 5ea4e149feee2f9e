package load

import (
	"io"
	"strings"

	"apertura/format"
	"apertura/replay"
	"apertura/validate"
)

// Text judges a log that lies in memory, called name. It returns what was found
// in the order of the text, and what it comes to.
func (j *Judge) Text(name, log string) (found []format.Diagnostic, t validate.Tally, err error) {
	t.Files = 1
	open := func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(log)), nil }
	err = j.File(File{Name: name, from: open}, func(d *Document) {
		found = append(found, d.All()...)
		for i := range d.Hands {
			h := &d.Hands[i]
			if l := h.Left(d.File); l != nil {
				t.Leave(*l)
			} else {
				t.Judge(h.Openings)
			}
		}
		d.Release()
	})
	t.Add(found...)
	return found, t, err
}

// Left says which hand was left out, and why; nil of one that was judged.
func (h *Hand) Left(file string) *validate.LeftOut {
	if h.LeftOut == replay.NoReason {
		return nil
	}
	at := h.Log.Source.Position(h.Log.Span.Start)
	return &validate.LeftOut{File: file, Line: at.Line, Hand: h.Log.Name, Reason: h.LeftOut, Codes: h.Codes}
}

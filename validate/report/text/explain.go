package text

import (
	"fmt"
	"io"
	"strings"

	"apertura/format/lang"
	"apertura/validate"
)

// Explain writes an explanation the way a finding is written, and an empty
// line.
func (w *Writer) Explain(e *validate.Explanation) {
	var b strings.Builder
	at := e.Place.Start()
	head := fmt.Sprintf("%s:%d:%d:", lang.Plain(e.Place.Source.File), at.Line, at.Column)
	fmt.Fprintf(&b, "%s %s\n", w.paint(bold, head), w.say(e.Title))
	gutter := gutterOf(e.Place, e.Evidence)
	w.excerpts(&b, gutter, e.Place, cyan, w.say(e.Message), e.Evidence)
	for _, p := range e.Points {
		w.footLine(&b, gutter, p.Label, w.say(p.Text))
	}
	b.WriteByte('\n')
	io.WriteString(w.Out, b.String())
}

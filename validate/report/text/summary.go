package text

import (
	"fmt"

	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
)

// mostNames bounds the hands one line names.
const mostNames = 12

// Summary writes what a run came to: a line for every group of hands that were
// left out, by name and reason, and one line of figures.
func (w *Writer) Summary(t *validate.Tally) {
	for i := 0; i < len(t.LeftOut); {
		first := &t.LeftOut[i]
		j := i
		var names []string
		for ; j < len(t.LeftOut) && t.LeftOut[j].File == first.File && report.Why(&t.LeftOut[j]) == report.Why(first); j++ {
			names = append(names, t.LeftOut[j].Hand)
		}
		w.leftOut(first, names)
		i = j
	}
	fmt.Fprintf(w.Out, "%s\n", w.paint(bold, w.say(report.Figures(t))))
}

func (w *Writer) leftOut(first *validate.LeftOut, names []string) {
	n := len(names)
	items := make([]lang.Text, 0, mostNames+1)
	for _, name := range names[:min(n, mostNames)] {
		items = append(items, lang.Same(name))
	}
	if more := n - mostNames; more > 0 {
		items = append(items, lang.Text{EN: "%d more", IT: "altre %d"}.Fmt(more))
	}
	t := lang.Text{EN: "hand %s left out: %s", IT: "mano %s lasciata fuori: %s"}
	if n > 1 {
		t = lang.Text{EN: "hands %s left out: %s", IT: "mani %s lasciate fuori: %s"}
	}
	fmt.Fprintf(w.Out, "%s:%d: %s\n", lang.Plain(first.File), first.Line, w.say(t.Fmt(lang.List(items...), report.Why(first))))
}

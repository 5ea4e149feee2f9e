package text

import (
	"fmt"

	"apertura/format/lang"
	"apertura/validate"
	"apertura/validate/report"
)

// Summary writes what a run came to: a line for every group of hands that were
// left out, by name and reason, and one line of figures.
func (w *Writer) Summary(t *validate.Tally) {
	for i := range t.Groups {
		w.leftOut(&t.Groups[i])
	}
	if t.Beyond > 0 {
		fmt.Fprintf(w.Out, "%s\n", w.say(lang.Count(t.Beyond, "more hand left out|more hands left out", "altra mano lasciata fuori|altre mani lasciate fuori")))
	}
	fmt.Fprintf(w.Out, "%s\n", w.paint(bold, w.say(report.Figures(t))))
}

func (w *Writer) leftOut(g *validate.Group) {
	items := make([]lang.Text, 0, len(g.Names)+1)
	for _, name := range g.Names {
		items = append(items, lang.Same(name))
	}
	if more := g.Hands - len(g.Names); more > 0 {
		items = append(items, lang.Text{EN: "%d more", IT: "altre %d"}.Fmt(more))
	}
	t := lang.Text{EN: "hand %s left out: %s", IT: "mano %s lasciata fuori: %s"}
	if g.Hands > 1 {
		t = lang.Text{EN: "hands %s left out: %s", IT: "mani %s lasciate fuori: %s"}
	}
	fmt.Fprintf(w.Out, "%s:%d: %s\n", lang.Plain(g.File), g.Line, w.say(t.Fmt(lang.List(items...), report.Why(&g.LeftOut))))
}

package table

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render/columns"
	"apertura/validate"
	"apertura/validate/report"
)

// mostRows is how many rows are laid out together.
const mostRows = 500

// A Writer writes a table for each file, a hand a row: what is to be shown of
// it, the pot, and who takes it by the rules, all rulings carried out. Below
// them comes the summary, unless it is to be quiet.
type Writer struct {
	Out   io.Writer
	Lang  lang.Lang
	Quiet bool

	file string
	rows [][]string
	err  error
}

// unknown stands for an amount that the log does not tell.
const unknown = "?"

var (
	clean   = lang.Text{EN: "clean", IT: "pulita"}
	leftOut = lang.Text{EN: "left out: %s", IT: "lasciata fuori: %s"}
	outside = lang.Text{EN: "outside any hand", IT: "fuori dalle mani"}
)

// Document takes the hands of one document, then what is outside them.
func (w *Writer) Document(d *report.Document) {
	if d.File != w.file {
		w.flush()
		w.file = d.File
	}
	for i := range d.Hands {
		w.add(w.row(&d.Hands[i])...)
	}
	if len(d.Loose) > 0 {
		w.add(w.say(outside), codes(d.Loose), "", "")
	}
}

func (w *Writer) row(h *report.Hand) []string {
	if h.LeftOut != nil {
		return []string{h.Name, w.say(leftOut.Fmt(report.Why(h.LeftOut))), "", ""}
	}
	found := codes(h.Found)
	if found == "" {
		found = w.say(clean)
	}
	pot := unknown
	if !h.Pot.Empty() {
		pot = w.say(h.Pot)
	}
	return []string{h.Name, found, pot, w.say(h.Winner())}
}

// codes are those of findings, each with how often where that is more than
// once; what the table accepted stands in brackets.
func codes(found []*format.Diagnostic) string {
	var order []string
	times := map[string]int{}
	for _, d := range found {
		code := d.Code
		if d.Accepted {
			code = "(" + code + ")"
		}
		if times[code]++; times[code] == 1 {
			order = append(order, code)
		}
	}
	for i, code := range order {
		if n := times[code]; n > 1 {
			order[i] = fmt.Sprintf("%s×%d", code, n)
		}
	}
	return strings.Join(order, " ")
}

func (w *Writer) add(cells ...string) {
	if len(w.rows) >= mostRows {
		w.flush()
	}
	w.rows = append(w.rows, cells)
}

// flush writes what there is under the name of its file.
func (w *Writer) flush() {
	if len(w.rows) == 0 {
		return
	}
	fmt.Fprintln(w.Out, lang.Plain(w.file))
	w.err = errors.Join(w.err, columns.Write(w.Out, []string{
		w.say(lang.Text{EN: "hand", IT: "mano"}), w.say(lang.Text{EN: "findings", IT: "irregolarità"}),
		w.say(lang.Text{EN: "pot", IT: "piatto"}), w.say(lang.Text{EN: "winner", IT: "vince"}),
	}, w.rows))
	fmt.Fprintln(w.Out)
	w.rows = slices.Delete(w.rows, 0, len(w.rows))
}

// End writes the last table and the summary.
func (w *Writer) End(t *validate.Tally) error {
	w.flush()
	if !w.Quiet {
		fmt.Fprintln(w.Out, lang.Plain(w.say(report.Figures(t))))
	}
	return w.err
}

func (w *Writer) say(t lang.Text) string { return t.In(w.Lang) }

package report

import "apertura/format"

// Worst keeps the heaviest of what a run finds, the first of those that weigh
// the same, and counts the rest: what is kept of a run without end is bounded.
// The zero value keeps nothing; Most is how many of each severity are kept.
type Worst struct {
	Most  int
	kept  [format.Error + 1][]string
	count [format.Error + 1]int
}

// See counts what is found in a document and the table did not accept, and
// keeps the line of each while there is room for more of its severity.
func (w *Worst) See(d *Document, line func(*format.Diagnostic) string) {
	for _, f := range d.Found {
		if f.Accepted {
			continue
		}
		w.count[f.Severity]++
		if len(w.kept[f.Severity]) < w.Most {
			w.kept[f.Severity] = append(w.kept[f.Severity], line(f))
		}
	}
}

// Lines returns what was kept, heaviest first, at most so many.
func (w *Worst) Lines(most int) []string {
	var out []string
	for s := format.Error; s >= format.Note; s-- {
		out = append(out, w.kept[s]...)
	}
	return out[:min(most, len(out))]
}

// All returns how many there were.
func (w *Worst) All() int {
	n := 0
	for _, c := range w.count {
		n += c
	}
	return n
}

// Beyond returns how many of a severity were counted and not kept.
func (w *Worst) Beyond(s format.Severity) int { return w.count[s] - len(w.kept[s]) }

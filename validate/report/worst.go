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

// Room reports whether one more of a severity would be kept.
func (w *Worst) Room(s format.Severity) bool { return len(w.kept[s]) < w.Most }

// Count counts one of a severity without keeping it.
func (w *Worst) Count(s format.Severity) { w.count[s]++ }

// Keep counts and keeps one.
func (w *Worst) Keep(s format.Severity, line string) {
	w.count[s]++
	w.kept[s] = append(w.kept[s], line)
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

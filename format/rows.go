package format

import (
	"bytes"
	"slices"
	"strings"
)

// handSpans finds the items under `hands:` by their dashes.
func (s *scanner) handSpans() []Span {
	var out []Span
	column := -1
	under := false
	for i := range s.rows {
		r := &s.rows[i]
		if r.kind != structureRow {
			continue
		}
		isHand := r.dash && s.handRow(r)
		switch {
		case !under:
			under = r.column == 0 && s.keyIs(r, "hands") && r.value.Empty()
			continue
		case r.dash && (column < 0 || r.column == column && !r.tabbed) || isHand:
			if column < 0 {
				column = r.column
			}
			if n := len(out); n > 0 {
				out[n-1].End = r.start
			}
			out = append(out, Span{r.start, len(s.text)})
		case r.column == 0 && !r.dash && !r.tabbed && !r.key.Empty():
			if n := len(out); n > 0 {
				out[n-1].End = r.start
			}
			return out
		}
	}
	return out
}

func (s *scanner) handRow(r *row) bool {
	return s.keyIs(r, "hand") || r.tabbed && strings.HasPrefix(string(s.text[r.start+r.inner:r.end]), "hand:")
}

func (s *scanner) keyIs(r *row, name string) bool {
	return string(s.text[r.key.Start:r.key.End]) == name
}

// hasKey reports whether a key stands in column 0.
func (s *scanner) hasKey(name string) bool {
	for i := range s.rows {
		if r := &s.rows[i]; r.kind == structureRow && r.column == 0 && s.keyIs(r, name) {
			return true
		}
	}
	return false
}

// firstText returns where the first text of a part begins.
func (s *scanner) firstText(sp Span) int {
	for _, r := range s.rowsIn(sp) {
		if r.kind == structureRow {
			return r.start + max(r.column, r.inner)
		}
	}
	return sp.Start
}

// rowAt returns the text of the n-th line of a part, from 1, or of the last
// one before it that has any; of the last one where n is 0.
func (s *scanner) rowAt(sp Span, n int) Span {
	limit := sp.End
	if n > 0 {
		limit = sp.Start
		for range n {
			i := bytes.IndexByte(s.text[limit:sp.End], '\n')
			if i < 0 {
				limit = sp.End
				break
			}
			limit += i + 1
		}
	}
	out := Span{sp.Start, min(sp.Start+1, sp.End)}
	if rows := s.rowsIn(Span{sp.Start, limit}); len(rows) > 0 {
		r := rows[len(rows)-1]
		body := bytes.TrimRight(s.text[r.start+r.column:r.end], " \t")
		out = Span{r.start + r.column, r.start + r.column + len(body)}
	}
	return out
}

// rowsIn returns the rows that begin in a part of the document.
func (s *scanner) rowsIn(sp Span) []row {
	at := func(r row, offset int) int { return r.start - offset }
	i, _ := slices.BinarySearchFunc(s.rows, sp.Start, at)
	j, _ := slices.BinarySearchFunc(s.rows, sp.End, at)
	return s.rows[i:max(i, j)]
}

// faultsIn returns the faults in a part of the document less its holes.
func (s *scanner) faultsIn(sp Span, holes []Span) []textFault {
	at := func(f textFault, offset int) int { return f.span.Start - offset }
	i, _ := slices.BinarySearchFunc(s.faults, sp.Start, at)
	j, _ := slices.BinarySearchFunc(s.faults, sp.End, at)
	list := s.faults[i:max(i, j)]
	if len(holes) == 0 {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(f textFault) bool { return withinAny(holes, f.span) })
}

func within(outer, inner Span) bool { return inner.Start >= outer.Start && inner.End <= outer.End }

// withinAny reports whether one of a list of spans, in order and apart from
// each other, holds another.
func withinAny(list []Span, inner Span) bool {
	i, found := slices.BinarySearchFunc(list, inner.Start, func(sp Span, at int) int { return sp.Start - at })
	if !found {
		i--
	}
	return i >= 0 && within(list[i], inner)
}

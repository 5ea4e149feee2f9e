package format

import (
	"bytes"
	"slices"
)

// handSpans finds the items under `hands:` by their dashes. What stands there
// before the first dash is a hand that lacks its own.
func (s *scanner) handSpans() []Span {
	rows := s.underHands()
	column := s.handColumn(rows)
	var out []Span
	for i := range rows {
		r := &rows[i]
		if r.kind != structureRow {
			continue
		}
		if n := len(out); n == 0 || s.beginsHand(r, column) {
			if n > 0 {
				out[n-1].End = r.start
			}
			out = append(out, Span{r.start, rows[len(rows)-1].end})
		}
	}
	return out
}

// underHands returns the rows below `hands:`.
func (s *scanner) underHands() []row {
	first := -1
	for i := range s.rows {
		r := &s.rows[i]
		switch {
		case r.kind != structureRow || r.column > 0 || r.tabbed || r.dash || r.key.Empty():
		case first >= 0:
			return s.rows[first:i]
		case s.keyIs(r, "hands") && r.value.Empty():
			first = i + 1
		}
	}
	if first < 0 {
		return nil
	}
	return s.rows[first:]
}

// handColumn returns the column of the dashes of hands: where most of those
// with a name stand, each counted with the column its keys speak for; where no
// hand has a name, the leftmost dash; -1 where that cannot be told.
func (s *scanner) handColumn(rows []row) int {
	left, best := -1, -1
	count := map[int]int{}
	vote := func(column int) {
		if count[column]++; best < 0 || count[column] > count[best] {
			best = column
		}
	}
	named, voter := false, false
	for i := range rows {
		r := &rows[i]
		if r.kind != structureRow {
			continue
		}
		if voter {
			vote(r.column - len("- "))
			voter = false
		}
		named = named || s.namesHand(r)
		if !r.dash || r.tabbed {
			continue
		}
		if left < 0 || r.column < left {
			left = r.column
		}
		if s.namesHand(r) {
			vote(r.column)
			voter = !r.key.Empty()
		}
	}
	if named {
		return best
	}
	return left
}

func (s *scanner) beginsHand(r *row, column int) bool {
	if r.column == column && !r.tabbed {
		return r.dash || s.namesHand(r)
	}
	return r.dash && s.namesHand(r) || s.handInBraces(r)
}

// namesHand reports whether a row begins with `hand:`, in braces or not.
func (s *scanner) namesHand(r *row) bool { return s.keyIs(r, "hand") || s.handInBraces(r) }

func (s *scanner) handInBraces(r *row) bool {
	return bytes.HasPrefix(s.text[r.start+r.inner:r.end], []byte("{hand:"))
}

// astray reports whether a hand's dash stands in another column than those of
// the other hands, and where.
func (s *scanner) astray(sp Span, column int) (at Span, ok bool) {
	rows := s.rowsIn(sp)
	if len(rows) == 0 || column < 0 || rows[0].tabbed || !rows[0].dash || rows[0].column == column {
		return Span{}, false
	}
	i := rows[0].start + rows[0].column
	return Span{i, i + 1}, true
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

// inBraces reports whether the document is written in braces or brackets.
func (s *scanner) inBraces() bool {
	for i := range s.rows {
		if r := &s.rows[i]; r.kind != markerRow {
			return s.text[r.start+r.column] == '{' || s.text[r.start+r.column] == '['
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

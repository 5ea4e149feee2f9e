package format

import (
	"slices"
	"strings"
)

// An edit puts a text in the place of a part of a document.
type edit struct {
	Span Span
	Text string
}

// edits are edits of one document. Of two that overlap the one that begins first
// counts, of two that begin together the wider one.
type edits struct {
	text []byte
	list []edit
}

// put adds an edit, unless it changes nothing.
func (e *edits) put(sp Span, text string) {
	if sp.Start <= sp.End && string(e.text[sp.Start:sp.End]) != text {
		e.list = append(e.list, edit{sp, text})
	}
}

// settle sorts the edits and drops those that lie within others.
func (e *edits) settle() {
	slices.SortStableFunc(e.list, func(a, b edit) int {
		if a.Span.Start != b.Span.Start {
			return a.Span.Start - b.Span.Start
		}
		return b.Span.End - a.Span.End
	})
	kept, end := e.list[:0], 0
	for _, one := range e.list {
		if one.Span.Start >= end {
			kept = append(kept, one)
			end = max(one.Span.End, end)
		}
	}
	e.list = kept
}

// slice returns part of the document as edited. An edit that reaches beyond
// the part is not made.
func (e *edits) slice(from, to int) string {
	i, _ := slices.BinarySearchFunc(e.list, from, func(one edit, at int) int { return one.Span.Start - at })
	if i == len(e.list) || e.list[i].Span.Start >= to {
		return string(e.text[from:to])
	}
	var b strings.Builder
	for ; i < len(e.list) && e.list[i].Span.End <= to; i++ {
		one := e.list[i]
		b.Write(e.text[from:one.Span.Start])
		b.WriteString(one.Text)
		from = one.Span.End
	}
	b.Write(e.text[from:to])
	return b.String()
}

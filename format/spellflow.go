package format

import (
	"slices"
	"strings"
)

// flows sets the blanks of what is written between brackets, {a: 1, b: 2}, and
// the keys there in the order of the table. of is the mapping a value is, or
// that its items are; what stands on several lines keeps them.
func (w *speller) flows(v Value, of mapping) {
	switch v.Kind() {
	case Mapping:
		var keys, values []Value
		for k, val := range v.Pairs() {
			keys, values = append(keys, k), append(values, val)
			w.flows(val, of.under(k.Text()))
		}
		if isFlow(v) {
			w.braces(v, of, keys, values)
		}
	case Sequence:
		last := Span{v.Span().Start, v.Span().Start + 1}
		n := 0
		for item := range v.Items() {
			w.flows(item, of)
			if isFlow(v) {
				w.between(last.End, item.Span().Start, n > 0)
			}
			last = item.Span()
			n++
		}
		if isFlow(v) {
			w.closing(v, last.End)
		}
	}
}

func (w *speller) braces(v Value, of mapping, keys, values []Value) {
	at := v.Span().Start + 1
	for i, k := range keys {
		w.between(at, k.Span().Start, i > 0)
		if values[i].Kind() == Missing {
			return // which is a fault
		}
		w.gap(k.Span().End, values[i].Span().Start, ":")
		at = values[i].Span().End
	}
	w.closing(v, at)
	rank := func(k Value) int { return of.find(k.Text()) }
	if of == noKeys || slices.IsSortedFunc(keys, func(a, b Value) int { return rank(a) - rank(b) }) ||
		strings.ContainsAny(w.written(v.Span()), "\r\n") {
		return
	}
	order := make([]int, len(keys))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return rank(keys[a]) - rank(keys[b]) })
	var parts []string
	for _, i := range order {
		parts = append(parts, w.written(Span{keys[i].Span().Start, values[i].Span().End}))
	}
	w.put(v.Span(), "{"+strings.Join(parts, ", ")+"}")
}

// between sets what parts a value from the bracket or the value before it.
func (w *speller) between(from, to int, comma bool) {
	switch text := w.written(Span{from, max(from, to)}); {
	case comma:
		w.gap(from, to, ",")
	case strings.Trim(text, " \t") == "":
		w.put(Span{from, max(from, to)}, "")
	}
}

// closing takes out what stands between the last value and the bracket.
func (w *speller) closing(v Value, from int) {
	to := v.Span().End - 1
	if from > to {
		return
	}
	if text := strings.Trim(w.written(Span{from, to}), " \t"); text == "" || text == "," {
		w.put(Span{from, to}, "")
	}
}

package format

import (
	"reflect"
	"slices"
	"strings"
)

// alike reports whether two hands, or two sessions, say the same, wherever it
// stands. What a span tells is only whether a thing was written.
func alike(a, b any) bool { return alikeValues(reflect.ValueOf(a), reflect.ValueOf(b)) }

func alikeValues(a, b reflect.Value) bool {
	switch x := a.Interface().(type) {
	case Span:
		return x.Empty() == b.Interface().(Span).Empty()
	case *Source, *Session:
		return true // hands are compared, and their session once
	case Value:
		return sameTree(x, b.Interface().(Value))
	}
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if !a.Type().Field(i).IsExported() {
				continue
			}
			if !alikeValues(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !alikeValues(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}

// sameTree reports whether two values hold the same texts in the same order.
func sameTree(a, b Value) bool {
	if a.Kind() != b.Kind() || a.Text() != b.Text() {
		return false
	}
	return slices.EqualFunc(children(a), children(b), sameTree)
}

func children(v Value) []Value {
	out := slices.Collect(v.Items())
	for k, val := range v.Pairs() {
		out = append(out, k, val)
	}
	return out
}

// sameHand is alike for hands; the number of one that has no name was counted.
func sameHand(a, b *Hand) bool {
	if a.NameAt.Empty() && b.NameAt.Empty() {
		x, y := *a, *b
		x.Name, y.Name = "", ""
		a, b = &x, &y
	}
	return alike(*a, *b)
}

// sameComments reports whether two outlines have the same comments, in
// whichever order: they go with their keys.
func sameComments(a, b *outliner) bool {
	x, y := a.comments(), b.comments()
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// comments lists the comments of a document.
func (o *outliner) comments() []string {
	var out []string
	for line := range o.lines() {
		if at, end := o.comment(line, o.starts[line]), o.lineEnd(line); at < end {
			out = append(out, strings.TrimRight(string(o.text[at:end]), " \t"))
		}
	}
	return out
}

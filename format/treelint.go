package format

import "strings"

// lint looks through a value for what no key of a log can have: a key twice, a
// value left empty, a decimal comma between brackets.
func (t *rawDoc) lint(v Value) {
	switch v.Kind() {
	case Mapping:
		t.lintMapping(v)
	case Sequence:
		t.lintSequence(v)
	}
}

func (t *rawDoc) found(code string, sp, scope Span, args ...any) {
	t.faults = append(t.faults, textFault{code: code, span: sp, scope: scope, args: args})
}

// wideMapping is where looking for a key twice is worth an index.
const wideMapping = 16

func (t *rawDoc) lintMapping(v Value) {
	var seen []string
	var index map[string]bool
	var last Value
	for k, val := range v.Pairs() {
		name := k.Text()
		twice := false
		if index != nil {
			twice = index[name]
			index[name] = true
		} else {
			for _, s := range seen {
				twice = twice || s == name
			}
			if seen = append(seen, name); len(seen) == wideMapping {
				index = make(map[string]bool, 2*wideMapping)
				for _, s := range seen {
					index[s] = true
				}
			}
		}
		all := Span{k.Span().Start, max(k.Span().End, val.Span().End)}
		switch {
		case k.Kind() == Mapping || k.Kind() == Sequence:
			t.found("F21", k.Span(), all, wanted[textShape])
		case twice && (name == "hand" || name == "act"):
			// The dash of another one is missing, and all of it stands here.
			t.found("F11", all, Span{all.Start, v.Span().End})
			return
		case twice && k.Kind() == Scalar:
			t.found("F05", k.Span(), all, name)
		}
		if val.Kind() == Missing && !t.shorthandAt(val) {
			t.empty(k, last, all)
		}
		t.lint(val)
		last = val
	}
}

// empty reports a key without a value, or what made it one.
func (t *rawDoc) empty(k, last Value, all Span) {
	name := k.Text()
	if colon := strings.IndexByte(name, ':'); colon > 0 && k.Style() == Plain && knownKey(name[:colon]) {
		t.found("F13", k.Part(0, colon+1), all, name[:colon])
		return
	}
	if t.decimals(last, k) {
		return
	}
	if t.cut && name == "hands" {
		return // its hands were taken out
	}
	t.found("F20", k.Span(), all, name)
}

// shorthandAt reports whether a value is missing because it is an alias or has
// nothing but a tag or an anchor.
func (t *rawDoc) shorthandAt(v Value) bool {
	at := v.Span().Start
	sign := t.source.Slice(Span{at, at + 1})
	return !v.Span().Empty() || sign == "!" || sign == "&"
}

// decimals reports digits that a comma between brackets has parted from the
// amount before it.
func (t *rawDoc) decimals(whole, frac Value) bool {
	a, b := whole.Span(), frac.Span()
	if whole.Kind() != Scalar || frac.Style() != Plain || whole.Style() != Plain ||
		!allDigits(frac.Text()) || b.Start != a.End+1 || t.source.Slice(Span{a.End, b.Start}) != "," {
		return false
	}
	text := whole.Text()
	i := len(text)
	for i > 0 && text[i-1] >= '0' && text[i-1] <= '9' {
		i--
	}
	if i == len(text) {
		return false
	}
	t.found("F15", Span{a.Start + i, b.End}, Span{a.Start, b.End}, text[i:]+"."+frac.Text())
	return true
}

func allDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

func (t *rawDoc) lintSequence(v Value) {
	var last Value
	for item := range v.Items() {
		switch {
		case item.Kind() == Missing && !t.shorthandAt(item):
			at := item.Span().Start
			sp := Span{max(at-1, v.Span().Start), max(at, v.Span().Start+1)}
			t.found("F20", sp, Span{sp.Start, at}, t.source.Slice(sp))
		case item.Kind() == Scalar && last.Kind() == Scalar && !allDigits(last.Text()):
			t.decimals(last, item)
		}
		t.lint(item)
		last = item
	}
}

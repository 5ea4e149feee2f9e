package format

import (
	"bytes"
	"slices"
	"strings"

	"apertura/format/lang"
)

// lint looks through a value, which stands under a key, for what no key of a
// log can have: a key twice, a value left empty, a decimal comma between
// brackets.
func (t *rawDoc) lint(v Value, under string) {
	switch v.Kind() {
	case Mapping:
		t.lintMapping(v, under)
	case Sequence:
		t.lintSequence(v, under)
	}
}

func (t *rawDoc) found(code string, sp, scope Span, args ...any) {
	t.faults = append(t.faults, textFault{code: code, span: sp, scope: scope, args: args})
}

// wideMapping is where looking for a key twice is worth an index.
const wideMapping = 16

// keysSeen are the keys of a mapping so far.
type keysSeen struct {
	few  []string
	many map[string]bool
}

// twice adds a key and reports whether it was there.
func (s *keysSeen) twice(name string) bool {
	if s.many != nil {
		was := s.many[name]
		s.many[name] = true
		return was
	}
	if slices.Contains(s.few, name) {
		return true
	}
	if s.few = append(s.few, name); len(s.few) == wideMapping {
		s.many = make(map[string]bool, 2*wideMapping)
		for _, k := range s.few {
			s.many[k] = true
		}
	}
	return false
}

func (t *rawDoc) lintMapping(v Value, under string) {
	var seen keysSeen
	var last Value
	for k, val := range v.Pairs() {
		name := k.Text()
		empty := val.Kind() == Missing && !t.shorthandAt(val)
		if empty && t.decimals(last, k) {
			last = val
			continue
		}
		twice := seen.twice(name)
		all := Span{k.Span().Start, max(k.Span().End, val.Span().End)}
		switch {
		case k.Kind() == Mapping || k.Kind() == Sequence:
			t.found("F21", k.Span(), all, wanted[textShape])
		case twice && beginsItem(name) && t.linesApart(v.Span().Start, k.Span().Start):
			// The dash of another one is missing, and all of it stands here.
			t.found("F11", all, Span{all.Start, v.Span().End})
			return
		case twice && k.Kind() == Scalar:
			t.found("F05", k.Span(), all, name)
		}
		if empty && t.empty(k, all, v, under) {
			return
		}
		if actKeys.find(name) < 0 && takesActs(under) {
			name = under
		}
		t.lint(val, name)
		last = val
	}
}

// beginsItem reports whether a key is the first of what has a dash of its own.
func beginsItem(key string) bool { return key == "hand" || key == "act" || key == "name" }

func (t *rawDoc) linesApart(i, j int) bool {
	return bytes.IndexByte(t.source.Text[i:max(i, j)], '\n') >= 0
}

// empty reports a key of a mapping without a value, or what made it one, and
// says whether the keys behind it are none.
func (t *rawDoc) empty(k Value, all Span, in Value, under string) (torn bool) {
	name := k.Text()
	colon := strings.IndexByte(name, ':')
	switch {
	case colon > 0 && k.Style() == Plain && (byName(under) || knownKey(name[:colon])):
		if torn = strings.IndexAny(name[colon+1:], `"'`) == 0; torn { // quotes that are none
			all.End = in.Span().End
		}
		t.found("F13", k.Part(0, colon+1), all, name[:colon])
	case t.cut && name == "hands": // its hands were taken out
	case takesActs(under) && actKeys.find(name) < 0: // an act: see becameMapping
	default:
		t.found("F20", k.Span(), all, name)
	}
	return torn
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
	text, ok := t.parted(whole, frac)
	if ok {
		write := text + "." + frac.Text()
		t.found("F15", Span{whole.Span().End - len(text), frac.Span().End}, Span{whole.Span().Start, frac.Span().End}, write)
	}
	return ok
}

// parted returns the digits that a comma without a blank has parted from
// others.
func (t *rawDoc) parted(whole, frac Value) (digits string, ok bool) {
	a, b := whole.Span(), frac.Span()
	if whole.Kind() != Scalar || frac.Kind() != Scalar || frac.Style() != Plain || whole.Style() != Plain ||
		!allDigits(frac.Text()) || b.Start != a.End+1 || t.source.Slice(Span{a.End, b.Start}) != "," {
		return "", false
	}
	text := whole.Text()
	i := len(text)
	for i > 0 && text[i-1] >= '0' && text[i-1] <= '9' {
		i--
	}
	return text[i:], i < len(text)
}

func allDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

func (t *rawDoc) lintSequence(v Value, under string) {
	var last Value
	for item := range v.Items() {
		switch {
		case item.Kind() == Missing && !t.shorthandAt(item):
			at := item.Span().Start
			sp := Span{max(at-1, v.Span().Start), max(at, v.Span().Start+1)}
			t.found("F20", sp, Span{sp.Start, at}, t.source.Slice(sp))
		case item.Kind() != Scalar || last.Kind() != Scalar:
		case hasShape(under, partsShape):
			if text, ok := t.parted(last, item); ok {
				t.found("F15", Span{last.Span().Start, item.Span().End}, Span{last.Span().Start, item.Span().End}, lang.Text{
					EN: text + "." + item.Text() + ", or " + text + ", " + item.Text(),
					IT: text + "." + item.Text() + ", oppure " + text + ", " + item.Text(),
				})
				item = Value{}
			}
		case !allDigits(last.Text()):
			t.decimals(last, item)
		}
		t.lint(item, under)
		last = item
	}
}

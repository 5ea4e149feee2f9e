package format

import (
	"slices"
	"strings"
	"time"

	"apertura/format/lang"
)

// section reads the acts of one section: one line, or a list of lines and of
// acts in the long form.
func (d *decoder) section(h *Hand, ph Phase, v Value) {
	d.rep.phase = ph
	defer func() { d.rep.phase = NoPhase }()
	h.Sections[ph] = v.Span()
	d.acts.phase(ph)
	switch v.Kind() {
	case Scalar:
		d.line(ph, v, false)
	case Mapping:
		if !d.becameMapping(v) {
			d.want(v, Sequence, actsShape)
		}
	case Sequence:
		for item := range v.Items() {
			switch item.Kind() {
			case Scalar:
				d.line(ph, item, true)
			case Mapping:
				if at := d.keyOf(item, "hand"); at != item.Span() { // a hand too far right
					d.rep.fault("F18", at, "hand", wheres[handKeys])
				} else if !d.becameMapping(item) {
					d.longForm(h, ph, item)
				}
			case Sequence:
				d.want(item, Scalar, actShape)
			}
		}
	}
}

// becameMapping reports an act that YAML took for a mapping because of a colon
// in it: it has none of the keys of an act, nor anything like one.
func (d *decoder) becameMapping(v Value) bool {
	var at Span
	for k, val := range v.Pairs() {
		if actKeys.find(k.Text()) >= 0 || Nearest(k.Text(), actKeys.names()) != "" {
			return false
		}
		if at.Empty() {
			at = Span{k.Span().Start, max(k.Span().End, val.Span().End)}
		}
	}
	if at.Empty() {
		return false
	}
	d.rep.hinted("F10", at, d.colonBehindName(v))
	return true
}

// colonBehindName says of `Anna: apre 2` that the colon is too much.
func (d *decoder) colonBehindName(v Value) lang.Text {
	for k, val := range v.Pairs() {
		if _, rest, ok := d.roster.name(k.Text()); ok && rest == "" && val.Kind() == Scalar {
			return lang.Text{
				EN: "leave out the colon after the name: %s %s",
				IT: "togli i due punti dopo il nome: %s %s",
			}.Fmt(clip(k.Text()), clip(val.Text()))
		}
		break
	}
	return lang.Text{}
}

// line reads the acts of one scalar, an item of a list or all of a section.
func (d *decoder) line(ph Phase, v Value, item bool) (acts []Act) {
	switch {
	case d.rep.full():
		return nil
	case v.Style() == Block:
		sign := Span{v.Span().Start, v.Span().Start + 1}
		d.rep.fault("F09", sign, d.raw.source.Slice(sign))
		return nil
	case isBlank(v.Text()):
		d.rep.fault("F20", v.Span(), v.Place().Text())
		return nil
	case v.Style() == Escaped && d.forgottenDash(v, item):
		return nil
	}
	faults := len(d.rep.list)
	acts = d.acts.line(v, ph)
	if len(acts) == 0 && len(d.rep.list) == faults && strings.Trim(v.Text(), "; ") == "" {
		d.rep.fault("F20", v.Span(), v.Place().Text())
	}
	return acts
}

// forgottenDash reports a line that YAML joined to the one above although an
// act of its own begins there. item: the text has a dash itself.
func (d *decoder) forgottenDash(v Value, item bool) bool {
	lines := strings.SplitAfter(v.Place().Text(), "\n")
	if lines[0][0] == '"' || lines[0][0] == '\'' {
		return false
	}
	at := v.Span().Start + len(lines[0])
	found := false
	for _, l := range lines[1:] {
		text := strings.TrimSpace(l)
		sp := Span{at + strings.Index(l, text), 0}
		sp.End = sp.Start + len(text)
		at += len(l)
		switch {
		case strings.HasPrefix(text, "- ") && item:
			d.rep.fault("F01", Span{sp.Start, sp.Start + 1}, misfit)
			return true
		case strings.HasPrefix(text, "- "):
			d.rep.fault("F11", d.head(v))
			return true
		case d.beginsAct(text):
			d.rep.fault("F11", sp)
			found = true
		}
	}
	return found
}

// beginsAct reports whether a text begins with who acts and a verb.
func (d *decoder) beginsAct(text string) bool {
	c := cursor{text: text, end: len(text)}
	if _, rest, ok := d.roster.name(text); ok {
		c.at = len(text) - len(rest)
	} else if all, ok := c.everybody(); ok {
		c.at = all.j
	} else {
		return false
	}
	_, _, ok := c.verb()
	return ok
}

// longForm reads an act with something said beside it.
func (d *decoder) longForm(h *Hand, ph Phase, v Value) {
	f := d.fields(v, actKeys)
	var acts []Act
	act, before := f[0], d.acts.table
	faults := len(d.rep.list)
	switch act.Kind() {
	case Scalar:
		acts = d.line(ph, act, true)
	case Missing:
		if !v.Key("act").Said() {
			d.rep.fault("F21", d.head(v), wanted[actShape])
		}
	default:
		d.want(act, Scalar, actShape)
	}
	a := new(Act) // for what is said beside an act that cannot be read
	if len(acts) > 0 {
		a = &acts[0]
	}
	clear := len(d.rep.list) == faults
	few := d.store.extend(a)
	for i, val := range f[1:] {
		if !val.Said() {
			continue
		}
		name := keys[actKeys][i+1].name
		if len(acts) > 1 && clear && name != "note" {
			d.rep.fault("F32", d.keyOf(v, name), name)
		}
		d.actKey(a, few, name, val)
	}
	if a.Undone && len(acts) > 0 {
		d.acts.table = before
	}
	if len(acts) == 0 {
		h.Expect = joinExpect(h.Expect, a.Expect())
	}
}

// glyphs are the marks of a lesson.
var glyphs = [...]string{"!", "?", "!!", "??", "!?", "?!"}

func (d *decoder) actKey(a *Act, few *Extra, name string, v Value) {
	switch name {
	case "after":
		if d.want(v, Scalar, durationShape) {
			t, ok := parseDuration(v.Text())
			if !ok {
				d.bad(v, durationShape)
				return
			}
			few.After = Node[time.Duration]{t, v.Span()}
		}
	case "mark":
		if m := d.text(v).V; slices.Contains(glyphs[:], m) {
			few.Mark = m
		} else {
			d.bad(v, markShape)
		}
	case "signal":
		if few.Weak = d.text(v).V == "weak"; !few.Weak {
			d.bad(v, signalShape)
		}
	case "undone":
		a.Undone = d.flag(v).V
	case "note":
		few.Note = d.note(v)
	case "expect":
		few.Expect = d.addExpect(few.Expect, v)
	case "allow":
		few.Allow = d.allow(v)
	}
}

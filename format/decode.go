package format

import (
	"iter"
	"slices"
	"strings"

	"apertura/format/lang"
)

// A decoder turns documents into sessions and hands, in the order of the
// stream: it holds what passes from one document to the next.
type decoder struct {
	options  Options
	known    []string // what `expect` and `allow` may name, made when first asked for
	session  *Session
	roster   *roster
	acts     *actParser
	count    numbering
	begun    bool     // a document was read
	broken   []string // codes of faults of the session
	keep     bool     // the nodes of hands are kept when they are read
	listed   bool     // the session is so broken that hands are listed, not read
	chipless bool     // or that nothing is said of the amounts in them

	rep   *reporter
	raw   *rawDoc
	whole bool     // the document is one hand
	codes []string // of faults that all its hands rest on
	read  int      // how many of its hands are read
	told  []bool   // the faults that are handed on
	store *store
	room  [mappings][]Value
}

// A docKind tells what a document is.
type docKind uint8

const (
	handsDoc docKind = iota // a list of hands, or nothing that is known
	sessionDoc
	handDoc
	noDoc // cannot be told
)

// kind looks for the keys that make a document what it is.
func (t *rawDoc) kind() docKind {
	if !t.told {
		t.is, t.told = t.look(), true
	}
	return t.is
}

func (t *rawDoc) look() docKind {
	if t.single {
		return handDoc
	}
	switch t.root.Kind() {
	case Missing:
		if t.cut && t.players {
			return sessionDoc
		}
		return noDoc
	case Mapping:
	default:
		return noDoc
	}
	var hand, hands bool
	for k := range t.root.Pairs() {
		switch name := k.Text(); {
		case name == "players":
			return sessionDoc
		case name == "hands":
			hands = true
		case !hand:
			hand = handKeys.find(name) >= 0 && documentKeys.find(name) < 0
		}
	}
	if hand && !hands {
		return handDoc
	}
	return handsDoc
}

// document reads one document.
func (d *decoder) document(raw *rawDoc) *Document {
	d.raw = raw
	d.rep = &reporter{source: raw.source, chipless: d.chipless}
	doc := &Document{Source: raw.source}
	kind := raw.kind()
	d.whole = kind == handDoc
	if d.whole && !raw.cut {
		all := Span{0, len(raw.source.Text)}
		raw.hands = append(raw.hands[:0], rawHand{area: all, span: raw.root.Span(), value: raw.root, name: nameOf(raw.root)})
	}
	d.textFaults()
	first := !d.begun
	d.begun = true
	if first || kind == sessionDoc {
		d.open(kind, first)
		doc.Opens = kind == sessionDoc
	} else {
		d.acts.rep = d.rep
		d.goOn(kind)
	}
	d.codes, d.read, d.told = d.broken, 0, nil
	if own := d.outside(); !doc.Opens && len(own) > 0 {
		d.codes = append(slices.Clone(d.codes), own...)
	}
	d.someHands(doc)
	return doc
}

// more returns what comes next of a document that is handed on in parts, nil
// where nothing is left.
func (d *decoder) more() *Document {
	if d.raw == nil || d.read >= len(d.raw.hands) {
		if d.raw != nil && d.raw.room != nil && !d.keep {
			d.raw.room.leave(d.raw.root.tree.nodes, d.raw.hands)
		}
		d.raw, d.rep = nil, nil
		return nil
	}
	doc := &Document{Source: d.raw.source}
	d.someHands(doc)
	return doc
}

// someHands reads as many hands as go into one part, and hands on the faults
// that stand before the next one.
func (d *decoder) someHands(doc *Document) {
	end := min(d.read+handsAtOnce, len(d.raw.hands))
	if p := d.options.Pool; p != nil {
		doc.store = p.store()
		d.store = doc.store
		d.acts.store = d.store
	}
	hands := d.store.hands.take(end - d.read)
	doc.Hands = d.store.lists.take(len(hands))[:0]
	for i := range hands {
		hands[i] = Hand{}
		h, raw := &hands[i], &d.raw.hands[d.read]
		d.read++
		d.hand(h, raw)
		for _, c := range d.codes {
			h.Faults = withCode(h.Faults, c)
		}
		d.count.broken = len(h.Faults) > 0
		doc.Hands = append(doc.Hands, h)
		if !d.keep {
			raw.value, raw.expect = Value{}, nil // nobody looks at them again
		}
	}
	if len(d.broken) == 0 {
		doc.Session = d.session
	} else if doc.Opens {
		doc.Rules = d.session.Rules
	}
	until := len(d.raw.source.Text) + 1
	if end < len(d.raw.hands) {
		until = d.raw.hands[end].area.Start
	}
	d.told = append(d.told, make([]bool, len(d.rep.list)-len(d.told))...)
	for i, f := range d.rep.list {
		if !d.told[i] && f.Place.Span.Start < until {
			d.told[i] = true
			doc.Faults = append(doc.Faults, f)
		}
	}
	slices.SortStableFunc(doc.Faults, func(a, b Diagnostic) int { return a.Place.Span.Start - b.Place.Span.Start })
}

// textFaults reports what was found in the text, and mutes what follows from
// that.
func (d *decoder) textFaults() {
	var muted []Span
	for _, f := range d.raw.faults {
		d.rep.hand = ""
		if i := d.raw.handAt(f.span); i >= 0 {
			h := &d.raw.hands[i]
			d.rep.hand = h.name.V
			if d.rep.full() {
				h.broken = withCode(h.broken, f.code)
			} else {
				h.faults = append(h.faults, len(d.rep.list))
			}
			if h.swallowed { // then where the one before ends is not sure
				d.raw.hands[i-1].broken = withCode(d.raw.hands[i-1].broken, f.code)
			}
		}
		d.rep.hinted(f.code, f.span, emptyHint(f.code, f.args), f.args...)
		muted = append(muted, f.scope)
	}
	d.rep.hand = ""
	slices.SortFunc(muted, func(a, b Span) int { return a.Start - b.Start })
	for _, m := range muted {
		if n := len(d.rep.muted); n > 0 && d.rep.muted[n-1].End >= m.Start {
			d.rep.muted[n-1].End = max(d.rep.muted[n-1].End, m.End)
			continue
		}
		d.rep.muted = append(d.rep.muted, m)
	}
}

// handAt returns the index of the hand that a span is in, -1 for none.
func (t *rawDoc) handAt(sp Span) int {
	i, found := slices.BinarySearchFunc(t.hands, sp.Start, func(h rawHand, at int) int {
		switch {
		case h.area.End <= at:
			return -1
		case h.area.Start > at:
			return 1
		}
		return 0
	})
	if !found {
		return -1
	}
	return i
}

// outside returns the codes of the faults that are in no hand.
func (d *decoder) outside() []string {
	var out []string
	for _, f := range d.rep.list {
		if d.raw.handAt(f.Place.Span) < 0 {
			out = withCode(out, f.Code)
		}
	}
	return out
}

// goOn reads what a document that continues a session says beside its hands.
func (d *decoder) goOn(kind docKind) {
	switch kind {
	case handsDoc:
		for name := range d.each(d.raw.root, documentKeys) {
			if name != "apertura" && name != "hands" {
				d.rep.fault("F18", d.keyOf(d.raw.root, name), name, wheres[documentKeys])
			}
		}
		d.version(false)
		d.handsKey()
	case handDoc:
		d.version(false)
	case noDoc:
		d.noMapping()
	}
}

func (d *decoder) noMapping() {
	if d.raw.root.Said() {
		d.rep.fault("F21", d.head(d.raw.root), lang.Text{
			EN: "a session, hands, or the keys of one hand", IT: "una sessione, delle mani, o le chiavi di una mano"})
	}
}

// handsKey reports a `hands` that is no list.
func (d *decoder) handsKey() {
	v := d.raw.root.Key("hands")
	if at := d.keyOf(v, "hand"); v.Kind() == Mapping && at != v.Span() {
		d.rep.fault("F11", at)
	} else {
		d.want(v, Sequence, handsShape)
	}
}

// fields returns the values of a mapping's keys in the order of the table,
// Missing where a key was left out or is empty. They are good until the next
// mapping of the same kind.
func (d *decoder) fields(v Value, m mapping) []Value {
	out := d.room[m]
	if out == nil {
		out = make([]Value, len(keys[m]))
		d.room[m] = out
	}
	clear(out)
	i := -1
	for k, val := range v.Pairs() {
		i = m.findFrom(i+1, k.Text())
		if m == handKeys && i == 0 && out[0].Said() {
			break // another hand, which lacks its dash
		}
		switch {
		case i < 0:
			d.unknownKey(k, m)
		case val.Kind() == Missing || out[i].Said():
		default:
			out[i] = val
		}
	}
	return out
}

// each yields the keys of a mapping that have a value, in the order of the
// table.
func (d *decoder) each(v Value, m mapping) iter.Seq2[string, Value] {
	return func(yield func(key string, v Value) bool) {
		for i, val := range d.fields(v, m) {
			if val.Said() && !yield(keys[m][i].name, val) {
				return
			}
		}
	}
}

func (d *decoder) unknownKey(k Value, m mapping) {
	name := k.Text()
	if d.rep.full() || k.Kind() != Scalar || m == handKeys && d.whole && name == "apertura" {
		return
	}
	if where, ok := m.elsewhere(name); ok {
		d.rep.fault("F18", k.Span(), name, where)
		return
	}
	d.rep.hinted("F19", k.Span(), m.hint(), name, m.nearestKey(name))
}

// keyOf returns where a key of a mapping stands.
func (d *decoder) keyOf(v Value, name string) Span {
	for k := range v.Pairs() {
		if k.Text() == name {
			return k.Span()
		}
	}
	return v.Span()
}

// want reports a value that is not of the kind its key takes.
func (d *decoder) want(v Value, k Kind, s shape) bool {
	if v.Kind() == k {
		return true
	}
	if v.Kind() != Missing {
		d.rep.fault("F21", d.head(v), wanted[s])
	}
	return false
}

// head returns the first line of a value that has several.
func (d *decoder) head(v Value) Span {
	sp := v.Span()
	line, _, _ := strings.Cut(d.raw.source.Slice(sp), "\n")
	return Span{sp.Start, sp.Start + len(strings.TrimRight(line, " \t\r"))}
}

package format

import (
	"slices"
	"strconv"
	"strings"

	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
)

// open begins a session, from whatever the document says of one.
func (d *decoder) open(kind docKind, first bool) {
	root := d.raw.root
	s := &Session{Source: d.raw.source, Span: root.Span(), Unit: money.Cent, Cip: 1}
	d.session, d.broken, d.listed, d.chipless, d.count = s, d.outside(), false, false, numbering{}
	d.rep.chipless = false
	from := len(d.rep.list)
	switch kind {
	case noDoc:
		d.noMapping()
	case handDoc:
		d.version(first)
	default:
		d.version(first)
		for name, v := range d.each(root, documentKeys) {
			d.documentKey(s, name, v)
		}
	}
	if root.Said() && kind != noDoc && !root.Key("players").Said() || kind == handDoc {
		d.rep.fault("F16", d.firstWord())
	}
	d.roster = newRoster(s)
	d.roster.check(d.rep)
	d.acts = newActParser(s, d.roster, d.rep, d.store)
	for _, c := range d.rep.codes(from) {
		d.broken = withCode(d.broken, c)
	}
	if d.raw.dead && len(d.broken) == 0 {
		d.broken = d.rep.codes(0)
	}
	d.listed = len(s.Players) == 0 || d.raw.dead || d.namesUnsure(s) || d.unitsUnsure("suits")
	d.chipless = d.unitsUnsure("chip", "cip")
	d.rep.chipless = d.chipless
}

// firstWord is what is pointed at where something is not there at all.
func (d *decoder) firstWord() Span {
	for k := range d.raw.root.Pairs() {
		return k.Span()
	}
	if len(d.raw.hands) > 0 {
		sp := d.raw.hands[0].span
		return Span{sp.Start, min(sp.Start+1, sp.End)}
	}
	return Span{0, min(1, len(d.raw.source.Text))}
}

// unitsUnsure reports whether a fault of `session` may be about how chips or
// cards are written, so that those in the hands could not be read for certain.
func (d *decoder) unitsUnsure(keys ...string) bool {
	all := d.raw.root.Key("session")
	return d.unsure(all, []Value{all}, keys...)
}

// namesUnsure reports whether a fault of `players` may be about who they are.
func (d *decoder) namesUnsure(s *Session) bool {
	for i := range s.Players {
		if !s.Players[i].Name.Said() {
			return true
		}
	}
	all := d.raw.root.Key("players")
	return len(d.rep.list) > 0 && d.unsure(all, slices.Collect(all.Items()), "name", "as")
}

// mostStray is how many faults outside the hands are looked at one by one.
const mostStray = 64

// unsure reports whether a fault within a value may be about one of some keys
// of its mappings: it is in none of their other keys, or one of very many.
func (d *decoder) unsure(all Value, maps []Value, keys ...string) bool {
	looked := 0
	for _, f := range d.rep.list {
		if all.Span().Empty() || !within(all.Span(), f.Place.Span) {
			continue
		}
		if looked++; looked > mostStray {
			return true
		}
		sure := false
		for _, m := range maps {
			for k, v := range m.Pairs() {
				if within(k.Span(), f.Place.Span) || within(v.Span(), f.Place.Span) {
					sure = !slices.Contains(keys, k.Text()) && Nearest(k.Text(), keys) == ""
				}
			}
		}
		if !sure {
			return true
		}
	}
	return false
}

// faulty reports whether a fault lies in a part of the document.
func (d *decoder) faulty(sp Span) bool {
	for _, f := range d.rep.list {
		if !sp.Empty() && within(sp, f.Place.Span) {
			return true
		}
	}
	return false
}

// version reads `apertura`, which the first document must have.
func (d *decoder) version(first bool) {
	v := d.raw.root.Key("apertura")
	switch {
	case v.Kind() == Missing && !v.Said():
		if first && d.raw.root.Said() {
			d.rep.fault("F17", d.firstWord(), lang.Text{EN: "no format version", IT: "manca la versione del formato"})
		}
	case v.Kind() == Missing: // said already
	case v.Kind() != Scalar || v.Text() != "1":
		d.rep.fault("F17", v.Span(), lang.Text{
			EN: "format version %s is not known", IT: "la versione %s del formato non si conosce"}.Fmt(clip(d.raw.source.Slice(d.head(v)))))
	}
}

func (d *decoder) documentKey(s *Session, name string, v Value) {
	switch name {
	case "apertura":
	case "session":
		if d.want(v, Mapping, sessionShape) {
			for key, f := range d.each(v, sessionKeys) {
				d.sessionKey(s, key, f)
			}
		}
	case "players":
		d.players(s, v)
	case "rules":
		if d.want(v, Mapping, rulesShape) {
			s.Rules = v.own()
		}
	case "allow":
		s.Allow = d.allow(v)
	case "hands":
		d.handsKey()
	}
}

func (d *decoder) sessionKey(s *Session, name string, v Value) {
	switch name {
	case "title":
		s.Title = d.text(v)
	case "date":
		s.Date = d.text(v)
	case "place":
		s.Venue = d.text(v)
	case "currency":
		s.Currency = d.text(v)
	case "chip":
		d.chip(s, v)
	case "cip":
		if n, ok := parseAmount(v, s, d.rep); ok {
			s.Cip = n.V
		}
	case "suits":
		switch d.text(v).V {
		case "italian":
			s.Italian = true
		case "international":
		default:
			d.bad(v, suitsShape)
		}
	}
}

// chip reads what the smallest chip is worth.
func (d *decoder) chip(s *Session, v Value) {
	if !d.want(v, Scalar, unitShape) {
		return
	}
	u, err := money.ParseUnit(v.Text())
	if err != nil && strings.Trim(v.Text(), "0") == "" {
		d.rep.fault("F41", v.Span(), v.Text(), lang.Text{
			EN: "more than nothing, as in 0.50", IT: "più di niente, come 0,50"})
		return
	}
	if err != nil {
		d.rep.badAmount(err, v.Text(), v.Span(), s.Unit, lang.Text{})
		return
	}
	s.Unit = u
}

// bad reports a scalar that is none of what its key takes.
func (d *decoder) bad(v Value, s shape) {
	if v.Kind() == Scalar {
		d.rep.fault("F41", v.Span(), v.Text(), wanted[s])
	}
}

// text reads a scalar as it was written.
func (d *decoder) text(v Value) Node[string] {
	if !d.want(v, Scalar, textShape) {
		return Node[string]{}
	}
	return Node[string]{v.Text(), v.Span()}
}

// deck reads a number of cards.
func (d *decoder) deck(v Value) Node[card.Deck] {
	if !d.want(v, Scalar, deckShape) {
		return Node[card.Deck]{}
	}
	for _, k := range card.Decks() {
		if v.Text() == strconv.Itoa(int(k)) {
			return Node[card.Deck]{k, v.Span()}
		}
	}
	d.bad(v, deckShape)
	return Node[card.Deck]{}
}

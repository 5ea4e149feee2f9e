package format

import (
	"slices"
	"strings"

	"apertura/format/card"
)

// hand reads one hand, or lists it where it cannot be read.
func (d *decoder) hand(h *Hand, raw *rawHand) {
	h.Session, h.Source, h.Span, h.NameAt = d.session, d.raw.source, raw.span, raw.name.Span
	first := d.count.hands == 0
	twice := false
	if raw.name.V == "" && raw.value.Kind() != Mapping {
		d.count.lose(h)
	} else {
		twice = d.count.next(h, raw.name.V)
	}
	d.rep.hand = h.Name
	for _, i := range raw.faults {
		f := &d.rep.list[i]
		f.Hand = h.Name // which may have been counted
		h.Faults = withCode(h.Faults, f.Code)
	}
	for _, c := range raw.broken {
		h.Faults = withCode(h.Faults, c)
	}
	from := len(d.rep.list)
	if d.rep.full() {
		d.rep.hand, h.Unseated = "", true
		h.Faults = withCode(h.Faults, "F01")
		return
	}
	switch {
	case raw.value.Kind() == Mapping:
		f := d.handFields(raw.value)
		if d.listed {
			d.expectOnly(h, f, raw.value)
			break
		}
		if twice {
			d.rep.fault("F47", d.nameAt(h, raw.value), h.Name)
		}
		if (first || h.Gap) && d.keyOf(raw.value, "dealer") == raw.value.Span() {
			d.rep.fault("F48", d.nameAt(h, raw.value))
		}
		for i, v := range f {
			name := keys[handKeys][i].name
			if name == "before" {
				d.acts.begin(h)
			}
			if v.Said() {
				d.handKey(h, name, v)
			}
		}
		h.Acts = d.store.acts.close(d.acts.acts)
	case raw.value.Said():
		h.Unseated = true
		if !d.listed {
			d.want(raw.value, Mapping, handShape)
		}
	}
	for _, v := range raw.expect {
		h.Expect = d.addExpect(h.Expect, v)
	}
	for _, c := range d.rep.codes(from) {
		h.Faults = withCode(h.Faults, c)
	}
	d.rep.hand, d.rep.phase = "", NoPhase
}

// handFields returns the values of a hand's keys; those of a session that
// cannot be read are not looked at any closer.
func (d *decoder) handFields(v Value) []Value {
	if !d.listed {
		return d.fields(v, handKeys)
	}
	mute := d.rep.muted
	d.rep.muted = []Span{v.Span()}
	f := d.fields(v, handKeys)
	d.rep.muted = mute
	return f
}

// expectOnly reads what a hand that is only listed expects, and its rules, which
// rest on no name and no chip.
func (d *decoder) expectOnly(h *Hand, f []Value, v Value) {
	if v := f[handKeys.find("rules")]; v.Said() {
		d.handKey(h, "rules", v)
	}
	h.Expect = d.addExpect(h.Expect, f[handKeys.find("expect")])
	for _, ph := range [...]Phase{Before, Opening, Draw, Betting, Showdown} {
		for item := range v.Key(ph.String()).Items() {
			h.Expect = d.addExpect(h.Expect, item.Key("expect"))
		}
	}
}

// nameAt returns where a hand's name is, or else its first key.
func (d *decoder) nameAt(h *Hand, v Value) Span {
	if !h.NameAt.Empty() {
		return h.NameAt
	}
	for k := range v.Pairs() {
		return k.Span()
	}
	return v.Span()
}

func withCode(list []string, code string) []string {
	if slices.Contains(list, code) {
		return list
	}
	return append(list, code)
}

func (d *decoder) handKey(h *Hand, name string, v Value) {
	switch name {
	case "hand":
		if d.want(v, Scalar, textShape) && strings.TrimSpace(v.Text()) == "" {
			d.rep.fault("F20", v.Span(), name)
		}
	case "time":
		h.Time = d.text(v)
	case "rules":
		if d.want(v, Mapping, rulesShape) {
			h.Rules = v.own()
		}
	case "seats":
		from := len(d.rep.list)
		h.Seats = d.seats(v)
		h.Unseated = len(d.rep.list) > from
	case "dealer":
		h.Dealer, _ = d.roster.find(v, d.rep)
	case "deck":
		h.Deck = d.deck(v)
	case "ante":
		d.ante(h, v)
	case "stacks":
		h.Stacks = d.amounts(v, amountsShape)
	case "blinds":
		h.Blinds = d.blinds(v)
	case "opening-at":
		h.OpeningAt = d.rank(v)
	case "split":
		h.Split = d.split(v)
	case "carried":
		d.carried(h, v)
	case "cards":
		d.cards(h, v)
	case "before":
		d.section(h, Before, v)
	case "opening":
		d.section(h, Opening, v)
	case "draw":
		d.section(h, Draw, v)
	case "betting":
		d.section(h, Betting, v)
	case "showdown":
		d.section(h, Showdown, v)
	case "result":
		d.rep.phase = Result
		h.Result = parseResult(v, d.acts)
		d.rep.phase = NoPhase
	case "note":
		h.Note = d.note(v)
	case "expect":
		h.Expect = d.addExpect(h.Expect, v)
	case "allow":
		h.Allow = d.allow(v)
	}
}

func (d *decoder) ante(h *Hand, v Value) {
	h.Ante.Span = v.Span()
	switch v.Kind() {
	case Scalar:
		h.Ante.Amount, _ = parseAmount(v, d.session, d.rep)
	case Mapping:
		h.Ante.Listed = true
		h.Ante.Paid = d.amounts(v, anteShape)
	default:
		d.want(v, Scalar, anteShape)
	}
}

// names yields the players that the keys of a mapping name, each once.
func (d *decoder) names(v Value, s shape, yield func(player Node[int], v Value)) {
	if !d.want(v, Mapping, s) {
		return
	}
	var seen seatSet
	for k, val := range v.Pairs() {
		p, ok := d.roster.find(k, d.rep)
		switch {
		case !ok || val.Kind() == Missing:
		case seen.has(p.V):
			d.rep.fault("F05", k.Span(), k.Text())
		default:
			seen = seen.with(p.V)
			yield(p, val)
		}
	}
}

func (d *decoder) amounts(v Value, s shape) []PlayerChips {
	var room [8]PlayerChips
	all := room[:0]
	d.names(v, s, func(p Node[int], v Value) {
		if n, ok := parseAmount(v, d.session, d.rep); ok {
			all = append(all, PlayerChips{p, n})
		}
	})
	return d.store.chips.keep(all)
}

func (d *decoder) cards(h *Hand, v Value) {
	d.rep.phase = Deal
	var room [8]Holding
	all := room[:0]
	d.names(v, cardsShape, func(p Node[int], v Value) {
		hold := Holding{Player: p, Span: v.Span()}
		hold.Cards, hold.Rest = d.acts.cards().holding(v)
		all = append(all, hold)
	})
	h.Cards = d.store.holdings.keep(all)
	d.rep.phase = NoPhase
}

func (d *decoder) rank(v Value) Node[card.Rank] {
	if d.want(v, Scalar, rankShape) {
		if r, ok := parseRank(v.Text()); ok {
			return Node[card.Rank]{r, v.Span()}
		}
		d.bad(v, rankShape)
	}
	return Node[card.Rank]{}
}

func (d *decoder) carried(h *Hand, v Value) {
	if !d.want(v, Mapping, carriedShape) {
		return
	}
	c := &h.Carried
	c.Span = v.Span()
	for name, f := range d.each(v, carriedKeys) {
		switch name {
		case "pot":
			c.Pot, _ = parseAmount(f, d.session, d.rep)
		case "opening":
			c.Opening = d.rank(f)
		case "frozen":
			c.Frozen = d.flag(f)
		case "level":
			c.Level = d.amounts(f, amountsShape)
		case "parts":
			if d.want(f, Sequence, partsShape) {
				for item := range f.Items() {
					if n, ok := parseAmount(item, d.session, d.rep); ok {
						c.Parts = append(c.Parts, n)
					}
				}
			}
		}
	}
}

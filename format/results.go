package format

import (
	"apertura/format/lang"
)

// parseResult reads who took the pot: a name, a list of names, what each took,
// or what became of the pot.
func parseResult(v Value, p *actParser) Outcome {
	o := Outcome{Span: v.Span()}
	o.Takers = p.takers[:0]
	switch v.Kind() {
	case Missing:
		return Outcome{}
	case Scalar:
		o.Kind = outcomeWord(v.Text())
		if o.Kind == Unsaid {
			o.Kind = Taken
			from := len(p.rep.list)
			if o.Takers = p.taker(o.Takers, v, Value{}); len(p.rep.list) > from {
				p.rep.hint(from, p.resultHint(v.Text()))
			}
		}
	case Sequence:
		o.Kind = Taken
		for item := range v.Items() {
			o.Takers = p.taker(o.Takers, item, Value{})
		}
	case Mapping:
		o.Kind = Taken
		for name, chips := range v.Pairs() {
			o.Takers = p.taker(o.Takers, name, chips)
		}
	}
	if v.Kind() != Scalar && len(o.Takers) == 0 && !hasChildren(v) {
		p.rep.fault("F21", v.Span(), lang.Text{
			EN: "a name, a list of names, or what each took",
			IT: "un nome, un elenco di nomi, o quanto ha preso ciascuno",
		})
	}
	p.takers = o.Takers
	o.Takers = p.store.chips.keep(o.Takers)
	p.table.outcome = o.Kind
	return o
}

func outcomeWord(text string) OutcomeKind {
	switch foldName(text) {
	case "parola", "a parola":
		return Frozen
	case "void", "nulla", "mano nulla":
		return Void
	case "refund":
		return Refund
	case "redeal":
		return Redeal
	}
	return Unsaid
}

// taker reads one who took something, and what, where that is said.
func (p *actParser) taker(out []PlayerChips, name, chips Value) []PlayerChips {
	who, ok := p.roster.find(name, p.rep)
	if !ok {
		return out
	}
	for _, t := range out {
		if t.Player.V == who.V {
			p.rep.fault("F41", name.Span(), name.Text(), eachNameOnce())
			return out
		}
	}
	t := PlayerChips{Player: who}
	if chips.Said() {
		t.Chips, _ = parseAmount(chips, p.session, p.rep)
	}
	return append(out, t)
}

// eachNameOnce is what a name that stands twice in a list has against it.
func eachNameOnce() lang.Text {
	return lang.Text{EN: "each name once", IT: "ogni nome una volta sola"}
}

func hasChildren(v Value) bool {
	for range v.Items() {
		return true
	}
	for range v.Pairs() {
		return true
	}
	return false
}

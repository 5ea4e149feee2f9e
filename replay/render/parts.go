package render

import (
	"strings"

	"apertura/format/lang"
	"apertura/replay"
)

// A Part is one of the pots that players all-in for less than others make of
// what lies there.
type Part struct {
	Chips string
	For   []string // who plays for it
	Back  bool     // nobody called it: it goes back
}

// partsOf returns the pots of a table, the main pot first; none where it is one.
func partsOf(h *replay.Hand, s *replay.State) []Part {
	layers := s.Layers()
	if len(layers) < 2 {
		return nil
	}
	var out []Part
	for _, l := range layers {
		p := Part{Chips: amount(h, l.Chips).EN, Back: l.Back}
		for i := range replay.Seat(s.N) {
			if l.For.Has(int(i)) {
				p.For = append(p.For, name(h, s, i))
			}
		}
		out = append(out, p)
	}
	return out
}

// Divided says of each part of the pot what it is and who plays for it.
func (t *Table) Divided() []lang.Text {
	var out []lang.Text
	for i, p := range t.Parts {
		var who []lang.Text
		for _, s := range p.For {
			who = append(who, lang.Same(s))
		}
		chips, list := AmountText(p.Chips), lang.List(who...)
		switch {
		case p.Back:
			out = append(out, say("%s back to %s", "%s da ridare %s", chips, lang.ToWhom(list)))
		case i == 0:
			out = append(out, say("main pot of %s for %s", "piatto principale di %s per %s", chips, list))
		default:
			out = append(out, say("side pot %d of %s for %s", "piatto laterale %d di %s per %s", i, chips, list))
		}
	}
	return out
}

// InParts says which pots there are, nothing where there is one.
func (t *Table) InParts() lang.Text {
	var en, it []string
	for _, p := range t.Divided() {
		en, it = append(en, p.EN), append(it, p.IT)
	}
	if len(en) == 0 {
		return lang.Text{}
	}
	return say("in the pot: %s", "nel piatto: %s", lang.Text{EN: strings.Join(en, "; "), IT: strings.Join(it, "; ")})
}

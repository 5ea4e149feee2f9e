package format

import (
	"apertura/format/card"
	"apertura/format/lang"
)

// Name returns what a point is called, with the ranks it names.
func (p Point) Name() lang.Text {
	if p.Category == StraightFlush {
		return p.straightFlush()
	}
	bare := lang.Point(int(p.Category))
	if p.Ranks[0] == 0 {
		return bare
	}
	a := lang.Rank(int(p.Ranks[0]))
	switch p.Category {
	case HighCard:
		return a.Top
	case Pair:
		return lang.Text{EN: "pair of %s", IT: "coppia %s"}.Fmt(a.Of)
	case TwoPair, FullHouse:
		return p.twoRanks(a)
	case Three:
		return lang.Text{EN: "three %s", IT: "tris %s"}.Fmt(a.Of)
	case Four:
		return lang.Text{EN: "four %s", IT: "poker %s"}.Fmt(a.Of)
	case Straight:
		return lang.Text{EN: "straight %s", IT: "scala %s"}.Fmt(a.To)
	case Flush:
		return lang.Text{EN: "flush, %s", IT: "colore %s"}.Fmt(a.High)
	}
	return bare
}

// twoRanks names a point of two ranks, of which only the first may be said.
func (p Point) twoRanks(a lang.RankName) lang.Text {
	b := lang.Rank(int(p.Ranks[1]))
	switch full := p.Category == FullHouse; {
	case full && p.Ranks[1] == 0:
		return lang.Text{EN: "full house, %s full", IT: "full %s"}.Fmt(a.Of)
	case full:
		return lang.Text{EN: "full house, %s over %s", IT: "full %s %s"}.Fmt(a.Of, b.With)
	case p.Ranks[1] == 0:
		return lang.Text{EN: "two pair, %s up", IT: "doppia coppia %s"}.Fmt(a.And)
	}
	return lang.Text{EN: "two pair, %s and %s", IT: "doppia coppia %s e %s"}.Fmt(a.Of, b.Many)
}

// straightFlush leaves the top card out where the kind says it.
func (p Point) straightFlush() lang.Text {
	name := lang.Point(int(StraightFlush))
	if p.Kind != "" {
		name = lang.Text{EN: p.Kind + " straight flush", IT: "scala reale " + p.Kind}
	}
	if p.Kind == "minima" || p.Kind == "massima" || p.Ranks[0] < card.Two {
		return name
	}
	return lang.Text{EN: "%s %s", IT: "%s %s"}.Fmt(name, lang.Rank(int(p.Ranks[0])).To)
}

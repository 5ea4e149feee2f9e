package rank

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
)

// Slug returns the name of a category in machine formats, "" for none.
func Slug(c format.Category) string {
	slugs := [...]string{"", "high-card", "pair", "two-pair", "three", "straight", "full", "flush", "four", "straight-flush"}
	if int(c) >= len(slugs) {
		return ""
	}
	return slugs[c]
}

// Name returns what the hand is called: "two pair, aces and eights", "doppia
// coppia d'assi e otto".
func (h Hand) Name() lang.Text { return Name(h.Point()) }

// Point returns the point as one would declare it.
func (h Hand) Point() format.Point {
	return format.Point{Category: h.Category, Kind: h.Kind.String(), Ranks: h.Ranks}
}

// Name returns what a point is called, with the ranks it names.
func Name(p format.Point) lang.Text {
	if p.Category == format.StraightFlush {
		return straightFlush(p)
	}
	bare := lang.Point(int(p.Category))
	if p.Ranks[0] == 0 {
		return bare
	}
	a := lang.Rank(int(p.Ranks[0]))
	switch p.Category {
	case format.HighCard:
		return a.Top
	case format.Pair:
		return lang.Text{EN: "pair of %s", IT: "coppia %s"}.Fmt(a.Of)
	case format.TwoPair, format.FullHouse:
		return twoRanks(p, a)
	case format.Three:
		return lang.Text{EN: "three %s", IT: "tris %s"}.Fmt(a.Of)
	case format.Four:
		return lang.Text{EN: "four %s", IT: "poker %s"}.Fmt(a.Of)
	case format.Straight:
		return lang.Text{EN: "straight %s", IT: "scala %s"}.Fmt(a.To)
	case format.Flush:
		return lang.Text{EN: "flush, %s", IT: "colore %s"}.Fmt(a.High)
	}
	return bare
}

// twoRanks names a point of two ranks, of which only the first may be said.
func twoRanks(p format.Point, a lang.RankName) lang.Text {
	b := lang.Rank(int(p.Ranks[1]))
	switch full := p.Category == format.FullHouse; {
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
func straightFlush(p format.Point) lang.Text {
	name := lang.Point(int(format.StraightFlush))
	if p.Kind != "" {
		name = lang.Text{EN: p.Kind + " straight flush", IT: "scala reale " + p.Kind}
	}
	if p.Kind == Minima.String() || p.Kind == Massima.String() || p.Ranks[0] < card.Two {
		return name
	}
	return lang.Text{EN: "%s %s", IT: "%s %s"}.Fmt(name, lang.Rank(int(p.Ranks[0])).To)
}

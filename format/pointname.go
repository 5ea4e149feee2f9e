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

// Point returns a point as one declares it, with the ranks it names. No form
// has a comma: within brackets it would part two lines.
func (p Pen) Point(pt Point) string {
	a, b := lang.Rank(int(pt.Ranks[0])), lang.Rank(int(pt.Ranks[1]))
	two := pt.Category == TwoPair || pt.Category == FullHouse
	switch {
	case pt.Ranks[0] == 0 || pt.Ranks[1] != 0 && !two:
		return pt.bare(a, b).In(p.Lang)
	case p.Lang == lang.IT && pt.Kind == "":
		return pt.Name().IT
	}
	switch pt.Category {
	case TwoPair:
		if pt.Ranks[1] == 0 {
			return a.Many.EN + " up"
		}
		return a.Many.EN + " and " + b.Many.EN
	case FullHouse:
		if pt.Ranks[1] == 0 {
			return a.Many.EN + " full"
		}
		return a.Many.EN + " full of " + b.Many.EN
	case Straight, Flush:
		return a.One.EN + "-high " + lang.Point(int(pt.Category)).EN
	case StraightFlush:
		if pt.Kind == "" {
			return a.One.EN + "-high straight flush"
		}
		return spaced(pt.bare(lang.RankName{}, lang.RankName{}).In(p.Lang), a.To.In(p.Lang))
	}
	return pt.Name().EN
}

// bare names a point with whatever ranks it has behind it.
func (p Point) bare(a, b lang.RankName) lang.Text {
	name := lang.Point(int(p.Category))
	for i, kind := range [...]string{"minima", "media", "massima"} {
		if p.Kind == kind {
			name = lang.Text{EN: [...]string{"low ", "middle ", "high "}[i] + name.EN, IT: name.IT + " " + kind}
		}
	}
	switch {
	case p.Ranks[0] == 0:
		return name
	case p.Ranks[1] == 0:
		return lang.Text{EN: "%s of %s", IT: "%s %s"}.Fmt(name, a.Of)
	}
	return lang.Text{EN: "%s of %s and %s", IT: "%s %s e %s"}.Fmt(name, a.Of, b.Many)
}

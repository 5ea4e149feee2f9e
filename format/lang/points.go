package lang

import "strings"

// Points are counted from 1, weakest first: high card, pair, two pair, three,
// straight, full house, flush, four, straight flush. Ranks are counted from 2
// to 14: jack 11, queen 12, king 13, ace 14.

// Point returns the bare name of a point, empty for any other number.
func Point(n int) Text {
	if n < 0 || n >= len(points) {
		return Text{}
	}
	return points[n]
}

var points = [...]Text{
	{},
	{"high card", "carta alta"},
	{"pair", "coppia"},
	{"two pair", "doppia coppia"},
	{"three of a kind", "tris"},
	{"straight", "scala"},
	{"full house", "full"},
	{"flush", "colore"},
	{"four of a kind", "poker"},
	{"straight flush", "scala reale"},
}

// A RankName is what a rank is called, alone and after the words a point's
// name needs. An English form without a preposition of its own is the bare one.
type RankName struct {
	One  Text // king, re
	Many Text // kings, re
	Of   Text // "tris di re": kings, di re
	To   Text // "scala al re": to the king, al re
	High Text // "colore al re": king high, al re
	Top  Text // "donna alta": queen high, donna alta
	And  Text // "doppia coppia ai re": kings, ai re
	With Text // "full di dieci con i re": kings, con i re
}

// Rank returns the names of a rank, empty for any other number.
func Rank(n int) RankName {
	if n < 0 || n >= len(ranks) || ranks[n] == (rankWords{}) {
		return RankName{}
	}
	w := ranks[n]
	return RankName{
		One:  Text{w.en, w.it},
		Many: Text{w.ens, w.its},
		Of:   Text{w.ens, w.of},
		To:   Text{"to the " + w.en, w.to},
		High: Text{w.en + " high", w.to},
		And:  Text{w.ens, w.tos},
		Top:  Text{w.en + " high", w.it + " " + high(w.to)},
		With: Text{w.ens, "con " + article(w.tos) + " " + w.its},
	}
}

// high agrees with the word whose preposition and article are given.
func high(to string) string {
	if strings.HasPrefix(to, "alla ") {
		return "alta"
	}
	return "alto"
}

// article is the one in a preposition: gli of agli, le of alle, i of ai.
func article(to string) string {
	to, _, _ = strings.Cut(to, " ")
	switch to {
	case "agli":
		return "gli"
	case "alle":
		return "le"
	}
	return "i"
}

// rankWords are a rank's words: one and many in both languages, and in Italian
// with the prepositions run together with their articles.
type rankWords struct{ en, ens, it, its, of, to, tos string }

var ranks = [...]rankWords{
	2:  {"two", "twos", "due", "due", "di due", "al due", "ai due"},
	3:  {"three", "threes", "tre", "tre", "di tre", "al tre", "ai tre"},
	4:  {"four", "fours", "quattro", "quattro", "di quattro", "al quattro", "ai quattro"},
	5:  {"five", "fives", "cinque", "cinque", "di cinque", "al cinque", "ai cinque"},
	6:  {"six", "sixes", "sei", "sei", "di sei", "al sei", "ai sei"},
	7:  {"seven", "sevens", "sette", "sette", "di sette", "al sette", "ai sette"},
	8:  {"eight", "eights", "otto", "otto", "di otto", "all'otto", "agli otto"},
	9:  {"nine", "nines", "nove", "nove", "di nove", "al nove", "ai nove"},
	10: {"ten", "tens", "dieci", "dieci", "di dieci", "al dieci", "ai dieci"},
	11: {"jack", "jacks", "jack", "jack", "di jack", "al jack", "ai jack"},
	12: {"queen", "queens", "donna", "donne", "di donne", "alla donna", "alle donne"},
	13: {"king", "kings", "re", "re", "di re", "al re", "ai re"},
	14: {"ace", "aces", "asso", "assi", "d'assi", "all'asso", "agli assi"},
}

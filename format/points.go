package format

import (
	"strings"
	"unicode"

	"apertura/format/card"
	"apertura/format/lang"
)

// point reads a declared point: its name, then ranks with whatever small words
// stand between (`doppia agli assi e ai re`), or in English also the ranks
// first (`queen-high straight`, `kings full`).
func (p *actParser) point(c *cursor, a *Act) bool {
	all := c.rest()
	words := pointWords(c, all)
	var pt Point
	ranks := 0
	var left part
	for i := 0; i < len(words) && left.empty(); {
		// Behind a rank, "high" only joins: a king-high straight flush is not the high one.
		if joins := ranks > 0 && words[i].text == "high"; !joins {
			if n := pt.name(words[i:]); n > 0 {
				i += n
				continue
			}
		}
		w := words[i]
		if r := rankOf(w.text); r != 0 && ranks < len(pt.Ranks) {
			pt.Ranks[ranks] = r
			ranks++
			i++
			continue
		}
		if joinsPoint(w.text) {
			i++
			continue
		}
		left = part{w.at.i, all.j}
	}
	if pt.Category == NoCategory && ranks > 0 && left.empty() && highOf(words) {
		pt.Category = HighCard
	}
	switch {
	case pt.Category == NoCategory:
		p.rep.fault("F41", p.orWord(c, all), orNothing(c.written(all)), lang.Text{
			EN: "a point, as in full or coppia di K", IT: "un punto, come full o coppia di K",
		})
		return false
	case !left.empty():
		c.at = left.i
		return true // the caller says what is left over
	}
	a.Point = Node[Point]{pt, c.take(all)}
	return true
}

// A pointWord is a word of a point, plain, and where it stands.
type pointWord struct {
	text string
	at   part
}

// pointWords cuts a point into words, at apostrophes, hyphens and commas too.
func pointWords(c *cursor, all part) []pointWord {
	var out []pointWord
	text, start := c.written(all), -1
	for i, r := range text + " " {
		if apart := unicode.IsSpace(r) || r == ',' || r == '-' || r == '\'' || apostrophe(r); !apart {
			if start < 0 {
				start = i
			}
			continue
		}
		if start >= 0 {
			out = append(out, pointWord{plainWord(text[start:i]), part{all.i + start, all.i + i}})
			start = -1
		}
	}
	return out
}

// pointNames are the names of the points, longer ones before those they begin
// with.
var pointNames = [...]struct {
	words    string
	category Category
	kind     string
}{
	{"scala reale minima", StraightFlush, "minima"},
	{"scala reale media", StraightFlush, "media"},
	{"scala reale massima", StraightFlush, "massima"},
	{"scala reale", StraightFlush, ""},
	{"straight flush low", StraightFlush, "minima"},
	{"straight flush middle", StraightFlush, "media"},
	{"straight flush high", StraightFlush, "massima"},
	{"low straight flush", StraightFlush, "minima"},
	{"middle straight flush", StraightFlush, "media"},
	{"high straight flush", StraightFlush, "massima"},
	{"straight flush", StraightFlush, ""},
	{"royal flush", StraightFlush, "massima"},
	{"carta alta", HighCard, ""},
	{"high card", HighCard, ""},
	{"doppia coppia", TwoPair, ""},
	{"doppie coppie", TwoPair, ""},
	{"due coppie", TwoPair, ""},
	{"doppia", TwoPair, ""},
	{"two pairs", TwoPair, ""},
	{"two pair", TwoPair, ""},
	{"coppia", Pair, ""},
	{"one pair", Pair, ""},
	{"a pair", Pair, ""},
	{"pair", Pair, ""},
	{"three of a kind", Three, ""},
	{"three", Three, ""},
	{"tris", Three, ""},
	{"trips", Three, ""},
	{"four of a kind", Four, ""},
	{"poker", Four, ""},
	{"quads", Four, ""},
	{"scala", Straight, ""},
	{"straight", Straight, ""},
	{"full house", FullHouse, ""},
	{"full", FullHouse, ""},
	{"colore", Flush, ""},
	{"flush", Flush, ""},
}

// name reads the name of a point where none was read yet and returns how many
// words it has, 0 for none.
func (p *Point) name(words []pointWord) int {
	if p.Category != NoCategory {
		return 0
	}
	for i := range pointNames {
		if n := startsWith(words, pointNames[i].words); n > 0 {
			p.Category, p.Kind = pointNames[i].category, pointNames[i].kind
			return n
		}
	}
	return 0
}

func startsWith(words []pointWord, phrase string) int {
	n := 0
	for want := range strings.SplitSeq(phrase, " ") {
		if n == len(words) || words[n].text != want {
			return 0
		}
		n++
	}
	return n
}

// rankOf reads a rank as a point names it: a card's letter or number, or a word.
func rankOf(word string) card.Rank {
	if r, ok := parseRank(word); ok {
		return r
	}
	switch word {
	case "due", "two", "twos", "deuce", "deuces":
		return card.Two
	case "tre", "three", "threes":
		return 3
	case "quattro", "four", "fours":
		return 4
	case "cinque", "five", "fives":
		return 5
	case "sei", "six", "sixes":
		return 6
	case "sette", "seven", "sevens":
		return 7
	case "otto", "eight", "eights":
		return 8
	case "nove", "nine", "nines":
		return 9
	case "dieci", "ten", "tens":
		return card.Ten
	case "fante", "fanti", "jack", "jacks":
		return card.Jack
	case "donna", "donne", "dama", "dame", "regina", "regine", "queen", "queens":
		return card.Queen
	case "re", "king", "kings":
		return card.King
	case "asso", "assi", "ace", "aces":
		return card.Ace
	}
	return 0
}

// joinsPoint reports whether a word only joins a point to its ranks.
func joinsPoint(word string) bool {
	switch word {
	case "di", "d", "da", "a", "ad", "al", "allo", "alla", "all", "ai", "agli", "alle",
		"del", "della", "dell", "dei", "degli", "delle", "e", "ed", "con", "il", "la", "i", "gli", "le",
		"alto", "alta",
		"of", "to", "the", "and", "with", "over", "high", "up":
		return true
	}
	return false
}

// highOf reports whether ranks alone say a point: `queen high`, `donna alta`.
func highOf(words []pointWord) bool {
	switch words[len(words)-1].text {
	case "high", "alta", "alto":
		return true
	}
	return false
}

package format

import (
	"unicode"

	"apertura/format/lang"
)

// point reads a declared point: its name, then ranks with whatever small words
// stand between (`doppia agli assi e ai re`), or in English also the ranks
// first (`queen-high straight`, `kings full`). What `aces and kings` and `three
// nines` are goes without saying.
func (p *actParser) point(c *cursor, a *Act) bool {
	all := c.rest()
	var room [8]pointWord
	words := pointWords(room[:0], c, all)
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
		if joinsPoint(w.text) || w.text == "full" && ranks == 1 && pt.Category == FullHouse {
			i++
			continue
		}
		left = part{w.at.i, all.j}
	}
	if pt.Category == NoCategory && ranks > 0 && left.empty() {
		pt.Category = unnamed(words)
	}
	switch {
	case pt.Category == NoCategory:
		p.rep.fault("F41", p.orWord(c, all), orNothing(c.written(all)), lang.Text{
			EN: "a point, as in full house or pair of kings", IT: "un punto, come full o coppia di K",
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

// pointWords cuts a point into words, at apostrophes, hyphens and commas too, and
// adds them to a list.
func pointWords(out []pointWord, c *cursor, all part) []pointWord {
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

// name reads the name of a point where none was read yet and returns how many
// words it has, 0 for none.
func (p *Point) name(words []pointWord) int {
	if p.Category != NoCategory {
		return 0
	}
	for _, ph := range pointIndex().names[words[0].text] {
		if startsWith(words, ph.words) {
			p.Category, p.Kind = ph.category, ph.kind
			return len(ph.words)
		}
	}
	return p.number(words)
}

// number reads how many cards of a rank there are: `three nines`, `tre nove`;
// three alone are three of a kind.
func (p *Point) number(words []pointWord) int {
	next := ""
	if len(words) > 1 {
		next = words[1].text
	}
	switch of := several(next) != 0; words[0].text {
	case "two", "due":
		if of {
			p.Category = Pair
		}
	case "three", "tre":
		if of || len(words) == 1 && words[0].text == "three" {
			p.Category = Three
		}
	case "four", "quattro":
		if of {
			p.Category = Four
		}
	}
	if p.Category == NoCategory {
		return 0
	}
	return 1
}

func startsWith(words []pointWord, phrase []string) bool {
	for i, want := range phrase {
		if i == len(words) || words[i].text != want {
			return false
		}
	}
	return true
}

// unnamed returns the point that ranks alone are: `queen high`, `donna alta`,
// `kings up`, `aces and kings`, `assi e re`.
func unnamed(words []pointWord) Category {
	switch last := words[len(words)-1].text; {
	case last == "high", last == "alta", last == "alto":
		return HighCard
	case len(words) == 2 && last == "up" && several(words[0].text) != 0:
		return TwoPair
	case len(words) == 3 && several(words[0].text) != 0 && several(last) != 0 && listed("e, ed, and", words[1].text):
		return TwoPair
	}
	return NoCategory
}

package svg

import (
	"strings"

	"apertura/replay/render"
)

// suits are the four signs and the names they are drawn under, each in a square
// of 20 around its middle.
var suits = [...]struct{ sign, letter, name, color, path string }{
	{"♥", "h", "hearts", "red", "M0 9C-4 4-10 1-10-4C-10-8-7-10-5-10C-2-10 0-8 0-6C0-8 2-10 5-10C7-10 10-8 10-4C10 1 4 4 0 9Z"},
	{"♦", "d", "diamonds", "red", "M0-11L8 0L0 11L-8 0Z"},
	{"♣", "c", "clubs", "black", "M-2 3C-4 6-10 5-10 0C-10-4-6-5-4-4C-7-7-4-11 0-11C4-11 7-7 4-4C6-5 10-4 10 0C10 5 4 6 2 3C2 6 3 8 5 10H-5C-3 8-2 6-2 3Z"},
	{"♠", "s", "spades", "black", "M0-11C3-6 10-2 10 3C10 8 4 8 2 4C2 7 3 8 5 10H-5C-3 8-2 7-2 4C-4 8-10 8-10 3C-10-2-3-6 0-11Z"},
}

// Defs are the shapes that drawings of one document share, to be written once.
func Defs() string {
	var b strings.Builder
	b.WriteString("<defs>")
	for _, s := range suits {
		b.WriteString(`<path id="` + s.name + `" d="` + s.path + `"/>`)
	}
	b.WriteString("</defs>")
	return b.String()
}

// A Suit is what a card of it has: the name of its shape among [Defs] and the
// class of its colour.
type Suit struct{ Name, Color string }

// Suits returns them by their letters.
func Suits() map[string]Suit {
	out := map[string]Suit{}
	for _, s := range suits {
		out[s.letter] = Suit{s.name, s.color}
	}
	return out
}

// Letters writes a card in two letters for a page that fills a [Blank]: Th, the
// suit in capitals where he has shown it, and ?? face down.
func Letters(c render.Card) string {
	if !c.Known() {
		return "??"
	}
	rank, suit := split(c.Text)
	if rank == "10" {
		rank = "T"
	}
	if c.Public {
		return rank + strings.ToUpper(suits[suit].letter)
	}
	return rank + suits[suit].letter
}

// split returns the rank of a card and where its suit is in suits.
func split(text string) (rank string, suit int) {
	for i, s := range suits {
		if r, ok := strings.CutSuffix(text, s.sign); ok {
			return r, i
		}
	}
	return text, 0
}

// hand draws cards as they are held, the middle one at the middle. Of more
// cards than there is room for the first are drawn.
func (p *pen) hand(cards []render.Card) {
	n := slots
	if !p.blank {
		n = min(len(cards), slots)
	}
	for i := range n {
		c := render.Card{}
		if i < len(cards) {
			c = cards[i]
		}
		p.card(c, i < len(cards), i == slots-1, point{float64(i*stride) - (slots-1)*stride/2 - cardW/2, 0})
	}
}

// card draws one, its face or its back; the last one is covered by no other and
// has room for a second sign.
func (p *pen) card(c render.Card, there, last bool, at point) {
	rank, suit := split(c.Text)
	class := "card"
	if c.Public && c.Known() {
		class += " public"
	}
	p.part("card", class, there, at, func() {
		p.part("face", suits[suit].color, c.Known(), point{}, func() {
			p.put(`<rect class="face" width="`, num(cardW), `" height="`, num(cardH), `" rx="6"/>`)
			class := "rank"
			if len(rank) > 1 {
				class += " wide"
			}
			p.label("rank", class, point{15, 23}, rank)
			p.sign(suit, point{15, 36}, .82)
			if last {
				p.sign(suit, point{29, 51}, 1)
			}
		})
		p.part("back", "reverse", !c.Known(), point{}, func() {
			p.put(`<rect class="back" width="`, num(cardW), `" height="`, num(cardH), `" rx="6"/>`,
				`<path class="net" d="M8 8H38V62H8ZM8 20.5L20.5 8M8 33L33 8M8 45.5L38 15.5M8 58L38 28M16.5 62L38 40.5M29 62L38 53M38 20.5L25.5 8M38 33L13 8M38 45.5L8 15.5M38 58L8 28M29.5 62L8 40.5M17 62L8 53"/>`)
		})
	})
}

func (p *pen) sign(suit int, at point, size float64) {
	p.put(`<use href="#`, suits[suit].name, `"`, p.named("suit"), ` transform="translate(`, num(at.x), " ", num(at.y), ") scale(", num2(size), `)"/>`)
}

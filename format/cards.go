package format

import (
	"strings"
	"unicode/utf8"

	"apertura/format/card"
	"apertura/format/lang"
)

// The most cards a list may have: a hand's five, or what a misdeal gave.
const (
	handCards  = 5
	dealtCards = 10
)

// parseRank reads a rank as a card writes it: 2 … 10 or T, J, Q, K, A.
func parseRank(text string) (card.Rank, bool) {
	r, rest := rankPrefix(text)
	return r, r != 0 && rest == ""
}

func rankPrefix(text string) (card.Rank, string) {
	if rest, ok := strings.CutPrefix(text, "10"); ok {
		return card.Ten, rest
	}
	if text == "" {
		return 0, text
	}
	if r := rankSigns[text[0]]; r != 0 {
		return r, text[1:]
	}
	return 0, text
}

// rankSigns are the ranks that one sign stands for.
var rankSigns = [256]card.Rank{
	'2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, '9': 9, 'T': card.Ten, 't': card.Ten,
	'J': card.Jack, 'j': card.Jack, 'Q': card.Queen, 'q': card.Queen, 'K': card.King, 'k': card.King, 'A': card.Ace, 'a': card.Ace,
}

// The suit letters of the two notations and the signs, all in the order of
// [card.Suit].
const (
	internationalSuits = "scdh"
	italianSuits       = "pfqc"
	suitSigns          = "♠♣♦♥"
)

// A spelling says how a word spells a card.
type spelling uint8

const (
	noCard spelling = iota
	aCard
	otherLetters // of the notation not in force
)

// parseCard reads a card in the notation in force.
func parseCard(text string, italian bool) (card.Card, spelling) {
	if text == "??" {
		return card.Unknown, aCard
	}
	rank, suit := rankPrefix(text)
	if rank == 0 || suit == "" {
		return card.Unknown, noCard
	}
	if len(suit) != 1 {
		if s, rest, ok := signPrefix(suit); ok && rest == "" {
			return card.Of(rank, s), aCard
		}
		return card.Unknown, noCard
	}
	if s, ok := suitOf(suit[0], italian); ok {
		return card.Of(rank, s), aCard
	}
	if _, ok := suitOf(suit[0], !italian); ok {
		return card.Unknown, otherLetters
	}
	return card.Unknown, noCard
}

// suitOf returns the suit of a letter, large or small, in a notation.
func suitOf(letter byte, italian bool) (card.Suit, bool) {
	n := suitLetters[letter]
	if italian {
		n >>= 4
	}
	n &= 7
	return card.Suit(n - 1), n > 0
}

// suitLetters are one more than the suits that a letter stands for, the
// international one in the low half.
var suitLetters = [256]uint8{
	's': 1, 'S': 1, 'd': 3, 'D': 3, 'h': 4, 'H': 4,
	'p': 1 << 4, 'P': 1 << 4, 'f': 2 << 4, 'F': 2 << 4, 'q': 3 << 4, 'Q': 3 << 4,
	'c': 2 | 4<<4, 'C': 2 | 4<<4,
}

// signPrefix reads a suit's sign, and the selector that a phone writes behind
// it.
func signPrefix(text string) (card.Suit, string, bool) {
	sign, n := utf8.DecodeRuneInString(text)
	i := strings.IndexRune(suitSigns, sign)
	if i < 0 {
		return 0, text, false
	}
	return card.Suit(i / len("♠")), strings.TrimLeft(text[n:], "\ufe0f\ufe0e"), true
}

// CutCard reads the card that text begins with, its suit a letter of the
// notation in force or a sign, and returns what stands behind it.
func CutCard(text string, italian bool) (c card.Card, rest string, ok bool) {
	rank, suit := rankPrefix(text)
	if rank == 0 || suit == "" {
		return card.Unknown, text, false
	}
	if s, rest, ok := signPrefix(suit); ok {
		return card.Of(rank, s), rest, true
	}
	if s, ok := suitOf(suit[0], italian); ok {
		return card.Of(rank, s), suit[1:], true
	}
	return card.Unknown, text, false
}

// looksCard reports whether a word that is no card was meant to be one.
func looksCard(word string) bool {
	return word != "" && (utf8.RuneCountInString(word) <= 3 || word[0] >= '0' && word[0] <= '9')
}

// A cardReader reads lists of cards and says what is wrong with them.
type cardReader struct {
	italian bool
	rep     *reporter
	store   *store
}

// list reads cards until something else stands there. must says that there has
// to be one: at is underlined where there is none.
func (r cardReader) list(c *cursor, most int, must bool, at Span) ([]CardNode, bool) {
	var room [dealtCards]CardNode
	out, fine := r.read(c, room[:0], most, must, at)
	return r.store.cards.keep(out), fine
}

// read is list into some room.
func (r cardReader) read(c *cursor, out []CardNode, most int, must bool, at Span) ([]CardNode, bool) {
	from, fine := c.at, true
	out, seen := r.usual(c, out)
	last := c.at
	for !c.done() || len(out) == 0 {
		w := c.peek()
		word := c.written(w)
		k, how := parseCard(word, r.italian)
		if how == noCard {
			if w.empty() || c.tail(w) || !looksCard(word) && len(out) > 0 {
				break
			}
			if must || looksCard(word) {
				r.rep.hinted("F33", c.spanOf(w), r.wordsHint(c, w), word, sampleCards(r.italian))
				return out, false
			}
			break
		}
		sp := c.take(w)
		last = w.j
		switch {
		case how == otherLetters:
			r.other(word, sp)
			fine = false
		case seen.Has(k):
			r.rep.fault("F35", sp, word)
			fine = false
		}
		seen = seen.With(k)
		out = append(out, CardNode{V: k, Span: sp})
	}
	switch {
	case len(out) > most:
		all := part{skipBlanks(c.text, from), last}
		r.rep.fault("F36", c.spanOf(all), len(out), most)
		return out, false
	case len(out) == 0 && must:
		r.rep.fault("F33", at, orNothing(""), sampleCards(r.italian))
		return out, false
	}
	return out, fine
}

// usual reads cards as long as each is a rank, a letter and a blank, or `??`, as
// nearly all are, and stops before the first of which there is more to say.
func (r cardReader) usual(c *cursor, out []CardNode) (_ []CardNode, seen card.Set) {
	text, at := c.text[:c.end], c.at
	for c.base >= 0 && len(out) < cap(out) {
		i := at
		for i < len(text) && text[i] == ' ' {
			i++
		}
		j := i + 2
		if j > len(text) {
			break
		}
		k, letter := card.Unknown, text[i+1]
		if text[i] != '?' || letter != '?' {
			rank := rankSigns[text[i]]
			if text[i] == '1' && letter == '0' && j < len(text) {
				rank, letter = card.Ten, text[j]
				j++
			}
			suit, ok := suitOf(letter, r.italian)
			if rank == 0 || !ok {
				break
			}
			k = card.Of(rank, suit)
		}
		if j < len(text) && text[j] != ' ' || seen.Has(k) {
			break
		}
		seen = seen.With(k)
		out = append(out, CardNode{V: k, Span: Span{c.base + i, c.base + j}})
		at = j
	}
	c.at = at
	return out, seen
}

func (r cardReader) other(word string, at Span) {
	if r.italian {
		r.rep.fault("F34", at, word, "c q f p", "international")
		return
	}
	r.rep.fault("F34", at, word, "h d c s", "italian")
}

// tail reports whether the words at w go on with the act behind its cards.
func (c *cursor) tail(w part) bool {
	if c.is(w, "...") {
		return true
	}
	t, _ := c.goesOn(w)
	return t != takesNothing
}

// goesOn reads the words inside a draw: those that take the cards received, or
// the openers set apart, with an `e` before them or not.
func (c *cursor) goesOn(w part) (takes, part) {
	look := *c
	look.at = w.i
	if c.is(w, "e", "ed", "and") {
		look.at = w.j
	}
	if row, at, ok := look.verb(); ok && (row.takes == takesReceived || row.takes == goesOn) {
		return row.takes, at
	}
	return takesNothing, w
}

// holding reads the cards dealt to a player: up to ten, and `...` where the
// rest is not known.
func (r cardReader) holding(v Value) (cards []CardNode, rest Span) {
	if v.Kind() != Scalar {
		r.rep.fault("F21", v.Span(), lang.Text{EN: "a list of cards, as in Kh Kd ??", IT: "un elenco di carte, come Kh Kd ??"})
		return nil, Span{}
	}
	c := newCursor(v)
	alone := c.is(c.peek(), "...")
	cards, ok := r.list(&c, dealtCards, !alone, v.Span())
	if c.done() {
		return cards, rest
	}
	if w := c.peek(); ok && c.is(w, "...") {
		rest = c.take(w)
	}
	if left := c.rest(); ok && !left.empty() {
		r.rep.fault("F30", c.spanOf(left), c.written(left))
	}
	return cards, rest
}

// number reads how many cards, in digits or as a word up to five, and the word
// for cards behind it.
func (p *actParser) number(c *cursor, a *Act) (found, ok bool) {
	w := c.peek()
	n := numberWord(c, w)
	if n == 0 {
		return false, true
	}
	sp := c.take(w)
	if n < 0 {
		p.rep.fault("F41", sp, c.written(w), lang.Text{
			EN: `one to five cards, or "pat"`, IT: `da una a cinque carte, o "servito"`,
		})
		return true, false
	}
	if n > handCards {
		p.rep.fault("F36", sp, n, handCards)
		return true, false
	}
	a.Count = Node[int]{n, sp}
	c.eat("carta", "carte", "card", "cards")
	return true, true
}

// numberWord returns the number a word is, 0 for none and -1 for zero.
func numberWord(c *cursor, w part) int {
	word := c.written(w)
	if word == "" {
		return 0
	}
	n, digits := 0, 0
	for digits < len(word) && isDigit(word[digits]) {
		n = min(10*n+int(word[digits]-'0'), 1000)
		digits++
	}
	switch {
	case digits == len(word) && n == 0:
		return -1
	case digits == len(word) && digits <= 3:
		return n
	case digits > 0:
		return 0
	}
	var buf [maxWord]byte
	switch string(c.plain(w, &buf)) {
	case "un", "uno", "una", "one":
		return 1
	case "due", "two":
		return 2
	case "tre", "three":
		return 3
	case "quattro", "four":
		return 4
	case "cinque", "five":
		return 5
	}
	return 0
}

package format

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"apertura/format/lang"
	"apertura/format/money"
)

// amountWords are those that are amounts beside digits.
var amountWords = lang.Text{EN: "or a word: pot, all-in, cip", IT: "o una parola: piatto, resto, cip"}

// notAmount says how to write the amount that stands behind verb.
func (p *actParser) notAmount(c *cursor, w part) lang.Text {
	text := c.written(w)
	if bare := withoutCurrency(text); bare != text && looksAmount(bare) {
		return figureAlone(p.written, bare)
	}
	switch n := numberWord(c, w); {
	case w.empty():
		return amountWords
	case strings.HasSuffix(text, ","):
		return commaBetweenActs
	case looksAmount(text) && withoutArticle(text) == "":
		return lang.Text{}
	case n > 0:
		return lang.Text{EN: "in digits: %d", IT: "in cifre: %d"}.Fmt(n)
	case c.is(w, "tutto", "tutti", "tutte", "everything", "all", "it"):
		return lang.Text{EN: `all he has is "resto" or "all-in": %s`, IT: `tutto quel che ha è "resto": %s`}.Fmt(spaced(p.written, p.ownWord("all-in", "resto")))
	case c.is(w, "meta", "mezzo", "mezza", "half"):
		return inDigits
	}
	if hint := p.behindArticles(c, w); !hint.Empty() {
		return hint
	}
	if joins(c, w) {
		return p.leftOut(c, w)
	}
	return amountWords
}

var inDigits = lang.Text{EN: "how much that is, in digits", IT: "in cifre, quanto fa"}

// behindArticles says of `al massimo`, `fino all'8` how that is written.
func (p *actParser) behindArticles(c *cursor, w part) lang.Text {
	for c.is(w, "fino", "a", "al", "il", "lo", "up", "to", "the") {
		w = c.from(w.j)
	}
	if c.is(w, "massimo", "minimo", "max", "min", "maximum", "minimum", "most", "least") {
		return inDigits
	}
	figure := withoutArticle(c.written(w))
	switch row := rowOf(p.written); {
	case figure == "":
		return lang.Text{}
	case row != nil && row.takes == takesRaise:
		return lang.Text{EN: "up to %s: %s", IT: "fino a %s: %s"}.Fmt(figure, spaced(p.written, p.ownWord("to", "a"), figure))
	}
	return figureAlone(p.written, figure)
}

// withoutArticle returns the figure in `all'8`, "" where a word is anything else.
func withoutArticle(word string) string {
	for _, article := range [...]string{"all", "l"} {
		rest, ok := strings.CutPrefix(strings.ToLower(word), article)
		if r, n := utf8.DecodeRuneInString(rest); ok && (r == '\'' || apostrophe(r)) && n < len(rest) && isDigit(rest[n]) {
			return rest[n:]
		}
	}
	return ""
}

// joins reports whether a word only joins a verb to its amount.
func joins(c *cursor, w part) bool {
	return c.is(w, "a", "ad", "al", "con", "col", "per", "da", "di", "del", "to", "at", "with", "of", "by", "for")
}

// leftOut says to leave a preposition out, and what is then written.
func (p *actParser) leftOut(c *cursor, w part) lang.Text {
	look := *c
	look.at = w.j
	look.article()
	next := look.peek()
	amount := look.written(next)
	switch n := numberWord(&look, next); {
	case next.empty():
		return amountWords
	case look.is(next, "buio", "blind"):
		return lang.Text{
			EN: "the blind is an act of its own, in before: %s", IT: "il buio è un gesto a sé, sotto before: %s",
		}.Fmt(spaced(amount, look.written(look.from(next.j))))
	case n > 0 && !looksAmount(amount):
		amount = strconv.Itoa(n)
	}
	return lang.Text{EN: "leave %q out: %s %s", IT: "togli %q: %s %s"}.Fmt(
		strings.TrimSpace(c.text[w.i:next.i]), p.written, amount)
}

// ownWord returns the word of the language the verb being read is in.
func (p *actParser) ownWord(en, it string) string {
	if row := rowOf(p.written); row != nil && hasWord(row.en, p.written) {
		return en
	}
	return it
}

// behindAmount says of words left behind an amount what they add: nothing, or
// how many cips there are.
func (p *actParser) behindAmount(c *cursor, a *Act) lang.Text {
	w := c.peek()
	figure := c.value.Source().Slice(a.Amount.Span)
	switch {
	case a.Amount.Kind != Exact:
	case c.is(w, "euro", "eur", "€", "$", "dollari", "dollars", "dollar", "fiche", "fiches", "chip", "chips", "lire", "pounds", "£"):
		return figureAlone(p.written, figure)
	case c.is(w, "cip", "cips"):
		// How many there are is no figure of chips, so the word alone counts.
		number := part{0, len(figure)}
		digits := cursor{text: figure, end: len(figure)}
		if n := numberWord(&digits, number); n > 0 && p.session.Cip > 0 {
			sum := p.session.unit().Format(p.session.Cip*money.Chips(n), '.')
			return lang.Text{EN: "%d cip are %s: %s %[2]s", IT: "%d cip sono %s: %s %[2]s"}.Fmt(n, sum, p.written)
		}
	}
	return lang.Text{}
}

func figureAlone(verb, figure string) lang.Text {
	return lang.Text{EN: "the figure is enough: %s %s", IT: "basta la cifra: %s %s"}.Fmt(verb, figure)
}

func withoutCurrency(text string) string { return strings.Trim(text, "€$£") }

package cmd

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"apertura/format"
	"apertura/format/card"
)

// sampleHand is what a hand looks like, for those who wrote something else.
func sampleHand(italian bool) string {
	if italian {
		return "Ap Kq Jc 9f 7q"
	}
	return "As Kd Jh 9c 7d"
}

// handCards are the five cards of a hand in the order they were written.
type handCards []card.Card

func (h handCards) String() string {
	words := make([]string, len(h))
	for i, c := range h {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

// readHands reads hands of one deal: no card outside the deck, none twice.
func readHands(deck card.Deck, args []string, italian bool) ([]handCards, error) {
	var seen card.Set
	hands := make([]handCards, len(args))
	for i, text := range args {
		h, err := readHand(text, italian)
		if err != nil {
			return nil, err
		}
		for _, c := range h {
			switch {
			case !deck.Cards().Has(c):
				return nil, refuse("%s is outside the deck: %s", "%s non è nel mazzo: %s", c, deckName(deck))
			case seen.Has(c):
				return nil, refuse("%s is there twice: the deck has it once", "%s c'è due volte: nel mazzo ce n'è una sola", c)
			}
			seen = seen.With(c)
		}
		hands[i] = h
	}
	return hands, nil
}

// readHand reads five cards, with blanks between them or without.
func readHand(text string, italian bool) (handCards, error) {
	var h handCards
	for rest := text; ; {
		rest = strings.TrimLeftFunc(rest, unicode.IsSpace)
		if rest == "" {
			break
		}
		c, after, ok := format.CutCard(rest, italian)
		if !ok {
			return nil, noCard(rest, italian)
		}
		h, rest = append(h, c), after
	}
	if len(h) != 5 {
		return nil, refuse(`%q is not five cards: a hand is one argument, such as "%s"`,
			`%q non sono cinque carte: una mano va tra virgolette, come "%s"`, text, sampleHand(italian))
	}
	return h, nil
}

// noCard says what a card looks like, and how to say that the letters are the
// other notation's, where they are.
func noCard(text string, italian bool) error {
	word := firstWord(text)
	if _, _, ok := format.CutCard(text, !italian); ok {
		if italian {
			return refuse("%q is in the other letters: here suits are c, q, f and p",
				"%q usa le altre lettere: qui i semi sono c, q, f e p", word)
		}
		return refuse("%q is in Italian letters: say --suits italian",
			"%q usa le lettere italiane: aggiungi --suits italian", word)
	}
	if italian {
		return refuse("%q is not a card: write the rank, then c, q, f or p, such as 10c",
			"%q non è una carta: scrivi il valore, poi c, q, f o p, come 10c", word)
	}
	return refuse("%q is not a card: write the rank, then h, d, c or s, such as 10h",
		"%q non è una carta: scrivi il valore, poi h, d, c o s, come 10h", word)
}

func firstWord(text string) string {
	word, _, _ := strings.Cut(text, " ")
	if len(word) > 12 {
		word = string([]rune(word)[:min(12, utf8.RuneCountInString(word))]) + "…"
	}
	return word
}

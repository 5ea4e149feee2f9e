// Package card holds the playing card, the set of cards and the deck.
//
// A [Card] is one byte whose zero value is the unknown card, a [Set] one word
// with a bit a card, a [Deck] the number of cards it has. Callers may rely on
// all three being comparable plain values; no function here allocates but for
// text.
//
// The package knows no rule of the game: which deck a table plays, and what
// five cards are worth, is said elsewhere.
package card

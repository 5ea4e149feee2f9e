package rank

import (
	"iter"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// Hands yields every five-card hand of the deck.
func Hands(deck card.Deck) iter.Seq[card.Set] {
	return func(yield func(card.Set) bool) {
		cards := deck.Cards()
		if cards.Len() < 5 {
			return
		}
		shift := card.Of(deck.Lowest(), card.Spades)
		// Each set of five bits in turn, by the next number that has as many.
		for x := card.Set(0b11111); x<<shift&^cards == 0; {
			if !yield(x << shift) {
				return
			}
			low := x & -x
			up := x + low
			x = up | (x^up)/low>>2
		}
	}
}

// Counts is how many hands of a deck there are of each kind.
type Counts struct {
	Points [format.StraightFlush + 1]int // by category
	// Openers counts by rank the hands that open at a pair of that rank.
	Openers [card.Ace + 1]int
	// Draws counts the hands that open by their draw alone, where it opens.
	Draws int
}

// Count counts every five-card hand of the deck; o says of which opening and
// which draw the draws are counted.
func Count(deck card.Deck, r *house.Rules, o Opening) Counts {
	var out Counts
	above := 0
	for five := range Hands(deck) {
		h := Of(deck, r, five)
		out.Points[h.Category]++
		opens := o.At == 0
		switch {
		case h.Category > format.Pair:
			above++
			opens = true
		case h.Category == format.Pair:
			out.Openers[h.Ranks[0]]++
			opens = opens || h.Ranks[0] >= o.At
		}
		if !opens && hasDraw(deck, r, five, o.Draw) {
			out.Draws++
		}
	}
	for at := card.Ace; at >= card.Two; at-- {
		above += out.Openers[at]
		out.Openers[at] = above
	}
	return out
}

package rank

import (
	"iter"

	"apertura/format/card"
	"apertura/replay/house"
)

// Straights yields the straights of the deck from the lowest up, each as all
// cards of its five ranks: what it shares with one suit is a straight flush.
func Straights(deck card.Deck, r *house.Rules) iter.Seq[card.Set] {
	return func(yield func(card.Set) bool) {
		low := deck.Lowest()
		all := deck.Cards()
		if r.AceLow && low+3 < card.Ace && !yield(all.Ranked(card.Ace)|run(low, 4)) {
			return
		}
		for ; low+4 <= card.Ace; low++ {
			if !yield(run(low, 5)) {
				return
			}
		}
	}
}

// run returns all cards of n ranks from low up.
func run(low card.Rank, n int) card.Set {
	return (1<<(4*n) - 1) << card.Of(low, card.Spades)
}

// FlushDraws returns four cards of a hand that two ranks would make a straight
// flush ([000] [002]), and four that one or two would; 0 where there are none,
// the highest where there are several. A low ace counts where the rules have
// it. Neither asks whether the card that is missing can still come.
func FlushDraws(deck card.Deck, r *house.Rules, cards card.Set) (twoEnded, anyFour card.Set) {
	for four := range fours(cards) {
		switch completions(deck, r, four) {
		case 0:
		case 1:
			anyFour = max(anyFour, four)
		default:
			twoEnded, anyFour = max(twoEnded, four), max(anyFour, four)
		}
	}
	return twoEnded, anyFour
}

// fours yields every four cards of one suit among cards.
func fours(cards card.Set) iter.Seq[card.Set] {
	return func(yield func(card.Set) bool) {
		for u := card.Spades; u <= card.Hearts; u++ {
			suited := cards.Suited(u)
			switch suited.Len() {
			case 4:
				if !yield(suited) {
					return
				}
			case 5:
				for c := range suited.All() {
					if !yield(suited.Without(c)) {
						return
					}
				}
			}
		}
	}
}

// completions returns how many ranks make four cards of one suit a straight flush.
func completions(deck card.Deck, r *house.Rules, four card.Set) int {
	n := 0
	for s := range Straights(deck, r) {
		if four&^s == 0 {
			n++
		}
	}
	return n
}

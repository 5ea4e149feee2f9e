package proof

import (
	"apertura/format/card"
	"apertura/replay/rank"
)

// pairs returns cards of a pair at the opening, of two pair or of three.
func (t *trial) pairs() (card.Set, bool) {
	var two [card.Ace + 1]card.Set
	for v := card.Two; v <= card.Ace; v++ {
		all := ranked(v)
		n := t.most(all)
		if n >= 3 {
			return t.pick(all, 3)
		}
		if n == 2 && v >= t.opening.At {
			return t.pick(all, 2)
		}
		if n == 2 {
			two[v] = all
		}
	}
	for v := card.Two; v <= card.Ace; v++ {
		for w := v + 1; w <= card.Ace && two[v] != 0; w++ {
			if two[w] == 0 {
				continue
			}
			if s, ok := t.both(two[v], two[w]); ok {
				return s, true
			}
		}
	}
	return 0, false
}

// both returns two cards of each of two ranks, good ones.
func (t *trial) both(a, b card.Set) (card.Set, bool) {
	var first, second [6]card.Set
	m := t.pairsOf(a, &first)
	n := t.pairsOf(b, &second)
	for _, x := range first[:m] {
		for _, y := range second[:n] {
			if t.contains(x|y) && t.good(x|y) {
				return x | y, true
			}
		}
	}
	return 0, false
}

// pairsOf puts every two cards of a rank that a hand can have into out and
// returns how many there are.
func (t *trial) pairsOf(rank card.Set, out *[6]card.Set) int {
	n := 0
	for a := rank; a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			if two := a&-a | b&-b; t.contains(two) {
				out[n] = two
				n++
			}
		}
	}
	return n
}

// straight returns a hand of five ranks in a row, of any suits.
func (t *trial) straight() (card.Set, bool) {
	for v := card.Ten; v >= card.Two; v-- {
		if s, ok := t.row(run(v, 5)); ok {
			return s, true
		}
	}
	return t.row(t.aceLow())
}

// aceLow returns the cards of the straight in which the ace is the lowest.
func (t *trial) aceLow() card.Set {
	if !t.rules.AceLow {
		return 0
	}
	return run(t.deck.Lowest(), 4) | ranked(card.Ace)
}

// run returns all cards of n ranks from low up.
func run(low card.Rank, n int) card.Set { return (1<<(4*n) - 1) << card.Of(low, card.Spades) }

func ranked(v card.Rank) card.Set { return card.Full.Cards().Ranked(v) }

func suited(u card.Suit) card.Set { return card.Full.Cards().Suited(u) }

// row returns a hand with one card of each of the five ranks.
func (t *trial) row(ranks card.Set) (card.Set, bool) {
	if ranks == 0 || t.base&^ranks != 0 {
		return 0, false
	}
	return t.rung(ranks, t.base)
}

// rung adds to the hand a card of every rank that it lacks, the highest of its
// class, until the hand is good.
func (t *trial) rung(ranks, hand card.Set) (card.Set, bool) {
	v := card.Two
	for ; v <= card.Ace; v++ {
		if ranks.Ranked(v) != 0 && hand.Ranked(v) == 0 {
			break
		}
	}
	if v > card.Ace {
		return hand, t.good(hand)
	}
	for i, c := range t.classes() {
		c &= ranks.Ranked(v)
		if c == 0 || (hand&t.class[i]).Len() == int(t.x[i]) {
			continue
		}
		if s, ok := t.rung(ranks, hand|highest(c, 1)); ok {
			return s, true
		}
	}
	return 0, false
}

// flush returns a hand of one suit.
func (t *trial) flush() (card.Set, bool) {
	for u := card.Spades; u <= card.Hearts; u++ {
		suit := suited(u)
		if t.base&^suit == 0 && t.most(suit) == t.size {
			return t.pick(suit, t.size)
		}
	}
	return 0, false
}

// draw returns four cards to a straight flush that open.
func (t *trial) draw() (card.Set, bool) {
	if t.opening.Draw == rank.NoDraw || t.size < 4 {
		return 0, false
	}
	for u := card.Spades; u <= card.Hearts; u++ {
		if t.most(suited(u)) < 4 {
			continue
		}
		for all := range rank.Straights(t.deck, t.rules) {
			five := all.Suited(u)
			for c := range five.All() {
				if four := five.Without(c); t.contains(four) && (t.opening.Draw == rank.AnyFour || t.twoEnded(four)) {
					return four, true
				}
			}
		}
	}
	return 0, false
}

func (t *trial) twoEnded(four card.Set) bool {
	two, _ := rank.FlushDraws(t.deck, t.rules, four)
	return two != 0
}

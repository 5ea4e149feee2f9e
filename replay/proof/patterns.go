package proof

import (
	"iter"

	"apertura/format/card"
	"apertura/replay/rank"
)

// pairs returns cards of a pair at the opening, of two pair or of three.
func (q *opening) pairs() (card.Set, bool) {
	var two [card.Ace + 1]card.Set
	for v := card.Two; v <= card.Ace; v++ {
		all := (^card.Set(0)).Ranked(v)
		n := q.most(all)
		if n >= 3 {
			return q.pick(all, 3)
		}
		if n == 2 && v >= q.asks.At {
			return q.pick(all, 2)
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
			if s, ok := q.both(two[v], two[w]); ok {
				return s, true
			}
		}
	}
	return 0, false
}

// both returns two cards of each of two ranks.
func (q *opening) both(a, b card.Set) (card.Set, bool) {
	need, room := 0, 0
	for _, s := range []card.Set{a, b} {
		need += max(2-(s&q.base).Len(), 0)
	}
	for i, c := range q.class {
		room += min((c & (a | b)).Len(), int(q.x[i]))
	}
	if room < need {
		return 0, false
	}
	for x := range q.pairsOf(a) {
		for y := range q.pairsOf(b) {
			if q.contains(x | y) {
				return x | y, true
			}
		}
	}
	return 0, false
}

// pairsOf yields every two cards of s that a hand can have.
func (q *opening) pairsOf(s card.Set) iter.Seq[card.Set] {
	return func(yield func(card.Set) bool) {
		for c := range s.All() {
			for d := range s.All() {
				two := card.SetOf(c, d)
				if c < d && q.contains(two) && !yield(two) {
					return
				}
			}
		}
	}
}

// straight returns a hand of five ranks in a row, of any suits.
func (q *opening) straight() (card.Set, bool) {
	low := q.deck.Lowest()
	if q.rules.AceLow {
		if s, ok := q.row(run(low, 4) | run(card.Ace, 1)); ok {
			return s, true
		}
	}
	for v := card.Two; v <= card.Ten; v++ {
		if s, ok := q.row(run(v, 5)); ok {
			return s, true
		}
	}
	return 0, false
}

// run returns all cards of n ranks from low up.
func run(low card.Rank, n int) card.Set { return (1<<(4*n) - 1) << card.Of(low, card.Spades) }

// row returns a hand with one card of each of the five ranks.
func (q *opening) row(ranks card.Set) (card.Set, bool) {
	if q.base&^ranks != 0 {
		return 0, false
	}
	for v := card.Two; v <= card.Ace; v++ {
		if here := ranks.Ranked(v); here != 0 && ((q.base&here).Len() > 1 || q.most(here) == 0) {
			return 0, false
		}
	}
	return q.rung(ranks, q.base)
}

// rung adds to the hand a card of every rank that it lacks.
func (q *opening) rung(ranks, hand card.Set) (card.Set, bool) {
	v := card.Two
	for ; v <= card.Ace; v++ {
		if ranks.Ranked(v) != 0 && hand.Ranked(v) == 0 {
			break
		}
	}
	if v > card.Ace {
		return hand, true
	}
	for i, c := range q.class {
		c &= ranks.Ranked(v)
		if c == 0 || (hand&q.class[i]).Len() == int(q.x[i]) {
			continue
		}
		if s, ok := q.rung(ranks, hand|c&-c); ok {
			return s, true
		}
	}
	return 0, false
}

// flush returns a hand of one suit.
func (q *opening) flush() (card.Set, bool) {
	for u := card.Spades; u <= card.Hearts; u++ {
		suit := (^card.Set(0)).Suited(u)
		if q.base&^suit == 0 && q.most(suit) == q.size {
			return q.pick(suit, q.size)
		}
	}
	return 0, false
}

// draw returns four cards to a straight flush that open.
func (q *opening) draw() (card.Set, bool) {
	if q.asks.Draw == rank.NoDraw || q.size < 4 {
		return 0, false
	}
	for u := card.Spades; u <= card.Hearts; u++ {
		if q.most((^card.Set(0)).Suited(u)) < 4 {
			continue
		}
		for all := range rank.Straights(q.deck, q.rules) {
			five := all.Suited(u)
			for c := range five.All() {
				if four := five.Without(c); q.contains(four) && (q.asks.Draw == rank.AnyFour || q.twoEnded(four)) {
					return four, true
				}
			}
		}
	}
	return 0, false
}

func (q *opening) twoEnded(four card.Set) bool {
	two, _ := rank.FlushDraws(q.deck, q.rules, four)
	return two != 0
}

package rank

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// A worth is what the slow, obvious evaluator says of five cards: the point,
// and the numbers that decide between two hands in the order they do.
type worth struct {
	category format.Category
	kind     Kind
	ranks    [2]card.Rank
	decides  [7]int
}

// compare orders two worths; straight flushes of two kinds by their top card.
func (w worth) compare(v worth) int { return slices.Compare(w.decides[:], v.decides[:]) }

// packed is decides as one number.
func (w worth) packed() uint64 {
	var n uint64
	for _, d := range w.decides {
		n = n<<4 | uint64(d)
	}
	return n
}

// reference values five cards from the rules as they are written.
func reference(deck card.Deck, r *house.Rules, five card.Set) worth {
	var cards [5]card.Card // highest first
	n := 4
	for c := range five.All() {
		cards[n] = c
		n--
	}
	var held [15]int
	for _, c := range cards {
		held[c.Rank()]++
	}
	// The ranks held four, three, two and one times, each from the top.
	var group [5][5]card.Rank
	var size [5]int
	for rk := card.Ace; rk >= card.Two; rk-- {
		if k := held[rk]; k > 0 {
			group[k][size[k]] = rk
			size[k]++
		}
	}
	flush := true
	for _, c := range cards {
		flush = flush && c.Suit() == cards[0].Suit()
	}
	one := group[1]
	var top card.Rank
	kind := NoKind
	if size[1] == 5 {
		low := deck.Lowest()
		switch {
		case one[0] == one[4]+4:
			top, kind = one[0], Media
			if top == card.Ace {
				kind = Massima
			}
		case r.AceLow && one[0] == card.Ace && one[1] == low+3 && one[2] == low+2 && one[3] == low+1 && one[4] == low:
			top, kind = low+3, Minima
		}
	}
	w := worth{kind: NoKind}
	switch {
	case top != 0 && flush:
		w.category, w.kind, w.ranks[0] = format.StraightFlush, kind, top
	case size[4] == 1:
		w.category, w.ranks[0] = format.Four, group[4][0]
	case flush:
		w.category, w.ranks[0] = format.Flush, one[0]
	case size[3] == 1 && size[2] == 1:
		w.category, w.ranks = format.FullHouse, [2]card.Rank{group[3][0], group[2][0]}
	case top != 0:
		w.category, w.ranks[0] = format.Straight, top
	case size[3] == 1:
		w.category, w.ranks[0] = format.Three, group[3][0]
	case size[2] == 2:
		w.category, w.ranks = format.TwoPair, [2]card.Rank{group[2][0], group[2][1]}
	case size[2] == 1:
		w.category, w.ranks[0] = format.Pair, group[2][0]
	default:
		w.category, w.ranks[0] = format.HighCard, one[0]
	}
	i := 0
	by := func(n int) {
		w.decides[i] = n
		i++
	}
	suitOf := func(rk card.Rank) int {
		if !r.SuitsBreakTies {
			return 0
		}
		for _, c := range cards { // the highest first
			if c.Rank() == rk {
				return int(c.Suit()) + 1
			}
		}
		return 0
	}
	places := []format.Category{format.HighCard, format.Pair, format.TwoPair, format.Three, format.Straight, format.FullHouse, format.Flush, format.Four, format.StraightFlush}
	if !r.FlushBeatsFull {
		places[5], places[6] = places[6], places[5]
	}
	by(slices.Index(places, w.category))
	switch w.category {
	case format.StraightFlush:
		by(int(top))
		if r.StraightFlushTie == house.TieSuit {
			by(suitOf(top))
		}
	case format.Four, format.FullHouse, format.Three:
		by(int(w.ranks[0]))
	case format.Flush:
		if r.TieFlush == house.FlushBySuit {
			by(suitOf(one[0]))
		}
		for _, rk := range one {
			by(int(rk))
		}
		if r.TieFlush == house.FlushByValues {
			by(suitOf(one[0]))
		}
	case format.Straight:
		by(int(top))
		by(suitOf(top))
	case format.TwoPair:
		by(int(group[2][0]))
		by(int(group[2][1]))
		by(int(one[0]))
		if r.TieTwoPair == house.TwoPairByFifth {
			by(suitOf(one[0]))
		} else {
			by(suitOf(group[2][0]))
		}
	case format.Pair:
		by(int(group[2][0]))
		if r.SuitsBreakTies && r.TiePair == house.PairBySuit {
			by(suitOf(group[2][0]))
			break
		}
		by(int(one[0]))
		by(int(one[1]))
		by(int(one[2]))
		by(suitOf(group[2][0]))
	default:
		for _, rk := range one {
			by(int(rk))
		}
		by(suitOf(one[0]))
	}
	return w
}

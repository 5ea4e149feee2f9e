package rank

import (
	"apertura/format/card"
	"apertura/replay/house"
)

// Winners returns the positions of the hands that win, from the first up;
// several where the pot is split, none where no hand has five cards.
func Winners(deck card.Deck, r *house.Rules, hands []card.Set) []int {
	return AppendWinners(nil, deck, r, hands)
}

// AppendWinners appends to dst what [Winners] returns.
func AppendWinners(dst []int, deck card.Deck, r *house.Rules, hands []card.Set) []int {
	var best [Massima + 1]uint32 // the highest order of each kind
	var few [10]Hand             // as many as a table has
	worth := few[:0]
	for _, five := range hands {
		h := Of(deck, r, five)
		worth = append(worth, h)
		k := ring(r, h)
		best[k] = max(best[k], h.Order)
	}
	win := winningKinds(best)
	suit := -1
	if win == allKinds && r.CycleTie == house.TieSuit && r.SuitsBreakTies {
		win, suit = bySuit(deck, r, hands, best)
	}
	for i, five := range hands {
		h := worth[i]
		k := ring(r, h)
		if win.has(k) && h.Order == best[k] && h.Order != 0 && (suit < 0 || topSuit(five) == card.Suit(suit)) {
			dst = append(dst, i)
		}
	}
	return dst
}

// Beats reports whether hand a beats hand b, both valued under r.
func Beats(r *house.Rules, a, b Hand) bool {
	ka, kb := ring(r, a), ring(r, b)
	if ka == NoKind || kb == NoKind || ka == kb {
		return a.Order > b.Order
	}
	return beaten(ka) == kb
}

// ring returns the hand's kind where it goes by the circle.
func ring(r *house.Rules, h Hand) Kind {
	if !r.StraightFlushCycle {
		return NoKind
	}
	return h.Kind
}

// beaten returns the kind that k beats: minima the massima, massima the media,
// media the minima.
func beaten(k Kind) Kind {
	switch k {
	case Minima:
		return Massima
	case Massima:
		return Media
	}
	return Minima
}

// kinds is a set of kinds, bit k for kind k.
type kinds uint8

const allKinds = kinds(1<<Minima | 1<<Media | 1<<Massima)

func (s kinds) has(k Kind) bool { return s>>k&1 == 1 }

// winningKinds says, of the kinds present, which can win.
func winningKinds(best [Massima + 1]uint32) kinds {
	var present, win kinds
	for k := Minima; k <= Massima; k++ {
		if best[k] != 0 {
			present |= 1 << k
		}
	}
	switch present {
	case 0:
		return 1 << NoKind
	case allKinds:
		return allKinds
	}
	for k := Minima; k <= Massima; k++ {
		if present.has(k) && !present.has(beatenBy(k)) {
			win |= 1 << k
		}
	}
	return win
}

// beatenBy returns the kind that beats k.
func beatenBy(k Kind) Kind { return beaten(beaten(k)) }

// bySuit settles all three kinds at once by suit: among the best of each kind
// the highest suit. Two kinds of that suit are settled by the circle; three
// cannot be, since minima and massima hold the same ace.
func bySuit(deck card.Deck, r *house.Rules, hands []card.Set, best [Massima + 1]uint32) (kinds, int) {
	suit := card.Spades
	var at [Massima + 1]uint32
	for _, five := range hands {
		h := Of(deck, r, five)
		if h.Kind == NoKind || h.Order != best[h.Kind] {
			continue
		}
		switch s := topSuit(five); {
		case s > suit:
			suit, at = s, [Massima + 1]uint32{}
			at[h.Kind] = h.Order
		case s == suit:
			at[h.Kind] = h.Order
		}
	}
	return winningKinds(at), int(suit)
}

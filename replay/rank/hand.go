package rank

import (
	"math/bits"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// A Kind tells the straight flushes apart.
type Kind uint8

// The kinds. NoKind is any other point.
const (
	NoKind  Kind = iota
	Minima       // the ace below the deck's lowest card
	Media        // without the ace
	Massima      // ten to ace
)

// String returns the kind's name, which is the same in both languages.
func (k Kind) String() string { return [...]string{"", "minima", "media", "massima"}[k&3] }

// A Hand is the worth of five cards for one deck and one set of house rules.
// The zero Hand is the worth of anything but five cards.
type Hand struct {
	Category format.Category
	Kind     Kind
	// Ranks are the ranks that name the point: of the pair, the three or the
	// four; high pair and low pair; the three and the pair of a full house;
	// the top card of any other point. A minima's top card is its fourth.
	Ranks [2]card.Rank
	// Order grows with the worth of the hand under the same rules, and is the
	// same where they leave a tie. Where the straight flushes go round in a
	// circle it says nothing of two of different kinds.
	Order uint32
}

// Of returns what five cards are worth in deck under r.
func Of(deck card.Deck, r *house.Rules, five card.Set) Hand {
	if five.Len() != 5 {
		return Hand{}
	}
	c, k := byRanks(five)
	var kind Kind
	switch {
	case c == format.Straight && k.rank(0) == card.Ace:
		kind = Massima
	case c == format.Straight:
		kind = Media
	case c == format.HighCard && r.AceLow && k == aceLow(deck):
		// The lowest straight, topped by its fourth card (BP, BX, PO).
		c, k, kind = format.Straight, key(deck.Lowest()+3)<<16, Minima
	}
	if oneSuit(five) {
		switch c {
		case format.Straight:
			c = format.StraightFlush
		case format.HighCard:
			c = format.Flush
		}
	}
	h := Hand{Category: c, Ranks: [2]card.Rank{k.rank(0), 0}, Order: order(r, five, c, k)}
	switch c {
	case format.StraightFlush:
		h.Kind = kind
	case format.TwoPair, format.FullHouse:
		h.Ranks[1] = k.rank(1)
	}
	return h
}

// aceLow returns the key, as a high card, of the ace and the deck's four lowest.
func aceLow(deck card.Deck) key {
	low := key(deck.Lowest())
	return key(card.Ace)<<16 + (low+3)<<12 + (low+2)<<8 + (low+1)<<4 + low
}

func oneSuit(s card.Set) bool { return s.Suited(topSuit(s)) == s }

// topSuit returns the suit of the highest card of s.
func topSuit(s card.Set) card.Suit {
	return card.Card(bits.Len64(uint64(s)|2) - 1).Suit()
}

// order packs all that decides between two hands, the first to decide highest:
// the point, the suit where it comes before the ranks, the ranks, the suit.
func order(r *house.Rules, five card.Set, c format.Category, k key) uint32 {
	var first, last card.Suit
	if r.SuitsBreakTies {
		switch c {
		case format.HighCard, format.Straight:
			last = topSuit(five.Ranked(k.rank(0)))
		case format.Pair:
			last = topSuit(five.Ranked(k.rank(0)))
			if r.TiePair == house.PairBySuit {
				k &= 0xf0000
			}
		case format.TwoPair:
			which := 0
			if r.TieTwoPair == house.TwoPairByFifth {
				which = 2
			}
			last = topSuit(five.Ranked(k.rank(which)))
		case format.Flush:
			if r.TieFlush == house.FlushBySuit {
				first = topSuit(five)
			} else {
				last = topSuit(five)
			}
		case format.StraightFlush:
			if r.StraightFlushTie == house.TieSuit {
				last = topSuit(five)
			}
		}
	}
	strength := c
	switch {
	case c == format.FullHouse:
		k &= 0xf0000 // the three alone decides
		if !r.FlushBeatsFull {
			strength = format.Flush
		}
	case c == format.Flush && !r.FlushBeatsFull:
		strength = format.FullHouse
	}
	return uint32(strength)<<24 | uint32(first)<<22 | uint32(k)<<2 | uint32(last)
}

// Defining returns the cards of five that make its point: two of a pair, four
// of two pair, three, four; all five of any other point and of a high card.
func Defining(five card.Set) card.Set {
	if five.Len() != 5 {
		return 0
	}
	switch c, k := byRanks(five); c {
	case format.Pair, format.Three, format.Four:
		return five.Ranked(k.rank(0))
	case format.TwoPair:
		return five.Ranked(k.rank(0)) | five.Ranked(k.rank(1))
	}
	return five
}

// Is reports whether the hand is the point somebody declared: the category,
// and the kind and the ranks where they were said. One rank of two pair may be
// either; a second rank that the point is not named by is not judged.
func (h Hand) Is(p format.Point) bool {
	if h.Category != p.Category || p.Kind != "" && p.Kind != h.Kind.String() {
		return false
	}
	a, b := p.Ranks[0], p.Ranks[1]
	if h.Category == format.TwoPair && b > a {
		a, b = b, a
	}
	return (a == 0 || a == h.Ranks[0]) && (b == 0 || h.Ranks[1] == 0 || b == h.Ranks[1])
}

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
	case c == format.Straight:
		kind = Media
		if k.rank(0) == card.Ace {
			kind = Massima
		}
	case k == aceLow(deck) && r.AceLow:
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
	if c != format.StraightFlush {
		kind = NoKind
	}
	named := k & points[c].named
	return Hand{c, kind, [2]card.Rank{named.rank(0), named.rank(1)}, order(r, five, c, k)}
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

// points says of every point which of its ranks name it, which decide, and
// whether a suit can.
var points = [...]struct {
	named, decide key
	suit          card.Suit // all bits set where it can
}{
	format.HighCard:      {top, all, 3},
	format.Pair:          {top, all, 3},
	format.TwoPair:       {two, all, 3},
	format.Three:         {top, all, 0},
	format.Straight:      {top, all, 3},
	format.Flush:         {top, all, 3},
	format.FullHouse:     {two, top, 0}, // the three alone decides
	format.Four:          {top, all, 0},
	format.StraightFlush: {top, all, 3},
}

// The keys of one, two and all ranks.
const (
	top key = 0xf0000
	two key = 0xff000
	all key = 0xfffff
)

// order packs all that decides between two hands, the first to decide highest:
// the point, the suit where it comes before the ranks, the ranks, the suit.
func order(r *house.Rules, five card.Set, c format.Category, k key) uint32 {
	p := &points[c]
	decide, which := p.decide, 0
	var first, last card.Suit
	if r.SuitsBreakTies {
		if r.TiePair == house.PairBySuit && c == format.Pair {
			decide = top
		}
		if r.TieTwoPair == house.TwoPairByFifth && c == format.TwoPair {
			which = 2
		}
		last = topSuit(five.Ranked(k.rank(which))) & p.suit
		if r.TieFlush == house.FlushBySuit && c == format.Flush {
			first, last = last, 0
		}
		if r.StraightFlushTie != house.TieSuit && c == format.StraightFlush {
			last = 0
		}
	}
	if !r.FlushBeatsFull {
		switch c {
		case format.FullHouse:
			c = format.Flush
		case format.Flush:
			c = format.FullHouse
		}
	}
	return uint32(c)<<24 | uint32(first)<<22 | uint32(k&decide)<<2 | uint32(last)
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

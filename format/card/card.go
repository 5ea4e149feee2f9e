package card

// A Rank is a card's rank, 2 to 14: jack 11, queen 12, king 13, ace 14.
// The zero Rank is no rank.
type Rank uint8

// The ranks with a letter.
const (
	Two   Rank = 2
	Ten   Rank = 10
	Jack  Rank = 11
	Queen Rank = 12
	King  Rank = 13
	Ace   Rank = 14
)

const rankText = "..23456789TJQKA"

// String returns the rank as a log writes it: "2" … "10", "J", "Q", "K", "A".
func (r Rank) String() string {
	switch {
	case r == Ten:
		return "10"
	case r >= Two && r <= Ace:
		return rankText[r : r+1]
	}
	return "?"
}

// A Suit is a card's suit. Its value grows with its strength ([003]):
// spades, clubs, diamonds, hearts.
type Suit uint8

// The suits, weakest first.
const (
	Spades Suit = iota
	Clubs
	Diamonds
	Hearts
)

// String returns the suit's sign.
func (s Suit) String() string { return [...]string{"♠", "♣", "♦", "♥"}[s&3] }

// A Card is one card of 52, numbered from 1 by rank and within a rank by suit.
// The zero Card is an unknown one.
type Card uint8

// Unknown is the card nobody saw, `??` in a log.
const Unknown Card = 0

// Of returns the card of rank r and suit s.
func Of(r Rank, s Suit) Card { return Card(uint8(r-Two)*4 + uint8(s) + 1) }

// Rank returns the card's rank, zero for the unknown card.
func (c Card) Rank() Rank {
	if c == Unknown {
		return 0
	}
	return Rank((c-1)/4) + Two
}

// Suit returns the card's suit. The unknown card has none: do not ask.
func (c Card) Suit() Suit { return Suit((c - 1) % 4) }

// String returns rank and sign, "10♥", or "??".
func (c Card) String() string {
	if c == Unknown {
		return "??"
	}
	return c.Rank().String() + c.Suit().String()
}

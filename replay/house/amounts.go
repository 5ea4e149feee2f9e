package house

import (
	"strings"

	"apertura/format/card"
	"apertura/format/money"
)

// DeckOf returns the deck of a table of so many players, dealt in or not. By
// the rule of eleven its lowest card is eleven less the players [003].
func (r *Rules) DeckOf(players int) card.Deck {
	if r.Deck != 0 {
		return r.Deck
	}
	return card.DeckFor(players)
}

// AnteOf returns what a player owes as ante where the dealer's amount is
// dealer: the dealer pays alone ([001] [002] [003]), everybody pays as much
// ([002]), or the others half of it, rounded up to the chip ([003]).
func (r *Rules) AnteOf(dealer money.Chips, isDealer bool) money.Chips {
	switch {
	case r.Ante == AnteNone:
		return 0
	case isDealer || r.Ante == AnteAll:
		return dealer
	case r.Ante == AnteHalf:
		return dealer.HalfUp()
	}
	return 0
}

// FixedBlinds returns the small and the big blind in chips of u, and whether
// the rules name two amounts that these chips can pay.
func (r *Rules) FixedBlinds(u money.Unit) (small, big money.Chips, ok bool) {
	return smallBig(r.BlindAmount, u)
}

// anyChip reads amounts before the session's chip is known.
var anyChip = money.Unit{Value: 1, Decimals: 4}

// smallBig reads the amounts of fixed blinds, "1/2"; the small one is above
// nothing and not above the big one.
func smallBig(text string, u money.Unit) (small, big money.Chips, ok bool) {
	a, b, _ := strings.Cut(text, "/")
	small, _ = u.Parse(strings.TrimSpace(a)) // what cannot be read is nothing
	big, _ = u.Parse(strings.TrimSpace(b))
	return small, big, small > 0 && small <= big
}

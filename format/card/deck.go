package card

// A Deck is a stripped deck by its number of cards: 24, 28 … 52, four of each
// rank from the lowest to the ace. The zero Deck is no deck.
type Deck uint8

// Full is the whole deck.
const Full Deck = 52

// Decks lists the decks of the house rules, smallest first.
func Decks() []Deck { return []Deck{24, 28, 32, 36, 40, 44, 48, 52} }

// DeckFor returns the deck by the rule of eleven ([003]): the lowest card is
// eleven less the players at the table, never below the two.
func DeckFor(players int) Deck {
	low := min(max(11-players, int(Two)), 9)
	return Deck(4 * (int(Ace) - low + 1))
}

// Lowest returns the lowest rank in the deck.
func (d Deck) Lowest() Rank { return Ace + 1 - Rank(d/4) }

// Cards returns all cards of the deck.
func (d Deck) Cards() Set {
	low := Of(d.Lowest(), Spades)
	return 1<<(Of(Ace, Hearts)+1) - 1<<low
}

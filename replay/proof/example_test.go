package proof_test

import (
	"fmt"

	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

func ExampleRecord() {
	deck, rules := card.DeckFor(4), house.Classico()
	opens := proof.CouldOpen(rank.Opening{At: card.Queen})
	r := proof.Record{
		Deck:      deck,
		DealtMore: 5,                                          // five cards nobody saw;
		Thrown:    card.SetOf(card.Of(card.Ten, card.Hearts)), // he threw the ten
		Stub:      proof.Served{More: 1},                      // and took a card
	}
	queens := deck.Cards().Ranked(card.Queen).Down()
	for n := 3; n > 1; n-- {
		r.Shown = card.SetOf(queens[:n]...)
		fmt.Printf("%s in the end, openers at Q before: %s, in %d hands\n", r.Shown, r.Ask(&rules, &opens), r.Count(proof.AsDealt))
	}
	_, bad := r.Witness(&rules, &opens)
	fmt.Printf("was dealt %s, say, and took %s\n", bad.Dealt, bad.Stub)

	// Output:
	// Q♥ Q♦ Q♣ in the end, openers at Q before: must, in 1162 hands
	// Q♥ Q♦ in the end, openers at Q before: either, in 7714 hands
	// was dealt Q♦ 10♥ 8♠ 7♣ 7♠, say, and took Q♥
}

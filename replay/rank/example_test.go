package rank_test

import (
	"fmt"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/rank"
)

func ExampleWinners() {
	var hands []card.Set
	for _, text := range []string{"10h10d10cJhJd", "AcKcJc9c7c"} {
		var five card.Set
		for c, rest, ok := format.CutCard(text, false); ok; c, rest, ok = format.CutCard(rest, false) {
			five = five.With(c)
		}
		hands = append(hands, five)
	}
	deck, rules := card.DeckFor(4), house.Classico()
	for _, i := range rank.Winners(deck, &rules, hands) {
		fmt.Println(hands[i], "wins:", rank.Of(deck, &rules, hands[i]).Name().EN)
	}
	key, other := rank.Decided(deck, &rules, hands)
	fmt.Printf("not so with %s: %s\n", key.Switch().Name, other)

	// Output:
	// A♣ K♣ J♣ 9♣ 7♣ wins: flush, ace high
	// not so with flush-beats-full: false
}

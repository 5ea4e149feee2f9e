package evening_test

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
)

func ExampleNew() {
	dice := rand.New(rand.NewPCG(26, 11))
	casa, _ := house.Preset("casa")
	e := evening.New(dice, evening.Config{Players: 5, Hands: 20, Rules: casa, Hide: 3})
	docs := format.ReadAll(e.Text(dice), "serata.yaml", format.Options{})
	hands, breaches := 0, 0
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico()}) {
		hands++
		for _, b := range h.Breaches {
			if b.Verdict == format.Violation {
				breaches++
			}
		}
	}
	fmt.Printf("%d hands, %d violations\n", hands, breaches)

	// Output:
	// 20 hands, 0 violations
}

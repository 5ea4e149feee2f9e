package house_test

import (
	"fmt"
	"log"

	"apertura/format"
	"apertura/replay/house"
)

func ExampleResolve() {
	tree, _ := format.ReadTree([]byte("rules: {preset: casa, raise-limit: pot, ante: al}"), "serata.yaml")
	classico := house.Classico()
	rules, faults := house.Resolve(tree.Key("rules"), classico, nil)
	for _, f := range faults {
		fmt.Println(f.Code, f.Message.EN)
	}
	rules, err := house.Set(rules, "draw-max=5")
	if err != nil {
		log.Fatal(err)
	}
	for _, s := range house.Switches() {
		if s.Value(&rules) != s.Value(&classico) {
			fmt.Printf("%s is %s, not %s\n", s.Name, s.Value(&rules), s.Value(&classico))
		}
	}

	// Output:
	// F44 "al" is no value of ante: dealer, all, half or none
	// bet-limit is none, not pot
	// draw-max is 5, not 4
	// tie-flush is suit, not values
}

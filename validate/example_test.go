package validate_test

import (
	"fmt"
	"log"
	"os"
	"slices"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

func ExampleRun() {
	text, err := os.ReadFile("../testdata/corpus/evenings/flush-dispute.yaml")
	if err != nil {
		log.Fatal(err)
	}
	docs := format.ReadAll(text, "flush-dispute.yaml", format.Options{})
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico()}) {
		for _, f := range validate.Run(h, checks.Catalogue()) {
			fmt.Printf("%s %s, hand %s, %q\n", f.Code, f.Severity, f.Hand, f.Place.Text())
			for _, l := range []lang.Lang{lang.EN, lang.IT} {
				fmt.Println(f.Message.In(l))
				if f.Ruling != nil {
					fmt.Println(f.Ruling.Text.In(l))
				}
			}
		}
	}

	// Output:
	// S05 note, hand 1, "{Bruno: 18}"
	// a house rule decides: Bruno wins here, at another table Carla would
	// decide una regola della casa: qui vince Bruno, a un altro tavolo vincerebbe Carla
	// S03 error, hand 2, "{Dino: 18}"
	// Dino takes the pot: the best hand is Carla's
	// the pot of 18 goes to Carla
	// Dino prende il piatto: la mano migliore è di Carla
	// il piatto di 18 va a Carla
}

package format_test

import (
	"fmt"
	"io"
	"log"
	"strings"

	"apertura/format"
)

func ExampleReader() {
	text := `
apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    opening:
      - Bruno pasa
      - gli altri passano
  - hand: 2
    opening:
      - Carla apre 2
      - gli altri escono
`
	r := format.NewReader(strings.NewReader(text), "serata.yaml", format.Options{})
	for {
		doc, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			log.Fatal(err)
		}
		for _, f := range doc.Faults {
			fmt.Printf("line %d: %s %s\n", f.Place.Start().Line, f.Code, f.Message.EN)
		}
		for _, h := range doc.Hands {
			fmt.Printf("hand %s: %d acts, faults %v\n", h.Name, len(h.Acts), h.Faults)
		}
	}

	// Output:
	// line 8: F26 unknown verb "pasa": did you mean "passa"?
	// hand 1: 3 acts, faults [F26]
	// hand 2: 3 acts, faults []
}

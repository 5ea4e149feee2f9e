package replay_test

import (
	"fmt"
	"io"
	"log"
	"os"
	"slices"
	"strings"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
)

func ExampleRun() {
	text, err := os.ReadFile("../testdata/corpus/evenings/flush-dispute.yaml")
	if err != nil {
		log.Fatal(err)
	}
	docs := format.ReadAll(text, "flush-dispute.yaml", format.Options{})
	for _, name := range []string{"classico", "casa"} {
		rules, _ := house.Preset(name)
		for h := range replay.Run(slices.Values(docs), replay.Config{Base: rules}) {
			winners, _ := h.Winners()
			fmt.Printf("%s, hand %s: %s wins;", name, h.Log.Name, h.Name(winners[0]))
			for _, a := range h.Accounts {
				fmt.Printf(" %s %s", h.Name(a.Player), h.Amount(a.Net).EN)
			}
			fmt.Println()
		}
	}

	// Output:
	// classico, hand 1: Bruno wins; Anna -2 Bruno 10 Carla -8 Dino 0
	// classico, hand 2: Carla wins; Anna 0 Bruno -2 Carla -8 Dino 10
	// casa, hand 1: Carla wins; Anna -2 Bruno 10 Carla -8 Dino 0
	// casa, hand 2: Dino wins; Anna 0 Bruno -2 Carla -8 Dino 10
}

func ExampleHand_Audit() {
	text := `
apertura: 1
players: [{name: Ada}, {name: Beppe}, {name: Cesare}]
hands:
  - hand: 1
    dealer: Ada
    ante: 1
    cards:
      Beppe: Jc ?? ?? ?? ??
    opening: [Beppe apre 1, Cesare gioca, Ada esce]
    draw: [Beppe cambia 10h 10d, Cesare cambia 3]
    betting: [Beppe punta 2, Cesare vede]
    showdown:
      - Beppe mostra Qs Jc 9d 8c 7d
      - Cesare mostra Ks Kd 9s 9c 7h
    result: {Cesare: 7}
`
	docs := format.ReadAll([]byte(text), "serata.yaml", format.Options{})
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico()}) {
		a, opened := h.Audit()
		if !opened {
			continue
		}
		fmt.Printf("%s has openers at %s: %s, in %d hands\n", h.Name(a.Player), a.Asks.At, a.Opens, a.Hands)
		fmt.Println("he may have had", a.Breaks.Dealt)
		for _, c := range a.Causes {
			fmt.Println("proved by", h.Place(c).Text())
		}
	}

	// Output:
	// Beppe has openers at J: cannot, in 6 hands
	// he may have had J♣ 10♥ 10♦ 8♣ 7♦
	// proved by Jc
	// proved by Beppe cambia 10h 10d
	// proved by Beppe mostra Qs Jc 9d 8c 7d
}

func ExampleSession_Position() {
	text := `
apertura: 1
session: {chip: 0.50}
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening:
      - Bruno apre 2
      - Carla rilancia a 6
`
	doc := format.ReadAll([]byte(text), "serata.yaml", format.Options{})[0]
	s := replay.NewSession(doc.Session, replay.Config{Base: house.Classico()})
	p := s.Position(doc.Hands[0], format.Opening)
	may, unit := p.Options, doc.Session.Unit
	player := doc.Session.Players[p.Table.Seats[may.Seat].Roster]
	fmt.Printf("%s faces a pot of %s\n", player.Name.V, unit.Format(p.Table.Pot(), '.'))
	fmt.Printf("calls %s\n", unit.Format(may.Call, '.'))
	fmt.Printf("raises to %s at least, %s at most\n", unit.Format(may.Raise.Min, '.'), unit.Format(may.Raise.Max, '.'))

	// Output:
	// Dino faces a pot of 10
	// calls 6
	// raises to 6.50 at least, 22 at most
}

func ExampleSession_Reset() {
	const evening = `---
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Carla esce, Anna esce]
  - hand: 2
    opening: [Carla passa, Anna passa, Bruno passa]
`
	many := strings.NewReader("apertura: 1\n" + strings.Repeat(evening, 1000)[len("---\n"):])
	r := format.NewReader(many, "serate.yaml", format.Options{Pool: new(format.Pool)})
	table := new(replay.Session)
	won := map[string]int{}
	for {
		doc, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			log.Fatal(err)
		}
		if doc.Opens {
			table.Reset(doc.Session, replay.Config{Base: house.Classico()})
		}
		for _, h := range doc.Hands {
			played := table.Play(h)
			winners, _ := played.Winners()
			for _, i := range winners {
				won[played.Name(i)]++
			}
		}
		doc.Release()
	}
	fmt.Println(won)

	// Output:
	// map[Bruno:1000]
}

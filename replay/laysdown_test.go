package replay

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay/house"
)

// Behind the betting it is known who lays down next, or that it is not.
func TestWhoLaysDown(t *testing.T) {
	const log = `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
`
	const called = "    opening: [Bruno apre 2, Carla vede, Anna esce]\n    draw: [Bruno cambia 2, Carla cambia 3]\n    betting: [Bruno punta 2, Carla vede]\n"
	const checked = "    opening: [Bruno apre 2, Carla vede, Anna esce]\n    draw: [Bruno cambia 2, Carla cambia 3]\n    betting: [Bruno parola, Carla parola]\n"
	for _, tt := range []struct {
		name, rest string
		act        int
		who        Seat
		untold     bool
	}{
		{"in the betting", called, 6, NoSeat, false},
		{"who bet last", called, 7, 1, false},
		{"then the next", called + "    showdown: [Bruno mostra Jh Jd 10c 9h 8s]\n", 8, 2, false},
		{"all have", called + "    showdown: [Bruno mostra Jh Jd 10c 9h 8s, Carla lascia coperte]\n", 9, NoSeat, false},
		{"all checked", checked, 7, NoSeat, false},
		{"an opener nobody answered", "    opening: [Bruno apre 2, Carla esce, Anna esce]\n", 3, 1, false},
		{"who has shown his openers", "    opening: [Bruno apre 2, Carla esce, Anna esce]\n    showdown: [Bruno mostra apertura Jh Jd]\n", 4, NoSeat, false},
		{"who has shown all he held", "    opening: [Bruno apre 2, Carla esce, Anna esce]\n    showdown: [Bruno mostra Jh Jd 10c 9h 8s]\n", 4, NoSeat, false},
		{"who shows what nobody wrote", "    opening: [Bruno apre 2, Carla esce, Anna esce]\n    showdown: [Bruno mostra]\n", 4, NoSeat, false},
		{"where none are needed", "    rules: {opening: none}\n    opening: [Bruno apre 2, Carla esce, Anna esce]\n", 3, NoSeat, false},
		{"a blind nobody answered", "    before: [Bruno buio]\n    opening: [Carla esce, Anna esce]\n", 3, NoSeat, false},
		{"what was meant for a blind", "    opening: [Bruno buio, Carla esce, Anna esce]\n", 3, NoSeat, false},
		{"left alone after the draw", "    opening: [Bruno apre 2, Carla vede, Anna esce]\n    draw: [Bruno cambia 2, Carla cambia 3]\n    betting: [Bruno punta 2, Carla esce]\n", 7, NoSeat, false},
		{"where they are always shown", "    rules: {show-openers: always}\n    opening: [Bruno apre 2, Carla vede, Anna esce]\n    draw: [Bruno cambia 2, Carla cambia 3]\n    betting: [Bruno punta 2, Carla esce]\n", 7, 1, false},
		{"nobody opened", "    opening: tutti passano\n", 3, NoSeat, false},
		{"rounds not on record", "    showdown: [Bruno mostra Jh Jd 10c 9h 8s]\n", 1, NoSeat, true},
	} {
		docs := format.ReadAll([]byte(log+tt.rest), "a.yaml", format.Options{})
		for h := range Run(slices.Values(docs), Config{Base: house.Classico(), Trace: true}) {
			i := slices.IndexFunc(h.Steps, func(s Step) bool { return s.Act == tt.act })
			if i < 0 {
				t.Fatalf("%s: no act %d: %v", tt.name, tt.act, docs[0].Faults)
			}
			if o := h.Steps[i].Options; o.Shows != tt.who || o.Untold != tt.untold {
				t.Errorf("%s: got %d, untold %t, want %d, %t", tt.name, o.Shows, o.Untold, tt.who, tt.untold)
			}
		}
	}
}

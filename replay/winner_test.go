package replay_test

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
)

const table = `apertura: 1
players: [{name: Ada}, {name: Beppe}, {name: Carla}]
hands:
  - hand: 1
    dealer: Ada
`

func TestWinners(t *testing.T) {
	const showdown = `
    opening: [Beppe apre 2, Carla gioca, Ada esce]
    draw: [Beppe servito, Carla servita]
    betting: [Beppe punta 2, Carla gioca]
`
	for _, c := range []struct {
		name, text string
		want       []int
		known      bool
		unsaid     bool // the ante is
	}{
		{"nobody opened", `    opening: tutti passano`, nil, true, false},
		{"frozen", `
    opening: [Beppe apre 2, Carla gioca, Ada esce]
    draw: [Beppe servito, Carla servita]
    betting: tutti parola`, nil, true, false},
		{"taken unseen", `    opening: [Beppe apre 2, Carla rilancia a 4, gli altri escono]`, []int{2}, true, false},
		{"taken unseen, of a pot nobody knows", `    opening: [Beppe apre 2, gli altri escono]`, []int{1}, true, true},
		{"taken by a false opener, alone", `
    cards: {Beppe: 9s 9d Ah Kc Jd}
    opening: [Beppe apre 2, gli altri escono]
    result: Beppe`, nil, true, false},
		{"the best hand shown, whoever took it", `
    cards: {Beppe: Js Jd 9h 8c 10s, Carla: Qs Qd 9c 8d 10h}` + showdown + `
    showdown: [Beppe mostra, Carla mostra]
    result: Beppe`, []int{2}, true, false},
		{"the best but a false opener", `
    cards: {Beppe: As 10d 9h 8c 10s, Carla: 8s 8d 9c Qd 10h}` + showdown + `
    showdown: [Beppe mostra, Carla mostra]
    result: Beppe`, []int{2}, true, false},
		{"stakes back: a false opener would have had it", `
    rules: {false-opening: refund}
    cards: {Beppe: As 10d 9h 8c 10s, Carla: 8s 8d 9c Qd 10h}` + showdown + `
    showdown: [Beppe mostra, Carla mostra]
    result: Beppe`, nil, true, false},
		{"stakes back, but another had it", `
    rules: {false-opening: refund}
    cards: {Beppe: As 10d 9h 8c 10s, Carla: Ks Kd 9c Qd 10h}` + showdown + `
    showdown: [Beppe mostra, Carla mostra]
    result: Carla`, []int{2}, true, false},
		{"a hand nobody knows", `    cards: {Beppe: Js Jd 9h 8c 10s}` + showdown + `    result: Carla`, []int{1}, false, false},
		{"all out, says the log, though one was not", `    opening: [Beppe apre 2, Beppe esce]
    draw: []
    result: Carla`, nil, false, false},
		{"no betting on record", `    opening: [Beppe apre 2, Carla gioca, Ada esce]`, nil, false, false},
		{"dealt again", `
    opening: [Beppe apre 2, Carla gioca, Ada esce]
    result: redeal`, nil, true, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := table + "    ante: 2\n" + c.text + "\n"
			if c.unsaid {
				text = table + c.text + "\n"
			}
			docs := format.ReadAll([]byte(text), "a.yaml", format.Options{})
			hands := 0
			for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico()}) {
				hands++
				got, known := h.Winners()
				if !slices.Equal(got, c.want) || known != c.known || h.LeftOut != replay.NoReason {
					t.Errorf("got %v, known %t, left out %d; want %v, known %t", got, known, h.LeftOut, c.want, c.known)
				}
			}
			if hands != 1 {
				t.Errorf("got %d hands, want one: %v", hands, docs[0].Faults)
			}
		})
	}
}

func TestChange(t *testing.T) {
	docs := format.ReadAll([]byte(table+"    ante: 2\n    rules: {ante: half}\n    opening: tutti passano\n"), "a.yaml", format.Options{})
	c := replay.Config{Base: house.Classico(), Change: func(r house.Rules) house.Rules {
		if r.Ante != house.AnteHalf {
			t.Errorf("got ante %d to change, want what the hand says", r.Ante)
		}
		r.Ante = house.AnteAll
		return r
	}}
	for h := range replay.Run(slices.Values(docs), c) {
		if h.Rules.Ante != house.AnteAll {
			t.Errorf("got ante %d, want what the change says", h.Rules.Ante)
		}
	}
}

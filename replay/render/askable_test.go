package render

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
)

// replayed replays a log and returns its hands as people look at them.
func replayed(t *testing.T, log string) []Hand {
	t.Helper()
	var out []Hand
	docs := format.ReadAll([]byte(log), "a.yaml", format.Options{})
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico(), Trace: true}) {
		if h.LeftOut != replay.NoReason {
			t.Fatalf("hand %s is left out: %v", h.Log.Name, docs[0].Faults)
		}
		out = append(out, New(h, nil, nil))
	}
	return out
}

const asking = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna, stack: 50}, {name: Bruno, stack: 50}, {name: Carla, stack: 50}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
`

// A question can be answered by whoever acts, by what he sees at that moment.
func TestQuestions(t *testing.T) {
	for _, tt := range []struct {
		name, log string
		act       int
		want      string // "" is not asked
	}{
		{"an opening on cards on record", "    cards: {Bruno: Jh 9d 10c 8h 7s}\n    opening: [Bruno apre 2, gli altri escono]\n", 1, "May Bruno open for 2?"},
		{"an opening that only the showdown judges", `    opening: [Bruno apre 2, Carla vede, Anna esce]
    draw: [Bruno servito, Carla servita]
    betting: [Bruno passa, Carla passa]
    showdown: [Bruno mostra Jh 9d 10c 8h 7s, Carla mostra Kh Kd 10d 8d 7d]
`, 1, ""},
		{"a raise beyond the limit", "    opening: [Bruno apre 2, Carla rilancia a 40]\n", 2, "May Carla raise to 40?"},
		{"a card dealt twice", "    cards: {Bruno: Jh Jd 10c 8h 7s, Carla: Jh Kd 10d 8d 7d}\n    opening: [Bruno apre 2, gli altri escono]\n", 0, ""},
		{"what is said", "    opening: [Bruno passa, 'Carla fa \"sbuffa\"']\n", 2, "Carla: sbuffa – is that right?"},
	} {
		h := replayed(t, asking+tt.log)[0]
		if got := h.Steps[h.Step(tt.act)].Asked.EN; got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestDate(t *testing.T) {
	for _, tt := range []struct{ text, en, it string }{
		{"2026-11-30", "30 November 2026", "30 novembre 2026"},
		{"2026-05-01", "1 May 2026", "1º maggio 2026"},
		{"giovedì", "giovedì", "giovedì"},
		{"", "", ""},
	} {
		if got := Date(tt.text); got.EN != tt.en || got.IT != tt.it {
			t.Errorf("%q: got %v", tt.text, got)
		}
	}
}

func TestSigned(t *testing.T) {
	for net, want := range map[string]string{"": "?", "0": "±0", "-3.50": "−3.50", "+12": "+12"} {
		if got := Signed(net); got != want {
			t.Errorf("%q: got %q, want %q", net, got, want)
		}
	}
}

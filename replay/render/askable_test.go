package render

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/format/lang"
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
		{"a card shown that another has shown", `    opening: [Bruno apre 2, Carla vede, Anna esce]
    draw: [Bruno servito, Carla servita]
    betting: [Bruno passa, Carla passa]
    showdown: [Bruno mostra Jh Jd 10c 8h 7s, Carla mostra Jh Kd 10d 8d 7d]
`, 8, ""},
		{"what is said", "    opening: [Bruno passa, 'Carla fa \"sbuffa\"']\n", 2, "Carla: sbuffa – is that right?"},
	} {
		h := replayed(t, asking+tt.log)[0]
		if got := h.Steps[h.Step(tt.act)].Asked.EN; got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

// Of an act it is asked whether it may be done, of all else whether it is right.
func TestQuestionsAreOfTwoKinds(t *testing.T) {
	h := replayed(t, asking+"    cards: {Bruno: Jh Jd 10c 8h 7s}\n    opening: [Bruno apre 2, 'Carla fa \"sbuffa\"', gli altri escono]\n    result: Bruno\n")[0]
	for act, want := range map[int]bool{0: false, 1: true, 2: false, 5: false} {
		if got := h.Steps[h.Step(act)].AskedMay; got != want {
			t.Errorf("act %d, %q: got %t, want %t", act, h.Steps[h.Step(act)].Asked.EN, got, want)
		}
	}
}

const parted = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna, stack: 50}, {name: Bruno, stack: 10}, {name: Carla, stack: 50}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    note: the flush wins
    cards: {Bruno: Jh Jd 10c 8h 7s}
    opening: [Bruno apre 2, Carla vede, Anna esce]
    draw: [Bruno cambia 7s scarta apertura 7s prende Ks, Carla servita]
    betting: [Bruno punta 2, Carla rilancia a 8, Bruno vede resto]
    showdown: [Carla mostra Ah 10h 9h 8h 7h]
    result: Bruno
`

// Who has chips before him again is not all in any more.
func TestAllInEndsWithTheHand(t *testing.T) {
	h := replayed(t, parted)[0]
	last := &h.Steps[len(h.Steps)-1].Table.Seats[1]
	if before := h.Steps[len(h.Steps)-2].Table.Seats[1].State; before != AllIn || last.State != In || last.Stack == "0" {
		t.Errorf("got %s before the end and %s with %s behind it, want all-in and in", before, last.State, last.Stack)
	}
}

// What is said of a hand as a whole is not said before it is over.
func TestNoteOfAHand(t *testing.T) {
	h := replayed(t, parted)[0]
	if first, last := h.Notes(); first.EN != "the flush wins" || !last.Empty() {
		t.Errorf("in the open: got %q first and %q last", first.EN, last.EN)
	}
	h.Hide()
	if first, last := h.Notes(); !first.Empty() || last.EN != "the flush wins" {
		t.Errorf("hidden: got %q first and %q last", first.EN, last.EN)
	}
	for _, h := range []Hand{h, replayed(t, parted)[0]} {
		h.Cut(3)
		if first, last := h.Notes(); !first.Empty() || !last.Empty() || !h.Note.Empty() {
			t.Errorf("cut: got %q first and %q last", first.EN, last.EN)
		}
	}
}

// Cards are not named twice, and a bet is put as one says it.
func TestSaid(t *testing.T) {
	h := replayed(t, parted)[0]
	if got, want := h.Steps[4].Said, (lang.Text{EN: "Bruno discards 7♠, setting it aside as openers, and draws K♠",
		IT: "Bruno cambia 7♠, mettendola da parte come apertura, e prende K♠"}); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := lang.Either(h.Steps[5].May...).EN, "check or bet 0.50 to 6"; got != want {
		t.Errorf("got %q, want %q", got, want)
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

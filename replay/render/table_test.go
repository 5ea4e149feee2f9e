package render

import "testing"

// Who went blind has an act of his own, and is not at the deal once more.
func TestDealWithoutBlinds(t *testing.T) {
	h := replayed(t, blinds)[0]
	deal := &h.Steps[h.Step(0)]
	if deal.Chips != "10" {
		t.Errorf("got %s put in at the deal, want 10, the ante", deal.Chips)
	}
	h = replayed(t, `apertura: 1
players: [{name: Anna, stack: 50}, {name: Bruno, stack: 20}, {name: Carla, stack: 50}]
hands:
  - {hand: 1, dealer: Anna, ante: 10, before: Bruno buio, opening: [Carla esce, Anna esce]}
`)[0]
	deal = &h.Steps[h.Step(0)]
	if len(deal.Then) != 0 {
		t.Errorf("got %v behind the deal, want nothing: he was all in before", deal.Then)
	}
}

// Only who is all in for less makes a pot of its own, and not who has put in too
// little.
func TestNoPartsWithoutAllIn(t *testing.T) {
	h := replayed(t, asking+"    opening: [Bruno apre 1, Carla rilancia a 2.50, Anna gioca 2, Bruno gioca]\n    draw: [Bruno servito]\n")[0]
	for act := range 6 {
		if got := h.Steps[h.Step(act)].Table.Parts; got != nil {
			t.Errorf("behind act %d: got %v, want one pot", act, got)
		}
	}
}

// What comes behind an act and is not on record takes nothing from what it left.
func TestPotBeforeAGap(t *testing.T) {
	for _, tt := range []struct {
		name, log string
		act       int
		want      string
	}{
		{"no second round", asking + "    opening: [Bruno apre 2, Carla gioca, Anna esce]\n    result: Bruno\n", 3, "6"},
		{"no round at all", asking + "    result: {Bruno: 6}\n", 0, "2"},
	} {
		h := replayed(t, tt.log)[0]
		if got := h.Steps[h.Step(tt.act)].Table.Pot; got != tt.want {
			t.Errorf("%s: got a pot of %q, want %s", tt.name, got, tt.want)
		}
	}
}

// Of a draw that nobody wrote, the cards dealt lie there until it comes.
func TestCardsBeforeAGap(t *testing.T) {
	h := replayed(t, asking+`    cards: {Bruno: Jh Jd 10c 8h 7s}
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    betting: [Bruno parola, Carla parola]
`)[0]
	for _, tt := range []struct {
		act   int
		known bool
	}{{3, true}, {4, false}} {
		if got := h.Steps[h.Step(tt.act)].Table.Seats[1].Cards[0]; got.Known() != tt.known {
			t.Errorf("behind act %d: got %q first, want a card known: %t", tt.act, got.Text, tt.known)
		}
	}
}

// A frozen pot that is cut says where the rest of it is, and one in parts what
// still waits.
func TestPotInParts(t *testing.T) {
	const log = `apertura: 1
session: {chip: 1}
rules: {parola-split: 3}
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Carla gioca, Anna gioca]
    betting: [Bruno parola, Carla parola, Anna parola]
    result: parola
  - {hand: 2, opening: [Carla apre 4, Anna esce, Bruno esce], result: Carla}
  - {hand: 3, opening: [Anna apre 4, Bruno esce, Carla esce], result: Anna}
  - {hand: 4, opening: [Bruno apre 4, Carla esce, Anna esce], result: Bruno}
  - {hand: 5, opening: [Carla apre 2, Anna esce, Bruno esce], result: Carla}
`
	hands := replayed(t, log)
	for i, want := range []struct{ en, it string }{
		{"the cards are dealt, the pot is 2", "si danno le carte, nel piatto c'è 2"},
		{"the cards are dealt, the pot is 6; part 1 of 3 is played for, with 4 waiting", "si danno le carte, nel piatto c'è 6; si gioca la prima di 3 parti, e da parte c'è 4"},
		{"the cards are dealt, the pot is 4; 2 of the frozen pot waiting", "si danno le carte, nel piatto c'è 4; del piatto di parola c'è ancora da parte 2"},
		{"the cards are dealt, the pot is 4", "si danno le carte, nel piatto c'è 4"},
		{"the cards are dealt, the pot is 2", "si danno le carte, nel piatto c'è 2"},
	} {
		h := &hands[i]
		if got := h.Steps[h.Step(0)].Sentence(); got.EN != want.en || got.IT != want.it {
			t.Errorf("hand %s: got\n%q\n%q\nwant\n%q\n%q", h.Name, got.EN, got.IT, want.en, want.it)
		}
	}
}

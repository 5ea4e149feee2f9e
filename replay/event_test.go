package replay

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// played runs a log in which every hand keeps its steps.
func played(src string) []*Hand {
	var out []*Hand
	docs := format.ReadAll([]byte(src), "a.yaml", format.Options{})
	for h := range Run(slices.Values(docs), Config{Base: house.Classico(), Trace: true}) {
		out = append(out, h.Clone())
	}
	return out
}

// cards reads a list of cards, in the international letters.
func cards(t *testing.T, list ...string) card.Set {
	t.Helper()
	ranks := map[string]card.Rank{"7": 7, "8": 8, "9": 9, "10": card.Ten,
		"J": card.Jack, "Q": card.Queen, "K": card.King, "A": card.Ace}
	suits := map[byte]card.Suit{'s': card.Spades, 'c': card.Clubs, 'd': card.Diamonds, 'h': card.Hearts}
	var s card.Set
	for _, c := range list {
		rank, ok := ranks[c[:len(c)-1]]
		if !ok {
			t.Fatalf("no card %s", c)
		}
		s = s.With(card.Of(rank, suits[c[len(c)-1]]))
	}
	return s
}

const eventLog = `apertura: 1
session: {chip: 1}
players: [{name: Anna, stack: 50}, {name: Bruno, stack: 50}, {name: Carla, stack: 10}, {name: Dino, stack: 50}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: Ks Kd 9h 8c 7d}
    opening: [Bruno apre 2, Carla gioca, Dino rilancia a 6, Anna esce, Bruno gioca, Carla gioca]
    draw: [Bruno cambia Ks Kd 8c 7d scarta apertura Ks Kd prende Qs Qd Jc, Carla cambia 4, Dino servito,
      rimescola, brucia 7d, Bruno quarta Ah, Carla quarta]
    betting: [Bruno punta 4, Carla gioca resto, Dino esce]
    showdown: [Bruno mostra Qs Qd Jc Ah 9h, Dino chiede apertura, Bruno mostra apertura Ks Kd, Carla dichiara coppia, Carla non mostra]
    result: {Bruno: 28}
  - hand: 2
    before: [Carla ricarica 20, Carla paga 3]
    opening: [tutti passano]
  - hand: 3
    opening: [Dino apre 2, Anna gioca, Bruno gioca, Carla esce]
    draw: [Dino servito, Anna servita, Bruno servito]
    betting: [Dino parola, Anna parola, Bruno parola]
  - hand: 4
    before: [Carla va in pari]
    opening: [Anna apre 2, Bruno gioca, Carla esce, Dino esce]
    result: refund
`

// What happened, step by step: kind, act, seat, chips, cards, count and phase.
func TestEvents(t *testing.T) {
	hands := played(eventLog)
	no := NoSeat
	for i, want := range [][]Event{
		{
			{Kind: AntePaid, Seat: 0, Chips: 2},
			{Kind: HandDealt, Seat: 0, Count: 5},
			{Kind: HandDealt, Seat: 1, Cards: cards(t, "Ks", "Kd", "9h", "8c", "7d"), Count: 5},
			{Kind: HandDealt, Seat: 2, Count: 5},
			{Kind: HandDealt, Seat: 3, Count: 5},
			{Kind: PhaseBegan, Seat: no, Phase: format.Opening},
			{Kind: PotOpened, Act: 1, Seat: 1, Chips: 2},
			{Kind: Called, Act: 2, Seat: 2, Chips: 2},
			{Kind: Raised, Act: 3, Seat: 3, Chips: 6},
			{Kind: Folded, Act: 4, Seat: 0},
			{Kind: Called, Act: 5, Seat: 1, Chips: 4},
			{Kind: Called, Act: 6, Seat: 2, Chips: 4},
			{Kind: PhaseBegan, Seat: no, Phase: format.Draw},
			{Kind: CardsThrown, Act: 7, Seat: 1, Cards: cards(t, "Ks", "Kd", "8c", "7d"), Count: 4},
			{Kind: OpenersSetApart, Act: 7, Seat: 1, Cards: cards(t, "Ks", "Kd")},
			{Kind: CardsReceived, Act: 7, Seat: 1, Cards: cards(t, "Qs", "Qd", "Jc"), Count: 3},
			{Kind: CardsThrown, Act: 8, Seat: 2, Count: 4},
			{Kind: CardsReceived, Act: 8, Seat: 2, Count: 3},
			{Kind: StubReshuffled, Act: 10, Seat: no, Cards: cards(t, "8c", "7d"), Count: 12},
			{Kind: CardBurned, Act: 11, Seat: no, Cards: cards(t, "7d")},
			{Kind: CardsReceived, Act: 12, Seat: 1, Cards: cards(t, "Ah"), Count: 1},
			{Kind: CardsReceived, Act: 13, Seat: 2, Count: 1},
			{Kind: PhaseBegan, Seat: no, Phase: format.Betting},
			{Kind: ChipsBet, Act: 14, Seat: 1, Chips: 4},
			{Kind: Called, Act: 15, Seat: 2, Chips: 4},
			{Kind: WentAllIn, Act: 15, Seat: 2},
			{Kind: Folded, Act: 16, Seat: 3},
			{Kind: PhaseBegan, Seat: no, Phase: format.Showdown},
			{Kind: HandShown, Act: 17, Seat: 1, Cards: cards(t, "Qs", "Qd", "Jc", "Ah", "9h")},
			{Kind: OpenersShown, Act: 19, Seat: 1, Cards: cards(t, "Ks", "Kd")},
			{Kind: PointDeclared, Act: 20, Seat: 2},
			{Kind: CardsMucked, Act: 21, Seat: 2},
			{Kind: PotTaken, Seat: 1, Chips: 28},
		},
		{
			{Kind: ChipsBought, Act: 1, Seat: 2, Chips: 20},
			{Kind: PenaltyPaid, Act: 2, Seat: 2, Chips: 3},
			{Kind: AntePaid, Seat: 1, Chips: 2},
			{Kind: HandDealt, Seat: 0, Count: 5},
			{Kind: HandDealt, Seat: 1, Count: 5},
			{Kind: HandDealt, Seat: 2, Count: 5},
			{Kind: HandDealt, Seat: 3, Count: 5},
			{Kind: PhaseBegan, Seat: no, Phase: format.Opening},
			{Kind: Passed, Act: 3, Seat: 2},
			{Kind: Passed, Act: 4, Seat: 3},
			{Kind: Passed, Act: 5, Seat: 0},
			{Kind: Passed, Act: 6, Seat: 1},
			{Kind: PhaseBegan, Seat: no, Phase: format.Draw},
			{Kind: PhaseBegan, Seat: no, Phase: format.Betting},
			{Kind: PhaseBegan, Seat: no, Phase: format.Showdown},
			{Kind: PotLeft, Seat: no, Chips: 5},
		},
	} {
		var got []Event
		for _, s := range hands[i].Steps {
			got = append(got, s.Events...)
		}
		for k := range max(len(got), len(want)) {
			switch {
			case k >= len(got):
				t.Errorf("hand %d: no event %d, want %+v", i+1, k, want[k])
			case k >= len(want):
				t.Errorf("hand %d: event %d: got %+v, want no more", i+1, k, got[k])
			case got[k] != want[k]:
				t.Errorf("hand %d: event %d: got %+v, want %+v", i+1, k, got[k], want[k])
			}
		}
	}
	last := func(h *Hand) Event {
		s := h.Steps[len(h.Steps)-1].Events
		return s[len(s)-1]
	}
	if got, want := last(hands[2]), (Event{Kind: PotFrozen, Seat: no, Chips: 13}); got != want {
		t.Errorf("hand 3 ends with %+v, want %+v", got, want)
	}
	var back []Event
	for _, s := range hands[3].Steps {
		for _, e := range s.Events {
			if e.Kind == WagersReturned || e.Kind == LevelPaid {
				back = append(back, e)
			}
		}
	}
	if want := []Event{
		{Kind: LevelPaid, Act: 1, Seat: 2, Chips: 2}, {Kind: WagersReturned, Seat: 0, Chips: 2}, {Kind: WagersReturned, Seat: 1, Chips: 2},
	}; !slices.Equal(back, want) {
		t.Errorf("hand 4: got %+v, want %+v", back, want)
	}
	if got, want := last(hands[3]), (Event{Kind: PotLeft, Seat: no, Chips: 17}); got != want {
		t.Errorf("hand 4 ends with %+v, want %+v", got, want)
	}
}

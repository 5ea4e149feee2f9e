package replay

import (
	"testing"

	"apertura/format"
	"apertura/replay/proof"
)

const missingOfEachKind = `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards:
      Bruno: Js Jd 9h 8c
      Carla: Qs Qd 9s 8s 7s
      Dino: Ks Kh 10h 10d ??
      Anna: As ?? ?? ?? ??
    opening: [Bruno apre 2, gli altri giocano]
    draw: [Bruno servito, Carla cambia 1 prende Kc, Dino cambia 1 prende Ac, Anna cambia 9c 8d prende Jh Jc]
    betting: [Bruno punta 2, gli altri vedono]
    showdown: [Bruno dichiara coppia, Carla mostra Ad Kd Qh 10s 7c, Dino mostra Ks Kh 10h 10d Ac, Anna mostra As]
    result: Dino
  - hand: 2
    cards:
      Carla: Qs Qd ?? ?? ??
      Anna: Ks Kh 10h ?? ??
    opening: [Carla apre 2, gli altri giocano]
    draw: Carla servita; Dino cambia 4 prende Ah Kd Qh; Anna cambia 2 prende As ??; Bruno cambia 3
    betting: [Carla punta 2, Anna rilancia di 2, Bruno esce, Carla vede, Dino vede]
    showdown: [Anna mostra Ks Kh 10h As, Carla dichiara coppia, Dino dichiara coppia]
    result: Anna
  - hand: 3
    opening: [Dino apre 2, Anna gioca, Bruno gioca, Carla gioca]
    betting: [Dino punta 2, gli altri escono]
    result: Dino
  - {hand: 4, cards: {Anna: As Qc 10h 9d 8d 7c ...}, opening: tutti passano}
`

// What is missing, in each of its kinds, of what was dealt and of what was held.
func TestMissingOfEachKind(t *testing.T) {
	for _, c := range []struct {
		hand, player int
		name         string
		dealt, held  Missing
	}{
		{1, 1, "four dealt", Missing{Which: NoFiveDealt}, Missing{Which: NoFiveDealt}},
		{4, 0, "six dealt, and whether there were more is not told", Missing{Which: NoFiveDealt}, Missing{Which: NoFiveDealt}},
		{1, 2, "five dealt, one changed, and five others shown", Missing{Which: Contradiction}, Missing{Which: Contradiction}},
		{1, 3, "the one thrown", Missing{OfThoseThrown, 1, 1}, Missing{}},
		{1, 0, "one kept is known, and all that came", Missing{OfThoseKept, 2, 3}, Missing{OfThoseKept, 2, 3}},
		{2, 2, "stood pat", Missing{OfTheDeal, 3, 5}, Missing{OfTheHand, 3, 5}},
		{2, 3, "four thrown, three received", Missing{OfTheDeal, 5, 5}, Missing{OfTheHand, 2, 5}},
		{2, 0, "all kept are known, and one that came", Missing{OfThoseThrown, 2, 2}, Missing{OfThoseDrawn, 1, 2}},
		{2, 1, "nothing but a number", Missing{OfTheDeal, 5, 5}, Missing{OfTheHand, 5, 5}},
		{3, 3, "a draw nobody wrote", Missing{OfTheDeal, 5, 5}, Missing{OfTheHand, 5, 5}},
	} {
		eachHand(t, missingOfEachKind, func(n int, h *Hand) {
			if n != c.hand {
				return
			}
			if got := h.Missing(c.player, proof.AsDealt); got != c.dealt {
				t.Errorf("%s: of the deal got %+v, want %+v", c.name, got, c.dealt)
			}
			if got := h.Missing(c.player, proof.AtEnd); got != c.held {
				t.Errorf("%s: of the hand got %+v, want %+v", c.name, got, c.held)
			}
		})
	}
	openers := [...]int{1, 2, 3, format.NoPlayer}
	eachHand(t, missingOfEachKind, func(n int, h *Hand) {
		if got := h.Opener(); got != openers[n-1] {
			t.Errorf("hand %d: opened by %d, want %d", n, got, openers[n-1])
		}
		if got := h.MissingAt(nil); got != (Missing{}) {
			t.Errorf("hand %d: of no act is missing %+v", n, got)
		}
	})
	h := &Hand{}
	if m := h.MissingAt(&format.Act{}); m != (Missing{}) || h.Hidden() != 0 || h.ShownInPart(format.NoPlayer) != 0 || h.Opener() != format.NoPlayer {
		t.Errorf("of a hand not played something is missing: %+v", m)
	}
}

const hiddenHands = `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla, stack: 200}, {name: Dino}, {name: Elio}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Carla gioca, Dino gioca, Elio gioca, Anna gioca]
    draw: [Bruno servito, Carla cambia 3 prende Kh Qs 9d, Dino cambia 1, Elio servito, Anna servita]
    betting: [Bruno punta 2, Carla vede, Dino vede, Elio vede, Anna esce]
    showdown: [Bruno mostra As Ad Ah Ac 10s, Carla mostra Kh Qs 9d, Dino dichiara scala reale, Elio mostra Js Jd Jh]
    result: Bruno
  - hand: 2
    rules: {suits-break-ties: false}
    opening: [Carla apre 2, Dino gioca, Elio gioca, Anna esce, Bruno gioca]
    draw: [Carla cambia 3 prende Kh Qs 9d, Dino cambia 1, Elio servito, Bruno servito]
    betting: [Carla punta 2, gli altri vedono]
    showdown: [Carla mostra Kh Qs 9d, Dino dichiara scala reale, Elio mostra Js Jd Jh, Bruno mostra As Ad Ah Ac 10s]
    result: Bruno
  - hand: 3
    opening: [Dino apre 2, Elio gioca, Anna esce, Bruno gioca, Carla gioca]
    draw: [Dino cambia 1, Elio servito, Bruno servito, Carla cambia 3 prende Kh Qs 9d]
    betting: [Dino punta 2, Elio vede, Bruno vede, Carla vede resto]
    showdown: [Dino dichiara scala reale, Elio mostra Js Jd Jh, Bruno mostra As Ad Ah Ac 10s, Carla mostra Kh Qs 9d]
    result: Bruno
`

// Whose unseen cards may decide the pot: not of who cannot beat four aces,
// nor be as good, where nobody is all-in.
func TestHidden(t *testing.T) {
	const carla, dino, elio = 2, 3, 4
	want := [...]Players{
		Players(0).With(dino),
		Players(0).With(dino),
		Players(0).With(carla).With(dino).With(elio),
	}
	eachHand(t, hiddenHands, func(n int, h *Hand) {
		if got := h.Hidden(); got != want[n-1] {
			t.Errorf("hand %d: got %b, want %b", n, got, want[n-1])
		}
		if got, want := h.ShownInPart(format.NoPlayer), Players(0).With(carla).With(elio); got != want {
			t.Errorf("hand %d: shown in part: got %b, want %b", n, got, want)
		}
	})
}

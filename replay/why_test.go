package replay

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay/house"
	"apertura/replay/proof"
)

const hiddenOpening = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: Bruno apre 2; Carla gioca; Dino, Anna escono
    draw: Bruno servito; Carla cambia 3
    betting: Bruno punta 6; Carla vede
    showdown: Bruno mostra 10h 10d 9s 8c 7h; Carla non mostra
    result: Bruno
  - hand: 2
    opening: Carla apre 2; Dino gioca; Anna, Bruno escono
    draw: Carla cambia 3; Dino cambia 3
    betting: Carla punta 6; Dino esce
    result: Carla
  - {hand: 3, opening: tutti passano}
`

// An audit says what the finding rests on, and what is open.
func TestAudit(t *testing.T) {
	docs := format.ReadAll([]byte(hiddenOpening), "x.yaml", format.Options{})
	n := 0
	for h := range Run(slices.Values(docs), Config{Base: house.Classico()}) {
		n++
		a, ok := h.Audit()
		switch n {
		case 1: // stood pat and showed: one hand is possible
			if !ok || a.Opens != proof.Cannot || a.Hands != 1 || a.Breaks.Dealt.Len() != 5 || a.Keeps != (proof.World{}) {
				t.Errorf("hand 1: got %v, %+v, want one hand, and no opening in it", ok, a)
			}
			if len(a.Causes) == 0 {
				t.Errorf("hand 1: got no place in the log that says so")
			}
			for _, c := range a.Causes {
				if text := h.Place(c).Text(); text == "" {
					t.Errorf("hand 1: cause %v points at nothing", c)
				}
			}
		case 2: // nothing on record: any hand of the deck
			if !ok || a.Opens != proof.Either || a.Hands != 201376 || a.Keeps.Dealt.Len() != 5 || a.Breaks.Dealt.Len() != 5 {
				t.Errorf("hand 2: got %v, %+v, want every hand of 32 cards, with one of each kind", ok, a)
			}
			if len(a.Causes) != 0 {
				t.Errorf("hand 2: got causes %v, want none", a.Causes)
			}
		case 3:
			if ok {
				t.Errorf("hand 3: got %+v, want no audit of a hand nobody opened", a)
			}
		}
	}
	if n != 3 {
		t.Errorf("got %d hands, want 3", n)
	}
}

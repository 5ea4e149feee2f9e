package replay

import (
	"reflect"
	"slices"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
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

const auditedHands = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Carla: Js Jd 9h 8c 7d}
    opening:
      - {act: Bruno apre 2, undone: true}
      - Bruno passa; Carla apre 2; Dino gioca; Anna, Bruno escono
    draw: Carla cambia Jd 9h 8c 7d; Dino servito
    betting: Carla punta 2; Dino esce
    result: Carla
  - hand: 2
    opening: Carla apre 2; Dino gioca; Anna gioca; Bruno esce
    draw: Carla cambia 4; Dino, Anna serviti
    betting: Carla punta 2; gli altri escono
    result: Carla
  - {hand: 3, rules: {opening: none}, opening: Dino apre 2; gli altri escono, result: Dino}
  - hand: 5
    dealer: Anna
    cards: {Bruno: Js Jd 7s 7d 9h}
    opening: Bruno apre 2; Carla gioca; gli altri escono
    draw: Bruno cambia 9h prende As; Carla servita
    betting: Bruno punta 2; Carla esce
    result: Bruno
  - hand: 6
    cards: {Carla: Js Jd 9h 8c 7d}
    opening: Carla apre 2; Dino gioca; gli altri escono
    draw: Carla cambia 9h prende Ah; Dino servito
    betting: Carla punta 2; Dino vede
    showdown: Carla mostra Ks Kd Qs Qd Ah; Dino non mostra
    result: Carla
  - hand: 8
    dealer: Anna
    cards:
      Bruno: Js Jd ?? ?? ??
    opening: Bruno apre 2; Carla gioca; gli altri escono
    draw: Bruno cambia 1 prende 9h; Carla servita
    betting: Bruno punta 2; Carla vede
    showdown: Bruno mostra Js Jd 7s 7d; Carla non mostra
    result: Bruno
`

// Every audit says whose opening it is, what it had to be and what came of the
// cards; an opening taken back has one of its own.
func TestAudits(t *testing.T) {
	jacks := rank.Opening{At: card.Jack, Draw: rank.TwoEnded}
	type want struct {
		player, act, stays int
		asks               rank.Opening
		known, changed     bool
		opens, kept        proof.Answer
		sure               string
		causes             []string
	}
	wants := [...][]want{
		{
			{1, 1, 5, jacks, true, false, proof.Either, proof.Either, "", nil},
			{2, 3, 1, jacks, true, true, proof.Must, proof.Cannot, "J\u2660", []string{"Js Jd 9h 8c 7d"}},
		},
		{{2, 1, 1, jacks, true, true, proof.Either, proof.Cannot, "", nil}},
		nil,
		{{1, 1, 4, jacks, false, true, proof.Must, proof.Must, "J\u2666 J\u2660 7\u2666 7\u2660", []string{"Js Jd 7s 7d 9h"}}},
		{{2, 1, 4, jacks, true, true, proof.Either, proof.Either, "", []string{
			"Js Jd 9h 8c 7d", "Carla cambia 9h prende Ah", "Kd", // no hand is all of that
		}}},
		{{1, 1, 4, jacks, false, true, proof.Must, proof.Must, "J\u2666 J\u2660 7\u2666 7\u2660", []string{ // two pairs open whatever is asked
			"Js Jd ?? ?? ??", "Bruno cambia 1 prende 9h", "Bruno mostra Js Jd 7s 7d",
		}}},
	}
	eachHand(t, auditedHands, func(n int, h *Hand) {
		audits := h.Audits()
		own, opened := h.Audit()
		if opened != (wants[n-1] != nil) || opened && own.Act != audits[len(audits)-1].Act {
			t.Errorf("hand %d: its own audit is %v of act %d, want that of the opening that stands", n, opened, own.Act)
		}
		if len(audits) != len(wants[n-1]) {
			t.Fatalf("hand %d: got %d audits, want %d", n, len(audits), len(wants[n-1]))
		}
		for i, w := range wants[n-1] {
			a := audits[i]
			got := want{a.Player, a.Act, a.Stays, a.Asks, a.AskKnown, a.Changed, a.Opens, a.Kept, a.Sure.String(), nil}
			for _, c := range a.Causes {
				got.causes = append(got.causes, h.Place(c).Text())
			}
			if !reflect.DeepEqual(got, w) {
				t.Errorf("hand %d: got  %+v\nwant %+v", n, got, w)
			}
			v := h.behind()
			if want := v.record(v.s.Seat(a.Player)); a.Record != want {
				t.Errorf("hand %d: rests on %+v, want all that is known of his cards, %+v", n, a.Record, want)
			}
		}
	})
	h := &Hand{}
	if _, ok := h.Audit(); ok || h.Audits() != nil {
		t.Error("a hand not played has an audit")
	}
}

// Openers named as they are set apart prove themselves, though of the cards
// thrown only the number is written.
func TestOpenersSetApartAreACause(t *testing.T) {
	eachHand(t, `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    draw: [Bruno cambia 3 scarta apertura Js Jd, Carla servita]
    betting: [Bruno punta 2, Carla esce]
    result: Bruno
`, func(_ int, h *Hand) {
		a, _ := h.Audit()
		want := []Cause{{Why: DiscardedThere, At: format.Anchor{Act: 4}}}
		if a.Opens != proof.Must || !reflect.DeepEqual(a.Causes, want) {
			t.Errorf("got %v by %+v, want that he had openers, by %+v", a.Opens, a.Causes, want)
		}
	})
}

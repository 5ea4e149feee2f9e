package replay

import (
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
)

// Behind every step there is the table as played, as ruled, and what whoever is
// next may do.
func TestSteps(t *testing.T) {
	docs := format.ReadAll([]byte(twoFaults), "a.yaml", format.Options{})
	var h *Hand
	for played := range Run(slices.Values(docs), Config{Base: house.Classico(), Trace: true}) {
		h = played.Clone()
		break
	}
	const anna, bruno = 0, 1
	deal, raise, end := &h.Steps[0], &h.Steps[2], &h.Steps[5]
	if deal.Options.Seat != bruno || deal.Options.Open.Max != 2 || deal.Options.Asks.At != card.Jack || !deal.Options.Pass {
		t.Errorf("behind the deal: got %+v, want Bruno to open with jacks, for two at most", deal.Options)
	}
	if deal.Ruled != deal.Table {
		t.Error("behind the deal: two tables, want one, for nothing was ruled")
	}
	if raise.Options.Seat != anna || raise.Options.Call != 20 || raise.Table.Pot() != 24 || raise.Ruled.Pot() != 12 {
		t.Errorf("behind the raise: got %+v, pots of %d and %d, want Anna to call 20, 24 played and 12 ruled",
			raise.Options, raise.Table.Pot(), raise.Ruled.Pot())
	}
	if end.Options.Seat != NoSeat {
		t.Errorf("behind the result: got %+v, want nobody to speak", end.Options)
	}
}

// What a player holds as a viewer sees it: the cards on record and how many
// lie face down.
func TestInHand(t *testing.T) {
	const log = `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
rules: {deck: 32}
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: Jh Jd 10c 9h 8s, Carla: Kh ...}
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    draw: [Bruno cambia 9h 8s prende Kc 7s, Carla cambia 2]
    betting: [Bruno parola, Carla parola]
    showdown: [Carla mostra Kh Kd Ks 7c 7d]
`
	h := traced(log)
	set := func(list string) card.Set { return cards(t, strings.Fields(list)...) }
	for _, c := range []struct {
		act   int
		seat  Seat
		known card.Set
		more  int
	}{
		{0, 0, 0, 5},
		{0, 1, set("Jh Jd 10c 9h 8s"), 0},
		{0, 2, set("Kh"), 4},
		{4, 1, set("Jh Jd 10c Kc 7s"), 0},
		{5, 2, 0, 5},
		{8, 2, set("Kh Kd Ks 7c 7d"), 0},
	} {
		known, more := h.Steps[c.act].Table.Seats[c.seat].Cards.InHand()
		if known != c.known || more != c.more {
			t.Errorf("behind act %d, seat %d: got %v and %d more, want %v and %d", c.act, c.seat, known, more, c.known, c.more)
		}
	}
}

// A bet that nobody calls goes back, whoever takes the pot.
func TestUncalledBetGoesBack(t *testing.T) {
	const log = `apertura: 1
session: {chip: 1}
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    draw: [Bruno servito, Carla servita]
    betting: [Bruno parola, Carla punta 5, Bruno esce]
    result: %s
`
	for _, result := range []string{"Carla", "{Carla: 6}"} {
		docs := format.ReadAll([]byte(strings.Replace(log, "%s", result, 1)), "a.yaml", format.Options{})
		for h := range Run(slices.Values(docs), Config{Base: house.Classico(), Trace: true}) {
			got := h.Steps[len(h.Steps)-1].Events
			want := []Event{{Kind: PotTaken, Seat: 2, Chips: 6}, {Kind: WagersReturned, Seat: 2, Chips: 5}}
			if !slices.Equal(got, want) {
				t.Errorf("%s: got %v, want %v", result, got, want)
			}
		}
	}
}

// Of a draw that nobody wrote: five all the same, none of them known, and any
// of those dealt may be among the discards.
func TestInHandUnread(t *testing.T) {
	h := traced(`apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: Jh Jd 10c 9h 8s}
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    betting: [Bruno parola, Carla parola]
    result: parola
`)
	for seat, in := range []bool{false, true, true} {
		c := h.Steps[4].Table.Seats[seat].Cards
		if known, more := c.InHand(); in && (known != 0 || more != 5) || c.Unread != in {
			t.Errorf("seat %d: got %v and %d more, want five that nobody knows in the hand of who is in", seat, known, more)
		}
		if in && c.thrown() != 5 {
			t.Errorf("seat %d: got %d thrown at most, want 5", seat, c.thrown())
		}
	}
}

// traced plays a log and returns its last hand with all its steps.
func traced(log string) *Hand {
	var h *Hand
	for played := range Run(slices.Values(format.ReadAll([]byte(log), "a.yaml", format.Options{})), Config{Base: house.Classico(), Trace: true}) {
		h = played.Clone()
	}
	return h
}

package rank

import (
	"fmt"
	"testing"

	"apertura/format"
	"apertura/format/card"
)

func TestCount(t *testing.T) {
	for _, tt := range []struct {
		deck    card.Deck
		points  [9]int // from the straight flush down
		openers [4]int // J Q K A
		draws   [2]int // two-ended, any four
	}{
		{24, [9]int{12, 120, 12, 720, 3060, 3840, 8640, 23040, 3060}, [4]int{}, [2]int{}},
		{28, [9]int{16, 168, 68, 1008, 4080, 6720, 15120, 53760, 17340}, [4]int{57900, 50220, 42540, 34860}, [2]int{108, 732}},
		{32, [9]int{20, 224, 204, 1344, 5100, 10752, 24192, 107520, 52020}, [4]int{95596, 82156, 68716, 55276}, [2]int{216, 1260}},
		{36, [9]int{24, 288, 480, 1728, 6120, 16128, 36288, 193536, 122400}, [4]int{147072, 125568, 104064, 82560}, [2]int{348, 1884}},
		{40, [9]int{28, 360, 980, 2160, 7140, 23040, 51840, 322560, 249900}, [4]int{214572, 182316, 150060, 117804}, [2]int{504, 2604}},
		{44, [9]int{}, [4]int{}, [2]int{}},
		{48, [9]int{}, [4]int{}, [2]int{}},
		{52, [9]int{40, 624, 5108, 3744, 10200, 54912, 123552, 1098240, 1302540}, [4]int{}, [2]int{}},
	} {
		t.Run(fmt.Sprint(tt.deck), func(t *testing.T) {
			t.Parallel()
			r := classico()
			got := Count(tt.deck, &r, Opening{card.Jack, TwoEnded})
			n := int(tt.deck)
			total := 0
			for _, p := range got.Points {
				total += p
			}
			if want := n * (n - 1) * (n - 2) * (n - 3) * (n - 4) / 120; total != want {
				t.Errorf("got %d hands, want %d", total, want)
			}
			if got.Points[format.NoCategory] != 0 {
				t.Errorf("%d hands without a point", got.Points[format.NoCategory])
			}
			order := []format.Category{format.StraightFlush, format.Four, format.Flush, format.FullHouse, format.Straight, format.Three, format.TwoPair, format.Pair, format.HighCard}
			for i, c := range order {
				if tt.points[0] != 0 && got.Points[c] != tt.points[i] {
					t.Errorf("category %d: got %d, want %d", c, got.Points[c], tt.points[i])
				}
			}
			for i, at := range []card.Rank{card.Jack, card.Queen, card.King, card.Ace} {
				if tt.openers[0] != 0 && got.Openers[at] != tt.openers[i] {
					t.Errorf("openers at %v: got %d, want %d", at, got.Openers[at], tt.openers[i])
				}
			}
			if tt.draws[0] == 0 {
				return
			}
			if got.Draws != tt.draws[0] {
				t.Errorf("two-ended draws: got %d, want %d", got.Draws, tt.draws[0])
			}
			if any := Count(tt.deck, &r, Opening{card.Jack, AnyFour}); any.Draws != tt.draws[1] {
				t.Errorf("any draw: got %d, want %d", any.Draws, tt.draws[1])
			}
		})
	}
}

// A number of cards that is no deck has no hands.
func TestHandsOfNoDeck(t *testing.T) {
	for _, deck := range []card.Deck{0, 4, 200} {
		for five := range Hands(deck) {
			t.Fatalf("%d cards: got %v", deck, five)
		}
	}
}

func TestCountWithoutAceLow(t *testing.T) {
	r := classico()
	r.AceLow = false
	for _, tt := range []struct {
		deck                            card.Deck
		reale, flush, straight, nothing int
	}{
		{32, 16, 208, 4080, 53040},
		{40, 24, 984, 6120, 250920},
	} {
		got := Count(tt.deck, &r, Opening{At: card.Jack}).Points
		want := got
		want[format.StraightFlush], want[format.Flush] = tt.reale, tt.flush
		want[format.Straight], want[format.HighCard] = tt.straight, tt.nothing
		if got != want {
			t.Errorf("%d cards: got %v, want %v", tt.deck, got, want)
		}
	}
	// At other decks too the ace gives four straight flushes and 1,020 straights.
	for _, deck := range card.Decks() {
		if deck > 36 {
			continue
		}
		off, on := Count(deck, &r, Opening{}).Points, Counts{}.Points
		c := classico()
		on = Count(deck, &c, Opening{}).Points
		if on[format.StraightFlush]-off[format.StraightFlush] != 4 || on[format.Straight]-off[format.Straight] != 1020 ||
			off[format.Flush]-on[format.Flush] != 4 || off[format.HighCard]-on[format.HighCard] != 1020 {
			t.Errorf("%d cards: %v with the ace low, %v without", deck, on, off)
		}
	}
}

func TestCountWithoutOpening(t *testing.T) {
	r := classico()
	if got := Count(28, &r, Opening{0, TwoEnded}); got.Draws != 0 {
		t.Errorf("where anything opens, %d hands need their draw", got.Draws)
	}
}

package card

import "testing"

func TestDecks(t *testing.T) {
	for _, c := range []struct {
		players int
		deck    Deck
		lowest  Rank
	}{{2, 24, 9}, {3, 28, 8}, {4, 32, 7}, {5, 36, 6}, {6, 40, 5}, {7, 44, 4}, {8, 48, 3}, {9, 52, 2}, {10, 52, 2}, {1, 24, 9}} {
		d := DeckFor(c.players)
		if d != c.deck || d.Lowest() != c.lowest {
			t.Errorf("%d players: got %d cards from %s, want %d from %s", c.players, d, d.Lowest(), c.deck, c.lowest)
		}
	}
	for _, d := range Decks() {
		s := d.Cards()
		if s.Len() != int(d) || !s.Has(Of(Ace, Hearts)) || !s.Has(Of(d.Lowest(), Spades)) {
			t.Errorf("deck of %d: got %v", d, s)
		}
		if low := d.Lowest(); low > Two && s.Has(Of(low-1, Hearts)) {
			t.Errorf("deck of %d: a card below the lowest is in it", d)
		}
	}
}

func TestSet(t *testing.T) {
	s := SetOf(Of(Ten, Hearts), Of(Jack, Clubs), Unknown, Of(Jack, Spades))
	if s.Len() != 3 || s.Has(Unknown) {
		t.Errorf("got %d cards, want 3 and no unknown one", s.Len())
	}
	if got, want := s.String(), "J♣ J♠ 10♥"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := s.Ranked(Jack), SetOf(Of(Jack, Clubs), Of(Jack, Spades)); got != want {
		t.Errorf("jacks: got %v, want %v", got, want)
	}
	if got, want := s.Suited(Hearts), SetOf(Of(Ten, Hearts)); got != want {
		t.Errorf("hearts: got %v, want %v", got, want)
	}
	if got := s.Without(Of(Ten, Hearts)).With(Of(Ten, Hearts)); got != s {
		t.Errorf("out and in again: got %v, want %v", got, s)
	}
	n := 0
	for c := range Full.Cards().All() {
		n++
		if Of(c.Rank(), c.Suit()) != c {
			t.Errorf("%v: rank and suit make %v", c, Of(c.Rank(), c.Suit()))
		}
	}
	if n != 52 {
		t.Errorf("got %d cards, want 52", n)
	}
}

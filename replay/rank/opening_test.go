package rank

import (
	"testing"

	"apertura/format/card"
	"apertura/replay/house"
)

func TestFlushDraws(t *testing.T) {
	for _, tt := range []struct {
		name          string
		deck          card.Deck
		five          string
		noAceLow      bool
		twoEnded, any string
	}{
		{"ace or nine", 32, "Kh Qh Jh 10h 7s", false, "Kh Qh Jh 10h", "Kh Qh Jh 10h"},
		{"only a ten", 32, "Ah Kh Qh Jh 7s", false, "", "Ah Kh Qh Jh"},
		{"jack or low ace", 32, "7d 8d 9d 10d Kc", false, "7d 8d 9d 10d", "7d 8d 9d 10d"},
		{"jack alone", 32, "7d 8d 9d 10d Kc", true, "", "7d 8d 9d 10d"},
		{"low ace, one-ended", 32, "Ad 7d 8d 9d Kc", false, "", "Ad 7d 8d 9d"},
		{"nothing", 32, "Ad 7d 8d 9d Kc", true, "", ""},
		{"ten is too high there", 36, "Ad 8d 9d 10d Kc", false, "", ""},
		{"a gap", 32, "7d 8d 10d Jd Kc", false, "", "7d 8d 10d Jd"},
		{"too wide a gap", 32, "7d 8d 10d Qd Kc", false, "", ""},
		{"two suits", 32, "7d 8d 9d 10c Kc", false, "", ""},
		{"a pair beside it", 32, "10h 10d 9h 8h 7h", false, "10h 9h 8h 7h", "10h 9h 8h 7h"},
		{"inside a flush", 32, "7h 8h 9h 10h Kh", false, "7h 8h 9h 10h", "7h 8h 9h 10h"},
		{"inside a flush the higher one", 32, "8h 9h 10h Jh Kh", false, "8h 9h 10h Jh", "9h 10h Jh Kh"},
		{"inside a straight flush", 32, "8h 9h 10h Jh Qh", false, "9h 10h Jh Qh", "9h 10h Jh Qh"},
		{"nine and king both close it", 24, "10s Js Qs As Kd", false, "10s Js Qs As", "10s Js Qs As"},
		{"four cards alone", 32, "Kh Qh Jh 10h", false, "Kh Qh Jh 10h", "Kh Qh Jh 10h"},
		{"three cards", 32, "Kh Qh Jh", false, "", ""},
	} {
		r := classico()
		r.AceLow = !tt.noAceLow
		two, any := FlushDraws(tt.deck, &r, cards(tt.five))
		if two != cards(tt.twoEnded) || any != cards(tt.any) {
			t.Errorf("%s: got %v and %v, want %q and %q", tt.name, two, any, tt.twoEnded, tt.any)
		}
	}
}

func TestOpens(t *testing.T) {
	for _, tt := range []struct {
		name string
		five string
		o    Opening
		want bool
	}{
		{"jacks", "Js Jd 9h 8c 7d", Opening{card.Jack, NoDraw}, true},
		{"tens", "10s 10d 9h 8c 7d", Opening{card.Jack, NoDraw}, false},
		{"jacks at queens", "Js Jd 9h 8c 7d", Opening{card.Queen, NoDraw}, false},
		{"two low pairs at kings", "9s 9d 7h 7c 8d", Opening{card.King, NoDraw}, true},
		{"jacks and eights at queens", "Js Jd 8h 8c 7d", Opening{card.Queen, NoDraw}, true},
		{"three sevens at kings", "7s 7d 7h 10c 8d", Opening{card.King, NoDraw}, true},
		{"straight", "Js 10d 9h 8c 7d", Opening{card.Ace, NoDraw}, true},
		{"low straight", "As 10d 9h 8c 7d", Opening{card.Ace, NoDraw}, true},
		{"flush", "As 10s 9s 8s Qs", Opening{card.Ace, NoDraw}, true},
		{"ace high", "As Kd 9h 8c 7d", Opening{card.Jack, NoDraw}, false},
		{"ace high where anything opens", "As Kd 9h 8c 7d", Opening{}, true},
		{"the draw", "Kh Qh Jh 10h 8s", Opening{card.Jack, TwoEnded}, true},
		{"the draw where none opens", "Kh Qh Jh 10h 8s", Opening{card.Jack, NoDraw}, false},
		{"one end", "Ah Kh Qh Jh 7s", Opening{card.Jack, TwoEnded}, false},
		{"one end where any opens", "Ah Kh Qh Jh 7s", Opening{card.Jack, AnyFour}, true},
		{"four cards", "Js Jd Jh Jc", Opening{card.Jack, NoDraw}, false},
		{"none", "", Opening{}, false},
	} {
		r := classico()
		if got := Opens(32, &r, cards(tt.five), tt.o); got != tt.want {
			t.Errorf("%s, %s: got %v, want %v", tt.name, tt.five, got, tt.want)
		}
	}
}

func TestProves(t *testing.T) {
	jacks := Opening{card.Jack, NoDraw}
	draw := Opening{card.Jack, TwoEnded}
	for _, tt := range []struct {
		name string
		set  string
		o    Opening
		want bool
	}{
		{"jacks", "Js Jd", jacks, true},
		{"tens", "10s 10d", jacks, false},
		{"two pair", "7s 7d 9c 9h", jacks, true},
		{"half of two pair", "7s 7d 9c", jacks, false},
		{"three", "7s 7d 7c", jacks, true},
		{"a straight", "7s 8d 9c 10h Jh", jacks, true},
		{"four of it", "8d 9c 10h Jh", jacks, false},
		{"a low straight", "As 7s 8d 9c 10h", jacks, true},
		{"a flush", "As 7s 8s 9s Ks", jacks, true},
		{"four of it", "As 7s 8s Ks", jacks, false},
		{"the draw", "10h 9h 8h 7h", draw, true},
		{"the draw in a straight", "10h 9h 8h 7h Js", draw, true},
		{"three of it", "10h 9h 8h", draw, false},
		{"the draw where none opens", "10h 9h 8h 7h", jacks, false},
		{"one end", "Ah 9h 8h 7h", draw, false},
		{"one end where any opens", "Ah 9h 8h 7h", Opening{card.Jack, AnyFour}, true},
		{"one card", "As", jacks, false},
		{"nothing", "", jacks, false},
		{"nothing where anything opens", "", Opening{}, true},
		{"five that are nothing", "As Kd 9h 8c 7d", jacks, false},
	} {
		r := classico()
		if got := Proves(32, &r, cards(tt.set), tt.o); got != tt.want {
			t.Errorf("%s, %s: got %v, want %v", tt.name, tt.set, got, tt.want)
		}
	}
}

// With 24 cards and any pair good, some cards leave no room for a bad hand.
func TestProvesInATinyDeck(t *testing.T) {
	r := classico()
	for _, tt := range []struct {
		set  string
		at   card.Rank
		want bool
	}{
		{"10s Jd Qh", 9, true},
		{"10s Jd Kh", 9, false}, // 9 10 J K A
		{"10s Jd Qh", card.Jack, false},
		{"9s Jd Qh Kh", 9, false}, // an ace
	} {
		if got := Proves(24, &r, cards(tt.set), Opening{At: tt.at}); got != tt.want {
			t.Errorf("%s at %v: got %v, want %v", tt.set, tt.at, got, tt.want)
		}
	}
}

// What holds openers proves them: a hand that contains them opens whatever
// comes, and the slow way agrees.
func TestHoldsIsKept(t *testing.T) {
	r := classico()
	deck := card.Deck(24)
	for _, o := range []Opening{{card.Jack, NoDraw}, {card.Ace, NoDraw}, {card.King, TwoEnded}, {card.Queen, AnyFour}, {9, NoDraw}} {
		for five := range Hands(deck) {
			opens := Opens(deck, &r, five, o)
			if Holds(deck, &r, five, o) && !opens {
				t.Fatalf("%v holds openers and cannot open", five)
			}
			if Proves(deck, &r, five, o) != opens {
				t.Fatalf("%v opens: %v, proves: %v", five, opens, !opens)
			}
			for c := range five.All() {
				if Holds(deck, &r, five.Without(c), o) && !opens {
					t.Fatalf("%v without %v holds openers, but with it cannot open", five, c)
				}
			}
		}
	}
}

func TestDrawOf(t *testing.T) {
	for _, tt := range []struct {
		when house.StraightFlushDraw
		kind house.StraightFlushDrawKind
		want Draw
	}{
		{house.DrawOpensFirstHand, house.DrawTwoEnded, TwoEnded},
		{house.DrawOpensAlways, house.DrawAny, AnyFour},
		{house.DrawOpensNever, house.DrawAny, NoDraw},
	} {
		if got := DrawOf(&house.Rules{StraightFlushDraw: tt.when, StraightFlushDrawKind: tt.kind}); got != tt.want {
			t.Errorf("%v %v: got %v, want %v", tt.when, tt.kind, got, tt.want)
		}
	}
}

// Two pair and three of a kind hold openers however low they are; one low pair
// does not.
func TestHoldsLowCards(t *testing.T) {
	r := classico()
	for _, c := range []struct {
		hand string
		want bool
	}{
		{"8s 8d 7h 7c", true},
		{"7s 7d 7h", true},
		{"Js Jd", true},
		{"10s 10d 7h 8c", false},
		{"As Kd Qh", false},
	} {
		if got := Holds(32, &r, cards(c.hand), Opening{At: card.Jack}); got != c.want {
			t.Errorf("%s: got %v, want %v", c.hand, got, c.want)
		}
	}
}

package rank

import (
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
)

func TestName(t *testing.T) {
	for _, tt := range []struct {
		five   string
		en, it string
	}{
		{"Ks Kd 9h 8c 7d", "pair of kings", "coppia di re"},
		{"As Ad 9h 8c 7d", "pair of aces", "coppia d'assi"},
		{"As Ad 8h 8c 7d", "two pair, aces and eights", "doppia coppia d'assi e otto"},
		{"Qs Qd Jh Jc 7d", "two pair, queens and jacks", "doppia coppia di donne e jack"},
		{"10s 10d 10h 8c 7d", "three tens", "tris di dieci"},
		{"Qs Jd 10h 9c 8d", "straight to the queen", "scala alla donna"},
		{"As 7d 8h 9c 10d", "straight to the ten", "scala al dieci"},
		{"As Qs 10s 9s 8s", "flush, ace high", "colore all'asso"},
		{"10s 10d 10h 7c 7d", "full house, tens over sevens", "full di dieci con i sette"},
		{"As Ad Ah Kc Kd", "full house, aces over kings", "full d'assi con i re"},
		{"7s 7d 7h 7c Kd", "four sevens", "poker di sette"},
		{"As 7s 8s 9s 10s", "minima straight flush", "scala reale minima"},
		{"Qs Js 8s 9s 10s", "media straight flush to the queen", "scala reale media alla donna"},
		{"As Ks Qs Js 10s", "massima straight flush", "scala reale massima"},
		{"As Kd Qs Js 8s", "ace high", "asso alto"},
		{"As Kd", "", ""},
	} {
		r := classico()
		if got, want := Of(32, &r, cards(tt.five)).Name(), (lang.Text{EN: tt.en, IT: tt.it}); got != want {
			t.Errorf("%s: got %q, want %q", tt.five, got, want)
		}
	}
}

// A declaration may name less than the cards do.
func TestNameOfADeclaration(t *testing.T) {
	for _, tt := range []struct {
		point  format.Point
		en, it string
	}{
		{format.Point{Category: format.FullHouse}, "full house", "full"},
		{format.Point{Category: format.FullHouse, Ranks: [2]card.Rank{card.King}}, "full house, kings full", "full di re"},
		{format.Point{Category: format.TwoPair, Ranks: [2]card.Rank{card.King}}, "two pair, kings up", "doppia coppia ai re"},
		{format.Point{Category: format.Flush}, "flush", "colore"},
		{format.Point{Category: format.StraightFlush}, "straight flush", "scala reale"},
		{format.Point{Category: format.StraightFlush, Ranks: [2]card.Rank{9}}, "straight flush to the nine", "scala reale al nove"},
		{format.Point{Category: 77, Ranks: [2]card.Rank{9, 99}}, "", ""},
	} {
		if got, want := tt.point.Name(), (lang.Text{EN: tt.en, IT: tt.it}); got != want {
			t.Errorf("%v: got %q, want %q", tt.point, got, want)
		}
	}
}

// Every category has a slug of its own.
func TestSlug(t *testing.T) {
	seen := map[string]bool{"": true}
	for c := format.HighCard; c <= format.StraightFlush; c++ {
		if s := Slug(c); seen[s] {
			t.Errorf("category %d: slug %q is empty or taken", c, s)
		} else {
			seen[s] = true
		}
	}
	if Slug(0) != "" || Slug(200) != "" {
		t.Error("what is no category has a slug")
	}
}

package lang_test

import (
	"testing"

	"apertura/format/lang"
)

func TestPointsHaveBothNames(t *testing.T) {
	seen := map[lang.Text]bool{}
	for n := 1; n <= 9; n++ {
		p := lang.Point(n)
		if p.EN == "" || p.IT == "" || seen[p] {
			t.Errorf("point %d is called %q", n, p)
		}
		seen[p] = true
	}
	for _, n := range []int{-1, 0, 10} {
		if p := lang.Point(n); !p.Empty() {
			t.Errorf("point %d is called %q, want nothing", n, p)
		}
	}
}

func TestRankNames(t *testing.T) {
	for _, tt := range []struct {
		n    int
		want lang.RankName
	}{
		{14, lang.RankName{
			One: lang.Text{EN: "ace", IT: "asso"}, Many: lang.Text{EN: "aces", IT: "assi"},
			Of: lang.Text{EN: "aces", IT: "d'assi"}, To: lang.Text{EN: "to the ace", IT: "all'asso"},
			High: lang.Text{EN: "ace high", IT: "all'asso"}, And: lang.Text{EN: "aces", IT: "agli assi"},
			Top: lang.Text{EN: "ace high", IT: "asso alto"}, With: lang.Text{EN: "aces", IT: "con gli assi"},
		}},
		{8, lang.RankName{
			One: lang.Text{EN: "eight", IT: "otto"}, Many: lang.Text{EN: "eights", IT: "otto"},
			Of: lang.Text{EN: "eights", IT: "di otto"}, To: lang.Text{EN: "to the eight", IT: "all'otto"},
			High: lang.Text{EN: "eight high", IT: "all'otto"}, And: lang.Text{EN: "eights", IT: "agli otto"},
			Top: lang.Text{EN: "eight high", IT: "otto alto"}, With: lang.Text{EN: "eights", IT: "con gli otto"},
		}},
		{12, lang.RankName{
			One: lang.Text{EN: "queen", IT: "donna"}, Many: lang.Text{EN: "queens", IT: "donne"},
			Of: lang.Text{EN: "queens", IT: "di donne"}, To: lang.Text{EN: "to the queen", IT: "alla donna"},
			High: lang.Text{EN: "queen high", IT: "alla donna"}, And: lang.Text{EN: "queens", IT: "alle donne"},
			Top: lang.Text{EN: "queen high", IT: "donna alta"}, With: lang.Text{EN: "queens", IT: "con le donne"},
		}},
		{-1, lang.RankName{}},
		{0, lang.RankName{}},
		{1, lang.RankName{}},
		{15, lang.RankName{}},
	} {
		if got := lang.Rank(tt.n); got != tt.want {
			t.Errorf("rank %d: got %q, want %q", tt.n, got, tt.want)
		}
	}
	for n := 2; n <= 14; n++ {
		r := lang.Rank(n)
		for _, text := range []lang.Text{r.One, r.Many, r.Of, r.To, r.High, r.And} {
			if text.EN == "" || text.IT == "" {
				t.Errorf("rank %d lacks a word: %q", n, r)
			}
		}
	}
}

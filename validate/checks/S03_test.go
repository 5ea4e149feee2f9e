package checks

import (
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// A winner in doubt is named: where the breach names nobody, by the result.
func TestWinnerInDoubt(t *testing.T) {
	for _, tt := range []struct {
		player int
		takers []int
		want   lang.Text
	}{
		{1, []int{0}, lang.Text{
			EN: "whether Mario wins the pot cannot be known: not all the cards that decide it are on record",
			IT: "se Mario vinca il piatto non si può dire: non tutte le carte che decidono sono scritte"}},
		{format.NoPlayer, []int{0}, lang.Text{
			EN: "whether Gina wins the pot cannot be known: not all the cards that decide it are on record",
			IT: "se Gina vinca il piatto non si può dire: non tutte le carte che decidono sono scritte"}},
		{format.NoPlayer, []int{2, 3}, lang.Text{
			EN: "whether Luisa and Zio Pino win the pot cannot be known: not all the cards that decide it are on record",
			IT: "se Luisa e Zio Pino vincano il piatto non si può dire: non tutte le carte che decidono sono scritte"}},
	} {
		h := sample()
		for _, i := range tt.takers {
			h.Log.Result.Takers = append(h.Log.Result.Takers, format.PlayerChips{Player: format.Node[int]{V: i}})
		}
		b := replay.Breach{Kind: replay.WrongWinner, Verdict: format.Unverifiable, Player: tt.player}
		if got := S03.Word(h, &b).Message; got != tt.want {
			t.Errorf("player %d, takers %v:\n got %q\nwant %q", tt.player, tt.takers, got, tt.want)
		}
	}
}

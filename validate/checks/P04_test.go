package checks

import (
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
)

// A pot left where it lay is told by what the result says of it.
func TestPotLeftWrongly(t *testing.T) {
	for _, tt := range []struct {
		name    string
		result  format.OutcomeKind
		betting bool // somebody spoke after the draw
		verdict format.Verdict
		decided house.Key
		want    lang.Text
	}{
		{"a bet", format.Frozen, true, format.Violation, house.NoKey, lang.Text{
			EN: "the pot is frozen after a bet: only a round of checks freezes it",
			IT: "il piatto resta a parola dopo una puntata: ci resta solo se tutti dicono parola"}},
		{"one left before the draw", format.Frozen, false, format.Violation, house.NoKey, lang.Text{
			EN: "the pot is frozen, but nobody checked after the draw: only a round of checks freezes it",
			IT: "il piatto resta a parola, ma dopo il cambio nessuno ha detto parola: è di chi lo vince"}},
		{"a table that shows", format.Frozen, true, format.Violation, house.KeyAllCheck, lang.Text{
			EN: "the pot is frozen after a round of checks: at this table the cards are shown for it",
			IT: "il piatto resta a parola, ma a questo tavolo dopo un giro di parola si scoprono le carte"}},
		{"void, and opened", format.Void, true, format.Violation, house.NoKey, lang.Text{
			EN: "the hand is given as void, but the pot was opened: a void hand is one nobody opens",
			IT: "la mano è data per nulla, ma il piatto è stato aperto: è nulla se non apre nessuno"}},
		{"void, and perhaps falsely opened", format.Void, false, format.Unverifiable, house.NoKey, lang.Text{
			EN: "whether the pot stays for the next hand cannot be known: the five cards it was opened on would settle it",
			IT: "se il piatto resti per la mano dopo non si può sapere: deciderebbero le cinque carte con cui si è aperto"}},
	} {
		h := sample()
		h.Log.Result.Kind = tt.result
		if !tt.betting {
			h.Log.Acts = h.Log.Acts[:4]
		}
		b := replay.Breach{Kind: replay.FrozenWrongly, Verdict: tt.verdict, Player: format.NoPlayer, Switch: tt.decided}
		if got := P04.Word(h, &b).Message; got != tt.want {
			t.Errorf("%s:\n got %q\nwant %q", tt.name, got, tt.want)
		}
	}
}

package proof_test

import (
	"testing"

	"apertura/format/card"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// TestFifthCard: four cards are known, and the fifth is one of very few.
func TestFifthCard(t *testing.T) {
	r := rules()
	aces, straight := cards("As Ad Ks Qs Js"), cards("5s 6d 7s 8s 9s")
	massima, fours := cards("10s Js Qs Ks As"), cards("As Ah Ad Ac Ks")
	jacks, tens := rank.Opening{At: card.Jack}, rank.Opening{At: card.Ten}
	for _, tt := range []struct {
		name        string
		deck        card.Deck
		four, fifth string
		thrown      string
		q           proof.Question
		want        proof.Answer
	}{
		{"ace to ten beats the highest straight flush", 32, "Ah 7h 8h 9h", "10h", "", proof.BeatsAll(proof.AsDealt, massima), proof.Must},
		{"with another ten it does not", 32, "Ah 7h 8h 9h", "10h 10d", "", proof.BeatsAll(proof.AsDealt, massima), proof.Either},
		{"two to six of a suit beats four aces", 52, "2h 3h 4h 5h", "6h", "", proof.BeatsAll(proof.AsDealt, fours), proof.Must},
		{"twos full of kings beats a straight", 52, "2s 2h 2d Ks", "Kh Ah", "", proof.BeatsAll(proof.AsDealt, straight), proof.Either},
		{"threes full of twos beats a straight", 52, "3s 3h 3d 2s", "2h Ah", "", proof.BeatsAll(proof.AsDealt, straight), proof.Either},
		{"three twos beat aces", 52, "2s 2h Kd Qc", "2d Ah", "", proof.BeatsAll(proof.AsDealt, aces), proof.Either},
		{"threes and twos beat aces", 52, "3s 3h 2s Kd", "2d Ah", "", proof.BeatsAll(proof.AsDealt, aces), proof.Either},
		{"twos beat a hand without a pair", 52, "2s Kd Qc Jh", "2d 9h", "", proof.BeatsAll(proof.AsDealt, cards("Ah 9s 7s 5s 3d")), proof.Either},
		{"three twos open", 52, "2s 2h Kd Qc", "2d Ah", "", proof.CouldOpen(jacks), proof.Either},
		{"threes and twos open", 52, "3s 3h 2s Kd", "2d Ah", "", proof.CouldOpen(jacks), proof.Either},
		{"two to six opens", 52, "2h 3d 4c 5s", "6h 6d", "", proof.CouldOpen(jacks), proof.Must},
		{"with another two it does not", 52, "2h 3d 4c 5s", "6h 2d", "", proof.CouldOpen(jacks), proof.Either},
		// To ten, jack, queen and king comes an ace or a nine, or a pair.
		{"no room for a hand without openers", 24, "10h Jd Qc 9s", "Kh Kd", "9s", proof.KeptOpeners(tens), proof.Must},
		{"with an ace too there is room", 24, "10h Jd Ac 9s", "Kh Kd", "9s", proof.KeptOpeners(tens), proof.Cannot},
	} {
		rec := proof.Record{Deck: tt.deck, Dealt: cards(tt.four), DealtMore: 1, Thrown: cards(tt.thrown)}
		rec.OutDealt = tt.deck.Cards() &^ cards(tt.fifth)
		rec.Stub.More = int8(rec.Thrown.Len())
		if got := rec.Ask(&r, &tt.q); got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

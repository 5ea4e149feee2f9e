package proof_test

import (
	"testing"

	"apertura/format/card"
	"apertura/replay/proof"
)

func TestCertain(t *testing.T) {
	threw := counted(3)
	threw.Thrown, threw.ThrownMore = cards("9h 8c"), 1
	shown := counted(1)
	shown.Dealt, shown.DealtMore, shown.Shown = cards("Js"), 4, cards("Js Jd 9h 8c 7d")
	known := counted(2)
	known.Dealt, known.DealtMore = cards("Js Jd 9h 8c 7d"), 0
	known.Thrown, known.ThrownMore, known.Stub = cards("8c 7d"), 0, proof.Served{Known: cards("Qh 10h")}
	wrong := counted(0)
	wrong.Dealt, wrong.DealtMore, wrong.Thrown = cards("Js Jd 9h 8c 7d"), 0, cards("Kh")
	for _, c := range []struct {
		name              string
		record            proof.Record
		dealt, kept, held string
	}{
		{"nothing written", counted(3), "", "", ""},
		{"two of three thrown", threw, "9h 8c", "", ""},
		{"shown after a card from the stub", shown, "Js", "Js", "Js Jd 9h 8c 7d"},
		{"all written", known, "Js Jd 9h 8c 7d", "Js Jd 9h", "Js Jd 9h Qh 10h"},
		{"what cannot be", wrong, "", "", ""},
	} {
		for _, m := range []struct {
			moment proof.Moment
			want   string
		}{{proof.AsDealt, c.dealt}, {proof.AsKept, c.kept}, {proof.AtEnd, c.held}} {
			if got, want := c.record.Certain(m.moment), cards(m.want); got != want {
				t.Errorf("%s, moment %d: got %v, want %v", c.name, m.moment, got, want)
			}
		}
		for _, x := range card.Deck(32).Cards().Down() {
			if c.record.Certain(proof.AsDealt).Has(x) && c.record.Held(x, proof.AsDealt) != proof.Must {
				t.Errorf("%s: %v is said to be certain and is not", c.name, x)
			}
		}
	}
}

package replay

import (
	"strings"
	"testing"

	"apertura/format/card"
	"apertura/replay/proof"
)

const reshuffledAmongFour = `apertura: 1
players: [{name: Ada}, {name: Beppe}, {name: Cesare}, {name: Dora}]
hands:
  - hand: 1
    dealer: Ada
    ante: 2
    rules: {burn-before-late: true}
    cards:
      Beppe: Js Jd 9h 8c 7d
      Cesare: Ks Kd 9s 8s ??
      Dora: Qs Qd ?? ?? ??
    opening: [Beppe apre 2, gli altri giocano]
    draw:
      - Beppe cambia Js 9h 8c 7d scarta apertura Js prende Ah 10h 10d
      - Cesare cambia 9s 8s 7s prende Ac Ad Kc
      - Dora cambia 4 prende Jh ??
      - Ada cambia 2 prende 10c Jc
      - brucia 7c
      - Beppe prende As
      - rimescola
      - brucia 9d
      - Dora prende 8c 10s
    betting: [Beppe punta 2, Cesare esce, Dora esce, Ada vede]
    showdown: [Beppe mostra, Ada mostra Kh Qh Qc 10c]
    result: Beppe
  - hand: 2
    rules: {reshuffle: all, burn-after-reshuffle: false}
    cards: {Cesare: Js Jd 9h 8c 7d}
    opening: [Cesare apre 2, gli altri giocano]
    draw:
      - Cesare cambia Js 9h 8c 7d scarta apertura Js prende Ah Kh Qh
      - Dora cambia 10s 10c 7s 7c prende Ac Kc Qc
      - Ada cambia 9s 9c 8s prende As Ks Qs
      - Beppe cambia 8d 8h 7h prende Jh Jc ??
      - rimescola
      - Cesare prende 9c
      - Dora prende 7d
    betting: [Cesare punta 2, gli altri escono]
    result: Cesare
  - hand: 3
    opening: [Dora apre 2, gli altri giocano]
    draw: [Dora cambia 4, Ada cambia 4, Beppe cambia 4, Cesare cambia 9h 8h, Dora quarta, Ada quarta, Beppe quarta]
    betting: [Dora punta 2, Ada vede, gli altri escono]
    showdown: [Dora mostra Ah Ad 9s 9c 8s, Ada mostra Kh Qh Qc 9h]
    result: Dora
`

// Twenty-eight cards for five: three are left.
const reshuffledAmongFive = `apertura: 1
players: [{name: Ada}, {name: Beppe}, {name: Cesare}, {name: Dora}, {name: Elio}]
rules: {deck: 28}
hands:
  - hand: 1
    dealer: Ada
    ante: 2
    cards: {Beppe: As Ad 8c 8d 9h}
    opening: [Beppe apre 2, gli altri giocano]
    draw:
      - Beppe cambia 8c 8d 9h prende Kh Qh Jh
      - rimescola
      - brucia 8c
      - Cesare cambia 9s 9c 9d prende 8d 9h
      - rimescola
      - brucia 9c
      - Cesare prende 9s
      - Dora servita
      - Elio, Ada serviti
    betting: [Beppe punta 2, Cesare vede, gli altri escono]
    showdown: [Beppe mostra, Cesare mostra 8c 8d 9h 9s Ac]
    result: Cesare
  - hand: 2
    rules: {reshuffle: not-own}
    cards: {Cesare: Js Jd 8c 8d 9h}
    opening: [Cesare apre 2, gli altri giocano]
    draw: [Cesare cambia 8c 8d 9h prende Kh Qh Jh, Dora cambia 9s prende 8d, gli altri serviti]
    betting: [Cesare punta 2, gli altri escono]
    result: Cesare
  - hand: 3
    cards: {Dora: Js Jd 9h 8c 8d}
    opening: [Dora apre 2, gli altri giocano]
    draw: [Dora cambia Js Jd 9h 8c 8d prende Kh Qh Jh, gli altri serviti]
    betting: [Dora punta 2, gli altri escono]
    result: Dora
`

// What the proof is told of a player: his own record, and what was elsewhere
// at the deal, in the stub, among what he kept and in the new stub.
func TestRecord(t *testing.T) {
	of := func(list string) card.Set { return cards(t, strings.Fields(list)...) }
	type want struct {
		hand, player        int
		his                 proof.Record // but for the cards that were elsewhere
		outDealt, outKept   string
		outOfStub, outOfNew string
	}
	all := ^card.Set(0)
	for _, log := range []struct {
		text string
		deck card.Deck
		want []want
	}{
		{reshuffledAmongFour, 32, []want{
			{1, 1, proof.Record{
				Dealt: of("Js Jd 9h 8c 7d"), Thrown: of("Js 9h 8c 7d"), Apart: of("Js"), Back: of("9h 8c 7d"),
				Stub: proof.Served{Known: of("Ah 10h 10d As")}, Shown: of("Jd Ah 10h 10d As"),
			}, "Ks Kd 9s 8s 7s Ac Ad Kc Qs Qd Jh 10s 10c Jc Kh Qh Qc 7c 9d", "9d 8c 10s",
				"Ks Kd 9s 8s 7s Ac Ad Kc Qs Qd Jh 10s 10c Jc Kh Qh Qc 7c 9d", "Ks Kd Ac Ad Kc Jh 8c 10s 10c Jc Kh Qh Qc 7c 9d"},
			{1, 3, proof.Record{ // she threw four unseen: any card may have been among them, but for those that were not hers
				Dealt: of("Qs Qd"), DealtMore: 3, ThrownMore: 4, Back: all,
				Stub: proof.Served{Known: of("Jh"), More: 1}, Pool: proof.Served{Known: of("8c 10s")},
			}, "Js Jd 9h 8c 7d Ah 10h 10d As Ks Kd 9s 8s 7s Ac Ad Kc 10c Jc Kh Qh Qc 7c", "9d",
				"Js Jd 9h 8c 7d Ah 10h 10d As Ks Kd 9s 8s 7s Ac Ad Kc 10c Jc Kh Qh Qc 7c", "Ah 10h 10d As Jd Ks Kd Ac Ad Kc 10c Jc Kh Qh Qc 7c 9d"},
			{1, 0, proof.Record{
				DealtMore: 5, ThrownMore: 2, Back: all, Stub: proof.Served{Known: of("10c Jc")}, Shown: of("Kh Qh Qc 10c"),
			}, "Js Jd 9h 8c 7d Ah 10h 10d As Ks Kd 9s 8s 7s Ac Ad Kc Qs Qd Jh 7c", "9d 8c 10s",
				"Js Jd 9h 8c 7d Ah 10h 10d As Ks Kd 9s 8s 7s Ac Ad Kc Qs Qd Jh 7c", "Ah 10h 10d As Jd Ks Kd Ac Ad Kc Jh 8c 10s 7c 9d"},
			{2, 2, proof.Record{ // all that was thrown is written: what is not of it is not in the new stub
				Dealt: of("Js Jd 9h 8c 7d"), Thrown: of("Js 9h 8c 7d"), Apart: of("Js"), Back: of("Js 9h 8c 7d"),
				Stub: proof.Served{Known: of("Ah Kh Qh")}, Pool: proof.Served{Known: of("9c")},
			}, "10s 10c 7s 7c Ac Kc Qc 9s 9c 8s As Ks Qs 8d 8h 7h Jh Jc", "7d",
				"10s 10c 7s 7c Ac Kc Qc 9s 9c 8s As Ks Qs 8d 8h 7h Jh Jc", "As Ac Ad Ah Ks Kc Kd Kh Qs Qc Qd Qh Jc Jd Jh 10d 10h 9d 7d"},
			{2, 0, proof.Record{
				DealtMore: 5, Thrown: of("9s 9c 8s"), Back: of("9s 9c 8s"), Stub: proof.Served{Known: of("As Ks Qs")},
			}, "Js Jd 9h 8c 7d Ah Kh Qh 10s 10c 7s 7c Ac Kc Qc 8d 8h 7h Jh Jc", "9c 7d",
				"Js Jd 9h 8c 7d Ah Kh Qh 10s 10c 7s 7c Ac Kc Qc 8d 8h 7h Jh Jc", "As Ac Ad Ah Ks Kc Kd Kh Qs Qc Qd Qh Jc Jd Jh 10d 10h 9d 9c 7d"},
			{3, 0, proof.Record{ // her fourth came last, out of the new stub
				DealtMore: 5, ThrownMore: 4, Back: all, Stub: proof.Served{More: 3}, Pool: proof.Served{More: 1}, Shown: of("Kh Qh Qc 9h"),
			}, "Ah Ad 9s 9c 8s 9h 8h", "", "Ah Ad 9s 9c 8s 9h 8h", "Ah Ad 9s 9c 8s"},
			{3, 2, proof.Record{ // the nine Ada shows was his
				DealtMore: 5, Thrown: of("9h 8h"), Back: of("9h 8h"), Stub: proof.Served{More: 2},
			}, "Ah Ad 9s 9c 8s Kh Qh Qc", "", "Ah Ad 9s 9c 8s Kh Qh Qc", "Ah Ad 9s 9c 8s Kh Qh Qc 9h"},
			{3, 3, proof.Record{ // what Ada shows may have been thrown first, and by anybody
				DealtMore: 5, ThrownMore: 4, Back: all, Stub: proof.Served{More: 4}, Shown: of("Ah Ad 9s 9c 8s"),
			}, "9h 8h", "", "9h 8h", "Kh Qh Qc 9h"},
		}},
		{reshuffledAmongFive, 28, []want{
			{1, 2, proof.Record{ // of the second new stub only what has gone elsewhere is known; what he shows stands, burned or not
				DealtMore: 5, Thrown: of("9s 9c 9d"), Back: of("9s 9c 9d"),
				Pool: proof.Served{Known: of("8d 9h 9s")}, Shown: of("8c 8d 9h 9s Ac"),
			}, "As Ad 8c 8d 9h Kh Qh Jh", "9c", "As Ad 8c 8d 9h Kh Qh Jh", "As Ad Kh Qh Jh 8c 9c"},
			{2, 3, proof.Record{ // a reshuffle nobody wrote: which cards made the stub is a guess
				DealtMore: 5, Thrown: of("9s"), Pool: proof.Served{Known: of("8d")},
			}, "Js Jd 8c 8d 9h Kh Qh Jh", "", "Js Jd 8c 8d 9h Kh Qh Jh", "Js Jd Kh Qh Jh"},
			{3, 3, proof.Record{ // she threw five where four may be, and took one back
				Dealt: of("Js Jd 9h 8c 8d"), Thrown: of("Js Jd 9h 8c 8d"), TakenBack: 1, Stub: proof.Served{Known: of("Kh Qh Jh")},
			}, "", "", "", ""},
		}},
	} {
		eachHand(t, log.text, func(n int, h *Hand) {
			for _, c := range log.want {
				if c.hand != n {
					continue
				}
				w := c.his
				w.Deck, w.OutDealt, w.OutKept = log.deck, of(c.outDealt), of(c.outKept)
				w.Stub.Out, w.Pool.Out = of(c.outOfStub), of(c.outOfNew)
				v := h.game.view(&h.game.ruled, nil)
				got := v.record(v.s.Seat(c.player))
				got.Pool.Out &= log.deck.Cards()
				if got != w {
					t.Errorf("hand %d, player %d:\n got %+v\nwant %+v", n, c.player, got, w)
				}
			}
		})
	}
}

package checks

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// Where the ladder has gone up, what does not prove an opening is said with
// what this hand asks for, and the hand that moved it.
func TestNotProvedOnTheLadder(t *testing.T) {
	for _, tt := range []struct {
		name, hand string
		want       lang.Text
		wanted     string
	}{
		{"openers at Jacks", `
    cards: {Cat: Js Jd 9h 9c 8d}
    opening: Cat opens 4; the others fold
    showdown: Cat shows openers Js Jd`, lang.Text{
			EN: "J♦ J♠ do not prove Cat's opening: this hand opens at Queens",
			IT: "J♦ J♠ non provano l'apertura di Cat: questa mano si apre alle donne"}, "a pair of Queens or better"},
		{"openers that came later", `
    cards: {Cat: Qs Qd 9h 9c 8d}
    opening: Cat opens 4; Dan plays; the others fold
    draw: Cat discards 8d gets Qh; Dan draws 1
    betting: Cat bets 4; Dan folds
    showdown: Dan asks openers; Cat shows openers Qh Qd`, lang.Text{
			EN: "Q♥ Q♦ do not prove Cat's opening at Queens: it takes the cards it was made on",
			IT: "Q♥ Q♦ non provano l'apertura di Cat alle donne: servono le carte con cui ha aperto"}, "the cards it was made on"},
		{"one card", `
    cards: {Cat: Qs Qd 9h 8c 7d}
    opening: Cat opens 4; the others fold
    showdown: Cat shows openers Qs`, lang.Text{
			EN: "Q♠ alone does not prove Cat's opening at Queens: it takes the cards it was made on",
			IT: "Q♠ da sola non prova l'apertura di Cat alle donne: servono le carte con cui ha aperto"}, "the cards it was made on"},
		{"kept", `
    opening: Cat opens 4; Dan plays; the others fold
    draw: Cat draws 3 gets 9s 8d 7c; Dan draws 3
    betting: Cat bets 4; Dan calls
    showdown: Cat shows Jh Jd 9s 8d 7c; Dan mucks`, lang.Text{
			EN: "Cat keeps J♥ J♦, no openers at Queens, and declares no discard: it is said before the draw",
			IT: "Cat tiene J♥ J♦, che alle donne non è apertura, e non dichiara lo scarto: va detto prima di pescare"},
			"openers at Queens kept, or their discard declared"},
		{"nothing kept", `
    rules: {draw-max: 5}
    opening: Cat opens 4; Dan plays; the others fold
    draw: Cat draws 5; Dan draws 3
    betting: Cat bets 4; Dan folds`, lang.Text{
			EN: "Cat keeps no card and declares no discard of openers: it is said before the draw",
			IT: "Cat non tiene carte e non dichiara lo scarto dell'apertura: va detto prima di pescare"},
			"openers at Queens kept, or their discard declared"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			log := "apertura: 1\nplayers: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]\nhands:\n" +
				"  - {hand: 1, dealer: Ann, ante: 2, opening: all pass}\n  - hand: 2" + tt.hand
			var found []format.Diagnostic
			for h := range replay.Run(slices.Values(format.ReadAll([]byte(log), "a.yaml", format.Options{})), replay.Config{Base: house.Classico()}) {
				found = validate.Run(h, []*validate.Check{O07})
			}
			if len(found) != 1 {
				t.Fatalf("got %+v, want one finding", found)
			}
			d := found[0]
			if d.Message != tt.want || d.Wanted.EN != tt.wanted {
				t.Errorf("\n got %q, wanted %q\nwant %q, wanted %q", d.Message, d.Wanted.EN, tt.want, tt.wanted)
			}
			void := lang.Text{EN: "the hand nobody opened", IT: "la mano che nessuno ha aperto"}
			if !slices.ContainsFunc(d.Related, func(r format.Related) bool { return r.Message == void }) {
				t.Errorf("got %+v beside it, want the hand nobody opened", d.Related)
			}
		})
	}
}

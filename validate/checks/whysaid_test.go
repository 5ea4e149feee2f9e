package checks_test

import (
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate/checks"
)

// point returns what an explanation of the last hand of a log says under a label.
func point(t *testing.T, log, label string) (got lang.Text) {
	t.Helper()
	last(t, log, func(h *replay.Hand, found []format.Diagnostic) {
		for _, p := range checks.Why(h, found)[0].Points {
			if p.Label.EN == label {
				got = p.Text
			}
		}
	})
	return got
}

// TestWhyAsked: how a hand comes to what it asks for.
func TestWhyAsked(t *testing.T) {
	const (
		void   = "    opening: tutti passano\n"
		frozen = "    opening: Bruno apre 2; Carla gioca; gli altri escono\n    draw: tutti serviti\n    betting: tutti parola\n    result: parola\n"
		next   = "  - {hand: 2, opening: tutti passano}\n"
		third  = "  - {hand: 3, opening: tutti passano}\n"
		fourth = "  - {hand: 4, opening: tutti passano}\n"
	)
	for _, c := range []struct {
		name, hands string
		want        lang.Text
	}{
		{"the first", void, lang.Text{EN: "a pair of Jacks or better, or an open-ended four to a straight flush: the lowest step of the ladder",
			IT: "una coppia di jack o meglio, o un progetto di scala reale bilaterale: il gradino più basso della scala"}},
		{"after one", void + next, lang.Text{EN: "a pair of Queens or better: after a hand nobody opened",
			IT: "una coppia di donne o meglio: dopo una mano che nessuno ha aperto"}},
		{"no ladder", "    rules: {opening-ladder: flat}\n" + void, lang.Text{EN: "a pair of Jacks or better, or an open-ended four to a straight flush: as in every hand at this table",
			IT: "una coppia di jack o meglio, o un progetto di scala reale bilaterale: come in ogni mano a questo tavolo"}},
		{"frozen", frozen + next, lang.Text{EN: "a pair of Kings or better: for a frozen pot",
			IT: "una coppia di re o meglio: per un piatto di parola"}},
		{"frozen, and nobody opens", frozen + next + third, lang.Text{EN: "a pair of Aces or better: for a frozen pot, after a hand nobody opened",
			IT: "una coppia d'assi o meglio: per un piatto di parola, dopo una mano che nessuno ha aperto"}},
		{"frozen, and nobody opens twice", frozen + next + third + fourth, lang.Text{EN: "a pair of Kings or better: for a frozen pot, after 2 hands in a row nobody opened",
			IT: "una coppia di re o meglio: per un piatto di parola, dopo 2 mani di fila che nessuno ha aperto"}},
	} {
		if got := point(t, table+c.hands, "asked for"); got != c.want {
			t.Errorf("%s:\ngot  %+v\nwant %+v", c.name, got, c.want)
		}
	}
}

// TestWhyVerdict: of one hand that is known, and of all there can be.
func TestWhyVerdict(t *testing.T) {
	for _, c := range []struct {
		name, cards, draw string
		want              lang.Text
	}{
		{"good", "Js Jd 9h 8c 7d", "servito", lang.Text{EN: "good: these cards open", IT: "buona: con queste carte si apre"}},
		{"wrong", "Js Qd 9h 8c 7d", "servito", lang.Text{EN: "wrong: these cards do not open", IT: "sbagliata: con queste carte non si apre"}},
		{"good in any case", "Js Jd 9h 8c ...", "cambia 3", lang.Text{EN: "good: every hand Bruno can have been dealt opens", IT: "buona: con ogni mano che può avere avuto Bruno si apre"}},
		{"wrong in any case", "Qd 10h 9s 8c ...", "cambia Qd 10h; Carla servita\n    showdown: Bruno mostra Ks 9s 8c 7h 7c", lang.Text{
			EN: "wrong: no hand Bruno can have been dealt opens", IT: "sbagliata: con nessuna mano che può avere avuto Bruno si apre"}},
		{"open", "Js 10d 9h 8c ...", "servito", lang.Text{
			EN: "Bruno's opening cannot be judged: the other card dealt would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbe l'altra carta servita"}},
	} {
		hand := "    cards: {Bruno: " + c.cards + "}\n    opening: Bruno apre 2; Carla gioca; gli altri escono\n    draw: Bruno " + c.draw + "\n"
		if got := point(t, table+hand, "verdict"); got != c.want {
			t.Errorf("%s:\ngot  %+v\nwant %+v", c.name, got, c.want)
		}
	}
}

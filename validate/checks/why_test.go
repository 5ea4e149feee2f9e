package checks_test

import (
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// table is a session of four; the deal is Anna's, the first word Bruno's.
const table = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
`

// last plays a log to its last hand, while that is valid.
func last(t *testing.T, log string, see func(*replay.Hand, []format.Diagnostic)) {
	t.Helper()
	docs := format.ReadAll([]byte(log), "x.yaml", format.Options{})
	n := 0
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico()}) {
		n++
		if h.LeftOut != replay.NoReason {
			t.Fatalf("hand %s was left out: %v", h.Log.Name, h.Log.Faults)
		}
		if n == len(docs[0].Hands) {
			see(h, validate.Run(h, checks.Catalogue()))
		}
	}
	if n == 0 {
		t.Fatal("no hand was played")
	}
}

// said returns what a finding of a code says, of those with a verdict.
func said(found []format.Diagnostic, code string, verdict format.Verdict) lang.Text {
	for i := range found {
		if found[i].Code == code && found[i].Verdict == verdict {
			return found[i].Message
		}
	}
	return lang.Text{}
}

// TestWhatWouldSettleIt: what cannot be known names the cards that would tell.
func TestWhatWouldSettleIt(t *testing.T) {
	opens := "    opening: Bruno apre 2; Carla gioca; Dino, Anna escono\n"
	for _, c := range []struct {
		name, hand, code string
		want             lang.Text
	}{
		{"nothing on record", opens + "    draw: Bruno cambia 3; Carla servita\n", "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: the five cards dealt would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbero le cinque carte servite",
		}},
		{"all thrown are", opens + "    draw: Bruno cambia 9h 8c 7d; Carla servita\n", "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: the two cards kept would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbero le due carte tenute",
		}},
		{"one of those kept too", "    cards: {Bruno: 9h 8c Kd ...}\n" + opens + "    draw: Bruno cambia 9h 8c 7d; Carla servita\n", "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: the other card kept would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbe l'altra carta tenuta",
		}},
		{"all kept are", opens + "    draw: Bruno cambia 2 scarta apertura prende 7h 7d; Carla servita\n    showdown: Bruno mostra Kh Qd 9s 7h 7d; Carla mostra\n", "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: the two cards thrown away would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbero le due carte scartate",
		}},
		{"some of those dealt", "    cards: {Bruno: Js Qd ...}\n" + opens + "    draw: Bruno servito; Carla servita\n", "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: the other three cards dealt would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbero le altre tre carte servite",
		}},
		{"four dealt", "    cards: {Bruno: Js Qd 9h 8c}\n" + opens + "    draw: Bruno servito; Carla servita\n", "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: the hand dealt was not of five cards",
			IT: "l'apertura di Bruno non si può giudicare: le carte servite non erano cinque",
		}},
		{"what cannot be", "    cards: {Bruno: Js Qd 9h 8c ...}\n" + opens + "    draw: Bruno cambia 10d 10h; Carla servita\n", "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: what is written of the cards cannot all be so",
			IT: "l'apertura di Bruno non si può giudicare: quello che è scritto delle carte non sta insieme",
		}},
		{"nor what the hand opens at", "    opening: tutti passano\n  - hand: 3\n    dealer: Anna\n" + opens, "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: the five cards dealt and what the hand opens at would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbero le cinque carte servite e a che coppia si apre",
		}},
		{"nor whether a draw opens", "    opening: tutti passano\n  - hand: 3\n    dealer: Anna\n    opening-at: J\n    cards: {Bruno: Jh 10h 9h 8h Ac}\n" + opens, "O01", lang.Text{
			EN: "Bruno's opening cannot be judged: whether four to a straight flush open this hand is not on record",
			IT: "l'apertura di Bruno non si può giudicare: non è scritto se stavolta apre un progetto di scala reale",
		}},
		{"a hand shown in part", "    cards: {Bruno: Ks Kd 9h 8c 7d}\n" + opens +
			"    draw: Bruno servito; Carla cambia 3\n    betting: Bruno punta 2; Carla vede\n" +
			"    showdown: Bruno mostra Ks Kd 9h 8c 7d; Carla mostra Qs\n    result: Bruno\n", "S03", lang.Text{
			EN: "whether Bruno wins the pot cannot be known: the other four cards in the hand of Carla would settle it",
			IT: "se Bruno vinca il piatto non si può dire: deciderebbero le altre quattro carte in mano a Carla",
		}},
		{"weakness on cards not on record", "    cards: {Bruno: Ks Kd 9h 8c 7d}\n" + opens +
			"    draw: Bruno servito; Carla cambia 9d 8d 7c prende Qs Qd 10d\n    betting:\n      - Bruno punta 2\n      - {act: 'Carla dice \"niente\"', signal: weak}\n      - Carla vede\n" +
			"    showdown: Bruno mostra Ks Kd 9h 8c 7d; Carla mostra Qs Qd\n    result: Carla\n", "C01", lang.Text{
			EN: "whether Carla acts weak on the winning hand cannot be known: the two cards kept would settle it",
			IT: "se Carla si finga debole con la mano che vince non si può sapere: deciderebbero le due carte tenute",
		}},
		{"left on the table, perhaps falsely opened", "    opening: Bruno apre 2; gli altri escono\n    result: void\n", "P04", lang.Text{
			EN: "whether the pot stays for the next hand cannot be known: the five cards dealt to Bruno would settle it",
			IT: "se il piatto resti per la mano dopo non si può sapere: deciderebbero le cinque carte servite a Bruno",
		}},
	} {
		last(t, table+c.hand, func(_ *replay.Hand, found []format.Diagnostic) {
			if got := said(found, c.code, format.Unverifiable); got != c.want {
				t.Errorf("%s:\ngot  %+v\nwant %+v", c.name, got, c.want)
			}
			for _, d := range found {
				if d.Code == c.code && (d.Found.Empty() || d.Wanted.Empty()) {
					t.Errorf("%s: found %q, wanted %q, want both said", c.name, d.Found, d.Wanted)
				}
				if c.name == "nor whether a draw opens" && d.Code == c.code && d.Wanted != (lang.Text{EN: "how the hand before ended", IT: "come finì la mano prima"}) {
					t.Errorf("%s: wanted %q, want what the hand before has to tell", c.name, d.Wanted)
				}
			}
		})
	}
}

// TestWantedToSettleIt: who wins hangs on hands not on record: those are what is
// wanted, and of one alone what is missing of it.
func TestWantedToSettleIt(t *testing.T) {
	for _, c := range []struct {
		name, opening, showdown string
		want                    lang.Text
	}{
		{"one hand, in part", "Bruno apre 2; Carla gioca; gli altri escono", "Bruno mostra Ks Kd 9h 8c 7d; Carla mostra Qs",
			lang.Text{EN: "the other four cards in the hand of Carla", IT: "le altre quattro carte in mano a Carla"}},
		{"two hands", "Bruno apre 2; Carla, Dino giocano; Anna esce", "Bruno mostra Ks Kd 9h 8c 7d; Carla mostra Qs; Dino mostra Qh",
			lang.Text{EN: "the hands of Carla and Dino", IT: "le mani di Carla e Dino"}},
	} {
		hand := "    cards: {Bruno: Ks Kd 9h 8c 7d}\n    opening: " + c.opening + "\n    draw: tutti serviti\n    betting: Bruno punta 2; gli altri vedono\n    showdown: " + c.showdown + "\n    result: Bruno\n"
		last(t, table+hand, func(_ *replay.Hand, found []format.Diagnostic) {
			i := slices.IndexFunc(found, func(d format.Diagnostic) bool { return d.Code == "S03" })
			if i < 0 || found[i].Wanted != c.want {
				t.Errorf("%s: got %+v, want an S03 that wants %q", c.name, found, c.want.EN)
			}
		})
	}
}

// TestHiddenProofs: what is proven of cards nobody wrote down says by what.
func TestHiddenProofs(t *testing.T) {
	opens := "    opening: Bruno apre 2; Carla gioca; Dino, Anna escono\n"
	void := "    opening: tutti passano\n  - hand: 2\n    dealer: Anna\n"
	for _, c := range []struct {
		name, hand, code string
		want             lang.Text
	}{
		{"dealt, thrown and shown", "    cards: {Bruno: Qc ...}\n" + opens +
			"    draw: Bruno cambia 10h 10d; Carla servita\n    showdown: Bruno mostra Ks Qc 9d 8s 7d; Carla mostra\n", "O01", lang.Text{
			EN: "Bruno opens, but the cards dealt, the discard and the cards shown rule out openers: it takes a pair of Jacks or better",
			IT: "Bruno apre, ma le carte servite, lo scarto e le carte mostrate escludono l'apertura: ci vuole una coppia di jack o meglio",
		}},
		{"a pat hand that is shown", opens + "    draw: Bruno servito; Carla servita\n    showdown: Bruno mostra Ks Qc 9d 8s 7d; Carla mostra\n", "O01", lang.Text{
			EN: "Bruno opens on K♠ Q♣ 9♦ 8♠ 7♦: it takes a pair of Jacks or better",
			IT: "Bruno apre con K♠ Q♣ 9♦ 8♠ 7♦: ci vuole una coppia di jack o meglio",
		}},
		{"by where the others are", "    cards: {Bruno: Js Qd 8c 7d ...}\n" + void +
			"    cards:\n      Bruno: Js Qd 8c 7d ??\n      Carla: Qc Qh Qs Kd 10s\n" +
			"    opening: Bruno apre 2; Carla gioca; Dino, Anna escono\n", "O01", lang.Text{
			EN: "Bruno opens, but the cards dealt and the cards of the others rule out openers: it takes a pair of Queens or better",
			IT: "Bruno apre, ma le carte servite e le carte degli altri escludono l'apertura: ci vuole una coppia di donne o meglio",
		}},
		{"kept, by number", opens + "    draw: Bruno cambia 4; Carla servita\n", "O07", lang.Text{
			EN: "the one card Bruno keeps is no openers, and no discard is declared: it is said before the draw",
			IT: "la sola carta tenuta da Bruno non è apertura, e non dichiara lo scarto: va detto prima di pescare",
		}},
		{"kept, and none of two is a pair", opens + "    draw: Bruno cambia 3; Carla servita\n    showdown: Bruno mostra 10h 10d 9s 9c 7h; Carla mostra\n", "O07", lang.Text{
			EN: "the two cards Bruno keeps cannot be openers, and no discard is declared: it is said before the draw",
			IT: "le due carte tenute da Bruno non sono apertura, e non dichiara lo scarto: va detto prima di pescare",
		}},
		{"kept, which is known", "    cards: {Bruno: 10h 9s ...}\n" + opens + "    draw: Bruno cambia 3 prende Ah 8c 7d; Carla servita\n    showdown: Bruno mostra 10h 9s Ah 8c 7d; Carla mostra\n", "O07", lang.Text{
			EN: "Bruno keeps 10♥ 9♠, no openers, and declares no discard: it is said before the draw",
			IT: "Bruno tiene 10♥ 9♠, che non è apertura, e non dichiara lo scarto: va detto prima di pescare",
		}},
		{"thrown, by what is left", "    cards: {Bruno: Ad 10s ...}\n" + opens +
			"    draw: Bruno cambia 1 prende Kd; Carla servita\n    showdown: Bruno mostra Ah Kd Qc Jd 10s; Carla mostra\n", "X03", lang.Text{
			EN: "Bruno breaks the openers with A♦ and says nothing: it is declared before the draw",
			IT: "Bruno rompe l'apertura scartando A♦ e non lo dice: si dichiara prima di prendere carte",
		}},
		{"thrown, whatever it was", "    cards: {Bruno: Qh Qc ...}\n" + opens +
			"    draw: Bruno cambia 3; Carla servita\n    showdown: Bruno mostra Qh 10h Jc Ah 7d; Carla mostra\n", "X03", lang.Text{
			EN: "whatever was dealt, Bruno had openers and keeps none, in silence: it is declared before the draw",
			IT: "comunque fosse, Bruno aveva l'apertura e non la tiene, in silenzio: si dichiara prima di prendere carte",
		}},
	} {
		last(t, table+c.hand, func(_ *replay.Hand, found []format.Diagnostic) {
			if got := said(found, c.code, format.Violation); got != c.want {
				t.Errorf("%s:\ngot  %+v\nwant %+v", c.name, got, c.want)
			}
		})
	}
}

// lines renders explanations as label and text, after place and message.
func lines(list []validate.Explanation, l lang.Lang) string {
	var b strings.Builder
	for _, e := range list {
		b.WriteString(e.Title.In(l) + "\n" + e.Place.Text() + ": " + e.Message.In(l) + "\n")
		for _, r := range e.Evidence {
			b.WriteString(r.Place.Text() + ": " + r.Message.In(l) + "\n")
		}
		for _, p := range e.Points {
			b.WriteString("= " + p.Label.In(l) + ": " + p.Text.In(l) + "\n")
		}
	}
	return b.String()
}

func TestWhy(t *testing.T) {
	for _, c := range []struct{ name, hand, en, it string }{
		{"a blind", "    before: Bruno buio\n    opening: gli altri escono\n    result: Bruno\n",
			"hand 1: no openers to judge\nBruno buio: Bruno opens blind: that takes no openers\n",
			"mano 1: nessuna apertura da giudicare\nBruno buio: Bruno apre al buio: non ci vuole l'apertura\n"},
		{"no openers needed", "    rules: {opening: none}\n    opening: Bruno apre 2; gli altri escono\n    result: Bruno\n",
			"hand 1: no openers to judge\nBruno apre 2: Bruno opens: at this table any cards do\n",
			"mano 1: nessuna apertura da giudicare\nBruno apre 2: Bruno apre: a questo tavolo si apre con qualsiasi carta\n"},
		{"any four to a straight flush", "    rules: {straight-flush-draw-kind: any}\n    opening: tutti passano\n",
			"hand 1: no openers to judge\n1: nobody opens this hand\n= asked for: a pair of Jacks or better, or four to a straight flush: the lowest step of the ladder\n",
			"mano 1: nessuna apertura da giudicare\n1: questa mano non la apre nessuno\n= si chiede: una coppia di jack o meglio, o un progetto di scala reale: il gradino più basso della scala\n"},
		{"nobody, twice", "    opening: tutti passano\n  - {hand: 2, opening: tutti passano}\n  - {hand: 3, opening: tutti passano}\n",
			"hand 3: no openers to judge\n3: nobody opens this hand\n2: the hand nobody opened\n= asked for: a pair of Kings or better: after 2 hands in a row nobody opened\n",
			"mano 3: nessuna apertura da giudicare\n3: questa mano non la apre nessuno\n2: la mano che nessuno ha aperto\n= si chiede: una coppia di re o meglio: dopo 2 mani di fila che nessuno ha aperto\n"},
		{"said by the hand", "    opening: tutti passano\n  - hand: 5\n    dealer: Anna\n    opening-at: Q\n    cards: {Bruno: Qh Qd 9s 8c 7d}\n    opening: Bruno apre 2; Dino gioca; gli altri escono\n    draw: Bruno cambia Qd 7d scarta apertura Qd prende ?? ??; Dino cambia 4 prende Ah ?? ??\n",
			`hand 5: the opening by Bruno
Bruno apre 2: Bruno opens
Q: what the hand asks for
Qh Qd 9s 8c 7d: dealt Q♥ Q♦ 9♠ 8♣ 7♦
Bruno cambia Qd 7d scarta apertura Qd prende ?? ??: throws Q♦ 7♦, sets Q♦ apart as openers, gets 2 cards not on record
Dino cambia 4 prende Ah ?? ??: not with Bruno: A♥
= asked for: a pair of Queens or better, or perhaps an open-ended four to a straight flush: the hand says so, what came before is not on record
= possible: one hand: Q♥ Q♦ 9♠ 8♣ 7♦, pair of queens
= kept: Q♥ 9♠ 8♣: no proof of the opening
= verdict: good: these cards open
= decided by: the cards dealt to Bruno (line 12)
`, `mano 5: l'apertura di Bruno
Bruno apre 2: Bruno apre
Q: a che coppia si apre
Qh Qd 9s 8c 7d: servite Q♥ Q♦ 9♠ 8♣ 7♦
Bruno cambia Qd 7d scarta apertura Qd prende ?? ??: scarta Q♦ 7♦, mette da parte Q♦ come apertura, prende 2 carte non scritte
Dino cambia 4 prende Ah ?? ??: non a Bruno: A♥
= si chiede: una coppia di donne o meglio, o forse un progetto di scala reale bilaterale: lo dice la mano, quello che viene prima non è scritto
= possibili: una mano sola: Q♥ Q♦ 9♠ 8♣ 7♦, coppia di donne
= tenute: Q♥ 9♠ 8♣: nessuna prova dell'apertura
= verdetto: buona: con queste carte si apre
= deciso da: le carte servite a Bruno (riga 12)
`},
		{"what it asks for is not on record", "    opening: tutti passano\n  - hand: 3\n    dealer: Anna\n    cards: {Bruno: Qh Qd 9s 8c 7d}\n    opening: Bruno apre 2; gli altri escono\n",
			`hand 3: the opening by Bruno
Bruno apre 2: Bruno opens
Qh Qd 9s 8c 7d: dealt Q♥ Q♦ 9♠ 8♣ 7♦
= asked for: a pair of Jacks or better, or perhaps an open-ended four to a straight flush: at least, for what came before is not on record
= possible: one hand: Q♥ Q♦ 9♠ 8♣ 7♦, pair of queens
= verdict: Bruno's opening cannot be judged: what this hand opens at is not on record
`, `mano 3: l'apertura di Bruno
Bruno apre 2: Bruno apre
Qh Qd 9s 8c 7d: servite Q♥ Q♦ 9♠ 8♣ 7♦
= si chiede: una coppia di jack o meglio, o forse un progetto di scala reale bilaterale: come minimo, perché quello che viene prima non è scritto
= possibili: una mano sola: Q♥ Q♦ 9♠ 8♣ 7♦, coppia di donne
= verdetto: l'apertura di Bruno non si può giudicare: non è scritto a che coppia si apre questa mano
`},
		{"shown in every way", "    opening: Bruno apre 2; Dino gioca; gli altri escono\n    draw: Bruno cambia 1 scarta apertura; Bruno prende Kh; Dino servito\n    betting: Bruno punta 2; Dino vede\n    showdown: Bruno mostra apertura Qd Qs; Bruno mostra; Bruno mostra apertura; Dino mostra\n    result: Bruno\n",
			`hand 1: the opening by Bruno
Bruno apre 2: Bruno opens
Bruno cambia 1 scarta apertura: throws 1 card not on record, says that openers are among them
Bruno prende Kh: gets K♥
Bruno mostra apertura Qd Qs: shows Q♦ Q♠ as openers
Bruno mostra: shows the hand
Bruno mostra apertura: shows openers, which ones is not written
= asked for: a pair of Jacks or better, or an open-ended four to a straight flush: the lowest step of the ladder
= possible: 3654 hands of five
= good with: Q♦ Q♠ 7♦ 7♣ 7♠, full house, sevens over queens
= kept: 4 cards: proof of the opening, or not
= verdict: good: every hand Bruno can have been dealt opens
= decided by: how many cards Bruno changes (line 9), what comes to Bruno (line 9) and the cards shown by Bruno (line 11)
`, `mano 1: l'apertura di Bruno
Bruno apre 2: Bruno apre
Bruno cambia 1 scarta apertura: scarta 1 carta non scritta, dice che c'è l'apertura
Bruno prende Kh: prende K♥
Bruno mostra apertura Qd Qs: mostra Q♦ Q♠ come apertura
Bruno mostra: mostra la mano
Bruno mostra apertura: mostra l'apertura, quali carte non è scritto
= si chiede: una coppia di jack o meglio, o un progetto di scala reale bilaterale: il gradino più basso della scala
= possibili: 3654 mani di cinque carte
= buona con: Q♦ Q♠ 7♦ 7♣ 7♠, full di sette con le donne
= tenute: 4 carte: prova dell'apertura, oppure no
= verdetto: buona: con ogni mano che può avere avuto Bruno si apre
= deciso da: quante carte cambia Bruno (riga 9), quello che arriva a Bruno (riga 9) e le carte mostrate da Bruno (riga 11)
`},
	} {
		last(t, table+c.hand, func(h *replay.Hand, found []format.Diagnostic) {
			list := checks.Why(h, found)
			for l, want := range map[lang.Lang]string{lang.EN: c.en, lang.IT: c.it} {
				if got := lines(list, l); got != want {
					t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, want)
				}
			}
		})
	}
}

// TestWhyKept: what is left of the opener's hand behind the draw, to the last
// card and beyond.
func TestWhyKept(t *testing.T) {
	for _, c := range []struct {
		cards, draw string
		want        lang.Text
	}{
		{"Ks Kd 9h 8c 7d", "Bruno cambia Kd 9h 8c 7d", lang.Text{EN: "K\u2660: no proof of the opening", IT: "K\u2660: nessuna prova dell'apertura"}},
		{"Ks Kd 9h 8c 7d 7h", "Bruno cambia 9h 8c 7d", lang.Text{EN: "K\u2666 K\u2660 7\u2665: proof of the opening, or not", IT: "K\u2666 K\u2660 7\u2665: prova dell'apertura, oppure no"}},
		{"Ks Kd 9h 8c", "Bruno cambia 5", lang.Text{EN: "nothing", IT: "niente"}},
		{"...", "Bruno cambia 5", lang.Text{EN: "nothing", IT: "niente"}},
		{"...", "Bruno cambia 4", lang.Text{EN: "1 card: no proof of the opening", IT: "1 carta: nessuna prova dell'apertura"}},
		{"...", "Bruno cambia 3", lang.Text{EN: "2 cards: proof of the opening, or not", IT: "2 carte: prova dell'apertura, oppure no"}},
	} {
		hand := "    rules: {draw-max: 5}\n    cards: {Bruno: " + c.cards + "}\n    opening: Bruno apre 2; Dino gioca; gli altri escono\n    draw: " + c.draw + "; Dino servito\n"
		last(t, table+hand, func(h *replay.Hand, found []format.Diagnostic) {
			got := map[string]lang.Text{}
			for _, p := range checks.Why(h, found)[0].Points {
				got[p.Label.EN] = p.Text
			}
			if got["kept"] != c.want {
				t.Errorf("of %s %s: got %+v, want %+v", c.cards, c.draw, got["kept"], c.want)
			}
			dealt := h.Log.Cards[0]
			if _, said := got["possible"]; said != (len(dealt.Cards) == 5 || !dealt.Rest.Empty()) {
				t.Errorf("of %s: which hands of five are possible: %q", c.cards, got["possible"].EN)
			}
		})
	}
}

// TestWhyHasAllThatIsFound: every proven finding about an opening, with the
// places of its hand, is in the explanation of it and of no other.
func TestWhyHasAllThatIsFound(t *testing.T) {
	last(t, table+`    cards:
      Bruno: 10s 9d 9h 8c 7d
      Carla: Js Jd Ah Kc 8d
    opening:
      - {act: Bruno apre 2, undone: true}
      - Bruno passa
      - Carla apre 2
      - Dino gioca
      - Anna esce
      - Bruno esce
    draw: Carla cambia Js; Dino servito
`, func(h *replay.Hand, found []format.Diagnostic) {
		var got []string
		for _, e := range checks.Why(h, found) {
			line := e.Message.EN
			for i := range e.Found {
				line += " " + e.Found[i].Code
			}
			got = append(got, line)
		}
		if want := []string{"Bruno opens, and takes it back O01", "Carla opens X03"}; !slices.Equal(got, want) {
			t.Errorf("got %q, want %q", got, want)
		}
	})
	if got := checks.Why(&replay.Hand{Log: &format.Hand{Source: &format.Source{}}}, nil); len(got) != 1 || len(got[0].Points) != 1 {
		t.Errorf("of a hand not played: %+v", got)
	}
}

package checks

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// unsureKinds are the kinds of the blinds, the opening, the wagers, the draw,
// the showdown and conduct that a log may leave open.
var unsureKinds = []replay.Kind{
	replay.BlindWrongSeat, replay.BlindNotAllowed, replay.BlindWrongAmount, replay.ReverseBluff,
	replay.OpeningWithoutValues, replay.OpeningBelowLadder, replay.OpeningDrawNotAllowed,
	replay.OpeningTooLarge, replay.OpeningTooSmall, replay.OpenersNotShown, replay.OpenersNotProved,
	replay.OpenersNotKept, replay.WrongOpeningAsked, replay.RaiseTooLarge, replay.RaiseNotAbove,
	replay.RaiseBelowLast, replay.TimeCalledTwice, replay.BetTooLarge, replay.BetTooSmall,
	replay.OpenersUndeclared, replay.ReshuffledEarly, replay.ReshuffleMissing, replay.DiscardRetaken,
	replay.WrongDeclaration, replay.WrongWinner, replay.NoShare, replay.SplitWrongly, replay.MoreThanWon, replay.WinnerNotShown,
}

// TestUnknownIsNotAccused: where the log leaves it open, the sentence accuses
// nobody and says what would settle it.
func TestUnknownIsNotAccused(t *testing.T) {
	h := sample()
	for _, c := range Catalogue() {
		if !strings.Contains("BOWXSC", c.Code[:1]) {
			continue
		}
		for _, k := range c.Breaches {
			b := samples(k, 1)[0]
			proven := c.Word(h, &b)
			b.Verdict = format.Unverifiable
			open := c.Word(h, &b)
			if differs := open.Message != proven.Message; differs != slices.Contains(unsureKinds, k) {
				t.Errorf("%s kind %d: a sentence of its own for the unknown: %v", c.Code, k, differs)
			}
			if !slices.Contains(unsureKinds, k) {
				continue
			}
			if !strings.Contains(open.Message.EN, "cannot be") || !strings.Contains(open.Message.IT, "non si può") {
				t.Errorf("%s kind %d: does not say that it cannot be known: %q", c.Code, k, open.Message)
			}
		}
	}
}

func TestSentencesFitALine(t *testing.T) {
	h := sample()
	for _, c := range Catalogue() {
		for _, k := range c.Breaches {
			b := samples(k, 1)[0]
			for _, s := range []string{c.Word(h, &b).Message.EN, c.Word(h, &b).Message.IT} {
				if n := utf8.RuneCountInString(s); n > 100 {
					t.Errorf("%s kind %d: %d letters: %q", c.Code, k, n, s)
				}
			}
		}
	}
}

// tableTalk is a hand whose first act declares a full and whose second asks for
// the openers.
func tableTalk() *replay.Hand {
	const text = "Bruno dichiara full"
	h := &format.Hand{
		Source:  &format.Source{Text: []byte(text), Line: 1},
		Session: &format.Session{Unit: money.Unit{Value: 50, Decimals: 2}},
		Acts: []format.Act{
			{Number: 1, Verb: format.Declare, Point: format.Node[format.Point]{Span: format.Span{Start: 15, End: len(text)}}},
			{Number: 2, Verb: format.AskOpeners},
		},
	}
	for _, n := range []string{"Anna", "Bruno", "Carla"} {
		h.Session.Players = append(h.Session.Players, format.Player{Name: format.Node[string]{V: n}})
	}
	return &replay.Hand{Log: h, Rules: house.Rules{Opening: card.Jack}}
}

func TestSentences(t *testing.T) {
	h := tableTalk()
	tens := card.SetOf(card.Of(card.Ten, card.Spades), card.Of(card.Ten, card.Diamonds))
	five := tens | card.SetOf(card.Of(card.King, card.Spades), card.Of(9, card.Hearts), card.Of(7, card.Clubs))
	queens := card.SetOf(card.Of(card.Queen, card.Spades), card.Of(card.Queen, card.Hearts))
	anna := replay.Players(0).With(0)
	tests := []struct {
		check *validate.Check
		b     replay.Breach
		want  lang.Text
	}{
		{O01, replay.Breach{Kind: replay.OpeningWithoutValues, Player: 1, Cards: five, WantRank: card.Jack}, lang.Text{
			EN: "Bruno opens on K♠ 10♦ 10♠ 9♥ 7♣: it takes a pair of Jacks or better",
			IT: "Bruno apre con K♠ 10♦ 10♠ 9♥ 7♣: ci vuole una coppia di jack o meglio",
		}},
		{O01, replay.Breach{Kind: replay.OpeningWithoutValues, Player: 1, Cards: tens, WantRank: card.Jack}, lang.Text{
			EN: "Bruno opens, but no hand possible here has openers: it takes a pair of Jacks or better",
			IT: "Bruno apre, ma nessuna mano possibile ha l'apertura: ci vuole una coppia di jack o meglio",
		}},
		{O01, replay.Breach{Kind: replay.OpeningWithoutValues, Verdict: format.Unverifiable, Player: 1, Cards: five}, lang.Text{
			EN: "Bruno's opening cannot be judged: what this hand opens at is not on record",
			IT: "l'apertura di Bruno non si può giudicare: non è scritto a che coppia si apre questa mano",
		}},
		{S05, replay.Breach{Kind: replay.DecidedByHouseRule, Player: 1, Others: anna}, lang.Text{
			EN: "a house rule decides: Bruno wins here, at another table Anna would",
			IT: "decide una regola della casa: qui vince Bruno, a un altro tavolo vincerebbe Anna",
		}},
		{S05, replay.Breach{Kind: replay.DecidedByHouseRule, Player: 1, Others: anna, Got: 1}, lang.Text{
			EN: "a house rule decides: Bruno wins here, at another table Anna would share the pot",
			IT: "decide una regola della casa: qui vince Bruno, a un altro tavolo dividerebbe con Anna",
		}},
		{O01, replay.Breach{Kind: replay.OpeningWithoutValues, Verdict: format.Unverifiable, Player: 1, WantRank: card.Jack}, lang.Text{
			EN: "Bruno's opening cannot be judged: the five cards dealt would settle it",
			IT: "l'apertura di Bruno non si può giudicare: deciderebbero le cinque carte servite",
		}},
		{O02, replay.Breach{Kind: replay.OpeningBelowLadder, Player: 1, GotRank: card.Jack, WantRank: card.Queen}, lang.Text{
			EN: "Bruno opens on a pair of Jacks: this hand opens at Queens",
			IT: "Bruno apre con una coppia di jack: questa mano si apre alle donne",
		}},
		{O04, replay.Breach{Kind: replay.OpeningTooLarge, Player: 2, Got: 6, Want: 5}, lang.Text{
			EN: "Carla opens for 3: the pot is 2.50, and the pot is the most",
			IT: "Carla apre di 3: il piatto è di 2,50, e più del piatto non si apre",
		}},
		{O06, replay.Breach{Kind: replay.OpenersNotShown, Player: 1, At: format.Anchor{Act: 2}}, lang.Text{
			EN: "Bruno is asked for the openers and shows none: they are owed to whoever asks",
			IT: "a Bruno chiedono l'apertura e non la mostra: a chi la chiede è dovuta",
		}},
		{O07, replay.Breach{Kind: replay.OpenersNotProved, Player: 1, Cards: queens}, lang.Text{
			EN: "Q♥ Q♠ do not prove Bruno's opening: it takes the cards it was made on",
			IT: "Q♥ Q♠ non provano l'apertura di Bruno: servono le carte con cui ha aperto",
		}},
		{W02, replay.Breach{Kind: replay.RaiseNotAbove, Player: 1, Got: 12, Want: 12}, lang.Text{
			EN: "Bruno raises to 6, but the wager is already 6: a raise goes above it",
			IT: "Bruno rilancia a 6, ma la puntata è già 6: chi rilancia mette di più",
		}},
		{W02, replay.Breach{Kind: replay.RaiseBelowLast, Player: 1, Got: 4, Want: 8}, lang.Text{
			EN: "Bruno raises by 2: the last raise was by 4, and less is no raise here",
			IT: "Bruno rilancia di 2: l'ultimo rilancio era di 4, qui con meno non si rilancia",
		}},
		{W03, replay.Breach{Kind: replay.RaiseAfterThought, Player: 2, Got: 25, Want: 10}, lang.Text{
			EN: "Carla raises after 25 seconds: a raise is made at once, within 10 seconds",
			IT: "Carla rilancia dopo 25 secondi: il rilancio è immediato, entro 10 secondi",
		}},
		{W03, replay.Breach{Kind: replay.RaiseAfterThought, Player: 2, Got: -1, Want: 10}, lang.Text{
			EN: "Carla thinks, then raises: a raise is made at once, one thinks to call",
			IT: "Carla ci pensa e poi rilancia: il rilancio è immediato, si pensa solo per vedere",
		}},
		{W04, replay.Breach{Kind: replay.TimeCalledTwice, Player: 2, Got: 2, Want: 1}, lang.Text{
			EN: "Carla has called time twice this evening: it may be called once",
			IT: "Carla ha chiesto tempo due volte stasera: lo si può chiedere una volta",
		}},
		{X05, replay.Breach{Kind: replay.WrongNumberDrawn, Player: 1, Got: 2, Want: 3}, lang.Text{
			EN: "Bruno throws 3 cards and gets 2: one gets as many as one throws",
			IT: "Bruno scarta 3 carte e ne prende 2: se ne prendono quante se ne scartano",
		}},
		{S02, replay.Breach{Kind: replay.WrongDeclaration, Player: 1, Cards: tens, At: format.Anchor{Act: 1}}, lang.Text{
			EN: `Bruno declares "full" and shows 10♦ 10♠: the cards are another point`,
			IT: `Bruno dichiara "full" e mostra 10♦ 10♠: le carte sono un altro punto`,
		}},
		{W08, replay.Breach{Kind: replay.TooManyRaises, Player: 1, Got: 4, Want: 3}, lang.Text{
			EN: "Bruno makes the 4th raise of the round: this table stops at 3 raises",
			IT: "Bruno fa il quarto rilancio del giro: a questo tavolo ci si ferma a 3 rilanci",
		}},
		{S03, replay.Breach{Kind: replay.WrongWinner, Player: 1, Others: anna, Got: 1}, lang.Text{
			EN: "Bruno takes the pot: the best hand is Anna's",
			IT: "Bruno prende il piatto: la mano migliore è di Anna",
		}},
		{S03, replay.Breach{Kind: replay.NoShare, Player: 1, Others: anna.With(2), Got: 2}, lang.Text{
			EN: "Bruno takes side pot 1 but does not play for it: it belongs to Anna and Carla",
			IT: "Bruno prende il piatto laterale 1, ma non se lo gioca: spetta ad Anna e Carla",
		}},
		{S03, replay.Breach{Kind: replay.MoreThanWon, Player: 1, Others: anna, Got: 16, Want: 12}, lang.Text{
			EN: "Bruno takes 8 and wins 6: the rest goes to Anna",
			IT: "Bruno prende 8 e ne vince 6: il resto va ad Anna",
		}},
	}
	for _, tt := range tests {
		if got := tt.check.Word(h, &tt.b).Message; got != tt.want {
			t.Errorf("%s kind %d:\n got %+v\nwant %+v", tt.check.Code, tt.b.Kind, got, tt.want)
		}
	}
}

// TestOpenAt: in Italian a pair one opens at has its article in it.
func TestOpenAt(t *testing.T) {
	want := map[card.Rank]lang.Text{
		0: {EN: "any cards", IT: "con qualsiasi carta"},
		2: {EN: "2s", IT: "ai 2"}, 3: {EN: "3s", IT: "ai 3"}, 4: {EN: "4s", IT: "ai 4"}, 5: {EN: "5s", IT: "ai 5"}, 6: {EN: "6s", IT: "ai 6"},
		7: {EN: "7s", IT: "ai 7"}, 8: {EN: "8s", IT: "agli 8"}, 9: {EN: "9s", IT: "ai 9"}, card.Ten: {EN: "10s", IT: "ai 10"},
		card.Jack: {EN: "Jacks", IT: "ai jack"}, card.Queen: {EN: "Queens", IT: "alle donne"}, card.King: {EN: "Kings", IT: "ai re"}, card.Ace: {EN: "Aces", IT: "agli assi"},
	}
	for r, want := range want {
		if got := openAt(r); got != want {
			t.Errorf("%v: got %+v, want %+v", r, got, want)
		}
	}
}

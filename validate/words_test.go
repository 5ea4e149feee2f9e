package validate

import (
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
)

// wordsHand is a hand with four players; act 1 is Luisa's, act 2 nobody's.
func wordsHand() *replay.Hand {
	s := &format.Session{Unit: money.Unit{Value: 50, Decimals: 2}}
	for _, n := range []string{"Gina", "Mario", "Luisa", "Pietro"} {
		s.Players = append(s.Players, format.Player{Name: format.Node[string]{V: n, Span: format.Span{End: 1}}})
	}
	l := &format.Hand{Session: s, Acts: []format.Act{
		{Number: 1, Player: 2}, {Number: 2, Player: format.NoPlayer},
	}}
	l.Cards = []format.Holding{{Player: format.Node[int]{V: 0}}, {Player: format.Node[int]{V: 3}}}
	return &replay.Hand{Log: l, Rules: house.Rules{PenaltyTimes: 30}}
}

func complete(t *testing.T, what string, text lang.Text) {
	t.Helper()
	for _, s := range []string{text.EN, text.IT} {
		if s == "" || s != strings.TrimSpace(s) || strings.Contains(s, "%!") || strings.Contains(s, "  ") {
			t.Errorf("%s: %q", what, text)
		}
	}
}

func TestEveryRulingInBothLanguages(t *testing.T) {
	h := wordsHand()
	if got := rulingText(h, &replay.Breach{}, &replay.Pot{}); !got.Empty() {
		t.Errorf("no ruling says %q", got)
	}
	said := map[lang.Text]replay.RulingKind{}
	for k := replay.NoRuling + 1; k <= replay.LosesHand; k++ {
		for _, r := range []replay.Ruling{
			{},
			{Pay: []replay.Payment{{From: 1, To: format.NoPlayer, Chips: 120}}, Pot: replay.Pot{Stays: true}},
			{Pay: []replay.Payment{{From: 1, To: 0, Chips: 7}}, Pot: replay.Pot{To: 1, Chips: 12, Known: true}},
			{Pay: []replay.Payment{{From: 1, To: 0, Chips: 60}, {From: 1, To: 2, Chips: 60}}, Pot: replay.Pot{To: 5}},
		} {
			r.Kind = k
			for _, player := range []int{1, format.NoPlayer} {
				for _, others := range []replay.Players{0, 2, 12} {
					for _, kind := range []replay.Kind{replay.CallShort, replay.WrongAnte, replay.FrozenWrongly} {
						b := replay.Breach{Kind: kind, Player: player, Others: others, Got: 6, Want: 4, Ruling: r}
						text := rulingText(h, &b, &b.Ruling.Pot)
						complete(t, "ruling", text)
						if other, ok := said[text]; ok && other != k && kind != replay.WrongAnte {
							t.Errorf("rulings %d and %d both say %q", other, k, text)
						}
						said[text] = k
					}
				}
			}
		}
	}
	if got := rulingText(h, &replay.Breach{Ruling: replay.Ruling{Kind: replay.LosesHand + 1}}, &replay.Pot{}); !got.Empty() {
		t.Errorf("a ruling there is not says %q", got)
	}
}

func TestRulingSentences(t *testing.T) {
	h := wordsHand()
	next := []replay.Payment{{From: 1, To: format.NoPlayer, Chips: 120}}
	tests := []struct {
		name string
		b    replay.Breach
		want lang.Text
	}{
		{"penalty into the next pot", replay.Breach{Player: 1, Ruling: replay.Ruling{Kind: replay.NoClaimPenalty, Pay: next}},
			lang.Text{EN: "Mario cannot win the pot and pays 60 (30 × the initial pot 2) into the next pot",
				IT: "Mario non può prendere il piatto e paga 60 (30 volte il piatto iniziale di 2) nel prossimo piatto"}},
		{"penalty, and the pot to another", replay.Breach{Player: 1, Ruling: replay.Ruling{Kind: replay.NoClaimPenalty,
			Pay: []replay.Payment{{From: 1, To: 2, Chips: 120}}, Pot: replay.Pot{To: 4, Chips: 33, Known: true}}},
			lang.Text{EN: "Mario cannot win the pot and pays 60 (30 × the initial pot 2) to Luisa; the pot of 16.50 goes to Luisa",
				IT: "Mario non può prendere il piatto e paga 60 (30 volte il piatto iniziale di 2) a Luisa; il piatto di 16,50 va a Luisa"}},
		{"penalty of an unknown pot", replay.Breach{Player: 1, Ruling: replay.Ruling{Kind: replay.NoClaimPenalty,
			Pot: replay.Pot{Stays: true}}},
			lang.Text{EN: "Mario cannot win the pot and pays 30 × the initial pot; the pot stays for the next hand",
				IT: "Mario non può prendere il piatto e paga 30 volte il piatto iniziale; il piatto resta per la mano dopo"}},
		{"refund", replay.Breach{Player: 1, Ruling: replay.Ruling{Kind: replay.NoClaimRefund}},
			lang.Text{EN: "Mario cannot win the pot: all take back their wagers, the antes stay",
				IT: "Mario non può prendere il piatto: ognuno riprende le sue puntate, gli inviti restano"}},
		{"refund, another won", replay.Breach{Player: 1, Ruling: replay.Ruling{Kind: replay.NoClaimRefund,
			Pay: []replay.Payment{{From: 1, To: format.NoPlayer, Chips: 4}}, Pot: replay.Pot{To: 8}}},
			lang.Text{EN: "Mario cannot win the pot and puts the initial pot in again, 2; the pot goes to Pietro",
				IT: "Mario non può prendere il piatto e rimette il piatto iniziale, 2; il piatto va a Pietro"}},
		{"pot shared", replay.Breach{Ruling: replay.Ruling{Kind: replay.PotToBest, Pot: replay.Pot{To: 9}}},
			lang.Text{EN: "the pot goes to Gina and Pietro, each the part won", IT: "il piatto va a Gina e Pietro, a ognuno la parte che vince"}},
		{"limit", replay.Breach{Want: 12, Ruling: replay.Ruling{Kind: replay.CountsAsLimit}},
			lang.Text{EN: "it counts for 6, the most allowed, and the rest goes back",
				IT: "vale per 6, il massimo, e il resto torna indietro"}},
		{"short", replay.Breach{Player: 1, Ruling: replay.Ruling{Kind: replay.MakesGood,
			Pay: []replay.Payment{{From: 1, To: format.NoPlayer, Chips: 1}}}},
			lang.Text{EN: "Mario makes good the missing 0.50", IT: "Mario aggiunge 0,50, quello che manca"}},
		{"antes, several wrong", replay.Breach{Kind: replay.WrongAnte, Player: 1, Others: 6,
			Ruling: replay.Ruling{Kind: replay.MakesGood}},
			lang.Text{EN: "who is short makes it good, what is over goes back",
				IT: "chi è corto aggiunge, il di più torna indietro"}},
		{"out of the hand", replay.Breach{Player: 0, Others: 4, Ruling: replay.Ruling{Kind: replay.OutOfHand}},
			lang.Text{EN: "Luisa is out of the hand", IT: "Luisa è fuori dalla mano"}},
		{"a level", replay.Breach{Player: 3, Want: 11, Ruling: replay.Ruling{Kind: replay.OwesLevel}},
			lang.Text{EN: "Pietro owes this pot the level of 5.50",
				IT: "Pietro deve ancora a questo piatto 5,50 per andare in pari"}},
		{"a level over, nothing owed", replay.Breach{Kind: replay.WrongLevel, Player: 3, Got: 4,
			Ruling: replay.Ruling{Kind: replay.GoesBack}},
			lang.Text{EN: "what is over goes back to Pietro", IT: "il di più torna a Pietro"}},
		{"reverse bluff", replay.Breach{Player: 2, Ruling: replay.Ruling{Kind: replay.LosesHand,
			Pot: replay.Pot{To: 2, Chips: 36, Known: true}}},
			lang.Text{EN: "Luisa loses the hand: the pot of 18 goes to Mario",
				IT: "Luisa perde la mano: il piatto di 18 va a Mario"}},
	}
	for _, tt := range tests {
		if got := rulingText(h, &tt.b, &tt.b.Ruling.Pot); got != tt.want {
			t.Errorf("%s:\n got %q\nwant %q", tt.name, got, tt.want)
		}
	}
}

func TestEveryCauseInBothLanguages(t *testing.T) {
	h := wordsHand()
	said := map[lang.Text]replay.Why{}
	for w := replay.NobodyOpened; w <= replay.DeckThere; w++ {
		text := causeText(h, replay.Cause{Why: w, Place: format.Place{Source: &format.Source{}}})
		complete(t, "cause", text)
		if other, ok := said[text]; ok {
			t.Errorf("causes %d and %d both say %q", other, w, text)
		}
		said[text] = w
		for act := range 4 {
			complete(t, "cause", causeText(h, replay.Cause{Why: w, At: format.Anchor{Act: act}}))
		}
	}
	for _, w := range []replay.Why{0, replay.DeckThere + 1} {
		if _, ok := said[causeText(h, replay.Cause{Why: w})]; ok {
			t.Errorf("cause %d, which is none, is worded as another", w)
		}
	}
}

func TestCausesNameTheActor(t *testing.T) {
	h := wordsHand()
	tests := []struct {
		name  string
		cause replay.Cause
		want  lang.Text
	}{
		{"an act", replay.Cause{Why: replay.OpenedThere, At: format.Anchor{Act: 1}},
			lang.Text{EN: "the opening by Luisa", IT: "l'apertura di Luisa"}},
		{"nobody's act", replay.Cause{Why: replay.OpenedThere, At: format.Anchor{Act: 2}},
			lang.Text{EN: "the opening", IT: "l'apertura"}},
		{"an earlier hand", replay.Cause{Why: replay.OpenedThere, At: format.Anchor{Act: 1},
			Place: format.Place{Source: &format.Source{}}},
			lang.Text{EN: "the opening", IT: "l'apertura"}},
		{"a wager", replay.Cause{Why: replay.WagerThere, At: format.Anchor{Act: 1}},
			lang.Text{EN: "the wager by Luisa", IT: "la puntata di Luisa"}},
		{"cards", replay.Cause{Why: replay.DealtThere, At: format.Anchor{Key: format.CardsKey, N: 1}},
			lang.Text{EN: "the cards dealt to Pietro", IT: "le carte servite a Pietro"}},
		{"a card", replay.Cause{Why: replay.DealtThere, At: format.Anchor{Key: format.CardsKey, Part: format.EntryCard, N: 18}},
			lang.Text{EN: "the cards dealt to Pietro", IT: "le carte servite a Pietro"}},
		{"cards that are not there", replay.Cause{Why: replay.DealtThere, At: format.Anchor{Key: format.CardsKey, N: 7}},
			lang.Text{EN: "the cards dealt", IT: "le carte servite"}},
	}
	for _, tt := range tests {
		if got := causeText(h, tt.cause); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

// Nobody is out of a hand in which there is nothing to call.
func TestNobodyOwesWhatNobodyPut(t *testing.T) {
	h := &replay.Hand{Log: &format.Hand{Session: &format.Session{}, Acts: []format.Act{{Verb: format.Pass}}}}
	b := replay.Breach{Kind: replay.TurnSkipped, Ruling: replay.Ruling{Kind: replay.OutOfHand}}
	if got := rulingText(h, &b, &b.Ruling.Pot).EN; got != "nothing follows: nobody owes chips" {
		t.Errorf("got %q", got)
	}
	h.Log.Acts = append(h.Log.Acts, format.Act{Verb: format.Open})
	if got := rulingText(h, &b, &b.Ruling.Pot).EN; got != "somebody is out of the hand" {
		t.Errorf("got %q", got)
	}
}

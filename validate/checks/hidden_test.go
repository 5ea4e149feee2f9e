package checks

import (
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/replay"
)

// TestRuledOut names each kind of proof once, with the verb it takes.
func TestRuledOut(t *testing.T) {
	h := sample() // act 4 discards
	h.Log.Acts[2].Verb = format.Pat
	h.Log.Acts[3].Thrown = []format.CardNode{{V: card.Of(9, card.Hearts)}}
	why := func(w replay.Why, act int) replay.Cause { return replay.Cause{Why: w, At: format.Anchor{Act: act}} }
	for _, tt := range []struct {
		causes []replay.Cause
		want   lang.Text
	}{
		{nil, lang.Text{}},
		{[]replay.Cause{why(replay.NobodyOpened, 0)}, lang.Text{}},
		{[]replay.Cause{why(replay.DealtThere, 0)}, lang.Text{EN: "the cards dealt rule out", IT: "le carte servite escludono"}},
		{[]replay.Cause{why(replay.ChangedThere, 3)}, lang.Text{EN: "standing pat rules out", IT: "il servito esclude"}},
		{[]replay.Cause{why(replay.ChangedThere, 4), why(replay.DiscardedThere, 4)}, lang.Text{EN: "the discard rules out", IT: "lo scarto esclude"}},
		{[]replay.Cause{why(replay.ChangedThere, 1), why(replay.ReceivedThere, 1), why(replay.ShownThere, 1)},
			lang.Text{EN: "the number drawn, the cards drawn and the cards shown rule out", IT: "il numero di carte cambiate, le carte prese e le carte mostrate escludono"}},
		{[]replay.Cause{why(replay.ElsewhereThere, 1), why(replay.ElsewhereThere, 2), why(replay.DeckThere, 0)},
			lang.Text{EN: "the cards of the others and the deck rule out", IT: "le carte degli altri e il mazzo escludono"}},
	} {
		if got := ruledOut(h, &replay.Breach{Causes: tt.causes}); got != tt.want {
			t.Errorf("got %+v, want %+v", got, tt.want)
		}
	}
}

func TestHiddenBelowLadderAndDraw(t *testing.T) {
	h := sample()
	shown := []replay.Cause{{Why: replay.ShownThere, At: format.Anchor{Act: 7}}}
	low := replay.Breach{Kind: replay.OpeningBelowLadder, Player: 1, WantRank: card.Queen, Causes: shown}
	want := lang.Text{
		EN: "Mario opens, but the cards shown rule out openers that high: this hand opens at Queens",
		IT: "Mario apre, ma le carte mostrate escludono un'apertura così alta: questa mano si apre alle donne",
	}
	if got := O02.Word(h, &low).Message; got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	draw := replay.Breach{Kind: replay.OpeningDrawNotAllowed, Player: 1, WantRank: card.Jack, Causes: shown}
	want = lang.Text{
		EN: "Mario opens on four to a straight flush at best: after a void or frozen hand it does not open",
		IT: "Mario apre al massimo con un progetto di scala reale: dopo una mano nulla o una parola non apre",
	}
	if got := O03.Word(h, &draw).Message; got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// TestMissingWords: every kind of missing cards, in the singular too.
func TestMissingWords(t *testing.T) {
	anna := lang.Same("Anna")
	for _, tt := range []struct {
		m       replay.Missing
		bare    lang.Text
		withWho lang.Text
	}{
		{replay.Missing{Which: replay.OfTheDeal, N: 5, Of: 5}, lang.Text{EN: "the five cards dealt", IT: "le cinque carte servite"}, lang.Text{EN: "the five cards dealt to Anna", IT: "le cinque carte servite ad Anna"}},
		{replay.Missing{Which: replay.OfTheDeal, N: 1, Of: 5}, lang.Text{EN: "the other card dealt", IT: "l'altra carta servita"}, lang.Text{EN: "the other card dealt to Anna", IT: "l'altra carta servita ad Anna"}},
		{replay.Missing{Which: replay.OfThoseKept, N: 1, Of: 1}, lang.Text{EN: "the card kept", IT: "la carta tenuta"}, lang.Text{EN: "the card kept by Anna", IT: "la carta tenuta da Anna"}},
		{replay.Missing{Which: replay.OfThoseThrown, N: 2, Of: 3}, lang.Text{EN: "the other two cards thrown away", IT: "le altre due carte scartate"}, lang.Text{EN: "the other two cards thrown by Anna", IT: "le altre due carte scartate da Anna"}},
		{replay.Missing{Which: replay.OfThoseDrawn, N: 3, Of: 3}, lang.Text{EN: "the three cards drawn", IT: "le tre carte prese"}, lang.Text{EN: "the three cards drawn by Anna", IT: "le tre carte prese da Anna"}},
		{replay.Missing{Which: replay.OfTheHand, N: 5, Of: 5}, lang.Text{EN: "the five cards in hand", IT: "le cinque carte in mano"}, lang.Text{EN: "Anna's hand", IT: "la mano di Anna"}},
		{replay.Missing{Which: replay.OfTheHand, N: 2, Of: 5}, lang.Text{EN: "the other two cards in hand", IT: "le altre due carte in mano"}, lang.Text{EN: "the other two cards in the hand of Anna", IT: "le altre due carte in mano ad Anna"}},
	} {
		if got := missing(tt.m).what; got != tt.bare {
			t.Errorf("got %+v, want %+v", got, tt.bare)
		}
		if got := missingOf(anna, tt.m).what; got != tt.withWho {
			t.Errorf("got %+v, want %+v", got, tt.withWho)
		}
	}
	one, two := missing(replay.Missing{Which: replay.OfThoseKept, N: 1, Of: 1}), missing(replay.Missing{Which: replay.OfThoseThrown, N: 2, Of: 2})
	if got := one.settles().IT; got != "deciderebbe la carta tenuta" {
		t.Errorf("got %q", got)
	}
	if got := allOf(one, two).settles().IT; got != "deciderebbero la carta tenuta e le due carte scartate" {
		t.Errorf("got %q", got)
	}
}

package checks

import (
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// fourBlinds is a hand in which a buio and three overs are said, the second of
// them taken back, and a penalty is paid to Carla.
func fourBlinds() *replay.Hand {
	h := &format.Hand{Session: &format.Session{Unit: money.Unit{Value: 50, Decimals: 2}}}
	for _, n := range []string{"Anna", "Bruno", "Carla", "Dino"} {
		h.Session.Players = append(h.Session.Players, format.Player{Name: format.Node[string]{V: n}})
	}
	for _, a := range []format.Act{
		{Player: 1, Verb: format.Buio}, {Player: 2, Verb: format.Over}, {Player: 3, Verb: format.Over, Undone: true},
		{Player: 3, Verb: format.Over}, {Player: 1, Verb: format.Pay, To: format.Node[int]{V: 2, Span: format.Span{End: 1}}},
		{Player: 1, Verb: format.Pay, To: format.Node[int]{V: format.NoPlayer}},
	} {
		a.Number, a.Phase = len(h.Acts)+1, format.Before
		h.Acts = append(h.Acts, a)
	}
	return &replay.Hand{Log: h, Rules: house.Rules{BlindLevels: 2}}
}

func at(act int) format.Anchor { return format.Anchor{Act: act} }

func TestBlindSentences(t *testing.T) {
	optional, fixed, none := fourBlinds(), fourBlinds(), fourBlinds()
	froze := []replay.Cause{{Why: replay.FrozenThere}}
	fixed.Rules.Blinds = house.BlindsFixed
	none.Rules.Blinds = house.BlindsNone
	one := fourBlinds()
	one.Rules.BlindLevels = 1
	three, fixedOfThree := fourBlinds(), fourBlinds()
	three.Rules.BlindLevels = 3
	three.Log.Acts = append(three.Log.Acts, format.Act{Player: 0, Verb: format.Over, Number: 7, Phase: format.Before})
	fixedOfThree.Rules.Blinds, fixedOfThree.Rules.BlindLevels = house.BlindsFixed, 3
	bruno := replay.Players(0).With(1)
	tests := []struct {
		name  string
		h     *replay.Hand
		check *validate.Check
		b     replay.Breach
		want  lang.Text
	}{
		{"buio", optional, B01, replay.Breach{Player: 2, Others: bruno, At: at(1)}, lang.Text{
			EN: "Carla says blind: the blind is for Bruno", IT: "Carla fa buio, ma il buio tocca a Bruno",
		}},
		{"over", optional, B01, replay.Breach{Player: 0, Others: bruno, At: at(2)}, lang.Text{
			EN: "Anna says over-blind: the over-blind is for Bruno", IT: "Anna fa controbuio, ma il controbuio tocca a Bruno",
		}},
		{"what was taken back does not count", optional, B01, replay.Breach{Player: 0, Others: bruno, At: at(4)}, lang.Text{
			EN: "Anna says third blind: the third blind is for Bruno", IT: "Anna fa il terzo buio, ma il terzo buio tocca a Bruno",
		}},
		{"nobody left to say it", optional, B01, replay.Breach{Player: 0, At: at(4)}, lang.Text{
			EN: "Anna says third blind: there is no seat left that may", IT: "Anna fa il terzo buio, ma non tocca più a nessuno",
		}},
		{"fixed", fixed, B01, replay.Breach{Player: 2, Others: bruno, At: at(1)}, lang.Text{
			EN: "Carla posts the small blind: the small blind is for Bruno",
			IT: "Carla mette il piccolo buio, ma il piccolo buio tocca a Bruno",
		}},
		{"above Jacks", optional, B02, replay.Breach{Player: 1, At: at(1)}, lang.Text{
			EN: "Bruno says blind: blinds are for hands that open at Jacks",
			IT: "Bruno fa buio, ma il buio si fa solo quando si apre ai jack",
		}},
		{"frozen", optional, B02, replay.Breach{Player: 1, At: at(1), Causes: froze}, lang.Text{
			EN: "Bruno says blind: a frozen pot is played without blinds",
			IT: "Bruno fa buio, ma su un piatto di parola il buio non si fa",
		}},
		{"no blinds", none, B02, replay.Breach{Player: 1, At: at(1)}, lang.Text{
			EN: "Bruno says blind: this table plays without blinds", IT: "Bruno fa buio, ma a questo tavolo non si gioca col buio",
		}},
		{"one too many", optional, B02, replay.Breach{Player: 3, At: at(4)}, lang.Text{
			EN: "Dino says third blind: this table stops at 2 blinds", IT: "Dino fa il terzo buio, ma questo tavolo si ferma a 2 bui",
		}},
		{"a single one", one, B02, replay.Breach{Player: 2, At: at(2)}, lang.Text{
			EN: "Carla says over-blind: this table stops at 1 blind", IT: "Carla fa controbuio, ma questo tavolo si ferma a 1 buio",
		}},
		{"above Jacks, and only one at that", one, B02, replay.Breach{Player: 1, At: at(1)}, lang.Text{
			EN: "Bruno says blind: blinds are for hands that open at Jacks",
			IT: "Bruno fa buio, ma il buio si fa solo quando si apre ai jack",
		}},
		{"the last that there may be, on a frozen pot", optional, B02, replay.Breach{Player: 2, At: at(2), Causes: froze}, lang.Text{
			EN: "Carla says over-blind: a frozen pot is played without blinds",
			IT: "Carla fa controbuio, ma su un piatto di parola il buio non si fa",
		}},
		{"amount", optional, B03, replay.Breach{Player: 2, Got: 24, Want: 16, At: at(2)}, lang.Text{
			EN: "Carla says over-blind for 12: the over-blind is 8", IT: "Carla fa controbuio con 12, ma il controbuio è di 8",
		}},
		{"fixed amount", fixed, B03, replay.Breach{Player: 2, Got: 3, Want: 4, At: at(2)}, lang.Text{
			EN: "Carla posts the big blind for 1.50: the big blind is 2",
			IT: "Carla mette il grande buio con 1,50, ma il grande buio è di 2",
		}},
		{"a third where they are fixed", fixed, B02, replay.Breach{Player: 3, At: at(4)}, lang.Text{
			EN: "Dino says third blind: this table stops at 2 blinds", IT: "Dino fa il terzo buio, ma questo tavolo si ferma a 2 bui",
		}},
		{"the same word twice", optional, B02, replay.Breach{Player: 3, Got: 3, At: at(1)}, lang.Text{
			EN: "Dino says blind: this table stops at 2 blinds", IT: "Dino fa buio, ma questo tavolo si ferma a 2 bui",
		}},
		{"a fourth", three, B02, replay.Breach{Player: 0, Got: 4, At: at(7)}, lang.Text{
			EN: "Anna says one more blind: this table stops at 3 blinds", IT: "Anna fa un altro buio, ma questo tavolo si ferma a 3 bui",
		}},
		{"a third where they are fixed, and three at other tables", fixedOfThree, B02, replay.Breach{Player: 3, Got: 3, At: at(4)}, lang.Text{
			EN: "Dino says third blind: this table stops at 2 blinds", IT: "Dino fa il terzo buio, ma questo tavolo si ferma a 2 bui",
		}},
		{"late", optional, B04, replay.Breach{Player: 1, At: at(1)}, lang.Text{
			EN: "Bruno says blind with the cards out: a blind is said before the deal",
			IT: "Bruno fa buio a carte date, ma il buio si dice prima",
		}},
		{"first raise", optional, B06, replay.Breach{Player: 3, Others: bruno.With(2)}, lang.Text{
			EN: "Dino raises before the blind has: the first raise belongs to Bruno and Carla",
			IT: "Dino rilancia prima del buio: il primo rilancio spetta a Bruno e Carla",
		}},
	}
	for _, tt := range tests {
		if got := tt.check.Word(tt.h, &tt.b).Message; got != tt.want {
			t.Errorf("%s, %s:\n got %q\nwant %q", tt.check.Code, tt.name, got, tt.want)
		}
	}
}

func TestLevelShareAndPenaltySentences(t *testing.T) {
	h := fourBlinds()
	carried := format.Anchor{Key: format.CarriedKey}
	straight := card.SetOf(card.Of(card.King, card.Hearts), card.Of(card.Queen, card.Hearts), card.Of(card.Jack, card.Clubs),
		card.Of(card.Ten, card.Diamonds), card.Of(9, card.Spades))
	anna, dino := replay.Players(0).With(0), replay.Players(0).With(3)
	tests := []struct {
		check *validate.Check
		b     replay.Breach
		want  lang.Text
	}{
		{P01, replay.Breach{Player: 0, Want: 12, At: at(1)}, lang.Text{
			EN: "Anna plays without levelling up: for the frozen pot 6 is owed",
			IT: "Anna gioca senza andare in pari: al piatto di parola deve 6",
		}},
		{P01, replay.Breach{Player: 0, Want: 12}, lang.Text{
			EN: "Anna does not level up: at this table everybody does, playing or not, and 6 is owed",
			IT: "Anna non va in pari: a questo tavolo lo fa anche chi non gioca, e deve 6",
		}},
		{P02, replay.Breach{Player: 0, Got: 8, Want: 12}, lang.Text{
			EN: "Anna levels up with 4: the level is 6", IT: "Anna va in pari con 4, ma ne deve 6",
		}},
		{P02, replay.Breach{Player: 3, Got: 4}, lang.Text{
			EN: "Dino levels up with 2: nothing is owed", IT: "Dino va in pari con 2, ma non deve niente",
		}},
		{P03, replay.Breach{Player: 2, Got: 38, Want: 28, At: format.Anchor{Key: format.ResultKey}}, lang.Text{
			EN: "Carla takes 19: this hand is for one part of the frozen pot, 14",
			IT: "Carla prende 19, ma si gioca per una parte sola del piatto di parola, 14",
		}},
		{P03, replay.Breach{Player: 2, Others: dino, Got: 38, Want: 28, At: format.Anchor{Key: format.ResultKey}}, lang.Text{
			EN: "Carla and Dino take 19: this hand is for one part of the frozen pot, 14",
			IT: "Carla e Dino prendono 19, ma si gioca per una parte sola del piatto di parola, 14",
		}},
		{P03, replay.Breach{Player: format.NoPlayer, Got: 24, Want: 12, At: carried}, lang.Text{
			EN: "the pot starts at 12: the part of the frozen pot in play is 6",
			IT: "il piatto parte da 12, ma la parte di parola in gioco è di 6",
		}},
		{M07, replay.Breach{Player: 1, Got: 120}, lang.Text{
			EN: "Bruno pays a penalty of 60: nothing asks for one", IT: "Bruno paga una penale di 60, ma non ne deve",
		}},
		{M07, replay.Breach{Player: 1, Got: 60, Want: 120, Others: anna}, lang.Text{
			EN: "Bruno pays a penalty of 30: it is 60", IT: "Bruno paga una penale di 30, ma la penale è di 60",
		}},
		{M07, replay.Breach{Player: 1, Got: 120, Want: 120, Others: anna, At: at(5)}, lang.Text{
			EN: "Bruno pays the penalty of 60 to Carla: it goes to Anna",
			IT: "Bruno paga la penale di 60 a Carla, ma va ad Anna",
		}},
		{M07, replay.Breach{Player: 1, Got: 120, Want: 120, Others: anna.With(3), At: at(6)}, lang.Text{
			EN: "Bruno pays the penalty of 60 into the pot: it goes to Anna and Dino",
			IT: "Bruno paga la penale di 60 nel piatto, ma va ad Anna e Dino",
		}},
		{M07, replay.Breach{Player: 1, Got: 120, Want: 120, At: at(5)}, lang.Text{
			EN: "Bruno pays the penalty of 60 to Carla: it goes into the pot",
			IT: "Bruno paga la penale di 60 a Carla, ma va nel piatto",
		}},
		{C01, replay.Breach{Player: 2, Cards: straight}, lang.Text{
			EN: "Carla acts weak on K♥ Q♥ J♣ 10♦ 9♠: with the winning hand one does not",
			IT: "Carla si finge debole con K♥ Q♥ J♣ 10♦ 9♠: con la mano che vince non si fa",
		}},
	}
	for _, tt := range tests {
		if got := tt.check.Word(h, &tt.b).Message; got != tt.want {
			t.Errorf("%s:\n got %q\nwant %q", tt.check.Code, got, tt.want)
		}
	}
}

// Who matched and raises before the over is told that the match is not enough.
func TestFirstRaiseOfOneWhoMatched(t *testing.T) {
	h := fourBlinds()
	b := replay.Breach{Kind: replay.ReservedFirstRaise, Player: 0, Others: replay.Players(0).With(1)}
	plain := reservedFirstRaise(h, &b).Message
	h.Log.Acts = append(h.Log.Acts, format.Act{Phase: format.Before, Verb: format.Match, Player: 0})
	matched := reservedFirstRaise(h, &b).Message
	for got, want := range map[lang.Text]lang.Text{
		plain: {
			EN: "Anna raises before the blind has: the first raise belongs to Bruno",
			IT: "Anna rilancia prima del buio: il primo rilancio spetta a Bruno"},
		matched: {
			EN: "Anna matched and raises first: that gives no right to it here, the first raise belongs to Bruno",
			IT: "Anna rilancia prima dell'over: adeguarsi qui non basta, il primo rilancio spetta a Bruno"},
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// A round that closed too soon is named where the draw that follows it is pointed at.
func TestWhichRoundClosed(t *testing.T) {
	h := fourBlinds()
	h.Log.Acts = append(h.Log.Acts, format.Act{Number: len(h.Log.Acts) + 1, Phase: format.Draw, Verb: format.Pat})
	n := len(h.Log.Acts)
	b := replay.Breach{Kind: replay.TurnSkipped, Act: n, At: at(n), Player: 1}
	want := lang.Text{
		EN: "the first round closes without Bruno, who has not acted yet",
		IT: "il primo giro si chiude senza Bruno, che deve ancora parlare",
	}
	if got := turnSkipped(h, &b).Message; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	h.Log.Acts[n-1].Phase = format.Opening
	if got := turnSkipped(h, &b).Message.IT; got != "il giro si chiude senza Bruno, che deve ancora parlare" {
		t.Errorf("got %q", got)
	}
}

package proof_test

import (
	"slices"
	"testing"

	"apertura/format/card"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// counted is who drew so many of five unseen cards.
func counted(n int8) proof.Record {
	return proof.Record{Deck: 32, DealtMore: 5, ThrownMore: n, Stub: proof.Served{More: n}}
}

func TestRecords(t *testing.T) {
	r := rules()
	jacks := rank.Opening{At: card.Jack, Draw: rank.TwoEnded}
	with := func(r proof.Record, change func(*proof.Record)) proof.Record {
		change(&r)
		return r
	}
	showing := func(n int8, shown string) proof.Record {
		return with(counted(n), func(r *proof.Record) { r.Shown = cards(shown) })
	}
	for _, tt := range []struct {
		name        string
		rec         proof.Record
		opens, kept proof.Answer
	}{
		{"nothing but five cards", counted(0), proof.Either, proof.Either},
		{"drew four", counted(4), proof.Either, proof.Cannot},
		{"drew five", counted(5), proof.Either, proof.Cannot},
		{"pat, and shows tens", showing(0, "10h 10d 9s 8c 7h"), proof.Cannot, proof.Cannot},
		{"drew three, and shows tens and nines", showing(3, "10h 10d 9s 9c 7h"), proof.Either, proof.Cannot},
		{"drew one, and shows three jacks", showing(1, "Jh Jd Js 9c 8h"), proof.Must, proof.Must},
		{"drew two, and shows aces full of kings: of any three a pair", showing(2, "Ah Ad As Kc Kh"), proof.Must, proof.Must},
		{"drew three, and shows aces full of kings", showing(3, "Ah Ad As Kc Kh"), proof.Either, proof.Either},
		{"drew one to four hearts in a row", showing(1, "Kh Qh Jh 10h 7s"), proof.Either, proof.Either},
		{"drew two of four queens", showing(2, "Qh Qd Qs Qc 8h"), proof.Must, proof.Must},
		{"three kings dealt, one shown in the end", with(showing(3, "Ks 10h 9d 8c 7s"), func(r *proof.Record) {
			r.Dealt, r.DealtMore = cards("Ks Kd Kh"), 2
		}), proof.Must, proof.Cannot},
		{"threw tens, keeps a pair of four cards", with(showing(2, "9s 9d 8s 8d 7h"), func(r *proof.Record) {
			r.Thrown, r.ThrownMore = cards("10s 10d"), 0
			r.Stub = proof.Served{Known: cards("7h"), More: 1}
		}), proof.Must, proof.Cannot},
		{"set a queen apart and shows the other, having drawn a king", with(showing(1, "Kh Qh 10h 9h 7s"), func(r *proof.Record) {
			r.Apart, r.Stub = cards("Qd"), proof.Served{Known: cards("Kh")}
		}), proof.Must, proof.Cannot},
		{"a discard that may have come back", proof.Record{
			Deck: 32, Dealt: cards("Kh Kd 9s"), DealtMore: 2, ThrownMore: 4, Stub: proof.Served{More: 3},
			Pool: proof.Served{Known: cards("Kd")}, Back: cards("Kd"), Shown: cards("Kh Kd"),
		}, proof.Must, proof.Cannot},
		{"the draw is not on record", with(showing(0, "10h 10d 9s 9c 7h"), func(r *proof.Record) { r.Unread = true }), proof.Either, proof.Either},
		{"threw five where four are the most: one came back", proof.Record{
			Deck: 32, Dealt: cards("Kh Kd 9s 8c 7h"), Thrown: cards("Kh Kd 9s 8c 7h"), TakenBack: 1, Stub: proof.Served{More: 4},
		}, proof.Must, proof.Cannot},
		{"shows what he cannot have", showing(0, "10h 10d 9s 8c 7h 7d"), proof.Either, proof.Either},
		{"a king served to another after the reshuffle: thrown perhaps, kept not", proof.Record{
			Deck: 32, Dealt: cards("Ks Kd 10h"), DealtMore: 2, OutKept: cards("Kd"), ThrownMore: 1, Stub: proof.Served{Known: cards("9c")},
			Shown: cards("Ks 10h 9c 8d 7s"),
		}, proof.Must, proof.Cannot},
		{"eleven came to him for three", proof.Record{
			Deck: 32, Dealt: cards("10s 9d 8h 7c"), DealtMore: 1, Thrown: cards("9d 8h Ks"), Stub: proof.Served{Known: cards("As Ad Ac"), More: 8},
		}, proof.Cannot, proof.Cannot},
		{"more than there are", with(counted(3), func(r *proof.Record) { r.Stub.More = 33 }), proof.Either, proof.Either},
		{"more than a number holds", with(counted(3), func(r *proof.Record) { r.Stub.More, r.Pool.More = 127, 127 }), proof.Either, proof.Either},
		{"less than none", with(counted(3), func(r *proof.Record) { r.Stub.More = -1 }), proof.Either, proof.Either},
		{"threw more than he was dealt", counted(6), proof.Either, proof.Either},
		{"six dealt", proof.Record{Deck: 32, Dealt: cards("Kh Kd 9s 8c 7h 7d")}, proof.Either, proof.Either},
	} {
		if got := tt.rec.Opens(&r, jacks); got != tt.opens {
			t.Errorf("%s: opens: got %v, want %v", tt.name, got, tt.opens)
		}
		if got := tt.rec.Kept(&r, jacks); got != tt.kept {
			t.Errorf("%s: kept: got %v, want %v", tt.name, got, tt.kept)
		}
	}
}

func TestBeats(t *testing.T) {
	r := rules()
	for _, tt := range []struct {
		name   string
		shown  string
		others []string
		want   proof.Answer
	}{
		{"kings shown in part, against nines", "Kh Kd", []string{"9s 9d Ah Qc 7s"}, proof.Must},
		{"against kings", "Kh Kd", []string{"Ks Kc Ah Qc 7s"}, proof.Either},
		{"against a full house, with four different ranks", "10h 9d 8c 7s", []string{"As Ad Ac Kh Kd"}, proof.Cannot},
		{"against nines and a full house", "Kh Kd", []string{"9s 9d Ah Qc 7s", "As Ad Ac Qh Qd"}, proof.Either},
		{"minima against massima: lowest beats highest", "Ah 7h 8h 9h 10h", []string{"As Ks Qs Js 10s"}, proof.Must},
		{"four hearts in a row against a straight flush", "8h 9h 10h Jh", []string{"7s 8s 9s 10s Js"}, proof.Either},
		{"nothing shown", "", []string{"As Ad Ac Kh Kd"}, proof.Either},
		{"no hand to beat", "Kh Kd", nil, proof.Must},
		{"four nines and an unknown card, against four tens", "9h 9d 9s 9c", []string{"10h 10d 10s 10c 7s"}, proof.Cannot},
	} {
		rec := counted(3)
		rec.Shown = cards(tt.shown)
		var others []card.Set
		for _, o := range tt.others {
			others = append(others, cards(o))
			rec.OutDealt |= cards(o)
			rec.Stub.Out |= cards(o)
		}
		if got := rec.Beats(&r, proof.AtEnd, others...); got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestCount(t *testing.T) {
	shown := counted(3)
	shown.Shown = cards("10h 10d 9s 9c 7h")
	for _, tt := range []struct {
		name string
		rec  proof.Record
		want [3]uint64 // as dealt, as kept, at the end
	}{
		{"five of 32", counted(0), [3]uint64{201376, 201376, 201376}},
		{"three drawn: two kept of 32", counted(3), [3]uint64{201376, 496, 201376}},
		// Two kept of five, and three thrown of the 27 others.
		{"three drawn, and shown", shown, [3]uint64{10 * 2925, 10, 1}},
		{"not even dealt in", proof.Record{Deck: 32}, [3]uint64{1, 1, 1}},
		{"five of a deck that there is not", proof.Record{Deck: 33, Dealt: cards("As Ks Qs Js 9s")}, [3]uint64{}},
		{"none", proof.Record{Deck: 32, Dealt: cards("As"), DealtMore: 4, OutDealt: ^card.Set(0)}, [3]uint64{}},
	} {
		for m, want := range tt.want {
			if got := tt.rec.Count(proof.Moment(m)); got != want {
				t.Errorf("%s: moment %d: got %d, want %d", tt.name, m, got, want)
			}
		}
	}
}

func TestReasons(t *testing.T) {
	r := rules()
	jacks := rank.Opening{At: card.Jack}
	fact := func(k proof.FactKind, text string) (out []proof.Fact) {
		for _, c := range cards(text).Down() {
			out = append(out, proof.Fact{Kind: k, Card: c})
		}
		return out
	}
	drawn := []proof.Fact{{Kind: proof.NumberDrawn}}
	shown := counted(3)
	shown.Shown = cards("10h 10d 9s 9c 7h")
	pat := counted(0)
	pat.Shown = cards("10h 10d 9s 8c 7h")
	six := proof.Record{Deck: 32, Dealt: cards("10s 10d 9h 8c 7d"), Thrown: cards("Qc"), Stub: proof.Served{More: 1}}
	jack := proof.Record{
		Deck: 32, Dealt: cards("Ac Ks 10c 9h 9d"), Thrown: cards("Ks 9h 9d"), Stub: proof.Served{More: 3},
		Shown: cards("Ac Kd Jh 10c 7s"), Openers: cards("Jh"),
	}
	late := jack
	late.Stub, late.Pool = late.Pool, late.Stub
	four := proof.Record{
		Deck: 36, DealtMore: 5, OutDealt: cards("Js"), Thrown: cards("Kc 9s 8s"), Stub: proof.Served{More: 3},
		Shown: cards("10c 7d 6d 6c"), Openers: cards("Kc Js 10c 8s 7d 6c"),
	}
	two := proof.Record{Deck: 32, DealtMore: 5, Thrown: cards("Ac Kd"), Stub: proof.Served{More: 2}, Shown: cards("Ac Kd")}
	away := proof.Record{Deck: 32, Dealt: cards("As Kd Qc Jh 7d"), OutDealt: cards("10h")}
	stub := proof.Record{Deck: 32, Dealt: cards("As Kd Qc Jh 7d"), Thrown: cards("7d"), Stub: proof.Served{More: 1, Out: cards("10h")}}
	drew := proof.Record{Deck: 32, DealtMore: 5, OutDealt: cards("10h"), ThrownMore: 1, Shown: cards("As Kd Qc Jh 7d")}
	drew.Stub = proof.Served{More: 1, Out: cards("10h")}
	drewLate := drew
	drewLate.Stub, drewLate.Pool = drewLate.Pool, drewLate.Stub
	for _, tt := range []struct {
		name string
		rec  proof.Record
		q    proof.Question
		want []proof.Fact
	}{
		// With four of the five known, what he kept has no room for two jacks.
		{"three drawn, two low pairs shown", shown, proof.KeptOpeners(jacks), slices.Concat(drawn, fact(proof.WasShown, "10h 10d 9s 9c"))},
		{"it is open whether he ever had them", shown, proof.CouldOpen(jacks), nil},
		{"four drawn: one card is no openers", counted(4), proof.KeptOpeners(jacks), drawn},
		// Any five but these could open.
		{"pat, and shown", pat, proof.CouldOpen(jacks), slices.Concat(drawn, fact(proof.WasShown, "10h 10d 9s 8c 7h"))},
		{"he had the ten: it was shown", pat, proof.HeldCards(cards("10h"), proof.AtEnd), fact(proof.WasShown, "10h")},
		// Six cards dealt to him; any of them may be the one too many.
		{"throws what he was not dealt", six, proof.CouldOpen(jacks), slices.Concat(fact(proof.WasDealt, "10s 10d 9h 8c 7d"), fact(proof.WasThrown, "Qc"))},
		// What else is written of the jack, served to him, adds nothing.
		{"all five are shown", jack, proof.HeldCards(cards("10s"), proof.AtEnd), fact(proof.WasShown, "Ac Kd Jh 10c 7s")},
		{"and he drew after a reshuffle", late, proof.HeldCards(cards("10s"), proof.AtEnd), fact(proof.WasShown, "Ac Kd Jh 10c 7s")},
		{"four are shown, and the jack he had too was not dealt to him", four, proof.HeldCards(cards("7h"), proof.AtEnd),
			slices.Concat(fact(proof.WasShown, "10c 7d 6d 6c"), fact(proof.WasOpener, "Js"), fact(proof.WasElsewhere, "Js"))},
		// Either would do; it is always the same one.
		{"shows two that he threw", two, proof.HeldCards(cards("8d"), proof.AtEnd), slices.Concat(fact(proof.WasThrown, "Ac"), fact(proof.WasShown, "Ac"))},
		{"the ten was dealt to another", away, proof.HeldCards(cards("10h"), proof.AsDealt), fact(proof.WasElsewhere, "10h")},
		{"the stub cannot have served it", stub, proof.HeldCards(cards("10h"), proof.AtEnd),
			slices.Concat(fact(proof.WasDealt, "As Kd Qc Jh 7d"), fact(proof.WasElsewhere, "10h"))},
		// Where it was tells it alone; all he shows would too.
		{"neither dealt nor served to him", drew, proof.HeldCards(cards("10h"), proof.AtEnd), fact(proof.WasElsewhere, "10h")},
		{"nor after a reshuffle, and none before it", drewLate, proof.HeldCards(cards("10h"), proof.AtEnd), slices.Concat(drawn, fact(proof.WasElsewhere, "10h"))},
		{"the deck has no six", counted(0), proof.HeldCards(cards("6h"), proof.AsDealt), []proof.Fact{{Kind: proof.NotInDeck}}},
	} {
		if got := tt.rec.Reasons(&r, &tt.q); !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestImpossible(t *testing.T) {
	dealt := proof.Record{Deck: 32, Dealt: cards("Ks Kd 10h 9c 8d")}
	two := dealt
	two.ThrownMore, two.Stub = 2, proof.Served{Known: cards("As Ac")}
	for _, tt := range []struct {
		name  string
		rec   proof.Record
		shown string
		want  string
	}{
		{"pat, and shows one he was not dealt", dealt, "Ks Kd 10h 9c Ah", "Ah"},
		{"kept three, and shows four of those dealt", two, "As Ks Kd 10h 9c", "9c"},
		{"kept three", two, "As Ac Ks Kd 10h", ""},
	} {
		tt.rec.Shown = cards(tt.shown)
		if got := tt.rec.Impossible(); got != cards(tt.want) {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
		if got := tt.rec.Possible(); got != (tt.want == "") {
			t.Errorf("%s: possible: got %v", tt.name, got)
		}
	}
	if with := dealt.With(proof.Fact{Kind: proof.WasShown, Card: cards("Ah").Down()[0]}); with.Possible() {
		t.Error("pat on five known cards, he may show a sixth")
	}
}

func TestWitness(t *testing.T) {
	r := rules()
	rec := counted(3)
	rec.Shown = cards("Kh Kd 9s 8c 7h")
	q := proof.KeptOpeners(rank.Opening{At: card.Jack})
	so, not := rec.Witness(&r, &q)
	if got := so.At(proof.AsKept); got != cards("Kh Kd") {
		t.Errorf("kept openers: got %v, want the kings", got)
	}
	if got := not.At(proof.AsKept); got.Len() != 2 || rank.Proves(32, &r, got, rank.Opening{At: card.Jack}) {
		t.Errorf("kept none: got %v", got)
	}
	for _, w := range []proof.World{so, not} {
		if w.At(proof.AtEnd) != rec.Shown || w.At(proof.AsDealt).Len() != 5 || w.Thrown.Len() != 3 {
			t.Errorf("no way to come to what he shows: %v", w)
		}
	}
}

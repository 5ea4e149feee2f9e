package proof_test

import (
	"math/rand/v2"
	"testing"

	"apertura/format/card"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// Whatever a record says, there is an answer to it.
func TestRecordsOfAnything(t *testing.T) {
	rng := rand.New(rand.NewPCG(41, 42))
	set := func() card.Set {
		switch rng.IntN(8) {
		case 0, 1, 2, 3:
			return 0
		case 4:
			return card.Set(rng.Uint64())
		}
		return some(rng, card.Full.Cards(), rng.IntN(8))
	}
	number := func() int8 { return [...]int8{0, 0, 0, 0, 1, 3, 5, -1, 127, -128}[rng.IntN(10)] }
	possible := 0
	for range 3000 {
		r := proof.Record{
			Deck: []card.Deck{0, 24, 32, 52, 33, 255}[rng.IntN(6)], Dealt: set(), DealtMore: number(), OutDealt: set(), OutKept: set(),
			Thrown: set(), ThrownMore: number(), TakenBack: number(), Apart: set(),
			Stub: proof.Served{Known: set(), More: number(), Out: set()}, Pool: proof.Served{More: number(), Out: set()},
			Back: set(), Shown: set(), Openers: set(), Unread: rng.IntN(3) == 0,
		}
		rules := randomRules(rng)
		for _, q := range []proof.Question{
			{}, proof.CouldOpen(rank.Opening{At: card.Rank(rng.IntN(20))}), proof.KeptOpeners(rank.Opening{At: card.Jack, Draw: rank.AnyFour}),
			proof.HeldCards(set(), proof.AsKept), proof.BeatsAll(proof.AtEnd, set(), set()), proof.BeatsAll(proof.Moment(7)),
		} {
			so, not := r.Witness(&rules, &q)
			if a := r.Ask(&rules, &q); r.Dealt.Len()+int(r.DealtMore) > 0 && (a == proof.Must && so == (proof.World{}) || a == proof.Cannot && not == (proof.World{})) {
				t.Fatalf("%+v\n%+v: %v without a witness", r, q, a)
			}
		}
		r.Impossible()
		if r.Possible() {
			possible++
		}
	}
	if possible < 20 {
		t.Errorf("only %d records were possible", possible)
	}
}

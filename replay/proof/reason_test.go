package proof_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// saying returns the record that says only these facts of another.
func saying(r proof.Record, facts []proof.Fact) proof.Record {
	out := proof.Record{Deck: r.Deck, Back: r.Back, Unread: true}
	var of [proof.NotInDeck + 1]card.Set
	for _, f := range facts {
		of[f.Kind] = of[f.Kind].With(f.Card)
		out.Unread = out.Unread && f.Kind != proof.NumberDrawn
	}
	out.Dealt, out.Thrown, out.Apart = of[proof.WasDealt], of[proof.WasThrown], of[proof.WasApart]
	out.Stub.Known, out.Pool.Known = of[proof.WasServed], of[proof.WasServedLate]
	out.Shown, out.Openers = of[proof.WasShown], of[proof.WasOpener]
	out.DealtMore = int8(5 - out.Dealt.Len())
	out.ThrownMore = int8(r.Thrown.Len()-out.Thrown.Len()) + r.ThrownMore
	out.Stub.More = int8(r.Stub.Known.Len()-out.Stub.Known.Len()) + r.Stub.More
	out.Pool.More = int8(r.Pool.Known.Len()-out.Pool.Known.Len()) + r.Pool.More
	away := of[proof.WasElsewhere]
	out.OutDealt, out.OutKept = r.OutDealt&away, r.OutKept&away
	out.Stub.Out, out.Pool.Out = r.Stub.Out&away, r.Pool.Out&away
	return out
}

// allFacts lists every fact of a record.
func allFacts(r proof.Record) []proof.Fact {
	var out []proof.Fact
	for _, g := range []struct {
		k proof.FactKind
		s card.Set
	}{
		{proof.WasDealt, r.Dealt}, {proof.WasThrown, r.Thrown}, {proof.WasApart, r.Apart},
		{proof.WasServed, r.Stub.Known}, {proof.WasServedLate, r.Pool.Known}, {proof.WasShown, r.Shown},
		{proof.WasOpener, r.Openers}, {proof.WasElsewhere, r.OutDealt | r.OutKept | r.Stub.Out | r.Pool.Out},
	} {
		for c := range g.s.All() {
			out = append(out, proof.Fact{Kind: g.k, Card: c})
		}
	}
	if !r.Unread {
		out = append(out, proof.Fact{Kind: proof.NumberDrawn})
	}
	return out
}

// leastByTrying tries every choice of facts and returns the size of the least
// that leaves no other answer.
func leastByTrying(r proof.Record, rules *house.Rules, q proof.Question, want proof.Answer) int {
	facts := allFacts(r)
	least := len(facts) + 1
	for choice := range 1 << len(facts) {
		var some []proof.Fact
		for i, f := range facts {
			if choice>>i&1 == 1 {
				some = append(some, f)
			}
		}
		if len(some) >= least {
			continue
		}
		if rec := saying(r, some); rec.Ask(rules, &q) == want && rec.Possible() == (want != proof.Either) {
			least = len(some)
		}
	}
	return least
}

// fewFacts is a consistent record with few facts.
func fewFacts(d dice) proof.Record {
	for {
		r := randomRecord(d)
		r.TakenBack = 0
		keep := some(d, r.Deck.Cards(), d.IntN(6))
		r.OutDealt &= keep
		r.OutKept &= keep
		r.Stub.Out &= keep
		r.Pool.Out &= keep &^ r.Pool.Known
		r.OutDealt &^= r.Dealt | r.Thrown | r.Apart
		r.Stub.Out &^= r.Stub.Known
		if r.Pool.Known == 0 && r.Pool.More == 0 {
			r.Pool.Out = 0
		}
		even := r.Thrown.Len()+int(r.ThrownMore) == r.Stub.Known.Len()+int(r.Stub.More)+r.Pool.Known.Len()+int(r.Pool.More)
		if r.Dealt.Len()+int(r.DealtMore) == 5 && even && len(allFacts(r)) <= 11 {
			return r
		}
	}
}

func TestReasonsAreTheFewest(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	seen := map[proof.Answer]int{}
	for seen[proof.Must]+seen[proof.Cannot] < 150 {
		r, rules := fewFacts(rng), randomRules(rng)
		o := rank.Opening{At: card.Rank(10 + rng.IntN(5)), Draw: rank.Draw(rng.IntN(3))}
		cards := some(rng, r.Deck.Cards()&^r.OutDealt, 1)
		for _, q := range []proof.Question{
			proof.CouldOpen(o), proof.KeptOpeners(o), proof.HeldCards(cards, proof.AsDealt), proof.HeldCards(cards, proof.AtEnd),
			proof.BeatsAll(proof.AtEnd, some(rng, r.Deck.Cards(), 5)),
		} {
			a := r.Ask(&rules, &q)
			reasons := r.Reasons(&rules, &q)
			if a == proof.Either && r.Possible() {
				if reasons != nil {
					t.Fatalf("%+v\n%+v is open: got %v", r, q, reasons)
				}
				continue
			}
			seen[a]++
			if n := len(reasons); n > 0 && reasons[n-1].Kind == proof.NotInDeck {
				reasons = reasons[:n-1]
			}
			for _, f := range reasons {
				if !slices.Contains(allFacts(r), f) {
					t.Fatalf("%+v\n%+v: %v is no fact of it", r, q, f)
				}
			}
			if only := saying(r, reasons); only.Ask(&rules, &q) != a || only.Possible() == (a == proof.Either) {
				t.Fatalf("%+v\n%+v is %v: %v do not prove it", r, q, a, reasons)
			}
			if want := leastByTrying(r, &rules, q, a); len(reasons) != want {
				t.Fatalf("%+v\n%+v is %v: got %d facts %v, want %d", r, q, a, len(reasons), reasons, want)
			}
		}
	}
	for _, a := range []proof.Answer{proof.Must, proof.Cannot, proof.Either} {
		if seen[a] < 10 {
			t.Errorf("the answer %v came out %d times only", a, seen[a])
		}
	}
}

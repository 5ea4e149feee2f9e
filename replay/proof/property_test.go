package proof_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

type drawn struct{ *rapid.T }

func (d drawn) IntN(n int) int { return rapid.IntRange(0, n-1).Draw(d.T, "n") }

// A hands is the hands of every moment, listed.
type hands [3]map[card.Set]bool

// listed makes a record of which all hands can be listed, and lists them.
func listed(d dice, budget int) (proof.Record, hands) {
	r := randomRecord(d)
	for {
		h := hands{{}, {}, {}}
		if worlds(&r, budget, func(w world) {
			for m := range h {
				h[m][w.at(proof.Moment(m))] = true
			}
		}) {
			return r, h
		}
		tell(d, &r)
	}
}

// of answers a question by asking every hand.
func (h hands) of(m proof.Moment, is func(card.Set) bool) proof.Answer {
	yes, no := false, false
	for s := range h[m] {
		if is(s) {
			yes = true
		} else {
			no = true
		}
	}
	switch {
	case yes && !no:
		return proof.Must
	case no && !yes:
		return proof.Cannot
	}
	return proof.Either
}

func randomRules(d dice) house.Rules {
	return house.Rules{
		AceLow: d.IntN(3) > 0, FlushBeatsFull: d.IntN(3) > 0, SuitsBreakTies: d.IntN(3) > 0, StraightFlushCycle: d.IntN(3) > 0,
		TieFlush: house.TieFlush(d.IntN(2)), TiePair: house.TiePair(d.IntN(2)), TieTwoPair: house.TieTwoPair(d.IntN(2)),
		StraightFlushTie: house.Tie(d.IntN(2)),
	}
}

// agree asks every question of one record both ways.
func agree(t interface{ Fatalf(string, ...any) }, d dice, budget int, seen map[string]int) {
	r, all := listed(d, budget)
	rules := randomRules(d)
	if got, want := r.Possible(), len(all[0]) > 0; got != want {
		t.Fatalf("%+v\npossible: got %v, want %v", r, got, want)
	}
	for range 3 {
		o := rank.Opening{At: card.Rank(8 + d.IntN(7)), Draw: rank.Draw(d.IntN(3))}
		if d.IntN(8) == 0 {
			o.At = 0
		}
		got := r.Opens(&rules, o)
		want := all.of(proof.AsDealt, func(s card.Set) bool { return rank.Opens(r.Deck, &rules, s, o) })
		if r.Dealt.Len()+int(r.DealtMore) != 5 {
			want = proof.Either
		}
		if seen["opens "+want.String()]++; got != want {
			t.Fatalf("%+v\nopens %+v, %+v: got %v, want %v", r, o, rules, got, want)
		}
		got = r.Kept(&rules, o)
		want = all.of(proof.AsKept, func(s card.Set) bool { return rank.Proves(r.Deck, &rules, s, o) })
		if r.Dealt.Len()+int(r.DealtMore) != 5 {
			want = proof.Either
		}
		if seen["kept "+want.String()]++; got != want {
			t.Fatalf("%+v\nkept %+v, %+v: got %v, want %v", r, o, rules, got, want)
		}
	}
	for m := proof.AsDealt; m <= proof.AtEnd; m++ {
		for range 5 {
			cards := some(d, r.Deck.Cards(), 1+d.IntN(2))
			want := all.of(m, func(s card.Set) bool { return within(cards, s) })
			if got := r.HeldAll(cards, m); got != want {
				t.Fatalf("%+v\nheld %v at %v: got %v, want %v", r, cards, m, got, want)
			}
			seen["held "+want.String()]++
		}
		if got, want := r.Count(m), uint64(len(all[m])); got != want {
			t.Fatalf("%+v\nhands at %v: got %d, want %d", r, m, got, want)
		}
	}
}

func TestAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { agree(t, drawn{t}, 30000, map[string]int{}) })
}

// Many more, with little left open in each: there the answers that are rare
// come out.
func TestAgainstBruteForceInSmall(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	seen := map[string]int{}
	for range 4000 {
		agree(t, rng, 2000, seen)
	}
	for _, q := range []string{"opens", "kept", "held"} {
		for _, a := range []string{"must", "cannot", "either"} {
			if seen[q+" "+a] < 200 {
				t.Errorf("%s: the answer %s came out %d times only", q, a, seen[q+" "+a])
			}
		}
	}
}

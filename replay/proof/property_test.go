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

// witnessed holds the witnesses of a question to what they say.
func witnessed(t interface{ Fatalf(string, ...any) }, r *proof.Record, rules *house.Rules, q proof.Question, m proof.Moment, want proof.Answer, is func(card.Set) bool) {
	so, not := r.Witness(rules, &q)
	for _, w := range []struct {
		proof.World
		is, given bool
	}{{so, true, want == proof.Must}, {not, false, want == proof.Cannot}} {
		if w.World == (proof.World{}) {
			if w.given || want == proof.Either && (so != proof.World{} || not != proof.World{}) {
				t.Fatalf("%+v\n%+v, %+v: one witness is missing of %v and %v", *r, q, *rules, so, not)
			}
			continue
		}
		if !agrees(r, world{w.Dealt, w.Thrown, w.Stub, w.Pool}) {
			t.Fatalf("%+v\n%+v: it cannot have been %v", *r, q, w.World)
		}
		if is(w.At(m)) != w.is {
			t.Fatalf("%+v\n%+v, %+v: %v is no witness of %v", *r, q, *rules, w.At(m), w.is)
		}
	}
}

// strongHand returns a hand better than most: of some suits or ranks only.
func strongHand(d dice, deck card.Deck) card.Set {
	from := deck.Cards()
	switch d.IntN(3) {
	case 0:
		from = from.Suited(card.Suit(d.IntN(4)))
	case 1:
		low := card.Rank(int(deck.Lowest()) + d.IntN(int(card.Ten-deck.Lowest())+1))
		s := card.Suit(d.IntN(4))
		five := card.Set(0)
		for v := low; v < low+5; v++ {
			five = five.With(card.Of(v, s))
		}
		return five
	default:
		from = from.Ranked(card.Ace) | from.Ranked(card.King) | from.Ranked(card.Rank(10+d.IntN(3)))
	}
	return some(d, from, 5)
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
		opens := func(s card.Set) bool { return rank.Opens(r.Deck, &rules, s, o) }
		want := all.of(proof.AsDealt, opens)
		if r.Dealt.Len()+int(r.DealtMore) != 5 {
			want = proof.Either
		}
		if seen["opens "+want.String()]++; got != want {
			t.Fatalf("%+v\nopens %+v, %+v: got %v, want %v", r, o, rules, got, want)
		}
		witnessed(t, &r, &rules, proof.CouldOpen(o), proof.AsDealt, want, opens)
		got = r.Kept(&rules, o)
		proves := func(s card.Set) bool { return rank.Proves(r.Deck, &rules, s, o) }
		want = all.of(proof.AsKept, proves)
		if r.Dealt.Len()+int(r.DealtMore) != 5 {
			want = proof.Either
		}
		if seen["kept "+want.String()]++; got != want {
			t.Fatalf("%+v\nkept %+v, %+v: got %v, want %v", r, o, rules, got, want)
		}
		witnessed(t, &r, &rules, proof.KeptOpeners(o), proof.AsKept, want, proves)
	}
	for m := proof.AsDealt; m <= proof.AtEnd; m++ {
		for range 5 {
			cards := some(d, r.Deck.Cards(), 1+d.IntN(2))
			has := func(s card.Set) bool { return within(cards, s) }
			want := all.of(m, has)
			q := proof.HeldCards(cards, m)
			if got := r.Ask(nil, &q); got != want {
				t.Fatalf("%+v\nheld %v at %v: got %v, want %v", r, cards, m, got, want)
			}
			witnessed(t, &r, &rules, q, m, want, has)
			seen["held "+want.String()]++
		}
		others := []card.Set{some(d, r.Deck.Cards()&^r.Dealt, 5), strongHand(d, r.Deck), strongHand(d, r.Deck)}[:1+d.IntN(2)]
		if d.IntN(2) == 0 {
			others = others[len(others)-1:]
		}
		q := proof.BeatsAll(m, others...)
		orTies := others[0]%3 == 0 // a throw of its own would make other records than before
		if orTies {
			q = proof.HoldsAll(m, others...)
		}
		beats := func(s card.Set) bool {
			for _, o := range others {
				if orTies && !rank.Beats(&rules, rank.Of(r.Deck, &rules, o), rank.Of(r.Deck, &rules, s)) {
					continue
				}
				if !rank.Beats(&rules, rank.Of(r.Deck, &rules, s), rank.Of(r.Deck, &rules, o)) {
					return false
				}
			}
			return true
		}
		want := all.of(m, beats)
		for s := range all[m] {
			if s.Len() != 5 {
				want = proof.Either
			}
		}
		if got := r.Ask(&rules, &q); got != want {
			t.Fatalf("%+v\nbeats %v at %v, %+v: got %v, want %v", r, others, m, rules, got, want)
		}
		witnessed(t, &r, &rules, q, m, want, beats)
		seen["beats "+want.String()]++
		if got, want := r.Count(m), uint64(len(all[m])); got != want {
			t.Fatalf("%+v\nhands at %v: got %d, want %d", r, m, got, want)
		}
		only, found := r.Only(m)
		if one := len(all[m]) == 1; found != one || found && !all[m][only] {
			t.Fatalf("%+v\nthe only hand at %v: got %v, %v of %d", r, m, only, found, len(all[m]))
		}
		if found {
			seen["only"]++
		}
	}
}

func TestAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { agree(t, drawn{t}, 4000, map[string]int{}) })
}

// Many more, with little left open in each: there the answers that are rare
// come out.
func TestAgainstBruteForceInSmall(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	seen := map[string]int{}
	for range 2500 {
		agree(t, rng, 2000, seen)
	}
	if seen["only"] < 200 {
		t.Errorf("one hand alone was left %d times only", seen["only"])
	}
	for _, q := range []string{"opens", "kept", "held", "beats"} {
		for _, a := range []string{"must", "cannot", "either"} {
			if seen[q+" "+a] < 200 {
				t.Errorf("%s: the answer %s came out %d times only", q, a, seen[q+" "+a])
			}
		}
	}
}

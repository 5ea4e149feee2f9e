package proof_test

import (
	"math/rand/v2"

	"apertura/format/card"
	"apertura/replay/proof"
)

// A world is one way it can have been.
type world struct{ dealt, thrown, stub, pool card.Set }

func (w world) kept() card.Set  { return w.dealt &^ w.thrown }
func (w world) final() card.Set { return w.kept() | w.stub | w.pool }

func (w world) at(m proof.Moment) card.Set {
	switch m {
	case proof.AsDealt:
		return w.dealt
	case proof.AsKept:
		return w.kept()
	}
	return w.final()
}

func within(a, b card.Set) bool { return a&^b == 0 }

// agrees reports whether a world is one the record allows. It is written fact
// by fact, and for nothing but to be plain.
func agrees(r *proof.Record, w world) bool {
	given := r.Dealt | r.Thrown | r.Apart
	there := r.Deck.Cards() | given | r.Stub.Known | r.Pool.Known | r.Shown | r.Openers
	if !r.Unread && (w.thrown.Len() != r.Thrown.Len()+int(r.ThrownMore-r.TakenBack) ||
		w.stub.Len() != r.Stub.Known.Len()+int(r.Stub.More) || w.pool.Len() != r.Pool.Known.Len()+int(r.Pool.More)) {
		return false
	}
	if r.Unread && (w.thrown.Len() != w.stub.Len()+w.pool.Len() || w.pool != 0 && r.Pool.Known == 0 && r.Pool.More == 0) {
		return false
	}
	taken := max(int(r.TakenBack), 0)
	if r.Unread {
		taken = 0
	}
	return w.dealt.Len() == r.Dealt.Len()+int(r.DealtMore) &&
		within(w.dealt|w.stub|w.pool, there) &&
		within(r.Dealt|r.Thrown, w.dealt) &&
		w.dealt&(r.OutDealt&^given) == 0 && w.kept()&r.OutKept == 0 &&
		within(w.thrown, w.dealt) && within(r.Apart, w.thrown) &&
		(r.Thrown&^w.thrown).Len() <= taken &&
		within(r.Stub.Known, w.stub) && within(r.Pool.Known, w.pool) &&
		w.stub&(r.Stub.Out&^r.Stub.Known) == 0 && w.pool&(r.Pool.Out&^r.Pool.Known) == 0 &&
		w.stub&w.pool == 0 && w.stub&w.dealt == 0 && w.pool&w.kept() == 0 &&
		within(w.pool&w.thrown, r.Back) &&
		within(r.Shown, w.final()) && within(r.Openers, w.dealt|w.stub|w.pool)
}

// worlds calls visit with every world of a record, until it returns false. It
// returns false when that took more than so many tries.
func worlds(r *proof.Record, budget int, visit func(world)) bool {
	given := r.Dealt | r.Thrown | r.Apart
	there := r.Deck.Cards() | given | r.Stub.Known | r.Pool.Known | r.Shown | r.Openers
	n := r.Dealt.Len() + int(r.DealtMore)
	tries := 0
	return choose(there&^given&^r.OutDealt, given, n-given.Len(), func(dealt card.Set) bool {
		for t := range n + 1 {
			if !r.Unread && t != r.Thrown.Len()+int(r.ThrownMore-r.TakenBack) {
				continue
			}
			ok := choose(dealt&^r.Apart, r.Apart, t-r.Apart.Len(), func(thrown card.Set) bool {
				return served(r, there, world{dealt: dealt, thrown: thrown}, func(w world) bool {
					tries++
					if agrees(r, w) {
						visit(w)
					}
					return tries < budget
				})
			})
			if !ok {
				return false
			}
		}
		return true
	})
}

// served goes through all that can have been received.
func served(r *proof.Record, there card.Set, w world, visit func(world) bool) bool {
	most := w.thrown.Len()
	for late := range 12 {
		early := r.Stub.Known.Len() + int(r.Stub.More)
		switch {
		case r.Unread && (late > most || late > 0 && r.Pool.Known == 0 && r.Pool.More == 0):
			continue
		case r.Unread:
			early = most - late
		case late != r.Pool.Known.Len()+int(r.Pool.More):
			continue
		}
		from := there &^ w.dealt &^ r.Stub.Known &^ r.Stub.Out
		ok := choose(from, r.Stub.Known, early-r.Stub.Known.Len(), func(stub card.Set) bool {
			from := there &^ w.kept() &^ r.Pool.Known &^ r.Pool.Out &^ (w.thrown &^ r.Back)
			return choose(from, r.Pool.Known, late-r.Pool.Known.Len(), func(pool card.Set) bool {
				w.stub, w.pool = stub, pool
				return visit(w)
			})
		})
		if !ok {
			return false
		}
	}
	return true
}

// choose calls visit with base and every n cards of from.
func choose(from, base card.Set, n int, visit func(card.Set) bool) bool {
	if n < 0 {
		return true
	}
	if n == 0 {
		return visit(base)
	}
	for c := range from.All() {
		from = from.Without(c)
		if !choose(from, base.With(c), n-1, visit) {
			return false
		}
	}
	return true
}

// A dice makes the choices of a random record.
type dice interface{ IntN(n int) int }

func some(d dice, s card.Set, n int) card.Set {
	var out card.Set
	for range min(n, s.Len()) {
		c := s.Down()[d.IntN(s.Len())]
		s, out = s.Without(c), out.With(c)
	}
	return out
}

// some of them, often none or all.
func part(d dice, s card.Set) card.Set {
	switch d.IntN(4) {
	case 0:
		return 0
	case 1:
		return s
	}
	return some(d, s, d.IntN(s.Len()+1))
}

// randomRecord deals a hand and forgets part of it. Seldom it says something
// that cannot be.
func randomRecord(d dice) proof.Record {
	r := proof.Record{Deck: card.Decks()[d.IntN(5)]}
	rest := r.Deck.Cards()
	w := world{dealt: some(d, rest, 5)}
	rest &^= w.dealt
	t := d.IntN(6)
	if d.IntN(3) == 0 {
		t = 3
	}
	w.thrown = some(d, w.dealt, t)
	late := 0
	if d.IntN(3) == 0 {
		late = d.IntN(t + 1)
		r.Back = part(d, w.thrown) | part(d, rest)
	}
	w.stub = some(d, rest, t-late)
	rest &^= w.stub
	w.pool = some(d, rest|w.thrown&r.Back, late)
	rest &^= w.pool

	taken := card.Set(0)
	if d.IntN(8) == 0 {
		taken = some(d, w.kept(), 1+d.IntN(2))
	}
	r.TakenBack = int8(taken.Len())
	r.Dealt = part(d, w.dealt)
	r.Thrown = part(d, w.thrown|taken)
	r.Stub.Known, r.Pool.Known = part(d, w.stub), part(d, w.pool)
	r.DealtMore = int8(5 - r.Dealt.Len())
	r.ThrownMore = int8((w.thrown | taken).Len() - r.Thrown.Len())
	r.Stub.More, r.Pool.More = int8(w.stub.Len()-r.Stub.Known.Len()), int8(w.pool.Len()-r.Pool.Known.Len())
	if d.IntN(2) == 0 {
		r.Shown = part(d, w.final())
	}
	if d.IntN(4) == 0 {
		r.Openers = part(d, w.dealt|w.stub)
	}
	if d.IntN(4) == 0 {
		r.Apart = part(d, w.thrown)
	}
	r.Unread = taken == 0 && d.IntN(8) == 0
	out := some(d, rest, d.IntN(rest.Len()+1))
	r.OutDealt = out | part(d, w.stub&^w.dealt)
	if d.IntN(2) == 0 {
		r.OutKept = part(d, rest|w.thrown)
	}
	r.Stub.Out = out | part(d, w.dealt)
	r.Pool.Out = part(d, out)
	for d.IntN(6) == 0 {
		lie := some(d, r.Deck.Cards(), 1)
		for i, s := range []*card.Set{&r.Dealt, &r.Thrown, &r.Stub.Known, &r.Pool.Known, &r.Shown, &r.Openers, &r.OutDealt, &r.Stub.Out, &r.Apart} {
			if i == d.IntN(9) {
				*s |= lie
			}
		}
	}
	return r
}

// tell makes the record say more, until little is left open.
func tell(d dice, r *proof.Record) {
	switch d.IntN(3) {
	case 0:
		c := some(d, r.Deck.Cards(), 1+d.IntN(3))
		r.OutDealt |= c
		r.Stub.Out |= c
		r.Pool.Out |= c
	case 1:
		if c := some(d, r.Deck.Cards()&^r.OutDealt, 1); r.DealtMore > 0 && c&r.Dealt == 0 {
			r.Dealt |= c
			r.DealtMore--
		}
	case 2:
		if c := some(d, r.Deck.Cards()&^r.Stub.Out, 1); r.Stub.More > 0 && c&(r.Stub.Known|r.Dealt) == 0 {
			r.Stub.Known |= c
			r.Stub.More--
		}
	}
}

var _ dice = (*rand.Rand)(nil)

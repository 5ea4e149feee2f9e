package proof

import (
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// Opens reports whether a dealt hand could open: five cards, of which some are
// known and so many unknown, these from the deck less what is out, that is
// known to have been elsewhere.
func Opens(deck card.Deck, r *house.Rules, known card.Set, unknown int, out card.Set, o rank.Opening) Answer {
	if known.Len()+unknown != 5 || unknown < 0 {
		return Either
	}
	rec := Record{Deck: deck, Dealt: known, DealtMore: int8(unknown), OutDealt: out}
	return rec.Opens(r, o)
}

// Opens answers whether he could open: whether the five cards dealt were
// openers.
func (r *Record) Opens(rules *house.Rules, o rank.Opening) Answer {
	if r.dealt() != 5 {
		return Either
	}
	return r.proves(rules, AsDealt, o)
}

// Kept answers whether what he kept of the cards dealt proves the opening:
// whether every five-card hand of the deck with those cards could open. Who
// threw none has kept all.
func (r *Record) Kept(rules *house.Rules, o rank.Opening) Answer {
	if r.dealt() != 5 {
		return Either
	}
	return r.proves(rules, AsKept, o)
}

func (r *Record) proves(rules *house.Rules, m Moment, o rank.Opening) Answer {
	so, not := false, false
	r.families(m, func(f *family) bool {
		q := opening{f, r.Deck, rules, o}
		if !so {
			_, so = q.some()
		}
		if !not {
			_, not = q.none()
		}
		return !so || !not
	})
	return answer(so, not)
}

// opening asks the hands of a vector whether they prove an opening. Its
// methods return one that does, or does not.
type opening struct {
	*family
	deck  card.Deck
	rules *house.Rules
	asks  rank.Opening
}

// some returns a hand that proves the opening: it has a pair, or whatever does,
// in it.
func (q *opening) some() (card.Set, bool) {
	switch {
	case rank.Holds(q.deck, q.rules, q.base, q.asks):
		return q.fill(0), true
	case len(q.class) == 0:
		return q.base, rank.Proves(q.deck, q.rules, q.base, q.asks)
	}
	if s, ok := q.pairs(); ok {
		return q.fill(s), true
	}
	if q.size == 5 {
		if s, ok := q.straight(); ok {
			return s, true
		}
		if s, ok := q.flush(); ok {
			return s, true
		}
	}
	if s, ok := q.draw(); ok {
		return q.fill(s), true
	}
	if q.size < 5 && q.tiny() {
		return q.search(q.proved)
	}
	return 0, false
}

// tiny reports whether cards can prove the opening by leaving no room for a
// hand without: so it is with the nine as lowest card where tens open, and a
// pair or a straight is all there is.
func (q *opening) tiny() bool { return q.deck == 24 && q.asks.At <= card.Ten }

// none returns a hand that does not prove the opening.
func (q *opening) none() (card.Set, bool) {
	if rank.Holds(q.deck, q.rules, q.base, q.asks) {
		return 0, false
	}
	return q.search(q.unproved)
}

// proved and unproved judge a hand of which the first cards are chosen: can it
// still be one, and is it.
func (q *opening) proved(hand card.Set, whole bool) bool {
	return !whole || rank.Proves(q.deck, q.rules, hand, q.asks)
}

func (q *opening) unproved(hand card.Set, whole bool) bool {
	if whole {
		return !rank.Proves(q.deck, q.rules, hand, q.asks)
	}
	return !rank.Holds(q.deck, q.rules, hand, q.asks)
}

package proof

import (
	"slices"

	"apertura/format/card"
	"apertura/replay/house"
)

// Reasons returns the fewest facts that leave no other answer than Must or
// Cannot: without any one of them it might have been the other way. Where
// nothing is possible, they are the fewest facts that contradict each other.
// There are none where it is open, or where the question cannot be asked.
//
// That a player is dealt five cards, receives as many as he throws and none of
// them back unless by a reshuffle is no fact of his record; of the deck it is
// said, beside the fewest, where it matters which cards it lacks. Where dozens
// of facts bear on the question and none of the choices stands out, the search
// is given up for facts of which none can be left out.
func (r *Record) Reasons(rules *house.Rules, q *Question) []Fact {
	e := evidence{record: r, rules: rules, q: q, facts: r.facts()}
	switch a := r.Ask(rules, q); {
	case a == Cannot:
		e.but = so
	case a == Must:
		e.but = notSo
	case r.Possible():
		return nil
	default:
		e.but = anything
	}
	facts := e.list(e.fewest())
	if e.deckMatters(facts) {
		facts = append(facts, Fact{Kind: NotInDeck})
	}
	return facts
}

// evidence is the facts that exclude the worlds of one kind.
type evidence struct {
	record *Record
	rules  *house.Rules
	q      *Question
	facts  []Fact
	but    kindOfWorld
	search hitting
}

// A kindOfWorld is what the facts exclude.
type kindOfWorld uint8

const (
	so       kindOfWorld = iota // it was so as the question asks
	notSo                       // it was not
	anything                    // it was at all
)

// fewest returns the least facts that exclude every such world. A world that
// some facts leave is excluded by one of those it contradicts: so every choice
// that excludes all has one of them. The least choice that has one of all those
// found so far either excludes all, or leaves a world yet to be found.
func (e *evidence) fewest() factSet {
	e.search = hitting{work: enough}
	for {
		chosen, ok := e.search.next()
		if !ok {
			return e.trimmed()
		}
		w, found := e.world(e.record.only(e.list(chosen)), e.record.Deck)
		if !found {
			return chosen
		}
		e.search.sets = append(e.search.sets, e.contradicted(w))
	}
}

// contradicted returns as few facts as one can that such a world contradicts,
// starting from one: all others can be so at once.
func (e *evidence) contradicted(w World) factSet {
	agreed := e.agreed(w)
	for i := range e.facts {
		if agreed.has(i) {
			continue
		}
		if w, found := e.world(e.record.only(e.list(agreed.with(i))), e.record.Deck); found {
			agreed = agreed.or(e.agreed(w))
		}
	}
	return agreed.not(len(e.facts))
}

// agreed returns the facts that are so in a world.
func (e *evidence) agreed(w World) factSet {
	var s factSet
	for i, f := range e.facts {
		if f.tells(e.record, w) {
			s = s.with(i)
		}
	}
	return s
}

// trimmed returns facts that exclude every such world, each of them needed.
func (e *evidence) trimmed() factSet {
	s := factSet{}.not(len(e.facts))
	for i := range slices.Backward(e.facts) {
		if _, found := e.world(e.record.only(e.list(s.without(i))), e.record.Deck); !found {
			s = s.without(i)
		}
	}
	return s
}

// deckMatters reports whether with a whole deck the facts would not do.
func (e *evidence) deckMatters(facts []Fact) bool {
	rec := e.record.only(facts)
	if rec.cards() == 0 {
		return true
	}
	rec.Deck = card.Full
	_, found := e.world(rec, e.record.Deck)
	return found
}

func (e *evidence) list(s factSet) []Fact {
	var out []Fact
	for i, f := range e.facts {
		if s.has(i) {
			out = append(out, f)
		}
	}
	return out
}

// asking is the work it takes to ask for a world, as much as looking at so many
// sets of facts.
const asking = 64

// world returns a world of the kind that a record allows, hands being worth
// what they are in the deck.
func (e *evidence) world(r Record, deck card.Deck) (World, bool) {
	f := family{in: e.q.moment.in(), frames: r.frames(nil)}
	e.search.work -= asking * (1 + len(f.frames))
	if e.but == anything {
		if len(f.frames) == 0 {
			return World{}, false
		}
		return f.frames[0].world(), true
	}
	t := r.trial(e.rules, e.q, &f)
	t.deck = deck
	for f.next() {
		hand, ok := card.Set(0), false
		if e.but == so {
			hand, ok = t.some()
		} else {
			hand, ok = t.none()
		}
		if ok {
			return f.world(hand), true
		}
	}
	return World{}, false
}

package proof

import (
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// A Question is one that can be asked of a record, ready to be asked again for
// its witnesses and reasons. It is a plain comparable value; the zero Question
// asks whether he held the cards he held.
type Question struct {
	about   subject
	moment  Moment
	opening rank.Opening
	cards   card.Set
	hands   [maxHands]card.Set
	against int8
	orTies  bool // as good as the hands will do
}

type subject uint8

const (
	holding subject = iota
	proving
	beating
)

const maxHands = 10

// CouldOpen asks whether the five cards dealt were openers.
func CouldOpen(o rank.Opening) Question {
	return Question{about: proving, moment: AsDealt, opening: o}
}

// KeptOpeners asks whether what he kept of the cards dealt proves the opening:
// whether every five-card hand of the deck with those cards could open. Who
// threw none has kept all.
func KeptOpeners(o rank.Opening) Question {
	return Question{about: proving, moment: AsKept, opening: o}
}

// HeldCards asks whether he held all of the cards at once.
func HeldCards(cards card.Set, m Moment) Question {
	return Question{about: holding, moment: m, cards: cards}
}

// BeatsAll asks whether the five cards he held beat each of the hands, ten at
// most, alone against it.
func BeatsAll(m Moment, hands ...card.Set) Question {
	q := Question{about: beating, moment: m}
	q.against = int8(copy(q.hands[:], hands))
	return q
}

// HoldsAll asks whether none of the hands, ten at most, beats the five cards he
// held, each alone against them.
func HoldsAll(m Moment, hands ...card.Set) Question {
	q := BeatsAll(m, hands...)
	q.orTies = true
	return q
}

// Opens answers [CouldOpen].
func (r *Record) Opens(rules *house.Rules, o rank.Opening) Answer {
	q := CouldOpen(o)
	return r.Ask(rules, &q)
}

// Kept answers [KeptOpeners].
func (r *Record) Kept(rules *house.Rules, o rank.Opening) Answer {
	q := KeptOpeners(o)
	return r.Ask(rules, &q)
}

// Held answers whether he held a card.
func (r *Record) Held(c card.Card, m Moment) Answer {
	q := HeldCards(card.SetOf(c), m)
	return r.Ask(nil, &q)
}

// Beats answers [BeatsAll].
func (r *Record) Beats(rules *house.Rules, m Moment, hands ...card.Set) Answer {
	q := BeatsAll(m, hands...)
	return r.Ask(rules, &q)
}

// Holds answers [HoldsAll].
func (r *Record) Holds(rules *house.Rules, m Moment, hands ...card.Set) Answer {
	q := HoldsAll(m, hands...)
	return r.Ask(rules, &q)
}

// Ask answers a question. Where not five cards were dealt, or held, those about
// hands of five are answered with Either. Rules may be nil for cards held.
func (r *Record) Ask(rules *house.Rules, q *Question) Answer {
	var buf [frameBuffer]frame
	f := family{in: q.moment.in(), frames: r.frames(buf[:0])}
	t := r.trial(rules, q, &f)
	so, not := false, false
	for t.fair(r) && !(so && not) && f.next() {
		if !so {
			_, so = t.some()
		}
		if !not {
			_, not = t.none()
		}
	}
	return answer(so, not)
}

// A trial puts a question to the hands of a family, vector by vector.
type trial struct {
	*family
	*Question
	deck  card.Deck
	rules *house.Rules
	worth [maxHands]rank.Hand // of the hands to beat
	top   rank.Hand           // the best of them that is no straight flush
	royal bool                // one of them is
}

func (r *Record) trial(rules *house.Rules, q *Question, f *family) trial {
	t := trial{family: f, Question: q, deck: r.Deck, rules: rules}
	if q.about == beating {
		t.value()
	}
	return t
}

// fair reports whether the question can be asked: there are five cards.
func (t *trial) fair(r *Record) bool {
	if t.about == proving {
		return r.dealt() == 5
	}
	for i := range t.frames {
		if t.about == beating && t.frames[i].size(t.in) != 5 {
			return false
		}
	}
	return true
}

// some returns a hand of the vector of which it is so.
func (t *trial) some() (card.Set, bool) {
	switch t.about {
	case proving:
		return t.someProves()
	case beating:
		return t.someBeats()
	}
	if !t.contains(t.cards) {
		return 0, false
	}
	return t.fill(t.cards), true
}

// none returns a hand of the vector of which it is not so.
func (t *trial) none() (card.Set, bool) {
	switch t.about {
	case proving:
		return t.noneProves()
	case beating:
		return t.noneBeats()
	}
	return t.lacks(t.cards)
}

// lacks returns a hand of the vector without one of the cards.
func (f *family) lacks(cards card.Set) (card.Set, bool) {
	for c := cards; c != 0; c &= c - 1 {
		x := c & -c
		if f.base&x != 0 {
			continue
		}
		hand, ok := f.fill(0)&^x, true
		for i, class := range f.classes() {
			if class&x != 0 {
				rest := class &^ x
				ok = rest.Len() >= int(f.x[i])
				hand = hand&^class | lowest(rest, int(f.x[i]))
			}
		}
		if ok {
			return hand, true
		}
	}
	return 0, false
}

package proof

import (
	"slices"

	"apertura/format/card"
)

// A Record is what is known of one player's cards in one hand. It is a plain
// comparable value. Of each group a set says which cards, the number beside it
// how many more there are that nobody wrote down. The zero Record of a deck is
// a player of whom not even that he was dealt cards is known; who was dealt
// five unseen ones has DealtMore 5.
//
// What is on record as dealt to him, thrown or received by him stands, even
// where OutDealt or an Out has the card too.
type Record struct {
	Deck      card.Deck
	Dealt     card.Set
	DealtMore int8
	OutDealt  card.Set // cards he cannot have been dealt
	OutKept   card.Set // nor kept, though he may have thrown them: served to others after a reshuffle
	// Thrown before he received anything.
	Thrown     card.Set
	ThrownMore int8
	TakenBack  int8     // of those thrown, how many too many he took back; which ones is open
	Apart      card.Set // openers set apart: among those thrown, written there or not
	// Received: from the stub, and after a reshuffle.
	Stub, Pool Served
	Back       card.Set // his own discards a reshuffle may have served to him again
	Shown      card.Set // of the hand he held in the end; all of it where as many
	Openers    card.Set // shown as openers: from that hand or from what he threw
	// Unread: the draw is not on record. He may have changed any number of
	// cards, as many received as thrown; ThrownMore and the More of Stub and
	// Pool say nothing, but that a Pool with neither cards nor More is none.
	Unread bool
}

// Served is cards received from one stub.
type Served struct {
	Known card.Set
	More  int8
	Out   card.Set // cards that cannot have come from it
}

func (s Served) len() int { return s.Known.Len() + int(s.More) }

// An Answer is what can be said of hidden cards.
type Answer uint8

// The answers. Either is also the answer where no hand at all is possible.
const (
	Either Answer = iota
	Must          // in every hand he can have held
	Cannot        // in none
)

// String returns the answer's name.
func (a Answer) String() string { return [...]string{"either", "must", "cannot", ""}[a&3] }

// answer is what follows from whether it can be so and whether it can be not.
func answer(so, not bool) Answer {
	switch {
	case so && !not:
		return Must
	case not && !so:
		return Cannot
	}
	return Either
}

// A Moment is when a player held a hand.
type Moment uint8

// The moments.
const (
	AsDealt Moment = iota // the cards dealt, before he threw any
	AsKept                // what he kept of them, before he received any
	AtEnd                 // after the draw
)

// Possible reports whether there is any hand he can have held.
func (r *Record) Possible() bool {
	var buf [frameBuffer]frame
	return len(r.frames(buf[:0])) > 0
}

// dealt returns how many cards he was dealt.
func (r *Record) dealt() int { return r.Dealt.Len() + int(r.DealtMore) }

// threw returns which cards he certainly put down.
func (r *Record) threw() card.Set { return r.Thrown | r.Apart }

// own returns the cards on his own record, wherever they were in the end.
func (r *Record) own() card.Set {
	return r.Dealt | r.threw() | r.Stub.Known | r.Pool.Known | r.Shown | r.Openers
}

// cards returns the cards there are: the deck, and what is on record beside it.
func (r *Record) cards() card.Set {
	if !slices.Contains(card.Decks(), r.Deck) {
		return 0
	}
	return r.Deck.Cards() | r.own()
}

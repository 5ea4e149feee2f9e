package proof

import (
	"apertura/format/card"
	"apertura/replay/house"
)

// A World is one way it can have been: the cards he was dealt, threw, received
// from the stub and received after a reshuffle. The zero World is none.
type World struct{ Dealt, Thrown, Stub, Pool card.Set }

// At returns the hand he held at a moment.
func (w World) At(m Moment) card.Set {
	switch m {
	case AsDealt:
		return w.Dealt
	case AsKept:
		return w.Dealt &^ w.Thrown
	}
	return w.Dealt&^w.Thrown | w.Stub | w.Pool
}

// Witness returns a way it can have been in which it was so as the question
// asks, and one in which it was not; the zero World where there is none, as
// where nothing is possible, or where the question cannot be asked.
func (r *Record) Witness(rules *house.Rules, q *Question) (so, not World) {
	f := family{in: q.moment.in(), frames: r.frames(nil)}
	t := r.trial(rules, q, &f)
	for t.fair(r) && f.next() {
		if hand, ok := t.some(); ok && so == (World{}) {
			so = f.world(hand)
		}
		if hand, ok := t.none(); ok && not == (World{}) {
			not = f.world(hand)
		}
	}
	return so, not
}

// world returns a way to have come by a hand of the family.
func (f *family) world(hand card.Set) World {
	for _, r := range f.frames[f.lo:f.hi] {
		if r.fits(f.in, hand) {
			r.settle(f.in, hand)
			return r.world()
		}
	}
	return World{}
}

// settle narrows the roles to those of the ways in which the cards with, as
// many as they take, go among the roles in.
func (f *frame) settle(in uint8, with card.Set) {
	f.must |= with
	for r := range f.may {
		if in>>r&1 == 0 {
			f.may[r] &^= with
		}
	}
}

// world deals the roles out, one card at a time, those first that must have
// one; each so that the rest can still be dealt.
func (f frame) world() World {
	var as [roles]card.Set
	for {
		r, c := f.deal()
		if c == 0 {
			break
		}
		as[r] |= c
	}
	return World{
		Dealt: as[kept] | as[thrown] | as[again], Thrown: as[thrown] | as[again],
		Stub: as[first], Pool: as[late] | as[again],
	}
}

// deal gives one card a role and takes both out of the frame; no card where
// all roles are dealt.
func (f *frame) deal() (role, card.Set) {
	for _, among := range []card.Set{f.must, ^f.must} {
		for r := range f.may {
			for s := f.may[r] & among; f.need[r] > 0 && s != 0; s &= s - 1 {
				c := s & -s
				g := *f
				g.must &^= c
				g.need[r]--
				for i := range g.may {
					g.may[i] &^= c
				}
				if g.fits(0, 0) {
					*f = g
					return role(r), c
				}
			}
		}
	}
	return 0, 0
}

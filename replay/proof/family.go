package proof

import (
	"slices"

	"apertura/format/card"
)

// A family is the hands a player can have held at a moment, by vectors. Cards
// of one class are alike as far as his record goes; a vector says how many of
// each class a hand has beside the base, and any such choice is a hand he can
// have held. Two vectors have no hand in common.
//
//	f := family{in: m.in(), frames: r.frames(nil)}
//	for f.next() {
//
// goes through them.
type family struct {
	in     uint8
	frames []frame
	lo, hi int      // the frames of this size of hand; those from hi are to come
	size   int      // cards in a hand
	left   int      // of which beside the base
	base   card.Set // in every hand
	n      int      // classes
	class  [52]card.Set
	x      [52]int8 // the vector
}

// next goes on to the next vector, false where there is none.
func (f *family) next() bool {
	for {
		for f.step() {
			if f.allowed() {
				return true
			}
		}
		if f.hi == len(f.frames) {
			return false
		}
		f.group()
		f.sort()
		if f.first() && f.allowed() {
			return true
		}
	}
}

// classes returns the classes, the cards in them and not in the base.
func (f *family) classes() []card.Set { return f.class[:f.n] }

// group takes the frames of the next size of hand.
func (f *family) group() {
	f.lo = f.hi
	f.size = f.frames[f.lo].size(f.in)
	for i := f.lo; i < len(f.frames); i++ {
		if f.frames[i].size(f.in) == f.size {
			f.frames[f.hi], f.frames[i] = f.frames[i], f.frames[f.hi]
			f.hi++
		}
	}
}

// size returns how many cards have a role in the group.
func (f *frame) size(in uint8) int {
	n := 0
	for r, need := range f.need {
		if in>>r&1 == 1 {
			n += int(need)
		}
	}
	return n
}

// among returns the cards that may have a role of the group.
func (f *frame) among(group uint8) card.Set {
	var s card.Set
	for r, may := range f.may {
		if group>>r&1 == 1 {
			s |= may
		}
	}
	return s
}

// sort finds which cards are in every hand and puts the others into classes,
// that with the fewest cards first.
func (f *family) sort() {
	open := card.Set(0)
	f.base = card.Full.Cards()
	for i := f.lo; i < f.hi; i++ {
		r := &f.frames[i]
		f.base &= r.must &^ r.among(^f.in)
		open |= r.among(f.in)
	}
	open &^= f.base
	f.left = f.size - f.base.Len()
	if f.n = 0; f.left <= 0 || open == 0 {
		return
	}
	f.class[0], f.n = open, 1
	for i := f.lo; i < f.hi; i++ {
		f.refineBy(&f.frames[i])
	}
	slices.SortFunc(f.classes(), func(a, b card.Set) int { return a.Len() - b.Len() })
}

// refineBy splits the classes by what a frame tells apart.
func (f *family) refineBy(r *frame) {
	total := 0
	for _, n := range r.need {
		total += int(n)
	}
	f.refine(r.must)
	for j, may := range r.may {
		if r.need[j] == 0 {
			continue
		}
		// Where far more cards than all roles take may have one outside the
		// hand, whether a card that need not have a role may have it is all
		// the same.
		if f.in>>j&1 == 0 && (may&^r.must).Len() >= total {
			may |= ^r.must
		}
		f.refine(may)
	}
}

// refine splits every class into what is in s and what is not.
func (f *family) refine(s card.Set) {
	for i, c := range f.classes() {
		if in, out := c&s, c&^s; in != 0 && out != 0 {
			f.class[i], f.class[f.n] = in, out
			f.n++
		}
	}
}

// first puts the vector to its first value.
func (f *family) first() bool { return f.spread(0, f.left) == 0 }

// spread puts so many cards into the classes from one on, as few as can be
// into those in front, and returns how many they do not hold.
func (f *family) spread(from, n int) int {
	for i, c := range slices.Backward(f.classes()) {
		if i >= from {
			f.x[i] = int8(min(n, c.Len()))
			n -= int(f.x[i])
		}
	}
	return n
}

// step puts the vector to its next value, in the order of its numbers.
func (f *family) step() bool {
	behind := 0 // cards of the classes behind i
	for i, c := range slices.Backward(f.classes()) {
		if behind > 0 && int(f.x[i]) < c.Len() {
			f.x[i]++
			f.spread(i+1, behind-1)
			return true
		}
		behind += int(f.x[i])
	}
	return false
}

// allowed reports whether some frame allows the hands of the vector.
func (f *family) allowed() bool {
	hand := f.fill(0)
	for i := f.lo; i < f.hi; i++ {
		if f.frames[i].fits(f.in, hand) {
			return true
		}
	}
	return false
}

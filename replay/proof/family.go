package proof

import (
	"slices"

	"apertura/format/card"
)

// A family is all the hands a player can have held at a moment, of one number
// of cards. Cards of one class are alike as far as his record goes; a vector
// says how many of each class a hand has, and with the base any such choice is
// a hand he can have held.
type family struct {
	in     uint8
	size   int
	frames []frame
	base   card.Set   // in every hand
	class  []card.Set // that may be in one, fewest cards first
	x      []int8     // the vector in hand
}

const classBuffer = 8

// families calls visit with every vector of every family of the moment, until
// it returns false. Two vectors have no hand in common.
func (r *Record) families(m Moment, visit func(*family) bool) {
	var frames, those [frameBuffer]frame
	var class [classBuffer]card.Set
	var x [classBuffer]int8
	fs := r.frames(frames[:0])
	for len(fs) > 0 {
		f := family{in: m.in(), size: fs[0].size(m.in()), frames: those[:0], class: class[:0], x: x[:0]}
		rest := fs[:0]
		for i := range fs {
			if fs[i].size(f.in) == f.size {
				f.frames = append(f.frames, fs[i])
			} else {
				rest = append(rest, fs[i])
			}
		}
		if !f.each(visit) {
			return
		}
		fs = rest
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

// each visits the vectors of the family.
func (f *family) each(visit func(*family) bool) bool {
	f.base = ^card.Set(0)
	var open card.Set
	for i := range f.frames {
		r := &f.frames[i]
		f.base &= r.must &^ r.among(^f.in)
		open |= r.among(f.in)
	}
	open &^= f.base
	left := f.size - f.base.Len()
	if left < 0 {
		return true
	}
	if left > 0 {
		f.split(open)
	}
	for range f.class {
		f.x = append(f.x, 0)
	}
	return f.vectors(0, left, open, 0, visit)
}

// split sorts the open cards into classes.
func (f *family) split(open card.Set) {
	f.class = append(f.class, open)
	for i := range f.frames {
		r := &f.frames[i]
		total := int8(0)
		for _, n := range r.need {
			total += n
		}
		f.refine(r.must)
		for j, may := range r.may {
			// Where far more cards than all roles take may have one outside the
			// hand, whether a card that need not have a role may have it is all
			// the same.
			if f.in>>j&1 == 0 && (may&^r.must).Len() >= int(total) {
				may = may&r.must | ^r.must
			}
			if r.need[j] > 0 {
				f.refine(may)
			}
		}
	}
	slices.SortFunc(f.class, func(a, b card.Set) int { return a.Len() - b.Len() })
}

// refine splits every class into what is in s and what is not.
func (f *family) refine(s card.Set) {
	for i, c := range f.class {
		if in, out := c&s, c&^s; in != 0 && out != 0 {
			f.class[i] = in
			f.class = append(f.class, out)
		}
	}
}

// vectors fills the vector from class i on with so many cards and visits those
// that some frame allows; hand has as many cards of each class before.
func (f *family) vectors(i, left int, open, hand card.Set, visit func(*family) bool) bool {
	if i == len(f.class) {
		return left > 0 || !f.allowed(hand, open) || visit(f)
	}
	c := f.class[i]
	for n := 0; ; n++ {
		f.x[i] = int8(n)
		if !f.vectors(i+1, left-n, open, hand, visit) {
			return false
		}
		if n == left || c == 0 {
			break
		}
		hand |= c & -c
		c &= c - 1
	}
	f.x[i] = 0
	return true
}

// allowed reports whether a hand of the base and of those open cards is one of
// the family.
func (f *family) allowed(hand, open card.Set) bool {
	for i := range f.frames {
		if f.frames[i].fits(f.in, hand|f.base, open&^hand) {
			return true
		}
	}
	return false
}

package proof

import "math/bits"

// A factSet is a set of facts by their numbers. Seven groups of at most 52
// cards each, the cards elsewhere and the numbers of the draw: they fit.
type factSet [7]uint64

func (s factSet) has(i int) bool { return s[i>>6]>>(i&63)&1 == 1 }

func (s factSet) with(i int) factSet {
	s[i>>6] |= 1 << (i & 63)
	return s
}

func (s factSet) without(i int) factSet {
	s[i>>6] &^= 1 << (i & 63)
	return s
}

func (s factSet) or(t factSet) factSet {
	for i := range s {
		s[i] |= t[i]
	}
	return s
}

func (s factSet) minus(t factSet) factSet {
	for i := range s {
		s[i] &^= t[i]
	}
	return s
}

func (s factSet) meets(t factSet) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

func (s factSet) len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// not returns the other facts of the first n.
func (s factSet) not(n int) factSet {
	var t factSet
	for i := range n {
		if !s.has(i) {
			t = t.with(i)
		}
	}
	return t
}

// least returns the first fact of the set.
func (s factSet) least() int {
	for i, w := range s {
		if w != 0 {
			return 64*i + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// A hitting is the search for the fewest facts that have one of every set.
type hitting struct {
	sets []factSet
	size int // no fewer will do
	work int // how much more may be done
}

// enough is the work, in sets looked at, after which the search is given up.
const enough = 1 << 21

// next returns the fewest facts that have one of every set; false where that is
// too much work.
func (h *hitting) next() (factSet, bool) {
	for {
		s, ok := h.try(factSet{}, factSet{}, h.size)
		if ok || h.work < 0 {
			return s, ok
		}
		h.size++
	}
}

// try adds n facts at most to those chosen, with others that are not to be.
func (h *hitting) try(chosen, barred factSet, n int) (factSet, bool) {
	if h.work -= len(h.sets) + 1; h.work < 0 {
		return factSet{}, false
	}
	var narrow, seen factSet
	least, apart := 0, 0
	for _, s := range h.sets {
		if s.meets(chosen) {
			continue
		}
		open := s.minus(barred)
		if k := open.len(); least == 0 || k < least {
			narrow, least = open, k
		}
		if least == 0 {
			return factSet{}, false
		}
		if !open.meets(seen) { // no fact has one of this set and of those counted
			seen = seen.or(open)
			apart++
		}
	}
	if least == 0 {
		return chosen, true
	}
	if apart > n {
		return factSet{}, false
	}
	for ; least > 0; least-- {
		i := narrow.least()
		narrow = narrow.without(i)
		if s, ok := h.try(chosen.with(i), barred, n-1); ok {
			return s, true
		}
		barred = barred.with(i)
	}
	return factSet{}, false
}

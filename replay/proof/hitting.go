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

// A hitting looks for the fewest facts that have one of every set.
type hitting struct {
	sets  []factSet
	best  factSet
	size  int
	tries int
}

// enough is how many choices are tried before the best of them has to do.
const enough = 1 << 17

// leastHitting returns the fewest facts that have one of every set; of several
// choices as good, the first by number.
func leastHitting(sets []factSet) factSet {
	h := hitting{sets: sets, size: len(sets) + 1}
	h.try(factSet{}, factSet{}, 0)
	return h.best
}

// try goes on from n facts chosen, with others that are not to be chosen.
func (h *hitting) try(chosen, barred factSet, n int) {
	if h.tries++; h.tries > enough && h.size <= len(h.sets) {
		return
	}
	narrow, least, room := factSet{}, 0, 0
	var seen factSet
	for _, s := range h.sets {
		if s.meets(chosen) {
			continue
		}
		open := s.minus(barred)
		k := open.len()
		if least == 0 || k < least {
			narrow, least = open, k
		}
		if k == 0 {
			return
		}
		if !open.meets(seen) { // apart from those counted: it takes one more
			seen = seen.or(open)
			room++
		}
	}
	if n+room >= h.size {
		return
	}
	if room == 0 {
		h.best, h.size = chosen, n
		return
	}
	for ; least > 0; least-- {
		i := narrow.least()
		narrow = narrow.without(i)
		h.try(chosen.with(i), barred, n+1)
		barred = barred.with(i)
	}
}

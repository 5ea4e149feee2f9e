package proof

import "apertura/format/card"

// most returns how many of the cards a hand of the vector can have at most.
func (f *family) most(cards card.Set) int {
	n := (f.base & cards).Len()
	for i, c := range f.class {
		n += min((c & cards).Len(), int(f.x[i]))
	}
	return n
}

// contains reports whether a hand of the vector can have all of the cards.
func (f *family) contains(cards card.Set) bool {
	cards &^= f.base
	for i, c := range f.class {
		if (c & cards).Len() > int(f.x[i]) {
			return false
		}
		cards &^= c
	}
	return cards == 0
}

// pick returns n of the cards, those of the base and others that a hand of the
// vector can have with them; false where it can not have so many.
func (f *family) pick(cards card.Set, n int) (card.Set, bool) {
	s := f.base & cards
	for i, c := range f.class {
		k := 0
		for x := range (c & cards).All() {
			if k == int(f.x[i]) || s.Len() >= n {
				break
			}
			s = s.With(x)
			k++
		}
	}
	return s, s.Len() >= n
}

// fill returns a hand of the vector with the cards, which it can have.
func (f *family) fill(cards card.Set) card.Set {
	hand := f.base | cards
	for i, c := range f.class {
		k := int(f.x[i]) - (c & cards).Len()
		for x := range (c &^ cards).All() {
			if k <= 0 {
				break
			}
			hand = hand.With(x)
			k--
		}
	}
	return hand
}

// search returns a hand of the vector that keeps to the test, which is asked
// of the cards chosen so far and in the end of the whole hand. What a choice of
// some cards fails, every hand with them must fail.
func (f *family) search(test func(hand card.Set, whole bool) bool) (card.Set, bool) {
	if !test(f.base, len(f.class) == 0) {
		return 0, false
	}
	if len(f.class) == 0 {
		return f.base, true
	}
	return f.choose(0, f.class[0], int(f.x[0]), f.base, test)
}

// choose adds to the hand so many cards of what is left of class i, then those
// of the classes after it.
func (f *family) choose(i int, from card.Set, n int, hand card.Set, test func(card.Set, bool) bool) (card.Set, bool) {
	for n == 0 {
		if i++; i == len(f.class) {
			return hand, test(hand, true)
		}
		from, n = f.class[i], int(f.x[i])
	}
	for c := range from.All() {
		if from.Len() < n {
			break
		}
		from = from.Without(c)
		if h := hand.With(c); test(h, false) {
			if s, ok := f.choose(i, from, n-1, h, test); ok {
				return s, true
			}
		}
	}
	return 0, false
}

package proof

import "apertura/format/card"

// Certain returns the cards that he held for certain: those his own record
// leaves no other place for. Where nothing is possible it returns none.
func (r *Record) Certain(m Moment) card.Set {
	var buf [frameBuffer]frame
	f := family{in: m.in(), frames: r.frames(buf[:0])}
	if len(f.frames) == 0 {
		return 0
	}
	all := card.Full.Cards()
	for f.hi < len(f.frames) {
		f.group()
		f.sort()
		all &= f.base
	}
	return all
}

// Only returns the one hand he can have held; false where there is none, or
// more than one. Its size is that of the moment.
func (r *Record) Only(m Moment) (card.Set, bool) {
	var buf [frameBuffer]frame
	f := family{in: m.in(), frames: r.frames(buf[:0])}
	only, found := card.Set(0), false
	for f.next() {
		if found {
			return 0, false
		}
		for i, c := range f.classes() {
			if n := int(f.x[i]); n > 0 && n < c.Len() {
				return 0, false
			}
		}
		only, found = f.fill(0), true
	}
	return only, found
}

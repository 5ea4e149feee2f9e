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
	all := ^card.Set(0)
	for f.hi < len(f.frames) {
		f.group()
		f.sort()
		all &= f.base
	}
	return all
}

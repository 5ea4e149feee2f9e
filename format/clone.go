package format

import "slices"

// Clone returns a copy of a hand that is still good when its document has been
// released.
func (h *Hand) Clone() *Hand {
	out := *h
	out.Acts = slices.Clone(h.Acts)
	for i := range out.Acts {
		a := &out.Acts[i]
		a.Thrown, a.Got, a.Set = slices.Clone(a.Thrown), slices.Clone(a.Got), slices.Clone(a.Set)
		if a.extra != nil {
			a.Extend()
		}
	}
	out.Cards = slices.Clone(h.Cards)
	for i := range out.Cards {
		out.Cards[i].Cards = slices.Clone(out.Cards[i].Cards)
	}
	out.Stacks, out.Ante.Paid = slices.Clone(h.Stacks), slices.Clone(h.Ante.Paid)
	out.Carried.Level, out.Result.Takers = slices.Clone(h.Carried.Level), slices.Clone(h.Result.Takers)
	return &out
}

package format

import "slices"

// A slab is free room for things that are made a few at a time and kept. What
// is taken of it is nobody else's.
type slab[T any] []T

// keep copies a list, which needs no room of its own, into the slab.
func (s *slab[T]) keep(list []T, atOnce int) []T {
	if len(list) == 0 {
		return nil
	}
	if len(*s) < len(list) {
		*s = make([]T, max(atOnce, len(list)))
	}
	out := (*s)[:len(list):len(list)]
	*s = (*s)[copy(out, list):]
	return out
}

// A store is where hands have their lists. Decoders of one log share one, those
// that only try something too.
type store struct {
	acts     slab[Act]
	cards    slab[CardNode]
	holdings slab[Holding]
	chips    slab[PlayerChips]
}

// How many of each there is room for at once: about what a few hands take.
const (
	actsAtOnce     = 112
	cardsAtOnce    = 256
	holdingsAtOnce = 32
	chipsAtOnce    = 32
)

// room returns where the acts of the next hand are read.
func (s *store) room() []Act {
	if len(s.acts) == 0 {
		s.acts = make([]Act, actsAtOnce)
	}
	return s.acts[:0]
}

// more returns acts with room for another one behind them.
func (s *store) more(acts []Act) []Act {
	if len(acts) == cap(acts) {
		s.acts = make([]Act, max(actsAtOnce, 2*len(acts)))
		acts = s.acts[:copy(s.acts, acts)]
	}
	return acts
}

// taken returns acts to be kept: those of the next hand are read behind them.
func (s *store) taken(acts []Act) []Act {
	if len(acts) == 0 {
		return nil
	}
	s.acts = s.acts[len(acts):]
	return slices.Clip(acts)
}

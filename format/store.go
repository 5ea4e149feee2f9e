package format

import (
	"slices"
	"sync"

	"apertura/format/card"
)

// A slab is room for things that are made a few at a time and kept. What is taken
// of it is nobody else's.
type slab[T any] struct {
	least       int // how many there is room for at once
	block, free []T
	taken       int
}

// take returns room for so many.
func (s *slab[T]) take(n int) []T {
	if len(s.free) < n {
		s.block = make([]T, max(s.least, n))
		s.free = s.block
	}
	out := s.free[:n:n]
	s.free, s.taken = s.free[n:], s.taken+n
	return out
}

// keep copies a list, which needs no room of its own, into the slab.
func (s *slab[T]) keep(list []T) []T {
	if len(list) == 0 {
		return nil
	}
	out := s.take(len(list))
	copy(out, list)
	return out
}

// open returns a list to be made in the slab; nothing else is taken until it is
// closed.
func (s *slab[T]) open() []T {
	if len(s.free) == 0 {
		s.block = make([]T, s.least)
		s.free = s.block
	}
	return s.free[:0]
}

// grow returns an open list with room for another one behind it.
func (s *slab[T]) grow(list []T) []T {
	if len(list) == cap(list) {
		s.block = make([]T, max(s.least, 2*len(list)))
		s.free = s.block
		list = s.free[:copy(s.free, list)]
	}
	return list
}

// close takes an open list.
func (s *slab[T]) close(list []T) []T {
	if len(list) == 0 {
		return nil
	}
	s.free, s.taken = s.free[len(list):], s.taken+len(list)
	return slices.Clip(list)
}

// mostKept is how many of a thing there is room for when nobody needs it.
const mostKept = 1 << 14

// clear makes room for as many as were taken: of those nothing is needed any
// more. mark is put in their place where it is said.
func (s *slab[T]) clear(mark *T) {
	switch {
	case len(s.block) > mostKept:
		s.block = nil
	case s.taken > len(s.block) && s.taken <= mostKept:
		s.block = make([]T, min(s.taken+s.taken/4, mostKept))
	}
	for i := 0; mark != nil && i < len(s.block); i++ {
		s.block[i] = *mark
	}
	s.free, s.taken = s.block, 0
}

// A store is where hands and their lists are. Decoders of one log share one, those
// that only try something too; with a [Pool] each document has its own.
type store struct {
	pool     *Pool // nil: nobody leaves it
	hands    slab[Hand]
	lists    slab[*Hand]
	acts     slab[Act]
	extras   slab[Extra]
	cards    slab[CardNode]
	holdings slab[Holding]
	chips    slab[PlayerChips]
}

// newStore returns room for what a few hands take at once, or where each document
// has its own for what one does: it becomes as large as it has to be.
func newStore(p *Pool) *store {
	hands := 8
	if p != nil {
		hands = 1
	}
	s := &store{pool: p}
	s.acts.least, s.extras.least, s.cards.least = 14*hands, hands, 32*hands
	s.holdings.least, s.chips.least = 4*hands, 4*hands
	return s
}

// extend is [Act.Extend] with room of the store.
func (s *store) extend(a *Act) *Extra {
	few := &s.extras.take(1)[0]
	*few = *a.rare()
	a.extra = few
	return few
}

// A Pool has room for documents of which nothing is needed any more: readers
// that share one need hardly any memory of their own, as long as whoever gets
// the documents leaves them with [Document.Release]. Any goroutine may use it.
type Pool struct {
	Spoil  bool // what is left is made unusable at once, to show who needs it still
	stores sync.Pool
}

func (p *Pool) store() *store {
	if s, ok := p.stores.Get().(*store); ok {
		return s
	}
	return newStore(p)
}

// Release leaves the room of a document to others, where its reader has a
// [Pool]: its hands must not be used again. Places are still good.
func (d *Document) Release() {
	s := d.store
	if s == nil {
		return
	}
	d.store, d.Hands = nil, nil
	var mark spoilt
	if s.pool.Spoil {
		mark = spoil()
	}
	s.hands.clear(mark.hand)
	s.lists.clear(nil)
	s.acts.clear(mark.act)
	s.extras.clear(mark.extra)
	s.cards.clear(mark.card)
	s.holdings.clear(mark.holding)
	s.chips.clear(mark.chips)
	s.pool.stores.Put(s)
}

// spoilt is what nobody can use unseen.
type spoilt struct {
	hand    *Hand
	act     *Act
	extra   *Extra
	card    *CardNode
	holding *Holding
	chips   *PlayerChips
}

func spoil() spoilt {
	nobody := Node[int]{V: 1 << 30}
	return spoilt{
		&Hand{Dealer: nobody, Faults: []string{"spoilt"}}, &Act{Player: nobody.V, Verb: verbs}, &Extra{Weak: true, Mark: "spoilt"},
		&CardNode{V: card.Card(1<<8 - 1)}, &Holding{Player: nobody}, &PlayerChips{Player: nobody},
	}
}

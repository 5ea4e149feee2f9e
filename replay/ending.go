package replay

import (
	"apertura/format"
	"apertura/replay/house"
)

// An ending is how a hand ends as its acts have it.
type ending uint8

const (
	endUnknown ending = iota
	endVoid           // nobody opened
	endFrozen         // all checked
	endTaken          // somebody takes it
)

// ending returns how the hand ends by the rules, as far as its acts tell.
func (v *view) ending() ending {
	s := v.s
	switch {
	case !s.InKnown:
		return endUnknown
	case !s.Opened:
		return endVoid
	case s.in() < 2 || s.High > 0 || s.canBet() < 2:
		return endTaken
	}
	rule := v.r.AllCheck
	if v.r.AllCheck != v.r.AllCheckWithAllIn && v.someSpent() {
		return endUnknown
	}
	if s.allIn() {
		rule = v.r.AllCheckWithAllIn
	}
	if rule == house.AllCheckParola {
		return endFrozen
	}
	return endTaken
}

// someSpent reports whether somebody in may be all-in without a word of it.
func (v *view) someSpent() bool {
	for i := range v.s.N {
		if p := &v.s.Seats[i]; p.In && !p.AllIn && p.spent() && v.tableStakes() {
			return true
		}
	}
	return false
}

// notFrozen: taken though all checked or nobody opened, or frozen, or left,
// though it was not to be.
func (r *reading) notFrozen() Kind {
	alone := r.without != 0 && r.v.s.inSet()&^r.without == 0
	switch r.v.log.Result.Kind {
	case format.Taken:
		if r.end == endVoid || r.end == endFrozen {
			return TakenNotFrozen
		}
	case format.Frozen:
		if r.end == endVoid || r.end == endTaken {
			return FrozenWrongly
		}
	case format.Void:
		if r.end == endFrozen || r.end == endTaken && !alone {
			return FrozenWrongly
		}
	}
	return NoKind
}

// contested reports whether two or more were in at the end of the betting, as
// far as that is on record.
func (v *view) contested() bool { return v.s.InKnown && v.s.in() > 1 }

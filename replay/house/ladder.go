package house

import "apertura/format/card"

// OpeningAt returns the lowest pair that opens a hand after step void hands in
// a row, 0 for the first; zero where no openers are needed. A frozen pot has
// its own ladder, counted from the hand it is first played for.
func (r *Rules) OpeningAt(step int, frozen bool) card.Rank {
	if r.Opening == 0 {
		return 0
	}
	from := r.Opening
	if frozen {
		from = r.OpeningOnParola
	}
	top := card.Ace
	switch r.OpeningLadder {
	case LadderStopAtK, LadderCycleK:
		top = card.King
	case LadderFlat:
		top = from
	}
	return rung(from, r.climb(max(step, 0), frozen, rungs(from, top)))
}

// climb returns on which of n rungs the ladder stands after step void hands.
func (r *Rules) climb(step int, frozen bool, n int) int {
	switch r.OpeningLadder {
	case LadderStopAtK: // [001] [003]
		return min(step, n-1)
	case LadderCycleK, LadderCycleA:
		return step % n
	case LadderGenova:
		if !frozen { // the ace is asked twice before it comes down
			return bounce(step, n, 2*n-1)
		}
	}
	return bounce(step, n, max(2*n-2, 1)) // [000]
}

// bounce goes up n rungs and comes down again, in period steps from the bottom
// to the bottom.
func bounce(step, n, period int) int {
	step %= period
	if step < n {
		return step
	}
	return period - step
}

// rungs counts the ranks of a ladder: where it begins, and of Jack to Ace
// those above that, up to top.
func rungs(from, top card.Rank) int {
	if top <= from {
		return 1
	}
	return 1 + int(top-max(from, card.Jack-1))
}

// rung returns the i-th rank of the ladder, from 0.
func rung(from card.Rank, i int) card.Rank {
	if i == 0 {
		return from
	}
	return max(from, card.Jack-1) + card.Rank(i)
}

// StepOf returns the first step at which the ladder asks for opening, and
// whether it ever does: for a log that starts in mid-game.
func (r *Rules) StepOf(opening card.Rank, frozen bool) (int, bool) {
	for step := range int(card.Ace) {
		if r.OpeningAt(step, frozen) == opening {
			return step, true
		}
	}
	return 0, false
}

// StepFrom returns step where the ladder asks for opening there, or else the
// first step at which it does: for a hand that another ladder led up to.
func (r *Rules) StepFrom(step int, opening card.Rank, frozen bool) int {
	if r.OpeningAt(step, frozen) == opening {
		return step
	}
	if first, ok := r.StepOf(opening, frozen); ok {
		return first
	}
	return step
}

package format

import (
	"slices"
	"strconv"
)

// numbering counts the hands of a session. Of numbers it keeps ranges, so that
// an evening without end needs no memory; of names it keeps each.
type numbering struct {
	hands  int   // seen so far
	last   int64 // number of the hand before
	lost   int64 // hands since then that have neither name nor anything else
	guess  bool  // the number of the hand before was counted
	broken bool  // the hand before has faults
	ranges []numberRange
	single map[int64]bool // numbers here and there
	names  map[string]bool
}

// maxRanges is how many ranges are worth keeping in order.
const maxRanges = 256

type numberRange struct{ from, to int64 }

// lose names a hand of which nothing can be read: as the next, whose number it
// does not take.
func (n *numbering) lose(h *Hand) {
	n.hands++
	n.lost++
	h.Name = strconv.FormatInt(n.last+n.lost, 10)
}

// next names h, says whether its number skips, and reports whether another
// hand had its name.
func (n *numbering) next(h *Hand, written string) (twice bool) {
	first, lost, guess := n.hands == 0, n.lost, n.guess
	n.hands++
	n.lost, n.guess = 0, false
	if written == "" {
		n.last += 1 + lost
		for n.has(n.last) {
			n.last++
		}
		n.add(n.last)
		h.Name = strconv.FormatInt(n.last, 10)
		n.guess = true
		return false
	}
	h.Name = written
	num, ok := handNumber(written)
	if !ok {
		n.last += 1 + lost
		if n.names[written] {
			return true
		}
		if n.names == nil {
			n.names = make(map[string]bool)
		}
		n.names[written] = true
		return false
	}
	if n.has(num) {
		// What was counted as a hand and cannot be read was none.
		return num != n.last || !guess || !n.broken
	}
	h.Gap = !first && (num <= n.last || num > n.last+1+lost)
	n.last = num
	n.add(num)
	return false
}

// handNumber reads a name that is a number as one counts; `007` is a name.
func handNumber(name string) (int64, bool) {
	if !allDigits(name) || name[0] == '0' || len(name) > 15 {
		return 0, false
	}
	n, err := strconv.ParseInt(name, 10, 64)
	return n, err == nil
}

func (n *numbering) find(num int64) (i int, found bool) {
	return slices.BinarySearchFunc(n.ranges, num, func(r numberRange, num int64) int {
		switch {
		case r.to < num:
			return -1
		case r.from > num:
			return 1
		}
		return 0
	})
}

func (n *numbering) has(num int64) bool {
	_, found := n.find(num)
	return found || n.single[num]
}

func (n *numbering) add(num int64) {
	i, _ := n.find(num)
	if i > 0 && n.ranges[i-1].to == num-1 {
		n.ranges[i-1].to = num
		return
	}
	if len(n.ranges) < maxRanges {
		n.ranges = slices.Insert(n.ranges, i, numberRange{num, num})
		return
	}
	if n.single == nil {
		n.single = make(map[int64]bool)
	}
	n.single[num] = true
}

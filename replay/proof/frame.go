package proof

import (
	"math/bits"

	"apertura/format/card"
)

// A role is what became of a card that was the player's.
type role uint8

// The roles. A card has one at most; again is that of a discard that came back
// to who threw it.
const (
	kept   role = iota // dealt, and not thrown
	thrown             // dealt and thrown
	first              // received from the stub
	late               // received after a reshuffle
	again              // dealt, thrown, and received after a reshuffle
	roles
)

// in returns the roles of the cards of a moment, bit r for role r.
func (m Moment) in() uint8 {
	switch m {
	case AsDealt:
		return 1<<kept | 1<<thrown | 1<<again
	case AsKept:
		return 1 << kept
	}
	return 1<<kept | 1<<first | 1<<late | 1<<again
}

// A frame is one way to deal the roles out by number: how many cards have each,
// which cards may have it, and which cards have one, whichever it is.
type frame struct {
	may  [roles]card.Set
	need [roles]int8
	must card.Set
}

// frameBuffer is how many frames a record has, nearly always.
const frameBuffer = 2

// mostCards is how many cards a log can deal to a player.
const mostCards = 10

// frames appends the frames in which some hand is possible.
func (r *Record) frames(out []frame) []frame {
	n := r.dealt()
	if n < 0 || n > mostCards || (r.Dealt|r.threw()).Len() > n || r.cards() == 0 || r.own()&^card.Full.Cards() != 0 {
		return out
	}
	if !r.Unread {
		t := r.Thrown.Len() + int(r.ThrownMore) - int(r.TakenBack)
		return r.byTaken(r.Thrown&^r.Apart, 0, max(int(r.TakenBack), 0), counts{n - t, t, r.Stub.len(), r.Pool.len()}, out)
	}
	for t := range n + 1 {
		pool := t
		if r.Pool.len() == 0 {
			pool = 0
		}
		for g := range pool + 1 {
			out = r.byAgain(0, counts{n - t, t, t - g, g}, out)
		}
	}
	return out
}

// counts is how many cards were kept, thrown, received from the stub and after
// a reshuffle.
type counts struct{ kept, thrown, first, late int }

// byTaken goes through the choices of cards thrown that he took back: at most n
// of those from.
func (r *Record) byTaken(from, taken card.Set, n int, c counts, out []frame) []frame {
	out = r.byAgain(taken, c, out)
	if n == 0 {
		return out
	}
	for x := range from.All() {
		from = from.Without(x)
		out = r.byTaken(from, taken.With(x), n-1, c, out)
	}
	return out
}

// byAgain goes through the numbers of discards that came back. Numbers that
// cannot be, below none or above all cards, fit no frame.
func (r *Record) byAgain(taken card.Set, c counts, out []frame) []frame {
	for b := range min(c.thrown, c.late, r.Back.Len()) + 1 {
		if f := r.frame(taken, c, b); f.fits(0, 0) {
			out = append(out, f)
		}
	}
	return out
}

// frame says which card may have which role where so many discards came back.
func (r *Record) frame(taken card.Set, c counts, back int) frame {
	f := frame{
		must: r.own(),
		need: [roles]int8{int8(c.kept), int8(c.thrown - back), int8(c.first), int8(c.late - back), int8(back)},
	}
	deck := r.cards()
	threw := r.threw() &^ taken
	given := r.Dealt | r.threw()
	got := r.Stub.Known | r.Pool.Known
	dealt := deck &^ (r.OutDealt &^ given)
	if given.Len() == c.kept+c.thrown {
		dealt = given
	}
	down := dealt &^ taken
	if threw.Len() == c.thrown {
		down = threw
	}
	stub := serves(r.Stub, deck, c.first) &^ given &^ r.Pool.Known
	pool := serves(r.Pool, deck, c.late) &^ r.Stub.Known
	f.may[kept] = dealt &^ threw &^ got &^ r.OutKept
	f.may[thrown] = down &^ got &^ r.Shown
	f.may[first] = stub
	f.may[late] = pool &^ given
	f.may[again] = down & pool & r.Back
	if r.Shown.Len() == c.kept+c.first+c.late {
		f.may[kept] &= r.Shown
		f.may[first] &= r.Shown
		f.may[late] &= r.Shown
		f.may[again] &= r.Shown
	}
	for i := range f.need {
		if f.need[i] == 0 {
			f.may[i] = 0
		}
	}
	return f
}

// serves returns the cards a stub that served n can have served.
func serves(s Served, deck card.Set, n int) card.Set {
	if s.Known.Len() == n {
		return s.Known
	}
	return deck &^ (s.Out &^ s.Known)
}

// fits reports whether the roles can be dealt out so that the cards with go
// among the roles in: as many as those take, so that no other does, or none.
//
// It only counts. There is a way to fill every role, and one to place every
// card that has a role, exactly when for each group of roles there are cards
// enough for it, and no more cards that must be in it than it takes (Hall);
// then one way does both (Mendelsohn and Dulmage).
func (f *frame) fits(in uint8, with card.Set) bool {
	var any [1 << roles]card.Set // by group of roles: the cards with a role in it
	var sum [1 << roles]int8
	groups := 1
	must := f.must | with
	for r := range f.may {
		if f.need[r] == 0 {
			continue
		}
		may := f.may[r]
		if in>>r&1 == 0 {
			may &^= with
		}
		for g := range groups {
			any[groups+g] = any[g] | may
			sum[groups+g] = sum[g] + f.need[r]
		}
		groups *= 2
	}
	all := groups - 1
	for g := range groups {
		n := int(sum[g])
		if bits.OnesCount64(uint64(any[g])) < n || bits.OnesCount64(uint64(must&^any[all^g])) > n {
			return false
		}
	}
	return true
}

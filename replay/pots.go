package replay

import (
	"apertura/format/money"
)

// A Layer is one of the pots that players all-in at different heights make.
type Layer struct {
	Chips money.Chips
	For   Players // by seat: who is still in and paid into it
	Back  bool    // an unmatched wager that goes back
}

// maxLayers: one for each seat, one for the ante contested for less, one that
// goes back.
const maxLayers = MaxSeats + 2

// layers cuts the table into its pots, the main pot first. Dead money lies in
// the lowest, antes too, but that one all-in for less than his ante contests
// only as much of every player's antes and wagers. What one who left put in
// stays in the layers it reached.
func (s *State) layers(out []Layer) []Layer {
	var paid [MaxSeats]money.Chips
	dead := s.Dead
	for i := range s.N {
		// What somebody put in beyond the call contests nothing.
		p := &s.Seats[i]
		paid[i] = min(p.Early, s.EarlyHigh) + min(p.Wager, s.High)
		dead += p.Early + p.Wager - paid[i]
	}
	out, dead = s.shortAntes(&paid, dead, out)
	if dead > 0 && s.unwagered(paid[:]) {
		out = append(out, Layer{Chips: dead, For: s.inSet()})
		dead = 0
	}
	base := money.Chips(0)
	top, second := heights(paid[:s.N])
	for {
		level, found := s.nextLevel(paid[:], base, second)
		if !found {
			break
		}
		l := Layer{Chips: dead}
		dead = 0
		for i := range s.N {
			l.Chips += min(max(paid[i]-base, 0), level-base)
			if s.Seats[i].In && paid[i] >= level {
				l.For = l.For.With(int(i))
			}
		}
		base = level
		if l.Chips > 0 || l.For != 0 {
			out = append(out, l)
		}
	}
	if dead > 0 {
		out = append(out, Layer{Chips: dead, For: s.inSet()})
	}
	if top > second {
		for i := range s.N {
			if paid[i] == top {
				out = append(out, Layer{Chips: top - second, For: Players(0).With(int(i)), Back: true})
			}
		}
	}
	return out
}

// heights returns the highest and the second highest of the wagers.
func heights(paid []money.Chips) (top, second money.Chips) {
	for _, c := range paid {
		second = max(second, min(top, c))
		top = max(top, c)
	}
	return top, second
}

// nextLevel returns the next height above base at which a player still in has
// all his wagers, up to the highest that was matched. The first level is zero
// where somebody in has wagered nothing.
func (s *State) nextLevel(paid []money.Chips, base, second money.Chips) (money.Chips, bool) {
	level, found := second, base < second
	for i := range s.N {
		if s.Seats[i].In && paid[i] > base {
			level = min(level, paid[i])
		}
	}
	return level, found
}

// unwagered reports whether somebody is in with his ante alone.
func (s *State) unwagered(paid []money.Chips) bool {
	for i := range s.N {
		if s.Seats[i].In && paid[i] == 0 && !s.shortAnte(Seat(i)) {
			return true
		}
	}
	return false
}

// shortAnte reports whether a seat is all-in for less than the ante due.
func (s *State) shortAnte(i Seat) bool {
	p := &s.Seats[i]
	return p.In && p.AllIn && p.ShortAnte && p.Early+p.Wager == 0
}

// shortAntes takes the layers that players all-in for less than their ante
// contest out of every player's antes and wagers.
func (s *State) shortAntes(paid *[MaxSeats]money.Chips, dead money.Chips, out []Layer) ([]Layer, money.Chips) {
	var ante [MaxSeats]money.Chips
	for i := range s.N {
		ante[i] = s.Seats[i].AnteIn
	}
	rest := dead
	for i := range s.N {
		rest -= ante[i]
	}
	done := money.Chips(0)
	for {
		level := money.Max
		for i := range Seat(s.N) {
			if a := s.Seats[i].AnteIn; s.shortAnte(i) && a > done {
				level = min(level, a)
			}
		}
		if level == money.Max {
			break
		}
		l := Layer{Chips: rest}
		rest = 0
		for i := range Seat(s.N) {
			p := &s.Seats[i]
			take := min(level-done, ante[i]+paid[i])
			fromAnte := min(take, ante[i])
			ante[i] -= fromAnte
			paid[i] -= take - fromAnte
			l.Chips += take
			if p.In && (!s.shortAnte(i) || p.AnteIn >= level) {
				l.For = l.For.With(int(i))
			}
		}
		done = level
		out = append(out, l)
	}
	for i := range s.N {
		rest += ante[i]
	}
	return out, rest
}

func (s *State) inSet() Players {
	var p Players
	for i := range s.N {
		if s.Seats[i].In && !s.shortAnte(Seat(i)) {
			p = p.With(int(i))
		}
	}
	return p
}

// dealt returns who was dealt in.
func (s *State) dealt() Players {
	var p Players
	for i := range s.N {
		if s.Seats[i].Dealt {
			p = p.With(int(i))
		}
	}
	return p
}

// Layers returns the pots on the table as it lies, the main pot first. Only who
// is all in for less makes one: whoever has chips may be in for each of them, be
// it that he still owes a word or that he called for too little, and what all have
// left who went so high is no pot of its own. It returns nothing where what lies
// there, or who is in, is not on record.
func (s *State) Layers() []Layer {
	if !s.PotSure() || !s.InKnown || s.WagerOpen || s.in() == 0 {
		return nil
	}
	var able, gone Players
	for i := range Seat(s.N) {
		p := &s.Seats[i]
		if p.In && !p.AllIn {
			able = able.With(int(i))
		}
		if p.Mucked && p.Cards.Shown == 0 {
			gone = gone.With(int(i))
		}
	}
	list := s.layers(nil)
	out := list[:0]
	for _, l := range list {
		l.For |= able
		if rest := l.For &^ gone; rest != 0 {
			l.For = rest
		}
		if n := len(out) - 1; n >= 0 && (l.For == 0 || out[n].For == l.For) {
			out[n].Chips += l.Chips
			continue
		}
		l.Back = l.For.Len() == 1
		out = append(out, l)
	}
	return out
}

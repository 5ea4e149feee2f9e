package replay

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/format/money"
)

// seated sets a table of players with what they put in: ante, early wagers,
// wagers; a negative ante is one who has left.
func seated(rows ...[3]money.Chips) *State {
	s := &State{N: int8(len(rows)), Phase: format.Betting}
	for i, r := range rows {
		p := &s.Seats[i]
		p.In = r[0] >= 0
		p.AnteIn = max(r[0], 0)
		p.Early, p.Wager = r[1], r[2]
		s.Dead += p.AnteIn
		s.EarlyHigh, s.High = max(s.EarlyHigh, r[1]), max(s.High, r[2])
	}
	return s
}

func TestLayers(t *testing.T) {
	for _, c := range []struct {
		name string
		s    *State
		set  func(s *State)
		want []Layer
	}{
		{"nobody wagered", seated([3]money.Chips{4, 0, 0}, [3]money.Chips{0, 0, 0}), nil,
			[]Layer{{Chips: 4, For: 0b11}}},
		{"called", seated([3]money.Chips{4, 4, 6}, [3]money.Chips{0, 4, 6}), nil,
			[]Layer{{Chips: 24, For: 0b11}}},
		{"uncalled", seated([3]money.Chips{4, 4, 6}, [3]money.Chips{-1, 4, 0}), nil,
			[]Layer{{Chips: 12, For: 0b1}, {Chips: 6, For: 0b1, Back: true}}},
		{"two all-in at different heights", seated([3]money.Chips{0, 6, 34}, [3]money.Chips{0, 6, 8}, [3]money.Chips{2, 6, 34}, [3]money.Chips{-1, 6, 0}), nil,
			[]Layer{{Chips: 14*3 + 6 + 2, For: 0b111}, {Chips: 52, For: 0b101}}},
		{"one in with his ante alone", seated([3]money.Chips{2, 0, 0}, [3]money.Chips{2, 2, 4}, [3]money.Chips{2, 2, 4}), nil,
			[]Layer{{Chips: 6, For: 0b111}, {Chips: 12, For: 0b110}}},
		{"all-in for half an ante", seated([3]money.Chips{4, 0, 0}, [3]money.Chips{4, 4, 8}, [3]money.Chips{4, 4, 8}, [3]money.Chips{2, 0, 0}),
			func(s *State) { s.Seats[0].In = false; s.Seats[3].AllIn, s.Seats[3].ShortAnte = true, true },
			[]Layer{{Chips: 8, For: 0b1110}, {Chips: 6 + 24, For: 0b110}}},
		{"all-in for less ante, and one who left", seated([3]money.Chips{4, 0, 0}, [3]money.Chips{1, 0, 0}, [3]money.Chips{4, 0, 0}),
			func(s *State) { s.Seats[2].In = false; s.Seats[1].AllIn, s.Seats[1].ShortAnte = true, true },
			[]Layer{{Chips: 3, For: 0b11}, {Chips: 6, For: 0b1}}},
		{"two all-in for less ante", seated([3]money.Chips{4, 0, 0}, [3]money.Chips{1, 0, 0}, [3]money.Chips{2, 0, 0}),
			func(s *State) {
				s.Seats[1].AllIn, s.Seats[1].ShortAnte = true, true
				s.Seats[2].AllIn, s.Seats[2].ShortAnte = true, true
			},
			[]Layer{{Chips: 3, For: 0b111}, {Chips: 2, For: 0b101}, {Chips: 2, For: 0b1}}},
		{"all-in for less ante than was due, and more than the others paid", seated([3]money.Chips{3, 0, 0}, [3]money.Chips{2, 4, 0}, [3]money.Chips{2, 4, 0}),
			func(s *State) { s.Seats[0].AllIn, s.Seats[0].ShortAnte = true, true },
			[]Layer{{Chips: 9, For: 0b111}, {Chips: 6, For: 0b110}}},
		{"more than the call lies dead", seated([3]money.Chips{2, 4, 0}, [3]money.Chips{0, 6, 0}), func(s *State) { s.EarlyHigh = 4 },
			[]Layer{{Chips: 12, For: 0b11}}},
	} {
		if c.set != nil {
			c.set(c.s)
		}
		got := c.s.layers(nil)
		if len(got) != len(c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
			continue
		}
		sum := money.Chips(0)
		for i := range got {
			sum += got[i].Chips
			if got[i] != c.want[i] {
				t.Errorf("%s: layer %d: got %+v, want %+v", c.name, i, got[i], c.want[i])
			}
		}
		if sum != c.s.Pot() {
			t.Errorf("%s: got %d chips in all layers, want %d", c.name, sum, c.s.Pot())
		}
	}
}

// Before a round is over its wagers make no pots of their own.
func TestLayersOfATable(t *testing.T) {
	open := func(s *State) *State {
		s.PotKnown, s.InKnown = true, true
		for i := range s.N {
			s.Seats[i].Spoke = true
		}
		return s
	}
	rows := func() *State {
		return open(seated([3]money.Chips{2, 4, 10}, [3]money.Chips{2, 4, 0}, [3]money.Chips{2, 4, 3}))
	}
	for _, c := range []struct {
		name string
		set  func(s *State)
		want []Layer
	}{
		{"one is to answer a bet", func(s *State) { s.Seats[1].Spoke = false; s.Seats[2].In = false }, []Layer{{Chips: 31, For: 0b11}}},
		{"one is all-in, one is to answer", func(s *State) { s.Seats[1].Spoke = false; s.Seats[2].AllIn = true },
			[]Layer{{Chips: 24, For: 0b111}, {Chips: 7, For: 0b11}}},
		{"one is all-in, and nobody answers", func(s *State) { s.Seats[1].In = false; s.Seats[2].AllIn = true },
			[]Layer{{Chips: 24, For: 0b101}, {Chips: 7, For: 0b1, Back: true}}},
		{"who laid down unseen plays for nothing", func(s *State) { s.Seats[1].In = false; s.Seats[2].AllIn, s.Seats[2].Mucked = true, true },
			[]Layer{{Chips: 31, For: 0b1, Back: true}}},
		{"who went higher has left", func(s *State) {
			s.Seats[0].In, s.Seats[1].In, s.Seats[1].Wager, s.Seats[2].AllIn = false, false, 10, true
		},
			[]Layer{{Chips: 41, For: 0b100, Back: true}}},
		{"nobody is left", func(s *State) { s.Seats[0].In, s.Seats[1].In, s.Seats[2].In = false, false, false }, nil},
		{"what lies there is not on record", func(s *State) { s.PotKnown = false }, nil},
	} {
		s := rows()
		c.set(s)
		if got := s.Layers(); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

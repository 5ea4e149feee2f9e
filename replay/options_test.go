package replay

import (
	"testing"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// round sets a betting round of three with the wagers given, the turn at the
// last of them.
func round(p format.Phase, dead money.Chips, wagers ...money.Chips) *State {
	s := &State{N: int8(len(wagers)), Phase: p, Dealer: 0, Turn: Seat(len(wagers) - 1), Dead: dead, PotKnown: true,
		Ante: 4, AnteSaid: true, InKnown: true, Opener: NoSeat}
	for i, w := range wagers {
		s.Seats[i] = Player{Roster: int8(i), Dealt: true, In: true, Wager: w}
		s.High = max(s.High, w)
	}
	return s
}

// What the seat to act may do, at the edges of every limit.
func TestOptionsOf(t *testing.T) {
	classico := house.Classico()
	with := func(assignments ...string) house.Rules {
		r := classico
		for _, a := range assignments {
			var err error
			if r, err = house.Set(r, a); err != nil {
				t.Fatal(err)
			}
		}
		return r
	}
	for _, c := range []struct {
		name  string
		r     house.Rules
		s     *State
		check func(o Options) (got, want money.Chips)
	}{
		{"unopened, least", classico, round(format.Opening, 10, 0, 0, 0), func(o Options) (money.Chips, money.Chips) { return o.Open.Min, 4 }},
		{"unopened, most", classico, round(format.Opening, 10, 0, 0, 0), func(o Options) (money.Chips, money.Chips) { return o.Open.Max, 10 }},
		{"unopened, the pot is the least", with("opening-min=pot"), round(format.Opening, 10, 0, 0, 0), func(o Options) (money.Chips, money.Chips) { return o.Open.Min, 10 }},
		{"unopened, no most", with("opening-max=none"), round(format.Opening, 10, 0, 0, 0), func(o Options) (money.Chips, money.Chips) { return o.Open.Max, money.Max }},
		{"opened, the call", classico, round(format.Opening, 4, 8, 4, 2), func(o Options) (money.Chips, money.Chips) { return o.Call, 6 }},
		{"opened, least raise", classico, round(format.Opening, 4, 8, 4, 2), func(o Options) (money.Chips, money.Chips) { return o.Raise.Min, 9 }},
		{"opened, most raise: the pot after the call on top", classico, round(format.Opening, 4, 8, 4, 2), func(o Options) (money.Chips, money.Chips) { return o.Raise.Max, 8 + 18 + 6 }},
		{"unbet, least", classico, round(format.Betting, 12, 0, 0, 0), func(o Options) (money.Chips, money.Chips) { return o.Bet.Min, 2 }},
		{"unbet, the ante is the least", with("bet-min=ante"), round(format.Betting, 12, 0, 0, 0), func(o Options) (money.Chips, money.Chips) { return o.Bet.Min, 4 }},
		{"unbet, most", classico, round(format.Betting, 12, 0, 0, 0), func(o Options) (money.Chips, money.Chips) { return o.Bet.Max, 12 }},
	} {
		if got, want := c.check(OptionsOf(&c.r, c.s, 2)); got != want {
			t.Errorf("%s: got %d, want %d", c.name, got, want)
		}
	}
	draw := round(format.Draw, 4, 0, 0, 0)
	draw.Seats[1].Cards.Drew = true
	if o := OptionsOf(&classico, draw, 2); o.Seat != 2 || o.Throw != 4 {
		t.Errorf("draw: got seat %d and %d cards, want seat 2 and 4", o.Seat, o.Throw)
	}
	over := round(format.Betting, 4, 0, 0, 0)
	over.Turn = NoSeat
	if o := OptionsOf(&classico, over, 2); o != (Options{Seat: NoSeat, Asking: NoSeat, Shows: NoSeat}) {
		t.Errorf("a round that is over: got %+v, want nothing to do", o)
	}
}

// Against a rest that nobody knows there is something to call, and nothing to open
// or to bet; what he may raise to is not on record.
func TestOptionsAgainstAnUnknownRest(t *testing.T) {
	classico := house.Classico()
	for _, p := range []format.Phase{format.Opening, format.Betting} {
		for _, high := range []money.Chips{0, 4} {
			s := round(p, 8, high, 0, 0)
			s.HighOpen, s.PotKnown = true, false
			o := OptionsOf(&classico, s, 2)
			want := Options{Seat: 2, Fold: true, Unsaid: true, Raise: Range{Min: high + 1, Max: money.Max}, Asking: NoSeat, Shows: NoSeat}
			if o != want {
				t.Errorf("%v, above %d: got %+v, want %+v", p, high, o, want)
			}
		}
	}
}

// Of the breaches of one act only the first of a group is said, and an act
// that does not count has nothing else said of it.
func TestSingle(t *testing.T) {
	at := func(k Kind, act int) Breach {
		return Breach{Kind: k, Verdict: format.Violation, Act: act, At: format.Anchor{Act: act}}
	}
	for _, c := range []struct {
		name string
		in   []Breach
		want []Kind
	}{
		{"late and too large", []Breach{at(RaiseTooLarge, 3), at(RaiseAfterThought, 3)}, []Kind{RaiseAfterThought}},
		{"on two acts", []Breach{at(RaiseTooLarge, 3), at(RaiseAfterThought, 4)}, []Kind{RaiseTooLarge, RaiseAfterThought}},
		{"out of turn stands beside", []Breach{at(OutOfTurn, 3), at(RaiseAfterThought, 3)}, []Kind{OutOfTurn, RaiseAfterThought}},
		{"an act that does not count", []Breach{at(OutOfTurn, 3), at(ActAfterFold, 3), at(BeyondStack, 3)}, []Kind{ActAfterFold}},
		{"one opening, wherever its parts are", []Breach{at(OpenersNotShown, 9), at(OpeningBelowLadder, 2)}, []Kind{OpeningBelowLadder}},
		{"what is not known mutes nothing", []Breach{at(OpeningBelowLadder, 2).unknown(), at(OpenersNotShown, 9)}, []Kind{OpeningBelowLadder, OpenersNotShown}},
	} {
		var got []Kind
		for _, b := range single(c.in) {
			got = append(got, b.Kind)
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: got %v, want %v", c.name, got, c.want)
			}
		}
	}
}

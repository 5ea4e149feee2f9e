package replay

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay/house"
)

// A Hand is one hand replayed to its end. It owns its steps and breaches in
// arrays that its [Session] uses again: it is valid until the next hand is
// played; [Hand.Clone] keeps it.
type Hand struct {
	Log      *format.Hand
	Rules    house.Rules
	Deck     card.Deck
	LeftOut  Reason              // why it was not judged; NoReason where it was
	Faults   []format.Diagnostic // format errors in the hand's own `rules`
	Steps    []Step              // with [Config.Trace]: the deal, then an act each, then the result
	Breaches []Breach
	Accounts []Account // one for each seat, and for who paid or was paid without one
	Dues     []Due     // what rulings of the session ask for and nobody has paid, behind this hand
	Openings Tally
	game     *game // what it was played on, until the next hand
	prize    prize
}

// Clone returns a copy that stays valid.
func (h *Hand) Clone() *Hand {
	c := *h
	c.game = nil
	c.Faults = slices.Clone(h.Faults)
	c.Breaches = slices.Clone(h.Breaches)
	for i := range c.Breaches {
		b := &c.Breaches[i]
		b.Causes, b.argument = h.Causes(b), argument{}
	}
	c.Accounts = slices.Clone(h.Accounts)
	c.Dues = slices.Clone(h.Dues)
	c.Steps = slices.Clone(h.Steps)
	for i := range c.Steps {
		c.Steps[i].Events = slices.Clone(c.Steps[i].Events)
	}
	return &c
}

// A Reason says why a hand was left out.
type Reason uint8

// The reasons.
const (
	NoReason Reason = iota
	FormatErrors
	TooManyPlayers // more in `seats` than a table has: D05, and nothing else
)

// A Tally counts openings by what is known of them.
type Tally struct{ Verified, Wrong, Unverifiable int }

// Name returns the name of player i as the roster writes it, "" for nobody.
func (h *Hand) Name(i int) string {
	if i < 0 || i >= len(h.Log.Session.Players) {
		return ""
	}
	return h.Log.Session.Players[i].Name.V
}

// Names lists the players of a set as a sentence does.
func (h *Hand) Names(p Players) lang.Text {
	var list []lang.Text
	for i := range h.Log.Session.Players {
		if p.Has(i) {
			list = append(list, lang.Same(h.Name(i)))
		}
	}
	return lang.List(list...)
}

// InTurn lists the players of a set as they sit, from the left of one of the
// table; as the roster has them where he does not sit there.
func (h *Hand) InTurn(after int, p Players) lang.Text {
	v := h.behind()
	if v == nil || v.s.Seat(after) == NoSeat {
		return h.Names(p)
	}
	var list []lang.Text
	for k := 1; k <= int(v.s.N); k++ {
		if i := v.s.player(v.s.left(v.s.Seat(after), k)); p.Has(i) {
			list = append(list, lang.Same(h.Name(i)))
		}
	}
	return lang.List(list...)
}

// Amount returns chips as text, with a point in English and a comma in Italian.
func (h *Hand) Amount(c money.Chips) lang.Text {
	u := h.Log.Session.Unit
	return lang.Text{EN: u.Format(c, '.'), IT: u.Format(c, ',')}
}

// Act returns act number n of the log, nil for none.
func (h *Hand) Act(n int) *format.Act {
	if n < 1 || n > len(h.Log.Acts) {
		return nil
	}
	return &h.Log.Acts[n-1]
}

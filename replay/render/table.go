package render

import (
	"slices"
	"strings"

	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
)

func newTable(h *replay.Hand, s *replay.State) Table {
	t := Table{Seats: make([]Seat, s.N), Parts: partsOf(h, s)}
	if s.PotKnown {
		t.Pot = amount(h, s.Pot()).EN
	}
	for i := range t.Seats {
		t.Seats[i] = newSeat(h, s, replay.Seat(i))
	}
	return t
}

func newSeat(h *replay.Hand, s *replay.State, i replay.Seat) Seat {
	p := &s.Seats[i]
	out := Seat{Name: name(h, s, i), Dealer: s.Dealer == i, Opener: s.Opened && s.Opener == i && !s.NoOpeners}
	if r := int(p.Roster); out.Name != "" {
		out.Short = h.Log.Session.Players[r].Short.V
	}
	switch {
	case !p.Dealt:
		out.State = Away
	case p.In && p.AllIn && (!p.StackKnown || p.Stack == 0): // else the pot has come to him
		out.State = AllIn
	case p.In:
		out.State = In
	default:
		out.State = Folded
	}
	if p.StackKnown {
		out.Stack = amount(h, p.Stack).EN
	}
	if !p.NetUnread {
		out.Net = signed(h, p.Net)
	}
	if p.Wager > 0 {
		out.Wager = amount(h, p.Wager).EN
	}
	if p.Dealt {
		out.Cards = cardsOf(&p.Cards, p.In)
	}
	return out
}

// signed is what was won or lost; nothing has no sign.
func signed(h *replay.Hand, c money.Chips) string {
	text := amount(h, max(c, -c)).EN
	switch {
	case c > 0:
		return "+" + text
	case c < 0:
		return "-" + text
	}
	return text
}

// Before is what lies before a player; where no stack is on record, what he has
// won or lost so far, with its sign.
func (s *Seat) Before() string {
	if s.Stack != "" {
		return minus(s.Stack)
	}
	return Signed(s.Net)
}

// Netted reports whether what lies before a player is what he has won or lost.
func (s *Seat) Netted() bool { return s.Stack == "" && s.Net != "" }

// Legend says what a figure with a sign is, nothing where there is none.
func (t *Table) Legend() lang.Text {
	if !slices.ContainsFunc(t.Seats, func(s Seat) bool { return s.Netted() }) {
		return lang.Text{}
	}
	return lang.Text{
		EN: "a figure with a sign is what a player has won or lost so far: his stack is not on record",
		IT: "una cifra col segno è quanto uno ha vinto o perso finora: quanto ha davanti non è scritto",
	}
}

// Signed is what was won or lost as people read it: "+12", "−3", "±0", and "?"
// where it is not known.
func Signed(net string) string {
	if net == "0" {
		return "±0"
	}
	return Known(minus(net))
}

// minus is an amount with a minus sign as wide as a plus.
func minus(amount string) string { return strings.Replace(amount, "-", "−", 1) }

// Known is an amount, "?" where it is not known.
func Known(amount string) string {
	if amount == "" {
		return "?"
	}
	return amount
}

// cardsOf lists a hand from the highest card down, those nobody knows last. Who
// has left has none before him, unless some of his are on record.
func cardsOf(c *replay.Cards, in bool) []Card {
	known, more := c.InHand()
	shown := c.Shown | c.ShownProof
	// Openers shown count as his five, but for those he has thrown.
	if proof := (c.ShownProof &^ c.Thrown &^ known).Len(); proof > 0 && proof <= more {
		known, more = known|c.ShownProof&^c.Thrown, more-proof
	}
	var out []Card
	for _, k := range known.Down() {
		out = append(out, Card{Text: k.String(), Public: shown.Has(k)})
	}
	if in || len(out) > 0 {
		out = append(out, make([]Card, more)...)
	}
	return out
}

// differs reports whether two tables have other chips or other players.
func (t *Table) differs(o *Table) bool {
	return t.Pot != o.Pot || !slices.EqualFunc(t.Seats, o.Seats, func(a, b Seat) bool {
		return a.State == b.State && a.Stack == b.Stack && a.Net == b.Net && a.Wager == b.Wager
	})
}

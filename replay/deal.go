package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// whoPlays leaves out who has no chips and no line in the hand: he is at the
// table, but nobody deals to him.
func (v *view) whoPlays() {
	s := v.s
	for i := range s.N {
		p := &s.Seats[i]
		if v.bound(p) && p.Stack <= 0 && !v.named(int(p.Roster)) {
			p.Dealt, p.In = false, false
		}
	}
}

// named reports whether the hand has a line, cards or an ante of a player; words
// and what else anybody may do, in the hand or not, are none.
func (v *view) named(player int) bool {
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; a.Player == player && !a.Group && (!speaksOnly(a.Verb) || a.Verb == format.Rebuy) {
			return true
		}
	}
	return v.listed(player)
}

// listed reports whether the hand has cards or an ante of a player.
func (v *view) listed(player int) bool {
	for i := range v.log.Cards {
		if v.log.Cards[i].Player.V == player {
			return true
		}
	}
	for _, n := range v.log.Ante.Paid {
		if n.Player.V == player {
			return true
		}
	}
	return false
}

// perhapsOut takes for out who has no line at all in a hand that may be for a
// frozen pot, where nobody knows who owes a level for it.
func (v *view) perhapsOut() {
	c := v.past
	at := c.Rungs
	if v.log.OpeningAt.Said() {
		at = at.at(v.ladderRules(), v.log.OpeningAt.V)
	}
	if c.LevelKnown || !c.Frozen && at.frozen == 0 || v.r.Blinds == house.BlindsFixed {
		return // fixed blinds have no line
	}
	var silent, rest Players
	for i := range Seat(v.s.N) {
		switch p := &v.s.Seats[i]; {
		case !p.Dealt:
		case v.appears(int(p.Roster)):
			rest = rest.With(int(i))
		default:
			silent = silent.With(int(i))
		}
	}
	unread, written := v.openingUnread(), v.log.Written(format.Opening)
	for i := range Seat(v.s.N) {
		switch p := &v.s.Seats[i]; {
		case !silent.Has(int(i)):
		case unread:
			p.PerhapsOut = true
		case written && rest.Len() > 1:
			p.Dealt, p.In, p.SitsOut, p.PerhapsIn = false, false, true, true
		}
	}
}

// openingUnread reports whether the hand was played to its end, and nobody wrote
// its first round.
func (v *view) openingUnread() bool {
	return !v.log.Written(format.Opening) && v.log.Result.Kind != format.Unsaid
}

// appears reports whether the hand says anything of a player, among others or
// alone.
func (v *view) appears(player int) bool {
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; a.Player == player && !speaksOnly(a.Verb) {
			return true
		}
	}
	for _, n := range v.log.Result.Takers {
		if n.Player.V == player {
			return true
		}
	}
	return v.listed(player) || v.log.Dealer.Said() && v.log.Dealer.V == player
}

// fits: at least two dealt in, and five cards for each.
func (v *view) fits(out []Breach) []Breach {
	s := v.s
	n := 0
	for i := range s.N {
		if s.Seats[i].Dealt {
			n++
		}
	}
	b := v.keyBreach(TooFewDealtIn, format.Anchor{Key: format.SeatsKey}, format.NoPlayer)
	b.Ruling.Kind = DealtAgain
	switch {
	case n < 2:
		b.Got, b.Want = money.Chips(n), 2
	case 5*n > int(s.Deck):
		b.Kind, b.Got, b.Want = DeckTooSmall, money.Chips(5*n), money.Chips(s.Deck)
		if v.log.Deck.Said() && !v.log.Seats.Said() {
			b.At.Key = format.DeckKey
		}
	default:
		return out
	}
	return append(out, b)
}

// deal puts the cards on record into the hands and judges them: this deck, no
// card twice, five each.
func (v *view) deal(bs []Breach, out []Event) ([]Breach, []Event) {
	s := v.s
	fresh := s.fresh()
	for i := range v.log.Cards {
		h := &v.log.Cards[i]
		seat := s.Seat(h.Player.V)
		if seat == NoSeat {
			continue
		}
		c := &s.Seats[seat].Cards
		*c = Cards{}
		hand := setOf(h.Cards)
		for j, n := range h.Cards {
			if n.V == card.Unknown {
				c.DealtMore++
			} else if hand&^fresh != 0 {
				bs = v.placed(seat, c, n.V, forDeal, format.CardAnchor(i, j), bs)
			}
		}
		c.Dealt = hand
		fresh &^= hand
		n := len(h.Cards)
		if !h.Rest.Empty() {
			c.DealtMore += int8(max(5-n, 0))
			n = max(n, 5)
		}
		if n != 5 {
			bs = append(bs, v.wrongSize(i, n))
		}
	}
	for i := range Seat(s.N) {
		if p := &s.Seats[i]; p.Dealt {
			out = append(out, Event{Kind: HandDealt, Seat: i, Cards: p.Cards.Dealt, Count: 5})
		}
	}
	return bs, out
}

// wrongSize: not five cards. Seen before the first word, the hand is dealt
// again; afterwards it stands.
func (v *view) wrongSize(entry, n int) Breach {
	b := v.keyBreach(WrongHandSize, format.Anchor{Key: format.CardsKey, Part: format.Entry, N: entry}, v.log.Cards[entry].Player.V)
	b.Got, b.Want = money.Chips(n), 5
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; a.Phase > format.Before && isWord(a.Verb) {
			return b
		}
	}
	b.Ruling.Kind = DealtAgain
	return b
}

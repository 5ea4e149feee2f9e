package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// reverseBluffs judges words and gestures of weakness ([000]): by one still in
// at the showdown, when the five cards he held as he said it beat every other
// hand shown.
func (v *view) reverseBluffs(out []Breach) []Breach {
	if v.r.ReverseBluff == house.BluffAllowed || !v.contested() || !v.log.Written(format.Showdown) {
		return out
	}
	for i := range v.log.Acts {
		a := &v.log.Acts[i]
		if !a.Weak || a.Undone {
			continue
		}
		seat := v.s.Seat(a.Player)
		if seat == NoSeat || !v.s.Seats[seat].In {
			continue
		}
		out = v.reverseBluff(a, seat, out)
	}
	return out
}

func (v *view) reverseBluff(a *format.Act, seat Seat, out []Breach) []Breach {
	b := Breach{Kind: ReverseBluff, Verdict: format.Violation, Player: a.Player, Act: a.Number, At: format.Anchor{Act: a.Number}}
	five, known := v.heldAt(a, seat)
	others, any := v.shownByOthers(seat)
	switch {
	case !any:
		return out
	case !known:
		return append(out, b.unknown())
	}
	for _, o := range others {
		if o == 0 {
			continue
		}
		if w := rank.Winners(v.s.Deck, v.r, []card.Set{five, o}); len(w) != 1 || w[0] != 0 {
			return out
		}
	}
	b.Cards = five
	b.Ruling = Ruling{Kind: LosesHand, Pot: v.potWithout(Players(0).With(int(seat)))}
	if v.r.ReverseBluff == house.BluffWarning {
		b.Ruling = Ruling{Kind: OnlyWarning}
	}
	return append(out, b)
}

// heldAt returns the five cards a player held when he did an act: those dealt
// until he changes, those of the end from there.
func (v *view) heldAt(a *format.Act, seat Seat) (card.Set, bool) {
	c := &v.s.Seats[seat].Cards
	for i := a.Number; i < len(v.log.Acts); i++ {
		if o := &v.log.Acts[i]; o.Player == a.Player && !o.Undone && (o.Verb == format.Discard || o.Verb == format.Receive) {
			return c.dealtFive()
		}
	}
	return c.five()
}

// shownByOthers returns the five-card hands shown by others still in.
func (v *view) shownByOthers(seat Seat) (hands [MaxSeats]card.Set, any bool) {
	for i := range Seat(v.s.N) {
		p := &v.s.Seats[i]
		if i == seat || !p.In || p.Cards.Shown == 0 {
			continue
		}
		if five, ok := p.Cards.five(); ok {
			hands[i], any = five, true
		}
	}
	return hands, any
}

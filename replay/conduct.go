package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
)

// reverseBluffs judges words and gestures of weakness ([000]): by one still in
// at the showdown, when the five cards he held as he said it beat every other
// hand shown. What follows is for the table as ruled.
func (v *view) reverseBluffs(ruled *view, out []Breach) []Breach {
	if !v.gist.weak || v.r.ReverseBluff == house.BluffAllowed || !v.contested() || !v.log.Written(format.Showdown) {
		return out
	}
	for i := range v.log.Acts {
		a := &v.log.Acts[i]
		if !a.Weak() || a.Undone {
			continue
		}
		seat := v.s.Seat(a.Player)
		if seat == NoSeat || !v.s.Seats[seat].In {
			continue
		}
		out = v.reverseBluff(ruled, a, seat, out)
	}
	return out
}

func (v *view) reverseBluff(ruled *view, a *format.Act, seat Seat, out []Breach) []Breach {
	b := Breach{Kind: ReverseBluff, Verdict: format.Violation, Player: a.Player, Act: a.Number, At: format.Anchor{Act: a.Number}}
	c := v.s.Seats[seat].Cards
	hands, unread := v.shownByOthers(seat)
	if len(hands) == 0 && !unread {
		return out
	}
	moment := v.momentOf(a)
	rec := v.record(seat)
	switch rec.Beats(v.r, moment, hands...) {
	case proof.Cannot:
		return out
	case proof.Either:
		return append(out, b.unknown())
	}
	if unread {
		return append(out, b.unknown())
	}
	five, _ := c.five()
	if moment == proof.AsDealt {
		five, _ = c.dealtFive()
	}
	b.Cards = five
	b.Ruling = Ruling{Kind: LosesHand, Pot: ruled.potWithout(Players(0).With(int(seat)))}
	if v.r.ReverseBluff == house.BluffWarning {
		b.Ruling = Ruling{Kind: OnlyWarning}
	}
	return append(out, b)
}

// momentOf returns which five cards a player held when he did an act: those
// dealt until he changes, as he may where nobody wrote the draw, those of the
// end from there.
func (v *view) momentOf(a *format.Act) proof.Moment {
	if a.Phase < format.Draw && v.s.Seats[v.s.Seat(a.Player)].Cards.Unread {
		return proof.AsDealt
	}
	for i := a.Number; i < len(v.log.Acts); i++ {
		if o := &v.log.Acts[i]; o.Player == a.Player && !o.Undone && (o.Verb == format.Discard || o.Verb == format.Receive) {
			return proof.AsDealt
		}
	}
	return proof.AtEnd
}

// shownByOthers returns the hands shown by others still in, and whether there
// is one of which not all five cards are known.
func (v *view) shownByOthers(seat Seat) (hands []card.Set, unread bool) {
	for i := range Seat(v.s.N) {
		p := &v.s.Seats[i]
		if i == seat || !p.In || p.Cards.Shown == 0 {
			continue
		}
		if five, ok := p.Cards.five(); ok {
			hands = append(hands, five)
		} else {
			unread = true
		}
	}
	return hands, unread
}

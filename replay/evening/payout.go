package evening

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/rank"
)

// shares is what each seat takes, gross.
type shares [replay.MaxSeats]money.Chips

// payout works out who takes what: the wagers in layers, each to the best hand
// still in that paid into it, the lowest with the dead money; the unmatched
// part of the highest wager goes back. It also returns whose that part is.
func (t *table) payout() (takes shares, uncalled back) {
	s := &t.at.Table
	var in [replay.MaxSeats]money.Chips
	dead := s.Dead
	for i := range s.N { // what was put in beyond a call contests nothing
		p := &s.Seats[i]
		in[i] = min(p.Early, s.EarlyHigh) + min(p.Wager, s.High)
		dead += p.Early + p.Wager - in[i]
	}
	uncalled = unmatched(in[:s.N])
	if uncalled.chips > 0 {
		in[uncalled.seat] -= uncalled.chips
		takes[uncalled.seat] += uncalled.chips
	}
	low, pot := money.Chips(0), dead
	for _, top := range t.tops(in[:s.N]) {
		var who []replay.Seat
		for i, c := range in[:s.N] {
			pot += max(min(c, top)-low, 0)
			if s.Seats[i].In && c >= top {
				who = append(who, replay.Seat(i))
			}
		}
		t.share(&takes, pot, t.best(who))
		low, pot = top, 0
	}
	return takes, uncalled
}

// back is what nobody matched, and whose it is.
type back struct {
	seat  replay.Seat
	chips money.Chips
}

func unmatched(in []money.Chips) back {
	b := back{seat: replay.Seat(slices.Index(in, slices.Max(in)))}
	second := money.Chips(0)
	for i, c := range in {
		if replay.Seat(i) != b.seat {
			second = max(second, c)
		}
	}
	b.chips = in[b.seat] - second
	return b
}

// tops returns where the layers end: what those still in have put in, upwards.
// What was put in above them lies in the highest.
func (t *table) tops(in []money.Chips) []money.Chips {
	var out []money.Chips
	for i, c := range in {
		if t.at.Table.Seats[i].In {
			out = append(out, c)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// best returns whose hands are the best of a layer.
func (t *table) best(who []replay.Seat) []replay.Seat {
	if len(who) == 1 {
		return who
	}
	var hands []card.Set
	for _, seat := range who {
		hands = append(hands, t.held[seat])
	}
	var out []replay.Seat
	for _, i := range rank.Winners(t.at.Table.Deck, &t.r, hands) {
		out = append(out, who[i])
	}
	return out
}

// share deals a pot out evenly, the odd chips one each from the dealer's left.
func (t *table) share(takes *shares, pot money.Chips, winners []replay.Seat) {
	n := money.Chips(len(winners))
	odd := pot % n
	for _, seat := range t.clockwise() {
		if !slices.Contains(winners, seat) {
			continue
		}
		takes[seat] += pot / n
		if odd > 0 {
			takes[seat]++
			odd--
		}
	}
}

// result writes who took the pot. What nobody matched is counted in or left
// out; a single taker need not be given a sum.
func (t *table) result(takes shares, uncalled back) {
	o := format.Outcome{Kind: format.Taken, Span: said}
	if t.once(2) {
		takes[uncalled.seat] -= uncalled.chips
	}
	for _, seat := range t.clockwise() {
		if takes[seat] > 0 {
			o.Takers = append(o.Takers, format.PlayerChips{Player: node(t.player(seat)), Chips: node(takes[seat])})
		}
	}
	if len(o.Takers) == 0 { // there was nothing but his own wager
		o.Takers = []format.PlayerChips{{Player: node(t.player(uncalled.seat))}}
	}
	if len(o.Takers) == 1 && t.once(2) {
		o.Takers[0].Chips = format.Node[money.Chips]{}
	}
	t.h.Result = o
}

package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// A settlement is who wins what by the cards and the pots.
type settlement struct {
	layers  [maxLayers]Layer
	n       int
	winners [maxLayers]Players // by seat; 0 where the cards do not tell, or nobody is left
	open    [maxLayers]bool    // the cards on record do not tell
	won     [MaxSeats]money.Chips
	back    money.Chips // unmatched
	backTo  Seat
	known   bool // every layer has its winners
}

// settle divides the table among who is in, but for seats without a claim.
func (v *view) settle(without Players) settlement {
	t := settlement{backTo: NoSeat, known: v.s.in() > 0}
	list := v.merged(v.s.layers(t.layers[:0]), without)
	t.n = len(list)
	for i, l := range list {
		if l.Back {
			t.back = l.Chips
			for seat := range Seat(v.s.N) {
				if l.For.Has(int(seat)) {
					t.backTo = seat
				}
			}
			continue
		}
		t.winners[i], t.open[i] = v.best(l.For &^ without)
		t.known = t.known && t.winners[i] != 0 && !t.open[i]
		for seat, c := range v.s.evenly(l.Chips, t.winners[i]) {
			t.won[seat] += c
		}
	}
	return t
}

// merged makes one pot of those that lie beside each other and have the same
// contenders: who gave up in the end divides nothing.
func (v *view) merged(list []Layer, without Players) []Layer {
	out := list[:0]
	for _, l := range list {
		if n := len(out) - 1; n >= 0 && !l.Back && v.contenders(out[n].For&^without) == v.contenders(l.For&^without) {
			out[n].Chips += l.Chips
			continue
		}
		out = append(out, l)
	}
	return out
}

// contenders returns who of a layer contests it: who showed or declared, or,
// where no showdown is on record or nobody did, all but who is taken to have
// given up.
func (v *view) contenders(in Players) Players {
	if !v.log.Written(format.Showdown) {
		if left := in &^ v.gaveUp; left != 0 {
			return left
		}
		return in
	}
	var out Players
	for i := range Seat(v.s.N) {
		// Laid down unseen, a hand is given up, whatever was said of it.
		if p := &v.s.Seats[i]; in.Has(int(i)) && p.Declared && !(p.Mucked && p.Cards.Shown == 0) {
			out = out.With(int(i))
		}
	}
	if out == 0 {
		return in
	}
	return out
}

// A showdown is the hands on record of those who contend a pot.
type showdown struct {
	in    Players
	seats [MaxSeats]Seat
	hands [MaxSeats]card.Set
	n     int // hands on record
	all   int // hands
}

func (v *view) showdown(in Players) (d showdown) {
	d.in = v.contenders(in)
	for i := range Seat(v.s.N) {
		if !d.in.Has(int(i)) {
			continue
		}
		d.all++
		if five, ok := v.s.Seats[i].Cards.five(); ok {
			d.seats[d.n], d.hands[d.n] = i, five
			d.n++
		}
	}
	return d
}

// best returns the winners among the contenders of a layer, and whether a hand
// not on record leaves that open. The hands known are compared all the same.
func (v *view) best(in Players) (Players, bool) {
	d := v.showdown(in)
	if d.all == 1 {
		return d.in, false
	}
	var buf [MaxSeats]int
	var out Players
	for _, k := range rank.AppendWinners(buf[:0], v.s.Deck, v.r, d.hands[:d.n]) {
		out = out.With(int(d.seats[k]))
	}
	if d.n < d.all && out.Len() == 1 {
		five, _ := v.s.Seats[first(out)].Cards.five()
		return v.bestHidden(d.in, out, five)
	}
	return out, d.n < d.all
}

// bestHidden looks at the contenders whose cards are not all on record: whether
// none can beat the best of the others, or the only one there is must. One who
// cannot beat it may still have as good a hand.
func (v *view) bestHidden(in, best Players, five card.Set) (Players, bool) {
	hidden, open := 0, false
	winner := best
	for i := range Seat(v.s.N) {
		if !in.Has(int(i)) || best.Has(int(i)) {
			continue
		}
		if _, ok := v.s.Seats[i].Cards.five(); ok {
			continue
		}
		hidden++
		rec := v.record(i)
		switch rec.Beats(v.r, proof.AtEnd, five) {
		case proof.Either:
			open = true
		case proof.Cannot:
			open = open || rec.Holds(v.r, proof.AtEnd, five) != proof.Cannot
		case proof.Must:
			winner = Players(0).With(int(i))
		}
	}
	if winner != best && hidden > 1 {
		return best, true
	}
	return winner, open
}

package ledger

import (
	"apertura/format"
	"apertura/format/money"
	"apertura/replay"
)

// A Book is a ledger being written, hand after hand.
type Book struct {
	l     Ledger
	table replay.Players // who is at the table
}

// Open begins the ledger of a session that begins at a line of a file. A
// session that cannot be read may be nil: nobody is known in it.
func Open(s *format.Session, file string, line int) *Book {
	b := &Book{l: Ledger{File: file, Line: line, Unit: money.Cent}}
	if s == nil {
		return b
	}
	b.l.Title, b.l.Date, b.l.Money = s.Title.V, s.Date.V, s.Currency.V
	if s.Unit.Value > 0 {
		b.l.Unit = s.Unit
	}
	for i := range s.Players {
		p := &s.Players[i]
		start := Stack{p.Stack.V, p.Stack.Said()}
		b.l.Players = append(b.l.Players, Player{Name: p.Name.V, Start: start, Stack: start})
		if i < replay.MaxSeats {
			b.table = b.table.With(i)
		}
	}
	return b
}

// Miss notes a document in which no hand can be read: anything may have
// happened in it, to anybody.
func (b *Book) Miss(line int, codes []string) {
	b.l.Missing = append(b.l.Missing, Missing{line, codes})
	b.forget(b.everybody())
}

// Cut notes that the file could not be read to its end.
func (b *Book) Cut() {
	b.l.Cut = true
	b.forget(b.everybody())
}

// Close adds up and returns the ledger.
func (b *Book) Close() *Ledger {
	l := &b.l
	for i := range l.Players {
		p := &l.Players[i]
		l.Pot.add(lost(p.Result))
	}
	l.settle()
	return l
}

// Hand enters a hand that was replayed, with what was found in it and, where
// it was left out, the codes of the format errors.
func (b *Book) Hand(h *replay.Hand, found []format.Diagnostic, codes []string) {
	log := h.Log
	out := Hand{Name: log.Name, Line: log.Source.Position(log.Span.Start).Line, Gap: log.Gap, LeftOut: h.LeftOut, Codes: codes}
	if log.Gap {
		b.forget(b.everybody())
	}
	if h.LeftOut != replay.NoReason {
		b.leftOut(&out, log)
		b.l.Hands = append(b.l.Hands, out)
		return
	}
	if log.Seats.Said() {
		b.table = 0
		for _, n := range log.Seats.V {
			b.table = b.table.With(n.V)
		}
	}
	b.count(log)
	b.counts(log.Name, found)
	b.acts(&out, log, true)
	b.accounts(&out, h.Accounts)
	b.dues(h, found)
	b.acts(&out, log, false)
	b.l.Hands = append(b.l.Hands, out)
}

// leftOut enters a hand that was not judged: anything may have happened to who
// sat there. Whoever may have sat down in it is everybody.
func (b *Book) leftOut(out *Hand, log *format.Hand) {
	who := b.table
	if log.Seats.Said() || out.LeftOut == replay.TooManyPlayers {
		who = b.everybody()
	}
	out.Pot = Result{Sum{Open: true}, Sum{Open: true}}
	b.forget(who)
	for i := range b.l.Players {
		if who.Has(i) {
			out.Lines = append(out.Lines, Line{Player: i, Result: out.Pot})
		}
	}
}

// everybody is the whole roster.
func (b *Book) everybody() replay.Players {
	var all replay.Players
	for i := range min(len(b.l.Players), replay.MaxRoster) {
		all = all.With(i)
	}
	return all
}

// forget: of these players anything may have happened, and nobody's stack is
// known any more.
func (b *Book) forget(who replay.Players) {
	for i := range b.l.Players {
		p := &b.l.Players[i]
		p.Stack.Known = false
		if !who.Has(i) && i < replay.MaxRoster {
			continue
		}
		p.Sat = true
		p.Played.Open, p.Ruled.Open, p.Bought.Open, p.Paid.Open = true, true, true, true
	}
}

// count believes the stacks counted before the hand, also of who looks on.
func (b *Book) count(log *format.Hand) {
	for _, n := range log.Stacks {
		if p := b.player(n.Player.V); p != nil {
			p.Stack = Stack{n.Chips.V, true}
		}
	}
}

// counts notes the figures that do not follow from play (M04).
func (b *Book) counts(hand string, found []format.Diagnostic) {
	for i := range found {
		if f := &found[i]; f.Code == "M04" && f.Verdict == format.Violation {
			b.l.Counts = append(b.l.Counts, Count{hand, f.Code, f.Message})
		}
	}
}

// player returns a player by roster index, nil for none.
func (b *Book) player(i int) *Player {
	if i < 0 || i >= len(b.l.Players) {
		return nil
	}
	return &b.l.Players[i]
}

// acts enters the chips bought and the penalties paid before the cards, or
// with them and after.
func (b *Book) acts(out *Hand, log *format.Hand, before bool) {
	for i := range log.Acts {
		a := &log.Acts[i]
		p := b.player(a.Player)
		if a.Undone || p == nil || before != (a.Phase == format.Before) {
			continue
		}
		switch c := a.Amount.Chips; a.Verb {
		case format.Rebuy:
			p.Bought.add(c, true)
			if !b.table.Has(a.Player) { // at the table, his account says so
				p.Stack.Chips += c
			}
			out.Bought = append(out.Bought, Purchase{a.Player, c})
		case format.Pay:
			to := Pot
			if a.To.Said() {
				to = a.To.V
			}
			p.Paid.add(c, true)
			out.Paid = append(out.Paid, Payment{a.Player, to, c})
			b.strike(Payment{a.Player, to, c})
		}
	}
}

// accounts enters what the hand came to.
func (b *Book) accounts(out *Hand, list []replay.Account) {
	for _, a := range list {
		p := b.player(a.Player)
		if p == nil {
			continue
		}
		line := Line{Player: a.Player, Stack: Stack{a.Stack, a.StackKnown}}
		line.Played.add(a.Net, a.NetKnown)
		line.Ruled.add(a.Ruled, a.RuledKnown)
		p.Sat, p.Stack = true, line.Stack
		p.add(line.Result)
		out.Pot.add(lost(line.Result))
		out.Lines = append(out.Lines, line)
	}
}

// dues enters the penalties that the rulings of a hand ask for.
func (b *Book) dues(h *replay.Hand, found []format.Diagnostic) {
	for i := range h.Breaches {
		br := &h.Breaches[i]
		if !br.Stands() || !br.Ruling.Kind.Penalises() {
			continue
		}
		at := h.Log.Place(br.At)
		for _, p := range br.Ruling.Pay {
			d := Due{Payment: Payment{p.From, p.To, p.Chips}, Hand: h.Log.Name}
			d.Line = h.Log.Source.Position(h.Log.Span.Start).Line
			for k := range found {
				if f := &found[k]; f.Place == at && f.Verdict == format.Violation && f.Player == h.Name(br.Player) && f.Ruling != nil && len(f.Ruling.Pay) > 0 {
					d.Code, d.Accepted, d.Line = f.Code, f.Accepted, f.Place.Start().Line
				}
			}
			b.l.Dues = append(b.l.Dues, d)
		}
	}
}

// strike takes a payment off what is due: off the penalty of that amount, or
// else off the oldest from and to the same.
func (b *Book) strike(paid Payment) {
	hit := replay.Meant(len(b.l.Dues), paid.Chips, func(i int) (money.Chips, bool) {
		d := &b.l.Dues[i]
		return d.Chips, d.From == paid.From && d.To == paid.To
	})
	if hit < 0 {
		return
	}
	if d := &b.l.Dues[hit]; d.Chips > paid.Chips {
		d.Chips -= paid.Chips
		return
	}
	b.l.Dues = append(b.l.Dues[:hit], b.l.Dues[hit+1:]...)
}

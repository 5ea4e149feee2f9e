package ledger

import (
	"slices"
	"strings"

	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/report"
)

// amount writes chips as people read them.
func (l *Ledger) amount(c money.Chips) lang.Text {
	return lang.Text{EN: l.Unit.Format(c, '.'), IT: l.Unit.Format(c, ',')}
}

// signed is an amount with its sign, none for zero.
func (l *Ledger) signed(c money.Chips) lang.Text {
	if c > 0 {
		return lang.Text{EN: "+%s", IT: "+%s"}.Fmt(l.amount(c))
	}
	return l.amount(c)
}

const unknown = "?"

// won writes a sum as won or lost: what is on record, and a question mark
// where that is not all.
func (l *Ledger) won(s Sum) lang.Text { return orMore(s, l.signed(s.Chips)) }

func (l *Ledger) sum(s Sum) lang.Text { return orMore(s, l.amount(s.Chips)) }

func orMore(s Sum, t lang.Text) lang.Text {
	switch {
	case !s.Open:
		return t
	case s.Chips == 0:
		return lang.Same(unknown)
	}
	return lang.Text{EN: "%s+?", IT: "%s+?"}.Fmt(t)
}

// title names the session.
func (l *Ledger) title() lang.Text {
	t := lang.Text{EN: "%s:%d", IT: "%s:%d"}.Fmt(l.File, l.Line)
	var more []string
	for _, s := range []string{l.Title, l.Date, l.Money} {
		if s != "" {
			more = append(more, s)
		}
	}
	if len(more) == 0 {
		return t
	}
	return lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(t, strings.Join(more, ", "))
}

// name is a side of a payment.
func (l *Ledger) name(side int) string { return l.Players[side].Name }

// notes are the sentences below the table.
func (l *Ledger) notes() []lang.Text {
	out := l.missing()
	for i := range l.Players {
		p := &l.Players[i]
		if d := p.Debt(); d > 0 {
			out = append(out, lang.Text{EN: "%s is %s in debt", IT: "%s è sotto di %s"}.Fmt(p.Name, l.amount(d)))
		}
	}
	for _, n := range l.Counts {
		out = append(out, lang.Text{
			EN: "a count does not add up: %s (hand %s, %s)", IT: "un conto non torna: %s (mano %s, %s)",
		}.Fmt(n.Text, n.Hand, n.Code))
	}
	for i := range l.Dues {
		out = append(out, l.due(&l.Dues[i]))
	}
	out = append(out, l.nobodys()...)
	return append(out, l.settlements()...)
}

// missing says what is not in the ledger.
func (l *Ledger) missing() []lang.Text {
	var out []lang.Text
	for i := range l.Hands {
		h := &l.Hands[i]
		if h.Gap {
			out = append(out, lang.Text{EN: "what came before hand %s is not on record", IT: "prima della mano %s manca qualche mano"}.Fmt(h.Name))
		}
		if h.LeftOut != replay.NoReason {
			why := report.Why(&validate.LeftOut{Reason: h.LeftOut, Codes: h.Codes})
			out = append(out, lang.Text{EN: "hand %s is left out: %s", IT: "la mano %s è lasciata fuori: %s"}.Fmt(h.Name, why))
		}
	}
	for _, m := range l.Missing {
		out = append(out, lang.Text{EN: "what stands at line %d cannot be read: %s", IT: "quello che sta alla riga %d non si legge: %s"}.Fmt(m.Line, report.Why(&validate.LeftOut{Codes: m.Codes})))
	}
	if l.Cut {
		out = append(out, lang.Text{EN: "the log was not read to its end", IT: "il verbale non è stato letto fino in fondo"})
	}
	return out
}

// due says who still owes a penalty.
func (l *Ledger) due(d *Due) lang.Text {
	why := lang.Text{EN: "hand %s", IT: "mano %s"}.Fmt(d.Hand)
	if d.Code != "" {
		why = lang.Text{EN: "%s, %s", IT: "%s, %s"}.Fmt(why, d.Code)
	}
	if d.Accepted {
		why = lang.Text{EN: "%s, which the table let pass", IT: "%s, lasciata correre"}.Fmt(why)
	}
	who, c := l.name(d.From), l.amount(d.Chips)
	if d.To == Pot {
		return lang.Text{
			EN: "penalty not paid: %s owes the next pot %s (%s)",
			IT: "penale non pagata: %s deve al prossimo piatto %s (%s)",
		}.Fmt(who, c, why)
	}
	return lang.Text{
		EN: "penalty not paid: %s owes %s %s (%s)",
		IT: "penale non pagata: %s deve %s %s (%s)",
	}.Fmt(who, lang.ToWhom(lang.Same(l.name(d.To))), c, why)
}

// nobodys says what lies on the table and who has it.
func (l *Ledger) nobodys() []lang.Text {
	var out []lang.Text
	played, ruled := l.Pot.Played, l.Pot.Ruled
	switch {
	case played.Open || played.Chips == 0:
	case played.Chips > 0:
		out = append(out, lang.Text{EN: "%s is left in the pot and nobody's", IT: "nel piatto restano %s, che non sono di nessuno"}.Fmt(l.amount(played.Chips)))
	default:
		out = append(out, lang.Text{EN: "%s was won that lay on the table before", IT: "%s vinti erano già nel piatto da prima"}.Fmt(l.amount(-played.Chips)))
	}
	switch {
	case ruled.Open || ruled == played || ruled.Chips == 0:
	case ruled.Chips > 0:
		out = append(out, lang.Text{EN: "as ruled, %s belongs in the pot", IT: "secondo le regole nel piatto ci vanno %s"}.Fmt(l.amount(ruled.Chips)))
	default:
		out = append(out, lang.Text{EN: "as ruled, %s was won that did not belong in the pot", IT: "secondo le regole si sono vinti %s che nel piatto non ci andavano"}.Fmt(l.amount(-ruled.Chips)))
	}
	return out
}

// settlements says which payments settle both reckonings.
func (l *Ledger) settlements() []lang.Text {
	played := lang.Text{EN: "as played", IT: "come giocato"}
	ruled := lang.Text{EN: "as ruled", IT: "secondo le regole"}
	same := l.Played.Known == l.Ruled.Known && slices.Equal(l.Played.Payments, l.Ruled.Payments)
	for i := range l.Players {
		same = same && l.Players[i].Played.Open == l.Players[i].Ruled.Open
	}
	if same {
		played = lang.Text{EN: "%s and %s", IT: "%s e %s"}.Fmt(played, ruled)
	}
	out := l.settlement(played, &l.Played, func(p *Player) Sum { return p.Played })
	if !same {
		out = append(out, l.settlement(ruled, &l.Ruled, func(p *Player) Sum { return p.Ruled })...)
	}
	return out
}

func (l *Ledger) settlement(how lang.Text, s *Settlement, sum func(*Player) Sum) []lang.Text {
	if !s.Known {
		var who []lang.Text
		for i := range l.Players {
			if sum(&l.Players[i]).Open {
				who = append(who, lang.Same(l.Players[i].Name))
			}
		}
		return []lang.Text{lang.Text{
			EN: "to settle, %s: not known, for want of what %s won or lost",
			IT: "per saldare, %s: non si sa, manca il conto di %s",
		}.Fmt(how, lang.List(who...))}
	}
	if len(s.Payments) == 0 {
		return []lang.Text{lang.Text{EN: "to settle, %s: nothing", IT: "per saldare, %s: niente"}.Fmt(how)}
	}
	head := lang.Text{EN: "to settle, %s:", IT: "per saldare, %s:"}.Fmt(how)
	if !s.Fewest {
		head = lang.Text{EN: "to settle, %s, perhaps with fewer:", IT: "per saldare, %s, forse con meno:"}.Fmt(how)
	}
	out := []lang.Text{head}
	for _, p := range s.Payments {
		out = append(out, l.payment(p, s == &l.Played))
	}
	return out
}

// payment words one payment. As played, what goes into the pot lies there already.
func (l *Ledger) payment(p Payment, played bool) lang.Text {
	c := l.amount(p.Chips)
	switch {
	case played && p.To == Pot:
		return lang.Text{EN: "  %s of %s's stays in the pot", IT: "  restano nel piatto %s di %s"}.Fmt(c, l.name(p.From))
	case played && p.From == Pot:
		return lang.Text{EN: "  %s keeps %s that lay in the pot before", IT: "  %s si tiene %s che erano già nel piatto"}.Fmt(l.name(p.To), c)
	case p.To == Pot:
		return lang.Text{EN: "  %s puts %s into the pot", IT: "  %s mette %s nel piatto"}.Fmt(l.name(p.From), c)
	case p.From == Pot:
		return lang.Text{EN: "  %s takes %s from the pot", IT: "  %s prende %s dal piatto"}.Fmt(l.name(p.To), c)
	}
	return lang.Text{EN: "  %s pays %s %s", IT: "  %s paga %s %s"}.Fmt(l.name(p.From), lang.ToWhom(lang.Same(l.name(p.To))), c)
}

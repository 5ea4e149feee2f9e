package ledger

import (
	"apertura/format/money"
	"apertura/replay"
	"apertura/validate/report/json"
)

// version is that of the JSON form.
const version = 1

// The JSON form, keys in the order of docs/ledger.md. Amounts are text with a
// point; null is what is not known and, as a side of a payment, the pot.
type (
	// A Report is the ledgers of one run.
	Report struct {
		Version int          `json:"version"`
		Ledgers []ledgerJSON `json:"ledgers"`
		Files   int          `json:"files"`
	}
	ledgerJSON struct {
		File    string        `json:"file"`
		Line    int           `json:"line"`
		Title   *string       `json:"title"`
		Date    *string       `json:"date"`
		Money   *string       `json:"currency"`
		Whole   bool          `json:"whole"`
		Players []playerJSON  `json:"players"`
		Pot     resultJSON    `json:"pot"`
		Hands   []handJSON    `json:"hands"`
		LeftOut []leftOutJSON `json:"leftOut"`
		Missing []missingJSON `json:"missing"`
		Due     []dueJSON     `json:"due"`
		Settle  settleJSON    `json:"settle"`
	}
	playerJSON struct {
		Name     string     `json:"name"`
		Played   *string    `json:"played"`
		Ruled    *string    `json:"ruled"`
		OnRecord resultJSON `json:"onRecord"`
		Bought   *string    `json:"bought"`
		Paid     *string    `json:"paid"`
		Start    *string    `json:"start"`
		Stack    *string    `json:"stack"`
		Debt     *string    `json:"debt"`
	}
	resultJSON struct {
		Played *string `json:"played"`
		Ruled  *string `json:"ruled"`
	}
	handJSON struct {
		Hand    string         `json:"hand"`
		Line    int            `json:"line"`
		Gap     bool           `json:"gap"`
		Players []lineJSON     `json:"players"`
		Pot     resultJSON     `json:"pot"`
		Bought  []purchaseJSON `json:"bought"`
		Paid    []paymentJSON  `json:"paid"`
	}
	lineJSON struct {
		Name   string  `json:"name"`
		Played *string `json:"played"`
		Ruled  *string `json:"ruled"`
		Stack  *string `json:"stack"`
	}
	leftOutJSON struct {
		Hand  string   `json:"hand"`
		Line  int      `json:"line"`
		Codes []string `json:"codes"`
	}
	missingJSON struct {
		Line  int      `json:"line"`
		Codes []string `json:"codes"`
	}
	purchaseJSON struct {
		Name   string `json:"name"`
		Amount string `json:"amount"`
	}
	paymentJSON struct {
		From   *string `json:"from"`
		To     *string `json:"to"`
		Amount string  `json:"amount"`
	}
	dueJSON struct {
		From    *string `json:"from"`
		To      *string `json:"to"`
		Amount  string  `json:"amount"`
		Hand    string  `json:"hand"`
		Line    int     `json:"line"`
		Code    *string `json:"code"`
		Allowed bool    `json:"allowed"`
	}
	settleJSON struct {
		Played *settlementJSON `json:"played"`
		Ruled  *settlementJSON `json:"ruled"`
	}
	settlementJSON struct {
		Fewest   bool          `json:"fewest"`
		Payments []paymentJSON `json:"payments"`
	}
)

// NewReport puts ledgers into their JSON form.
func NewReport(ledgers []*Ledger, files int) Report {
	out := Report{Version: version, Ledgers: []ledgerJSON{}, Files: files}
	for _, l := range ledgers {
		out.Ledgers = append(out.Ledgers, l.json())
	}
	return out
}

func (l *Ledger) json() ledgerJSON {
	out := ledgerJSON{
		File: l.File, Line: l.Line, Title: json.Word(l.Title), Date: json.Word(l.Date), Money: json.Word(l.Money), Whole: l.Whole(),
		Players: []playerJSON{}, Pot: l.jsonResult(l.Pot), Hands: []handJSON{}, LeftOut: []leftOutJSON{},
		Missing: []missingJSON{}, Due: []dueJSON{},
		Settle: settleJSON{l.jsonSettlement(&l.Played), l.jsonSettlement(&l.Ruled)},
	}
	for i := range l.Players {
		out.Players = append(out.Players, l.jsonPlayer(&l.Players[i]))
	}
	for i := range l.Hands {
		h := &l.Hands[i]
		if h.LeftOut != replay.NoReason {
			out.LeftOut = append(out.LeftOut, leftOutJSON{h.Name, h.Line, append([]string{}, h.Codes...)})
		}
		out.Hands = append(out.Hands, l.jsonHand(h))
	}
	for _, m := range l.Missing {
		out.Missing = append(out.Missing, missingJSON{m.Line, append([]string{}, m.Codes...)})
	}
	for i := range l.Dues {
		d := &l.Dues[i]
		p := l.jsonPayment(d.Payment)
		out.Due = append(out.Due, dueJSON{p.From, p.To, p.Amount, d.Hand, d.Line, json.Word(d.Code), d.Accepted})
	}
	return out
}

func (l *Ledger) jsonPlayer(p *Player) playerJSON {
	out := playerJSON{
		Name: p.Name, Played: l.jsonSum(p.Played), Ruled: l.jsonSum(p.Ruled),
		OnRecord: resultJSON{l.jsonAmount(p.Played.Chips), l.jsonAmount(p.Ruled.Chips)},
		Bought:   l.jsonSum(p.Bought), Paid: l.jsonSum(p.Paid),
		Start: l.jsonStack(p.Start), Stack: l.jsonStack(p.Stack),
	}
	if p.Stack.Known {
		out.Debt = l.jsonAmount(p.Debt())
	}
	return out
}

func (l *Ledger) jsonHand(h *Hand) handJSON {
	out := handJSON{
		Hand: h.Name, Line: h.Line, Gap: h.Gap, Players: []lineJSON{}, Pot: l.jsonResult(h.Pot),
		Bought: []purchaseJSON{}, Paid: []paymentJSON{},
	}
	for i := range h.Lines {
		n := &h.Lines[i]
		out.Players = append(out.Players, lineJSON{l.name(n.Player), l.jsonSum(n.Played), l.jsonSum(n.Ruled), l.jsonStack(n.Stack)})
	}
	for _, b := range h.Bought {
		out.Bought = append(out.Bought, purchaseJSON{l.name(b.Player), *l.jsonAmount(b.Chips)})
	}
	for _, p := range h.Paid {
		out.Paid = append(out.Paid, l.jsonPayment(p))
	}
	return out
}

func (l *Ledger) jsonSettlement(s *Settlement) *settlementJSON {
	if !s.Known {
		return nil
	}
	out := &settlementJSON{Fewest: s.Fewest, Payments: []paymentJSON{}}
	for _, p := range s.Payments {
		out.Payments = append(out.Payments, l.jsonPayment(p))
	}
	return out
}

func (l *Ledger) jsonPayment(p Payment) paymentJSON {
	side := func(i int) *string {
		if i == Pot {
			return nil
		}
		return json.Word(l.name(i))
	}
	return paymentJSON{side(p.From), side(p.To), *l.jsonAmount(p.Chips)}
}

func (l *Ledger) jsonResult(r Result) resultJSON {
	return resultJSON{l.jsonSum(r.Played), l.jsonSum(r.Ruled)}
}

func (l *Ledger) jsonSum(s Sum) *string {
	if s.Open {
		return nil
	}
	return l.jsonAmount(s.Chips)
}

func (l *Ledger) jsonStack(s Stack) *string {
	if !s.Known {
		return nil
	}
	return l.jsonAmount(s.Chips)
}

func (l *Ledger) jsonAmount(c money.Chips) *string {
	s := l.Unit.Format(c, '.')
	return &s
}

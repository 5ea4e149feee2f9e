package ledger

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"

	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
)

// fields are those of the CSV form. What is not known, and what a row does
// not have, is empty.
var fields = [...]string{
	"file", "line", "row", "hand", "player", "to", "amount", "played", "ruled", "bought", "paid", "stack", "note",
}

// CSV writes ledgers as one table: which column a row fills is said by its
// `row`, as docs/ledger.md lists them.
func CSV(w io.Writer, ledgers []*Ledger) error {
	out := csv.NewWriter(w)
	if err := out.Write(fields[:]); err != nil {
		return err
	}
	for _, l := range ledgers {
		s := sheet{l: l, file: lang.Plain(l.File)}
		s.fill()
		for _, r := range s.rows {
			if err := out.Write(r); err != nil {
				return err
			}
		}
	}
	out.Flush()
	return out.Error()
}

// sheet is one ledger's rows.
type sheet struct {
	l    *Ledger
	file string
	rows [][]string
}

// cells are a row's values by column.
type cells map[string]string

func (s *sheet) add(line int, row string, c cells) {
	out := make([]string, len(fields))
	for i, name := range fields {
		out[i] = c[name]
	}
	out[0], out[1], out[2] = guard(s.file), strconv.Itoa(line), row
	s.rows = append(s.rows, out)
}

func (s *sheet) fill() {
	l := s.l
	for i := range l.Hands {
		s.hand(&l.Hands[i])
	}
	for _, m := range l.Missing {
		s.add(m.Line, "missing", cells{"note": strings.Join(m.Codes, " ")})
	}
	if l.Cut {
		s.add(l.Line, "cut", nil)
	}
	for i := range l.Players {
		p := &l.Players[i]
		s.add(l.Line, "total", cells{
			"player": s.name(i), "played": s.sum(p.Played), "ruled": s.sum(p.Ruled),
			"bought": s.sum(p.Bought), "paid": s.sum(p.Paid), "stack": s.stack(p.Stack),
		})
	}
	s.add(l.Line, "pot", cells{"played": s.sum(l.Pot.Played), "ruled": s.sum(l.Pot.Ruled)})
	for i := range l.Dues {
		d := &l.Dues[i]
		note := d.Code
		if d.Accepted {
			note += " allowed"
		}
		s.add(d.Line, "due", cells{
			"hand": plain(d.Hand), "player": s.name(d.From), "to": s.name(d.To), "amount": s.amount(d.Chips), "note": note,
		})
	}
	s.settle("settle-played", &l.Played)
	s.settle("settle-ruled", &l.Ruled)
}

func (s *sheet) hand(h *Hand) {
	if h.Gap {
		s.add(h.Line, "gap", cells{"hand": plain(h.Name)})
	}
	if h.LeftOut != replay.NoReason {
		s.add(h.Line, "left-out", cells{"hand": plain(h.Name), "note": strings.Join(h.Codes, " ")})
		return
	}
	for _, b := range h.Bought {
		s.add(h.Line, "bought", cells{"hand": plain(h.Name), "player": s.name(b.Player), "amount": s.amount(b.Chips)})
	}
	for _, p := range h.Paid {
		s.add(h.Line, "paid", cells{"hand": plain(h.Name), "player": s.name(p.From), "to": s.name(p.To), "amount": s.amount(p.Chips)})
	}
	for i := range h.Lines {
		n := &h.Lines[i]
		s.add(h.Line, "hand", cells{
			"hand": plain(h.Name), "player": s.name(n.Player),
			"played": s.sum(n.Played), "ruled": s.sum(n.Ruled), "stack": s.stack(n.Stack),
		})
	}
	s.add(h.Line, "hand-pot", cells{"hand": plain(h.Name), "played": s.sum(h.Pot.Played), "ruled": s.sum(h.Pot.Ruled)})
}

func (s *sheet) settle(row string, t *Settlement) {
	for _, p := range t.Payments {
		s.add(s.l.Line, row, cells{"player": s.name(p.From), "to": s.name(p.To), "amount": s.amount(p.Chips)})
	}
}

// name is a side's name; the pot has none.
func (s *sheet) name(side int) string {
	if side == Pot {
		return ""
	}
	return plain(s.l.name(side))
}

func (s *sheet) amount(c money.Chips) string { return s.l.Unit.Format(c, '.') }

func (s *sheet) sum(v Sum) string {
	if v.Open {
		return ""
	}
	return s.amount(v.Chips)
}

func (s *sheet) stack(v Stack) string {
	if !v.Known {
		return ""
	}
	return s.amount(v.Chips)
}

func plain(text string) string { return guard(lang.Plain(text)) }

// guard keeps a spreadsheet from reading a name as a formula.
func guard(text string) string {
	if text != "" && strings.ContainsRune("=+-@", rune(text[0])) {
		return "'" + text
	}
	return text
}

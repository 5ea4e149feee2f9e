package ledger

import (
	"fmt"
	"io"

	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/render/columns"
)

// Text writes the ledger for people: a column a player and one for the pot, a
// row a hand, the sums below, and then what remains to be said.
func (l *Ledger) Text(w io.Writer, in lang.Lang) error {
	g := grid{l: l, in: in}
	for i := range l.Players {
		if p := &l.Players[i]; p.Sat || p.Bought.Chips != 0 {
			g.columns = append(g.columns, i)
		}
	}
	fmt.Fprintln(w, lang.Plain(l.title().In(in)))
	if len(l.Hands) > 0 {
		g.hands()
		g.totals()
		if err := g.write(w); err != nil {
			return err
		}
	}
	for _, t := range l.notes() {
		fmt.Fprintln(w, lang.Plain(t.In(in)))
	}
	return nil
}

// grid is the table on its way.
type grid struct {
	l       *Ledger
	in      lang.Lang
	columns []int // roster indexes
	rows    [][]string
}

// row adds a row of one cell a player, and the pot's.
func (g *grid) row(label lang.Text, cell func(player int) lang.Text, pot lang.Text) {
	row := []string{lang.Plain(label.In(g.in))}
	for _, i := range g.columns {
		row = append(row, cell(i).In(g.in))
	}
	g.rows = append(g.rows, append(row, pot.In(g.in)))
}

func (g *grid) hands() {
	l := g.l
	for i := range l.Hands {
		h := &l.Hands[i]
		if h.Gap {
			g.row(lang.Same("…"), func(int) lang.Text { return lang.Same(unknown) }, lang.Same(unknown))
		}
		label := lang.Same(h.Name)
		if h.LeftOut != replay.NoReason {
			label = lang.Text{EN: "%s, left out", IT: "%s, lasciata fuori"}.Fmt(h.Name)
		}
		g.hand(label, h, func(r *Result) Sum { return r.Played })
		if h.ruled() {
			g.hand(lang.Text{EN: "%s, as ruled", IT: "%s, secondo le regole"}.Fmt(h.Name), h, func(r *Result) Sum { return r.Ruled })
		}
	}
}

// hand adds a row of a hand; who was not at the table has an empty cell.
func (g *grid) hand(label lang.Text, h *Hand, of func(*Result) Sum) {
	g.row(label, func(player int) lang.Text {
		for i := range h.Lines {
			if n := &h.Lines[i]; n.Player == player {
				return g.l.won(of(&n.Result))
			}
		}
		return lang.Text{}
	}, g.l.won(of(&h.Pot)))
}

// ruled reports whether the hand comes to something else as ruled.
func (h *Hand) ruled() bool {
	for i := range h.Lines {
		if n := &h.Lines[i]; n.Played != n.Ruled {
			return true
		}
	}
	return false
}

// totals adds the sums, behind an empty row.
func (g *grid) totals() {
	l := g.l
	player := func(of func(*Player) lang.Text) func(int) lang.Text {
		return func(i int) lang.Text { return of(&l.Players[i]) }
	}
	g.rows = append(g.rows, make([]string, len(g.columns)+2))
	g.row(lang.Text{EN: "as played", IT: "come giocato"},
		player(func(p *Player) lang.Text { return l.won(p.Played) }), l.won(l.Pot.Played))
	g.row(lang.Text{EN: "as ruled", IT: "secondo le regole"},
		player(func(p *Player) lang.Text { return l.won(p.Ruled) }), l.won(l.Pot.Ruled))
	none := lang.Text{}
	if l.any(func(p *Player) bool { return p.Bought.Chips != 0 }) {
		g.row(lang.Text{EN: "chips bought", IT: "fiches comprate"},
			player(func(p *Player) lang.Text { return l.sum(p.Bought) }), none)
	}
	if l.any(func(p *Player) bool { return p.Paid.Chips != 0 }) {
		g.row(lang.Text{EN: "penalties paid", IT: "penali pagate"},
			player(func(p *Player) lang.Text { return l.sum(p.Paid) }), none)
	}
	g.row(lang.Text{EN: "chips now", IT: "fiches adesso"}, player(func(p *Player) lang.Text {
		if !p.Stack.Known {
			return lang.Same(unknown)
		}
		return l.amount(p.Stack.Chips)
	}), none)
}

func (l *Ledger) any(is func(*Player) bool) bool {
	for i := range l.Players {
		if is(&l.Players[i]) {
			return true
		}
	}
	return false
}

// write draws the table.
func (g *grid) write(w io.Writer) error {
	header := []string{lang.Text{EN: "hand", IT: "mano"}.In(g.in)}
	var figures []int
	for _, i := range g.columns {
		header = append(header, g.l.Players[i].Name)
		figures = append(figures, len(figures)+1)
	}
	header = append(header, lang.Text{EN: "pot", IT: "piatto"}.In(g.in))
	return columns.Write(w, header, g.rows, append(figures, len(figures)+1)...)
}

package tui

import (
	"strings"

	"apertura/format/lang"
	"apertura/replay/render"

	"charm.land/lipgloss/v2"
	"github.com/clipperhouse/displaywidth"
)

// leastSeat is the least a seat at the table is wide: five cards.
const leastSeat = 20

// table draws the seats around the pot, clockwise: along the top from the
// left, along the bottom back. Where they do not fit, a line each.
func (m *model) table(s *render.Step) []string {
	seats := m.laid(s).Seats
	top := (len(seats) + 1) / 2
	wide := (m.width - 2) / max(top, 1)
	if wide < leastSeat || m.height < 22 {
		return m.listed(s)
	}
	wide = min(wide, 34)
	var upper, lower [][]string
	for i := range seats {
		if i < top {
			upper = append(upper, m.seat(s, i, wide))
		} else {
			lower = append([][]string{m.seat(s, i, wide)}, lower...)
		}
	}
	for len(lower) < top {
		lower = append(lower, make([]string, 3))
	}
	out := beside(upper, wide)
	pot := m.pot(s)
	all := wide * top
	left := max((all-lipgloss.Width(pot)-4)/2, 0)
	out = append(out, " "+m.paint(dim, strings.Repeat("─", left))+"  "+m.paint(bold, pot)+"  "+m.paint(dim, strings.Repeat("─", max(all-left-lipgloss.Width(pot)-4, 0))))
	return append(out, beside(lower, wide)...)
}

// beside puts blocks of three lines next to each other.
func beside(blocks [][]string, wide int) []string {
	out := make([]string, 3)
	for i := range out {
		out[i] = " "
		for _, b := range blocks {
			out[i] += pad(b[i], wide)
		}
	}
	return out
}

// seat draws one seat in three lines: who, what lies before him, his cards.
func (m *model) seat(s *render.Step, i, wide int) []string {
	seat := &m.laid(s).Seats[i]
	name := pad(m.name(s, seat), wide-1)
	if seat.State == render.Folded || seat.State == render.Away {
		name = m.paint(dim, name)
	} else if seat.Name == s.Turn {
		name = m.paint(bold, name)
	}
	return []string{name, pad("  "+m.before(seat), wide-1), "  " + m.cards(s, seat)}
}

// name is a seat's name with its signs: ▶ acted, ● is next, (D) deals.
func (m *model) name(s *render.Step, seat *render.Seat) string {
	sign := "  "
	switch seat.Name {
	case s.Player:
		sign = "▶ "
	case s.Turn:
		sign = "● "
	}
	text := sign + lang.Plain(seat.Name)
	if seat.Dealer {
		text += m.say(lang.Text{EN: " (D)", IT: " (M)"})
	}
	if seat.Opener {
		text += m.say(lang.Text{EN: " opener", IT: " apertura"})
	}
	return text
}

// before is what lies before a seat: its chips, this round's wager, how it is.
func (m *model) before(seat *render.Seat) string {
	var parts []string
	before := m.amount(seat.Before())
	if seat.Stack == "" {
		before = m.say(lang.Text{EN: "net %s", IT: "saldo %s"}.Fmt(before))
	}
	parts = append(parts, before)
	if seat.Wager != "" {
		parts = append(parts, m.say(lang.Text{EN: "in %s", IT: "ne mette %s"}.Fmt(m.amount(seat.Wager))))
	}
	switch seat.State {
	case render.Folded:
		parts = append(parts, m.say(lang.Text{EN: "out", IT: "fuori"}))
	case render.AllIn:
		parts = append(parts, m.say(lang.Text{EN: "all in", IT: "è al resto"}))
	case render.Away:
		parts = append(parts, m.say(lang.Text{EN: "not playing", IT: "non gioca"}))
	}
	return strings.Join(parts, " · ")
}

// cards draws a hand, red suits in red, ▒ for what lies face down.
func (m *model) cards(s *render.Step, seat *render.Seat) string {
	var words []string
	for _, c := range seat.Cards {
		switch {
		case !c.Known() || m.hide && !s.Sees(seat, c):
			words = append(words, m.paint(dim, "▒▒"))
		case strings.HasSuffix(c.Text, "♥") || strings.HasSuffix(c.Text, "♦"):
			words = append(words, m.paint(red, c.Text))
		default:
			words = append(words, c.Text)
		}
	}
	return strings.Join(words, " ")
}

// listed is the table with a line a seat, and the pot below.
func (m *model) listed(s *render.Step) []string {
	wide, seats := 0, m.laid(s).Seats
	for i := range seats {
		wide = max(wide, lipgloss.Width(m.name(s, &seats[i])))
	}
	wide = min(wide, m.width/3)
	var out []string
	for i := range seats {
		seat := &seats[i]
		out = append(out, cut(" "+pad(m.name(s, seat), wide)+"  "+pad(m.cards(s, seat), 16)+"  "+m.before(seat), m.width))
	}
	return append(out, cut(" "+m.paint(bold, m.pot(s)), m.width))
}

// laid is the table of a step as it is shown: as played, or as ruled.
func (m *model) laid(s *render.Step) *render.Table {
	if m.ruled && s.Ruled != nil {
		return s.Ruled
	}
	return &s.Table
}

// pot is what lies in the middle, its parts where it has some.
func (m *model) pot(s *render.Step) string {
	t := m.laid(s)
	text := lang.Text{EN: "pot %s", IT: "piatto %s"}.Fmt(m.amount(t.Pot))
	var parts []string
	for _, p := range t.Parts {
		parts = append(parts, m.amount(p.Chips))
	}
	if len(parts) > 0 {
		text = lang.Text{EN: "%s (%s)", IT: "%s (%s)"}.Fmt(text, strings.Join(parts, " + "))
	}
	if t != &s.Table {
		text = lang.Text{EN: "%s, as ruled", IT: "%s, secondo le regole"}.Fmt(text)
	}
	return m.say(text)
}

// amount writes an amount in the language shown.
func (m *model) amount(text string) string {
	return render.Amount(render.Known(text), m.o.Lang)
}

// cut shortens a text to so many cells. Colours in it end with it.
func cut(s string, width int) string {
	if lipgloss.Width(s) <= width {
		return s
	}
	if !strings.Contains(s, "\x1b") {
		return displaywidth.TruncateString(s, width, "…")
	}
	return lipgloss.NewStyle().MaxWidth(width).Render(s)
}

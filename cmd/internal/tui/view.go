package tui

import (
	"fmt"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
)

// The least a screen has to be.
const (
	leastWide = 60
	leastHigh = 18
)

// View draws the screen.
func (m *model) View() tea.View {
	v := tea.NewView(strings.Join(m.screen(), "\n"))
	v.AltScreen = true
	v.WindowTitle = "apertura"
	return v
}

// screen returns the lines of the screen, as many as it is high.
func (m *model) screen() []string {
	switch {
	case m.width < leastWide || m.height < leastHigh:
		return m.fill([]string{m.say(lang.Text{EN: "Too small: %d × %d at least.", IT: "Troppo piccolo: almeno %d × %d."}.Fmt(leastWide, leastHigh))})
	case len(m.pages) == 0:
		return m.fill([]string{m.say(lang.Text{EN: "No hand to show.", IT: "Nessuna mano da mostrare."})})
	case m.help:
		return m.fill(m.helped())
	case m.reading:
		head := []string{m.paint(reverse, m.line(m.title())), ""}
		foot := m.paint(dim, " "+m.say(lang.Text{EN: "↑↓ scroll · e back", IT: "↑↓ scorri · e indietro"}))
		return m.fill(append(head, m.window(m.read(), m.height-len(head)-2)...), "", foot)
	}
	h := m.page().hand
	lines := []string{m.paint(reverse, m.line(m.title()))}
	foot := []string{m.paint(dim, m.line(m.keys()))}
	if len(h.Steps) == 0 {
		lines = append(lines, "")
		for _, l := range m.window(m.leftOut(h), m.height-len(lines)-len(foot)) {
			lines = append(lines, " "+l)
		}
		return m.fill(lines, foot...)
	}
	s := &h.Steps[m.step]
	table, said, gap := m.table(s), m.sentence(s), []string{""}
	if m.height-len(table)-len(said)-len(foot)-4 < fewActs {
		gap = nil // rather acts than air
	}
	lines = slices.Concat(lines, gap, table, gap)
	lines = append(lines, m.panels(m.height-len(lines)-len(gap)-len(said)-len(foot))...)
	return m.fill(slices.Concat(lines, gap, said), foot...)
}

// fewActs is how many lines of acts there are to be before there is air.
const fewActs = 6

// fill puts lines on the screen, and those of the foot at its bottom.
func (m *model) fill(lines []string, foot ...string) []string {
	room := max(m.height-len(foot), 0)
	if len(lines) > room {
		lines = lines[:room]
	}
	for len(lines) < room {
		lines = append(lines, "")
	}
	return append(lines, foot...)
}

// title says which hand this is, and what it is played for.
func (m *model) title() string {
	p := m.page()
	name := lang.Text{EN: "Hand %s (%d of %d)", IT: "Mano %s (%d di %d)"}.Fmt(lang.Plain(p.hand.Name), m.at+1, len(m.pages))
	var parts []string
	for _, s := range []string{lang.Plain(p.evening.Title), m.say(name), m.say(p.hand.Facts), m.say(p.evening.Rules.Text())} {
		if s != "" {
			parts = append(parts, s)
		}
	}
	return " " + strings.Join(parts, " · ")
}

// keys names those there is room for; ? has them all.
func (m *model) keys() string {
	state := lang.Text{EN: "x cards open", IT: "x carte scoperte"}
	if m.hide {
		state = lang.Text{EN: "x cards hidden", IT: "x carte coperte"}
	}
	asRuled := lang.Text{}
	if m.rules() {
		asRuled = lang.Text{EN: "r as ruled", IT: "r secondo le regole"}
	}
	list := []struct {
		weight int // the lightest go first
		text   lang.Text
	}{
		{9, lang.Text{EN: "←→ step", IT: "←→ passo"}},
		{4, lang.Text{EN: "n finding", IT: "n irregolarità"}},
		{2, asRuled},
		{2, lang.Text{EN: "[ ] hand", IT: "[ ] mano"}},
		{1, lang.Text{EN: "space play", IT: "spazio scorre"}},
		{3, state},
		{5, lang.Text{EN: "e explain", IT: "e spiega"}},
		{9, lang.Text{EN: "? keys", IT: "? tasti"}},
		{9, lang.Text{EN: "q leave", IT: "q esci"}},
	}
	text := ""
	for least := 0; least < 9; least++ {
		var words []string
		for _, k := range list {
			if k.weight > least && !k.text.Empty() {
				words = append(words, m.say(k.text))
			}
		}
		if text = " " + strings.Join(words, " · "); lipgloss.Width(text) <= m.width {
			break
		}
	}
	return text
}

// mostSaid is how many lines a sentence has at the foot; what is longer stands
// in the panel too.
const mostSaid = 2

// sentence says the step in words.
func (m *model) sentence(s *render.Step) []string {
	text := m.wrap(m.say(s.Sentence()), m.width-2)
	text = text[:min(len(text), mostSaid)]
	for i := range text {
		text[i] = " " + m.paint(bold, text[i])
	}
	for len(text) < mostSaid {
		text = append(text, "")
	}
	return text
}

// helped lists the keys.
func (m *model) helped() []string {
	lines := []string{m.paint(bold, " "+m.say(lang.Text{EN: "Keys", IT: "Tasti"})), ""}
	space := m.say(lang.Text{EN: "space", IT: "spazio"})
	for _, k := range []struct {
		key  string
		does lang.Text
	}{
		{"→ ↓ l j", lang.Text{EN: "next step", IT: "il passo dopo"}},
		{"← ↑ h k", lang.Text{EN: "step before", IT: "il passo prima"}},
		{"Home g", lang.Text{EN: "the deal", IT: "le carte date"}},
		{"End G", lang.Text{EN: "the end of the hand", IT: "la fine della mano"}},
		{"n  N", lang.Text{EN: "next finding or mark, the one before", IT: "l'irregolarità o il segno dopo, e prima"}},
		{"]  [", lang.Text{EN: "next hand, the one before", IT: "la mano dopo, quella prima"}},
		{space, lang.Text{EN: "play by itself, or stop", IT: "va avanti da sola, o si ferma"}},
		{"e", lang.Text{EN: "all that is said, and why there is the rule", IT: "tutto quello che c'è da dire, col perché"}},
		{"PgDn PgUp", lang.Text{EN: "scroll what is said, also J K", IT: "scorre quello che si dice, anche J K"}},
		{"x", lang.Text{EN: "hide or show the others' cards", IT: "copre o scopre le carte degli altri"}},
		{"r", lang.Text{EN: "the table as ruled, and as played", IT: "il tavolo secondo le regole, e com'è andata"}},
		{"?", lang.Text{EN: "these keys", IT: "questi tasti"}},
		{"q Esc", lang.Text{EN: "leave", IT: "esce"}},
	} {
		lines = append(lines, fmt.Sprintf("  %-9s  %s", k.key, m.say(k.does)))
	}
	return append(lines, "", " "+m.say(lang.Text{EN: "▶ has acted · ● is next · (D) deals", IT: "▶ ha giocato · ● è di turno · (M) dà le carte"}))
}

// The colours, as the numbers a terminal takes.
const (
	bold    = "1"
	dim     = "2"
	reverse = "7"
	red     = "31"
	error_  = "1;31"
	warning = "1;33"
	note    = "1;36"
)

func (m *model) paint(color, s string) string {
	if !m.o.Color || strings.TrimSpace(s) == "" {
		return s
	}
	return "\x1b[" + color + "m" + s + "\x1b[0m"
}

func (m *model) say(t lang.Text) string { return lang.Plain(t.In(m.o.Lang)) }

// line is a text as wide as the screen.
func (m *model) line(s string) string { return pad(s, m.width) }

// pad makes a text so many cells wide, and shorter where it is not.
func pad(s string, width int) string {
	if n := lipgloss.Width(s); n <= width {
		return s + strings.Repeat(" ", width-n)
	}
	return cut(s, width)
}

// wrap breaks a text into lines of so many cells.
func (m *model) wrap(s string, width int) []string {
	return strings.Split(lipgloss.Wrap(s, max(width, 10), ""), "\n")
}

// finding words a diagnostic in lines of so many cells.
func (m *model) finding(h *render.Hand, i, width int) []string {
	d, color := &h.Findings[i], note
	switch d.Severity {
	case format.Error:
		color = error_
	case format.Warning:
		color = warning
	}
	lines := []string{m.paint(color, m.say(render.Severity(d.Severity))+" "+d.Code)}
	lines = append(lines, m.wrap(m.say(d.Message), width)...)
	for _, t := range h.Follows(i, h.Ends() && !m.hide) {
		lines = append(lines, m.wrap("→ "+m.say(t), width)...)
	}
	return lines
}

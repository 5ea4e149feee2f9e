package tui

import (
	"strings"

	"apertura/format/lang"
	"apertura/replay/render"
)

// widestText is where text on the whole screen is wrapped.
const widestText = 78

// scrolls moves what is read by a key, and reports whether it is one for that:
// on the whole screen the arrows are too.
func (m *model) scrolls(k string) bool {
	page := max(m.room-2, 1) // the first and the last line may be signs
	switch k {
	case "pgdown", "J":
		m.scroll += page
		return true
	case "pgup", "K":
		m.scroll = max(m.scroll-page, 0)
		return true
	}
	if !m.reading {
		return false
	}
	switch k {
	case "down", "j":
		m.scroll++
	case "up", "k":
		m.scroll = max(m.scroll-1, 0)
	case "home", "g":
		m.scroll = 0
	case "end", "G":
		m.scroll = 1 << 20 // to be cut to what there is
	default:
		return false
	}
	return true
}

// window returns the lines in sight, with signs where there are more.
func (m *model) window(lines []string, high int) []string {
	m.room = high
	m.scroll = min(m.scroll, max(len(lines)-high, 0))
	if len(lines) <= high || high < 1 {
		return lines[:min(len(lines), max(high, 0))]
	}
	out := append([]string{}, lines[m.scroll:m.scroll+high]...)
	if m.scroll > 0 {
		out[0] = m.paint(dim, m.say(lang.Text{EN: "↑ PgUp", IT: "↑ Pag↑"}))
	}
	if below := len(lines) - m.scroll - high; below > 0 {
		more := lang.Count(below+1, "more line|more lines", "riga ancora|righe ancora")
		out[high-1] = m.paint(dim, m.say(lang.Text{EN: "↓ %s, PgDn", IT: "↓ %s, Pag↓"}.Fmt(more)))
	}
	return out
}

// read is all that is to be said of the step shown, and what stands behind what
// was found there.
func (m *model) read() []string {
	h := m.page().hand
	wide := min(m.width-2, widestText)
	found := h.Loose
	var lines []string
	if len(h.Steps) == 0 {
		lines = m.leftOut(h)
	} else {
		s := &h.Steps[m.step]
		found = s.Findings
		for _, l := range m.wrap(m.say(s.Sentence()), wide) {
			lines = append(lines, m.paint(bold, l))
		}
		lines = append(append(lines, ""), m.remarks(wide)...)
	}
	told := map[string]bool{}
	for _, i := range found {
		d := &h.Findings[i]
		lesson, ok := m.page().evening.Checks[d.Code]
		if !ok || told[d.Code] {
			continue
		}
		told[d.Code] = true
		lines = append(lines, "")
		for _, l := range m.wrap(d.Code+" "+d.Slug+": "+m.say(lesson.Summary), wide) {
			lines = append(lines, m.paint(bold, l))
		}
		for paragraph := range strings.SplitSeq(lesson.Text.In(m.o.Lang), "\n\n") {
			if text := lang.Plain(strings.Join(strings.Fields(paragraph), " ")); text != "" {
				lines = append(append(lines, ""), m.wrap(text, wide)...)
			}
		}
	}
	for i := range lines {
		lines[i] = " " + lines[i]
	}
	return lines
}

// leftOut says why a hand was left out, and where.
func (m *model) leftOut(h *render.Hand) []string {
	wide := m.width - 2
	lines := m.wrap(m.say(lang.Text{EN: "This hand cannot be read and is left out.", IT: "Questa mano non si legge ed è lasciata fuori."}), wide)
	for _, i := range h.Loose {
		lines = append(lines, "")
		if spot := render.SpotOf(&h.Findings[i]); spot.Line > 0 {
			lines = append(lines, m.wrap(lang.Plain(spot.String()), wide)...)
			lines = append(lines, m.wrap("  "+lang.Plain(spot.Text), wide)...)
		}
		lines = append(lines, m.finding(h, i, wide)...)
	}
	return lines
}

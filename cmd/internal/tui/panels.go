package tui

import (
	"fmt"

	"apertura/format/lang"

	"charm.land/lipgloss/v2"
)

// panels draws the list of acts, and beside it what is to be said of the one
// shown: its note, what was found, what might have been done, what may come.
func (m *model) panels(high int) []string {
	if high < 1 {
		return nil
	}
	left := min(max(m.width*2/5, 26), 44)
	right := m.width - left - 3
	acts, said := m.acts(left, high), m.window(m.remarks(right), high)
	out := make([]string, high)
	for i := range out {
		text := ""
		if i < len(said) {
			text = said[i]
		}
		list := pad("", left)
		if i < len(acts) {
			list = pad(acts[i], left)
		}
		out[i] = cut(list+m.paint(dim, " │ ")+text, m.width)
	}
	return out
}

// acts lists the steps around the one shown, with the signs of the lesson and
// of what was found.
func (m *model) acts(wide, high int) []string {
	h := m.page().hand
	from := min(max(m.step-high/2, 0), max(h.Shown+1-high, 0))
	var out []string
	for i := from; i <= h.Shown && len(out) < high; i++ {
		s := &h.Steps[i]
		sign := " "
		if len(s.Findings) > 0 {
			sign = "!"
		}
		number := ""
		if s.Log != "" {
			number = fmt.Sprint(s.Act)
		}
		said := m.say(s.Short())
		switch {
		case m.hide && i > m.step:
			said = "…"
		case m.hide && i < m.step:
			said = m.say(s.Veiled())
		}
		text := pad(fmt.Sprintf("%s%3s %s", sign, number, said), wide-len(s.Mark)-1)
		text += s.Mark
		if i == m.step {
			text = m.paint(reverse, ">"+pad(text, wide-1))
		} else {
			text = " " + text
		}
		out = append(out, text)
	}
	return out
}

// remarks is what is to be said of the step shown.
func (m *model) remarks(wide int) []string {
	h := m.page().hand
	s := &h.Steps[m.step]
	var out []string
	part := func(lines []string) {
		if len(out) > 0 {
			out = append(out, "")
		}
		out = append(out, lines...)
	}
	if m.step == 0 && !m.reading && lipgloss.Width(m.title()) > m.width {
		part(m.wrap(m.say(h.Facts), wide))
		if rules := m.say(m.page().evening.Rules.Text()); rules != "" {
			part(m.wrap(rules, wide))
		}
	}
	if text := m.wrap(m.say(s.Sentence()), m.width-2); len(text) > mostSaid && !m.reading {
		part(m.wrap(m.say(s.Sentence()), wide))
	}
	for _, i := range s.Findings {
		part(m.finding(h, i, wide))
	}
	if len(s.Findings) > 0 {
		for _, t := range []lang.Text{h.Instead(m.step), s.AsRuled()} {
			if text := m.say(t); text != "" {
				part(m.wrap(text, wide))
			}
		}
	}
	if text := m.say(s.Note); text != "" {
		part(m.wrap(text, wide))
	}
	for _, t := range append([]lang.Text{m.laid(s).InParts(), s.Next()}, m.ending()...) {
		if text := m.say(t); text != "" {
			part(m.wrap(text, wide))
		}
	}
	return out
}

// ending is what is said of a hand behind its last step: who won and lost, and
// its note, which tells how it ends.
func (m *model) ending() []lang.Text {
	h := m.page().hand
	if m.step < m.last() || !h.Ends() {
		return nil
	}
	return append(h.Balance(), h.Note)
}

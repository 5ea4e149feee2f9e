package tui

import (
	"slices"
	"strings"
	"testing"

	"apertura/format/lang"
	"apertura/replay/render"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
)

// at is a model at the step of a hand of the evening on a screen of a size.
func at(t *testing.T, hand string, act, wide, high int, o Options) *model {
	t.Helper()
	e := evenings(t, "hands/giovedi.yaml")
	e[0].Checks = map[string]render.Lesson{"O02": {
		Summary: lang.Text{EN: "openers good at Jacks", IT: "aperto ai jack"},
		Text:    lang.Text{EN: "The first paragraph.\n\nThe second\nparagraph.", IT: "Il primo.\n\nIl secondo."},
	}}
	m := newModel(e, o)
	m.Update(tea.WindowSizeMsg{Width: wide, Height: high})
	for m.page().hand.Name != hand {
		press(m, "]")
	}
	for m.page().hand.Steps[m.step].Act != act {
		press(m, "l")
	}
	return m
}

// all is the text of a screen, on one line.
func all(m *model) string { return strings.Join(strings.Fields(strings.Join(m.screen(), " ")), " ") }

// What does not fit into the panel comes into sight by scrolling, line by line
// as it was, and the next step begins at its top.
func TestPanelScrolls(t *testing.T) {
	m := at(t, "3", 2, 60, 22, Options{})
	want := m.remarks(m.width - 26 - 3)
	if len(want) < 12 || strings.Contains(all(m), want[len(want)-1]) || !strings.Contains(all(m), "more lines, PgDn") {
		t.Fatalf("want more than the panel holds, got\n%s", strings.Join(m.screen(), "\n"))
	}
	var seen []string
	for range 20 {
		for _, l := range m.screen() {
			if _, said, ok := strings.Cut(l, "│ "); ok {
				seen = append(seen, strings.TrimSpace(said))
			}
		}
		press(m, "pgdown")
	}
	for _, l := range want {
		if !slices.Contains(seen, strings.TrimSpace(l)) {
			t.Errorf("never in sight: %q", l)
		}
	}
	press(m, "pgup", "pgup", "pgup", "pgup", "pgup", "pgup", "pgup", "pgup")
	if m.scroll != 0 {
		t.Errorf("behind PgUp: got line %d at the top, want the first", m.scroll)
	}
	press(m, "J", "l")
	if m.scroll != 0 {
		t.Errorf("at the next step: got line %d at the top, want the first", m.scroll)
	}
}

// e shows all that is said of a step and why there is the rule, and goes back.
func TestExplain(t *testing.T) {
	m := at(t, "3", 2, 80, 40, Options{})
	press(m, "e")
	for _, want := range []string{
		"Marco opens for 2", "error O02", "O02 opening-below-ladder: openers good at Jacks", "The first paragraph.", "The second paragraph.",
	} {
		if !strings.Contains(all(m), want) {
			t.Errorf("want %q in\n%s", want, strings.Join(m.screen(), "\n"))
		}
	}
	m.Update(tea.WindowSizeMsg{Width: 60, Height: 18})
	press(m, "end")
	if !strings.Contains(all(m), "The second paragraph.") {
		t.Errorf("at the end: got\n%s", strings.Join(m.screen(), "\n"))
	}
	press(m, "k", "j", "home")
	if m.scroll != 0 || m.step != 3 && m.page().hand.Steps[m.step].Act != 2 {
		t.Errorf("arrows: got line %d, step %d, want the text to move and not the step", m.scroll, m.step)
	}
	if press(m, "esc"); m.reading || !strings.Contains(all(m), "│") {
		t.Error("behind Esc: want the table")
	}
	if press(m, "e", "e"); m.reading {
		t.Error("behind e twice: want the table")
	}
	if press(m, "?"); !strings.Contains(all(m), "why there is the rule") || !strings.Contains(all(m), "scroll what is said") {
		t.Errorf("? does not name the keys:\n%s", strings.Join(m.screen(), "\n"))
	}
}

// The foot never ends in the middle of a word, and always says how to go on.
func TestFoot(t *testing.T) {
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		for wide := leastWide; wide <= 140; wide++ {
			m := at(t, "1", 0, wide, 24, Options{Lang: l})
			foot := m.keys()
			if lipgloss.Width(foot) > wide || strings.Contains(foot, "…") {
				t.Errorf("%s, %d: got %q", l, wide, foot)
			}
			for _, want := range []string{"←→", "e ", "? ", "q "} {
				if !strings.Contains(foot, want) {
					t.Errorf("%s, %d: got %q, want %q in it", l, wide, foot, want)
				}
			}
		}
	}
}

// A window made narrow and wide again shows what it did, at the same step.
func TestResize(t *testing.T) {
	m := at(t, "3", 2, 120, 40, Options{})
	before, step := m.screen(), m.step
	m.Update(tea.WindowSizeMsg{Width: 60, Height: 20})
	for i, l := range m.screen() {
		if lipgloss.Width(l) > 60 {
			t.Errorf("line %d is wider than the screen: %q", i+1, l)
		}
	}
	m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
	if m.step != step || !slices.Equal(before, m.screen()) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(m.screen(), "\n"), strings.Join(before, "\n"))
	}
}

// Where no stack is on record there is a sign before what was won or lost.
func TestNets(t *testing.T) {
	m := at(t, "1", 0, 120, 40, Options{Lang: lang.IT})
	for _, tt := range []struct{ stack, net, want string }{
		{"50", "-2", "50"}, {"", "0", "saldo ±0"}, {"", "-3.50", "saldo −3,50"}, {"", "+12", "saldo +12"}, {"", "", "saldo ?"},
	} {
		if got := m.before(&render.Seat{State: render.In, Stack: tt.stack, Net: tt.net}); got != tt.want {
			t.Errorf("%q and %q: got %q, want %q", tt.stack, tt.net, got, tt.want)
		}
	}
}

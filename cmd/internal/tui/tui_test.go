package tui

import (
	"os"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/replay/render"
	"apertura/validate"
	"apertura/validate/checks"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"pgregory.net/rapid"
)

// evenings replays a log of the test data.
func evenings(t testing.TB, name string) []render.Evening {
	t.Helper()
	text, err := os.ReadFile("../../../testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var e render.Evening
	docs := format.ReadAll(text, name, format.Options{Codes: checks.Codes()})
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico(), Trace: true}) {
		found := validate.Run(h, checks.Catalogue())
		for _, d := range docs {
			for _, f := range d.Faults {
				if f.Hand == h.Log.Name {
					found = append(found, f)
				}
			}
		}
		e.Title = h.Log.Session.Title.V
		e.Hands = append(e.Hands, render.New(h, found, h.Log.Faults))
	}
	return []render.Evening{e}
}

func press(m *model, keys ...string) {
	for _, k := range keys {
		m.key(k)
	}
}

// Every key, on an evening of ten hands.
func TestKeys(t *testing.T) {
	m := newModel(evenings(t, "hands/giovedi.yaml"), Options{})
	type place struct {
		hand string
		step int
	}
	at := func(keys ...string) place {
		press(m, keys...)
		return place{m.page().hand.Name, m.step}
	}
	for _, c := range []struct {
		keys []string
		want place
	}{
		{nil, place{"1", 0}},
		{[]string{"h", "left", "k", "up", "["}, place{"1", 0}},
		{[]string{"l", "right", "j", "down"}, place{"1", 4}},
		{[]string{"h", "up"}, place{"1", 2}},
		{[]string{"end"}, place{"1", 12}},
		{[]string{"l"}, place{"1", 12}},
		{[]string{"home"}, place{"1", 0}},
		{[]string{"G", "g"}, place{"1", 0}},
		{[]string{"N"}, place{"1", 0}},
		{[]string{"n"}, place{"3", 2}},
		{[]string{"n"}, place{"4", 13}}, // a mark
		{[]string{"N"}, place{"3", 2}},
		{[]string{"]", "]"}, place{"5", 0}},
		{[]string{"l", "["}, place{"4", 0}},
		{[]string{"]", "]", "]", "]", "]", "]", "]", "]"}, place{"10", 0}},
		{[]string{"n"}, place{"10", 0}},
	} {
		if got := at(c.keys...); got != c.want {
			t.Errorf("behind %v: got %v, want %v", c.keys, got, c.want)
		}
	}
	press(m, "x", "?")
	if !m.hide || !m.help {
		t.Errorf("got hidden %t, help %t, want both", m.hide, m.help)
	}
	if m.key("esc") != nil || m.help {
		t.Error("esc behind help: want it gone, and the program to stay")
	}
	for _, k := range []string{"q", "esc", "ctrl+c"} {
		if c := m.key(k); c == nil || c() != tea.Quit() {
			t.Errorf("%s: want the program to end", k)
		}
	}
}

// A hand that plays by itself ends at its end; a tick from before a key counts
// for nothing.
func TestPlaying(t *testing.T) {
	m := newModel(evenings(t, "hands/giovedi.yaml"), Options{})
	press(m, "space")
	beats := 0
	for ; m.playing && beats < 100; beats++ {
		m.Update(tick(m.beat))
	}
	if m.step != m.last() || beats != m.last() {
		t.Errorf("got step %d behind %d ticks, want %d behind as many", m.step, beats, m.last())
	}
	press(m, "home", "space")
	old := tick(m.beat)
	press(m, "l", "space")
	m.Update(old)
	if m.step != 1 {
		t.Errorf("an old tick: got step %d, want 1", m.step)
	}
	press(m, "h")
	if m.playing {
		t.Error("a key: want the hand to stand still")
	}
}

// Whatever is pressed and however large the screen is, it is full and nothing
// sticks out; hidden cards are not to be seen; without colour there is none.
func TestScreenHolds(t *testing.T) {
	var all [][]render.Evening
	for _, name := range []string{
		"hands/giovedi.yaml", "hands/seven-faults.yaml", "corpus/rules/D05-more.yaml",
		"corpus/evenings/circolo-6-players.yaml", "corpus/format/F26-unknown-verb.yaml",
	} {
		all = append(all, evenings(t, name))
	}
	keys := strings.Fields("l h end home n N ] [ x ? e J pgup space")
	rapid.Check(t, func(t *rapid.T) {
		o := Options{Lang: lang.Lang(rapid.IntRange(0, 1).Draw(t, "lang")), Color: rapid.Bool().Draw(t, "color")}
		m := newModel(rapid.SampledFrom(all).Draw(t, "evening"), o)
		m.Update(tea.WindowSizeMsg{Width: rapid.IntRange(1, 200).Draw(t, "width"), Height: rapid.IntRange(1, 60).Draw(t, "height")})
		press(m, rapid.SliceOfN(rapid.SampledFrom(keys), 0, 12).Draw(t, "keys")...)
		lines := m.screen()
		if len(lines) != m.height {
			t.Fatalf("got %d lines, want %d", len(lines), m.height)
		}
		if m.width < leastWide || m.height < leastHigh {
			return
		}
		for i, line := range lines {
			if n := lipgloss.Width(line); n > m.width {
				t.Fatalf("line %d has %d cells, want %d at most:\n%s", i+1, n, m.width, line)
			}
			if !o.Color && strings.Contains(line, "\x1b") {
				t.Fatalf("a colour where there are none: %q", line)
			}
		}
		if h := m.page().hand; m.hide && !m.help && !m.reading && len(h.Steps) > 0 {
			s := &h.Steps[m.step]
			table := strings.Join(m.table(s), "\n")
			for i := range s.Table.Seats {
				for _, c := range s.Table.Seats[i].Cards {
					if c.Known() && !s.Sees(&s.Table.Seats[i], c) && strings.Contains(table, c.Text) {
						t.Fatalf("%s is hidden, got\n%s", c.Text, table)
					}
				}
			}
		}
	})
}

// Each step is a sentence on the screen, down to the least of screens.
func TestEveryStepIsASentence(t *testing.T) {
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		m := newModel(evenings(t, "hands/giovedi.yaml"), Options{Lang: l})
		m.Update(tea.WindowSizeMsg{Width: leastWide, Height: leastHigh})
		for m.at = range m.pages {
			for m.step = range m.page().hand.Steps {
				want := strings.Fields(m.say(m.page().hand.Steps[m.step].Sentence()))
				screen := strings.Fields(strings.Join(m.screen()[m.height-3:], " "))
				if !slices.Contains(screen, want[0]) || len(want) < 12 && !strings.Contains(strings.Join(screen, " "), strings.Join(want, " ")) {
					t.Errorf("hand %s, step %d: got %q, want %q in it", m.page().hand.Name, m.step, screen, want)
				}
			}
		}
	}
}

// Names and words of a log never reach the terminal as more than text.
func TestNothingIsObeyed(t *testing.T) {
	e := evenings(t, "hands/giovedi.yaml")
	e[0].Title = "a\x1b[2Jb"
	h := &e[0].Hands[0]
	h.Steps[0].Table.Seats[0].Name = "M\x1b[31m"
	h.Steps[0].Note = lang.Same("n\x1b[1m\u202e")
	if got := strings.Join(newModel(e, Options{}).screen(), "\n"); strings.ContainsAny(got, "\x1b\u202e") {
		t.Errorf("got %q", got)
	}
}

// n stops at marks too, and r shows the table as ruled until one goes on.
func TestMarksAndRulings(t *testing.T) {
	e := evenings(t, "hands/seven-faults.yaml")
	e[0].Hands[0].Steps[1].Mark = "?!"
	m := newModel(e, Options{})
	if press(m, "n"); m.at != 0 || m.step != 1 {
		t.Errorf("n: got hand %d, step %d, want the mark of the first hand", m.at, m.step)
	}
	if press(m, "r"); m.ruled {
		t.Error("r where the rulings change nothing: want the table as played")
	}
	for m.page().hand.Steps[m.step].Ruled == nil {
		press(m, "n")
	}
	s := &m.page().hand.Steps[m.step]
	press(m, "r")
	if want := "pot " + s.Ruled.Pot; !strings.Contains(all(m), want) || !strings.Contains(all(m), "as ruled") {
		t.Errorf("as ruled: want %q in\n%s", want, strings.Join(m.screen(), "\n"))
	}
	if press(m, "l"); m.ruled {
		t.Error("the next step: want the table as played")
	}
}

// The end of a hand says who won and lost, its note comes there and not before,
// and a pot in parts is told by its parts.
func TestEndOfAHand(t *testing.T) {
	m := newModel(evenings(t, "hands/seven-faults.yaml"), Options{})
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 40})
	h := m.page().hand
	h.Note = lang.Same("the flush wins")
	h.Accounts = []render.Account{{Name: "Anna", Played: "-4", Ruled: "+2"}, {Name: "Bruno", Played: "4"}}
	if strings.Contains(all(m), "the flush wins") {
		t.Error("at the deal: want no note of the hand")
	}
	press(m, "end")
	for _, want := range []string{"as played: Anna −4 and Bruno 4", "as ruled: Anna +2 and Bruno ?", "the flush wins"} {
		if !strings.Contains(all(m), want) {
			t.Errorf("at the end: want %q in\n%s", want, strings.Join(m.screen(), "\n"))
		}
	}
	press(m, "home")
	h.Steps[0].Table.Pot = "102"
	h.Steps[0].Table.Parts = []render.Part{{Chips: "50", For: []string{"Anna", "Bruno"}}, {Chips: "52", For: []string{"Anna"}}}
	if !strings.Contains(all(m), "pot 102 (50 + 52)") || !strings.Contains(all(m), "main pot of 50 for Anna and Bruno") {
		t.Errorf("want the parts of the pot in\n%s", strings.Join(m.screen(), "\n"))
	}
}

// The least of screens has room for several acts beside nine seats, and for
// every key.
func TestLeastScreen(t *testing.T) {
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		m := newModel(evenings(t, "corpus/evenings/legal-nine.yaml"), Options{Lang: l})
		m.Update(tea.WindowSizeMsg{Width: leastWide, Height: leastHigh})
		press(m, "l", "l", "l", "l", "l")
		if n := strings.Count(strings.Join(m.screen(), "\n"), " │ "); n < 4 {
			t.Errorf("%s: got %d acts beside nine seats, want 4:\n%s", l, n, strings.Join(m.screen(), "\n"))
		}
		help := m.helped()
		if len(help) > leastHigh {
			t.Errorf("%s: the keys take %d lines, want %d at most", l, len(help), leastHigh)
		}
		for _, line := range help {
			if lipgloss.Width(line) > leastWide {
				t.Errorf("%s: %d cells: %q", l, lipgloss.Width(line), line)
			}
		}
	}
}

package tui

import (
	"context"
	"io"
	"time"

	"apertura/format/lang"
	"apertura/replay/render"

	tea "charm.land/bubbletea/v2"
)

// pace is how long a step stands while the hand plays by itself.
const pace = 1200 * time.Millisecond

// Options say how an evening is shown.
type Options struct {
	Lang  lang.Lang
	Color bool
	Hide  bool // at first
}

// Run shows evenings until the user leaves, or ctx ends. In and out are the
// terminal.
func Run(ctx context.Context, in io.Reader, out io.Writer, evenings []render.Evening, o Options) error {
	_, err := tea.NewProgram(newModel(evenings, o), tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(out), tea.WithoutSignalHandler()).Run()
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// page is a hand and the evening it belongs to.
type page struct {
	evening *render.Evening
	hand    *render.Hand
}

// model is what is shown: a step of a hand.
type model struct {
	o             Options
	pages         []page
	at            int // the page
	step          int
	hide          bool
	ruled         bool // the table of this step as the rulings would have it
	help          bool
	reading       bool // all that is to be said of the step, on the whole screen
	scroll        int  // the first line of what is read
	room          int  // how many lines of it are to be seen
	playing       bool
	beat          int // the last tick that counts
	width, height int
}

func newModel(evenings []render.Evening, o Options) *model {
	m := &model{o: o, hide: o.Hide, width: 80, height: 24}
	for i := range evenings {
		for j := range evenings[i].Hands {
			m.pages = append(m.pages, page{&evenings[i], &evenings[i].Hands[j]})
		}
	}
	return m
}

// tick is the time for the next step of a hand that plays by itself.
type tick int

func (m *model) Init() tea.Cmd { return nil }

// Update takes a key, a new size or a tick.
func (m *model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.KeyPressMsg:
		return m, m.key(msg.String())
	case tick:
		if m.playing && int(msg) == m.beat {
			m.playing = m.forward()
			return m, m.next()
		}
	}
	return m, nil
}

// next waits for the next step, where the hand plays by itself.
func (m *model) next() tea.Cmd {
	if !m.playing {
		return nil
	}
	m.beat++
	beat := tick(m.beat)
	return tea.Tick(pace, func(time.Time) tea.Msg { return beat })
}

// key does what a key is for. Any but space ends playing.
func (m *model) key(k string) tea.Cmd {
	if k == "space" || k == " " {
		m.playing = !m.playing
		return m.next()
	}
	m.playing = false
	if m.scrolls(k) {
		return nil
	}
	switch k {
	case "q", "ctrl+c":
		return tea.Quit
	case "esc":
		if !m.help && !m.reading {
			return tea.Quit
		}
		m.help, m.reading = false, false
		return nil
	case "?":
		m.help = !m.help
		return nil
	case "e":
		m.reading, m.scroll = !m.reading && len(m.pages) > 0, 0
		return nil
	}
	m.reading = false
	m.goes(k)
	return nil
}

// goes is key for what leads to another step, or shows it otherwise.
func (m *model) goes(k string) {
	if len(m.pages) == 0 {
		return
	}
	m.scroll = 0
	m.ruled = m.ruled && k == "x" || k == "r" && !m.ruled && m.rules()
	switch k {
	case "right", "down", "l", "j":
		m.forward()
	case "left", "up", "h", "k":
		m.step = max(m.step-1, 0)
	case "home", "g":
		m.step = 0
	case "end", "G":
		m.step = m.last()
	case "]":
		m.turn(m.at + 1)
	case "[":
		m.turn(m.at - 1)
	case "n":
		m.seek(+1)
	case "N":
		m.seek(-1)
	case "x":
		m.hide = !m.hide
	}
}

// rules reports whether the rulings would have the table of the step another.
func (m *model) rules() bool {
	h := m.page().hand
	return len(h.Steps) > 0 && h.Steps[m.step].Ruled != nil
}

func (m *model) page() page { return m.pages[m.at] }

// last is the last step of the hand shown.
func (m *model) last() int { return max(m.page().hand.Shown, 0) }

// forward goes a step on, and reports whether there is another behind it.
func (m *model) forward() bool {
	m.step, m.scroll, m.ruled = min(m.step+1, m.last()), 0, false
	return m.step < m.last()
}

// turn goes to the beginning of another hand, if there is one.
func (m *model) turn(to int) {
	if to >= 0 && to < len(m.pages) {
		m.at, m.step = to, 0
	}
}

// seek goes to the next step with a finding or a mark, or the one before, through all
// hands; it stays where it is where there is none.
func (m *model) seek(by int) {
	at, step := m.at, m.step
	for {
		step += by
		for step < 0 || step > max(m.pages[at].hand.Shown, 0) {
			if at += by; at < 0 || at >= len(m.pages) {
				return
			}
			step = 0
			if by < 0 {
				step = max(m.pages[at].hand.Shown, 0)
			}
		}
		if h := m.pages[at].hand; len(h.Loose) > 0 || len(h.Steps) > 0 && (len(h.Steps[step].Findings) > 0 || h.Steps[step].Mark != "") {
			m.at, m.step = at, step
			return
		}
	}
}

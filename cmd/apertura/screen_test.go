//go:build unix

package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
)

// A screen is the program on a terminal of its own, as one sees it.
type screen struct {
	t    *testing.T
	pty  *os.File
	emu  *vt.SafeEmulator
	c    *exec.Cmd
	wide int
	high int
}

// patience is how long a screen may take to show what is waited for: long, for
// it only ends a test that fails.
const patience = time.Minute

func newScreen(t *testing.T, program string, wide, high int, args ...string) *screen {
	t.Helper()
	s := &screen{t: t, emu: vt.NewSafeEmulator(wide, high), wide: wide, high: high}
	s.c = exec.Command(program, args...)
	s.c.Env = append(os.Environ(), "TERM=xterm-256color", "LANG=en_US.UTF-8", "LC_ALL=", "LC_MESSAGES=", "NO_COLOR="+os.Getenv("NO_COLOR"))
	f, err := pty.StartWithSize(s.c, &pty.Winsize{Rows: uint16(high), Cols: uint16(wide)})
	if err != nil {
		t.Skipf("no terminal to be had here: %v", err)
	}
	s.pty = f
	go func() { _, _ = io.Copy(s.emu, f) }()
	go func() { _, _ = io.Copy(f, s.emu) }() // what a terminal answers
	t.Cleanup(func() {
		_ = s.c.Process.Kill()
		f.Close()
	})
	return s
}

// text is the screen as letters.
func (s *screen) text() string {
	var b strings.Builder
	for y := range s.high {
		for x := 0; x < s.wide; {
			c := s.emu.CellAt(x, y)
			if c == nil || c.Width == 0 {
				b.WriteByte(' ')
				x++
				continue
			}
			b.WriteString(c.Content)
			x += c.Width
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// press types, and waits until the screen shows all of want and none of what
// begins with a minus.
func (s *screen) press(keys string, want ...string) {
	s.t.Helper()
	if _, err := s.pty.WriteString(keys); err != nil {
		s.t.Fatal(err)
	}
	var text string
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if text = s.text(); shows(text, want) {
			return
		}
	}
	s.t.Fatalf("behind %q: want %q, got\n%s", keys, want, text)
}

func shows(text string, want []string) bool {
	for _, w := range want {
		if absent, not := strings.CutPrefix(w, "-"); not == strings.Contains(text, strings.TrimPrefix(absent, "-")) {
			return false
		}
	}
	return true
}

// The built program on a terminal: every key, another size, and the terminal
// given back.
func TestScreen(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	program := filepath.Join(t.TempDir(), "apertura")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const evening = "../../testdata/hands/giovedi.yaml"
	s := newScreen(t, program, 100, 30, "replay", "--interactive", evening)
	s.press("", "Giovedì da Marco · Hand 1 (1 of 10)", "pot 1", "Marco (D)", "Giulia is next and may pass or open for 1", "Q♥ Q♠ 10♦ 9♣ 7♠")
	s.press("l", "▶ Giulia", "Giulia opens for 1", "pot 2", "● Sandro")
	s.press("j\x1b[C", "> ", "Zia Pina calls 1", "(D)")
	s.press("h", "Sandro folds", "-Giulia opens for 1;")
	s.press("\x1b[F", "Zia Pina takes 8")
	s.press("\x1b[H", "the cards are dealt")
	s.press("x", "▒▒ ▒▒ ▒▒ ▒▒ ▒▒", "-Q♥", "cards hidden")
	s.press("x", "Q♥ Q♠", "cards open")
	s.press("n", "Hand 3 (3 of 10)", "error O02", "this hand opens at Queens", "Marco could pass or open for 1 to 2", "Weren't we at Jacks?")
	s.press("n", "Hand 4 (4 of 10)", "Marco shows A♠ A♦ A♣ 9♦ 7♠") // a mark
	s.press("N", "Hand 3 (3 of 10)", "error O02")
	s.press("]", "Hand 4 (4 of 10)", "the cards are dealt, the pot is 1", "-Three aces over three queens")
	s.press("\x1b[F", "Marco takes 20", "Three aces over three queens")
	s.press("[[", "Hand 2 (2 of 10)")
	s.press("?", "Keys", "next finding")
	s.press("?", "-Keys", "Hand 2")
	s.press(" ", "the pot of 1 stays for the next hand") // plays to the end by itself
	for _, size := range [][2]int{{60, 20}, {50, 10}, {140, 40}} {
		s.wide, s.high = size[0], size[1]
		s.emu.Resize(s.wide, s.high)
		if err := pty.Setsize(s.pty, &pty.Winsize{Rows: uint16(s.high), Cols: uint16(s.wide)}); err != nil {
			t.Fatal(err)
		}
		if s.wide < 60 {
			s.press("", "Too small: 60 × 18 at least.")
		} else {
			s.press("", "Hand 2 (2 of 10)", "pot 1", "Zia Pina")
		}
	}
	s.leaves(func() { s.press("q") }, 0)

	// An interrupt from outside gives the terminal back as well.
	s = newScreen(t, program, 80, 24, "replay", "-i", "--lang", "it", "--hand", "3", evening)
	s.press("lll", "Mano 3", "piatto 6", "passo")
	s.leaves(func() { _ = s.c.Process.Signal(syscall.SIGTERM) }, 2)

	// Without colour nothing is coloured, and the explanation is a key away.
	t.Setenv("NO_COLOR", "1")
	s = newScreen(t, program, 100, 40, "replay", "-i", "--hand", "3", evening)
	s.press("ll", "error O02")
	s.press("e", "O02 opening-below-ladder: ", "e back")
	s.press("e", ">!")
	for y := range s.high {
		for x := range s.wide {
			if c := s.emu.CellAt(x, y); c != nil && (c.Style.Fg != nil || c.Style.Bg != nil) {
				t.Fatalf("a colour at %d, %d, want none", x, y)
			}
		}
	}
	s.leaves(func() { s.press("q") }, 0)

	// A log that cannot be read whole shows what it has.
	s = newScreen(t, program, 80, 24, "replay", "-i", "--color", "never", "../../testdata/corpus/format/F26-unknown-verb.yaml")
	s.press("", "This hand cannot be read and is left out.", "F26", "F26-unknown-verb.yaml:")
	s.leaves(func() { s.press("\x03") }, 1)
}

// leaves ends the program, and holds its status and what is left on screen.
func (s *screen) leaves(end func(), status int) {
	s.t.Helper()
	end()
	_ = s.c.Wait()
	if got := s.c.ProcessState.ExitCode(); got != status {
		s.t.Errorf("got status %d, want %d", got, status)
	}
	for deadline := time.Now().Add(patience); s.emu.IsAltScreen(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.t.Fatal("the screen was not given back")
		}
	}
}

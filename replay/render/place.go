package render

import (
	"fmt"
	"path"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"apertura/format"
)

// longest is how much of a line of a log is shown.
const longest = 120

// A Spot is where in a log a finding is, and what is written there. A hand that
// was left out has nothing else to show.
type Spot struct {
	File         string // as the user named it
	Line, Column int
	Text         string // the line, or the faulty words of a long one
}

// SpotOf returns where a finding is, the zero Spot where that is nowhere.
func SpotOf(d *format.Diagnostic) Spot {
	if !d.Place.Known() {
		return Spot{}
	}
	at := d.Place.Start()
	s := Spot{File: d.Place.Source.File, Line: at.Line, Column: at.Column}
	s.Text = strings.TrimSpace(d.Place.Source.LineText(at.Line))
	if utf8.RuneCountInString(s.Text) > longest {
		s.Text, _, _ = strings.Cut(d.Place.Text(), "\n")
	}
	if r := []rune(s.Text); len(r) > longest {
		s.Text = string(r[:longest-1]) + "…"
	}
	return s
}

// String writes it as reports do, "serata.yaml:18:45"; "" for nowhere.
func (s Spot) String() string {
	if s.Line == 0 {
		return ""
	}
	return fmt.Sprintf("%s:%d:%d", s.File, s.Line, s.Column)
}

// Base is the spot without the folders of its file, for pages sent round.
func (s Spot) Base() Spot {
	s.File = path.Base(filepath.ToSlash(s.File))
	return s
}

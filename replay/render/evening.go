package render

import (
	"path"
	"path/filepath"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// An Evening is one session of a log, hand after hand.
type Evening struct {
	File   string
	Title  string
	Date   string // as the log has it
	Rules  Rules
	Place  string
	Hands  []Hand
	Checks map[string]Lesson // what stands behind a finding, by its code
}

// Rules are those that judged an evening instead of its own: a preset or a file,
// "" for the log's own, and the switches set over them.
type Rules struct {
	Base string
	Set  []string
}

// Text names the rules, nothing where they are just the log's own.
func (r *Rules) Text() lang.Text {
	set := lang.Same(strings.Join(r.Set, ", "))
	switch {
	case len(r.Set) == 0 && r.Base == "":
		return lang.Text{}
	case len(r.Set) == 0:
		return say("rules: %s", "regole: %s", r.Base)
	case r.Base == "":
		return say("rules: the log's own, with %s", "regole: quelle del verbale, con %s", set)
	}
	return say("rules: %s, with %s", "regole: %s, con %s", r.Base, set)
}

// Heading is what an evening is called and, beside it, when and where it was and
// whose rules judged it: without a title it is called by the first two, and by
// its file where the log has neither.
func (e *Evening) Heading() (name, beside lang.Text) {
	var when, rules []lang.Text
	if e.Date != "" {
		when = append(when, Date(e.Date))
	}
	if e.Place != "" {
		when = append(when, lang.Same(e.Place))
	}
	if t := e.Rules.Text(); !t.Empty() {
		rules = append(rules, t)
	}
	switch {
	case e.Title != "":
		return lang.Same(e.Title), joined(append(when, rules...))
	case len(when) > 0:
		return joined(when), joined(rules)
	}
	return lang.Same(path.Base(filepath.ToSlash(e.File))), joined(rules)
}

// A Lesson says of a check what it flags and why the game has the rule.
type Lesson struct{ Summary, Text lang.Text }

// A Hand is one hand as people look at it. One that was left out has no steps.
type Hand struct {
	Name     string
	Time     string
	Line     int // where it begins in its file
	LeftOut  replay.Reason
	Codes    []string // of the format errors for which it was left out
	Facts    lang.Text
	Note     lang.Text
	Steps    []Step
	Shown    int // the last of Steps to be shown
	Accounts []Account
	Findings []format.Diagnostic // in the order of the text
	hidden   bool                // its note comes last: it tells how the hand ends
	Loose    []int               // of Findings, those of a hand without steps
}

// A Step is an act, the deal or the result, and the table behind it.
type Step struct {
	Act      int // number in its hand, from 1; the result has the one behind the last; 0: the deal
	Phase    format.Phase
	Player   string // who acted, "" for nobody
	Log      string // the act as the log has it, "" for the deal
	Said     lang.Text
	Then     []lang.Text // what came of it
	Secret   lang.Text   // Said, where that tells cards, to who sits at the table and sees none of them
	Asked    lang.Text   // "May Bruno open for 2?"; empty where nobody could tell
	AskedMay bool        // whether it may be done, and not whether it is right
	Chips    string      // what it put in, with a point; "" for nothing
	Mark     string      // ! ? !! ?? !? ?!
	Note     lang.Text
	Undone   bool
	Table    Table
	Ruled    *Table // the table had every ruling been obeyed but for penalties due later; nil where it is the same
	Parts    bool   // here the table as ruled parts from that played, or comes nearer
	Turn     string // who is next to speak
	May      []lang.Text
	Waits    lang.Text // what comes where nobody is to speak
	Findings []int     // of [Hand.Findings]
}

// An Account is what a hand came to for a player, "+12" or "-4", as played and
// as the rulings would have it; "" is not known.
type Account struct{ Name, Played, Ruled string }

// A Table is what lies there and who sits at it. Amounts have a point.
type Table struct {
	Pot   string // "" where it is not known
	Parts []Part // of the pot, the main pot first; none where it is one
	Seats []Seat // clockwise
}

// A State is where a player stands in a hand.
type State uint8

// The states.
const (
	Away   State = iota // not dealt in
	In                  // still in the hand
	AllIn               // with all his chips
	Folded              // has left it
)

// String returns the state as machine formats write it.
func (s State) String() string { return [...]string{"away", "in", "all-in", "folded"}[s&3] }

// A Seat is one player at a table.
type Seat struct {
	Name   string
	Short  string // what else he is called, "" for nothing
	Dealer bool
	Opener bool
	State  State
	Stack  string // what lies before him; "" where it is not known
	Net    string // won or lost in this hand so far, "-4"; "" where it is not known
	Wager  string // put in this round, "" for nothing
	Cards  []Card
}

// A Card is one card in a hand.
type Card struct {
	Text   string // "K♣"; "" face down
	Public bool   // he has shown it
}

// Known reports whether anybody knows which card it is.
func (c Card) Known() bool { return c.Text != "" }

// Step returns where the step of an act is, -1 for none.
func (h *Hand) Step(act int) int {
	for i := range h.Steps {
		if h.Steps[i].Act == act {
			return i
		}
	}
	return -1
}

// Sentence says what happened in a step and what came of it.
func (s *Step) Sentence() lang.Text {
	t := s.Said
	for _, next := range s.Then {
		if t.Empty() {
			t = next
		} else {
			t = say("%s; %s", "%s; %s", t, next)
		}
	}
	return t
}

// Might lists what who acted in a step might have done instead, nothing where
// it was not his turn.
func (h *Hand) Might(step int) []lang.Text {
	if step < 1 || h.Steps[step].Player == "" || h.Steps[step-1].Turn != h.Steps[step].Player {
		return nil
	}
	return h.Steps[step-1].May
}

// Breaks reports whether a rule was broken in a step, and not merely remarked
// on or left unproved.
func (h *Hand) Breaks(step int) bool {
	for _, i := range h.Steps[step].Findings {
		if h.Findings[i].Verdict == format.Violation {
			return true
		}
	}
	return false
}

// Cut ends what is shown of a hand behind a step: what was found later is gone,
// and of rulings what only the end tells.
func (h *Hand) Cut(step int) {
	h.Shown = step
	if h.Ends() {
		h.hidden = true
		return
	}
	h.Note = lang.Text{}
	var kept []format.Diagnostic
	for i := range h.Steps {
		s := &h.Steps[i]
		if i > step {
			s.Findings = nil
		}
		for k, f := range s.Findings {
			d := h.Findings[f]
			if r := d.Ruling; r != nil && !r.Now.Empty() {
				d.Ruling = &format.Ruling{Text: r.Now, Now: r.Now, Pay: r.Pay, Moves: r.Moves}
			}
			kept, s.Findings[k] = append(kept, d), len(kept)
		}
	}
	h.Findings = kept
}

// Ends reports whether a hand is shown to its end.
func (h *Hand) Ends() bool { return h.Shown == len(h.Steps)-1 }

// Notes returns the note of a hand where it is to be said: before its acts, or
// behind them where the reader is not to know how they end.
func (h *Hand) Notes() (first, last lang.Text) {
	if h.hidden && len(h.Steps) > 0 {
		return lang.Text{}, h.Note
	}
	return h.Note, lang.Text{}
}

// Ruled reports whether the rulings would have made the hand another one.
func (h *Hand) Ruled() bool {
	for _, a := range h.Accounts {
		if a.Ruled != a.Played && a.Ruled != "" {
			return true
		}
	}
	return false
}

// Sees reports whether the table sees a card at a step: who acts has his own
// before him, and what was shown is everybody's.
func (s *Step) Sees(seat *Seat, c Card) bool { return c.Public || seat.Name == s.Player }

// Short is the act alone, or what came of a step that is no act.
func (s *Step) Short() lang.Text {
	if s.Said.Empty() {
		return s.Sentence()
	}
	return s.Said
}

// Veiled is Short without the cards that only who acted saw.
func (s *Step) Veiled() lang.Text {
	if !s.Secret.Empty() {
		return s.Secret
	}
	return s.Short()
}

// Hide turns the cards face down that the table does not see at each step, and
// puts off what is said of the hand as a whole.
func (h *Hand) Hide() {
	h.hidden = true
	for i := range h.Steps {
		s := &h.Steps[i]
		for j := range s.Table.Seats {
			seat := &s.Table.Seats[j]
			for k, c := range seat.Cards {
				if !s.Sees(seat, c) {
					seat.Cards[k].Text = ""
				}
			}
		}
	}
}

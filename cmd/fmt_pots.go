package cmd

import (
	"strings"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
)

// potWords are what a comment calls the pot; the log's words decide which.
var potWords = lang.Text{EN: "pot", IT: "piatto"}

// pots writes the running pot behind the acts that change it, or takes it out;
// the nil one does neither.
type pots struct {
	off   bool
	rules replay.Config
	log   *format.Session
	table *replay.Session
	hands []runningPot // of the document
}

// A runningPot is the pot of a hand behind each of its acts, by their numbers.
type runningPot map[int]potAt

type potAt struct {
	chips money.Chips
	moved bool // the act changed it
}

func newPots(flag string, base house.Rules) *pots {
	if flag == "" {
		return nil
	}
	return &pots{off: flag == "off", rules: replay.Config{Base: base, Trace: true, Open: load.OpenRules}}
}

// comment writes the pots of a document into its text.
func (p *pots) comment(d *format.Formatted) {
	if p == nil || d.Document == nil {
		return
	}
	if d.Document.Opens || d.Document.Session != p.log || p.table == nil {
		p.log = d.Document.Session
		p.table = replay.NewSession(p.log, p.rules)
	}
	p.hands = p.hands[:0]
	for _, h := range d.Document.Hands {
		p.hands = append(p.hands, running(p.table.Play(h)))
	}
	d.Comment(p.say)
}

// running returns the pots of a hand that are known for certain.
func running(h *replay.Hand) runningPot {
	if h.LeftOut != replay.NoReason {
		return nil
	}
	out := runningPot{}
	last, known := money.Chips(0), false
	for i := range h.Steps {
		s := &h.Steps[i]
		pot, sure := s.Table.Pot(), s.Table.PotSure()
		a := h.Act(s.Act)
		if a != nil && sure && a.Phase < format.Result {
			out[s.Act] = potAt{pot, known && pot != last || !known && paysIn(a)}
		}
		last, known = pot, sure
	}
	return out
}

// paysIn reports whether an act before the deal puts chips into the pot.
func paysIn(a *format.Act) bool {
	switch a.Verb {
	case format.Level, format.Buio, format.Over:
		return true
	}
	return a.Verb == format.Pay && !a.To.Said()
}

// say says what stands behind the acts of a line: the pot where they change it.
// Comments that are none of ours stay.
func (p *pots) say(l format.Line) (comment string, change bool) {
	var now potAt
	sure := len(l.Acts) > 0
	for i := range l.Acts {
		at, ok := p.hands[l.Hand][l.Acts[i].Number]
		sure = sure && ok
		now = potAt{at.chips, now.moved || at.moved}
	}
	unit := p.log.Unit
	if l.Comment != "" && !isPot(l.Comment, unit, now.chips, sure) {
		return "", false
	}
	if p.off || !sure || !now.moved {
		return "", l.Comment != ""
	}
	return "# " + potWords.In(l.Lang) + " " + unit.Format(now.chips, '.'), true
}

// isPot reports whether a comment is a pot: the word and an amount, or alone
// the amount that it is.
func isPot(comment string, unit money.Unit, pot money.Chips, sure bool) bool {
	words := strings.Fields(strings.TrimPrefix(comment, "#"))
	if len(words) == 0 {
		return false
	}
	n, err := unit.Parse(words[len(words)-1])
	switch len(words) {
	case 1:
		return err == nil && sure && n == pot
	case 2:
		return err == nil && (words[0] == potWords.EN || words[0] == potWords.IT)
	}
	return false
}

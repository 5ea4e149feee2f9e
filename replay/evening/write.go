package evening

import (
	"fmt"
	"strconv"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
)

// A writer writes an evening down the way people do: both languages, any of
// the words for a thing, several acts on a line.
type writer struct {
	strings.Builder
	d Dice
	e *Evening
	k *keeper // who writes it, nil for whoever the dice say
}

// Text returns the evening as a log, spelled as the dice have it.
func (e *Evening) Text(d Dice) []byte {
	w := &writer{d: d, e: e}
	w.session()
	w.line(0, "hands:")
	for _, h := range e.Hands {
		w.hand(h)
	}
	return []byte(w.String())
}

// Kept returns the evening as one writes it who keeps the log of a table: an act
// to a line, always in the same words, with comments and notes.
func (e *Evening) Kept(l lang.Lang) []byte {
	w := &writer{d: steady{}, e: e, k: &keeper{lang: l}}
	w.session()
	w.line(0, "hands:")
	for _, h := range e.Hands {
		w.hand(h)
		w.line(4, "note: %s", w.k.remark())
	}
	return []byte(w.String())
}

// A keeper writes in one language, and says something of his own now and then.
type keeper struct {
	lang lang.Lang
	said int
}

// remark returns what he says next.
func (k *keeper) remark() string {
	k.said++
	all := [...]lang.Text{
		{EN: "nobody saw it coming", IT: "non se l'aspettava nessuno"},
		{EN: "the longest of the evening", IT: "la più lunga della serata"},
		{EN: "he thought about it for a while", IT: "ci ha pensato su"},
	}
	return all[k.said%len(all)].In(k.lang)
}

// steady is dice that never have anything special happen.
type steady struct{}

func (steady) IntN(n int) int { return n - 1 }

func (w *writer) once(n int) bool { return w.d.IntN(n) == 0 }

// pen writes in one of the languages, with any of its words.
func (w *writer) pen() format.Pen {
	if w.k != nil {
		return format.Pen{Lang: w.k.lang}
	}
	return format.Pen{Lang: pick(w.d, lang.EN, lang.IT), Pick: w.d.IntN}
}

func (w *writer) line(indent int, text string, args ...any) {
	w.WriteString(strings.Repeat(" ", indent))
	if len(args) > 0 {
		text = fmt.Sprintf(text, args...)
	}
	w.WriteString(text)
	if w.once(40) {
		w.WriteString("   # detto al tavolo")
	}
	w.WriteByte('\n')
	if w.once(60) {
		w.WriteByte('\n')
	}
}

func (w *writer) session() {
	s := w.e.Session
	w.line(0, "apertura: 1")
	w.line(0, "session:")
	w.line(2, "title: %s", pick(w.d, "Giovedì da Marco", "'Zio Pino''s kitchen'", `"Natale"`))
	w.line(2, "chip: %s", s.Unit.Format(1, '.'))
	w.line(2, "cip: %s", s.Unit.Format(s.Cip, '.'))
	if s.Italian {
		w.line(2, "suits: italian")
	}
	w.rules()
	w.line(0, "players:")
	for i := range s.Players {
		p := &s.Players[i]
		fields := []string{"name: " + p.Name.V}
		if p.Short.Said() {
			fields = append(fields, "as: "+p.Short.V)
		}
		if p.Stack.Said() {
			fields = append(fields, "stack: "+s.Unit.Format(p.Stack.V, '.'))
		}
		if w.once(2) {
			w.line(2, "- {%s}", strings.Join(fields, ", "))
			continue
		}
		w.line(2, "- %s", fields[0])
		for _, f := range fields[1:] {
			w.line(4, "%s", f)
		}
	}
}

// rules writes a preset and what this table changes, or every switch.
func (w *writer) rules() {
	var lines []string
	beneath := house.Classico()
	if names := house.Presets(); w.once(2) {
		name := pick(w.d, names...)
		beneath, _ = house.Preset(name)
		lines = append(lines, "preset: "+name)
	}
	for _, s := range house.Switches() {
		if v := s.Value(&w.e.Rules); v != s.Value(&beneath) || w.once(20) {
			lines = append(lines, s.Name+": "+v)
		}
	}
	if len(lines) > 0 {
		w.line(0, "rules:")
	}
	for _, l := range lines {
		w.line(2, "%s", l)
	}
}

func (w *writer) hand(h *format.Hand) {
	s, p := w.e.Session, w.pen()
	w.line(2, "- hand: %s", h.Name)
	if h.Dealer.Said() {
		w.line(4, "dealer: %s", p.Name(s, h.Dealer.V))
	}
	switch a := &h.Ante; {
	case a.Amount.Said():
		w.line(4, "ante: %s", p.Chips(s, a.Amount.V))
	case a.Listed:
		w.line(4, "ante: {%s}", w.chips(a.Paid))
	}
	if len(h.Stacks) > 0 {
		w.line(4, "stacks: {%s}", w.chips(h.Stacks))
	}
	if h.OpeningAt.Said() {
		w.line(4, "opening-at: %s", h.OpeningAt.V)
	}
	if h.Split.Said() {
		w.line(4, "split: %d", h.Split.V)
	}
	if len(h.Cards) > 0 {
		w.line(4, "cards:")
	}
	for _, c := range h.Cards {
		w.line(6, "%s: %s", p.Name(s, c.Player.V), p.Cards(s, c.Cards))
	}
	for phase := format.Before; phase < format.Result; phase++ {
		if h.Written(phase) {
			w.section(h, phase)
		}
	}
	w.result(h)
}

func (w *writer) chips(list []format.PlayerChips) string {
	var out []string
	for _, c := range list {
		out = append(out, w.pen().Name(w.e.Session, c.Player.V)+": "+w.e.Session.Unit.Format(c.Chips.V, '.'))
	}
	return strings.Join(out, ", ")
}

// section writes the acts of one phase, a line each, several on a line, or one
// line for several who say the same.
func (w *writer) section(h *format.Hand, phase format.Phase) {
	var acts []format.Act
	for _, a := range h.Acts {
		if a.Phase == phase {
			acts = append(acts, a)
		}
	}
	if len(acts) == 0 {
		w.line(4, "%s: []", phase)
		return
	}
	if w.k != nil {
		w.line(4, "# %s", w.k.remark())
	}
	w.line(4, "%s:", phase)
	for len(acts) > 0 {
		n := 1
		same := alike(acts)
		switch {
		case same == len(acts) && phase != format.Draw && w.once(2) && w.everybody(h, phase):
			n = same
			w.line(6, "- %s %s", pick(w.d, "gli altri", "the others", "tutti"), w.pen().Verb(&acts[0]))
		case same > 1 && w.once(3):
			n = 2 + w.d.IntN(same-1)
			w.line(6, "- %s", w.quoted(w.together(acts[:n])))
		case acts[0].After().Said() || w.once(20):
			w.long(&acts[0])
		default:
			if n < len(acts) && w.once(4) && !acts[1].After().Said() {
				n = 2
			}
			var line []string
			for i := range acts[:n] {
				line = append(line, w.pen().Act(w.e.Session, &acts[i]))
			}
			w.line(6, "- %s", w.quoted(strings.Join(line, "; ")))
		}
		acts = acts[n:]
	}
}

// everybody reports whether a line for all who owe a word can end the phase: it
// can in an opening where the log itself tells who they are and whose word is
// next: everybody has a word, nobody may be all-in, and nobody has put in a
// blind that needs none.
func (w *writer) everybody(h *format.Hand, phase format.Phase) bool {
	if phase != format.Opening || w.e.Rules.Blinds == house.BlindsFixed {
		return false
	}
	spoke := map[int]bool{}
	for i := range h.Acts {
		a := &h.Acts[i]
		if a.Phase == format.Before || a.Phase == phase && a.Amount.Kind != format.NoAmount && a.Verb != format.Open {
			return false
		}
		if a.Amount.AllIn || a.Verb == format.Call {
			return false
		}
		if a.Phase == phase {
			spoke[a.Player] = true
		}
	}
	return len(spoke) == len(w.e.Session.Players)
}

// alike returns how many acts from the first are the same bare word of another
// player each.
func alike(acts []format.Act) int {
	seen := map[int]bool{}
	for i := range acts {
		a := &acts[i]
		switch a.Verb {
		case format.Pass, format.Fold, format.Check, format.Call, format.Pat:
		default:
			return i
		}
		if a.Verb != acts[0].Verb || a.After().Said() || a.Amount.Kind != format.NoAmount || seen[a.Player] {
			return i
		}
		seen[a.Player] = true
	}
	return len(acts)
}

// together is one line for several players, in their order.
func (w *writer) together(acts []format.Act) string {
	p := w.pen()
	var who []string
	for i := range acts {
		who = append(who, p.Name(w.e.Session, acts[i].Player))
	}
	return strings.Join(who, ", ") + " " + p.Verb(&acts[0])
}

// long writes an act with what is said beside it.
func (w *writer) long(a *format.Act) {
	w.line(6, "- act: %s", w.quoted(w.pen().Act(w.e.Session, a)))
	if a.After().Said() {
		w.line(8, "after: %s", format.Duration(a.After().V))
	}
	if w.once(3) {
		w.line(8, "note: {en: %s, it: %s}", strconv.Quote("as it was"), strconv.Quote("com'è andata"))
	}
}

// quoted puts a line in quotes where YAML would read it as something else.
func (w *writer) quoted(text string) string {
	if strings.Contains(text, ": ") || strings.Contains(text, " #") || strings.HasPrefix(text, "'") || w.once(10) {
		return "'" + strings.ReplaceAll(text, "'", "''") + "'"
	}
	return text
}

func (w *writer) result(h *format.Hand) {
	r := &h.Result
	switch {
	case r.Kind == format.Void:
		w.line(4, "result: %s", pick(w.d, "void", "nulla"))
	case r.Kind == format.Frozen:
		w.line(4, "result: parola")
	case len(r.Takers) == 1 && !r.Takers[0].Chips.Said():
		w.line(4, "result: %s", w.pen().Name(w.e.Session, r.Takers[0].Player.V))
	default:
		w.line(4, "result: {%s}", w.chips(r.Takers))
	}
}

package markdown

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
)

// A Writer writes hands in one language.
type Writer struct {
	Out  io.Writer
	Lang lang.Lang

	b strings.Builder
}

// Evening writes what an evening is called.
func (w *Writer) Evening(e *render.Evening) error {
	name, beside := e.Heading()
	w.line("# %s", escaped(w.say(name)))
	if where := w.say(beside); where != "" {
		w.line("")
		w.line("%s", escaped(where))
	}
	return w.flush()
}

// Hand writes a hand as far as it is shown.
func (w *Writer) Hand(h *render.Hand) error {
	w.line("")
	title := w.say(h.Title())
	if h.Time != "" {
		title += " (" + escaped(h.Time) + ")"
	}
	w.line("## %s", title)
	if len(h.Steps) == 0 {
		w.paragraph(w.say(h.WhyOut()))
		for _, i := range h.Loose {
			w.quote(append(w.finding(h, i), spotted(&h.Findings[i]))...)
		}
		return w.flush()
	}
	w.paragraph(w.say(h.Facts))
	first, last := h.Notes()
	w.quote(w.say(first))
	for from := 0; from <= h.Shown; {
		to := from
		for to < h.Shown && h.Steps[to+1].Section() == h.Steps[from].Section() {
			to++
		}
		w.phase(h, from, to)
		from = to + 1
	}
	if h.Ends() {
		w.accounts(h)
		w.quote(w.say(last))
	} else {
		w.paragraph(w.say(h.Steps[h.Shown].Next()))
	}
	return w.flush()
}

// phase writes the acts of a phase, and below them what is to be said of some.
func (w *Writer) phase(h *render.Hand, from, to int) {
	w.line("")
	w.line("### %s", w.say(render.Phase(h.Steps[from].Section())))
	w.line("")
	w.line("%s", lang.Text{EN: "| | act | in | pot | |", IT: "| | gesto | mette | piatto | |"}.In(w.Lang))
	w.line("| ---: | --- | ---: | ---: | --- |")
	for i := from; i <= to; i++ {
		s := &h.Steps[i]
		w.line("| %s | %s | %s | %s | %s |", number(s), w.say(s.Sentence()), render.Amount(s.Chips, w.Lang),
			render.Amount(render.Known(s.Table.Pot), w.Lang), signs(h, s))
	}
	w.before(&h.Steps[to].Table)
	if from == 0 {
		w.cards(&h.Steps[0])
	}
	for i := from; i <= to; i++ {
		w.remarks(h, i)
	}
}

// before says what lies before everybody, and who has left.
func (w *Writer) before(t *render.Table) {
	var all []string
	for i := range t.Seats {
		s := &t.Seats[i]
		text := escaped(s.Name)
		if s.Dealer {
			text += lang.Text{EN: " (D)", IT: " (M)"}.In(w.Lang)
		}
		if s.Netted() {
			text += lang.Text{EN: " net", IT: " saldo"}.In(w.Lang)
		}
		text += " " + render.Amount(s.Before(), w.Lang)
		if word := w.say(s.State.Word()); word != "" {
			text += ", " + word
		}
		all = append(all, text)
	}
	if len(all) > 0 {
		w.paragraph(lang.Text{EN: "in front: ", IT: "davanti: "}.In(w.Lang) + strings.Join(all, " · "))
	}
}

// number is what an act is called by; the deal and the result have none.
func number(s *render.Step) string {
	if s.Log == "" {
		return ""
	}
	return strconv.Itoa(s.Act)
}

// signs are the glyph of the lesson and the codes of what was found.
func signs(h *render.Hand, s *render.Step) string {
	var words []string
	if s.Mark != "" {
		words = append(words, "**"+escaped(s.Mark)+"**")
	}
	for _, i := range s.Findings {
		words = append(words, h.Findings[i].Code)
	}
	return strings.Join(words, " ")
}

// cards lists the hands dealt, as far as they are known.
func (w *Writer) cards(s *render.Step) {
	first := true
	for i := range s.Table.Seats {
		seat := &s.Table.Seats[i]
		known := false
		var words []string
		for _, c := range seat.Cards {
			known = known || c.Known()
			words = append(words, face(c))
		}
		if !known {
			continue
		}
		if first {
			w.line("")
			first = false
		}
		w.line("- %s: %s", escaped(seat.Name), strings.Join(words, " "))
	}
}

func face(c render.Card) string {
	if !c.Known() {
		return "🂠"
	}
	return c.Text
}

// remarks quotes what is to be said of a step.
func (w *Writer) remarks(h *render.Hand, step int) {
	s := &h.Steps[step]
	lead := ""
	if n := number(s); n != "" {
		lead = "**" + n + ".** "
	}
	if note := w.say(s.Note); note != "" {
		w.quote(lead + "*" + note + "*")
	}
	for k, i := range s.Findings {
		lines := w.finding(h, i)
		lines[0] = lead + lines[0]
		if k == len(s.Findings)-1 {
			lines = append(lines, w.say(h.Instead(step)), w.say(s.AsRuled()))
		}
		w.quote(lines...)
	}
}

// finding is one finding in a few lines.
func (w *Writer) finding(h *render.Hand, i int) []string {
	d := &h.Findings[i]
	out := []string{fmt.Sprintf("**%s %s** %s: %s", w.say(render.Severity(d.Severity)), d.Code, escaped(d.Slug), w.say(d.Message))}
	for _, t := range h.Follows(i, h.Ends()) {
		out = append(out, w.say(t))
	}
	return out
}

// spotted is where a finding is, and what the log has there.
func spotted(d *format.Diagnostic) string {
	spot := render.SpotOf(d)
	if spot.Line == 0 {
		return ""
	}
	return escaped(spot.String()) + ": " + escaped(spot.Text)
}

// accounts says what the hand came to for everybody.
func (w *Writer) accounts(h *render.Hand) {
	ruled := h.Ruled()
	head := lang.Text{EN: "| | won or lost |", IT: "| | vinto o perso |"}
	if ruled {
		head = lang.Text{EN: "| | as played | as ruled |", IT: "| | com'è andata | secondo le regole |"}
	}
	w.line("")
	w.line("%s", head.In(w.Lang))
	w.line("%s", "| --- "+strings.Repeat("| ---: ", strings.Count(head.EN, "|")-2)+"|")
	for _, a := range h.Accounts {
		row := "| " + escaped(a.Name) + " | " + w.net(a.Played) + " |"
		if ruled {
			row += " " + w.net(a.Ruled) + " |"
		}
		w.line("%s", row)
	}
}

func (w *Writer) net(text string) string { return render.Amount(render.Signed(text), w.Lang) }

// paragraph writes text that is there.
func (w *Writer) paragraph(text string) {
	if text != "" {
		w.line("")
		w.line("%s", text)
	}
}

// quote writes the lines there are as one quotation.
func (w *Writer) quote(lines ...string) {
	first := true
	for _, l := range lines {
		switch {
		case l == "":
			continue
		case first:
			w.line("")
		default:
			w.line(">")
		}
		w.line("> %s", l)
		first = false
	}
}

func (w *Writer) line(text string, args ...any) { fmt.Fprintf(&w.b, text+"\n", args...) }

func (w *Writer) say(t lang.Text) string { return escaped(t.In(w.Lang)) }

func (w *Writer) flush() error {
	_, err := io.WriteString(w.Out, w.b.String())
	w.b.Reset()
	return err
}

// escaped is text as it looks, on one line that begins no list.
func escaped(s string) string {
	s = lang.Markdown(lang.Plain(strings.Join(strings.Fields(s), " ")))
	number := len(s) - len(strings.TrimLeft(s, "0123456789"))
	switch {
	case s == "":
	case strings.ContainsRune("+-=", rune(s[0])):
		return `\` + s
	case number > 0 && number < len(s) && (s[number] == '.' || s[number] == ')'):
		return s[:number] + `\` + s[number:]
	}
	return s
}

package text

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
)

// The colours, as the numbers a terminal takes.
const (
	bold   = "1"
	red    = "1;31"
	yellow = "1;33"
	cyan   = "1;36"
)

func (w *Writer) paint(color, s string) string {
	if !w.Color || s == "" {
		return s
	}
	return "\x1b[" + color + "m" + s + "\x1b[0m"
}

// lineWidth is where sentences are wrapped.
const lineWidth = 96

// wrapped writes a sentence behind a lead, on lines that are not too long.
func (w *Writer) wrapped(lead, text string) { w.labelled(lead, "", "", text) }

// labelled is wrapped with a coloured word before the sentence.
func (w *Writer) labelled(lead, color, label, text string) {
	words := strings.Fields(text)
	if label != "" {
		words = append([]string{label}, words...)
	}
	indent := strings.Repeat(" ", utf8.RuneCountInString(lead))
	line, wide, first := lead, len(indent), true
	for i, word := range words {
		n := utf8.RuneCountInString(word)
		if !first && wide+1+n > lineWidth {
			fmt.Fprintln(w.Out, line)
			line, wide, first = indent, len(indent), true
		}
		if !first {
			line, wide = line+" ", wide+1
		}
		if i == 0 && label != "" {
			word = w.paint(color, word)
		}
		line, wide, first = line+word, wide+n, false
	}
	fmt.Fprintln(w.Out, line)
}

// remarks writes what is to be said of a step: its note, what was found, what
// might have been done instead, and the table as ruled.
func (w *Writer) remarks(h *render.Hand, step int) {
	s := &h.Steps[step]
	lead := fmt.Sprintf("%3s  ", number(s))
	if note := w.say(s.Note); note != "" {
		w.wrapped(lead, note)
		lead = "     "
	}
	for _, i := range s.Findings {
		w.finding(lead, &h.Findings[i])
		lead = "     "
	}
	if len(s.Findings) == 0 {
		return
	}
	if might := h.Might(step); len(might) > 0 {
		w.wrapped("     ", w.say(lang.Text{EN: "%s might: %s", IT: "%s poteva: %s"}.Fmt(s.Player, lang.Either(might...))))
	}
	if s.Ruled != nil {
		w.wrapped("     ", w.say(render.RuledTable(s)))
	}
}

// finding writes one finding in a few lines.
func (w *Writer) finding(lead string, d *format.Diagnostic) {
	color, word := cyan, lang.Text{EN: "note", IT: "nota"}
	switch d.Severity {
	case format.Error:
		color, word = red, lang.Text{EN: "error", IT: "errore"}
	case format.Warning:
		color, word = yellow, lang.Text{EN: "warning", IT: "avviso"}
	}
	w.labelled(lead, color, w.say(word), d.Code+" "+d.Slug+": "+w.say(d.Message))
	indent := strings.Repeat(" ", utf8.RuneCountInString(lead))
	follow := func(t lang.Text) {
		if text := w.say(t); text != "" {
			w.wrapped(indent, text)
		}
	}
	follow(d.Hint)
	if d.Ruling != nil {
		follow(d.Ruling.Text)
	}
	if d.Accepted {
		follow(lang.Text{EN: "the table let it pass: %s", IT: "il tavolo l'ha lasciato passare: %s"}.Fmt(d.Allowed))
	}
}

// next says whose word it is and what he may do.
func (w *Writer) next(s *render.Step) {
	if s.Turn == "" {
		return
	}
	t := lang.Text{EN: "%s is next", IT: "tocca %s"}.Fmt(lang.ToWhom(lang.Same(s.Turn)))
	if len(s.May) > 0 {
		t = lang.Text{EN: "%s and may: %s", IT: "%s, e può: %s"}.Fmt(t, lang.Either(s.May...))
	}
	fmt.Fprintln(w.Out)
	w.wrapped("", w.say(t))
}

// accounts says what the hand came to, where the rulings would have it
// otherwise.
func (w *Writer) accounts(h *render.Hand) {
	if !h.Ruled() {
		return
	}
	var played, ruled []lang.Text
	for _, a := range h.Accounts {
		line := lang.Text{EN: "%s %s", IT: "%s %s"}
		played = append(played, line.Fmt(a.Name, render.AmountText(known(a.Played))))
		ruled = append(ruled, line.Fmt(a.Name, render.AmountText(known(a.Ruled))))
	}
	fmt.Fprintln(w.Out)
	w.wrapped("", w.say(lang.Text{EN: "as played: %s", IT: "com'è andata: %s"}.Fmt(lang.List(played...))))
	w.wrapped("", w.say(lang.Text{EN: "as ruled: %s", IT: "secondo le regole: %s"}.Fmt(lang.List(ruled...))))
}

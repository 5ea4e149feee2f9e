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
		w.finding(lead, h, i)
		lead = "     "
	}
	if len(s.Findings) == 0 {
		return
	}
	for _, t := range []lang.Text{h.Instead(step), s.AsRuled()} {
		if text := w.say(t); text != "" {
			w.wrapped("     ", text)
		}
	}
}

// finding writes one finding in a few lines.
func (w *Writer) finding(lead string, h *render.Hand, i int) {
	d, color := &h.Findings[i], cyan
	switch d.Severity {
	case format.Error:
		color = red
	case format.Warning:
		color = yellow
	}
	w.labelled(lead, color, w.say(render.Severity(d.Severity)), d.Code+" "+d.Slug+": "+w.say(d.Message))
	indent := strings.Repeat(" ", utf8.RuneCountInString(lead))
	for _, t := range h.Follows(i, h.Ends()) {
		w.wrapped(indent, w.say(t))
	}
}

// next says which pots there are, whose word it is and what he may do.
func (w *Writer) next(s *render.Step) {
	for _, t := range []lang.Text{s.Table.InParts(), s.Next()} {
		if t := w.say(t); t != "" {
			fmt.Fprintln(w.Out)
			w.wrapped("", t)
		}
	}
}

// accounts says what the hand came to, where the rulings would have it
// otherwise.
func (w *Writer) accounts(h *render.Hand) {
	if !h.Ruled() {
		return
	}
	fmt.Fprintln(w.Out)
	for _, t := range h.Balance() {
		w.wrapped("", w.say(t))
	}
}

package text

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"apertura/format/lang"
	"apertura/replay/render"
	"apertura/replay/render/columns"
)

// A Writer writes hands in one language.
type Writer struct {
	Out   io.Writer
	Lang  lang.Lang
	Color bool

	begun bool // something is written
}

// Evening writes what an evening is called.
func (w *Writer) Evening(e *render.Evening) {
	w.part()
	var parts []string
	for _, s := range []string{e.Title, render.Date(e.Date).In(w.Lang), e.Place, e.File, e.Rules.Text().In(w.Lang)} {
		if s != "" {
			parts = append(parts, lang.Plain(s))
		}
	}
	fmt.Fprintln(w.Out, w.paint(bold, strings.Join(parts, " · ")))
}

// Hand writes a hand as far as it is shown, and what is to be done next where
// that is not its end.
func (w *Writer) Hand(h *render.Hand) error {
	w.part()
	w.head(h)
	if len(h.Steps) == 0 {
		w.leftOut(h)
		return nil
	}
	most, nets := h.Shown, unstacked(h)
	for from := 0; from <= most; {
		to := from
		for to < most && h.Steps[to+1].Section() == h.Steps[from].Section() {
			to++
		}
		if err := w.phase(h, from, to, nets); err != nil {
			return err
		}
		from = to + 1
	}
	if h.Ends() {
		w.accounts(h)
		if _, last := h.Notes(); !last.Empty() {
			fmt.Fprintln(w.Out)
			w.wrapped("", w.say(last))
		}
	} else {
		w.next(&h.Steps[most])
	}
	return nil
}

// part leaves a line empty between what is written and what comes.
func (w *Writer) part() {
	if w.begun {
		fmt.Fprintln(w.Out)
	}
	w.begun = true
}

func (w *Writer) head(h *render.Hand) {
	name := w.say(h.Title())
	if h.Time != "" {
		name += " (" + lang.Plain(h.Time) + ")"
	}
	fmt.Fprint(w.Out, w.paint(bold, name))
	if f := w.say(h.Facts); f != "" {
		fmt.Fprint(w.Out, ": ", f)
	}
	fmt.Fprintln(w.Out)
	first, _ := h.Notes()
	if note := w.say(first); note != "" {
		w.wrapped("  ", note)
	}
}

func (w *Writer) leftOut(h *render.Hand) {
	fmt.Fprintf(w.Out, "  %s\n", w.say(h.WhyOut()))
	for _, i := range h.Loose {
		spot := render.SpotOf(&h.Findings[i])
		if at := spot.String(); at != "" {
			fmt.Fprintf(w.Out, "  %s: %s\n", lang.Plain(at), lang.Plain(spot.Text))
		}
		w.finding("  ", h, i)
	}
}

// unstacked says of each seat whether somewhere its stack alone is not on record:
// then what it has won or lost is shown.
func unstacked(h *render.Hand) []bool {
	out := make([]bool, len(h.Steps[0].Table.Seats))
	for i := range h.Steps {
		for j := range h.Steps[i].Table.Seats {
			out[j] = out[j] || h.Steps[i].Table.Seats[j].Netted()
		}
	}
	return out
}

// phase writes a table of steps, and below it what is to be said of them.
func (w *Writer) phase(h *render.Hand, from, to int, nets []bool) error {
	fmt.Fprintf(w.Out, "\n%s\n", w.paint(bold, w.say(render.Phase(h.Steps[from].Section()))))
	header := []string{"", w.say(lang.Text{EN: "act", IT: "gesto"}), w.say(lang.Text{EN: "in", IT: "mette"}), w.say(lang.Text{EN: "pot", IT: "piatto"})}
	figures := []int{0, 2, 3}
	for i, s := range h.Steps[from].Table.Seats {
		header = append(header, w.heading(&s, nets[i]))
		figures = append(figures, 4+i)
	}
	header = append(header, w.say(lang.Text{EN: "cards", IT: "carte"}), "")
	var rows [][]string
	for i := from; i <= to; i++ {
		rows = append(rows, w.row(h, &h.Steps[i], nets))
	}
	var b bytes.Buffer
	if err := columns.Write(&b, header, rows, figures...); err != nil {
		return err
	}
	if _, err := w.Out.Write(b.Bytes()); err != nil {
		return err
	}
	for i := from; i <= to; i++ {
		if s := &h.Steps[i]; s.Act == 0 {
			w.hands(s)
		}
		w.remarks(h, i)
	}
	return nil
}

// heading is a player's name over his column, who deals, and that it has what
// he has won or lost.
func (w *Writer) heading(s *render.Seat, net bool) string {
	switch {
	case s.Dealer && net:
		return s.Name + w.say(lang.Text{EN: " (D, net)", IT: " (M, saldo)"})
	case s.Dealer:
		return s.Name + w.say(lang.Text{EN: " (D)", IT: " (M)"})
	case net:
		return s.Name + w.say(lang.Text{EN: " (net)", IT: " (saldo)"})
	}
	return s.Name
}

func (w *Writer) row(h *render.Hand, s *render.Step, nets []bool) []string {
	row := []string{number(s), w.say(s.Sentence()), w.amount(s.Chips), w.amount(render.Known(s.Table.Pot))}
	for i := range s.Table.Seats {
		row = append(row, w.before(&s.Table.Seats[i], nets[i]))
	}
	return append(row, hand(s), signs(h, s))
}

// number is what an act is called by; the deal and the result have none.
func number(s *render.Step) string {
	if s.Log == "" {
		return ""
	}
	return strconv.Itoa(s.Act)
}

// before is what lies before a player, in brackets where he has left the hand.
func (w *Writer) before(s *render.Seat, net bool) string {
	text := s.Before()
	if net {
		text = render.Signed(s.Net)
	}
	text = w.amount(text)
	if s.State == render.Folded || s.State == render.Away {
		text = "(" + text + ")"
	}
	return text
}

// hand is what is known of the cards of who acted.
func hand(s *render.Step) string {
	for i := range s.Table.Seats {
		if seat := &s.Table.Seats[i]; seat.Name == s.Player && s.Player != "" {
			return Cards(seat.Cards)
		}
	}
	return ""
}

// hands lists the cards dealt, as far as they are known.
func (w *Writer) hands(s *render.Step) {
	for i := range s.Table.Seats {
		if cards := Cards(s.Table.Seats[i].Cards); cards != "" {
			fmt.Fprintf(w.Out, "     %s: %s\n", lang.Plain(s.Table.Seats[i].Name), cards)
		}
	}
}

// Cards writes a hand, "??" for a card that nobody knows; nothing where none is
// known.
func Cards(list []render.Card) string {
	var words []string
	any := false
	for _, c := range list {
		if !c.Known() {
			words = append(words, "??")
			continue
		}
		any = true
		words = append(words, c.Text)
	}
	if !any {
		return ""
	}
	return strings.Join(words, " ")
}

// signs are the glyph of the lesson and the codes of what was found.
func signs(h *render.Hand, s *render.Step) string {
	var words []string
	if s.Mark != "" {
		words = append(words, s.Mark)
	}
	for _, i := range s.Findings {
		words = append(words, h.Findings[i].Code)
	}
	return strings.Join(words, " ")
}

func (w *Writer) say(t lang.Text) string { return lang.Plain(t.In(w.Lang)) }

func (w *Writer) amount(text string) string { return render.Amount(text, w.Lang) }

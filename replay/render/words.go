package render

import (
	"slices"
	"strings"
	"time"

	"apertura/format"
	"apertura/format/lang"
)

// Phase names the part of a hand a step stands in.
func Phase(p format.Phase) lang.Text {
	switch p {
	case format.Before, format.Deal:
		return lang.Text{EN: "The deal", IT: "Le carte"}
	case format.Opening:
		return lang.Text{EN: "Opening round", IT: "Apertura"}
	case format.Draw:
		return lang.Text{EN: "The draw", IT: "Cambio delle carte"}
	case format.Betting:
		return lang.Text{EN: "Second round", IT: "Secondo giro"}
	case format.Showdown:
		return lang.Text{EN: "Showdown", IT: "Si scoprono le carte"}
	}
	return lang.Text{EN: "The pot", IT: "Il piatto"}
}

// Word says how a seat is that does not just play, nothing of one that does.
func (s State) Word() lang.Text {
	switch s {
	case Folded:
		return lang.Text{EN: "folded", IT: "fuori"}
	case AllIn:
		return lang.Text{EN: "all in", IT: "al resto"}
	case Away:
		return lang.Text{EN: "not dealt in", IT: "non gioca"}
	}
	return lang.Text{}
}

// Section is the part of a hand a step stands in: what comes before the cards
// stands with the deal.
func (s *Step) Section() format.Phase {
	if s.Phase == format.Before {
		return format.Deal
	}
	return s.Phase
}

// Title names a hand.
func (h *Hand) Title() lang.Text { return say("Hand %s", "Mano %s", lang.Plain(h.Name)) }

// WhyOut says why a hand that was left out was.
func (h *Hand) WhyOut() lang.Text {
	if len(h.Codes) == 0 {
		return lang.Text{EN: "left out: more players than a table seats", IT: "lasciata fuori: più giocatori di quanti ne tiene un tavolo"}
	}
	return say("left out: format errors %s", "lasciata fuori: errori di formato %s", strings.Join(h.Codes, ", "))
}

// Next says whose word it is behind a step and what he may do, or what comes
// where nobody has to speak.
func (s *Step) Next() lang.Text {
	if s.Turn == "" {
		return s.Waits
	}
	t := say("%s is next", "tocca %s", lang.ToWhom(lang.Same(s.Turn)))
	if len(s.May) > 0 {
		t = say("%s and may %s", "%s, e può %s", t, lang.Either(s.May...))
	}
	return t
}

// Instead says what who acted in a step might have done, nothing where it was
// not his turn.
func (h *Hand) Instead(step int) lang.Text {
	might := h.Might(step)
	if len(might) == 0 {
		return lang.Text{}
	}
	return say("%s could %s", "%s poteva %s", h.Steps[step].Player, lang.Either(might...))
}

// AsRuled says what the table would be by the rulings, nothing where it is the
// same or where nothing in this step made it another.
func (s *Step) AsRuled() lang.Text {
	if s.Ruled == nil || !s.Parts {
		return lang.Text{}
	}
	var parts []lang.Text
	if s.Ruled.Pot != s.Table.Pot && s.Ruled.Pot != "" {
		parts = append(parts, say("the pot is %s", "il piatto è %s", AmountText(s.Ruled.Pot)))
	}
	for i := range s.Ruled.Seats {
		r, p := &s.Ruled.Seats[i], &s.Table.Seats[i]
		switch {
		case r.State != p.State && r.State == Folded:
			parts = append(parts, say("%s is out", "%s è fuori", r.Name))
		case r.Stack != p.Stack && r.Stack != "":
			parts = append(parts, say("%s has %s", "%s ha %s", r.Name, AmountText(r.Stack)))
		case r.Net != p.Net && r.Net != "":
			parts = append(parts, say("%s is at %s", "%s è a %s", r.Name, AmountText(Signed(r.Net))))
		}
	}
	if len(parts) == 0 {
		return lang.Text{EN: "by the rules the table is another", IT: "secondo le regole il tavolo è un altro"}
	}
	return say("by the rules: %s", "secondo le regole: %s", lang.List(parts...))
}

// Balance says who won and lost what, and in a second sentence what it would be
// by the rulings, where that is something else.
func (h *Hand) Balance() []lang.Text {
	var played, ruled []lang.Text
	for _, a := range h.Accounts {
		played = append(played, say("%s %s", "%s %s", a.Name, AmountText(Signed(a.Played))))
		ruled = append(ruled, say("%s %s", "%s %s", a.Name, AmountText(Signed(a.Ruled))))
	}
	if len(played) == 0 {
		return nil
	}
	out := []lang.Text{say("as played: %s", "com'è andata: %s", lang.List(played...))}
	if h.Ruled() {
		out = append(out, say("as ruled: %s", "secondo le regole: %s", lang.List(ruled...)))
	}
	return out
}

// Severity names how much a finding weighs.
func Severity(s format.Severity) lang.Text {
	switch s {
	case format.Error:
		return lang.Text{EN: "error", IT: "errore"}
	case format.Warning:
		return lang.Text{EN: "warning", IT: "avviso"}
	}
	return lang.Text{EN: "note", IT: "nota"}
}

// Follows lists what is to be said of one of a hand's findings behind its
// message: what to write instead, what now follows, that the table let it pass.
// Of an act before the end, where the pot goes is told with end alone.
func (h *Hand) Follows(finding int, end bool) []lang.Text {
	var out []lang.Text
	d := &h.Findings[finding]
	if !d.Hint.Empty() {
		out = append(out, d.Hint)
	}
	if t := h.follows(finding, end); !t.Empty() {
		out = append(out, t)
	}
	if d.Accepted {
		out = append(out, say("the table let it pass: %s", "il tavolo l'ha lasciato passare: %s", d.Allowed))
	}
	return out
}

// follows is the ruling of a finding, as of the act it is about.
func (h *Hand) follows(finding int, end bool) lang.Text {
	r, last := h.Findings[finding].Ruling, len(h.Steps)-1
	switch {
	case r == nil:
		return lang.Text{}
	case r.Now.Empty() || last < 0 || slices.Contains(h.Steps[last].Findings, finding):
		return r.Text
	case end && !r.End.Empty():
		return say("%s; at the end %s", "%s; alla fine %s", r.Now, r.End)
	}
	return r.Now
}

// Date is a date as people write it, where the log has it as 2026-11-30.
func Date(text string) lang.Text {
	day, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return lang.Same(text)
	}
	months := strings.Fields("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre")
	it := day.Format("2 ") + months[day.Month()-1] + day.Format(" 2006")
	if day.Day() == 1 {
		it = "1º" + it[1:]
	}
	return lang.Text{EN: day.Format("2 January 2006"), IT: it}
}

// AmountText is an amount as each language writes it: with a point, or a comma.
func AmountText(text string) lang.Text {
	return lang.Text{EN: text, IT: strings.Replace(text, ".", ",", 1)}
}

// Amount is an amount as a language writes it.
func Amount(text string, l lang.Lang) string { return AmountText(text).In(l) }

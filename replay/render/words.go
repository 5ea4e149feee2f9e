package render

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
)

// RuledTable says what the table would be by the rulings, as far as it is
// another.
func RuledTable(s *Step) lang.Text {
	var parts []lang.Text
	if s.Ruled.Pot != s.Table.Pot && s.Ruled.Pot != "" {
		parts = append(parts, lang.Text{EN: "the pot is %s", IT: "il piatto è %s"}.Fmt(AmountText(s.Ruled.Pot)))
	}
	for i := range s.Ruled.Seats {
		r, p := &s.Ruled.Seats[i], &s.Table.Seats[i]
		switch {
		case r.State != p.State && r.State == Folded:
			parts = append(parts, lang.Text{EN: "%s is out", IT: "%s è fuori"}.Fmt(r.Name))
		case r.Stack != p.Stack && r.Stack != "":
			parts = append(parts, lang.Text{EN: "%s has %s", IT: "%s ha %s"}.Fmt(r.Name, AmountText(r.Stack)))
		case r.Net != p.Net && r.Net != "":
			parts = append(parts, lang.Text{EN: "%s is at %s", IT: "%s è a %s"}.Fmt(r.Name, AmountText(r.Net)))
		}
	}
	if len(parts) == 0 {
		return lang.Text{EN: "by the rules the table is another", IT: "secondo le regole il tavolo è un altro"}
	}
	return lang.Text{EN: "by the rules: %s", IT: "secondo le regole: %s"}.Fmt(lang.List(parts...))
}

// PhaseName names a phase of a hand.
func PhaseName(p format.Phase) lang.Text {
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

// AmountText is an amount as each language writes it: with a point, or a comma.
func AmountText(text string) lang.Text {
	return lang.Text{EN: text, IT: strings.Replace(text, ".", ",", 1)}
}

// Amount is an amount as a language writes it.
func Amount(text string, l lang.Lang) string { return AmountText(text).In(l) }

package report

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

// Severity is how heavy a finding is, in a word.
func Severity(s format.Severity) lang.Text {
	switch s {
	case format.Error:
		return lang.Text{EN: "error", IT: "errore"}
	case format.Warning:
		return lang.Text{EN: "warning", IT: "avviso"}
	}
	return lang.Text{EN: "note", IT: "nota"}
}

// Why says why a hand was left out.
func Why(l *validate.LeftOut) lang.Text {
	if l.Reason == replay.TooManyPlayers {
		return lang.Text{EN: "more players than a table seats", IT: "più giocatori di quanti ne tiene un tavolo"}
	}
	if len(l.Codes) == 0 {
		return lang.Text{EN: "the log cannot be read", IT: "il verbale non si legge"}
	}
	return lang.Text{EN: "format errors %s", IT: "errori di formato %s"}.Fmt(strings.Join(l.Codes, ", "))
}

// The labels of what stands below a finding.
var (
	Hint   = lang.Text{EN: "hint", IT: "consiglio"}
	Ruling = lang.Text{EN: "ruling", IT: "decisione"}
)

// Follows is what is said of a finding behind its message, with its label:
// what to write instead, or what now follows. It is empty where nothing is.
func Follows(d *format.Diagnostic) lang.Text {
	label, text := Hint, d.Hint
	if d.Ruling != nil && !d.Ruling.Text.Empty() {
		label, text = Ruling, d.Ruling.Text
	}
	if text.Empty() {
		return text
	}
	return lang.Text{EN: label.EN + ": " + text.EN, IT: label.IT + ": " + text.IT}
}

// Winner says who takes the pot of a hand that was judged.
func (h *Hand) Winner() lang.Text {
	var who []lang.Text
	for _, name := range h.Winners {
		who = append(who, lang.Same(name))
	}
	switch {
	case !h.Known:
		return lang.Text{EN: "not known", IT: "non si sa"}
	case len(who) == 0:
		return lang.Text{EN: "nobody", IT: "nessuno"}
	}
	return lang.List(who...)
}

// Figures is a run in one line: files, hands, openings, findings.
func Figures(t *validate.Tally) lang.Text {
	found := []lang.Text{
		lang.Count(t.Errors, "error|errors", "errore|errori"),
		lang.Count(t.Warnings, "warning|warnings", "avviso|avvisi"),
	}
	if t.Notes > 0 {
		notes := lang.Count(t.Notes, "note|notes", "nota|note")
		if t.Unverifiable > 0 {
			notes = lang.Text{EN: "%s (%s)", IT: "%s (%s)"}.Fmt(notes,
				lang.Count(t.Unverifiable, "unverifiable|unverifiable", "non verificabile|non verificabili"))
		}
		found = append(found, notes)
	}
	if t.Allowed > 0 {
		found = append(found, lang.Count(t.Allowed, "allowed|allowed", "ammesso|ammessi"))
	}
	return join("; ",
		join(": ",
			join(", ",
				lang.Count(t.Files, "file|files", "file|file"),
				lang.Count(t.Hands, "hand|hands", "mano|mani")),
			join(", ",
				lang.Count(t.Judged, "judged|judged", "giudicata|giudicate"),
				lang.Count(t.LeftOut, "left out|left out", "lasciata fuori|lasciate fuori"))),
		join(": ",
			lang.Text{EN: "openings", IT: "aperture"},
			join(", ",
				lang.Count(t.Openings.Verified, "verified|verified", "verificata|verificate"),
				lang.Count(t.Openings.Wrong, "wrong|wrong", "sbagliata|sbagliate"),
				lang.Count(t.Openings.Unverifiable, "unverifiable|unverifiable", "non verificabile|non verificabili"))),
		join(", ", found...))
}

func join(separator string, parts ...lang.Text) lang.Text {
	out := parts[0]
	for _, p := range parts[1:] {
		out.EN += separator + p.EN
		out.IT += separator + p.IT
	}
	return out
}

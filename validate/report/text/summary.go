package text

import (
	"fmt"
	"strings"

	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/report"
)

// mostNames bounds the hands one line names.
const mostNames = 12

// Why says why a hand was left out.
func Why(l *validate.LeftOut) lang.Text {
	if l.Reason == replay.TooManyPlayers {
		return lang.Text{EN: "more players than a table seats", IT: "più giocatori di quanti ne tiene un tavolo"}
	}
	if len(l.Codes) == 0 {
		return lang.Text{EN: "the log cannot be read", IT: "il verbale non si legge"}
	}
	return lang.Text{EN: "format errors %s", IT: "errori di scrittura %s"}.Fmt(strings.Join(l.Codes, ", "))
}

// Summary writes what a run came to: a line for every group of hands that were
// left out, by name and reason, and one line of figures.
func (w *Writer) Summary(t *validate.Tally) {
	for i := 0; i < len(t.LeftOut); {
		first := &t.LeftOut[i]
		j := i
		var names []string
		for ; j < len(t.LeftOut) && t.LeftOut[j].File == first.File && Why(&t.LeftOut[j]) == Why(first); j++ {
			names = append(names, t.LeftOut[j].Hand)
		}
		w.leftOut(first, names)
		i = j
	}
	fmt.Fprintf(w.Out, "%s\n", w.paint(bold, w.say(figures(t))))
}

func (w *Writer) leftOut(first *validate.LeftOut, names []string) {
	n := len(names)
	items := make([]lang.Text, 0, mostNames+1)
	for _, name := range names[:min(n, mostNames)] {
		items = append(items, lang.Same(name))
	}
	if more := n - mostNames; more > 0 {
		items = append(items, lang.Text{EN: "%d more", IT: "altre %d"}.Fmt(more))
	}
	t := lang.Text{EN: "hand %s left out: %s", IT: "mano %s lasciata fuori: %s"}
	if n > 1 {
		t = lang.Text{EN: "hands %s left out: %s", IT: "mani %s lasciate fuori: %s"}
	}
	fmt.Fprintf(w.Out, "%s:%d: %s\n", report.Plain(first.File), first.Line, w.say(t.Fmt(lang.List(items...), Why(first))))
}

// figures is the last line of a report.
func figures(t *validate.Tally) lang.Text {
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
				lang.Count(len(t.LeftOut), "left out|left out", "lasciata fuori|lasciate fuori"))),
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

package explain

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate/report"
)

// faultFollows is what follows from every fault.
var faultFollows = lang.Text{
	EN: `A format error is no breach of the game: the log cannot be understood there. The hand it is in is left out by
name, what only that hand could tell stays unknown, and its neighbours are judged as ever. Outside any hand, at
the top of a session, it leaves out all hands that rest on it.`,
	IT: `Un errore di formato non è un fallo di gioco: lì il verbale non si capisce. La mano in cui sta viene lasciata
fuori per nome, quel che solo lei poteva dire resta ignoto, e le altre si giudicano come sempre. Se sta fuori
dalle mani, in testa alla sessione, restano fuori tutte quelle che ci poggiano sopra.`,
}

// The headings of a page.
var (
	sourcesHead = lang.Text{EN: "Who says so", IT: "Chi lo dice"}
	decidedBy   = lang.Text{EN: "House rules that decide it", IT: "Regole della casa che lo decidono"}
	mentioned   = lang.Text{EN: "House rules it has to do with", IT: "Regole della casa che c'entrano"}
	valuesHead  = lang.Text{EN: "Values", IT: "Valori"}
	checksHead  = lang.Text{EN: "Findings it decides", IT: "Irregolarità che decide"}
	unsourced   = lang.Text{EN: "None of the texts these rules come from speaks of it.", IT: "Nessuno dei testi da cui vengono queste regole ne parla."}
	spokenHead  = lang.Text{EN: "Other pages that speak of it", IT: "Altre pagine che ne parlano"}
)

// about is the line below a title: how heavy it is and where it looks.
func (p *Page) about() lang.Text {
	switch p.Kind {
	case Check:
		return lang.Text{EN: "%s · %s", IT: "%s · %s"}.Fmt(report.Severity(p.Severity), Phase(p.Phase))
	case Fault:
		return lang.Text{EN: "format error", IT: "errore di formato"}
	}
	return lang.Text{EN: "house rule · %s", IT: "regola della casa · %s"}.Fmt(p.Rule.Allowed())
}

// title names a topic.
func (t *Topic) title() string { return strings.TrimSpace(t.Name + " " + t.Slug) }

// Phase is what a table calls the part of the hand a check looks at.
func Phase(phase string) lang.Text {
	italian := map[string]string{
		format.Before.String():   "prima",
		format.Deal.String():     "distribuzione",
		format.Opening.String():  "apertura",
		format.Draw.String():     "cambio",
		format.Betting.String():  "puntate",
		format.Showdown.String(): "showdown",
		format.Result.String():   "risultato",
	}
	if it := italian[phase]; it != "" {
		return lang.Text{EN: phase, IT: it}
	}
	return lang.Text{EN: "anywhere", IT: "dovunque"}
}

// classico is what classico plays.
func classico(s house.Switch) string {
	r := house.Classico()
	return s.Value(&r)
}

// tells is a source by name, and what it is cited for where it is one of the
// others.
func tells(s house.Source) lang.Text {
	if s.For.Empty() {
		return s.Name
	}
	return lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(s.Name, s.For)
}

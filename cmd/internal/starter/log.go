package starter

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
)

// The files that the first lines name, where an editor looks for what it
// knows of keys.
const (
	logSchema   = "apertura.schema.json"
	rulesSchema = "apertura-rules.schema.json"
)

// The fewest and the most who sit at a table.
const (
	FewestPlayers = 2
	MostPlayers   = replay.MaxSeats
)

// Players are the names where nobody says any.
func Players() []string { return []string{"Anna", "Bruno", "Carla", "Dino"} }

// Log returns a log of one hand, played by the rules of a preset, or by those
// of the table's settings where that is empty: it then says none. The names are
// from [FewestPlayers] to [MostPlayers]; one that no log can have leaves
// it a log that cannot be read.
func Log(l lang.Lang, preset string, rules *house.Rules, names []string) []byte {
	w := writer{lang: l}
	w.schema(logSchema, "apertura schema")
	w.say(0, lang.Text{
		EN: "# A log to start from: put your own evening in its place, then apertura check.",
		IT: "# Un verbale da cui cominciare: metti al suo posto la tua serata, poi apertura check.",
	})
	w.line(0, "apertura: 1")
	w.line(0, "session:")
	w.say(2, lang.Text{EN: "title: Our evening", IT: "title: La nostra serata"})
	w.line(2, "# date: 2026-11-26")
	w.say(2, lang.Text{EN: "# place: Bologna", IT: "# place: Bologna"})
	w.noted(2, "chip: 0.50", lang.Text{EN: "the smallest chip: every amount is a multiple of it", IT: "la fiche più piccola: ogni cifra ne è un multiplo"})
	w.noted(2, "# suits: italian", lang.Text{EN: "letters c q f p instead of h d c s", IT: "lettere c q f p (cuori quadri fiori picche) invece di h d c s"})
	w.rules(preset)
	w.noted(0, "players:", lang.Text{EN: "clockwise", IT: "in senso orario"})
	for i, name := range names {
		about := lang.Text{}
		if i == 0 {
			about = lang.Text{EN: "or {name: …, as: A, stack: 100}: a short name, his chips", IT: "o {name: …, as: A, stack: 100}: un nome breve, le sue fiches"}
		}
		w.noted(2, "- {name: "+scalar(name)+"}", about)
	}
	w.hand(seat(rules, names))
	return w.Bytes()
}

// rules writes the rules of an evening.
func (w *writer) rules(preset string) {
	if preset == "" {
		w.say(0, lang.Text{
			EN: "# rules: {ante: all}              # what this evening plays otherwise than .apertura.yaml says; apertura rules lists it",
			IT: "# rules: {ante: all}              # quello che stasera si gioca diversamente da .apertura.yaml; apertura rules lo elenca",
		})
		return
	}
	w.line(0, "rules:")
	w.noted(2, "preset: "+scalar(preset), lang.Text{EN: "and below it what you play otherwise; apertura rules lists what there is", IT: "e sotto quello che giocate in un altro modo; apertura rules elenca che cosa c'è"})
}

// A cast is who does what in the hand: bettor has three Jacks in the end,
// caller sees him, the rest leave.
type cast struct {
	dealer, bettor, caller string
	rest                   []string // in the order in which they speak
	blinds                 bool     // fixed: the pot is opened by itself
	ante                   bool
}

// seat gives everybody a part.
func seat(rules *house.Rules, names []string) cast {
	c := cast{dealer: names[0], blinds: rules.Blinds == house.BlindsFixed, ante: rules.Ante != house.AnteNone}
	left := append(append([]string{}, names[1:]...), names[0]) // from the dealer's left
	big := 0                                                   // the seat that bets
	if c.blinds && len(left) > 2 {
		big = 1 // the big blind, behind the small one
	}
	order := append(append([]string{}, left[big:]...), left[:big]...)
	c.bettor, c.caller, c.rest = order[0], order[1], order[2:]
	return c
}

// hand writes the hand of a cast.
func (w *writer) hand(c cast) {
	w.line(0, "hands:")
	w.line(2, "- hand: 1")
	w.noted(4, "dealer: "+scalar(c.dealer), lang.Text{EN: "moves by itself from the next hand on", IT: "dalla mano dopo passa da solo"})
	if c.ante {
		w.noted(4, "ante: 2", lang.Text{EN: "the dealer's amount; it holds until another is written", IT: "la cifra del mazziere; vale finché non se ne scrive un'altra"})
	}
	w.noted(4, "cards:", lang.Text{EN: "what is known of them; ?? is one nobody saw", IT: "quel che se ne sa; ?? è una che nessuno ha visto"})
	w.line(6, scalar(c.bettor)+": Js Jd Ah Kc 9d")
	w.line(6, scalar(c.caller)+": Kh Kd ?? ?? ??")
	w.noted(4, "opening:", lang.Text{EN: "the first round: who does what, an act a line", IT: "il primo giro: chi fa che cosa, un gesto per riga"})
	if !c.blinds {
		w.act(c.bettor, format.Open, "2")
	}
	w.act(c.caller, format.Call, "")
	switch {
	case c.blinds:
		for _, name := range c.rest {
			w.act(name, format.Fold, "")
		}
		w.act(c.bettor, format.Check, "")
	case len(c.rest) > 0:
		w.say(6, lang.Text{EN: "- the others fold", IT: "- gli altri escono"})
	}
	w.line(4, "draw:")
	gets := format.Receive.Words(w.lang)[0]
	w.act(c.bettor, format.Discard, "Ah Kc 9d "+gets+" Jh Qc 10s")
	w.act(c.caller, format.Discard, "3")
	w.noted(4, "betting:", lang.Text{EN: "the second round", IT: "il secondo giro"})
	w.act(c.bettor, format.Bet, "4")
	w.line(6, "- "+scalar(c.caller+" "+lang.Text{EN: "calls", IT: "vede"}.In(w.lang)))
	w.line(4, "showdown:")
	w.act(c.bettor, format.Show, "Js Jd Jh Qc 10s")
	w.act(c.caller, format.Show, "Kh Kd Qs 10h 9c")
	w.noted(4, "result: "+scalar(c.bettor), lang.Text{
		EN: "or [A, B] for two who share; parola: it stays; void: nobody opened",
		IT: "o [A, B] per due che dividono; parola: resta lì; void: nessuno ha aperto",
	})
}

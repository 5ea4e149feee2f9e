package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

//go:embed D06.md
var d06Doc string

// D06 flags a card a player cannot have: his own record excludes it, or it
// comes from a new stub it was not shuffled into ([000]).
var D06 = &validate.Check{
	Code:     "D06",
	Slug:     "impossible-card",
	Summary:  lang.Text{EN: "a card he cannot have, by what he was dealt and drew", IT: "una carta che non può avere, per quello che ha ricevuto"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.CardNotHeld, replay.CardOutsidePool},
	Source:   "000",
	Doc:      d06Doc,
	Word:     impossibleCard,
}

func impossibleCard(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, what := name(h, b.Player), written(b.Cards)
	one := b.Cards.Len() < 2
	if b.Kind == replay.CardOutsidePool {
		return outsidePool(who, what, one, unsure(b))
	}
	w := validate.Wording{
		Found:  what,
		Wanted: lang.Text{EN: "a card dealt or drawn", IT: "una carta servita o presa"},
	}
	verb := handling(verbOf(h, b))
	switch {
	case unsure(b):
		w.Message = say("whether %[1]s can have %[2]s is not on record: the cards dealt and drawn would tell",
			"se %[1]s possa avere %[2]s non risulta: lo direbbero le carte servite e prese", who, what)
	case one:
		w.Message = say("%s %s %s and cannot have it: the cards dealt and drawn leave no room for it",
			"%s %s %s, carta che non può avere: quelle servite e prese sono altre", who, verb, what)
	default:
		w.Message = say("%s %s %s and cannot have them: the cards dealt and drawn leave no room for them",
			"%s %s %s, carte che non può avere: quelle servite e prese sono altre", who, verb, what)
	}
	return w
}

// handling says what was done with the card.
func handling(v format.Verb) lang.Text {
	switch v {
	case format.Show, format.ShowOpeners:
		return lang.Text{EN: "shows", IT: "mostra"}
	case format.Discard:
		return lang.Text{EN: "discards", IT: "scarta"}
	}
	return lang.Text{EN: "holds", IT: "tiene"}
}

func outsidePool(who, what lang.Text, one, unsure bool) validate.Wording {
	w := validate.Wording{
		Message: say("%s gets %s after the reshuffle: it is not among the cards shuffled in",
			"%s prende %s dopo il rimescolo, ma fra gli scarti rimescolati non c'è", who, what),
		Found:  what,
		Wanted: lang.Text{EN: "a card from the new stub", IT: "una carta del nuovo tallone"},
	}
	switch {
	case unsure:
		w.Message = say("whether %[2]s went into the new stub is not on record: all the discards would tell",
			"se %[2]s sia nel nuovo tallone non risulta: lo direbbero tutti gli scarti", who, what)
	case !one:
		w.Message = say("%s gets %s after the reshuffle: they are not among the cards shuffled in",
			"%s prende %s dopo il rimescolo, ma fra gli scarti rimescolati non ci sono", who, what)
	}
	return w
}

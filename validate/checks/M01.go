package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

//go:embed M01.md
var m01Doc string

// M01 flags an ante that is not what the rules ask of whom: the dealer's, or
// everybody's, whole or half ([001] [002] [003]).
var M01 = &validate.Check{
	Code:     "M01",
	Slug:     "wrong-ante",
	Summary:  lang.Text{EN: "an ante that is not what the rules ask, or of whom", IT: "un invito diverso da quello che le regole chiedono, o messo da un altro"},
	Severity: format.Error,
	Phase:    "before",
	Breaches: []replay.Kind{replay.WrongAnte},
	Source:   "001, 002, 003",
	Doc:      m01Doc,
	Word:     wrongAnte,
}

func wrongAnte(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got, want := name(h, b.Player), h.Amount(b.Got), h.Amount(b.Want)
	w := validate.Wording{
		Message: say("%s antes %s: the ante is %s", "%s mette %s di invito, ma ne deve %s", who, got, want),
		Found:   got,
		Wanted:  want,
		Amount:  true,
	}
	dealer := h.Dealer()
	deals := dealer != format.NoPlayer && h.Rules.Ante == house.AnteDealer
	switch {
	case unsure(b):
		w.Message = say("whether %s antes enough cannot be known: the dealer's ante would tell",
			"se l'invito di %s basti non si può sapere: lo direbbe quello del mazziere", who)
		w.Wanted = lang.Text{EN: "what the dealer's ante asks", IT: "quanto chiede l'invito del mazziere"}
		return w
	case b.Want <= 0 && deals && dealer != b.Player:
		w.Message = say("%s antes %s: %s deals, and antes alone", "%s mette %s di invito, ma tocca solo a %s, che dà le carte",
			who, got, name(h, dealer))
	case b.Want <= 0:
		w.Message = say("%s antes %s: nothing is due", "%s mette %s di invito, ma non deve nulla", who, got)
	case b.Got <= 0 && deals && dealer == b.Player:
		w.Message = say("%s deals and antes nothing: the ante is %s", "%s dà le carte e non mette l'invito, e deve %s", who, want)
	case b.Got <= 0:
		w.Message = say("%s antes nothing: the ante is %s", "%s non mette l'invito, e deve %s", who, want)
	}
	switch rest := besides(b.Others, b.Player); {
	case many(rest):
		w.Message = say("%s (%s are wrong too)", "%s (sbagliano anche %s)", w.Message, h.Names(rest))
	case rest != 0:
		w.Message = say("%s (%s is wrong too)", "%s (sbaglia anche %s)", w.Message, h.Names(rest))
	}
	return w
}

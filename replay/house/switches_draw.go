package house

import (
	"apertura/format/lang"
)

// draw: cards changed, and who speaks first after it.
var draw = []Switch{
	{KeyDrawMax, "draw-max", lang.Text{
		EN: "how many cards one may change",
		IT: "quante carte si possono cambiare",
	}, []string{"000", "001", "002", "003"},
		pick(func(r *Rules) *int { return &r.DrawMax }, "4", "5")},
	{KeyLateCards, "late-cards", lang.Text{
		EN: "whether the fourth card comes only after everybody has had the first three",
		IT: "se la quarta carta arriva solo quando tutti hanno avuto le prime tre",
	}, []string{"000", "001", "002", "003"},
		toggle(func(r *Rules) *bool { return &r.LateCards }, true)},
	{KeyBurnBeforeLate, "burn-before-late", lang.Text{
		EN: "whether a card is burned before the first of these late cards",
		IT: "se si brucia una carta prima della prima quarta",
	}, []string{"002"},
		toggle(func(r *Rules) *bool { return &r.BurnBeforeLate }, false)},
	{KeyReshuffle, "reshuffle", lang.Text{
		EN: "which discards are shuffled again when the stub is out: all but openers set apart, all, or none of the one being served",
		IT: "quali scarti si rimescolano a mazzo finito: tutti tranne l'apertura messa da parte, tutti, o non i propri",
	}, []string{"000", "002"},
		choice(func(r *Rules) *Reshuffle { return &r.Reshuffle }, "all-but-openers", "all", "not-own")},
	{KeyBurnAfterReshuffle, "burn-after-reshuffle", lang.Text{
		EN: "whether the first card is burned after a reshuffle",
		IT: "se dopo aver rimescolato si brucia la prima carta",
	}, []string{"000"},
		toggle(func(r *Rules) *bool { return &r.BurnAfterReshuffle }, true)},
	{KeyDeclareOpeners, "declare-discarded-openers", lang.Text{
		EN: "whether the opener must say so when he throws his openers away",
		IT: "se chi scarta l'apertura deve dirlo",
	}, []string{"000", "001"},
		toggle(func(r *Rules) *bool { return &r.DeclareOpeners }, true)},
	{KeyFirstAfterDraw, "first-after-draw", lang.Text{
		EN: "who speaks first after the draw: the opener, the last raiser, or the dealer's left",
		IT: "chi parla per primo dopo il cambio: chi ha aperto, chi ha rilanciato per ultimo, o la sinistra del mazziere",
	}, []string{"001", "002", "003"},
		choice(func(r *Rules) *FirstAfterDraw { return &r.FirstAfterDraw }, "opener", "last-raiser", "left-of-dealer")},
}

// frozen: when a pot is frozen, and how it is played for.
var frozen = []Switch{
	{KeyAllCheck, "all-check", lang.Text{
		EN: "what follows when everybody checks: the pot is frozen, or the cards are shown",
		IT: "che cosa succede se tutti dicono parola: il piatto resta a parola, o si scoprono le carte",
	}, []string{"001", "004"},
		choice(func(r *Rules) *AllCheck { return &r.AllCheck }, "parola", "showdown")},
	{KeyAllCheckWithAllIn, "all-check-with-all-in", lang.Text{
		EN: "what follows when everybody checks and one is all-in: the cards are shown, or the pot is frozen",
		IT: "che cosa succede se tutti dicono parola e uno è al resto: si scoprono le carte, o resta a parola",
	}, []string{"unsourced"},
		choice(func(r *Rules) *AllCheck { return &r.AllCheckWithAllIn }, "parola", "showdown").turned()},
	{KeyParolaLevel, "parola-level", lang.Text{
		EN: "who levels up for a frozen pot: who wants to play for it, or everybody at the table",
		IT: "chi si mette all'altezza su un piatto a parola: chi vuole giocarlo, o tutto il tavolo",
	}, []string{"001"},
		choice(func(r *Rules) *ParolaLevel { return &r.ParolaLevel }, "to-play", "everyone")},
	{KeyParolaSplit, "parola-split", lang.Text{
		EN: "into how many parts a frozen pot is split, one a hand",
		IT: "in quante parti si divide un piatto a parola, una per mano",
	}, []string{"001"},
		pick(func(r *Rules) *int { return &r.ParolaSplit }, "1", "2", "3", "4")},
}

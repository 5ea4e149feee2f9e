package house

import (
	"apertura/format/lang"
)

// draw: cards changed, and who speaks first after it.
func draw() []Switch {
	return []Switch{
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
}

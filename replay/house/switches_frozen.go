package house

import (
	"apertura/format/lang"
)

// frozen: when a pot is frozen, and how it is played for.
func frozen() []Switch {
	return []Switch{
		{KeyAllCheck, "all-check", lang.Text{
			EN: "what follows when everybody checks: the pot is frozen, or the cards are shown",
			IT: "che cosa succede se tutti dicono parola: il piatto resta a parola, o si scoprono le carte",
		}, []string{"001", "004"},
			choice(func(r *Rules) *AllCheck { return &r.AllCheck }, "parola", "showdown")},
		{KeyAllCheckWithAllIn, "all-check-with-all-in", lang.Text{
			EN: "what follows when everybody checks and one is all-in: the cards are shown, or the pot is frozen",
			IT: "che cosa succede se tutti dicono parola e uno è ai resti: si scoprono le carte, o resta a parola",
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
}

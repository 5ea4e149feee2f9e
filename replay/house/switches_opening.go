package house

import (
	"apertura/format/card"
	"apertura/format/lang"
)

// opening: what opens a pot, and for how much.
func opening() []Switch {
	return []Switch{
		{KeyOpening, "opening", lang.Text{
			EN: "the lowest pair that opens; with none, any hand does",
			IT: "la coppia più bassa con cui si apre; con none si apre con qualunque cosa",
		}, []string{"000", "001", "002", "003"},
			rank(func(r *Rules) *card.Rank { return &r.Opening }, card.Jack, true)},
		{KeyOpeningLadder, "opening-ladder", lang.Text{
			EN: "how the opening climbs when nobody opens: J Q K and then back from the ace, or stopping at Kings, or round again",
			IT: "come sale l'apertura se nessuno apre: J Q K e poi indietro dall'asso, o ferma ai re, o daccapo",
		}, []string{"000", "001", "003"},
			choice(func(r *Rules) *Ladder { return &r.OpeningLadder }, "bounce", "stop-at-K", "cycle-K", "cycle-A", "genova", "flat")},
		{KeyOpeningOnParola, "opening-on-parola", lang.Text{
			EN: "the lowest pair that opens a frozen pot",
			IT: "la coppia più bassa con cui si apre un piatto rimasto a parola",
		}, []string{"001"},
			rank(func(r *Rules) *card.Rank { return &r.OpeningOnParola }, card.King, false)},
		{KeyStraightFlushDraw, "straight-flush-draw", lang.Text{
			EN: "whether four to a straight flush open: only in a hand that follows no void and no frozen one, always, or never",
			IT: "se si apre con quattro carte di scala reale: solo quando la mano prima non è stata nulla o a parola, sempre, o mai",
		}, []string{"000", "001", "002", "003"},
			choice(func(r *Rules) *StraightFlushDraw { return &r.StraightFlushDraw }, "first-hand", "always", "never")},
		{KeyStraightFlushDrawKind, "straight-flush-draw-kind", lang.Text{
			EN: "which four to a straight flush count: those that two ranks complete, or any",
			IT: "quali quattro carte di scala reale valgono: solo il progetto bilaterale, o qualsiasi",
		}, []string{"000", "002"},
			choice(func(r *Rules) *StraightFlushDrawKind { return &r.StraightFlushDrawKind }, "two-ended", "any")},
		{KeyOpeningMin, "opening-min", lang.Text{
			EN: "the least one may open for: the dealer's ante, a chip, or the whole pot",
			IT: "con quanto si apre almeno: l'invito del mazziere, una fiche, o tutto il piatto",
		}, []string{"001", "002"},
			choice(func(r *Rules) *OpeningMin { return &r.OpeningMin }, "ante", "chip", "pot")},
		{KeyOpeningMax, "opening-max", lang.Text{
			EN: "the most one may open for: the pot, or whatever one likes",
			IT: "con quanto si apre al massimo: il piatto, o quanto si vuole",
		}, []string{"000", "001", "002"},
			choice(func(r *Rules) *Limit { return &r.OpeningMax }, "pot", "none")},
	}
}

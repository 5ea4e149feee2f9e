package house

import (
	"apertura/format/lang"
)

// showdown: who shows what, and which hand is better.
func showdown() []Switch {
	return []Switch{
		{KeyShowdownOrder, "showdown-order", lang.Text{
			EN: "who names his point first: who bet or raised last, the opener, or the dealer's left",
			IT: "chi dichiara per primo: chi ha puntato o rilanciato per ultimo, chi ha aperto, o la sinistra del mazziere",
		}, []string{"001"},
			choice(func(r *Rules) *ShowdownOrder { return &r.ShowdownOrder }, "last-aggressor", "opener", "left-of-dealer")},
		{KeyShowdownShows, "showdown-shows", lang.Text{
			EN: "who lays his cards down: the best hand alone, or everybody still in",
			IT: "chi scopre le carte: solo il punto più alto, o tutti quelli rimasti",
		}, []string{"001", "003"},
			choice(func(r *Rules) *ShowdownShows { return &r.ShowdownShows }, "best", "all")},
		{KeyShowOpeners, "show-openers", lang.Text{
			EN: "whether the opener shows his openers when asked, or in any case",
			IT: "se chi ha aperto mostra l'apertura quando gliela chiedono, o sempre",
		}, []string{"000", "001", "003"},
			choice(func(r *Rules) *ShowOpeners { return &r.ShowOpeners }, "on-request", "always")},
		{KeyShowOpenersAfterFold, "show-openers-after-fold", lang.Text{
			EN: "whether an opener who folded owes his openers too",
			IT: "se l'apertura la deve mostrare anche chi ha aperto e poi è uscito",
		}, []string{"TK"},
			toggle(func(r *Rules) *bool { return &r.ShowOpenersAfterFold }, true)},
		{KeyFlushBeatsFull, "flush-beats-full", lang.Text{
			EN: "whether a flush beats a full house",
			IT: "se il colore batte il full",
		}, []string{"003"},
			toggle(func(r *Rules) *bool { return &r.FlushBeatsFull }, true)},
		{KeySuitsBreakTies, "suits-break-ties", lang.Text{
			EN: "whether suits settle equal hands, hearts diamonds clubs spades, or the pot is split",
			IT: "se a parità decide il seme, cuori quadri fiori picche, o si divide il piatto",
		}, []string{"003"},
			toggle(func(r *Rules) *bool { return &r.SuitsBreakTies }, true)},
		{KeyTieFlush, "tie-flush", lang.Text{
			EN: "what counts first between two flushes: the cards from the top, or the suit",
			IT: "fra due colori che cosa conta prima: le carte dalla più alta, o il seme",
		}, []string{"BX", "PF", "SW"},
			choice(func(r *Rules) *TieFlush { return &r.TieFlush }, "values", "suit")},
		{KeyTiePair, "tie-pair", lang.Text{
			EN: "what counts between two equal pairs: the other cards first, or the suit at once",
			IT: "fra due coppie uguali che cosa conta: prima le altre carte, o subito il seme",
		}, []string{"BP", "HH", "TK"},
			choice(func(r *Rules) *TiePair { return &r.TiePair }, "kickers", "suit")},
		{KeyTieTwoPair, "tie-two-pair", lang.Text{
			EN: "whose suit settles two equal two pairs: the high pair, or the fifth card",
			IT: "fra due doppie coppie uguali di chi è il seme che decide: della coppia alta, o della quinta carta",
		}, []string{"BP", "PO"},
			choice(func(r *Rules) *TieTwoPair { return &r.TieTwoPair }, "high-pair", "fifth")},
		{KeyStraightFlushCycle, "straight-flush-cycle", lang.Text{
			EN: "whether straight flushes go round: lowest beats highest, highest beats middle, middle beats lowest",
			IT: "se le scale reali girano: la minima batte la massima, la massima la media, la media la minima",
		}, []string{"BA", "PO", "SP"},
			toggle(func(r *Rules) *bool { return &r.StraightFlushCycle }, true)},
		{KeyStraightFlushTie, "straight-flush-tie", lang.Text{
			EN: "two straight flushes of one kind and height: the suit settles it, or they split",
			IT: "due scale reali della stessa altezza: decide il seme, o si divide",
		}, []string{"003"},
			choice(func(r *Rules) *Tie { return &r.StraightFlushTie }, "suit", "split")},
		{KeyCycleTie, "cycle-tie", lang.Text{
			EN: "all three kinds of straight flush at once: they split, or the suit settles it",
			IT: "minima, media e massima insieme: si divide, o decide il seme",
		}, []string{"PO"},
			choice(func(r *Rules) *Tie { return &r.CycleTie }, "suit", "split").turned()},
	}
}

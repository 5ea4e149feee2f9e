package house

import (
	"apertura/format/lang"
)

// dealing: the deck, the ante, who deals.
func dealing() []Switch {
	return []Switch{
		{KeyDeck, "deck", lang.Text{
			EN: "how many cards are in the deck: by the rule of eleven the lowest is 11 less the players at the table",
			IT: "con quante carte si gioca: per la regola dell'undici la più bassa è 11 meno i giocatori al tavolo",
		}, []string{"003", "001"},
			deck()},
		{KeyAceLow, "ace-low", lang.Text{
			EN: "whether the ace also goes below the deck's lowest card in a straight",
			IT: "se in una scala l'asso vale anche sotto la carta più bassa del mazzo",
		}, []string{"BP", "SP"},
			toggle(func(r *Rules) *bool { return &r.AceLow }, true)},
		{KeyAnte, "ante", lang.Text{
			EN: "who pays the ante: the dealer alone, everybody, the others half of it, or nobody",
			IT: "chi mette l'invito: solo il mazziere, tutti, gli altri la metà, o nessuno",
		}, []string{"001", "002", "003"},
			choice(func(r *Rules) *Ante { return &r.Ante }, "dealer", "all", "half", "none")},
		{KeyAnteAfterVoid, "ante-after-void", lang.Text{
			EN: "whether the ante is paid again after a hand nobody opened",
			IT: "se l'invito si rimette dopo una mano in cui nessuno ha aperto",
		}, []string{"001"},
			toggle(func(r *Rules) *bool { return &r.AnteAfterVoid }, true)},
		{KeyAnteOnParola, "ante-on-parola", lang.Text{
			EN: "whether the ante is paid on a frozen pot too",
			IT: "se l'invito si mette anche su un piatto rimasto a parola",
		}, []string{"001"},
			toggle(func(r *Rules) *bool { return &r.AnteOnParola }, true)},
		{KeyDealerAfterVoid, "dealer-after-void", lang.Text{
			EN: "whether the deal moves on after a void hand or a frozen pot",
			IT: "se il mazzo passa dopo una mano nulla o andata a parola",
		}, []string{"001"},
			choice(func(r *Rules) *DealerAfterVoid { return &r.DealerAfterVoid }, "moves", "stays")},
	}
}

// blindBets: buio, over and fixed blinds.
func blindBets() []Switch {
	return []Switch{
		{KeyBlinds, "blinds", lang.Text{
			EN: "whether buio and over are for who likes them, forced on two seats, or not played",
			IT: "se buio e over si fanno a piacere, sono obbligati per due posti, o non si giocano",
		}, []string{"000", "003", "004"},
			choice(func(r *Rules) *Blinds { return &r.Blinds }, "optional", "fixed", "none")},
		{KeyBlindAmount, "blind-amount", lang.Text{
			EN: "what the buio costs: twice the pot, the pot, or the two fixed blinds; each further one doubles the last",
			IT: "quanto costa il buio: il doppio del piatto, il piatto, o i due bui fissi; ogni altro raddoppia",
		}, []string{"000"},
			blinds()},
		{KeyHeadsUpBlinds, "heads-up-blinds", lang.Text{
			EN: "who posts the small blind when only two are playing",
			IT: "in due, chi mette il piccolo buio",
		}, []string{"unsourced"},
			choice(func(r *Rules) *HeadsUpBlinds { return &r.HeadsUpBlinds }, "as-usual", "dealer-small")},
		{KeyBlindWhen, "blind-when", lang.Text{
			EN: "when a blind is allowed: only at Jacks, on any pot that is not frozen, or always",
			IT: "quando si può fare il buio: solo ai jack, su ogni piatto non a parola, o sempre",
		}, []string{"003"},
			choice(func(r *Rules) *BlindWhen { return &r.BlindWhen }, "jacks", "not-frozen", "any")},
		{KeyBlindLevels, "blind-levels", lang.Text{
			EN: "how many blinds may follow one another: buio, over, a third",
			IT: "quanti bui si possono fare di fila: buio, over, un terzo",
		}, []string{"000", "003"},
			pick(func(r *Rules) *int { return &r.BlindLevels }, "2", "1", "3")},
		{KeyFirstRaise, "first-raise", lang.Text{
			EN: "who may make the first raise in a blind hand: only the blind, or anybody",
			IT: "chi può fare il primo rilancio in una mano al buio: solo il buio, o chiunque",
		}, []string{"000", "003", "004"},
			choice(func(r *Rules) *FirstRaise { return &r.FirstRaise }, "reserved", "free")},
		{KeyMatchGives, "match-gives", lang.Text{
			EN: "who may raise first once the buio has matched the over: both, the buio, or the over alone",
			IT: "chi rilancia per primo se il buio si adegua all'over: tutti e due, il buio, o solo l'over",
		}, []string{"000", "003"},
			choice(func(r *Rules) *MatchGives { return &r.MatchGives }, "shared", "blind", "none")},
		{KeyBlindAfterDraw, "blind-after-draw", lang.Text{
			EN: "when the last blind speaks after the draw: last, first, or in the usual order",
			IT: "quando parla l'ultimo buio dopo il cambio: per ultimo, per primo, o al suo posto",
		}, []string{"000"},
			choice(func(r *Rules) *BlindAfterDraw { return &r.BlindAfterDraw }, "last", "first", "as-usual")},
	}
}

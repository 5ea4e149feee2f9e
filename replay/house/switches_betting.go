package house

import (
	"time"

	"apertura/format/lang"
)

// wagers: limits, and how long one may think.
func wagers() []Switch {
	return []Switch{
		{KeyRaiseLimit, "raise-limit", lang.Text{
			EN: "how far a raise before the draw may go: by the pot after the call, or without limit",
			IT: "fin dove si rilancia prima del cambio: del piatto, contando il proprio vedo, o senza limite",
		}, []string{"000"},
			choice(func(r *Rules) *Limit { return &r.RaiseLimit }, "pot", "none")},
		{KeyBetLimit, "bet-limit", lang.Text{
			EN: "how far bets and raises after the draw may go: by the pot, or without limit",
			IT: "fin dove si punta e si rilancia dopo il cambio: del piatto, o senza limite",
		}, []string{"001"},
			choice(func(r *Rules) *Limit { return &r.BetLimit }, "pot", "none")},
		{KeyBetMin, "bet-min", lang.Text{
			EN: "the smallest bet: a cip, the ante, or the big blind",
			IT: "la puntata più piccola: un cip, l'invito, o il grande buio",
		}, []string{"001"},
			choice(func(r *Rules) *BetMin { return &r.BetMin }, "cip", "ante", "blind")},
		{KeyRaiseMin, "raise-min", lang.Text{
			EN: "the smallest raise: any chip more, or as much as the last one",
			IT: "il rilancio più piccolo: anche una fiche, o almeno quanto l'ultimo",
		}, []string{"001", "002"},
			choice(func(r *Rules) *RaiseMin { return &r.RaiseMin }, "chip", "last")},
		{KeyRaisesMax, "raises-max", lang.Text{
			EN: "how many raises a round may see from all players together; 0 is as many as they like",
			IT: "quanti rilanci si fanno in un giro fra tutti; con 0 quanti si vuole",
		}, []string{"IV"},
			count(func(r *Rules) *int { return &r.RaisesMax }, 99)},
		{KeyImmediateRaise, "immediate-raise", lang.Text{
			EN: "whether a raise must come at once: who thinks about it may only call",
			IT: "se il rilancio deve essere immediato: chi ci pensa può soltanto vedere",
		}, []string{"000", "003"},
			toggle(func(r *Rules) *bool { return &r.ImmediateRaise }, true)},
		{KeyThinkLimit, "think-limit", lang.Text{
			EN: "from how long on taking time over a turn is thinking",
			IT: "oltre quanto tempo, al proprio turno, ci si è pensato su",
		}, []string{"unsourced"},
			span(func(r *Rules) *time.Duration { return &r.ThinkLimit })},
		{KeyReading, "reading", lang.Text{
			EN: "whether saying \"I am still reading\" as the turn comes leaves the raise open",
			IT: "se chi dice subito «leggo» può ancora rilanciare",
		}, []string{"000"},
			toggle(func(r *Rules) *bool { return &r.Reading }, true)},
		{KeyTimeCalls, "time-calls", lang.Text{
			EN: "how often a player may call \"tempo\" in an evening and raise all the same",
			IT: "quante volte a sera uno può chiamare «tempo» e poi rilanciare",
		}, []string{"000"},
			count(func(r *Rules) *int { return &r.TimeCalls }, 99)},
	}
}

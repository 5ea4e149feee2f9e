package house

import (
	"apertura/format/lang"
)

// rulings: what a fault costs. Where no source speaks, the table must choose.
func rulings() []Switch {
	return []Switch{
		{KeyFalseOpening, "false-opening", lang.Text{
			EN: "what a false opening costs: a penalty, stakes back to everybody, or what he put in",
			IT: "che cosa costa una falsa apertura: una penale, le puntate a ciascuno, o quel che ci ha messo",
		}, []string{"000"},
			choice(func(r *Rules) *FalseOpening { return &r.FalseOpening }, "penalty", "refund", "forfeit")},
		{KeyPenaltyTimes, "penalty-times", lang.Text{
			EN: "how many times the initial pot the penalty is",
			IT: "quante volte il piatto iniziale vale la penale",
		}, []string{"000"},
			count(func(r *Rules) *int { return &r.PenaltyTimes }, 1000)},
		{KeyPenaltyTo, "penalty-to", lang.Text{
			EN: "who gets the penalty: the next pot, the winner, or everybody alike",
			IT: "a chi va la penale: al piatto dopo, a chi vince, o divisa fra tutti",
		}, []string{"unsourced"},
			choice(func(r *Rules) *PenaltyTo { return &r.PenaltyTo }, "next-pot", "winner", "shared")},
		{KeyUnprovenOpening, "unproven-opening", lang.Text{
			EN: "whether an opening that cannot be proved in the end counts as a false one",
			IT: "se un'apertura che alla fine non si dimostra vale come falsa",
		}, []string{"unsourced"},
			choice(func(r *Rules) *UnprovenOpening { return &r.UnprovenOpening }, "as-false", "warning")},
		{KeyReverseBluff, "reverse-bluff", lang.Text{
			EN: "what a show of weakness with the best hand costs: the hand, a warning, or nothing",
			IT: "che cosa costa fingersi deboli con il punto migliore: la mano, un richiamo, o niente",
		}, []string{"000"},
			choice(func(r *Rules) *ReverseBluff { return &r.ReverseBluff }, "loses-hand", "warning", "allowed")},
		{KeyStakes, "stakes", lang.Text{
			EN: "whether one plays only with the chips in front of him, or on credit as well",
			IT: "se si gioca solo con le fiches che si hanno davanti, o anche a buono",
		}, []string{"DO", "PF"},
			choice(func(r *Rules) *Stakes { return &r.Stakes }, "table", "open")},
	}
}

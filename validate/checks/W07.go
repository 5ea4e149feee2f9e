package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

//go:embed W07.md
var w07Doc string

// W07 flags a bet for less than the table's least.
var W07 = &validate.Check{
	Code:     "W07",
	Slug:     "bet-too-small",
	Summary:  lang.Text{EN: "a bet below the least, and not all-in", IT: "una puntata sotto il minimo, senza essere ai resti"},
	Severity: format.Error,
	Phase:    "betting",
	Breaches: []replay.Kind{replay.BetTooSmall},
	Source:   "001",
	Doc:      w07Doc,
	Word:     betTooSmall,
}

func betTooSmall(h *replay.Hand, b *replay.Breach) validate.Wording {
	who, got := name(h, b.Player), h.Amount(b.Got)
	found := say("a bet of %s", "puntata di %s", got)
	if unsure(b) {
		return perhapsTooSmall(h, b, found, leastBet(h), lang.Text{EN: "to bet", IT: "per puntare"})
	}
	least := h.Amount(b.Want)
	return validate.Wording{
		Message: say("%s bets %s: the least is %s, %s", "%s punta %s: il minimo è %s, %s", who, got, least, leastBet(h)),
		Found:   found,
		Wanted:  say("%s at least", "almeno %s", least),
		Amount:  true,
	}
}

// leastBet names what the table measures the smallest bet by.
func leastBet(h *replay.Hand) lang.Text {
	switch h.Rules.BetMin {
	case house.BetMinAnte:
		return lang.Text{EN: "the dealer's invito", IT: "l'invito del mazziere"}
	case house.BetMinBlind:
		return lang.Text{EN: "the big blind", IT: "il grande buio"}
	}
	return lang.Text{EN: "the cip", IT: "il cip"}
}

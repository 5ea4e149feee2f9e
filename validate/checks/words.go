package checks

import (
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
)

// raises counts raises: "1 raise", "3 rilanci".
func raises(n money.Chips) lang.Text { return lang.Count(int(n), "raise|raises", "rilancio|rilanci") }

// seconds counts seconds.
func seconds(n money.Chips) lang.Text { return lang.Count(int(n), "second|seconds", "secondo|secondi") }

// times counts how often: "once", "3 volte".
func times(n money.Chips) lang.Text {
	switch n {
	case 0:
		return lang.Text{EN: "never", IT: "mai"}
	case 1:
		return lang.Text{EN: "once", IT: "una volta"}
	case 2:
		return lang.Text{EN: "twice", IT: "due volte"}
	}
	return say("%d times", "%d volte", int64(n))
}

// pairOf names a pair as players do: "a pair of Queens", "una coppia di donne".
func pairOf(r card.Rank) lang.Text {
	switch r {
	case card.Jack:
		return lang.Text{EN: "a pair of Jacks", IT: "una coppia di jack"}
	case card.Queen:
		return lang.Text{EN: "a pair of Queens", IT: "una coppia di donne"}
	case card.King:
		return lang.Text{EN: "a pair of Kings", IT: "una coppia di re"}
	case card.Ace:
		return lang.Text{EN: "a pair of Aces", IT: "una coppia d'assi"}
	}
	return say("a pair of %ss", "una coppia di %s", r.String())
}

// openers is the least a hand opens with, in general where no rank is known.
func openers(r card.Rank) lang.Text {
	if r == 0 {
		return lang.Text{EN: "openers", IT: "l'apertura"}
	}
	return say("%s or better", "%s o meglio", pairOf(r))
}

// theCards lists the cards of a breach, or points at them where none is known.
func theCards(s card.Set) lang.Text {
	if s == 0 {
		return lang.Text{EN: "these cards", IT: "queste carte"}
	}
	return written(s)
}

package checks

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/validate"
)

// say fills one sentence written in both languages.
func say(en, it string, args ...any) lang.Text {
	return lang.Text{EN: en, IT: it}.Fmt(args...)
}

// name is a player's name, or a word for one the log does not name.
func name(h *replay.Hand, player int) lang.Text { return validate.Someone(h, player) }

// names lists players, or says "somebody else" where the set is empty.
func names(h *replay.Hand, p replay.Players) lang.Text {
	if t := h.Names(p); !t.Empty() {
		return t
	}
	return lang.Text{EN: "somebody else", IT: "un altro"}
}

// inTurn names those whose turn it was before the one a breach is about.
func inTurn(h *replay.Hand, b *replay.Breach, p replay.Players) lang.Text {
	if t := h.InTurn(b.Player, p); !t.Empty() {
		return t
	}
	return names(h, p)
}

// take is what takers of a pot do, one or several.
func take(takers replay.Players) lang.Text {
	if many(takers) {
		return lang.Text{EN: "take", IT: "prendono"}
	}
	return lang.Text{EN: "takes", IT: "prende"}
}

// cards counts cards: "no cards", "1 card", "6 cards".
func cards(n money.Chips) lang.Text {
	switch n {
	case 0:
		return lang.Text{EN: "no cards", IT: "nessuna carta"}
	case 1:
		return lang.Text{EN: "1 card", IT: "una carta"}
	}
	return say("%d cards", "%d carte", int64(n))
}

// players counts players.
func players(n money.Chips) lang.Text {
	switch n {
	case 0:
		return lang.Text{EN: "nobody", IT: "nessuno"}
	case 1:
		return lang.Text{EN: "1 player", IT: "un giocatore"}
	}
	return say("%d players", "%d giocatori", int64(n))
}

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

// openAt is the pair a hand opens at, as it follows "opens at" and "si apre":
// "Queens", "alle donne". No rank is a hand without openers.
func openAt(r card.Rank) lang.Text {
	switch r {
	case 0:
		return lang.Text{EN: "any cards", IT: "con qualsiasi carta"}
	case card.Jack:
		return lang.Text{EN: "Jacks", IT: "ai jack"}
	case card.Queen:
		return lang.Text{EN: "Queens", IT: "alle donne"}
	case card.King:
		return lang.Text{EN: "Kings", IT: "ai re"}
	case card.Ace:
		return lang.Text{EN: "Aces", IT: "agli assi"}
	case 8:
		return lang.Text{EN: "8s", IT: "agli 8"}
	}
	return say("%ss", "ai %s", r.String())
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

// written lists the cards of a set from the highest down, "J♠ J♦".
func written(s card.Set) lang.Text {
	if s == 0 {
		return lang.Text{EN: "cards not on record", IT: "carte non scritte"}
	}
	return lang.Same(s.String())
}

// theCards lists the cards of a breach, or points at them where none is known.
func theCards(s card.Set) lang.Text {
	if s == 0 {
		return lang.Text{EN: "these cards", IT: "queste carte"}
	}
	return written(s)
}

// during says in which part of the hand, as it follows "out of place".
func during(p format.Phase) lang.Text {
	switch p {
	case format.Before:
		return lang.Text{EN: "before the deal", IT: "prima delle carte"}
	case format.Opening:
		return lang.Text{EN: "before the draw", IT: "prima del cambio"}
	case format.Draw:
		return lang.Text{EN: "in the draw", IT: "nel cambio"}
	case format.Betting:
		return lang.Text{EN: "after the draw", IT: "dopo il cambio"}
	case format.Showdown:
		return lang.Text{EN: "at the showdown", IT: "allo scoperto"}
	}
	return lang.Text{EN: "here", IT: "qui"}
}

// wordsOf lists what is said in a part of the hand.
func wordsOf(p format.Phase) lang.Text {
	switch p {
	case format.Before:
		return lang.Text{EN: "level up, buy chips or say a blind", IT: "si va in pari, ricarica o fa buio"}
	case format.Opening:
		return lang.Text{EN: "pass, open, call, raise or fold", IT: "si passa, apre, vede, rilancia o esce"}
	case format.Draw:
		return lang.Text{EN: "draw or stand pat", IT: "si cambia o si resta serviti"}
	case format.Betting:
		return lang.Text{EN: "check, bet, call, raise or fold", IT: "si dice parola, punta, vede, rilancia o esce"}
	case format.Showdown:
		return lang.Text{EN: "declare, show or muck", IT: "si dichiara, mostra o lascia coperto"}
	}
	return lang.Text{EN: "another act is due", IT: "si fa altro"}
}

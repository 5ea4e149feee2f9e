package checks

import (
	"math/bits"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
)

// say fills one sentence written in both languages.
func say(en, it string, args ...any) lang.Text {
	return lang.Text{EN: en, IT: it}.Fmt(args...)
}

// name is a player's name, or a word for one the log does not name.
func name(h *replay.Hand, player int) lang.Text {
	if n := h.Name(player); n != "" {
		return lang.Same(n)
	}
	return lang.Text{EN: "somebody", IT: "qualcuno"}
}

// names lists players, or says "somebody else" where the set is empty.
func names(h *replay.Hand, p replay.Players) lang.Text {
	if t := h.Names(p); !t.Empty() {
		return t
	}
	return lang.Text{EN: "somebody else", IT: "un altro"}
}

// besides is a set of players less one of them.
func besides(p replay.Players, player int) replay.Players {
	return p &^ replay.Players(0).With(player)
}

// many reports whether a set holds two players or more.
func many(p replay.Players) bool { return bits.OnesCount64(uint64(p)) > 1 }

// takersOf is who took the pot a breach is about, by the log's result where the
// breach names nobody.
func takersOf(h *replay.Hand, b *replay.Breach) replay.Players {
	takers := b.Others.With(b.Player)
	if takers == 0 {
		for _, t := range h.Log.Result.Takers {
			takers = takers.With(t.Player.V)
		}
	}
	return takers
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

// written lists the cards of a set from the highest down, "J♠ J♦".
func written(s card.Set) lang.Text {
	if s == 0 {
		return lang.Text{EN: "cards not on record", IT: "carte non scritte"}
	}
	return lang.Same(s.String())
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

// holderAt is the player whose act or dealt cards an anchor points at, NoPlayer
// where it is nobody's.
func holderAt(h *replay.Hand, at format.Anchor) int {
	if a := h.Act(at.Act); a != nil {
		return a.Player
	}
	i := at.N
	if at.Part == format.EntryCard {
		i /= 16
	}
	if at.Act > 0 || at.Key != format.CardsKey || i < 0 || i >= len(h.Log.Cards) {
		return format.NoPlayer
	}
	return h.Log.Cards[i].Player.V
}

// actOf is the act a breach is about, nil where it is about none.
func actOf(h *replay.Hand, b *replay.Breach) *format.Act {
	if b.At.Act > 0 {
		return h.Act(b.At.Act)
	}
	return h.Act(b.Act)
}

// verbOf is the verb of the act a breach is about, NoVerb for no act.
func verbOf(h *replay.Hand, b *replay.Breach) format.Verb {
	if a := actOf(h, b); a != nil {
		return a.Verb
	}
	return format.NoVerb
}

// phaseOf is the phase of the act a breach is about, NoPhase for no act.
func phaseOf(h *replay.Hand, b *replay.Breach) format.Phase {
	if a := actOf(h, b); a != nil {
		return a.Phase
	}
	return format.NoPhase
}

// wordOf is the verb of the act a breach is about as the log writes it, "" for
// no act.
func wordOf(h *replay.Hand, b *replay.Breach) string {
	if a := actOf(h, b); a != nil && h.Log.Source != nil {
		return h.Log.Source.Slice(a.Word)
	}
	return ""
}

// unsure reports whether the log cannot settle a breach.
func unsure(b *replay.Breach) bool { return b.Verdict == format.Unverifiable }

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

package validate

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// causeText says what a related place has to do with a breach, in a noun
// phrase. Who acted there is named where the place is in the same hand; of an
// earlier one only the place is known.
func causeText(h *replay.Hand, c replay.Cause) lang.Text {
	plain := causeWords(c.Why)
	who := actor(h, c)
	if who == "" {
		return plain
	}
	switch c.Why {
	case replay.OpenedThere:
		return say("the opening by %s", "l'apertura di %s", who)
	case replay.WagerThere:
		return say("the wager by %s", "la puntata di %s", who)
	case replay.DiscardedThere:
		return say("the discard by %s", "lo scarto di %s", who)
	case replay.FoldedThere:
		return say("the fold by %s", "l'uscita di %s", who)
	case replay.ShownThere:
		return say("the cards shown by %s", "le carte mostrate da %s", who)
	case replay.DealtThere:
		return say("the cards dealt to %s", "le carte servite %s", lang.ToWhom(lang.Same(who)))
	case replay.FirstTime:
		return say("the first \"tempo\" by %s", "il primo \"tempo\" di %s", who)
	case replay.ChangedThere:
		switch a := h.Act(c.At.Act); {
		case a == nil:
		case a.Verb == format.Pat:
			return say("the pat hand of %s", "il servito di %s", who)
		case len(a.Thrown) > 0:
			return say("the discard by %s", "lo scarto di %s", who)
		}
		return say("how many cards %s changes", "quante carte cambia %s", who)
	case replay.ReceivedThere:
		return say("what comes to %s", "quello che arriva %s", lang.ToWhom(lang.Same(who)))
	case replay.ElsewhereThere:
		if _, card := c.At.Indexes(); card < 0 && c.At.Part != format.GotCard && c.At.Part != format.ThrownCard {
			return say("cards that are with %s", "le carte che ha %s", who) // a whole line of them
		}
		return say("a card that is with %s", "una carta che ha %s", who)
	}
	return plain
}

// causeWords is the phrase where nobody is named.
func causeWords(w replay.Why) lang.Text {
	switch w {
	case replay.NobodyOpened:
		return lang.Text{EN: "the hand nobody opened", IT: "la mano che nessuno ha aperto"}
	case replay.FrozenThere:
		return lang.Text{EN: "the hand that froze the pot", IT: "la mano finita a parola"}
	case replay.OpenedThere:
		return lang.Text{EN: "the opening", IT: "l'apertura"}
	case replay.ChangedThere:
		return lang.Text{EN: "how many cards are changed", IT: "quante carte si cambiano"}
	case replay.ReceivedThere:
		return lang.Text{EN: "what comes in the draw", IT: "quello che arriva al cambio"}
	case replay.ElsewhereThere:
		return lang.Text{EN: "a card that is elsewhere", IT: "una carta che sta altrove"}
	case replay.DeckThere:
		return lang.Text{EN: "the deck", IT: "il mazzo"}
	case replay.OtherCard:
		return lang.Text{EN: "the same card", IT: "la stessa carta"}
	case replay.WagerThere:
		return lang.Text{EN: "the wager to answer", IT: "la puntata a cui rispondere"}
	case replay.DiscardedThere:
		return lang.Text{EN: "the discard", IT: "lo scarto"}
	case replay.FoldedThere:
		return lang.Text{EN: "the fold", IT: "l'uscita"}
	case replay.ReshuffledThere:
		return lang.Text{EN: "the reshuffle", IT: "il rimescolo"}
	case replay.ShownThere:
		return lang.Text{EN: "the cards shown", IT: "le carte mostrate"}
	case replay.DealtThere:
		return lang.Text{EN: "the cards dealt", IT: "le carte servite"}
	case replay.FirstTime:
		return lang.Text{EN: "the first \"tempo\"", IT: "il primo \"tempo\""}
	}
	return lang.Text{EN: "a related place", IT: "un punto collegato"}
}

// actor names who acted, or whose cards stand, at a place of the same hand.
func actor(h *replay.Hand, c replay.Cause) string {
	if c.Place.Known() {
		return ""
	}
	return h.Name(Holder(h, c.At))
}

// Holder returns the player whose act or dealt cards an anchor points at, by
// roster index, [format.NoPlayer] where it is nobody's.
func Holder(h *replay.Hand, at format.Anchor) int {
	if a := h.Act(at.Act); a != nil {
		return a.Player
	}
	i, _ := at.Indexes()
	if at.Key != format.CardsKey || i < 0 || i >= len(h.Log.Cards) {
		return format.NoPlayer
	}
	return h.Log.Cards[i].Player.V
}

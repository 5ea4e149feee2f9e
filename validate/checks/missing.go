package checks

import (
	"apertura/format/lang"
	"apertura/replay"
)

// A want is what would settle a question nobody can answer: a noun phrase.
type want struct {
	what lang.Text
	many bool // it takes a plural verb
}

// settles says that it would settle it, as it follows a colon.
func (w want) settles() lang.Text {
	if w.many {
		return say("%s would settle it", "deciderebbero %s", w.what)
	}
	return say("%s would settle it", "deciderebbe %s", w.what)
}

// numbered is a small number in words, as it stands between an article and
// "cards".
func numbered(n int) lang.Text {
	words := [...]lang.Text{
		{EN: "no", IT: "nessuna"}, {EN: "one", IT: "una"}, {EN: "two", IT: "due"},
		{EN: "three", IT: "tre"}, {EN: "four", IT: "quattro"}, {EN: "five", IT: "cinque"},
	}
	if n < 0 || n >= len(words) {
		return say("%d", "%d", n)
	}
	return words[n]
}

// missingCards names the cards that are missing: "the two cards", "the other
// card", with what they are behind it.
func missingCards(m replay.Missing, one, several lang.Text) want {
	switch {
	case m.N == 1 && m.Of == 1:
		return want{what: say("the card %s", "la carta %s", one)}
	case m.N == 1:
		return want{what: say("the other card %s", "l'altra carta %s", one)}
	case m.N == m.Of:
		return want{say("the %s cards %s", "le %s carte %s", numbered(m.N), several), true}
	}
	return want{say("the other %s cards %s", "le altre %s carte %s", numbered(m.N), several), true}
}

// missing names the missing cards of a player who has been named already.
func missing(m replay.Missing) want {
	switch m.Which {
	case replay.OfThoseKept:
		return missingCards(m, lang.Text{EN: "kept", IT: "tenuta"}, lang.Text{EN: "kept", IT: "tenute"})
	case replay.OfThoseThrown:
		return missingCards(m, lang.Text{EN: "thrown away", IT: "scartata"}, lang.Text{EN: "thrown away", IT: "scartate"})
	case replay.OfThoseDrawn:
		return missingCards(m, lang.Text{EN: "drawn", IT: "presa"}, lang.Text{EN: "drawn", IT: "prese"})
	case replay.OfTheHand:
		return missingCards(m, lang.Text{EN: "in hand", IT: "in mano"}, lang.Text{EN: "in hand", IT: "in mano"})
	}
	return missingCards(m, lang.Text{EN: "dealt", IT: "servita"}, lang.Text{EN: "dealt", IT: "servite"})
}

// missingOf names the missing cards of a player, and him.
func missingOf(who lang.Text, m replay.Missing) want {
	by := func(en, one, several string) want {
		return missingCards(m, say(en+" %s", one+" %s", who), say(en+" %s", several+" %s", who))
	}
	switch {
	case m.Which == replay.OfTheHand && m.N == m.Of:
		return want{what: say("%s's hand", "la mano di %s", who)}
	case m.Which == replay.OfTheHand:
		in := say("in the hand of %s", "in mano %s", lang.ToWhom(who))
		return missingCards(m, in, in)
	case m.Which == replay.OfThoseKept:
		return by("kept by", "tenuta da", "tenute da")
	case m.Which == replay.OfThoseThrown:
		return by("thrown by", "scartata da", "scartate da")
	case m.Which == replay.OfThoseDrawn:
		return by("drawn by", "presa da", "prese da")
	}
	to := lang.ToWhom(who)
	return missingCards(m, say("dealt to %s", "servita %s", to), say("dealt to %s", "servite %s", to))
}

// allOf joins several into one.
func allOf(list ...want) want {
	var items []lang.Text
	for _, w := range list {
		items = append(items, w.what)
	}
	return want{lang.List(items...), len(list) > 1 || len(list) == 1 && list[0].many}
}

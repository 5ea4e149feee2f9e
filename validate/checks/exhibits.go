package checks

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/replay"
)

// tells is what a place in the log tells of the opener's cards.
func tells(h *replay.Hand, a *replay.Audit, x *replay.Exhibit) lang.Text {
	if x.Why == replay.ElsewhereThere {
		return say("not with %s: %s", "non %s: %s", lang.ToWhom(name(h, a.Player)), written(x.Cards))
	}
	act := h.Act(x.At.Act)
	if act == nil {
		return dealtTo(h, x)
	}
	switch act.Verb {
	case format.Pat:
		return lang.Text{EN: "stands pat: keeps all five", IT: "resta servito: le tiene tutte e cinque"}
	case format.Receive:
		return say("gets %s", "prende %s", someCards(act.Got, act.Count.V))
	case format.Show:
		if len(act.Got) == 0 {
			return lang.Text{EN: "shows the hand", IT: "mostra la mano"}
		}
		return say("shows %s", "mostra %s", listed(act.Got))
	case format.ShowOpeners:
		if len(act.Got) == 0 {
			return lang.Text{EN: "shows openers, which ones is not written", IT: "mostra l'apertura, quali carte non è scritto"}
		}
		return say("shows %s as openers", "mostra %s come apertura", listed(act.Got))
	}
	return throws(act)
}

func dealtTo(h *replay.Hand, x *replay.Exhibit) lang.Text {
	i, _ := x.At.Indexes()
	hold := &h.Log.Cards[i]
	n := len(hold.Cards)
	if !hold.Rest.Empty() {
		n = max(n, 5)
	}
	return say("dealt %s", "servite %s", someCards(hold.Cards, n))
}

// throws is what a discard tells: the cards thrown, what was set apart or said
// of openers among them, the cards received.
func throws(act *format.Act) lang.Text {
	t := say("throws %s", "scarta %s", someCards(act.Thrown, act.Count.V))
	switch set := setOf(act.Set); {
	case set != 0:
		t = say("%s, sets %s apart as openers", "%s, mette da parte %s come apertura", t, written(set))
	case act.Openers:
		t = say("%s, says that openers are among them", "%s, dice che c'è l'apertura", t)
	}
	if act.Gets {
		t = say("%s, gets %s", "%s, prende %s", t, listed(act.Got))
	}
	return t
}

func setOf(list []format.CardNode) card.Set {
	var s card.Set
	for _, n := range list {
		if n.V != card.Unknown {
			s = s.With(n.V)
		}
	}
	return s
}

// listed lists cards, and counts those that nobody wrote down.
func listed(list []format.CardNode) lang.Text { return someCards(list, len(list)) }

// someCards lists cards, and counts those that nobody wrote down: all of n.
func someCards(list []format.CardNode, n int) lang.Text {
	known := setOf(list)
	more := max(len(list), n) - known.Len()
	unread := lang.Count(more, "card not on record|cards not on record", "carta non scritta|carte non scritte")
	switch {
	case known == 0:
		return unread
	case more > 0:
		return say("%s and %s", "%s e %s", written(known), unread)
	}
	return written(known)
}

package replay

import (
	"slices"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// An argument says which answers about the opener's cards prove a breach, and
// against which opening. Where the log tells them is worked out when somebody
// wants to read it.
type argument struct {
	asks     rank.Opening
	had      bool // whether he had openers
	keptNone bool // that those he kept prove nothing
}

// Causes returns the other places that have to do with one of the hand's
// breaches, those of the facts that prove it included. Like the hand it is
// valid until the next one is played.
func (h *Hand) Causes(b *Breach) []Cause {
	if v := h.behind(); v != nil && b.argument != (argument{}) {
		return v.argued(b)
	}
	return b.Causes
}

// argued adds to the causes of a breach where the log tells the fewest facts
// that prove it, less what the line it points at tells itself.
func (v *view) argued(b *Breach) []Cause {
	var questions []proof.Question
	if b.argument.had {
		questions = append(questions, proof.CouldOpen(b.argument.asks))
	}
	if b.argument.keptNone {
		questions = append(questions, proof.KeptOpeners(b.argument.asks))
	}
	seat := v.s.Seat(b.Player)
	rec := v.record(seat)
	out := slices.Clone(b.Causes)
	for _, q := range questions {
		for _, c := range v.reasons(seat, &rec, q) {
			i := slices.IndexFunc(out, func(o Cause) bool { return whole(o.At) == whole(c.At) })
			switch {
			case b.Kind == OpenersUndeclared && whole(c.At) == whole(b.At):
			case i < 0:
				out = append(out, c)
			case out[i].At != c.At:
				out[i].At = whole(c.At)
			}
		}
	}
	return out
}

// reasons returns where the log tells the fewest facts that leave no other
// answer to a question about a player's cards. Facts of one line are one cause.
func (v *view) reasons(seat Seat, rec *proof.Record, q proof.Question) []Cause {
	var out []Cause
	for _, f := range rec.Reasons(v.r, &q) {
		c, found := v.told(seat, f)
		if !found {
			continue
		}
		same := func(o Cause) bool {
			return (o.Why == c.Why || c.At.Act > 0) && whole(o.At) == whole(c.At)
		}
		if i := slices.IndexFunc(out, same); i >= 0 {
			out[i].At = whole(out[i].At)
			continue
		}
		out = append(out, c)
	}
	return out
}

// whole widens an anchor from one card to the line, or the entry, it is in.
func whole(a format.Anchor) format.Anchor {
	if a.Act > 0 {
		return format.Anchor{Act: a.Act}
	}
	if a.Part == format.EntryCard {
		entry, _ := a.Indexes()
		return format.Anchor{Key: a.Key, Part: format.Entry, N: entry}
	}
	return a
}

// told finds where the log tells a fact.
func (v *view) told(seat Seat, f proof.Fact) (Cause, bool) {
	who := v.s.player(seat)
	switch f.Kind {
	case proof.WasDealt:
		return v.dealtTo(seat, f.Card)
	case proof.NumberDrawn:
		return v.lineOf(who, ChangedThere, firstDraw)
	case proof.WasThrown:
		return v.cardLine(who, DiscardedThere, format.ThrownCard, f.Card)
	case proof.WasApart:
		// Named among the cards thrown too, it is a fact of those.
		return v.cardLine(who, DiscardedThere, format.SetCard, f.Card)
	case proof.WasServed, proof.WasServedLate:
		return v.cardLine(who, ReceivedThere, format.GotCard, f.Card)
	case proof.WasShown, proof.WasOpener:
		if c, ok := v.cardLine(who, ShownThere, format.GotCard, f.Card); ok {
			return c, true
		}
		return v.lineOf(who, ShownThere, func(x format.Verb) bool { return x == format.Show || x == format.ShowOpeners })
	case proof.WasElsewhere:
		for _, c := range v.whereIs(seat, f.Card) {
			return Cause{Why: ElsewhereThere, At: c.At}, true
		}
	case proof.NotInDeck:
		if v.log.Deck.Said() {
			return Cause{Why: DeckThere, At: format.Anchor{Key: format.DeckKey}}, true
		}
	}
	return Cause{}, false
}

func (v *view) dealtTo(seat Seat, x card.Card) (Cause, bool) {
	for i, h := range v.log.Cards {
		if v.s.Seat(h.Player.V) != seat {
			continue
		}
		for j, n := range h.Cards {
			if n.V == x {
				return Cause{Why: DealtThere, At: format.CardAnchor(i, j)}, true
			}
		}
	}
	return Cause{}, false
}

// lineOf returns a player's first act of such a verb.
func (v *view) lineOf(player int, why Why, verb func(format.Verb) bool) (Cause, bool) {
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; a.Player == player && verb(a.Verb) && !a.Undone {
			return Cause{Why: why, At: format.Anchor{Act: a.Number}}, true
		}
	}
	return Cause{}, false
}

// cardLine returns where a player's act names a card in one of its lists.
func (v *view) cardLine(player int, why Why, part format.Part, x card.Card) (Cause, bool) {
	for i := range v.log.Acts {
		a := &v.log.Acts[i]
		if a.Player != player || a.Undone {
			continue
		}
		list := a.Got
		switch showing := a.Verb == format.Show || a.Verb == format.ShowOpeners; {
		case part == format.ThrownCard:
			list = a.Thrown
		case part == format.SetCard:
			list = a.Set
		case showing != (why == ShownThere):
			continue
		}
		for j, n := range list {
			if n.V == x {
				return Cause{Why: why, At: format.Anchor{Act: a.Number, Part: part, N: j}}, true
			}
		}
	}
	return Cause{}, false
}

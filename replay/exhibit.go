package replay

import (
	"cmp"
	"slices"

	"apertura/format"
	"apertura/format/card"
)

// An Exhibit is one place in the log that tells of a player's cards.
type Exhibit struct {
	Cause
	Cards card.Set // with ElsewhereThere: those there that cannot have been his
}

// Exhibits returns where the log tells of a player's cards, in the order of the
// hand: what he was dealt, what he threw, received and showed, then which cards
// were elsewhere.
func (h *Hand) Exhibits(player int) []Exhibit {
	v := h.behind()
	if v == nil {
		return nil
	}
	seat := v.s.Seat(player)
	if seat == NoSeat {
		return nil
	}
	var out []Exhibit
	for i := range v.log.Cards {
		if v.log.Cards[i].Player.V == player {
			out = append(out, Exhibit{Cause: Cause{Why: DealtThere, At: format.Anchor{Key: format.CardsKey, Part: format.Entry, N: i}}})
		}
	}
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; a.Player == player && !a.Undone {
			if why := tellsBy(a.Verb); why != 0 {
				out = append(out, Exhibit{Cause: Cause{Why: why, At: format.Anchor{Act: a.Number}}})
			}
		}
	}
	return append(out, v.elsewhereShown(seat)...)
}

// tellsBy returns what an act of such a verb tells of the cards of who did it,
// 0 for nothing.
func tellsBy(verb format.Verb) Why {
	switch verb {
	case format.Pat, format.Discard:
		return ChangedThere
	case format.Receive:
		return ReceivedThere
	case format.Show, format.ShowOpeners:
		return ShownThere
	}
	return 0
}

// elsewhereShown returns where the log has the cards that were elsewhere, those
// of one line together.
func (v *view) elsewhereShown(seat Seat) []Exhibit {
	rec := v.record(seat)
	own := rec.Dealt | rec.Thrown | rec.Apart | rec.Stub.Known | rec.Pool.Known | rec.Shown | rec.Openers
	gone := (rec.OutDealt | rec.OutKept) &^ own
	var out []Exhibit
	for _, x := range gone.Down() {
		e := Exhibit{Cause: Cause{Why: ElsewhereThere}, Cards: card.SetOf(x)}
		found := v.whereIs(seat, x)
		if len(found) == 0 {
			continue
		}
		e.At = whole(found[0].At)
		if i := slices.IndexFunc(out, func(o Exhibit) bool { return o.At == e.At }); i >= 0 {
			out[i].Cards |= e.Cards
		} else {
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b Exhibit) int {
		return cmp.Compare(v.log.Place(a.At).Span.Start, v.log.Place(b.At).Span.Start)
	})
	return out
}

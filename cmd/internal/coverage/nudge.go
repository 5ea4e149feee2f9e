package coverage

import (
	"slices"
	"time"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
)

// nudges yields a hand one unit otherwise, in every way there is, and puts each
// back. The hand is valid within the call.
func nudges(h *format.Hand, players int, see func()) {
	for i := range h.Acts {
		nudgeAct(&h.Acts[i], players, see)
	}
	nudgeOrder(h, see)
	turn := func(p *format.Node[int]) {
		if p.Said() {
			set(&p.V, (p.V+1)%players, see)
			set(&p.V, (p.V+players-1)%players, see)
		}
	}
	turn(&h.Dealer)
	chips(&h.Ante.Amount, see)
	for _, list := range [][]format.PlayerChips{h.Ante.Paid, h.Stacks, h.Carried.Level, h.Result.Takers} {
		for i := range list {
			chips(&list[i].Chips, see)
			turn(&list[i].Player)
		}
	}
	chips(&h.Carried.Pot, see)
	for i := range h.Carried.Parts {
		chips(&h.Carried.Parts[i], see)
	}
	for _, r := range []*format.Node[card.Rank]{&h.OpeningAt, &h.Carried.Opening} {
		if r.Said() {
			set(&r.V, min(r.V+1, card.Ace), see)
			set(&r.V, max(r.V-1, card.Two), see)
		}
	}
	if h.Carried.Frozen.Said() {
		set(&h.Carried.Frozen.V, !h.Carried.Frozen.V, see)
	}
	if h.Deck.Said() {
		set(&h.Deck.V, max(h.Deck.V-4, 24), see)
	}
	for i := range h.Cards {
		list := h.Cards[i].Cards
		cards(list, see)
		if n := len(list); n > 0 {
			set(&h.Cards[i].Cards, list[:n-1], see)
			set(&h.Cards[i].Cards, append(slices.Clip(list), list[0]), see)
		}
	}
	if n := len(h.Seats.V); n > 1 {
		set(&h.Seats.V, h.Seats.V[:n-1], see)
	}
	nudgeResult(h, players, see)
}

// set makes a value another one while it is looked at.
func set[T any](at *T, v T, see func()) {
	was := *at
	*at = v
	see()
	*at = was
}

func chips(n *format.Node[money.Chips], see func()) {
	if n.Said() {
		set(&n.V, n.V+1, see)
		set(&n.V, max(n.V-1, 0), see)
	}
}

// cards makes each card of a list the next and the one before, of any suit.
func cards(list []format.CardNode, see func()) {
	for i := range list {
		c := list[i].V
		if c == card.Unknown {
			continue
		}
		for _, rank := range []card.Rank{c.Rank() - 1, c.Rank(), c.Rank() + 1} {
			for s := card.Spades; s <= card.Hearts; s++ {
				if o := card.Of(rank, s); rank >= card.Two && rank <= card.Ace && o != c {
					set(&list[i].V, o, see)
				}
			}
		}
	}
}

func nudgeAct(a *format.Act, players int, see func()) {
	if a.Amount.Kind == format.Exact {
		set(&a.Amount.Chips, a.Amount.Chips+1, see)
		set(&a.Amount.Chips, max(a.Amount.Chips-1, 0), see)
	}
	if a.Count.Said() {
		set(&a.Count.V, a.Count.V+1, see)
		set(&a.Count.V, max(a.Count.V-1, 0), see)
	}
	few := a.Extend()
	for _, d := range []*format.Node[time.Duration]{&few.Duration, &few.After} {
		if d.Said() {
			set(&d.V, d.V+time.Second, see)
			set(&d.V, max(d.V-time.Second, 0), see)
		}
	}
	for _, list := range [][]format.CardNode{a.Thrown, a.Got, a.Set} {
		cards(list, see)
	}
	for _, list := range []*[]format.CardNode{&a.Thrown, &a.Got} {
		if n := len(*list); n > 0 {
			set(list, (*list)[:n-1], see)
			set(list, append(slices.Clip(*list), (*list)[0]), see)
		}
	}
	if a.Player >= 0 {
		set(&a.Player, (a.Player+1)%players, see)
		set(&a.Player, (a.Player+players-1)%players, see)
	}
	if a.To.Said() {
		set(&a.To.V, (a.To.V+1)%players, see)
	}
	if a.Openers {
		set(&a.Openers, false, see)
	}
	if a.Weak() {
		set(&few.Weak, false, see)
	} else if a.Verb == format.Say || a.Verb == format.Do {
		set(&few.Weak, true, see)
	}
	if a.Point.Said() {
		set(&a.Point.V.Category, a.Point.V.Category%format.StraightFlush+1, see)
		set(&a.Point.V.Ranks[0], min(a.Point.V.Ranks[0]+1, card.Ace), see)
	}
	if other := neighbour(a.Verb); other != format.NoVerb {
		set(&a.Verb, other, see)
	}
}

// neighbour returns for some verbs the one that is said in its stead a moment too
// early or too late, none for the others.
func neighbour(v format.Verb) format.Verb {
	switch v {
	case format.Call:
		return format.Match
	case format.Pass, format.Fold:
		return format.Check
	case format.Check:
		return format.Pass
	case format.Open, format.Over:
		return format.Buio
	case format.Buio:
		return format.Over
	case format.Show:
		return format.Muck
	}
	return format.NoVerb
}

// nudgeOrder leaves an act out, doubles one, and puts it a place later, in the
// next section where it is the last of its own.
func nudgeOrder(h *format.Hand, see func()) {
	acts := h.Acts
	try := func(list []format.Act) {
		for i := range list {
			list[i].Number = i + 1
		}
		h.Acts = list
		see()
	}
	for i := range acts {
		try(slices.Delete(slices.Clone(acts), i, i+1))
		try(slices.Insert(slices.Clone(acts), i, acts[i]))
		if i+1 < len(acts) {
			list := slices.Clone(acts)
			if list[i].Phase == list[i+1].Phase {
				list[i], list[i+1] = list[i+1], list[i]
			} else {
				list[i].Phase = list[i+1].Phase
			}
			try(list)
		}
	}
	h.Acts = acts
}

// nudgeResult makes of a frozen pot one that is taken, and the other way.
func nudgeResult(h *format.Hand, players int, see func()) {
	was := h.Result
	switch was.Kind {
	case format.Taken:
		h.Result = format.Outcome{Kind: format.Frozen, Span: was.Span}
		see()
	case format.Frozen, format.Void:
		for i := range players {
			h.Result = format.Outcome{Kind: format.Taken, Span: was.Span, Takers: []format.PlayerChips{{Player: format.Node[int]{V: i, Span: was.Span}}}}
			see()
		}
	}
	h.Result = was
}

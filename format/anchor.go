package format

// An Anchor names a piece of a hand's text without holding any: an act or a
// key, and which part of it. The engine points with anchors; [Hand.Place]
// turns one into a place.
type Anchor struct {
	Act  int // number of the act; 0: Key says what
	Key  Key
	Part Part
	N    int // which card, player or taker, from 0
}

// A Key is a key of a hand that something can be about.
type Key uint8

// The keys. WholeHand is the hand's name, or where it begins.
const (
	WholeHand Key = iota
	DealerKey
	AnteKey
	SeatsKey
	StacksKey
	CardsKey
	CarriedKey
	OpeningAtKey
	DeckKey
	ShowdownKey
	ResultKey
)

// A Part is a part of an act or of a key's value.
type Part uint8

// The parts of an act (Whole to SetCard) and of a key (Whole, Entry).
const (
	Whole Part = iota
	NamePart
	VerbPart
	AmountPart
	AfterPart
	ThrownCard // N-th of Thrown
	GotCard    // N-th of Got
	SetCard    // N-th of Set
	Entry      // N-th entry of the key's list or mapping
	EntryCard  // cards: N is 16·entry + card
)

// CardAnchor points at one card of an entry of `cards`, both counted from 0.
func CardAnchor(entry, card int) Anchor {
	return Anchor{Key: CardsKey, Part: EntryCard, N: 16*entry + card}
}

// Indexes returns the entry of its key that an anchor names and, of `cards`,
// which of its cards: -1 where it names none.
func (a Anchor) Indexes() (entry, card int) {
	if a.Part == EntryCard {
		return a.N / 16, a.N % 16
	}
	return a.N, -1
}

// Place returns where an anchor points. What was not written falls back to
// the nearest thing that was: the act, the key, the hand's name.
func (h *Hand) Place(a Anchor) Place { return Place{h.Source, h.span(a)} }

func (h *Hand) span(a Anchor) Span {
	if a.Act > 0 && a.Act <= len(h.Acts) {
		return h.Acts[a.Act-1].span(a)
	}
	for _, sp := range []Span{h.keySpan(a), h.NameAt, h.Span} {
		if !sp.Empty() {
			return sp
		}
	}
	return h.Span
}

func (a *Act) span(at Anchor) Span {
	sp := a.Line
	switch at.Part {
	case NamePart:
		sp = a.Name
	case VerbPart:
		sp = a.Word
	case AmountPart:
		sp = a.Amount.Span
	case AfterPart:
		sp = a.After().Span
	case ThrownCard:
		sp = nth(a.Thrown, at.N)
	case GotCard:
		sp = nth(a.Got, at.N)
	case SetCard:
		sp = nth(a.Set, at.N)
	}
	if sp.Empty() {
		return a.Line
	}
	return sp
}

func nth[T any](list []Node[T], n int) Span {
	if n < 0 || n >= len(list) {
		return Span{}
	}
	return list[n].Span
}

func (h *Hand) keySpan(a Anchor) Span {
	switch a.Key {
	case DealerKey:
		return h.Dealer.Span
	case AnteKey:
		if a.Part == Entry && a.N < len(h.Ante.Paid) {
			return h.Ante.Paid[a.N].Chips.Span
		}
		return h.Ante.Span
	case SeatsKey:
		return h.Seats.Span
	case StacksKey:
		if a.N < len(h.Stacks) {
			return h.Stacks[a.N].Chips.Span
		}
	case CardsKey:
		return h.holdingSpan(a)
	case CarriedKey:
		return h.carriedSpan(a)
	case OpeningAtKey:
		return h.OpeningAt.Span
	case DeckKey:
		return h.Deck.Span
	case ShowdownKey:
		return h.Sections[Showdown]
	case ResultKey:
		if a.Part == Entry && a.N < len(h.Result.Takers) {
			if t := h.Result.Takers[a.N]; t.Chips.Said() {
				return t.Chips.Span
			}
		}
		return h.Result.Span
	}
	return h.NameAt
}

func (h *Hand) holdingSpan(a Anchor) Span {
	i, c := a.Indexes()
	if i >= len(h.Cards) {
		return Span{}
	}
	if sp := nth(h.Cards[i].Cards, c); !sp.Empty() {
		return sp
	}
	return h.Cards[i].Span
}

// carriedSpan: entry 0 is the pot, 1 the opening, 2 whether it is frozen.
func (h *Hand) carriedSpan(a Anchor) Span {
	c := &h.Carried
	if a.Part == Entry {
		for i, sp := range []Span{c.Pot.Span, c.Opening.Span, c.Frozen.Span} {
			if i == a.N && !sp.Empty() {
				return sp
			}
		}
	}
	return c.Span
}

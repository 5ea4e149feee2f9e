package proof

import "apertura/format/card"

// A Fact is one thing a record tells: that a card was dealt to him, say. Where
// the log says so is for the caller to know.
type Fact struct {
	Kind FactKind
	Card card.Card // Unknown where the kind is not about a card
}

// A FactKind is what a fact says.
type FactKind uint8

// The kinds, in the order in which reasons name them.
const (
	WasDealt    FactKind = iota + 1
	NumberDrawn          // how many he threw and received, or that he stood pat
	WasThrown
	WasApart  // set apart as openers, and so thrown
	WasServed // received from the stub
	WasServedLate
	WasShown
	WasOpener    // shown as openers
	WasElsewhere // known to have been, at the deal or when cards were served
	NotInDeck    // the deck has no other cards
)

// fact kinds about one card, and the set of a record that holds them.
func (r *Record) said(k FactKind) *card.Set {
	switch k {
	case WasDealt:
		return &r.Dealt
	case WasThrown:
		return &r.Thrown
	case WasApart:
		return &r.Apart
	case WasServed:
		return &r.Stub.Known
	case WasServedLate:
		return &r.Pool.Known
	case WasShown:
		return &r.Shown
	case WasOpener:
		return &r.Openers
	}
	return nil
}

// more returns the number of unknown cards beside the set of a kind.
func (r *Record) more(k FactKind) *int8 {
	switch k {
	case WasDealt:
		return &r.DealtMore
	case WasThrown:
		return &r.ThrownMore
	case WasServed:
		return &r.Stub.More
	case WasServedLate:
		return &r.Pool.More
	}
	return nil
}

// With returns the record that says one thing more of a card that was his:
// whether a card can be what an act makes it is whether the record with it is
// possible. A card that was unknown becomes known: the numbers stay.
func (r Record) With(f Fact) Record {
	s := r.said(f.Kind)
	if s == nil || s.Has(f.Card) || f.Card == card.Unknown {
		return r
	}
	*s = s.With(f.Card)
	if n := r.more(f.Kind); n != nil {
		*n--
	}
	return r
}

// Impossible returns the cards shown that the rest of his record excludes: each
// by itself, or with those higher that it does not.
func (r *Record) Impossible() card.Set {
	out := r.Shown
	rec := *r
	rec.Shown = 0
	if !rec.Possible() {
		return 0
	}
	for _, c := range r.Shown.Down() {
		if with := rec.With(Fact{WasShown, c}); with.Possible() {
			rec, out = with, out.Without(c)
		}
	}
	return out
}

// facts lists the facts of a record; for one that throws or receives other
// numbers than it may, the numbers are no fact that could be left out.
func (r *Record) facts() []Fact {
	var out []Fact
	for k := WasDealt; k <= WasOpener; k++ {
		if k == NumberDrawn && r.numbered() {
			out = append(out, Fact{Kind: k})
		}
		if s := r.said(k); s != nil {
			for _, c := range s.Down() {
				out = append(out, Fact{k, c})
			}
		}
	}
	for _, c := range r.out().Down() {
		out = append(out, Fact{WasElsewhere, c})
	}
	return out
}

// out returns the cards of the deck known to have been elsewhere, as far as
// that matters.
func (r *Record) out() card.Set {
	out := r.OutDealt&^(r.Dealt|r.threw()) | r.OutKept | r.Stub.Out&^r.Stub.Known | r.Pool.Out&^r.Pool.Known
	return out & r.cards()
}

// numbered reports whether the numbers he threw and received are on record, and
// such as they may be.
func (r *Record) numbered() bool {
	return !r.Unread && r.TakenBack == 0 && r.Thrown.Len()+int(r.ThrownMore) == r.Stub.len()+r.Pool.len()
}

// only returns the record that says some of its facts and no other.
func (r *Record) only(facts []Fact) Record {
	out := Record{Deck: r.Deck, DealtMore: int8(r.dealt()), Back: r.Back, TakenBack: r.TakenBack, Unread: r.Unread || r.numbered()}
	for _, f := range facts {
		if f.Kind == NumberDrawn {
			out.Unread = false
		}
	}
	out.ThrownMore = int8(r.Thrown.Len()) + r.ThrownMore
	out.Stub.More, out.Pool.More = int8(r.Stub.len()), int8(r.Pool.len())
	var elsewhere card.Set
	for _, f := range facts {
		if f.Kind == WasElsewhere {
			elsewhere = elsewhere.With(f.Card)
		} else {
			out = out.With(f)
		}
	}
	out.OutDealt = r.OutDealt &^ (r.Dealt | r.threw()) & elsewhere
	out.OutKept = r.OutKept & elsewhere
	out.Stub.Out = r.Stub.Out &^ r.Stub.Known & elsewhere
	out.Pool.Out = r.Pool.Out &^ r.Pool.Known & elsewhere
	return out
}

// tells reports whether a fact is so in a world.
func (f Fact) tells(r *Record, w World) bool {
	c := card.SetOf(f.Card)
	switch f.Kind {
	case WasDealt:
		return c&w.Dealt != 0
	case WasThrown, WasApart:
		return c&w.Thrown != 0
	case WasServed:
		return c&w.Stub != 0
	case WasServedLate:
		return c&w.Pool != 0
	case WasShown:
		return c&w.At(AtEnd) != 0
	case WasOpener:
		return c&(w.Dealt|w.Stub|w.Pool) != 0
	case NumberDrawn:
		return w.Thrown.Len() == r.Thrown.Len()+int(r.ThrownMore) && w.Stub.Len() == r.Stub.len() && w.Pool.Len() == r.Pool.len()
	}
	return c&w.Dealt&r.OutDealt&^(r.Dealt|r.threw()) == 0 && c&w.At(AsKept)&r.OutKept == 0 &&
		c&w.Stub&r.Stub.Out&^r.Stub.Known == 0 && c&w.Pool&r.Pool.Out&^r.Pool.Known == 0
}

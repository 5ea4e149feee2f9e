package replay

import "apertura/format/card"

// dealtKnown returns what is certain of the five cards dealt: those written
// down, those thrown away before a card was received, and what he showed when
// nothing or only known cards came.
func (c *Cards) dealtKnown() card.Set {
	d := c.Dealt | c.Thrown
	if c.GotMore == 0 {
		d |= c.Shown &^ c.Got
	}
	return d
}

// dealtFive returns the five cards dealt, where all are certain.
func (c *Cards) dealtFive() (card.Set, bool) {
	d := c.dealtKnown()
	return d, d.Len() == 5 && c.Dealt.Len()+int(c.DealtMore) == 5
}

// writtenFive returns the five cards dealt where the log lists them itself.
func (c *Cards) writtenFive() (card.Set, bool) { return c.Dealt, c.Dealt.Len() == 5 }

func (c *Cards) thrown() int { return c.Thrown.Len() + int(c.ThrownMore) - int(c.Back) }

func (c *Cards) got() int { return c.Got.Len() + int(c.GotMore) }

// held returns the cards certainly in his hand now.
func (c *Cards) held() card.Set {
	h := c.Shown | c.Got
	if c.ThrownMore == 0 {
		h |= c.Dealt &^ c.Thrown
	}
	return h
}

// InHand returns the cards certainly in his hand, and how many more he has.
func (c *Cards) InHand() (known card.Set, more int) {
	known = c.held()
	all := c.Dealt.Len() + int(c.DealtMore) - c.thrown() + c.got()
	return known, max(all-known.Len(), 0)
}

// five returns his final hand, where all five are certain.
func (c *Cards) five() (card.Set, bool) {
	if c.Shown.Len() == 5 {
		return c.Shown, true
	}
	h := c.held()
	return h, h.Len() == 5
}

// fresh returns the cards of the deck that nobody is known to have had so far:
// named now, they can be nowhere else.
func (s *State) fresh() card.Set {
	named := s.Draw.Burned
	for i := range s.N {
		c := &s.Seats[i].Cards
		named |= c.Dealt | c.Thrown | c.Got | c.Shown
	}
	return s.Deck.Cards() &^ named
}

// Cards is what is known of one player's cards. A set says which cards, the
// number beside it how many more there are that nobody wrote down.
type Cards struct {
	Dealt      card.Set
	DealtMore  int8
	Thrown     card.Set
	ThrownMore int8
	Got        card.Set
	GotMore    int8
	Pool       card.Set // those of Got that came after a reshuffle
	PoolMore   int8     // and of GotMore
	Shown      card.Set
	ShownProof card.Set // shown as openers
	ProofAct   int32    // the act by which
	Blank      bool     // showed his hand, and it is not written which
	ProofShown bool     // openers shown, whether or not it is written which
	Apart      card.Set // openers set apart
	Declared   bool     // said that he discards openers
	Drew       bool     // has had his first cards, or stood pat
	Skipped    bool     // served after one behind him
	LatePast   bool     // his late cards come after those of one behind him
	Listed     bool     // what he received is written
	Excess     bool     // threw more than may be thrown: which were kept is open
	Back       int8     // how many of them he has to take back
	Unread     bool     // the draw is not on record
	LastDraw   int32    // his last draw or receiving act
}

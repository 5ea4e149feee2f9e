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

// five returns his final hand, where all five are certain.
func (c *Cards) five() (card.Set, bool) {
	if c.Shown.Len() == 5 {
		return c.Shown, true
	}
	h := c.held()
	return h, h.Len() == 5
}

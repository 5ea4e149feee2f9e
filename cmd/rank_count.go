package cmd

import (
	"fmt"
	"strings"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/replay/rank"
	"apertura/validate/report/json"
)

// counted says how many hands of each point the deck holds and how many open.
func (c *ranking) counted(deck card.Deck, r *house.Rules) error {
	o := rank.Opening{At: card.Jack, Draw: rank.DrawOf(r)}
	if r.Opening != 0 {
		o.At = r.Opening
	}
	n := rank.Count(deck, r, o)
	if c.format == "json" {
		return json.Write(c.g.out, countJSON(deck, &n))
	}
	total := 0
	for _, p := range n.Points {
		total += p
	}
	g := c.g
	g.print(g.say(deckName(deck)))
	row := func(name lang.Text, hands int) {
		share := fmt.Sprintf("%7.3f%%", 100*float64(hands)/float64(total))
		if g.lang == lang.IT {
			share = strings.Replace(share, ".", ",", 1)
		}
		g.print(fmt.Sprintf("%8d  %s  %s", hands, share, g.say(name)))
	}
	for _, p := range strongestFirst(r) {
		row(lang.Point(int(p)), n.Points[p])
	}
	row(lang.Text{EN: "in all", IT: "in tutto"}, total)
	for at := min(card.Jack, o.At); at <= card.Ace; at++ {
		row(lang.Text{EN: "open at %s", IT: "aprono %s"}.Fmt(lang.Rank(int(at)).And), n.Openers[at])
	}
	if o.Draw != rank.NoDraw {
		row(lang.Text{
			EN: "more at %s, by four to a straight flush",
			IT: "in più %s, con quattro carte di scala reale",
		}.Fmt(lang.Rank(int(o.At)).And), n.Draws)
	}
	return nil
}

// strongestFirst lists the points as this table ranks them.
func strongestFirst(r *house.Rules) []format.Category {
	high, low := format.Flush, format.FullHouse
	if !r.FlushBeatsFull {
		high, low = low, high
	}
	return []format.Category{format.StraightFlush, format.Four, high, low, format.Straight,
		format.Three, format.TwoPair, format.Pair, format.HighCard}
}

package cmd

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/replay/rank"
	"apertura/validate/report/json"
)

// The JSON forms of `rank`, keys in the order of docs/cli.md.
type (
	rankJSON struct {
		Deck    card.Deck      `json:"deck"`
		Hands   []rankHandJSON `json:"hands"`
		Winners []int          `json:"winners"`
		Switch  *json.Switch   `json:"switch"`
	}
	rankHandJSON struct {
		Cards []string  `json:"cards"`
		Point string    `json:"point"`
		Kind  *string   `json:"kind"`
		Name  json.Text `json:"name"`
	}
	rankCountJSON struct {
		Deck    card.Deck   `json:"deck"`
		Points  pointsJSON  `json:"points"`
		Openers openersJSON `json:"openers"`
		Draw    int         `json:"straight-flush-draw"`
	}
	pointsJSON struct {
		StraightFlush int `json:"straight-flush"`
		Four          int `json:"four"`
		Flush         int `json:"flush"`
		Full          int `json:"full"`
		Straight      int `json:"straight"`
		Three         int `json:"three"`
		TwoPair       int `json:"two-pair"`
		Pair          int `json:"pair"`
		HighCard      int `json:"high-card"`
	}
	openersJSON struct {
		J int `json:"J"`
		Q int `json:"Q"`
		K int `json:"K"`
		A int `json:"A"`
	}
)

func (s *showdown) json() rankJSON {
	out := rankJSON{Deck: s.deck, Winners: s.winners}
	for i, h := range s.hands {
		w := s.worth[i]
		hand := rankHandJSON{Point: rank.Slug(w.Category), Name: json.Text(w.Name())}
		for _, c := range h {
			hand.Cards = append(hand.Cards, c.String())
		}
		if w.Kind != rank.NoKind {
			kind := w.Kind.String()
			hand.Kind = &kind
		}
		out.Hands = append(out.Hands, hand)
	}
	if len(s.decided) > 0 {
		d := &s.decided[0]
		out.Switch = &json.Switch{Name: d.Key.String(), Value: d.Key.Switch().Value(s.rules), Other: &d.Other}
	}
	return out
}

func countJSON(deck card.Deck, n *rank.Counts) rankCountJSON {
	p, o := &n.Points, &n.Openers
	return rankCountJSON{
		Deck: deck,
		Points: pointsJSON{
			StraightFlush: p[format.StraightFlush],
			Four:          p[format.Four],
			Flush:         p[format.Flush],
			Full:          p[format.FullHouse],
			Straight:      p[format.Straight],
			Three:         p[format.Three],
			TwoPair:       p[format.TwoPair],
			Pair:          p[format.Pair],
			HighCard:      p[format.HighCard],
		},
		Openers: openersJSON{o[card.Jack], o[card.Queen], o[card.King], o[card.Ace]},
		Draw:    n.Draws,
	}
}

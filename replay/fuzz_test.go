package replay

import (
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// anyHand makes a hand of whatever bytes say: any player does anything at any
// time, with any amount and any cards.
func anyHand(data []byte) *format.Hand {
	next := func() int {
		if len(data) == 0 {
			return 0
		}
		b := data[0]
		data = data[1:]
		return int(b)
	}
	n := 2 + next()%9
	s := &format.Session{Unit: money.Unit{Value: 50, Decimals: 2}, Cip: 1}
	for i := range n {
		p := format.Player{Name: format.Node[string]{V: string(rune('A' + i))}}
		p.Stack = format.Node[money.Chips]{V: money.Chips(next()), Span: format.Span{End: 1}}
		s.Players = append(s.Players, p)
	}
	said := format.Span{Start: 0, End: 1}
	src := &format.Source{Text: []byte("x")}
	h := &format.Hand{Session: s, Source: src, Span: said, Dealer: format.Node[int]{V: next() % n, Span: said}}
	h.Ante = format.Ante{Span: said, Amount: format.Node[money.Chips]{V: money.Chips(next() % 8), Span: said}}
	for range next() % 4 {
		hold := format.Holding{Player: format.Node[int]{V: next() % n, Span: said}}
		for range next() % 8 {
			hold.Cards = append(hold.Cards, format.CardNode{V: card.Card(next() % 53), Span: said})
		}
		h.Cards = append(h.Cards, hold)
	}
	phase := format.Before
	verbs := []format.Verb{
		format.Buio, format.Over, format.Match, format.Level, format.Pay,
		format.Rebuy, format.Pass, format.Open, format.Call, format.Fold, format.Raise, format.Read, format.Time,
		format.Think, format.Pat, format.Discard, format.Receive, format.Cut, format.Burn, format.Reshuffle,
		format.Check, format.Bet, format.Declare, format.Show, format.ShowOpeners, format.AskOpeners, format.Muck, format.Say,
	}
	for len(data) > 0 && len(h.Acts) < 200 {
		if k := next(); k%8 == 0 && phase < format.Showdown {
			if phase++; phase == format.Deal {
				phase++
			}
		}
		h.Sections[phase] = said
		a := format.Act{Number: len(h.Acts) + 1, Phase: phase, Player: next() % n, Verb: verbs[next()%len(verbs)], To: format.Node[int]{V: format.NoPlayer}}
		a.Undone = next()%16 == 0
		a.Amount = format.Amount{Kind: format.AmountKind(next() % 5), Chips: money.Chips(next())}
		a.Amount.AllIn = a.Amount.Kind == format.Rest || next()%8 == 0
		a.By = next()%2 == 0
		a.Gets = next()%2 == 0
		for range next() % 6 {
			a.Thrown = append(a.Thrown, format.CardNode{V: card.Card(next() % 53)})
		}
		for range next() % 6 {
			a.Got = append(a.Got, format.CardNode{V: card.Card(next() % 53)})
		}
		a.Count.V = next() % 6
		a.Openers = next()%4 == 0
		if a.Verb == format.Declare {
			a.Point = format.Node[format.Point]{V: format.Point{Category: format.Category(next() % 10)}, Span: said}
		}
		h.Acts = append(h.Acts, a)
	}
	if next()%3 == 0 {
		h.Split = format.Node[int]{V: 1 + next()%4, Span: said}
	}
	h.Result.Kind = format.OutcomeKind(next() % 6)
	h.Result.Span = said
	if h.Result.Kind == format.Taken {
		for range 1 + next()%3 {
			t := format.PlayerChips{Player: format.Node[int]{V: next() % n, Span: said}}
			if next()%2 == 0 {
				t.Chips = format.Node[money.Chips]{V: money.Chips(next()), Span: said}
			}
			h.Result.Takers = append(h.Result.Takers, t)
		}
	}
	return h
}

// total returns every chip there is at a step: on the table and before the
// players. It is -1 where a stack is not known.
func total(s *State) money.Chips {
	sum := s.Pot() + s.NextPot
	for i := range s.N {
		if !s.Seats[i].StackKnown {
			return -1
		}
		sum += s.Seats[i].Stack
	}
	return sum
}

// FuzzEngine: any acts in any order neither panic nor make or lose a chip.
func FuzzEngine(f *testing.F) {
	f.Add([]byte("a plain hand of four players, as bytes have it, and then some more of it"))
	f.Add([]byte{2, 50, 50, 50, 50, 0, 2, 0, 0, 1, 2, 9, 2, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 9, 0})
	f.Add([]byte("8000000002A10")) // all out, the blinds on the table
	f.Fuzz(func(t *testing.T, data []byte) {
		h := anyHand(data)
		for _, preset := range []string{"classico", "undici", "invito", "circolo", "five-card-draw"} {
			r, ok := house.Preset(preset)
			if !ok {
				t.Fatalf("no preset %s", preset)
			}
			p := NewSession(h.Session, Config{Base: r, Fixed: true, Trace: true})
			lost := money.Chips(0)
			for range 2 {
				played := p.Play(h)
				conserved(t, played)
				known := played.LeftOut == NoReason
				for _, a := range played.Accounts {
					known = known && a.NetKnown
					lost -= a.Net
				}
				if !known {
					break
				}
				if lies := p.game.carry.lies(); lies != lost {
					t.Fatalf("%s: got %d chips between the hands, want %d that were lost", preset, lies, lost)
				}
			}
		}
	})
}

func conserved(t *testing.T, h *Hand) {
	t.Helper()
	if h.LeftOut != NoReason || len(h.Steps) == 0 {
		return
	}
	was := total(&h.Steps[0].Table)
	for i := range h.Steps {
		step := &h.Steps[i]
		now := total(&step.Table)
		if i == len(h.Steps)-1 {
			// The result: what stays for the next hand has left the table.
			break
		}
		for _, e := range step.Events {
			if i > 0 && e.Kind == ChipsBought {
				was += e.Chips
			}
		}
		if was >= 0 && now >= 0 && now != was {
			t.Fatalf("step %d (act %d): got %d chips, want %d", i, step.Act, now, was)
		}
		if now >= 0 {
			was = now
		}
	}
}

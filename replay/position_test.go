package replay

import (
	"slices"
	"testing"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

const beingWritten = `apertura: 1
session: {chip: 1}
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Carla gioca, Dino esce, Anna esce]
    draw: [Bruno servito, Carla servita]
    betting: [Bruno parola, Carla parola]
    result: parola
  - {hand: 2, before: [Anna va in pari, Dino va in pari]}
  - hand: 3
    before: Anna va in pari
    opening: [Carla apre 4, Dino rilancia a 40]
  - hand: 4
    opening: [Carla pesce 4]
  - hand: 6
    opening: [Bruno passa]
`

// Where a hand stands that is still being written, phase by phase, and that
// nobody is the worse for having asked.
func TestPosition(t *testing.T) {
	doc := format.ReadAll([]byte(beingWritten), "x.yaml", format.Options{})[0]
	s := NewSession(doc.Session, Config{Base: house.Classico()})
	s.Play(doc.Hands[0])
	const anna, dino = 0, 3
	kinds := func(bs []Breach) (out []Kind) {
		for _, b := range bs {
			out = append(out, b.Kind)
		}
		return out
	}
	p := s.Position(doc.Hands[1], format.Before)
	if p.Table.Phase != format.Before || p.Table.Pot() != 12 || p.Options.Seat != NoSeat || p.Options.Blind != 0 {
		t.Errorf("before: got phase %v, a pot of %d, %+v, want the 6 that lay there, two levels and an ante, and no blind on a frozen pot",
			p.Table.Phase, p.Table.Pot(), p.Options)
	}
	if want := [MaxSeats]money.Chips{anna: 2, dino: 2}; p.Owed != want {
		t.Errorf("owed: got %v, want %v", p.Owed, want)
	}
	p = s.Position(doc.Hands[2], format.Opening)
	if p.Table.Pot() != 54 || p.Options.Seat != anna || p.Options.Call != 40 || p.Options.Raise.Min != 41 || p.Options.Pass || !p.Options.Fold {
		t.Errorf("opening: got a pot of %d, %+v, want Anna to call 40", p.Table.Pot(), p.Options)
	}
	if got, want := kinds(p.Breaches), []Kind{LevelNotPaid, RaiseTooLarge}; !slices.Equal(got, want) {
		t.Errorf("broken so far: got %v, want %v", got, want)
	}
	if p := s.Position(doc.Hands[3], format.Opening); p.Table.N != 0 || s.Try(doc.Hands[3]) != nil {
		t.Errorf("a hand that cannot be read has a position: %+v", p)
	}
	if p := s.Position(doc.Hands[4], format.Before); p.Table.AskKnown || p.Table.PotKnown {
		t.Error("behind a hand that is missing, what it asks for and what lies there are known")
	}
	if got := kinds(s.Try(doc.Hands[2])); !slices.Contains(got, RaiseTooLarge) || s.Try(doc.Hands[2])[0].Switch != house.NoKey {
		t.Errorf("tried: got %v, want the raise, and no switch", got)
	}
	asked := s.Play(doc.Hands[2]).Clone()
	fresh := NewSession(doc.Session, Config{Base: house.Classico()})
	fresh.Play(doc.Hands[0])
	if want := fresh.Play(doc.Hands[2]).Clone(); !slices.Equal(kinds(asked.Breaches), kinds(want.Breaches)) || !slices.Equal(asked.Accounts, want.Accounts) {
		t.Errorf("played after being asked: got %v, want %v", kinds(asked.Breaches), kinds(want.Breaches))
	}
}

// With the draw done and no bet written yet the word is the opener's.
func TestPositionBehindTheDraw(t *testing.T) {
	doc := format.ReadAll([]byte(`apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno passa, Carla apre 2, Anna gioca, Bruno gioca]
    draw: [Bruno servito, Carla servita, Anna servita]
`), "x.yaml", format.Options{})[0]
	p := NewSession(doc.Session, Config{Base: house.Classico()}).Position(doc.Hands[0], format.Betting)
	if p.Options.Seat != 2 || !p.Options.Pass || p.Options.Bet.Min != doc.Session.Cip {
		t.Errorf("got %+v, want Carla to bet or to check", p.Options)
	}
}

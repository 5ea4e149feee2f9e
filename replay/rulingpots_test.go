package replay

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay/house"
)

const lateRaise = `apertura: 1
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    cards: {Bob: 10s 10d 9h 8c 7d}
    opening:
      - Bob opens 2; Cat plays; Dan plays
      - {act: Ann raises by 4, after: 25s}
      - Bob plays; Cat plays; Dan plays
    draw: Bob draws 3; Cat draws 3; Dan draws 3; Ann draws 3
    betting: Bob checks; Cat bets 4; Dan, Ann fold; Bob folds
    result: {Cat: 26}
`

// Where a false opening and a raise that counts as a call are in one hand, the
// pot that goes to another is what lies there with the raise taken back.
func TestRulingsAddUp(t *testing.T) {
	for h := range Run(slices.Values(format.ReadAll([]byte(lateRaise), "a.yaml", format.Options{})), Config{Base: house.Classico()}) {
		i := slices.IndexFunc(h.Breaches, func(b Breach) bool { return b.Kind == OpeningWithoutValues })
		if i < 0 {
			t.Fatalf("got %+v, want a false opening", h.Breaches)
		}
		if got := h.Breaches[i].Ruling.Pot.Chips; got != 1000 {
			t.Errorf("got a pot of %s, want 10", h.Amount(got).EN)
		}
	}
}

// Every pot that a ruling of the corpus names is the one the hand was played
// for with all its rulings carried out.
func TestPotsOfRulings(t *testing.T) {
	tested := 0
	err := filepath.WalkDir("../testdata/corpus", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".yaml") {
			return err
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for h := range Run(slices.Values(format.ReadAll(src, name, format.Options{})), Config{Base: house.Classico()}) {
			pot, known := h.Pot()
			for i := range h.Breaches {
				b := &h.Breaches[i]
				p := &b.Ruling.Pot
				if !known || !p.Known || !b.Stands() || p.To == 0 && !p.Stays || b.Ruling.Kind == NoClaimRefund && p.Stays {
					continue
				}
				tested++
				if p.Chips != pot {
					t.Errorf("%s: hand %s: kind %d speaks of a pot of %s, want %s", name, h.Log.Name, b.Kind, h.Amount(p.Chips).EN, h.Amount(pot).EN)
				}
			}
		}
		return nil
	})
	if err != nil || tested < 100 {
		t.Errorf("got %d pots, %v", tested, err)
	}
}

package replay

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
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

const shortAndLate = `apertura: 1
session: {chip: 1}
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    cards: {Bob: Js Jd 9h 8c 7d}
    opening:
      - Bob opens 2; Cat plays 1; Dan plays
      - {act: Ann raises by 4, after: 25s}
      - Bob plays; Cat folds; Dan plays
    draw: Bob draws 3; Dan draws 3; Ann draws 3
    betting: Bob bets 4; Dan, Ann fold
    result: {Bob: 21}
`

// A sum is what lay there, or lies there under all rulings or under one of
// them, with what follows from it, and either less what nobody called.
func TestSumsUnderRulings(t *testing.T) {
	for _, tt := range []struct {
		name, src, sum string
		want           []int
	}{
		{"a late raise", lateRaise, "{Cat: 26}", []int{10, 14, 26, 30}},
		{"a short call and a late raise", shortAndLate, "{Bob: 21}", []int{9, 10, 13, 14, 21, 22, 25, 26}},
	} {
		var got []int
		for sum := 1; sum < 40; sum++ {
			log := strings.Replace(tt.src, tt.sum, strings.Replace(tt.sum, tt.sum[6:8], strconv.Itoa(sum), 1), 1)
			for h := range Run(slices.Values(format.ReadAll([]byte(log), "a.yaml", format.Options{})), Config{Base: house.Classico()}) {
				if !slices.ContainsFunc(h.Breaches, func(b Breach) bool { return b.Kind == WrongPotAmount }) {
					got = append(got, sum)
				}
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

// Who made a ruling good has put it in, and the others what follows from it:
// what the winner took is as much as the others have less.
func TestStacksUnderRulings(t *testing.T) {
	for sum, want := range map[string]string{
		"21": "Ann -8 Bob 15 Cat -1 Dan -6", // as played
		"22": "Ann -8 Bob 16 Cat -2 Dan -6", // Cat made it good
		"9":  "Ann -4 Bob 7 Cat -1 Dan -2",  // the raise went back
		"14": "Ann -4 Bob 8 Cat -2 Dan -2",  // both, and the bet in it that nobody called
	} {
		log := strings.Replace(shortAndLate, "{Bob: 21}", "{Bob: "+sum+"}", 1)
		for h := range Run(slices.Values(format.ReadAll([]byte(log), "a.yaml", format.Options{})), Config{Base: house.Classico()}) {
			var got []string
			for _, a := range h.Accounts {
				got = append(got, h.Name(a.Player)+" "+strconv.FormatInt(int64(a.Net), 10))
			}
			if text := strings.Join(got, " "); text != want {
				t.Errorf("%s taken: got %s, want %s", sum, text, want)
			}
		}
	}
}

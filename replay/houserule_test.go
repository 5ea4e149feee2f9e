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

// Evenings told by their last hand: what comes before is only there to get to
// it.
const (
	atQueens = `apertura: 1
session: {chip: 0.50}
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - {hand: 1, dealer: Ann, ante: 2, opening: all pass}
  - hand: 2
`
	falselyOpened = `players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    cards: {Bob: 10s 10d 9h 8c 7d}
    opening: Bob opens 2; the others fold
    result: {Bob: 4}
  - hand: 2
`
	penalty = "apertura: 1\nsession: {chip: 0.50}\n"
)

func TestDecidedBy(t *testing.T) {
	for _, tt := range []struct {
		name, src string
		kind      Kind
		key       house.Key
		other     string
	}{
		{"shown too low for the ladder", atQueens + `    cards: {Cat: Js Jd 9h 9c 8d}
    opening: Cat opens 4; the others fold
    showdown: Cat shows openers Js Jd`, OpenersNotProved, house.KeyOpeningLadder, "flat"},
		{"kept too low for the ladder, and not a word", atQueens + `    opening: Cat opens 4; Dan plays; the others fold
    draw: Cat draws 3 gets Ah 9c 8d; Dan draws 3
    betting: Cat bets 4; Dan calls
    showdown: Cat shows Js Jd Ah 9c 8d; Dan mucks`, OpenersNotKept, house.KeyDeclareOpeners, "false"},
		{"asked for, and a hand too low for the ladder", atQueens + `    cards: {Cat: Js Jd 9h 9c 8d}
    opening: Cat opens 4; Dan plays; the others fold
    draw: Cat discards 9h 9c 8d gets Ah 10c 7d; Dan draws 3
    betting: Cat bets 4; Dan calls
    showdown: Dan asks openers; Cat shows Js Jd Ah 10c 7d; Dan mucks`, OpenersNotShown, house.KeyOpeningLadder, "flat"},
		{"not shown", atQueens + `    cards: {Cat: Qs Qd 9h 8c 7d}
    opening: Cat opens 4; the others fold
    showdown: Cat mucks`, OpenersNotShown, house.KeyOpening, "none"},
		{"nothing shown for openers of any kind", `apertura: 1
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    cards: {Bob: 8s 8d 7h 7c Ad}
    opening: Bob opens 2; the others fold
    showdown: Bob shows openers 8s 8d`, OpenersNotProved, house.KeyOpening, "8"},
		{"a draw that elsewhere proves it", `apertura: 1
rules: {straight-flush-draw: never}
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    opening: Bob opens 2; the others fold
    showdown: Bob shows openers 7h 8h 9h 10h`, OpenersNotProved, house.KeyStraightFlushDraw, "first-hand"},
		{"half of the penalty", penalty + falselyOpened + "    before: Bob pays 30\n    opening: all pass",
			WrongPenalty, house.KeyPenaltyTimes, "15"},
		{"a hundred times the pot", penalty + falselyOpened + "    before: Bob pays 200\n    opening: all pass",
			WrongPenalty, house.KeyPenaltyTimes, "100"},
		{"a penalty to each", penalty + falselyOpened + "    before: Bob pays 20 to Ann\n    opening: all pass",
			WrongPenalty, house.KeyPenaltyTo, "shared"},
		{"a penalty where stakes are lost", penalty + "rules: {false-opening: forfeit}\n" + falselyOpened + "    before: Bob pays 60\n    opening: all pass",
			WrongPenalty, house.KeyFalseOpening, "penalty"},
		{"a penalty no house asks for", penalty + falselyOpened + "    before: Cat pays 7\n    opening: all pass",
			WrongPenalty, house.NoKey, ""},
		{"the sum of all antes", `apertura: 1
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    cards: {Bob: Js Jd 9h 8c 7d}
    opening: Bob opens 2; the others fold
    result: {Bob: 10}`, WrongPotAmount, house.KeyAnte, "all"},
		{"alone without chips", `apertura: 1
players: [{name: Ann, stack: 0}, {name: Bob, stack: 40}]
hands:
  - {hand: 1, dealer: Bob, ante: 2, opening: Bob passes}`, TooFewDealtIn, house.KeyStakes, "open"},
		{"cut for the dealer who stays", atQueens + "    before: Dan cuts\n    opening: all pass", WrongCut, house.KeyDealerAfterVoid, "stays"},
		{"a straight under another ace", `apertura: 1
rules: {ace-low: false}
players: [{name: Ann}, {name: Bob}, {name: Cat}, {name: Dan}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    cards: {Bob: Js Jd 9h 8c 7d}
    opening: Bob opens 2; Cat plays; the others fold
    draw: Bob pat; Cat pat
    betting: Bob bets 2; Cat calls
    showdown: Bob shows; Cat declares straight; Cat shows Ah 7s 8s 9s 10d`, WrongDeclaration, house.KeyAceLow, "true"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var last *Hand
			for h := range Run(slices.Values(format.ReadAll([]byte(tt.src), "a.yaml", format.Options{})), Config{Base: house.Classico()}) {
				last = h.Clone()
			}
			i := slices.IndexFunc(last.Breaches, func(b Breach) bool { return b.Kind == tt.kind })
			if i < 0 {
				t.Fatalf("got %+v, want a breach of kind %d", last.Breaches, tt.kind)
			}
			if b := last.Breaches[i]; b.Switch != tt.key || b.Other != tt.other {
				t.Errorf("got %v %s, want %v %s", b.Switch, b.Other, tt.key, tt.other)
			}
		})
	}
}

// A hand of nothing but faults is judged in good time: past so many acts played
// again, what is broken names no switch.
func TestMostReplayed(t *testing.T) {
	src := `apertura: 1
players: [{name: Ann}, {name: Bob}, {name: Cat}]
hands:
  - hand: 1
    dealer: Ann
    ante: 2
    opening:
` + strings.Repeat("      - Cat says \"hm\"\n", 450) +
		strings.Repeat("      - Ann time; Bob time; Cat time\n", 180)
	for h := range Run(slices.Values(format.ReadAll([]byte(src), "a.yaml", format.Options{})), Config{Base: house.Classico()}) {
		var called []Breach
		for _, b := range h.Breaches {
			if b.Kind == TimeCalledTwice {
				called = append(called, b)
			}
		}
		if len(called) != 537 {
			t.Fatalf("got %d breaches, want one for each call but the first of each", len(called))
		}
		if b := called[0]; b.Switch != house.KeyTimeCalls || b.Other != "2" {
			t.Errorf("the first: got %v %s, want time-calls 2", b.Switch, b.Other)
		}
		if b := called[536]; b.Switch != house.NoKey || b.Got != 180 {
			t.Errorf("the last: got %v %s and %d calls, want no switch and 180", b.Switch, b.Other, b.Got)
		}
	}
}

// aside are the switches that a breach does not name though another value of
// them lifts it: they put other chips or other words on the table, and it
// comes to fit by chance.
var aside = map[Kind][]house.Key{
	CallShort:        {house.KeyAnte, house.KeyBlinds, house.KeyBlindAmount, house.KeyOpeningMax}, // who paid one has less to call with; what nobody knows is called with anything
	CallOver:         {house.KeyAnte, house.KeyOpeningMin},                                        // or nobody can measure
	RaiseNotAbove:    {house.KeyAnte},                                                             // or to raise with
	TurnSkipped:      {house.KeyAnte},                                                             // or nothing, and no word
	WrongShare:       {house.KeyAnte},                                                             // it says already which figure it is
	BlindWrongAmount: {house.KeyBlinds, house.KeyBlindAmount},                                     // what no amounts fix
	FrozenWrongly:    {house.KeyBlinds},                                                           // posted, they open a hand that nobody did
	TakenNotFrozen:   {house.KeyBlinds},
	ActAfterEnd:      {house.KeyBlinds},
}

// TestEverySwitchIsNamed proves on the corpus that a breach which another value
// of a switch would lift, and nothing be broken instead, names a switch.
func TestEverySwitchIsNamed(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every hand by every rule")
	}
	tested := 0
	err := filepath.WalkDir("../testdata/corpus", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".yaml") {
			return err
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		s := NewSession(nil, Config{})
		for _, d := range format.ReadAll(src, name, format.Options{}) {
			if d.Opens || d.Session != s.log {
				s = NewSession(d.Session, Config{Base: house.Classico()})
			}
			for _, log := range d.Hands {
				before := s.game.carry
				h := s.Play(log)
				if h.LeftOut != NoReason || log.Gap {
					continue
				}
				for i := range h.Breaches {
					if b := &h.Breaches[i]; b.Verdict == format.Violation && b.Switch == house.NoKey {
						unnamed(t, name, h, b, before)
						tested++
					}
				}
			}
		}
		return nil
	})
	if err != nil || tested < 100 {
		t.Errorf("got %d breaches without a switch, %v", tested, err)
	}
}

// unnamed reports the switches that would lift a breach.
func unnamed(t *testing.T, name string, h *Hand, b *Breach, before Carry) {
	t.Helper()
	var again scratch
	for _, sw := range house.Switches() {
		if slices.Contains(aside[b.Kind], sw.Key) {
			continue
		}
		near := map[house.Key]string{
			house.KeyRaisesMax: "0", house.KeyThinkLimit: "1h", house.KeyTimeCalls: "9", house.KeyBlindAmount: "1/2", house.KeyPenaltyTimes: "15",
		}
		for _, value := range sw.Others(&h.Rules, near[sw.Key]) {
			staged := staged{h.Log, h.Rules, before}
			if staged.under(sw, value, &again) && lifts(b, h.Breaches, again.game.found, true) {
				t.Errorf("%s: hand %s: kind %d names no switch, and %s: %s lifts it", name, h.Log.Name, b.Kind, sw.Name, value)
				break
			}
		}
	}
}

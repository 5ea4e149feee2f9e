package replay

import (
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

const twoFaults = `apertura: 1
session: {chip: 1}
players: [{name: Anna, stack: 50}, {name: Bruno, stack: 50}, {name: Carla, stack: 50}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: As Qd 10c 9h 8s}
    opening: [Bruno apre 2, Carla rilancia a 20, Anna esce, Bruno esce]
    result: Carla
  - hand: 2
    before: [Bruno paga 60]
    opening: [Carla passa, Anna apre 9, Bruno esce, Carla esce]
    result: {Anna: 2}
  - hand: 3
    opening: tutti passano
`

// A hand is good until the next one is played, its clone for ever.
func TestClone(t *testing.T) {
	var kept []*Hand
	docs := format.ReadAll([]byte(twoFaults), "a.yaml", format.Options{})
	for h := range Run(slices.Values(docs), Config{Base: house.Classico(), Trace: true}) {
		kept = append(kept, h.Clone())
	}
	h := kept[0]
	var kinds []Kind
	for _, b := range h.Breaches {
		kinds = append(kinds, b.Kind)
	}
	if want := []Kind{RaiseTooLarge, OpeningWithoutValues}; !slices.Equal(kinds, want) {
		t.Errorf("breaches: got %v, want %v", kinds, want)
	}
	if got := len(h.Steps); got != 6 || h.Steps[1].Act != 1 || h.Steps[1].Events[0].Kind != PotOpened {
		t.Errorf("steps: got %d, the first %+v, want 6, and Bruno opens", got, h.Steps[1])
	}
	if len(h.Accounts) != 3 || h.Accounts[2].Net != 4 {
		t.Errorf("accounts: got %+v, want three, and Carla four ahead", h.Accounts)
	}
	if len(h.Dues) != 1 || h.Dues[0] != (Due{From: 1, To: format.NoPlayer, Chips: 60}) {
		t.Errorf("dues: got %+v, want 60 from Bruno to the next pot", h.Dues)
	}
}

const provenWrong = `apertura: 1
players: [{name: Anna}, {name: Bruno}]
rules: {deck: 32}
hands:
  - dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Anna gioca]
    draw: [Bruno servito, Anna cambia 3]
    betting: [Bruno parola, Anna punta 2, Bruno vede]
    showdown: [Anna mostra Ks Kd 9h 9c 7d, Bruno mostra 10s 10d 9s 8h 7c]
    result: Anna
`

// What proves a breach is told while the hand is good, and by its clone for
// ever: that he changed nothing and what he shows.
func TestCausesOfProof(t *testing.T) {
	var kept *Hand
	docs := format.ReadAll([]byte(provenWrong), "a.yaml", format.Options{})
	for h := range Run(slices.Values(docs), Config{Base: house.Classico()}) {
		kept = h.Clone()
		if b := h.Breaches[0]; b.Causes != nil || len(h.Causes(&b)) != 2 {
			t.Errorf("causes: got %+v at once and %+v when asked, want none and two", b.Causes, h.Causes(&b))
		} else if got := kept.Causes(&b); got != nil {
			t.Errorf("causes: got %+v of the hand's own breach by its clone, want what it holds", got)
		}
	}
	b := &kept.Breaches[0]
	want := []Cause{{Why: ChangedThere, At: format.Anchor{Act: 3}}, {Why: ShownThere, At: format.Anchor{Act: 9}}}
	if got := kept.Causes(b); b.Kind != OpeningWithoutValues || !slices.Equal(got, want) {
		t.Errorf("got kind %d and %+v, want an opening without values by %+v", b.Kind, got, want)
	}
}

// What is paid in part stays due in part, and the hand before keeps its own.
func TestDuesInParts(t *testing.T) {
	hands := played(strings.Replace(twoFaults, "Bruno paga 60", "Bruno paga 40", 1))
	for i, want := range []money.Chips{60, 20, 20} {
		if d := hands[i].Dues; len(d) != 1 || d[0].Chips != want {
			t.Errorf("hand %d: got %+v, want %d due", i+1, d, want)
		}
	}
}

// Two short calls that were made good are booked to who made them.
func TestMadeGood(t *testing.T) {
	got := books(bookRoster + `hands:
  - hand: 1
    dealer: Anna
    ante: 4
    opening: [Bruno apre 4, Carla gioca 3, Anna gioca 2]
    draw: tutti serviti
    betting: [Bruno punta 5, Carla esce, Anna esce]
    result: {Bruno: 16}
`)
	if want := []string{"A -8, B 12, C -4"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Who is passed over and never speaks is missing when the round ends.
func TestMissing(t *testing.T) {
	h := played(bookRoster + `hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Anna gioca]
    draw: [Bruno servito, Anna servita]
    betting: [Bruno punta 2, Anna esce]
    result: Bruno
`)[0]
	var missing []Seat
	for _, s := range h.Steps {
		for _, e := range s.Events {
			if e.Kind == WasMissing {
				missing = append(missing, e.Seat)
			}
		}
	}
	if want := []Seat{2}; !slices.Equal(missing, want) {
		t.Errorf("got seats %v missing, want %v", missing, want)
	}
}

// What is paid in full is no longer due.
func TestDues(t *testing.T) {
	hands := played(twoFaults)
	for i, want := range []int{1, 0, 0} {
		if got := len(hands[i].Dues); got != want {
			t.Errorf("hand %d: got %d dues, want %d: %+v", i+1, got, want, hands[i].Dues)
		}
	}
}

func TestOutOfReach(t *testing.T) {
	h := played(twoFaults)[0]
	for _, i := range []int{-1, 3, 64} {
		if got := h.Name(i); got != "" {
			t.Errorf("player %d: got %q, want nobody", i, got)
		}
	}
	for _, n := range []int{-1, 0, 5} {
		if got := h.Act(n); got != nil {
			t.Errorf("act %d: got %+v, want none", n, got)
		}
	}
	if got := h.Act(4); got == nil || got.Verb != format.Fold {
		t.Errorf("act 4: got %+v, want the last fold", got)
	}
}

// A fault in the rules of one hand is that hand's.
func TestFaultsOfAHand(t *testing.T) {
	hands := played(bookRoster + `hands:
  - {hand: 1, dealer: Anna, ante: 2, opening: tutti passano}
  - {hand: 2, rules: {draw-max: 9}, opening: tutti passano}
`)
	if f := hands[0].Faults; len(f) != 0 {
		t.Errorf("hand 1: got %+v, want no faults", f)
	}
	if f := hands[1].Faults; len(f) != 1 || f[0].Code != "F44" || f[0].Hand != "2" || hands[1].LeftOut != FormatErrors {
		t.Errorf("hand 2: got %+v, want one F44 of hand 2", f)
	}
}

// Who puts nothing in plays for nothing, whatever the others hold.
func TestPlaysForNothing(t *testing.T) {
	h := played(`apertura: 1
rules: {ante: none, opening-min: chip, opening-max: none}
players: [{name: Anna, stack: 50}, {name: Bruno, stack: 50}, {name: Carla, stack: 0}]
hands:
  - hand: 1
    dealer: Anna
    cards: {Bruno: Js Jd 10h 9c 8d}
    opening: [Bruno apre 2, Carla gioca, Anna gioca]
    draw: [Bruno cambia 3, Carla servita, Anna servita]
    betting: [Bruno punta 2, Anna vede]
    result: Carla
`)[0]
	if b := h.Breaches; len(b) != 1 || b[0].Kind != NoShare || b[0].Verdict != format.Violation || b[0].Player != 2 || b[0].Others != 0 {
		t.Errorf("got %+v, want that Carla has no share, and nobody named who has", b)
	}
}

// Nobody has a chip, so nobody is dealt in: it is known that nobody wins.
func TestNobodyDealtIn(t *testing.T) {
	h := played(`apertura: 1
players: [{name: Anna, stack: 0}, {name: Bruno, stack: 0}]
hands:
  - {hand: 1, dealer: Anna, ante: 2, opening: [], result: void}
`)[0]
	if who, known := h.Winners(); len(who) != 0 || !known {
		t.Errorf("got %v, known %t, want that nobody wins", who, known)
	}
}

// An act that is nobody's moves nobody's chips, and nobody has called for time.
func TestNobodysActs(t *testing.T) {
	for _, verb := range []format.Verb{format.Time, format.Rebuy} {
		s := &format.Session{Players: make([]format.Player, 3)}
		p := NewSession(s, Config{Base: house.Classico()})
		h := p.Play(&format.Hand{Session: s, Acts: []format.Act{{Number: 1, Phase: format.Before, Verb: verb, Player: format.NoPlayer}}})
		if h.LeftOut != NoReason {
			t.Fatalf("verb %d: left out: %d", verb, h.LeftOut)
		}
		if p.game.carry.TimeCalls != ([MaxRoster]int32{}) || p.game.carry.Offset != ([MaxRoster]money.Chips{}) {
			t.Errorf("verb %d: got %v, %v", verb, p.game.carry.TimeCalls, p.game.carry.Offset)
		}
	}
}

// A session that cannot be read leaves out all its hands; so does a roster of
// more than sixty-four.
func TestLeftOut(t *testing.T) {
	s := NewSession(nil, Config{Base: house.Classico()})
	h := &format.Hand{Session: &format.Session{}}
	if got := s.Play(h).LeftOut; got != FormatErrors {
		t.Errorf("no session: got %d, want %d", got, FormatErrors)
	}
	many := &format.Session{Players: make([]format.Player, MaxRoster+1)}
	if got := NewSession(many, Config{Base: house.Classico()}).Play(&format.Hand{Session: many}).LeftOut; got != TooManyPlayers {
		t.Errorf("%d names: got %d, want %d", len(many.Players), got, TooManyPlayers)
	}
	full := &format.Session{Players: make([]format.Player, MaxRoster)}
	if got := NewSession(full, Config{Base: house.Classico()}).Play(&format.Hand{Session: nil}).LeftOut; got != FormatErrors {
		t.Errorf("a hand of no session: got %d, want %d", got, FormatErrors)
	}
}

// Who goes with a rest that nobody knows puts in what nobody knows.
func TestUnknownRestCalled(t *testing.T) {
	h := played(`apertura: 1
session: {chip: 0.50}
players: [{name: Anna, stack: 50}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Bruno
    ante: 2
    opening: [Carla apre resto, Anna gioca, Bruno esce]
    result: Carla
`)[0]
	if a := h.Accounts[0]; a.NetKnown || a.RuledKnown {
		t.Errorf("got %+v, want nothing known of what Anna lost", a)
	}
	if p := h.Steps[2].Table.Seats[0]; p.StackKnown || !p.NetUnread {
		t.Errorf("got %d before Anna, want nothing known", p.Stack)
	}
}

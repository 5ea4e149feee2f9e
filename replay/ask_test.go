package replay

import (
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/replay/house"
	"apertura/replay/proof"
)

// eachHand runs a log at the classic table and shows every hand to see, the
// first being number 1.
func eachHand(t *testing.T, text string, see func(n int, h *Hand)) {
	t.Helper()
	n := 0
	for h := range Run(slices.Values(format.ReadAll([]byte(text), "x.yaml", format.Options{})), Config{Base: house.Classico()}) {
		n++
		if h.LeftOut != NoReason {
			t.Fatalf("hand %d was left out: %v", n, h.Log.Faults)
		}
		see(n, h)
	}
}

const askedHands = `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - {hand: 1, dealer: Anna, ante: 2, opening: tutti passano}
  - {hand: 2, opening: tutti passano}
  - {hand: 3, opening: [Anna apre 2, gli altri giocano], draw: [gli altri serviti, Anna servita], betting: tutti parola, result: parola}
  - {hand: 4, opening: [Bruno apre 2, gli altri escono], result: Bruno}
  - {hand: 6, dealer: Carla, opening-at: Q, opening: [Anna apre 2, gli altri escono], result: Anna}
  - {hand: 8, dealer: Bruno, opening: [Carla apre 2, gli altri escono]}
  - {hand: 10, dealer: Anna, carried: {pot: 4, opening: K}, opening: tutti passano}
  - {hand: 11, dealer: Bruno, rules: {opening: none}, opening: [Carla apre 2, gli altri escono], result: Carla}
  - {hand: 12, dealer: Anna, before: Bruno buio, opening: [Carla esce, Anna esce], result: Bruno}
  - {hand: 13, dealer: Anna, result: Bruno}
`

func TestAsk(t *testing.T) {
	for i, want := range []struct {
		at     card.Rank
		known  bool
		from   AskedBy
		steps  int
		frozen bool
		moved  Why
		place  string
		start  Start
		act    string
	}{
		{card.Jack, true, StepOfLadder, 0, false, 0, "", NotOpened, ""},
		{card.Queen, true, StepOfLadder, 1, false, NobodyOpened, "", NotOpened, ""},
		{card.King, true, StepOfLadder, 2, false, NobodyOpened, "", OpenedOn, "Anna apre 2"},
		{card.King, true, StepOfLadder, 0, true, FrozenThere, "", OpenedOn, "Bruno apre 2"},
		{card.Queen, true, SaidByHand, 0, false, 0, "Q", OpenedOn, "Anna apre 2"},
		{card.Jack, false, NotOnRecord, 0, false, 0, "", OpenedOn, "Carla apre 2"},
		{card.King, true, SaidAtStart, 2, false, 0, "K", NotOpened, ""},
		{0, true, NoOpeners, 0, false, 0, "", OpenedFreely, "Carla apre 2"},
		{card.Jack, true, StepOfLadder, 0, false, 0, "", OpenedBlind, "Bruno buio"},
		{card.Jack, true, StepOfLadder, 0, false, 0, "", StartUnread, ""},
	} {
		seen := false
		eachHand(t, askedHands, func(n int, h *Hand) {
			if n != i+1 {
				return
			}
			seen = true
			a := h.Ask()
			if a.Opening.At != want.at || a.Known != want.known || a.From != want.from ||
				a.Steps != want.steps || a.Frozen != want.frozen || a.Moved.Why != want.moved {
				t.Errorf("hand %s: got %+v, want %+v", h.Log.Name, a, want)
			}
			got := ""
			if a.Place.Known() {
				got = a.Place.Text()
			}
			if got != want.place {
				t.Errorf("hand %s: said at %q, want %q", h.Log.Name, got, want.place)
			}
			got = ""
			start, act := h.Start()
			if act != nil {
				got = h.Log.Source.Slice(act.Line)
			}
			if start != want.start || got != want.act {
				t.Errorf("hand %s: opened %d by %q, want %d by %q", h.Log.Name, start, got, want.start, want.act)
			}
		})
		if !seen {
			t.Errorf("hand %d was not played", i+1)
		}
	}
	if a := (&Hand{}).Ask(); a != (Ask{}) {
		t.Errorf("a hand not played asks for %+v", a)
	}
	if s, act := (&Hand{}).Start(); s != StartUnread || act != nil {
		t.Errorf("a hand not played was opened: %d %v", s, act)
	}
}

const missingHands = `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards:
      Carla: Ks 9h ?? ?? ??
      Anna: Qs Qd 9d 8c 7c
    opening: [Bruno apre 2, Carla gioca, Dino gioca, Anna gioca]
    draw: [Bruno cambia 9c 8d 7d prende Ah Kh 10d, Carla cambia 2, Dino cambia 1 prende As, Anna cambia 9d 8c]
    betting: [Bruno punta 2, gli altri vedono]
    showdown: [Bruno mostra Ah Kh, Carla mostra Ks 9h 8h 7h Jc, Dino mostra, Anna mostra Qs Qd 7c]
    result: Bruno
`

func TestMissingCards(t *testing.T) {
	eachHand(t, missingHands, func(_ int, h *Hand) {
		for _, c := range []struct {
			player int
			moment proof.Moment
			want   Missing
		}{
			{1, proof.AsDealt, Missing{OfThoseKept, 2, 2}},
			{1, proof.AtEnd, Missing{OfThoseKept, 2, 2}},
			{2, proof.AsDealt, Missing{OfTheDeal, 3, 5}},
			{2, proof.AtEnd, Missing{}},
			{3, proof.AsDealt, Missing{OfTheDeal, 5, 5}},
			{3, proof.AtEnd, Missing{OfThoseKept, 4, 4}},
			{0, proof.AsDealt, Missing{}},
			{0, proof.AtEnd, Missing{OfThoseDrawn, 2, 2}},
			{7, proof.AsDealt, Missing{}},
		} {
			if got := h.Missing(c.player, c.moment); got != c.want {
				t.Errorf("player %d, moment %d: got %+v, want %+v", c.player, c.moment, got, c.want)
			}
		}
		if got, want := h.Hidden(), Players(0).With(0).With(1).With(3); got != want {
			t.Errorf("hidden: got %b, want %b", got, want)
		}
		if got, want := h.ShownInPart(1), Players(0).With(0).With(3); got != want {
			t.Errorf("shown in part: got %b, want %b", got, want)
		}
		if got := h.Opener(); got != 1 {
			t.Errorf("opener: got %d, want 1", got)
		}
		if got, want := h.MissingAt(&h.Log.Acts[0]), (Missing{OfThoseKept, 2, 2}); got != want {
			t.Errorf("as he opened: got %+v, want %+v", got, want)
		}
	})
	if m := (&Hand{}).Missing(0, proof.AsDealt); m != (Missing{}) {
		t.Errorf("of a hand not played something is missing: %+v", m)
	}
}

func TestExhibits(t *testing.T) {
	eachHand(t, missingHands, func(_ int, h *Hand) {
		var got []string
		for _, e := range h.Exhibits(1) {
			line := h.Place(e.Cause).Text()
			if e.Why == ElsewhereThere {
				line += " | " + e.Cards.String()
			}
			got = append(got, line)
		}
		want := []string{
			"Bruno cambia 9c 8d 7d prende Ah Kh 10d", "Bruno mostra Ah Kh",
			"Dino cambia 1 prende As | A♠", "Anna cambia 9d 8c | 9♦ 8♣",
			"Carla mostra Ks 9h 8h 7h Jc | K♠ J♣ 9♥ 8♥ 7♥", "Anna mostra Qs Qd 7c | Q♦ Q♠ 7♣",
		}
		if !slices.Equal(got, want) {
			t.Errorf("got %q, want %q", got, want)
		}
		if h.Exhibits(9) != nil {
			t.Error("of nobody there are exhibits")
		}
	})
}

// What was taken back tells nothing, and a card out of the new stub that it was
// not among those he kept.
func TestExhibitsOfReshuffle(t *testing.T) {
	eachHand(t, `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, gli altri giocano]
    draw:
      - {act: Bruno cambia 9c, undone: true}
      - Bruno cambia 3
      - Carla cambia 4
      - Dino cambia 3
      - Anna cambia 3
      - rimescola
      - brucia
      - Carla quarta Kd
    betting: [Bruno punta 2, gli altri escono]
    result: Bruno
`, func(_ int, h *Hand) {
		var got []string
		for _, e := range h.Exhibits(1) {
			got = append(got, h.Place(e.Cause).Text())
		}
		if want := []string{"Bruno cambia 3", "Carla quarta Kd"}; !slices.Equal(got, want) {
			t.Errorf("got %q, want %q", got, want)
		}
	})
}

// What he threw away was his, whoever has it out of the new stub; and each place
// says what it tells.
func TestExhibitsOfHisOwn(t *testing.T) {
	eachHand(t, `apertura: 1
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Carla: Ks Kd 10c 9h 8h}
    opening: [Bruno apre 2, gli altri giocano]
    draw:
      - Bruno cambia 9c 8c 7c
      - Carla cambia 10c 9h 8h prende Ah Ad 7d
      - Dino cambia 4
      - Anna cambia 3
      - rimescola
      - brucia
      - Dino quarta 9c
    betting: [Bruno punta 2, gli altri vedono]
    showdown: [Bruno mostra, Carla mostra Ks Kd Ah Ad 7d, Dino mostra, Anna mostra]
    result: Carla
`, func(_ int, h *Hand) {
		for _, tt := range []struct {
			player int
			want   []string
			why    []Why
		}{
			{1, []string{"Bruno cambia 9c 8c 7c | ", "Bruno mostra | ", "Carla cambia 10c 9h 8h prende Ah Ad 7d | 10♣ 9♥ 8♥", "Carla mostra Ks Kd Ah Ad 7d | A♥ A♦ K♦ K♠ 7♦"},
				[]Why{ChangedThere, ShownThere, ElsewhereThere, ElsewhereThere}},
			{2, []string{"Ks Kd 10c 9h 8h | ", "Carla cambia 10c 9h 8h prende Ah Ad 7d | ", "Carla mostra Ks Kd Ah Ad 7d | ", "Bruno cambia 9c 8c 7c | 8♣ 7♣", "Dino quarta 9c | 9♣"},
				[]Why{DealtThere, ChangedThere, ShownThere, ElsewhereThere, ElsewhereThere}},
		} {
			var got []string
			var why []Why
			for _, e := range h.Exhibits(tt.player) {
				got, why = append(got, h.Place(e.Cause).Text()+" | "+e.Cards.String()), append(why, e.Why)
			}
			if !slices.Equal(got, tt.want) || !slices.Equal(why, tt.why) {
				t.Errorf("of player %d: got %q, want %q; it tells %v, want %v", tt.player, got, tt.want, why, tt.why)
			}
		}
	})
}

// TestLadderGoesOn: however many hands nobody opens, the next asks for another.
func TestLadderGoesOn(t *testing.T) {
	var log strings.Builder
	log.WriteString("apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\nhands:\n  - {dealer: Anna, ante: 2, opening: tutti passano}\n")
	for range 1100 {
		log.WriteString("  - opening: tutti passano\n")
	}
	want := [...]card.Rank{card.Jack, card.Queen, card.King, card.Ace, card.King, card.Queen}
	eachHand(t, log.String(), func(n int, h *Hand) {
		if a := h.Ask(); a.Opening.At != want[(n-1)%len(want)] || a.Steps != n-1 {
			t.Fatalf("hand %d: got %v after %d void hands, want %v after %d", n, a.Opening.At, a.Steps, want[(n-1)%len(want)], n-1)
		}
	})
}

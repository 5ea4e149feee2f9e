package format

import (
	"slices"
	"strings"
	"testing"

	"apertura/format/money"
)

// A played hand: its keys and its lines, "o" opening, "d" draw, "b" betting,
// "0" before. Lines with "= Anna Carla" say who acts there.
type played struct {
	hand   Hand
	lines  []string
	result string
}

func playAll(t *testing.T, name string, s *Session, hands []played) {
	t.Helper()
	p := newActParser(s, newRoster(s), &reporter{}, newStore(nil))
	phases := map[string]Phase{"0": Before, "o": Opening, "d": Draw, "b": Betting}
	for i := range hands {
		h := &hands[i].hand
		h.Session = s
		p.begin(h)
		phase := NoPhase
		for _, line := range hands[i].lines {
			line, want, asked := strings.Cut(line, " = ")
			section, text, _ := strings.Cut(line, " ")
			if phases[section] != phase {
				phase = phases[section]
				p.phase(phase)
			}
			var got []string
			for _, a := range p.line(scalar(text), phase) {
				got = append(got, s.Players[a.Player].Name.V)
			}
			if asked && !slices.Equal(got, strings.Fields(want)) {
				t.Errorf("%s, hand %d, %q: got %v, want %s", name, i+1, line, got, want)
			}
		}
		if hands[i].result != "" {
			parseResult(scalar(hands[i].result), p)
		}
	}
	if len(p.rep.list) > 0 {
		t.Errorf("%s: got %v, want no fault", name, p.rep.list)
	}
}

func at(player int) Node[int] { return Node[int]{player, Span{0, 1}} }

func seats(players ...int) (n Node[[]Node[int]]) {
	for _, p := range players {
		n.V = append(n.V, at(p))
	}
	n.Span = Span{0, 1}
	return n
}

// rules makes a mapping of house rules from "key", "value", ….
func rules(words ...string) Value {
	t := &Tree{Source: &Source{}}
	m := t.Add(Mapping, Plain, "", Span{0, 1})
	for _, w := range words {
		t.Add(Scalar, Plain, w, Span{0, 1})
	}
	t.Close(m)
	return t.Root()
}

func TestWhoTheOthersAre(t *testing.T) {
	anna := Hand{Dealer: at(0)}
	for _, c := range []struct {
		name  string
		rules Value
		hands []played
	}{
		{name: "nobody opens, the deal moves", hands: []played{
			{hand: anna, lines: []string{"o tutti passano = B C D A"}, result: "void"},
			{lines: []string{"o all pass = C D A B"}},
			{lines: []string{"o everybody passes = D A B C"}},
		}},
		{name: "the deal stays", rules: rules("dealer-after-void", "stays"), hands: []played{
			{hand: anna, lines: []string{"o tutti passano = B C D A"}},
			{lines: []string{"o tutti passano = B C D A"}},
		}},
		{name: "dealt again by the same", hands: []played{
			{hand: anna, result: "redeal"},
			{lines: []string{"o tutti passano = B C D A"}},
		}},
		{name: "those who passed come after the opener", hands: []played{
			{hand: anna, lines: []string{"o B passa; C apre 2", "o gli altri giocano = D A B"}},
		}},
		{name: "in two lines", hands: []played{
			{hand: anna, lines: []string{"o B apre 2; C esce", "o the others play = D A",
				"d tutti serviti = B D A", "b B punta 4; D esce", "b gli altri escono = A"}},
		}},
		{name: "a raise asks everybody still in again", hands: []played{
			{hand: anna, lines: []string{"o B apre 2; C esce; D rilancia a 6", "o gli altri vedono = A B"}},
		}},
		{name: "facing an opening a pass is a fold", hands: []played{
			{hand: anna, lines: []string{"o B apre 2; C passa; D gioca; A gioca", "d gli altri serviti = B D A"}},
		}},
		{name: "the opener speaks first after the draw", hands: []played{
			{hand: anna, lines: []string{"o B passa; C apre 2; tutti giocano", "d tutti serviti = B C D A",
				"b tutti parola = C D A B"}},
		}},
		{name: "the next in where the opener left", hands: []played{
			{hand: anna, lines: []string{"o B passa; C apre 2; D rilancia a 6; A, B giocano; C esce",
				"d tutti serviti = B D A", "b tutti parola = D A B"}},
		}},
		{name: "named, in the order written", hands: []played{
			{hand: anna, lines: []string{"o B apre 2; A, D, C escono", "d B servito"}},
			{hand: anna, lines: []string{"o D, B passa = D B", "o tutti gli altri passano = C A"}},
		}},
		{name: "after the last blind, who speaks last", hands: []played{
			{hand: anna, lines: []string{"0 B buio; C over", "o tutti giocano = D A B C", "d tutti serviti = B C D A",
				"b all check = D A B C"}},
		}},
		{name: "the last blind passes and stays in", hands: []played{
			{hand: anna, lines: []string{"0 B buio", "o C gioca; D, A escono; B passa", "d tutti serviti = B C"}},
		}},
		{name: "a blind said after the deal", hands: []played{
			{hand: anna, lines: []string{"o B buio; C gioca", "o gli altri giocano = D A B"}},
		}},
		{name: "all-in owes no word", hands: []played{
			{hand: anna, lines: []string{"o B apre resto; C rilancia a 20", "o gli altri vedono = D A",
				"d tutti serviti = B C D A", "b tutti parola = C D A"}},
		}},
		{name: "passed over while he owed chips", hands: []played{
			{hand: anna, lines: []string{"o B apre 2; C gioca; A gioca", "d tutti serviti = B C A"}},
		}},
		{name: "a later start", hands: []played{
			{hand: anna, lines: []string{"b tutti parola = B C D A"}},
		}},
		{name: "seats change", hands: []played{
			{hand: anna, lines: []string{"o tutti passano"}},
			{hand: Hand{Seats: seats(0, 2, 3)}, lines: []string{"o tutti passano = D A C"}},
			{lines: []string{"o tutti passano = A C D"}},
		}},
		{name: "a level owed is paid, or he sits out and the deal passes him", hands: []played{
			{hand: anna, lines: []string{"o D apre 2; A gioca; B, C escono", "b tutti parola = D A"}, result: "parola"},
			{lines: []string{"0 C va in pari", "o tutti passano = D A C"}},
			{lines: []string{"0 B va in pari", "o tutti passano = A B C D"}},
		}},
		{name: "nothing is owed once the pot is won", hands: []played{
			{hand: anna, lines: []string{"o D apre 2; A gioca; B, C escono", "b tutti parola"}, result: "parola"},
			{lines: []string{"o D apre 8", "o gli altri escono = A"}, result: "D"}, // the deal passed over B and C
			{lines: []string{"o tutti passano = B C D A"}},
		}},
		{name: "it is while a part waits", rules: rules("preset", "circolo"), hands: []played{
			{hand: anna, lines: []string{"o D apre 2; A gioca; B, C escono", "b tutti parola"}, result: "parola"},
			{lines: []string{"o D apre 8", "o gli altri escono = A"}, result: "D"},
			{lines: []string{"o tutti passano = D A"}, result: "void"},
		}},
		{name: "carried levels", hands: []played{
			{hand: Hand{Dealer: at(0), Carried: Carried{Span: Span{0, 1}, Level: []PlayerChips{{Player: at(3),
				Chips: Node[money.Chips]{V: 3}}}}}, lines: []string{"o D apre 2", "o gli altri escono = A B C"}},
			{hand: Hand{Dealer: at(0), Carried: Carried{Span: Span{0, 1}, Level: []PlayerChips{{Player: at(3)}}}},
				lines: []string{"o tutti passano = B C A"}},
		}},
		{name: "fixed blinds, unsaid", rules: rules("preset", "five-card-draw"), hands: []played{
			{hand: anna, lines: []string{"o everybody calls = D A B C", "d tutti serviti = B C D A", "b all check = B C D A"}},
		}},
		{name: "another first word after the draw", rules: rules("first-after-draw", "last-raiser"), hands: []played{
			{hand: anna, lines: []string{"o B apre 2; C rilancia a 6; tutti giocano", "b tutti parola = C D A B"}},
		}},
	} {
		s := testSession("A", "B", "C", "D")
		s.Rules = c.rules
		playAll(t, c.name, s, c.hands)
	}
}

func TestAGroupNeedsSomebody(t *testing.T) {
	for _, c := range []struct {
		phase Phase
		line  string
	}{{Before, "tutti passano"}, {Showdown, "gli altri escono"}, {Opening, "A, B, C, Zio Pino passano; gli altri escono"}} {
		p := parser(testSession("A", "B", "C", "Zio Pino"))
		v := scalar(c.line)
		p.line(v, c.phase)
		if got := faultsOf(p, v.Source()); !strings.HasPrefix(got, "F41<") {
			t.Errorf("%q in %s: got %q, want F41", c.line, c.phase, got)
		}
	}
}

func TestAGroupNamesEachOnce(t *testing.T) {
	for _, c := range []struct{ line, want, acts string }{
		{"A, B, A passano", "F41<A>", "AB"},
		{"A, A, A passano", "F41<A> F41<A>", "A"},
		{"A, B passano; A, C passano", "", "ABAC"},
	} {
		s := testSession("A", "B", "C")
		p, v := parser(s), scalar(c.line)
		var acts string
		for _, a := range p.line(v, Opening) {
			acts += s.Players[a.Player].Name.V
		}
		if got := faultsOf(p, v.Source()); got != c.want || acts != c.acts {
			t.Errorf("%q: got %q and %s, want %q and %s", c.line, got, acts, c.want, c.acts)
		}
	}
}

func TestUndoneLinesLeaveTheTableAlone(t *testing.T) {
	s := testSession("A", "B", "C", "D")
	p := parser(s)
	p.line(scalar("B apre 2"), Opening)
	before := p.table
	p.line(scalar("C esce"), Opening)
	p.table = before
	var got string
	for _, a := range p.line(scalar("gli altri giocano"), Opening) {
		got += s.Players[a.Player].Name.V
	}
	if got != "CDA" {
		t.Errorf("got %s, want CDA", got)
	}
}

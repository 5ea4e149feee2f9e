package format

import (
	"slices"
	"strings"
	"testing"
)

func TestRosterMatchesTheLongestName(t *testing.T) {
	s := testSession("Zio Pino/Z", "Zio", "N. 4", "Jos\u00e9", "D'Amico", "Bea; la rossa", "Ugo, detto U")
	r := newRoster(s)
	for _, c := range []struct {
		text, rest string
		want       int
	}{
		{"Zio Pino apre", " apre", 0},
		{"zio pino, Zio", ", Zio", 0},
		{"ZIO\u00a0PINO; x", "; x", 0},
		{"Zio  Pino apre", " apre", 0},
		{"Zio\u00a0Pinolo", "\u00a0Pinolo", 1},
		{"Zio Pinolo apre", " Pinolo apre", 1},
		{"z", "", 0},
		{"N. 4 esce", " esce", 2},
		{"JOSE\u0301 esce", " esce", 3},
		{"jos\u00e9 esce", " esce", 3},
		{"Jose esce", "Jose esce", NoPlayer},
		{"D’amico esce", " esce", 4},
		{"bea; la rossa esce", " esce", 5},
		{"Ugo, detto U esce", " esce", 6},
		{"Ziopino", "Ziopino", NoPlayer},
		{"", "", NoPlayer},
	} {
		got, rest, ok := r.name(c.text)
		if got != c.want || rest != c.rest || ok != (c.want != NoPlayer) {
			t.Errorf("%q: got %d %q %t, want %d %q", c.text, got, rest, ok, c.want, c.rest)
		}
	}
}

func TestRosterFindsWholeNames(t *testing.T) {
	r := newRoster(testSession("Anna", "Zio Pino/Z"))
	rep := &reporter{}
	for text, want := range map[string]int{"anna": 0, " Z ": 1, "Zio\u00a0pino": 1} {
		if n, ok := r.find(scalar(text), rep); !ok || n.V != want || !n.Said() {
			t.Errorf("%q: got %v %t, want %d", text, n, ok, want)
		}
	}
	if n, ok := r.find(scalar("Ana"), rep); ok || n.V != NoPlayer || len(rep.list) != 1 || rep.list[0].Code != "F22" {
		t.Errorf("got %v %t %v, want F22", n, ok, rep.list)
	}
}

func TestRosterCheck(t *testing.T) {
	for _, c := range []struct{ names, want []string }{
		{[]string{"Anna", "Bruno/B", "Zio Pino/Z"}, nil},
		{[]string{"Z/Z", "Anna"}, nil},
		{[]string{"Anna", "ANNA"}, []string{"F23 ANNA"}},
		{[]string{"Jos\u00e9", "jose\u0301"}, []string{"F23 jose\u0301"}},
		{[]string{"Anna", "Bruno/anna"}, []string{"F23 anna"}},
		{[]string{"Tutti", "gli  Altri", "Piatto", "resto"}, []string{"F24 Tutti", "F24 gli  Altri", "F24 Piatto", "F24 resto"}},
		{[]string{"all", "Everybody", "the others", "pot", "all-in"},
			[]string{"F24 all", "F24 Everybody", "F24 the others", "F24 pot", "F24 all-in"}},
		{[]string{"Allegra", "Gli altri due"}, nil},
		{[]string{"Zio", "Zio Passa"}, []string{"F25 Zio Passa"}},
		{[]string{"Zio", "Anna", "Zio me ne vado/x"}, []string{"F25 Zio me ne vado"}},
		{[]string{"Zio", "Zio Passatempo"}, nil},
	} {
		s := testSession(c.names...)
		rep := &reporter{}
		newRoster(s).check(rep)
		var got []string
		for _, d := range rep.list {
			words := strings.Split(d.Message.EN, `"`)
			got = append(got, d.Code+" "+unquoteNFD(words[1]))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q, want %q", c.names, got, c.want)
		}
	}
}

// unquoteNFD puts back the accent that %q writes as an escape.
func unquoteNFD(s string) string { return strings.ReplaceAll(s, `\u0301`, "\u0301") }

// What is wrong with a roster, once a slip.
func TestRosterSlips(t *testing.T) {
	long := strings.Repeat("x", 101)
	for _, row := range []struct{ name, in, want string }{
		{"no blank behind the colon", "[{name:Anna}, {name: Bruno}]", `F13 2:12 "name:"`},
		{"another language", "[{nome: Anna}, {name: Bruno}]", `F19 2:12 "nome"`},
		{"names alone", "[Anna, {name: Bruno}]", `F21 2:11 "Anna"`},
		{"no name", "[{stack: 3}, {name: Bruno}]", `F21 2:11 "{stack: 3}"`},
		{"an empty name", `[{name: ""}, {name: Bruno}]`, `F20 2:18 "\"\""`},
		{"a blank name", `[{name: " "}, {name: Bruno}]`, `F20 2:18 "\" \""`},
		{"a name nobody sees", "[{name: \u200b}, {name: Bruno}]", `F20 2:18 "\u200b"`},
		{"two names that look the same", "[{name: Anna}, {name: An\u200bna}]", `F23 2:32 "An\u200bna"`},
		{"a name without end", "[{name: " + long + "}, {name: Bruno}]", `F41 2:18 "` + long + `"`},
		{"one dash for two", "\n  - name: Anna\n    name: Bruno\n", `F11 4:5 "name: Bruno"`},
		{"no dashes", "\n  name: Anna\n  name: Bruno\n", `F11 3:3 "name" F11 4:3 "name: Bruno"`},
	} {
		t.Run(row.name, func(t *testing.T) {
			_, got := readLog(t, "apertura: 1\nplayers: "+row.in+"\n")
			if s := strings.Join(got, " "); s != row.want {
				t.Errorf("got %s, want %s", s, row.want)
			}
		})
	}
}

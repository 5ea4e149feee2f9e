package evening_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
)

var (
	evenings = flag.Uint64("evenings", 400, "how many evenings to play")
	write    = flag.String("write", "", "folder to write an evening of each preset and number of players to")
	keep     = flag.String("keep", "", "folder for the logs of those that fail")
)

type drawn struct{ *rapid.T }

func (d drawn) IntN(n int) int { return rapid.IntRange(0, n-1).Draw(d.T, "n") }

// played makes an evening up: of any preset, as it is or with its switches
// shuffled.
func played(d evening.Dice, hands int) *evening.Evening {
	presets := house.Presets()
	r, _ := house.Preset(presets[d.IntN(len(presets))])
	c := evening.Config{Players: 2 + d.IntN(7), Hands: 1 + d.IntN(hands), Rules: r}
	if d.IntN(2) == 0 {
		c.Rules = evening.Shuffled(d, r, c.Players)
	}
	if d.IntN(2) == 0 {
		c.Hide = 1 + d.IntN(10)
	}
	return evening.New(d, c)
}

// faults lists what the engine finds in hands that keep every rule.
func faults(t *replay.Session, hands []*format.Hand) (out []string) {
	for _, h := range hands {
		played := t.Play(h)
		if played.LeftOut != replay.NoReason {
			out = append(out, fmt.Sprintf("hand %s: left out, %v %v", h.Name, h.Faults, t.Faults()))
		}
		for _, b := range played.Breaches {
			if b.Verdict == format.Violation {
				out = append(out, fmt.Sprintf("hand %s, kind %d, player %d, act %d: got %d, want %d, cards %v", h.Name, b.Kind, b.Player, b.At.Act, b.Got, b.Want, b.Cards))
			}
		}
	}
	return out
}

// bare is an act without the places it stands at, and of amounts only what
// they say.
func bare(a format.Act) format.Act {
	strip := func(list []format.CardNode) []format.CardNode {
		var out []format.CardNode
		for _, n := range list {
			out = append(out, format.CardNode{V: n.V})
		}
		return out
	}
	a.Line, a.Name, a.Word, a.Amount.Span, a.Group = format.Span{}, format.Span{}, format.Span{}, format.Span{}, false
	a.Count.Span, a.Point.Span, a.To.Span = format.Span{}, format.Span{}, format.Span{}
	few := a.Extend()
	few.Note, few.Speech.Span, few.Duration.Span, few.After.Span = lang.Text{}, format.Span{}, format.Span{}, format.Span{}
	a.Thrown, a.Got, a.Set = strip(a.Thrown), strip(a.Got), strip(a.Set)
	return a
}

// check holds an evening to its promise: no fault as it was played nor as it
// reads when it has been written down, and what was written is what is read.
func check(t interface{ Errorf(string, ...any) }, name string, e *evening.Evening, d evening.Dice) {
	reads(t, name, e, e.Text(d))
	reads(t, name+"-kept", e, e.Kept([...]lang.Lang{lang.EN, lang.IT}[d.IntN(2)]))
}

func reads(t interface{ Errorf(string, ...any) }, name string, e *evening.Evening, text []byte) {
	bad := faults(replay.NewSession(e.Session, replay.Config{Base: e.Rules, Fixed: true}), e.Hands)
	docs := format.ReadAll(text, name, format.Options{})
	for _, diag := range docs[0].Faults {
		bad = append(bad, fmt.Sprintf("line %d: %s %s", diag.Place.Start().Line, diag.Code, diag.Message.EN))
	}
	read := docs[0].Hands
	s := replay.NewSession(docs[0].Session, replay.Config{Base: house.Classico()})
	if s.Rules() != e.Rules {
		bad = append(bad, fmt.Sprintf("rules: read %+v, want %+v", s.Rules(), e.Rules))
	}
	if len(bad) == 0 {
		bad = faults(s, read)
	}
	if len(read) != len(e.Hands) {
		bad = append(bad, fmt.Sprintf("read %d hands, want %d", len(read), len(e.Hands)))
	}
	for i := range min(len(read), len(e.Hands)) {
		got, want := read[i], e.Hands[i]
		for j := range max(len(got.Acts), len(want.Acts)) {
			if j >= len(got.Acts) || j >= len(want.Acts) || !reflect.DeepEqual(bare(got.Acts[j]), bare(want.Acts[j])) {
				bad = append(bad, fmt.Sprintf("hand %s: act %d reads otherwise", want.Name, j+1))
				break
			}
		}
	}
	if len(bad) > 0 {
		if *keep != "" {
			os.WriteFile(filepath.Join(*keep, name+".yaml"), text, 0o666)
		}
		t.Errorf("%s: %s", name, bad[0])
	}
}

func TestLegalEvenings(t *testing.T) {
	n := *evenings
	if testing.Short() {
		n /= 10
	}
	for seed := range n {
		rng := rand.New(rand.NewPCG(seed, 1))
		check(t, fmt.Sprintf("evening-%d", seed), played(rng, 12), rng)
	}
}

// The same with dice that shrink: of a fault found here the shortest evening
// that has it is shown.
func TestLegalEveningsShrunk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawn{t}
		check(t, "evening", played(d, 3), d)
	})
}

// The same dice make the same evening.
func TestSameDice(t *testing.T) {
	text := func() string {
		rng := rand.New(rand.NewPCG(7, 7))
		return string(played(rng, 12).Text(rng))
	}
	if a, b := text(), text(); a != b {
		t.Errorf("got two evenings of one seed:\n%s\n%s", a, b)
	}
}

// What is promised of all evenings is worth little if they never come to the
// rules that are hard: each of these has to turn up.
func TestEveningsReachEverything(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(1000) {
		e := played(rand.New(rand.NewPCG(seed, 2)), 6)
		for _, s := range house.Switches() {
			for _, v := range s.Values() {
				if s.Value(&e.Rules) == v {
					seen[s.Name+"="+v]++
				}
			}
		}
		t := replay.NewSession(e.Session, replay.Config{Base: e.Rules, Fixed: true, Trace: true})
		for _, h := range e.Hands {
			played := t.Play(h)
			for i := range h.Acts {
				seen["verb "+format.Pen{}.Verb(&h.Acts[i])]++
			}
			for _, s := range played.Steps {
				for i := range s.Events {
					seen[fmt.Sprintf("event %d", s.Events[i].Kind)]++
				}
				for i := range s.Table.N {
					if s.Table.Seats[i].AllIn {
						seen["all-in"]++
					}
				}
			}
			if len(h.Result.Takers) > 1 {
				seen["side pots or a split"]++
			}
			if h.Split.Said() {
				seen["split"]++
			}
		}
	}
	want := []string{"all-in", "side pots or a split", "split"}
	for _, s := range house.Switches() {
		for _, v := range s.Values() {
			want = append(want, s.Name+"="+v)
		}
	}
	for v := format.Buio; v <= format.Muck; v++ {
		if v != format.Pay {
			want = append(want, "verb "+format.Pen{}.Verb(&format.Act{Verb: v}))
		}
	}
	for _, k := range []replay.EventKind{replay.LevelPaid, replay.StubReshuffled, replay.ReshuffleInferred, replay.CardBurned, replay.OpenersSetApart, replay.OpenersShown} {
		want = append(want, fmt.Sprintf("event %d", k))
	}
	for _, w := range want {
		if seen[w] == 0 {
			t.Errorf("%s: never came up", w)
		}
	}
}

// With -write, a whole evening of each preset and number of players becomes a
// log whose every hand expects nothing, for the corpus.
func TestWriteEvenings(t *testing.T) {
	if *write == "" {
		t.Skip("nowhere to write to: -write FOLDER")
	}
	for i, preset := range house.Presets() {
		for players := 3; players <= 6; players++ {
			r, _ := house.Preset(preset)
			rng := rand.New(rand.NewPCG(uint64(i), uint64(players)))
			e := evening.New(rng, evening.Config{Players: players, Hands: 22, Rules: r, Hide: 2})
			var out strings.Builder
			fmt.Fprintf(&out, "# An evening of %d hands with %d players under %s, in which every rule is kept.\n", len(e.Hands), players, preset)
			for line := range strings.Lines(string(e.Text(rng))) {
				out.WriteString(line)
				if strings.HasPrefix(line, "    result: ") {
					out.WriteString("    expect: []\n")
				}
			}
			name := fmt.Sprintf("%s-%d-players.yaml", preset, players)
			if err := os.WriteFile(filepath.Join(*write, name), []byte(out.String()), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

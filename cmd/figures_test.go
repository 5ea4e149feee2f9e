package cmd_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apertura/cmd/internal/load"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate/checks"

	"github.com/sebdah/goldie/v2"
)

const figures = "testdata/golden/figures"

// eventWords name the events that a program reads.
var eventWords = map[replay.EventKind]string{
	replay.PotDivided: "divided", replay.AntePaid: "ante", replay.LevelPaid: "level", replay.PenaltyPaid: "penalty", replay.ChipsBought: "bought", replay.HandDealt: "dealt",
	replay.PhaseBegan: "phase", replay.Passed: "passed", replay.PotOpened: "opened", replay.ChipsBet: "bet", replay.Called: "called",
	replay.Raised: "raised", replay.Folded: "folded", replay.WentAllIn: "all-in", replay.WasMissing: "missing", replay.CardsThrown: "thrown",
	replay.CardsReceived: "received", replay.OpenersSetApart: "apart", replay.CardBurned: "burned", replay.StubReshuffled: "reshuffled",
	replay.ReshuffleInferred: "reshuffled unsaid", replay.HandShown: "shown", replay.OpenersShown: "openers", replay.PointDeclared: "declared",
	replay.CardsMucked: "mucked", replay.PotTaken: "took", replay.WagersReturned: "back", replay.PotFrozen: "frozen", replay.PotLeft: "left",
}

// TestFigures pins what a program that reads the engine is told of every log of
// a rule or a switch: what happened and what the next may do, the figures of
// each breach, the books. GOLDIE_UPDATE=1 writes it; the logs' own expect says
// what is right.
func TestFigures(t *testing.T) {
	t.Chdir("..")
	g := goldie.New(t, goldie.WithFixtureDir(figures), goldie.WithNameSuffix(""))
	codes := map[replay.Kind]string{}
	for _, c := range checks.Catalogue() {
		for i, k := range c.Breaches {
			codes[k] = c.Code + string(rune('a'+i))
		}
	}
	var asked []string
	for _, log := range samples(t) {
		name := strings.TrimPrefix(filepath.ToSlash(log.name), "testdata/corpus/")
		if !strings.HasPrefix(name, "rules/") && !strings.HasPrefix(name, "switches/") {
			continue
		}
		var b strings.Builder
		for h := range replay.Run(slices.Values(log.docs), replay.Config{Base: house.Classico(), Open: load.OpenRules, Trace: true}) {
			tell(&b, h, codes)
		}
		asked = append(asked, filepath.Join(figures, name+".txt"))
		g.Assert(t, name+".txt", []byte(b.String()))
	}
	for _, name := range below(t, figures, "") {
		if filepath.Ext(name) != "" && !slices.Contains(asked, name) {
			t.Errorf("no log asks for %s", name)
		}
	}
}

// tell writes what there is to know of a hand.
func tell(b *strings.Builder, h *replay.Hand, codes map[replay.Kind]string) {
	fmt.Fprintf(b, "hand %s, deck %d", h.Log.Name, h.Deck)
	if h.LeftOut != replay.NoReason {
		fmt.Fprintln(b, ", left out")
		return
	}
	a := h.Ask()
	fmt.Fprintf(b, ", asks %v %v draws %v %v, step %d from %d, because %v %v\n", a.Opening.At, a.Known, a.Opening.Draw, a.DrawKnown, a.Steps, a.From, a.Moved.Place.Span, a.Place.Span)
	for _, s := range h.Steps {
		fmt.Fprintf(b, "%d:", s.Act)
		for _, e := range s.Events {
			fmt.Fprintf(b, " %s", eventWords[e.Kind])
			if e.Seat != replay.NoSeat {
				fmt.Fprintf(b, " %d", e.Seat)
			}
			if e.Chips != 0 {
				fmt.Fprintf(b, " %d", e.Chips)
			}
			if e.Count != 0 && e.Kind != replay.HandDealt {
				fmt.Fprintf(b, " %d", e.Count)
			}
			if e.Cards != 0 {
				fmt.Fprintf(b, " (%v)", e.Cards)
			}
			b.WriteByte(',')
		}
		o := replay.OptionsOf(&h.Rules, &s.Table, h.Log.Session.Cip)
		fmt.Fprintf(b, " pot %d; %d", s.Table.Pot(), o.Seat)
		if o.Blind != 0 || o.Throw != 0 {
			fmt.Fprintf(b, " blind %d throw %d", o.Blind, o.Throw)
		}
		if o.Call != 0 {
			fmt.Fprintf(b, " call %d", o.Call)
		}
		if o.Unsaid {
			b.WriteString(" call ?")
		}
		fmt.Fprintf(b, "%s%s%s\n", limits("open", o.Open), limits("bet", o.Bet), limits("raise", o.Raise))
	}
	for i := range h.Breaches {
		x := &h.Breaches[i]
		fmt.Fprintf(b, "%s %v act %d player %d others %b got %d want %d", codes[x.Kind], x.Verdict, x.Act, x.Player, x.Others, x.Got, x.Want)
		if x.Cards != 0 || x.GotRank != 0 || x.WantRank != 0 {
			fmt.Fprintf(b, " ranks %v %v cards %v", x.GotRank, x.WantRank, x.Cards)
		}
		if x.Switch != house.NoKey {
			fmt.Fprintf(b, " switch %v", x.Other)
		}
		if r := x.Ruling; len(r.Pay) > 0 || r.Pot != (replay.Pot{}) {
			fmt.Fprintf(b, " pay %v pot %v", r.Pay, r.Pot)
		}
		for _, c := range h.Causes(x) {
			fmt.Fprintf(b, " because %v", h.Place(c).Span)
		}
		b.WriteByte('\n')
	}
	for _, a := range h.Accounts {
		fmt.Fprintf(b, "player %d %s ruled %s stack %s\n", a.Player, sum(a.Net, a.NetKnown), sum(a.Ruled, a.RuledKnown), sum(a.Stack, a.StackKnown))
	}
	players, known := h.Winners()
	fmt.Fprintf(b, "winners %v %v, dues %v, openings %v\n", players, known, h.Dues, h.Openings)
}

func limits(what string, r replay.Range) string {
	if r == (replay.Range{}) {
		return ""
	}
	most := sum(r.Max, r.MaxKnown)
	if r.Max == money.Max {
		most = ""
	}
	return fmt.Sprintf(" %s %s-%s", what, sum(r.Min, r.MinKnown), most)
}

func sum(c money.Chips, known bool) string {
	if !known {
		return "?"
	}
	return fmt.Sprint(int64(c))
}

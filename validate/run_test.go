package validate

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
)

// text is a log with the words the tests point at; nothing reads it.
const text = `hands:
  - hand: 7
    allow: {M01: short of change}
    opening:
      - Bruno apre 4
      - Carla gioca
`

// span is where words stand in text.
func span(words string) format.Span {
	i := strings.Index(text, words)
	return format.Span{Start: i, End: i + len(words)}
}

func node(name string) format.Node[string] {
	return format.Node[string]{V: name, Span: format.Span{Start: 0, End: 1}}
}

// played is hand 7 with two acts, as an engine that found nothing leaves it.
func played() *replay.Hand {
	src := &format.Source{File: "serata.yaml", Text: []byte(text), Line: 1}
	s := &format.Session{
		Source:  src,
		Unit:    money.Unit{Value: 50, Decimals: 2},
		Players: []format.Player{{Name: node("Anna")}, {Name: node("Bruno")}, {Name: node("Carla")}},
	}
	return &replay.Hand{
		Log: &format.Hand{
			Session: s, Source: src, Name: "7", NameAt: span("7"), Span: span(text),
			Acts: []format.Act{
				{Number: 1, Phase: format.Opening, Player: 1, Line: span("Bruno apre 4"), Amount: format.Amount{Span: span("4")}},
				{Number: 2, Phase: format.Opening, Player: 2, Line: span("Carla gioca")},
			},
		},
		Rules: house.Classico(),
	}
}

func words(s string) func(*replay.Hand, *replay.Breach) Wording {
	return func(*replay.Hand, *replay.Breach) Wording {
		return Wording{Message: lang.Same(s), Found: lang.Same("found"), Wanted: lang.Same("wanted"), Amount: true}
	}
}

// catalogue is a small one: an error, a warning and a remark.
func catalogue() []*Check {
	return []*Check{
		{Code: "O04", Slug: "opening-too-large", Severity: format.Error, Source: "000, 002",
			Breaches: []replay.Kind{replay.OpeningTooLarge}, Word: words("too large")},
		{Code: "T01", Slug: "out-of-turn", Severity: format.Warning, Source: "unsourced",
			Breaches: []replay.Kind{replay.OutOfTurn}, Word: words("out of turn")},
		{Code: "S05", Slug: "decided-by-house-rule", Severity: format.Note,
			Breaches: []replay.Kind{replay.DecidedByHouseRule}, Word: words("decided")},
	}
}

func TestRunFillsEveryField(t *testing.T) {
	h := played()
	elsewhere := format.Place{Source: h.Log.Source, Span: span("hands")}
	h.Breaches = []replay.Breach{{
		Kind: replay.OpeningTooLarge, Verdict: format.Violation, Player: 1,
		At: format.Anchor{Act: 1, Part: format.AmountPart}, Act: 1, Got: 7, Want: 4,
		Cards:  card.SetOf(card.Of(card.Jack, card.Diamonds), card.Of(card.Jack, card.Spades)),
		Causes: []replay.Cause{{Why: replay.NobodyOpened, Place: elsewhere}, {Why: replay.WagerThere, At: format.Anchor{Act: 2}}},
		Switch: house.KeyOpeningMax, Other: "none",
		Ruling: replay.Ruling{
			Kind: replay.CountsAsLimit,
			Pay:  []replay.Payment{{From: 1, To: format.NoPlayer, Chips: 3}},
			Pot:  replay.Pot{To: replay.Players(0).With(2).With(0), Chips: 8, Known: true},
		},
	}}
	got := Run(h, catalogue())
	if len(got) != 1 {
		t.Fatalf("got %d findings, want 1", len(got))
	}
	d := got[0]
	if d.Related[0].Place != elsewhere || d.Related[1].Place.Text() != "Carla gioca" {
		t.Errorf("related places: got %v", d.Related)
	}
	if d.Ruling.Text.Empty() || d.Related[0].Message.Empty() {
		t.Errorf("ruling %v, cause %v: want words", d.Ruling.Text, d.Related[0].Message)
	}
	d.Related, d.Ruling.Text, d.Ruling.Now, d.Ruling.End = nil, lang.Text{}, lang.Text{}, lang.Text{}
	want := format.Diagnostic{
		Code: "O04", Slug: "opening-too-large", Severity: format.Error, Verdict: format.Violation,
		Place: format.Place{Source: h.Log.Source, Span: span("4")},
		Hand:  "7", Phase: format.Opening, Act: 1, Player: "Bruno",
		Message: lang.Same("too large"), Found: lang.Same("found"), Wanted: lang.Same("wanted"),
		Cards: []string{"J♦", "J♠"}, Amount: "3.50",
		Ruling: &format.Ruling{
			Moves: true,
			Pay:   []format.Payment{{From: "Bruno", Amount: "1.50"}},
			To:    []string{"Anna", "Carla"}, Pot: "4",
		},
		Switch:  &format.Switch{Name: "opening-max", Value: "pot", Other: "none"},
		Sources: []string{"000", "001", "002"}, // of the switch, and not of the check
	}
	if !reflect.DeepEqual(d, want) {
		t.Errorf("got  %+v\nwant %+v", d, want)
	}
}

// TestPotOfARuling: how much goes where it goes is said where it is known.
func TestPotOfARuling(t *testing.T) {
	h := played()
	for _, tt := range []struct {
		pot  replay.Pot
		want string
	}{
		{replay.Pot{To: 1, Chips: 8, Known: true}, "4"},
		{replay.Pot{To: 1, Chips: 8}, ""},
		{replay.Pot{Chips: 8, Known: true, Stays: true}, ""},
	} {
		b := replay.Breach{Ruling: replay.Ruling{Kind: replay.PotToBest, Pot: tt.pot}}
		if got := ruling(h, &b).Pot; got != tt.want {
			t.Errorf("%+v: got %q, want %q", tt.pot, got, tt.want)
		}
	}
}

func TestSeverity(t *testing.T) {
	for _, c := range []struct {
		name    string
		kind    replay.Kind
		verdict format.Verdict
		undone  bool
		ruling  replay.RulingKind
		want    format.Severity
	}{
		{"an error", replay.OpeningTooLarge, format.Violation, false, replay.CountsAsLimit, format.Error},
		{"a warning", replay.OutOfTurn, format.Violation, false, replay.Stands, format.Warning},
		{"a remark", replay.DecidedByHouseRule, format.Remark, false, replay.NoRuling, format.Note},
		{"not to be known", replay.OpeningTooLarge, format.Unverifiable, false, replay.NoRuling, format.Note},
		{"taken back", replay.OpeningTooLarge, format.Violation, true, replay.CountsAsLimit, format.Warning},
		{"not to be known and taken back", replay.OpeningTooLarge, format.Unverifiable, true, replay.NoRuling, format.Note},
		{"an error that a house lets off", replay.OpeningTooLarge, format.Violation, false, replay.OnlyWarning, format.Warning},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := played()
			h.Breaches = []replay.Breach{{Kind: c.kind, Verdict: c.verdict, Undone: c.undone, At: format.Anchor{Act: 1}, Ruling: replay.Ruling{Kind: c.ruling}}}
			got := Run(h, catalogue())
			if len(got) != 1 || got[0].Severity != c.want || got[0].Undone != c.undone {
				t.Errorf("got %+v, want one of severity %v", got, c.want)
			}
		})
	}
}

func TestPhase(t *testing.T) {
	for _, c := range []struct {
		name string
		b    replay.Breach
		want format.Phase
	}{
		{"the act it points at", replay.Breach{At: format.Anchor{Act: 2}}, format.Opening},
		{"the result", replay.Breach{At: format.Anchor{Key: format.ResultKey}, Act: 1}, format.Result},
		{"the showdown", replay.Breach{At: format.Anchor{Key: format.ShowdownKey}}, format.Showdown},
		{"the cards dealt", replay.Breach{At: format.Anchor{Key: format.CardsKey}}, format.Deal},
		{"the opening asked for", replay.Breach{At: format.Anchor{Key: format.OpeningAtKey}}, format.Opening},
		{"who deals", replay.Breach{At: format.Anchor{Key: format.DealerKey}}, format.Deal},
		{"who sits", replay.Breach{At: format.Anchor{Key: format.SeatsKey}}, format.Deal},
		{"the deck", replay.Breach{At: format.Anchor{Key: format.DeckKey}}, format.Deal},
		{"the ante", replay.Breach{At: format.Anchor{Key: format.AnteKey}}, format.Before},
		{"a count", replay.Breach{At: format.Anchor{Key: format.StacksKey}}, format.Before},
		{"what the hand starts with", replay.Breach{At: format.Anchor{Key: format.CarriedKey}}, format.Before},
		{"the act that made it", replay.Breach{Act: 1}, format.Opening},
		{"nothing", replay.Breach{}, format.NoPhase},
		{"an act there is not", replay.Breach{At: format.Anchor{Act: 9}}, format.NoPhase},
	} {
		if got := phaseOf(played(), &c.b); got != c.want {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

func TestRunSortsByPlace(t *testing.T) {
	h := played()
	for _, act := range []int{2, 1} {
		h.Breaches = append(h.Breaches,
			replay.Breach{Kind: replay.OutOfTurn, Verdict: format.Violation, At: format.Anchor{Act: act}},
			replay.Breach{Kind: replay.OpeningTooLarge, Verdict: format.Violation, At: format.Anchor{Act: act}})
	}
	var got []string
	for _, d := range Run(h, catalogue()) {
		got = append(got, d.Code+" "+d.Place.Text())
	}
	want := []string{"O04 Bruno apre 4", "T01 Bruno apre 4", "O04 Carla gioca", "T01 Carla gioca"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestRunIsSilent(t *testing.T) {
	h := played()
	h.Breaches = []replay.Breach{{Kind: replay.OutOfTurn, Verdict: format.Violation}}
	h.LeftOut = replay.FormatErrors
	h.Log.Allow = []format.Allowance{{Word: "M01", Span: span("M01")}}
	if got := Run(h, catalogue()); got != nil {
		t.Errorf("of a hand left out: got %v, want nothing", got)
	}
}

// Of what is only counted there is all but the words, and nobody looks for those.
func TestRunForOneWhoCounts(t *testing.T) {
	h := played()
	h.Breaches = []replay.Breach{
		{Kind: replay.OpeningTooLarge, Verdict: format.Unverifiable, At: format.Anchor{Act: 1}},
		{Kind: replay.OpeningTooLarge, Verdict: format.Violation, At: format.Anchor{Act: 2}},
	}
	said := 0
	check := &Check{Code: "O04", Breaches: []replay.Kind{replay.OpeningTooLarge}, Word: func(*replay.Hand, *replay.Breach) Wording {
		said++
		return Wording{Message: lang.Same("so much")}
	}}
	all := Run(h, []*Check{check})
	said = 0
	some := RunFor(h, []*Check{check}, func(d *format.Diagnostic) bool { return d.Verdict == format.Unverifiable })
	if said != 1 || len(some) != 2 || !reflect.DeepEqual(some[1], all[1]) {
		t.Errorf("got %+v in %d wordings, want one", some, said)
	}
	all[0].Message, all[0].Sources = lang.Text{}, nil
	if !reflect.DeepEqual(some[0], all[0]) {
		t.Errorf("got %+v, want %+v", some[0], all[0])
	}
}

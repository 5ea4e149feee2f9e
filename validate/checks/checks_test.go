package checks

import (
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// families is the order of the catalogue.
const families = "DMTBOWXSPC"

func TestCatalogueOrder(t *testing.T) {
	all := Catalogue()
	slugs := map[string]string{}
	for i, c := range all {
		if i > 0 && !before(all[i-1].Code, c.Code) {
			t.Errorf("%s stands before %s", all[i-1].Code, c.Code)
		}
		if other := slugs[c.Slug]; other != "" {
			t.Errorf("slug %q is that of %s and of %s", c.Slug, other, c.Code)
		}
		slugs[c.Slug] = c.Code
	}
}

// What a flag, an `expect` or an `allow` may name: the checks, the entry that covers
// nothing and the format errors, each by code and slug.
func TestCodes(t *testing.T) {
	want := []string{validate.UnusedCode, validate.UnusedSlug}
	for _, c := range Catalogue() {
		want = append(want, c.Code, c.Slug)
	}
	for _, f := range format.Faults() {
		want = append(want, f.Code, f.Slug)
	}
	got := Codes()
	for _, w := range want {
		if !slices.Contains(got, w) {
			t.Errorf("got no %s", w)
		}
	}
	if len(got) != len(want) {
		t.Errorf("got %d words, want %d", len(got), len(want))
	}
}

func before(a, b string) bool {
	fa, fb := strings.Index(families, a[:1]), strings.Index(families, b[:1])
	return fa < fb || fa == fb && a < b
}

func TestFieldsAreComplete(t *testing.T) {
	phases := []string{"any"}
	for p := format.Before; p <= format.Result; p++ {
		phases = append(phases, p.String())
	}
	sources := []string{"unsourced", "000", "001", "002", "003", "004"}
	for _, c := range Catalogue() {
		if len(c.Code) != 3 || !strings.Contains(families, c.Code[:1]) {
			t.Errorf("code %q", c.Code)
		}
		if c.Slug == "" || strings.Trim(c.Slug, "abcdefghijklmnopqrstuvwxyz-") != "" {
			t.Errorf("%s: slug %q", c.Code, c.Slug)
		}
		for _, s := range []string{c.Summary.EN, c.Summary.IT} {
			if s == "" || len([]rune(s)) > 90 || strings.HasSuffix(s, ".") || c.Summary.EN == c.Summary.IT {
				t.Errorf("%s: summary %q", c.Code, s)
			}
		}
		if c.Severity < format.Note || c.Severity > format.Error {
			t.Errorf("%s: severity %d", c.Code, c.Severity)
		}
		if !slices.Contains(phases, c.Phase) {
			t.Errorf("%s: phase %q, want one of %v", c.Code, c.Phase, phases)
		}
		for _, s := range strings.Split(c.Source, ", ") {
			if !slices.Contains(sources, s) {
				t.Errorf("%s: source %q, want one of %v", c.Code, s, sources)
			}
		}
		if len(c.Breaches) == 0 || c.Word == nil {
			t.Errorf("%s words nothing", c.Code)
		}
	}
}

// severities are those of docs/findings.md that are not errors.
func TestSeverities(t *testing.T) {
	lighter := map[string]format.Severity{
		"D04": format.Warning, "D07": format.Warning, "M06": format.Warning, "T01": format.Warning,
		"O08": format.Warning, "W04": format.Warning, "W05": format.Note, "X02": format.Warning,
		"X03": format.Warning, "X07": format.Warning, "S01": format.Warning, "S02": format.Warning,
		"S05": format.Note, "B05": format.Warning,
	}
	for _, c := range Catalogue() {
		want, ok := lighter[c.Code]
		if !ok {
			want = format.Error
		}
		if c.Severity != want {
			t.Errorf("%s: severity %s, want %s", c.Code, c.Severity, want)
		}
	}
}

func TestEveryKindIsWordedOnce(t *testing.T) {
	by := map[replay.Kind][]string{}
	for _, c := range Catalogue() {
		for _, k := range c.Breaches {
			by[k] = append(by[k], c.Code)
		}
	}
	for k := replay.NoKind + 1; k <= replay.ReverseBluff; k++ {
		if len(by[k]) != 1 {
			t.Errorf("kind %d is worded by %v, want one check", k, by[k])
		}
	}
	if len(by[replay.NoKind]) > 0 {
		t.Errorf("no kind at all is worded by %v", by[replay.NoKind])
	}
}

// sample is a hand with every verb a sentence can hang on, each in a phase of
// its own.
func sample() *replay.Hand {
	s := &format.Session{Unit: money.Unit{Value: 50, Decimals: 2}}
	for _, n := range []string{"Gina", "Mario", "Luisa", "Zio Pino"} {
		s.Players = append(s.Players, format.Player{Name: format.Node[string]{V: n, Span: format.Span{End: 1}}})
	}
	h := &format.Hand{Session: s, Name: "2", Source: &format.Source{Text: []byte("Mario punta")}}
	for _, a := range []format.Act{
		{Phase: format.Before, Verb: format.Rebuy}, {Phase: format.Opening, Verb: format.Call},
		{Phase: format.Opening, Verb: format.Raise}, {Phase: format.Draw, Verb: format.Discard},
		{Phase: format.Betting, Verb: format.Check}, {Phase: format.Betting, Verb: format.Bet},
		{Phase: format.Showdown, Verb: format.Show}, {Phase: format.Showdown, Verb: format.ShowOpeners},
	} {
		a.Number, a.Player, a.Word = len(h.Acts)+1, 1, format.Span{Start: 6, End: 11}
		h.Acts = append(h.Acts, a)
	}
	h.Cards = []format.Holding{{Player: format.Node[int]{V: 0}}}
	return &replay.Hand{Log: h}
}

// samples are breaches of one kind with everything said, next to nothing said,
// one, none and many of each.
func samples(k replay.Kind, acts int) []replay.Breach {
	jacks := card.SetOf(card.Of(card.Jack, card.Spades), card.Of(card.Jack, card.Diamonds))
	var out []replay.Breach
	for _, v := range []format.Verdict{format.Violation, format.Unverifiable, format.Remark} {
		for act := range acts + 1 {
			at := format.Anchor{Act: act}
			out = append(out,
				replay.Breach{Kind: k, Verdict: v, At: at, Player: 1, Others: 0b0100, Got: 6, Want: 4,
					GotRank: card.Jack, WantRank: card.Queen, Cards: jacks.Without(card.Of(card.Jack, card.Spades))},
				replay.Breach{Kind: k, Verdict: v, At: at, Player: 3, Others: 0b1111, Got: 1, Want: 3,
					GotRank: card.Ace, WantRank: 8, Cards: jacks, Switch: house.KeyAllCheckWithAllIn},
				replay.Breach{Kind: k, Verdict: v, At: at, Player: format.NoPlayer, Got: 0, Want: 1,
					Switch: house.KeyAllCheck},
				replay.Breach{Kind: k, Verdict: v, At: at, Player: 0, Got: -1, Want: 0, WantRank: card.King},
			)
		}
	}
	return out
}

func TestWordsInBothLanguages(t *testing.T) {
	h := sample()
	for _, c := range Catalogue() {
		for _, k := range c.Breaches {
			for _, b := range samples(k, len(h.Log.Acts)) {
				w := c.Word(h, &b)
				for what, text := range map[string]lang.Text{"message": w.Message, "found": w.Found, "wanted": w.Wanted} {
					if fault := faultOf(text); fault != "" {
						t.Errorf("%s, kind %d, %+v: %s %s: %q", c.Code, k, b, what, fault, text)
					}
				}
			}
		}
	}
}

// faultOf says what is wrong with a text, "" for nothing.
func faultOf(t lang.Text) string {
	for _, s := range []string{t.EN, t.IT} {
		switch {
		case strings.TrimSpace(s) == "":
			return "is not said in both languages"
		case strings.Contains(s, "%!"):
			return "has a hole"
		case s != strings.TrimSpace(s) || strings.Contains(s, "  "):
			return "has blanks too many"
		case strings.HasSuffix(s, "."):
			return "has a full stop"
		case strings.Contains(s, " 1 cards") || strings.Contains(s, " 1 players"):
			return "has a wrong plural"
		}
		for _, word := range []string{"please", "should", "invalid", "dovrebbe", "non valido"} {
			if strings.Contains(strings.ToLower(s), word) {
				return "says " + word
			}
		}
	}
	return ""
}

// TestUnverifiableSaysSo: a sentence about what cannot be known is not the one
// about what is proven. The kinds listed are always proven: who took the pot
// where nobody could was wrong whatever the cards.
func TestUnverifiableSaysSo(t *testing.T) {
	proven := []replay.Kind{
		replay.CardOutsideDeck, replay.CardTwice, replay.WrongCut, replay.RebuyInHand,
		replay.TooFewDealtIn, replay.DeckTooSmall, replay.TooManySeats,
		replay.OutOfTurn, replay.ActAfterFold, replay.TurnSkipped, replay.NotAtTable, replay.NothingToPass,
		replay.OpenedAlready, replay.NothingToCall, replay.WrongRound, replay.DrawnAlready, replay.NotReopened,
		replay.ActAfterEnd,
		replay.TakenNotFrozen,
	}
	h := sample()
	for _, c := range Catalogue() {
		if !strings.Contains("DMTP", c.Code[:1]) {
			continue
		}
		for _, k := range c.Breaches {
			b := samples(k, 1)[0]
			sure := c.Word(h, &b).Message
			b.Verdict = format.Unverifiable
			if same := sure == c.Word(h, &b).Message; same != slices.Contains(proven, k) {
				t.Errorf("%s, kind %d: same sentence for proven and unknown: %v", c.Code, k, same)
			}
		}
	}
}

func TestTableSentences(t *testing.T) {
	h := sample()
	queens := card.SetOf(card.Of(card.Queen, card.Hearts))
	tests := []struct {
		check  *validate.Check
		breach replay.Breach
		want   lang.Text
	}{
		{D01, replay.Breach{Kind: replay.CardOutsideDeck, Cards: card.SetOf(card.Of(6, card.Diamonds)), Want: 32},
			lang.Text{EN: "6♦ is not in a deck of 32: the lowest card is the 7",
				IT: "6♦ non c'è in un mazzo di 32 carte: la più bassa è un 7"}},
		{D02, replay.Breach{Kind: replay.CardTwice, Player: format.NoPlayer, Cards: queens,
			At:     format.Anchor{Key: format.CardsKey, Part: format.EntryCard, N: 3},
			Causes: []replay.Cause{{Why: replay.OtherCard, At: format.Anchor{Act: 2}}}},
			lang.Text{EN: "Gina has Q♥ and so has Mario: the deck has one",
				IT: "Gina ha Q♥, ma ce l'ha già Mario: nel mazzo c'è una volta sola"}},
		{D02, replay.Breach{Kind: replay.CardTwice, Player: 3, Cards: queens,
			Causes: []replay.Cause{{Why: replay.DiscardedThere, At: format.Anchor{Act: 2}}}},
			lang.Text{EN: "Zio Pino has Q♥, discarded by Mario: the deck has one",
				IT: "Zio Pino ha Q♥, già scartata da Mario: nel mazzo c'è una volta sola"}},
		{D02, replay.Breach{Kind: replay.CardTwice, Player: 1, Cards: queens,
			Causes: []replay.Cause{{Why: replay.OtherCard, At: format.Anchor{Act: 2}}}},
			lang.Text{EN: "Q♥ is in two places at once: the deck has one",
				IT: "Q♥ sta in due posti insieme: nel mazzo c'è una volta sola"}},
		{D04, replay.Breach{Kind: replay.WrongDealer, Player: 2, Others: 0b0010},
			lang.Text{EN: "Luisa deals: the deal is Mario's", IT: "dà le carte Luisa, ma il mazzo tocca a Mario"}},
		{M01, replay.Breach{Kind: replay.WrongAnte, Player: 2, Others: 0b1100, Got: 3, Want: 5},
			lang.Text{EN: "Luisa antes 1.50: the ante is 2.50 (Zio Pino is wrong too)",
				IT: "Luisa mette 1,50 di invito, ma ne deve 2,50 (sbaglia anche Zio Pino)"}},
		{M03, replay.Breach{Kind: replay.BeyondStack, Player: 2, Got: 22, Want: 20},
			lang.Text{EN: "Luisa puts in 11: the stack is 10", IT: "Luisa mette 11, ma davanti ha 10"}},
		{M04, replay.Breach{Kind: replay.CarriedOpening, Player: format.NoPlayer, GotRank: card.Ace, WantRank: card.King},
			lang.Text{EN: "the hand is said to open at Aces: after the hands before it opens at Kings",
				IT: "la mano dice che si apre agli assi, ma dopo le mani precedenti si apre ai re"}},
		{T01, replay.Breach{Kind: replay.OutOfTurn, Player: 3, Others: 0b0100},
			lang.Text{EN: "Zio Pino speaks out of turn: Luisa is next", IT: "Zio Pino parla fuori turno: tocca a Luisa"}},
		{T01, replay.Breach{Kind: replay.OutOfTurn, Player: 3, Others: 0b0111},
			lang.Text{EN: "Zio Pino speaks out of turn: Gina, Mario and Luisa come first",
				IT: "Zio Pino parla fuori turno: prima tocca a Gina, Mario e Luisa"}},
		{T03, replay.Breach{Kind: replay.TurnSkipped, Player: 0, Others: 0b1100},
			lang.Text{EN: "the round closes without Luisa and Zio Pino, who have not acted yet",
				IT: "il giro si chiude senza Luisa e Zio Pino, che devono ancora parlare"}},
		{T04, replay.Breach{Kind: replay.WrongRound, Player: 1, At: format.Anchor{Act: 2}},
			lang.Text{EN: `Mario says "punta" before the draw: pass, open, call, raise or fold`,
				IT: `Mario dice "punta" prima del cambio: si passa, apre, vede, rilancia o esce`}},
		{T04, replay.Breach{Kind: replay.NothingToCall, Player: 1, At: format.Anchor{Act: 3}},
			lang.Text{EN: "Mario raises with nothing to raise: pass or open",
				IT: "Mario rilancia, ma non c'è niente da rilanciare: si passa o si apre"}},
		{P04, replay.Breach{Kind: replay.TakenNotFrozen, Player: 1},
			lang.Text{EN: "all check and Mario takes the pot: it is frozen for the next hand",
				IT: "tutti dicono parola e Mario prende il piatto, che invece resta a parola per la mano dopo"}},
	}
	for _, tt := range tests {
		tt.breach.Verdict = format.Violation
		if got := tt.check.Word(h, &tt.breach).Message; got != tt.want {
			t.Errorf("%s:\n got %q\nwant %q", tt.check.Code, got, tt.want)
		}
	}
}

func TestPages(t *testing.T) {
	sections := []string{"English", "Italiano", "Breaks", "Keeps"}
	for _, c := range Catalogue() {
		title, rest, _ := strings.Cut(c.Doc, "\n")
		if want := "# " + c.Code + " " + c.Slug; title != want {
			t.Errorf("%s: title %q, want %q", c.Code, title, want)
		}
		parts := strings.Split("\n"+rest, "\n## ")
		var got []string
		for _, p := range parts[1:] {
			head, body, _ := strings.Cut(p, "\n")
			got = append(got, head)
			switch head {
			case "English", "Italiano":
				if n := len(strings.Split(strings.TrimSpace(body), "\n\n")); n < 2 || n > 5 {
					t.Errorf("%s: %s has %d paragraphs, want 2 to 5", c.Code, head, n)
				}
			default:
				checkLog(t, c, head, strings.TrimSpace(body))
			}
		}
		if strings.TrimSpace(parts[0]) != "" || !slices.Equal(got, sections) {
			t.Errorf("%s: sections %q, want %q", c.Code, got, sections)
		}
	}
}

// checkLog tests that a section is one fenced log and says what is expected of it.
func checkLog(t *testing.T, c *validate.Check, section, body string) {
	t.Helper()
	log, ok := strings.CutPrefix(body, "```yaml\n")
	log, closed := strings.CutSuffix(log, "```")
	if !ok || !closed || strings.Contains(log, "```") {
		t.Errorf("%s: %s is not one fenced log", c.Code, section)
	}
	if !strings.HasPrefix(log, "apertura: 1\n") {
		t.Errorf("%s: the log of %s does not begin with its version", c.Code, section)
	}
	want := map[string]int{"Breaks": 1}[section]
	if n := strings.Count(log, "expect: "+c.Code); n != want {
		t.Errorf("%s: %s expects it %d times, want %d", c.Code, section, n, want)
	}
	if n := strings.Count(log, "expect: []"); section == "Keeps" && n == 0 {
		t.Errorf("%s: %s expects nothing, not even nothing", c.Code, section)
	}
}

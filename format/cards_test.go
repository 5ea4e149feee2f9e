package format

import (
	"strings"
	"testing"

	"apertura/format/card"
)

func TestParseCard(t *testing.T) {
	for _, c := range []struct {
		text    string
		italian bool
		want    string
		how     spelling
	}{
		{"Kh", false, "K♥", aCard},
		{"kH", false, "K♥", aCard},
		{"10d", false, "10♦", aCard},
		{"Ts", false, "10♠", aCard},
		{"2c", false, "2♣", aCard},
		{"Kc", true, "K♥", aCard},
		{"qq", true, "Q♦", aCard},
		{"7F", true, "7♣", aCard},
		{"Ap", true, "A♠", aCard},
		{"A♠", true, "A♠", aCard},
		{"A♥\ufe0f", false, "A♥", aCard},
		{"10♣\ufe0f", false, "10♣", aCard},
		{"9♦", false, "9♦", aCard},
		{"??", true, "??", aCard},
		{"Kq", false, "??", otherLetters},
		{"Kp", false, "??", otherLetters},
		{"Kh", true, "??", otherLetters},
		{"Ks", true, "??", otherLetters},
		{"1h", false, "??", noCard},
		{"11h", false, "??", noCard},
		{"K", false, "??", noCard},
		{"h", false, "??", noCard},
		{"?", false, "??", noCard},
		{"Khh", false, "??", noCard},
		{"K♥♥", false, "??", noCard},
		{"K\ufe0f", false, "??", noCard},
		{"Kh\ufe0f", false, "??", noCard},
		{"K♥♦♣♠", false, "??", noCard},
		{"", false, "??", noCard},
	} {
		got, how := parseCard(c.text, c.italian)
		if got.String() != c.want || how != c.how {
			t.Errorf("%q italian %t: got %s %d, want %s %d", c.text, c.italian, got, how, c.want, c.how)
		}
	}
}

func TestCutCard(t *testing.T) {
	for _, c := range []struct {
		text, want, rest string
		italian          bool
	}{
		{"KhQd", "K♥", "Qd", false},
		{"10♥\ufe0f 9s", "10♥", " 9s", false},
		{"ts", "10♠", "", false},
		{"1h", "", "1h", false},
		{"Kq", "", "Kq", false},
		{"K", "", "K", false},
		{"??", "", "??", false},
		{"", "", "", false},
		{"KcQp", "K♥", "Qp", true},
		{"Kq", "K♦", "", true},
		{"Kh", "", "Kh", true},
	} {
		k, rest, ok := CutCard(c.text, c.italian)
		got := ""
		if ok {
			got = k.String()
		}
		if got != c.want || rest != c.rest {
			t.Errorf("%q: got %q and %q behind it, want %q and %q", c.text, got, rest, c.want, c.rest)
		}
	}
}

func TestParseRank(t *testing.T) {
	for text, want := range map[string]card.Rank{"2": 2, "9": 9, "10": 10, "t": 10, "J": 11, "q": 12, "K": 13, "A": 14} {
		if got, ok := parseRank(text); got != want || !ok {
			t.Errorf("%q: got %d %t, want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "1", "11", "100", "Kh", "re", "K "} {
		if got, ok := parseRank(text); ok {
			t.Errorf("%q: got %d, want none", text, got)
		}
	}
}

func TestParseHolding(t *testing.T) {
	for _, c := range []struct {
		text, cards, rest, faults string
	}{
		{"Js Jd 9h 8c 7d", "J♠ J♦ 9♥ 8♣ 7♦", "", ""},
		{"Kh Kd ?? ?? ??", "K♥ K♦ ?? ?? ??", "", ""},
		{"Kh Kd ...", "K♥ K♦", "...", ""},
		{"...", "", "...", ""},
		{"2h 3h 4h 5h 6h 7h 8h 9h 10h Jh", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥", "", ""},
		{"2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥", "",
			"F36<2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh>"},
		{"Kh Kh", "K♥ K♥", "", "F35<Kh>"},
		{"Kh,Kd", "", "", "F33<Kh,Kd>"},
		{"Kh ... Kd", "K♥", "...", "F30<Kd>"},
		{"Kh e Kd", "K♥", "", "F33<e>"},
		{"Kf Kh", "?? K♥", "", "F34<Kf>"},
		{" ", "", "", "F33< >"},
	} {
		v, rep := scalar(c.text), &reporter{}
		cards, rest := cardReader{rep: rep, store: newStore(nil)}.holding(v)
		var got []string
		for _, k := range cards {
			got = append(got, k.V.String())
		}
		src := v.Source()
		faults := faultsOf(&actParser{rep: rep}, src)
		if strings.Join(got, " ") != c.cards || src.Slice(rest) != c.rest || faults != c.faults {
			t.Errorf("%q: got %v %q %s, want %s %q %s", c.text, got, src.Slice(rest), faults, c.cards, c.rest, c.faults)
		}
	}
}
